// How far the engine of this device has come.

export const loading = $state({ share: 0, ready: false, failed: "" });
