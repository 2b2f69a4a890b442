declare module "virtual:emblems/*" {
  /** The address of the file that holds the emblems of a title. */
  const sprite: string;
  export default sprite;
}
