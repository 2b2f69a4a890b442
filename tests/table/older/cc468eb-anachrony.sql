BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chairs (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	person VARCHAR(32), 
	level VARCHAR(20), 
	stands_in BOOLEAN NOT NULL, 
	resigned BOOLEAN NOT NULL, 
	CONSTRAINT pk_chairs PRIMARY KEY (table_id, seat)
);
INSERT INTO "chairs" VALUES('000000001',0,'person','e460c5c6ec9bed53154dd9b65fd61785',NULL,0,0);
INSERT INTO "chairs" VALUES('000000001',1,'person','5b40403b2cfb141e6c80e9e48a99fb00',NULL,0,0);
INSERT INTO "chairs" VALUES('000000007',0,'person','5b40403b2cfb141e6c80e9e48a99fb00',NULL,0,0);
INSERT INTO "chairs" VALUES('000000007',1,'person','1e1f4eb525a5d933dc3a0942f11bf82b','novice',1,0);
INSERT INTO "chairs" VALUES('000000007',2,'person','cda04cf5d48dcbfe11168434e49826eb',NULL,0,0);
INSERT INTO "chairs" VALUES('000000010',0,'person','e460c5c6ec9bed53154dd9b65fd61785',NULL,0,0);
INSERT INTO "chairs" VALUES('000000010',1,'person','5b40403b2cfb141e6c80e9e48a99fb00',NULL,0,0);
INSERT INTO "chairs" VALUES('000000010',2,'person','1e1f4eb525a5d933dc3a0942f11bf82b','novice',0,1);
INSERT INTO "chairs" VALUES('000000013',0,'person','e460c5c6ec9bed53154dd9b65fd61785',NULL,0,0);
INSERT INTO "chairs" VALUES('000000013',1,'person','5b40403b2cfb141e6c80e9e48a99fb00',NULL,0,0);
INSERT INTO "chairs" VALUES('000000016',0,'person','e460c5c6ec9bed53154dd9b65fd61785',NULL,0,0);
INSERT INTO "chairs" VALUES('000000016',1,'person','5b40403b2cfb141e6c80e9e48a99fb00',NULL,0,0);
INSERT INTO "chairs" VALUES('000000019',0,'person','e460c5c6ec9bed53154dd9b65fd61785',NULL,0,0);
INSERT INTO "chairs" VALUES('000000019',1,'open',NULL,NULL,0,0);
INSERT INTO "chairs" VALUES('000000004',0,'person','e460c5c6ec9bed53154dd9b65fd61785',NULL,0,0);
INSERT INTO "chairs" VALUES('000000004',1,'person','5b40403b2cfb141e6c80e9e48a99fb00','novice',1,0);
INSERT INTO "chairs" VALUES('000000004',2,'person','1e1f4eb525a5d933dc3a0942f11bf82b','novice',1,0);
INSERT INTO "chairs" VALUES('000000004',3,'person','cda04cf5d48dcbfe11168434e49826eb','novice',1,0);
INSERT INTO "chairs" VALUES('000000022',0,'bot',NULL,'random',0,0);
INSERT INTO "chairs" VALUES('000000022',1,'person','5b40403b2cfb141e6c80e9e48a99fb00',NULL,0,0);
INSERT INTO "chairs" VALUES('000000025',0,'person','cda04cf5d48dcbfe11168434e49826eb',NULL,0,0);
INSERT INTO "chairs" VALUES('000000025',1,'open',NULL,NULL,0,0);
INSERT INTO "chairs" VALUES('000000025',2,'bot',NULL,'novice',0,0);
CREATE TABLE log (
	table_id VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	seat INTEGER, 
	"key" VARCHAR(100), 
	question VARCHAR(8), 
	person VARCHAR(32), 
	client VARCHAR(40), 
	body TEXT, 
	CONSTRAINT pk_log PRIMARY KEY (table_id, version)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('000000001',1,1700000000.0,'said',NULL,NULL,NULL,NULL,NULL,'{"said": ["table-seeded", {}]}');
INSERT INTO "log" VALUES('000000001',2,1700000000.0,'begin',NULL,NULL,NULL,'5b40403b2cfb141e6c80e9e48a99fb00',NULL,'{"said": ["table-sat", {"who": "seat:1"}]}');
INSERT INTO "log" VALUES('000000001',3,1700000060.0,'answer',0,'leader:patron_valerian','353895fe','e460c5c6ec9bed53154dd9b65fd61785','made1',NULL);
INSERT INTO "log" VALUES('000000001',4,1700000120.0,'answer',1,'leader:shepherd_caratacus','b79271eb','5b40403b2cfb141e6c80e9e48a99fb00','made2',NULL);
INSERT INTO "log" VALUES('000000001',5,1700000180.0,'answer',0,'done','1e814696','e460c5c6ec9bed53154dd9b65fd61785','made3',NULL);
INSERT INTO "log" VALUES('000000001',6,1700000240.0,'answer',1,'power:bottom_left','f9c7bce3','5b40403b2cfb141e6c80e9e48a99fb00','made4',NULL);
INSERT INTO "log" VALUES('000000001',7,1700000300.0,'answer',1,'power:top_left','4ddc11af','5b40403b2cfb141e6c80e9e48a99fb00','made5',NULL);
INSERT INTO "log" VALUES('000000001',8,1700000360.0,'answer',1,'power:top_middle','ba45a69d','5b40403b2cfb141e6c80e9e48a99fb00','made6',NULL);
INSERT INTO "log" VALUES('000000001',9,1700000420.0,'answer',1,'power:bottom_middle','e69a1cc8','5b40403b2cfb141e6c80e9e48a99fb00','made7',NULL);
INSERT INTO "log" VALUES('000000001',10,1700000480.0,'answer',1,'power:top_right','7297dfa7','5b40403b2cfb141e6c80e9e48a99fb00','made8',NULL);
INSERT INTO "log" VALUES('000000001',11,1700000540.0,'answer',1,'done','06944169','5b40403b2cfb141e6c80e9e48a99fb00','made9',NULL);
INSERT INTO "log" VALUES('000000001',12,1700000600.0,'answer',0,'warp:scientist','392fef40','e460c5c6ec9bed53154dd9b65fd61785','made10','{"quiet": true}');
INSERT INTO "log" VALUES('000000001',13,1700000660.0,'answer',0,'warp:engineer','e3d65083','e460c5c6ec9bed53154dd9b65fd61785','made11',NULL);
INSERT INTO "log" VALUES('000000001',14,1700000720.0,'answer',1,'warp:uranium','038be975','5b40403b2cfb141e6c80e9e48a99fb00','made12','{"quiet": true}');
INSERT INTO "log" VALUES('000000001',15,1700000780.0,'answer',1,'warp:gold','48812603','5b40403b2cfb141e6c80e9e48a99fb00','made13',NULL);
INSERT INTO "log" VALUES('000000001',16,1700000840.0,'answer',0,'place:administrator','51d5959a','e460c5c6ec9bed53154dd9b65fd61785','made14',NULL);
INSERT INTO "log" VALUES('000000001',17,1700000900.0,'answer',1,'free:shepherd_caratacus','f37a93bc','5b40403b2cfb141e6c80e9e48a99fb00','made15',NULL);
INSERT INTO "log" VALUES('000000001',18,1700000960.0,'answer',1,'place:scientist','33487ab2','5b40403b2cfb141e6c80e9e48a99fb00','made16',NULL);
INSERT INTO "log" VALUES('000000001',19,1700001020.0,'answer',1,'hex:research:2','6591f42c','5b40403b2cfb141e6c80e9e48a99fb00','made17',NULL);
INSERT INTO "log" VALUES('000000001',20,1700001080.0,'answer',1,'icon:society','b5805506','5b40403b2cfb141e6c80e9e48a99fb00','made18',NULL);
INSERT INTO "log" VALUES('000000001',21,1700001140.0,'answer',1,'pass','33487ab2','5b40403b2cfb141e6c80e9e48a99fb00','made19',NULL);
INSERT INTO "log" VALUES('000000001',22,1700001200.0,'answer',0,'done','1e814696','e460c5c6ec9bed53154dd9b65fd61785','made20',NULL);
INSERT INTO "log" VALUES('000000001',23,1700001260.0,'answer',1,'power:top_left','f9c7bce3','5b40403b2cfb141e6c80e9e48a99fb00','made21',NULL);
INSERT INTO "log" VALUES('000000001',24,1700001320.0,'answer',1,'power:bottom_left','06c20546','5b40403b2cfb141e6c80e9e48a99fb00','made22',NULL);
INSERT INTO "log" VALUES('000000001',25,1700001380.0,'answer',1,'power:top_middle','7b53c0a3','5b40403b2cfb141e6c80e9e48a99fb00','made23',NULL);
INSERT INTO "log" VALUES('000000001',26,1700001440.0,'answer',1,'done','7705a513','5b40403b2cfb141e6c80e9e48a99fb00','made24',NULL);
INSERT INTO "log" VALUES('000000001',27,1700001500.0,'answer',0,'warp:neutronium','e1cd88c9','e460c5c6ec9bed53154dd9b65fd61785','made25','{"quiet": true}');
INSERT INTO "log" VALUES('000000001',28,1700001560.0,'answer',0,'warp:uranium','91b90537','e460c5c6ec9bed53154dd9b65fd61785','made26',NULL);
INSERT INTO "log" VALUES('000000001',29,1700001620.0,'answer',1,'warp:titanium','a14c02d7','5b40403b2cfb141e6c80e9e48a99fb00','made27','{"quiet": true}');
INSERT INTO "log" VALUES('000000001',30,1700001680.0,'answer',1,'warp:exosuit','8fd2036e','5b40403b2cfb141e6c80e9e48a99fb00','made28',NULL);
INSERT INTO "log" VALUES('000000001',31,1700001740.0,'answer',0,'place:engineer','51d5959a','e460c5c6ec9bed53154dd9b65fd61785','made29',NULL);
INSERT INTO "log" VALUES('000000001',32,1700001800.0,'answer',1,'place:engineer','f37a93bc','5b40403b2cfb141e6c80e9e48a99fb00','made30',NULL);
INSERT INTO "log" VALUES('000000001',33,1700001860.0,'answer',1,'hex:recruit:1','200a53a2','5b40403b2cfb141e6c80e9e48a99fb00','made31',NULL);
INSERT INTO "log" VALUES('000000001',34,1700001920.0,'answer',1,'worker:scientist','67e1cee7','5b40403b2cfb141e6c80e9e48a99fb00','made32',NULL);
INSERT INTO "log" VALUES('000000001',35,1700001980.0,'answer',1,'free:shepherd_caratacus','cc7d1408','5b40403b2cfb141e6c80e9e48a99fb00','made33',NULL);
INSERT INTO "log" VALUES('000000001',36,1700002040.0,'answer',1,'caratacus:water','e7dfd206','5b40403b2cfb141e6c80e9e48a99fb00','made34',NULL);
INSERT INTO "log" VALUES('000000001',37,1700002100.0,'answer',1,'sector:1','2398057a','5b40403b2cfb141e6c80e9e48a99fb00','made35',NULL);
INSERT INTO "log" VALUES('000000001',38,1700002160.0,'answer',1,'warp:uranium','ae30390f','5b40403b2cfb141e6c80e9e48a99fb00','made36',NULL);
INSERT INTO "log" VALUES('000000001',39,1700002220.0,'answer',1,'place:scientist','8e84ff19','5b40403b2cfb141e6c80e9e48a99fb00','made37',NULL);
INSERT INTO "log" VALUES('000000001',40,1700002280.0,'answer',1,'pool:nomads','9ab9f4d5','5b40403b2cfb141e6c80e9e48a99fb00','made38',NULL);
INSERT INTO "log" VALUES('000000001',41,1700002340.0,'answer',1,'offer:5','7588489a','5b40403b2cfb141e6c80e9e48a99fb00','made39',NULL);
INSERT INTO "log" VALUES('000000001',42,1700002400.0,'answer',1,'resource:gold','a88d90f9','5b40403b2cfb141e6c80e9e48a99fb00','made40',NULL);
INSERT INTO "log" VALUES('000000001',43,1700002430.0,'chat',0,NULL,NULL,'e460c5c6ec9bed53154dd9b65fd61785','made41','{"name": "Ann", "text": "Three more weeks?"}');
INSERT INTO "log" VALUES('000000001',44,1700002460.0,'chat',1,NULL,NULL,'5b40403b2cfb141e6c80e9e48a99fb00','made42','{"name": "Bob", "text": "Žádný spěch, моя очередь."}');
INSERT INTO "log" VALUES('000000004',1,1700002460.0,'said',NULL,NULL,NULL,NULL,NULL,'{"said": ["table-seeded", {}]}');
INSERT INTO "log" VALUES('000000004',2,1700002460.0,'said',NULL,NULL,NULL,'5b40403b2cfb141e6c80e9e48a99fb00',NULL,'{"said": ["table-sat", {"who": "seat:1"}]}');
INSERT INTO "log" VALUES('000000004',3,1700002460.0,'said',NULL,NULL,NULL,'1e1f4eb525a5d933dc3a0942f11bf82b',NULL,'{"said": ["table-sat", {"who": "seat:2"}]}');
INSERT INTO "log" VALUES('000000004',4,1700002460.0,'begin',NULL,NULL,NULL,'cda04cf5d48dcbfe11168434e49826eb',NULL,'{"said": ["table-sat", {"who": "seat:3"}]}');
INSERT INTO "log" VALUES('000000004',5,1700002520.0,'answer',0,'leader:patriarch_haulani','2f88846c','e460c5c6ec9bed53154dd9b65fd61785','made43',NULL);
INSERT INTO "log" VALUES('000000004',6,1700002580.0,'answer',1,'leader:librarian_cornella','535e3921','5b40403b2cfb141e6c80e9e48a99fb00','made44',NULL);
INSERT INTO "log" VALUES('000000004',7,1700002640.0,'answer',2,'leader:captain_wolfe','0682cdcc','1e1f4eb525a5d933dc3a0942f11bf82b','made45',NULL);
INSERT INTO "log" VALUES('000000004',8,1700002700.0,'answer',3,'leader:shepherd_caratacus','c009e7cf','cda04cf5d48dcbfe11168434e49826eb','made46',NULL);
INSERT INTO "log" VALUES('000000004',9,1700002760.0,'answer',1,'done','f9c7bce3','5b40403b2cfb141e6c80e9e48a99fb00','made47',NULL);
INSERT INTO "log" VALUES('000000004',10,1700002820.0,'answer',2,'power:top_left','a0a4a31b','1e1f4eb525a5d933dc3a0942f11bf82b','made48',NULL);
INSERT INTO "log" VALUES('000000004',11,1700002880.0,'answer',2,'power:top_middle','f8921f7f','1e1f4eb525a5d933dc3a0942f11bf82b','made49',NULL);
INSERT INTO "log" VALUES('000000004',12,1700002940.0,'answer',2,'offer:2','5018e6ac','1e1f4eb525a5d933dc3a0942f11bf82b','made50',NULL);
INSERT INTO "log" VALUES('000000004',13,1700003000.0,'answer',2,'offer:2','2c267a24','1e1f4eb525a5d933dc3a0942f11bf82b','made51',NULL);
INSERT INTO "log" VALUES('000000004',14,1700003060.0,'answer',2,'done','ee19c3c4','1e1f4eb525a5d933dc3a0942f11bf82b','made52',NULL);
INSERT INTO "log" VALUES('000000004',15,1700003120.0,'answer',2,'offer:1','dae0cd82','1e1f4eb525a5d933dc3a0942f11bf82b','made53',NULL);
INSERT INTO "log" VALUES('000000004',16,1700003180.0,'answer',2,'done','23029a79','1e1f4eb525a5d933dc3a0942f11bf82b','made54',NULL);
INSERT INTO "log" VALUES('000000004',17,1700003240.0,'answer',3,'power:top_left','df6d31ef','cda04cf5d48dcbfe11168434e49826eb','made55',NULL);
INSERT INTO "log" VALUES('000000004',18,1700003300.0,'answer',3,'done','cd8bab13','cda04cf5d48dcbfe11168434e49826eb','made56',NULL);
INSERT INTO "log" VALUES('000000004',19,1700003360.0,'answer',0,'done','1e814696','e460c5c6ec9bed53154dd9b65fd61785','made57',NULL);
INSERT INTO "log" VALUES('000000004',20,1700003420.0,'answer',0,'warp:titanium','392fef40','e460c5c6ec9bed53154dd9b65fd61785','made58','{"quiet": true}');
INSERT INTO "log" VALUES('000000004',21,1700003480.0,'answer',0,'warp:water','a70e9652','e460c5c6ec9bed53154dd9b65fd61785','made59',NULL);
INSERT INTO "log" VALUES('000000004',22,1700003540.0,'answer',1,'warp:exosuit','038be975','5b40403b2cfb141e6c80e9e48a99fb00','made60','{"quiet": true}');
INSERT INTO "log" VALUES('000000004',23,1700003600.0,'answer',1,'done','b5c74457','5b40403b2cfb141e6c80e9e48a99fb00','made61',NULL);
INSERT INTO "log" VALUES('000000004',24,1700003660.0,'answer',2,'warp:exosuit','13eb16a2','1e1f4eb525a5d933dc3a0942f11bf82b','made62','{"quiet": true}');
INSERT INTO "log" VALUES('000000004',25,1700003720.0,'answer',2,'warp:administrator','7a23b8fb','1e1f4eb525a5d933dc3a0942f11bf82b','made63',NULL);
INSERT INTO "log" VALUES('000000004',26,1700003780.0,'answer',3,'warp:administrator','4f2e6366','cda04cf5d48dcbfe11168434e49826eb','made64','{"quiet": true}');
INSERT INTO "log" VALUES('000000004',27,1700003840.0,'answer',3,'warp:exosuit','a0798604','cda04cf5d48dcbfe11168434e49826eb','made65',NULL);
INSERT INTO "log" VALUES('000000004',28,1700003900.0,'answer',1,'pass','c2a9646f','5b40403b2cfb141e6c80e9e48a99fb00','made66',NULL);
INSERT INTO "log" VALUES('000000004',29,1700003960.0,'answer',2,'place:scientist','f81f0818','1e1f4eb525a5d933dc3a0942f11bf82b','made67',NULL);
INSERT INTO "log" VALUES('000000004',30,1700004020.0,'answer',2,'pool:nomads','dd1304f2','1e1f4eb525a5d933dc3a0942f11bf82b','made68',NULL);
INSERT INTO "log" VALUES('000000004',31,1700004080.0,'answer',2,'offer:6','563f0418','1e1f4eb525a5d933dc3a0942f11bf82b','made69',NULL);
INSERT INTO "log" VALUES('000000004',32,1700004140.0,'answer',2,'resource:gold','389e1233','1e1f4eb525a5d933dc3a0942f11bf82b','made70',NULL);
INSERT INTO "log" VALUES('000000004',33,1700004200.0,'answer',2,'resource:titanium','1962c2d8','1e1f4eb525a5d933dc3a0942f11bf82b','made71',NULL);
INSERT INTO "log" VALUES('000000004',34,1700004260.0,'answer',3,'place:engineer','96714309','cda04cf5d48dcbfe11168434e49826eb','made72',NULL);
INSERT INTO "log" VALUES('000000004',35,1700004320.0,'answer',3,'hex:mine:bottom','00207921','cda04cf5d48dcbfe11168434e49826eb','made73',NULL);
INSERT INTO "log" VALUES('000000004',36,1700004380.0,'answer',3,'resource:gold','12948320','cda04cf5d48dcbfe11168434e49826eb','made74',NULL);
INSERT INTO "log" VALUES('000000004',37,1700004440.0,'answer',0,'pass','bd4c3b0c','e460c5c6ec9bed53154dd9b65fd61785','made75',NULL);
INSERT INTO "log" VALUES('000000004',38,1700004500.0,'answer',2,'free:force_workers','f81f0818','1e1f4eb525a5d933dc3a0942f11bf82b','made76',NULL);
INSERT INTO "log" VALUES('000000004',39,1700004560.0,'answer',2,'place:engineer','dbfb4528','1e1f4eb525a5d933dc3a0942f11bf82b','made77',NULL);
INSERT INTO "log" VALUES('000000004',40,1700004620.0,'answer',2,'pool:purify','399125c4','1e1f4eb525a5d933dc3a0942f11bf82b','made78',NULL);
INSERT INTO "log" VALUES('000000004',41,1700004680.0,'answer',3,'free:shepherd_caratacus','6386e5d3','cda04cf5d48dcbfe11168434e49826eb','made79',NULL);
INSERT INTO "log" VALUES('000000004',42,1700004740.0,'answer',3,'pass','3b6f4010','cda04cf5d48dcbfe11168434e49826eb','made80',NULL);
INSERT INTO "log" VALUES('000000004',43,1700004800.0,'answer',2,'place:administrator','dbfb4528','1e1f4eb525a5d933dc3a0942f11bf82b','made81',NULL);
INSERT INTO "log" VALUES('000000004',44,1700004860.0,'answer',2,'hex:recruit:3','beed5289','1e1f4eb525a5d933dc3a0942f11bf82b','made82',NULL);
INSERT INTO "log" VALUES('000000004',45,1700004920.0,'answer',2,'worker:scientist','780ff3b8','1e1f4eb525a5d933dc3a0942f11bf82b','made83',NULL);
INSERT INTO "log" VALUES('000000004',46,1700004980.0,'answer',2,'pass','3df4435a','1e1f4eb525a5d933dc3a0942f11bf82b','made84',NULL);
INSERT INTO "log" VALUES('000000004',47,1700005040.0,'answer',1,'done','f9c7bce3','5b40403b2cfb141e6c80e9e48a99fb00','made85',NULL);
INSERT INTO "log" VALUES('000000004',48,1700005100.0,'answer',2,'power:top_left','a0a4a31b','1e1f4eb525a5d933dc3a0942f11bf82b','made86',NULL);
INSERT INTO "log" VALUES('000000004',49,1700005160.0,'answer',2,'power:bottom_left','f8921f7f','1e1f4eb525a5d933dc3a0942f11bf82b','made87',NULL);
INSERT INTO "log" VALUES('000000004',50,1700005220.0,'answer',2,'offer:1','dba96741','1e1f4eb525a5d933dc3a0942f11bf82b','made88',NULL);
INSERT INTO "log" VALUES('000000004',51,1700005280.0,'answer',2,'power:bottom_middle','cd43f0d4','1e1f4eb525a5d933dc3a0942f11bf82b','made89',NULL);
INSERT INTO "log" VALUES('000000004',52,1700005340.0,'answer',2,'done','09938af9','1e1f4eb525a5d933dc3a0942f11bf82b','made90',NULL);
INSERT INTO "log" VALUES('000000004',53,1700005400.0,'answer',2,'offer:2','dae0cd82','1e1f4eb525a5d933dc3a0942f11bf82b','made91',NULL);
INSERT INTO "log" VALUES('000000004',54,1700005460.0,'answer',2,'done','dd303058','1e1f4eb525a5d933dc3a0942f11bf82b','made92',NULL);
INSERT INTO "log" VALUES('000000004',55,1700005520.0,'answer',3,'power:top_left','df6d31ef','cda04cf5d48dcbfe11168434e49826eb','made93',NULL);
INSERT INTO "log" VALUES('000000004',56,1700005580.0,'answer',3,'done','cd8bab13','cda04cf5d48dcbfe11168434e49826eb','made94',NULL);
INSERT INTO "log" VALUES('000000004',57,1700005640.0,'answer',0,'power:top_left','1e814696','e460c5c6ec9bed53154dd9b65fd61785','made95',NULL);
INSERT INTO "log" VALUES('000000004',58,1700005700.0,'answer',0,'power:bottom_left','b1f6f2db','e460c5c6ec9bed53154dd9b65fd61785','made96',NULL);
INSERT INTO "log" VALUES('000000004',59,1700005760.0,'answer',0,'done','8a6b904e','e460c5c6ec9bed53154dd9b65fd61785','made97',NULL);
INSERT INTO "log" VALUES('000000004',60,1700005820.0,'answer',0,'warp:engineer','cd4d8464','e460c5c6ec9bed53154dd9b65fd61785','made98','{"quiet": true}');
INSERT INTO "log" VALUES('000000004',61,1700005880.0,'answer',0,'warp:uranium','9dceb5ab','e460c5c6ec9bed53154dd9b65fd61785','made99',NULL);
INSERT INTO "log" VALUES('000000004',62,1700005940.0,'answer',1,'warp:uranium','b5c74457','5b40403b2cfb141e6c80e9e48a99fb00','made100','{"quiet": true}');
INSERT INTO "log" VALUES('000000004',63,1700006000.0,'answer',1,'warp:engineer','81eaa604','5b40403b2cfb141e6c80e9e48a99fb00','made101',NULL);
INSERT INTO "log" VALUES('000000004',64,1700006060.0,'answer',2,'warp:scientist','0a023094','1e1f4eb525a5d933dc3a0942f11bf82b','made102','{"quiet": true}');
INSERT INTO "log" VALUES('000000004',65,1700006120.0,'answer',2,'warp:titanium','c7b6f81c','1e1f4eb525a5d933dc3a0942f11bf82b','made103',NULL);
INSERT INTO "log" VALUES('000000004',66,1700006180.0,'answer',3,'warp:engineer','a91888f7','cda04cf5d48dcbfe11168434e49826eb','made104','{"quiet": true}');
INSERT INTO "log" VALUES('000000004',67,1700006240.0,'answer',3,'warp:titanium','88c49eeb','cda04cf5d48dcbfe11168434e49826eb','made105',NULL);
INSERT INTO "log" VALUES('000000004',68,1700006300.0,'answer',1,'place:administrator','339afcb1','5b40403b2cfb141e6c80e9e48a99fb00','made106',NULL);
INSERT INTO "log" VALUES('000000004',69,1700006360.0,'answer',2,'pass','a4f695f9','1e1f4eb525a5d933dc3a0942f11bf82b','made107',NULL);
INSERT INTO "log" VALUES('000000004',70,1700006420.0,'answer',3,'free:force_workers','96714309','cda04cf5d48dcbfe11168434e49826eb','made108',NULL);
INSERT INTO "log" VALUES('000000004',71,1700006480.0,'answer',3,'place:administrator','d7a98a80','cda04cf5d48dcbfe11168434e49826eb','made109',NULL);
INSERT INTO "log" VALUES('000000004',72,1700006540.0,'answer',3,'pool:purify','a502595e','cda04cf5d48dcbfe11168434e49826eb','made110',NULL);
INSERT INTO "log" VALUES('000000004',73,1700006600.0,'answer',0,'pass','bd4c3b0c','e460c5c6ec9bed53154dd9b65fd61785','made111',NULL);
INSERT INTO "log" VALUES('000000004',74,1700006660.0,'answer',3,'place:engineer','d7a98a80','cda04cf5d48dcbfe11168434e49826eb','made112',NULL);
INSERT INTO "log" VALUES('000000004',75,1700006720.0,'answer',3,'pass','ef6e530f','cda04cf5d48dcbfe11168434e49826eb','made113',NULL);
INSERT INTO "log" VALUES('000000004',76,1700006780.0,'answer',3,'sector:4','51611a05','cda04cf5d48dcbfe11168434e49826eb','made114',NULL);
INSERT INTO "log" VALUES('000000004',77,1700006840.0,'answer',0,'sector:4','faa3fce5','e460c5c6ec9bed53154dd9b65fd61785','made115',NULL);
INSERT INTO "log" VALUES('000000004',78,1700006900.0,'answer',2,'sector:1','961b1428','1e1f4eb525a5d933dc3a0942f11bf82b','made116',NULL);
INSERT INTO "log" VALUES('000000004',79,1700006960.0,'answer',3,'warp:engineer','5dc0f87e','cda04cf5d48dcbfe11168434e49826eb','made117',NULL);
INSERT INTO "log" VALUES('000000004',80,1700007020.0,'answer',0,'warp:titanium','d3326c41','e460c5c6ec9bed53154dd9b65fd61785','made118',NULL);
INSERT INTO "log" VALUES('000000004',81,1700007080.0,'answer',2,'warp:titanium','ab72279c','1e1f4eb525a5d933dc3a0942f11bf82b','made119',NULL);
INSERT INTO "log" VALUES('000000004',82,1700007140.0,'answer',1,'done','f9c7bce3','5b40403b2cfb141e6c80e9e48a99fb00','made120',NULL);
INSERT INTO "log" VALUES('000000004',83,1700007200.0,'answer',2,'power:bottom_left','a0a4a31b','1e1f4eb525a5d933dc3a0942f11bf82b','made121',NULL);
INSERT INTO "log" VALUES('000000004',84,1700007260.0,'answer',2,'power:top_left','31bea47e','1e1f4eb525a5d933dc3a0942f11bf82b','made122',NULL);
INSERT INTO "log" VALUES('000000004',85,1700007320.0,'answer',2,'offer:1','dba96741','1e1f4eb525a5d933dc3a0942f11bf82b','made123',NULL);
INSERT INTO "log" VALUES('000000004',86,1700007380.0,'answer',2,'power:top_middle','cd43f0d4','1e1f4eb525a5d933dc3a0942f11bf82b','made124',NULL);
INSERT INTO "log" VALUES('000000004',87,1700007440.0,'answer',2,'power:bottom_middle','3a03a5ec','1e1f4eb525a5d933dc3a0942f11bf82b','made125',NULL);
INSERT INTO "log" VALUES('000000004',88,1700007500.0,'answer',2,'power:top_right','74357d2c','1e1f4eb525a5d933dc3a0942f11bf82b','made126',NULL);
INSERT INTO "log" VALUES('000000004',89,1700007560.0,'answer',2,'done','ee235bd9','1e1f4eb525a5d933dc3a0942f11bf82b','made127',NULL);
INSERT INTO "log" VALUES('000000004',90,1700007620.0,'answer',2,'done','dd303058','1e1f4eb525a5d933dc3a0942f11bf82b','made128',NULL);
INSERT INTO "log" VALUES('000000004',91,1700007680.0,'answer',3,'power:top_left','df6d31ef','cda04cf5d48dcbfe11168434e49826eb','made129',NULL);
INSERT INTO "log" VALUES('000000004',92,1700007740.0,'answer',3,'done','cd8bab13','cda04cf5d48dcbfe11168434e49826eb','made130',NULL);
INSERT INTO "log" VALUES('000000004',93,1700007800.0,'answer',0,'done','1e814696','e460c5c6ec9bed53154dd9b65fd61785','made131',NULL);
INSERT INTO "log" VALUES('000000004',94,1700007860.0,'answer',0,'done','543f5989','e460c5c6ec9bed53154dd9b65fd61785','made132',NULL);
INSERT INTO "log" VALUES('000000004',95,1700020700.0,'said',NULL,NULL,NULL,NULL,NULL,'{"said": ["table-time-up", {"who": ["seat:1", "seat:2", "seat:3"]}]}');
INSERT INTO "log" VALUES('000000007',1,1700007860.0,'said',NULL,NULL,NULL,NULL,NULL,'{"said": ["table-seeded", {}]}');
INSERT INTO "log" VALUES('000000007',2,1700007860.0,'said',NULL,NULL,NULL,'1e1f4eb525a5d933dc3a0942f11bf82b',NULL,'{"said": ["table-sat", {"who": "seat:1"}]}');
INSERT INTO "log" VALUES('000000007',3,1700007860.0,'begin',NULL,NULL,NULL,'cda04cf5d48dcbfe11168434e49826eb',NULL,'{"said": ["table-sat", {"who": "seat:2"}]}');
INSERT INTO "log" VALUES('000000007',4,1700007920.0,'answer',0,'leader:high_sunwalker_amena','bfa7a5d6','5b40403b2cfb141e6c80e9e48a99fb00','made133',NULL);
INSERT INTO "log" VALUES('000000007',5,1700007980.0,'answer',1,'leader:librarian_cornella','535e3921','1e1f4eb525a5d933dc3a0942f11bf82b','made134',NULL);
INSERT INTO "log" VALUES('000000007',6,1700008040.0,'answer',2,'leader:captain_wolfe','0682cdcc','cda04cf5d48dcbfe11168434e49826eb','made135',NULL);
INSERT INTO "log" VALUES('000000007',7,1700008100.0,'answer',1,'power:bottom_left','f9c7bce3','1e1f4eb525a5d933dc3a0942f11bf82b','made136',NULL);
INSERT INTO "log" VALUES('000000007',8,1700008160.0,'answer',1,'power:bottom_middle','4ddc11af','1e1f4eb525a5d933dc3a0942f11bf82b','made137',NULL);
INSERT INTO "log" VALUES('000000007',9,1700008220.0,'answer',1,'done','984d732c','1e1f4eb525a5d933dc3a0942f11bf82b','made138',NULL);
INSERT INTO "log" VALUES('000000007',10,1700008280.0,'answer',2,'power:top_left','a0a4a31b','cda04cf5d48dcbfe11168434e49826eb','made139',NULL);
INSERT INTO "log" VALUES('000000007',11,1700008340.0,'answer',2,'offer:1','f8921f7f','cda04cf5d48dcbfe11168434e49826eb','made140',NULL);
INSERT INTO "log" VALUES('000000007',12,1700008400.0,'answer',2,'offer:1','2856dfcf','cda04cf5d48dcbfe11168434e49826eb','made141',NULL);
INSERT INTO "log" VALUES('000000007',13,1700008460.0,'answer',2,'done','2856dfcf','cda04cf5d48dcbfe11168434e49826eb','made142',NULL);
INSERT INTO "log" VALUES('000000007',14,1700008520.0,'answer',2,'done','dae0cd82','cda04cf5d48dcbfe11168434e49826eb','made143',NULL);
INSERT INTO "log" VALUES('000000007',15,1700008580.0,'answer',0,'power:top_left','1e814696','5b40403b2cfb141e6c80e9e48a99fb00','made144',NULL);
INSERT INTO "log" VALUES('000000007',16,1700008640.0,'answer',0,'power:top_middle','b1f6f2db','5b40403b2cfb141e6c80e9e48a99fb00','made145',NULL);
INSERT INTO "log" VALUES('000000007',17,1700008700.0,'answer',0,'power:bottom_left','bbc31db9','5b40403b2cfb141e6c80e9e48a99fb00','made146',NULL);
INSERT INTO "log" VALUES('000000007',18,1700008760.0,'answer',0,'power:top_right','652b910f','5b40403b2cfb141e6c80e9e48a99fb00','made147',NULL);
INSERT INTO "log" VALUES('000000007',19,1700008820.0,'answer',0,'done','03cd8dbe','5b40403b2cfb141e6c80e9e48a99fb00','made148',NULL);
INSERT INTO "log" VALUES('000000007',20,1700008880.0,'answer',0,'warp:uranium','392fef40','5b40403b2cfb141e6c80e9e48a99fb00','made149','{"quiet": true}');
INSERT INTO "log" VALUES('000000007',21,1700008940.0,'answer',0,'warp:administrator','25d61b17','5b40403b2cfb141e6c80e9e48a99fb00','made150',NULL);
INSERT INTO "log" VALUES('000000007',22,1700009000.0,'answer',1,'done','038be975','1e1f4eb525a5d933dc3a0942f11bf82b','made151',NULL);
INSERT INTO "log" VALUES('000000007',23,1700009060.0,'answer',2,'warp:titanium','13eb16a2','cda04cf5d48dcbfe11168434e49826eb','made152','{"quiet": true}');
INSERT INTO "log" VALUES('000000007',24,1700009120.0,'answer',2,'warp:uranium','100298af','cda04cf5d48dcbfe11168434e49826eb','made153',NULL);
INSERT INTO "log" VALUES('000000007',25,1700009180.0,'answer',1,'pass','c2a9646f','1e1f4eb525a5d933dc3a0942f11bf82b','made154',NULL);
INSERT INTO "log" VALUES('000000007',26,1700009240.0,'answer',2,'free:force_workers','a4f695f9','cda04cf5d48dcbfe11168434e49826eb','made155',NULL);
INSERT INTO "log" VALUES('000000007',27,1700009300.0,'answer',2,'place:engineer','3df4435a','cda04cf5d48dcbfe11168434e49826eb','made156',NULL);
INSERT INTO "log" VALUES('000000007',28,1700009360.0,'answer',2,'hex:mine:bottom','46b6ca8c','cda04cf5d48dcbfe11168434e49826eb','made157',NULL);
INSERT INTO "log" VALUES('000000007',29,1700009420.0,'answer',2,'resource:titanium','794dcfff','cda04cf5d48dcbfe11168434e49826eb','made158',NULL);
INSERT INTO "log" VALUES('000000007',30,1700009420.0,'said',NULL,NULL,NULL,'1e1f4eb525a5d933dc3a0942f11bf82b',NULL,'{"said": ["table-left", {"who": "seat:1"}]}');
INSERT INTO "log" VALUES('000000010',1,1700009420.0,'said',NULL,NULL,NULL,NULL,NULL,'{"said": ["table-seeded", {}]}');
INSERT INTO "log" VALUES('000000010',2,1700009420.0,'said',NULL,NULL,NULL,'5b40403b2cfb141e6c80e9e48a99fb00',NULL,'{"said": ["table-sat", {"who": "seat:1"}]}');
INSERT INTO "log" VALUES('000000010',3,1700009420.0,'begin',NULL,NULL,NULL,'1e1f4eb525a5d933dc3a0942f11bf82b',NULL,'{"said": ["table-sat", {"who": "seat:2"}]}');
INSERT INTO "log" VALUES('000000010',4,1700009480.0,'answer',0,'leader:high_sunwalker_amena','bfa7a5d6','e460c5c6ec9bed53154dd9b65fd61785','made159',NULL);
INSERT INTO "log" VALUES('000000010',5,1700009540.0,'answer',1,'leader:treasure_hunter_samira','bbf10577','5b40403b2cfb141e6c80e9e48a99fb00','made160',NULL);
INSERT INTO "log" VALUES('000000010',6,1700009600.0,'answer',2,'leader:matriarch_zaida','7c77bb2e','1e1f4eb525a5d933dc3a0942f11bf82b','made161',NULL);
INSERT INTO "log" VALUES('000000010',7,1700009660.0,'answer',0,'done','1e814696','e460c5c6ec9bed53154dd9b65fd61785','made162',NULL);
INSERT INTO "log" VALUES('000000010',8,1700009720.0,'answer',1,'power:top_left','f9c7bce3','5b40403b2cfb141e6c80e9e48a99fb00','made163',NULL);
INSERT INTO "log" VALUES('000000010',9,1700009780.0,'answer',1,'power:bottom_left','06c20546','5b40403b2cfb141e6c80e9e48a99fb00','made164',NULL);
INSERT INTO "log" VALUES('000000010',10,1700009840.0,'answer',1,'power:top_middle','ba45a69d','5b40403b2cfb141e6c80e9e48a99fb00','made165',NULL);
INSERT INTO "log" VALUES('000000010',11,1700009900.0,'answer',1,'done','e69a1cc8','5b40403b2cfb141e6c80e9e48a99fb00','made166',NULL);
INSERT INTO "log" VALUES('000000010',12,1700009960.0,'answer',2,'done','52cea5fa','1e1f4eb525a5d933dc3a0942f11bf82b','made167',NULL);
INSERT INTO "log" VALUES('000000010',13,1700010020.0,'answer',0,'warp:scientist','392fef40','e460c5c6ec9bed53154dd9b65fd61785','made168','{"quiet": true}');
INSERT INTO "log" VALUES('000000010',14,1700010080.0,'answer',0,'done','e3d65083','e460c5c6ec9bed53154dd9b65fd61785','made169',NULL);
INSERT INTO "log" VALUES('000000010',15,1700010140.0,'answer',1,'warp:scientist','038be975','5b40403b2cfb141e6c80e9e48a99fb00','made170','{"quiet": true}');
INSERT INTO "log" VALUES('000000010',16,1700010200.0,'answer',1,'warp:engineer','a7c98354','5b40403b2cfb141e6c80e9e48a99fb00','made171',NULL);
INSERT INTO "log" VALUES('000000010',17,1700010260.0,'answer',2,'warp:engineer','13eb16a2','1e1f4eb525a5d933dc3a0942f11bf82b','made172','{"quiet": true}');
INSERT INTO "log" VALUES('000000010',18,1700010320.0,'answer',2,'warp:water','e1016692','1e1f4eb525a5d933dc3a0942f11bf82b','made173',NULL);
INSERT INTO "log" VALUES('000000010',19,1700010380.0,'answer',0,'place:engineer','e03d11c8','e460c5c6ec9bed53154dd9b65fd61785','made174',NULL);
INSERT INTO "log" VALUES('000000010',20,1700010440.0,'answer',1,'free:force_workers','33487ab2','5b40403b2cfb141e6c80e9e48a99fb00','made175',NULL);
INSERT INTO "log" VALUES('000000010',21,1700010500.0,'answer',1,'place:scientist','eabf1e7a','5b40403b2cfb141e6c80e9e48a99fb00','made176',NULL);
INSERT INTO "log" VALUES('000000010',22,1700010560.0,'answer',1,'own:supply','6591f42c','5b40403b2cfb141e6c80e9e48a99fb00','made177',NULL);
INSERT INTO "log" VALUES('000000010',23,1700010620.0,'answer',2,'place:scientist','a4f695f9','1e1f4eb525a5d933dc3a0942f11bf82b','made178',NULL);
INSERT INTO "log" VALUES('000000010',24,1700010680.0,'answer',1,'pass','eabf1e7a','5b40403b2cfb141e6c80e9e48a99fb00','made179',NULL);
INSERT INTO "log" VALUES('000000010',25,1700010740.0,'answer',1,'resource:gold','a1e0caa2','5b40403b2cfb141e6c80e9e48a99fb00','made180',NULL);
INSERT INTO "log" VALUES('000000010',26,1700010800.0,'answer',2,'worker:scientist','cc09ad8a','1e1f4eb525a5d933dc3a0942f11bf82b','made181',NULL);
INSERT INTO "log" VALUES('000000010',27,1700010860.0,'answer',0,'power:top_left','1e814696','e460c5c6ec9bed53154dd9b65fd61785','made182',NULL);
INSERT INTO "log" VALUES('000000010',28,1700010920.0,'answer',0,'power:top_middle','b1f6f2db','e460c5c6ec9bed53154dd9b65fd61785','made183',NULL);
INSERT INTO "log" VALUES('000000010',29,1700010980.0,'answer',0,'power:top_right','bbc31db9','e460c5c6ec9bed53154dd9b65fd61785','made184',NULL);
INSERT INTO "log" VALUES('000000010',30,1700011040.0,'answer',0,'done','db6c098f','e460c5c6ec9bed53154dd9b65fd61785','made185',NULL);
INSERT INTO "log" VALUES('000000010',31,1700011100.0,'answer',1,'done','f9c7bce3','5b40403b2cfb141e6c80e9e48a99fb00','made186',NULL);
INSERT INTO "log" VALUES('000000010',32,1700011160.0,'answer',2,'power:top_left','52cea5fa','1e1f4eb525a5d933dc3a0942f11bf82b','made187',NULL);
INSERT INTO "log" VALUES('000000010',33,1700011220.0,'answer',2,'done','df67ceea','1e1f4eb525a5d933dc3a0942f11bf82b','made188',NULL);
INSERT INTO "log" VALUES('000000010',34,1700011280.0,'answer',0,'warp:uranium','e3d65083','e460c5c6ec9bed53154dd9b65fd61785','made189','{"quiet": true}');
INSERT INTO "log" VALUES('000000010',35,1700011340.0,'answer',0,'warp:administrator','cb9b11e7','e460c5c6ec9bed53154dd9b65fd61785','made190',NULL);
INSERT INTO "log" VALUES('000000010',36,1700011400.0,'answer',1,'warp:titanium','000d77a4','5b40403b2cfb141e6c80e9e48a99fb00','made191','{"quiet": true}');
INSERT INTO "log" VALUES('000000010',37,1700011460.0,'answer',1,'warp:uranium','6ebc694c','5b40403b2cfb141e6c80e9e48a99fb00','made192',NULL);
INSERT INTO "log" VALUES('000000010',38,1700011520.0,'answer',2,'warp:exosuit','92b41031','1e1f4eb525a5d933dc3a0942f11bf82b','made193','{"quiet": true}');
INSERT INTO "log" VALUES('000000010',39,1700011580.0,'answer',2,'warp:administrator','99f05f77','1e1f4eb525a5d933dc3a0942f11bf82b','made194',NULL);
INSERT INTO "log" VALUES('000000010',40,1700011640.0,'answer',0,'pass','cc38b0cf','e460c5c6ec9bed53154dd9b65fd61785','made195',NULL);
INSERT INTO "log" VALUES('000000010',41,1700011640.0,'resign',NULL,NULL,NULL,'1e1f4eb525a5d933dc3a0942f11bf82b','made196','{"said": ["table-resigned", {"who": "seat:2"}]}');
INSERT INTO "log" VALUES('000000013',1,1700011640.0,'said',NULL,NULL,NULL,NULL,NULL,'{"said": ["table-seeded", {}]}');
INSERT INTO "log" VALUES('000000013',2,1700011640.0,'begin',NULL,NULL,NULL,'5b40403b2cfb141e6c80e9e48a99fb00',NULL,'{"said": ["table-sat", {"who": "seat:1"}]}');
INSERT INTO "log" VALUES('000000013',3,1700011700.0,'answer',1,'leader:captain_wolfe','bbf10577','5b40403b2cfb141e6c80e9e48a99fb00','made197',NULL);
INSERT INTO "log" VALUES('000000013',4,1700011700.0,'undo',1,NULL,NULL,'5b40403b2cfb141e6c80e9e48a99fb00','made198','{"said": ["table-undone", {"who": "seat:1"}]}');
INSERT INTO "log" VALUES('000000013',5,1700011760.0,'answer',1,'leader:captain_wolfe','bbf10577','5b40403b2cfb141e6c80e9e48a99fb00','made199',NULL);
INSERT INTO "log" VALUES('000000016',1,1700011760.0,'said',NULL,NULL,NULL,NULL,NULL,'{"said": ["table-seeded", {}]}');
INSERT INTO "log" VALUES('000000016',2,1700011760.0,'begin',NULL,NULL,NULL,'5b40403b2cfb141e6c80e9e48a99fb00',NULL,'{"said": ["table-sat", {"who": "seat:1"}]}');
INSERT INTO "log" VALUES('000000016',3,1700011820.0,'answer',0,'leader:captain_wolfe','1121afe6','e460c5c6ec9bed53154dd9b65fd61785','made200',NULL);
INSERT INTO "log" VALUES('000000016',4,1700011880.0,'answer',1,'leader:patriarch_haulani','192755c1','5b40403b2cfb141e6c80e9e48a99fb00','made201',NULL);
INSERT INTO "log" VALUES('000000016',5,1700011940.0,'answer',1,'power:top_left','f9c7bce3','5b40403b2cfb141e6c80e9e48a99fb00','made202',NULL);
INSERT INTO "log" VALUES('000000016',6,1700012000.0,'answer',1,'done','06c20546','5b40403b2cfb141e6c80e9e48a99fb00','made203',NULL);
INSERT INTO "log" VALUES('000000016',7,1700012060.0,'answer',0,'offer:2','22f7f784','e460c5c6ec9bed53154dd9b65fd61785','made204',NULL);
INSERT INTO "log" VALUES('000000016',8,1700012120.0,'answer',0,'offer:2','134af1f2','e460c5c6ec9bed53154dd9b65fd61785','made205',NULL);
INSERT INTO "log" VALUES('000000016',9,1700012180.0,'answer',0,'power:bottom_left','1e814696','e460c5c6ec9bed53154dd9b65fd61785','made206',NULL);
INSERT INTO "log" VALUES('000000016',10,1700012240.0,'answer',0,'power:bottom_middle','0e237643','e460c5c6ec9bed53154dd9b65fd61785','made207',NULL);
INSERT INTO "log" VALUES('000000016',11,1700012300.0,'answer',0,'power:top_left','3a298dba','e460c5c6ec9bed53154dd9b65fd61785','made208',NULL);
INSERT INTO "log" VALUES('000000016',12,1700012360.0,'answer',0,'power:top_middle','01bb1c5a','e460c5c6ec9bed53154dd9b65fd61785','made209',NULL);
INSERT INTO "log" VALUES('000000016',13,1700012420.0,'answer',0,'power:bottom_right','ca152255','e460c5c6ec9bed53154dd9b65fd61785','made210',NULL);
INSERT INTO "log" VALUES('000000016',14,1700012480.0,'answer',0,'done','31493e98','e460c5c6ec9bed53154dd9b65fd61785','made211',NULL);
INSERT INTO "log" VALUES('000000016',15,1700012540.0,'answer',0,'done','f3876993','e460c5c6ec9bed53154dd9b65fd61785','made212',NULL);
INSERT INTO "log" VALUES('000000016',16,1700012600.0,'answer',0,'warp:water','392fef40','e460c5c6ec9bed53154dd9b65fd61785','made213','{"quiet": true}');
INSERT INTO "log" VALUES('000000016',17,1700012660.0,'answer',0,'warp:scientist','132ea32d','e460c5c6ec9bed53154dd9b65fd61785','made214',NULL);
INSERT INTO "log" VALUES('000000016',18,1700012720.0,'answer',1,'warp:exosuit','038be975','5b40403b2cfb141e6c80e9e48a99fb00','made215','{"quiet": true}');
INSERT INTO "log" VALUES('000000016',19,1700012780.0,'answer',1,'warp:gold','b5c74457','5b40403b2cfb141e6c80e9e48a99fb00','made216',NULL);
INSERT INTO "log" VALUES('000000016',20,1700012840.0,'answer',1,'place:engineer','64f54ad5','5b40403b2cfb141e6c80e9e48a99fb00','made217',NULL);
INSERT INTO "log" VALUES('000000016',21,1700012900.0,'answer',1,'hex:mine:bottom','200a53a2','5b40403b2cfb141e6c80e9e48a99fb00','made218',NULL);
INSERT INTO "log" VALUES('000000016',22,1700012960.0,'answer',1,'resource:gold','61885c0e','5b40403b2cfb141e6c80e9e48a99fb00','made219',NULL);
INSERT INTO "log" VALUES('000000016',23,1700013020.0,'answer',0,'place:engineer','e03d11c8','e460c5c6ec9bed53154dd9b65fd61785','made220',NULL);
INSERT INTO "log" VALUES('000000016',24,1700013080.0,'answer',0,'hex:mine:middle','06ebb75c','e460c5c6ec9bed53154dd9b65fd61785','made221',NULL);
INSERT INTO "log" VALUES('000000016',25,1700013140.0,'answer',0,'resource:gold','4e802c47','e460c5c6ec9bed53154dd9b65fd61785','made222',NULL);
INSERT INTO "log" VALUES('000000016',26,1700013200.0,'answer',1,'free:force_workers','64f54ad5','5b40403b2cfb141e6c80e9e48a99fb00','made223',NULL);
INSERT INTO "log" VALUES('000000016',27,1700013260.0,'answer',1,'place:engineer','e35f3380','5b40403b2cfb141e6c80e9e48a99fb00','made224',NULL);
INSERT INTO "log" VALUES('000000016',28,1700013320.0,'answer',1,'pool:nomads','458bd63c','5b40403b2cfb141e6c80e9e48a99fb00','made225',NULL);
INSERT INTO "log" VALUES('000000016',29,1700013380.0,'answer',1,'offer:6','09b02144','5b40403b2cfb141e6c80e9e48a99fb00','made226',NULL);
INSERT INTO "log" VALUES('000000016',30,1700013440.0,'answer',1,'resource:titanium','70bec6a3','5b40403b2cfb141e6c80e9e48a99fb00','made227',NULL);
INSERT INTO "log" VALUES('000000016',31,1700013500.0,'answer',1,'resource:uranium','70bec6a3','5b40403b2cfb141e6c80e9e48a99fb00','made228',NULL);
INSERT INTO "log" VALUES('000000016',32,1700013560.0,'answer',0,'free:force_workers','e03d11c8','e460c5c6ec9bed53154dd9b65fd61785','made229',NULL);
INSERT INTO "log" VALUES('000000016',33,1700013620.0,'answer',0,'pass','f6bf0a9a','e460c5c6ec9bed53154dd9b65fd61785','made230',NULL);
INSERT INTO "log" VALUES('000000016',34,1700013680.0,'answer',1,'place:genius','234e95ad','5b40403b2cfb141e6c80e9e48a99fb00','made231',NULL);
INSERT INTO "log" VALUES('000000016',35,1700013740.0,'answer',1,'power:bottom_left','f9c7bce3','5b40403b2cfb141e6c80e9e48a99fb00','made232',NULL);
INSERT INTO "log" VALUES('000000016',36,1700013800.0,'answer',1,'power:bottom_middle','4ddc11af','5b40403b2cfb141e6c80e9e48a99fb00','made233',NULL);
INSERT INTO "log" VALUES('000000016',37,1700013860.0,'answer',1,'power:bottom_right','984d732c','5b40403b2cfb141e6c80e9e48a99fb00','made234',NULL);
INSERT INTO "log" VALUES('000000016',38,1700013920.0,'answer',1,'done','4247f3c0','5b40403b2cfb141e6c80e9e48a99fb00','made235',NULL);
INSERT INTO "log" VALUES('000000016',39,1700013980.0,'answer',0,'power:top_left','22f7f784','e460c5c6ec9bed53154dd9b65fd61785','made236',NULL);
INSERT INTO "log" VALUES('000000016',40,1700014040.0,'answer',0,'power:top_middle','d98100eb','e460c5c6ec9bed53154dd9b65fd61785','made237',NULL);
INSERT INTO "log" VALUES('000000016',41,1700014100.0,'answer',0,'power:bottom_left','84390a4c','e460c5c6ec9bed53154dd9b65fd61785','made238',NULL);
INSERT INTO "log" VALUES('000000016',42,1700014160.0,'answer',0,'power:top_right','23392605','e460c5c6ec9bed53154dd9b65fd61785','made239',NULL);
INSERT INTO "log" VALUES('000000016',43,1700014220.0,'answer',0,'offer:2','cf3bad8f','e460c5c6ec9bed53154dd9b65fd61785','made240',NULL);
INSERT INTO "log" VALUES('000000016',44,1700014280.0,'answer',0,'done','03cd8dbe','e460c5c6ec9bed53154dd9b65fd61785','made241',NULL);
INSERT INTO "log" VALUES('000000016',45,1700014340.0,'answer',0,'offer:2','b32f23e7','e460c5c6ec9bed53154dd9b65fd61785','made242',NULL);
INSERT INTO "log" VALUES('000000016',46,1700014400.0,'answer',0,'warp:titanium','cc34c21b','e460c5c6ec9bed53154dd9b65fd61785','made243','{"quiet": true}');
INSERT INTO "log" VALUES('000000016',47,1700014460.0,'answer',0,'warp:gold','a3647c54','e460c5c6ec9bed53154dd9b65fd61785','made244',NULL);
INSERT INTO "log" VALUES('000000016',48,1700014520.0,'answer',1,'warp:neutronium','1eeced4b','5b40403b2cfb141e6c80e9e48a99fb00','made245','{"quiet": true}');
INSERT INTO "log" VALUES('000000016',49,1700014580.0,'answer',1,'warp:engineer','dd5b9fde','5b40403b2cfb141e6c80e9e48a99fb00','made246',NULL);
INSERT INTO "log" VALUES('000000016',50,1700014640.0,'answer',1,'place:scientist','a0db0ac3','5b40403b2cfb141e6c80e9e48a99fb00','made247',NULL);
INSERT INTO "log" VALUES('000000016',51,1700014700.0,'answer',1,'hex:mine:middle','6591f42c','5b40403b2cfb141e6c80e9e48a99fb00','made248',NULL);
INSERT INTO "log" VALUES('000000016',52,1700014760.0,'answer',1,'resource:titanium','7cb909a1','5b40403b2cfb141e6c80e9e48a99fb00','made249',NULL);
INSERT INTO "log" VALUES('000000016',53,1700014820.0,'answer',0,'place:scientist','e03d11c8','e460c5c6ec9bed53154dd9b65fd61785','made250',NULL);
INSERT INTO "log" VALUES('000000016',54,1700014880.0,'answer',0,'hex:research:1','9380ac09','e460c5c6ec9bed53154dd9b65fd61785','made251',NULL);
INSERT INTO "log" VALUES('000000016',55,1700014940.0,'answer',0,'shape:circle','9619aaba','e460c5c6ec9bed53154dd9b65fd61785','made252',NULL);
INSERT INTO "log" VALUES('000000016',56,1700015000.0,'answer',1,'free:patriarch_haulani','a0db0ac3','5b40403b2cfb141e6c80e9e48a99fb00','made253',NULL);
INSERT INTO "log" VALUES('000000016',57,1700015060.0,'answer',1,'worker:engineer','0f0a569e','5b40403b2cfb141e6c80e9e48a99fb00','made254',NULL);
INSERT INTO "log" VALUES('000000016',58,1700015120.0,'answer',1,'pass','3c7f3169','5b40403b2cfb141e6c80e9e48a99fb00','made255',NULL);
INSERT INTO "log" VALUES('000000016',59,1700015180.0,'answer',0,'place:engineer','e03d11c8','e460c5c6ec9bed53154dd9b65fd61785','made256',NULL);
INSERT INTO "log" VALUES('000000016',60,1700015240.0,'answer',0,'hex:mine:top','d802940e','e460c5c6ec9bed53154dd9b65fd61785','made257',NULL);
INSERT INTO "log" VALUES('000000016',61,1700015300.0,'answer',0,'resource:titanium','b2f64aaf','e460c5c6ec9bed53154dd9b65fd61785','made258',NULL);
INSERT INTO "log" VALUES('000000016',62,1700015360.0,'answer',0,'pass','e03d11c8','e460c5c6ec9bed53154dd9b65fd61785','made259',NULL);
INSERT INTO "log" VALUES('000000016',63,1700015420.0,'answer',0,'sector:7','faa3fce5','e460c5c6ec9bed53154dd9b65fd61785','made260',NULL);
INSERT INTO "log" VALUES('000000016',64,1700015480.0,'answer',0,'done','7934d93a','e460c5c6ec9bed53154dd9b65fd61785','made261',NULL);
INSERT INTO "log" VALUES('000000016',65,1700015540.0,'answer',1,'power:top_left','4247f3c0','5b40403b2cfb141e6c80e9e48a99fb00','made262',NULL);
INSERT INTO "log" VALUES('000000016',66,1700015600.0,'answer',1,'power:top_middle','7b53c0a3','5b40403b2cfb141e6c80e9e48a99fb00','made263',NULL);
INSERT INTO "log" VALUES('000000016',67,1700015660.0,'answer',1,'done','7705a513','5b40403b2cfb141e6c80e9e48a99fb00','made264',NULL);
INSERT INTO "log" VALUES('000000016',68,1700015720.0,'answer',0,'done','401e0919','e460c5c6ec9bed53154dd9b65fd61785','made265',NULL);
INSERT INTO "log" VALUES('000000016',69,1700015780.0,'answer',0,'offer:1','b32f23e7','e460c5c6ec9bed53154dd9b65fd61785','made266',NULL);
INSERT INTO "log" VALUES('000000016',70,1700015840.0,'answer',0,'offer:1','f3876993','e460c5c6ec9bed53154dd9b65fd61785','made267',NULL);
INSERT INTO "log" VALUES('000000016',71,1700015900.0,'answer',0,'done','f3876993','e460c5c6ec9bed53154dd9b65fd61785','made268',NULL);
INSERT INTO "log" VALUES('000000016',72,1700015960.0,'answer',0,'warp:engineer','a32e06c1','e460c5c6ec9bed53154dd9b65fd61785','made269','{"quiet": true}');
INSERT INTO "log" VALUES('000000016',73,1700016020.0,'answer',0,'warp:uranium','9d14d729','e460c5c6ec9bed53154dd9b65fd61785','made270',NULL);
INSERT INTO "log" VALUES('000000016',74,1700016080.0,'answer',1,'warp:uranium','3c6b01a8','5b40403b2cfb141e6c80e9e48a99fb00','made271','{"quiet": true}');
INSERT INTO "log" VALUES('000000016',75,1700016140.0,'answer',1,'done','42bd1d4f','5b40403b2cfb141e6c80e9e48a99fb00','made272',NULL);
INSERT INTO "log" VALUES('000000016',76,1700016200.0,'answer',1,'free:force_workers','a0db0ac3','5b40403b2cfb141e6c80e9e48a99fb00','made273',NULL);
INSERT INTO "log" VALUES('000000016',77,1700016260.0,'answer',1,'pass','e35f3380','5b40403b2cfb141e6c80e9e48a99fb00','made274',NULL);
INSERT INTO "log" VALUES('000000016',78,1700016320.0,'answer',0,'free:force_workers','e03d11c8','e460c5c6ec9bed53154dd9b65fd61785','made275',NULL);
INSERT INTO "log" VALUES('000000016',79,1700016380.0,'answer',0,'place:scientist','f6bf0a9a','e460c5c6ec9bed53154dd9b65fd61785','made276',NULL);
INSERT INTO "log" VALUES('000000016',80,1700016440.0,'answer',0,'own:anomaly:7','43c58443','e460c5c6ec9bed53154dd9b65fd61785','made277',NULL);
INSERT INTO "log" VALUES('000000016',81,1700016500.0,'answer',0,'resource:gold','d07feb09','e460c5c6ec9bed53154dd9b65fd61785','made278',NULL);
INSERT INTO "log" VALUES('000000016',82,1700016560.0,'answer',0,'resource:gold','d07feb09','e460c5c6ec9bed53154dd9b65fd61785','made279',NULL);
INSERT INTO "log" VALUES('000000016',83,1700016620.0,'answer',0,'place:engineer','f6bf0a9a','e460c5c6ec9bed53154dd9b65fd61785','made280',NULL);
INSERT INTO "log" VALUES('000000016',84,1700016680.0,'answer',1,'sector:1','2398057a','5b40403b2cfb141e6c80e9e48a99fb00','made281',NULL);
INSERT INTO "log" VALUES('000000016',85,1700016740.0,'answer',1,'warp:exosuit','515c2a3d','5b40403b2cfb141e6c80e9e48a99fb00','made282',NULL);
INSERT INTO "log" VALUES('000000016',86,1700016800.0,'answer',1,'done','4247f3c0','5b40403b2cfb141e6c80e9e48a99fb00','made283',NULL);
INSERT INTO "log" VALUES('000000016',87,1700016860.0,'answer',0,'power:bottom_left','22f7f784','e460c5c6ec9bed53154dd9b65fd61785','made284',NULL);
INSERT INTO "log" VALUES('000000016',88,1700016920.0,'answer',0,'done','7b55cfcf','e460c5c6ec9bed53154dd9b65fd61785','made285',NULL);
INSERT INTO "log" VALUES('000000016',89,1700016980.0,'answer',0,'offer:2','b32f23e7','e460c5c6ec9bed53154dd9b65fd61785','made286',NULL);
INSERT INTO "log" VALUES('000000016',90,1700017040.0,'answer',0,'offer:2','17633f60','e460c5c6ec9bed53154dd9b65fd61785','made287',NULL);
INSERT INTO "log" VALUES('000000016',91,1700017100.0,'answer',0,'done','17633f60','e460c5c6ec9bed53154dd9b65fd61785','made288',NULL);
INSERT INTO "log" VALUES('000000016',92,1700017160.0,'answer',0,'warp:neutronium','3546dc10','e460c5c6ec9bed53154dd9b65fd61785','made289','{"quiet": true}');
INSERT INTO "log" VALUES('000000016',93,1700017220.0,'answer',0,'warp:exosuit','5ecbb0ce','e460c5c6ec9bed53154dd9b65fd61785','made290',NULL);
INSERT INTO "log" VALUES('000000016',94,1700017280.0,'answer',1,'warp:administrator','ebcee645','5b40403b2cfb141e6c80e9e48a99fb00','made291','{"quiet": true}');
INSERT INTO "log" VALUES('000000016',95,1700017340.0,'answer',1,'done','35c6120b','5b40403b2cfb141e6c80e9e48a99fb00','made292',NULL);
INSERT INTO "log" VALUES('000000016',96,1700017400.0,'answer',1,'free:force_workers','6ac414b1','5b40403b2cfb141e6c80e9e48a99fb00','made293',NULL);
INSERT INTO "log" VALUES('000000016',97,1700017460.0,'answer',1,'place:engineer','06c346f0','5b40403b2cfb141e6c80e9e48a99fb00','made294',NULL);
INSERT INTO "log" VALUES('000000016',98,1700017520.0,'answer',1,'own:anomaly:1','7a8524c9','5b40403b2cfb141e6c80e9e48a99fb00','made295',NULL);
INSERT INTO "log" VALUES('000000016',99,1700017580.0,'answer',1,'pay:neutronium','392a9bb3','5b40403b2cfb141e6c80e9e48a99fb00','made296',NULL);
INSERT INTO "log" VALUES('000000016',100,1700017640.0,'answer',0,'pass','e03d11c8','e460c5c6ec9bed53154dd9b65fd61785','made297',NULL);
INSERT INTO "log" VALUES('000000016',101,1700017700.0,'answer',1,'free:patriarch_haulani','06c346f0','5b40403b2cfb141e6c80e9e48a99fb00','made298',NULL);
INSERT INTO "log" VALUES('000000016',102,1700017760.0,'answer',1,'worker:engineer','f3088b15','5b40403b2cfb141e6c80e9e48a99fb00','made299',NULL);
INSERT INTO "log" VALUES('000000016',103,1700017820.0,'answer',0,'sector:7','faa3fce5','e460c5c6ec9bed53154dd9b65fd61785','made300',NULL);
INSERT INTO "log" VALUES('000000016',104,1700017880.0,'answer',0,'warp:engineer','70859b2d','e460c5c6ec9bed53154dd9b65fd61785','made301',NULL);
INSERT INTO "log" VALUES('000000016',105,1700017940.0,'answer',1,'done','7b53c0a3','5b40403b2cfb141e6c80e9e48a99fb00','made302',NULL);
INSERT INTO "log" VALUES('000000016',106,1700018000.0,'answer',0,'done','d98100eb','e460c5c6ec9bed53154dd9b65fd61785','made303',NULL);
INSERT INTO "log" VALUES('000000016',107,1700018060.0,'answer',0,'done','b32f23e7','e460c5c6ec9bed53154dd9b65fd61785','made304',NULL);
INSERT INTO "log" VALUES('000000016',108,1700018120.0,'answer',0,'done','1cdbf556','e460c5c6ec9bed53154dd9b65fd61785','made305',NULL);
INSERT INTO "log" VALUES('000000016',109,1700018180.0,'answer',1,'warp:water','35c6120b','5b40403b2cfb141e6c80e9e48a99fb00','made306','{"quiet": true}');
INSERT INTO "log" VALUES('000000016',110,1700018240.0,'answer',1,'warp:titanium','4659c682','5b40403b2cfb141e6c80e9e48a99fb00','made307',NULL);
INSERT INTO "log" VALUES('000000016',111,1700018300.0,'answer',1,'place:engineer','6ac414b1','5b40403b2cfb141e6c80e9e48a99fb00','made308',NULL);
INSERT INTO "log" VALUES('000000016',112,1700018360.0,'answer',0,'free:force_workers','e03d11c8','e460c5c6ec9bed53154dd9b65fd61785','made309',NULL);
INSERT INTO "log" VALUES('000000016',113,1700018420.0,'answer',0,'place:scientist','f6bf0a9a','e460c5c6ec9bed53154dd9b65fd61785','made310',NULL);
INSERT INTO "log" VALUES('000000016',114,1700018480.0,'answer',0,'own:supply','43c58443','e460c5c6ec9bed53154dd9b65fd61785','made311',NULL);
INSERT INTO "log" VALUES('000000016',115,1700018540.0,'answer',0,'place:engineer','f6bf0a9a','e460c5c6ec9bed53154dd9b65fd61785','made312',NULL);
INSERT INTO "log" VALUES('000000016',116,1700018600.0,'answer',0,'pay:basics','113fa60e','e460c5c6ec9bed53154dd9b65fd61785','made313',NULL);
INSERT INTO "log" VALUES('000000016',117,1700018660.0,'answer',0,'resource:uranium','d07feb09','e460c5c6ec9bed53154dd9b65fd61785','made314',NULL);
INSERT INTO "log" VALUES('000000016',118,1700018720.0,'answer',0,'resource:titanium','d07feb09','e460c5c6ec9bed53154dd9b65fd61785','made315',NULL);
INSERT INTO "log" VALUES('000000016',119,1700018780.0,'answer',1,'done','7b53c0a3','5b40403b2cfb141e6c80e9e48a99fb00','made316',NULL);
INSERT INTO "log" VALUES('000000016',120,1700018840.0,'answer',0,'offer:2','d98100eb','e460c5c6ec9bed53154dd9b65fd61785','made317',NULL);
INSERT INTO "log" VALUES('000000016',121,1700018900.0,'answer',0,'power:bottom_left','b1f6f2db','e460c5c6ec9bed53154dd9b65fd61785','made318',NULL);
INSERT INTO "log" VALUES('000000016',122,1700018960.0,'answer',0,'offer:1','2e74585f','e460c5c6ec9bed53154dd9b65fd61785','made319',NULL);
INSERT INTO "log" VALUES('000000016',123,1700019020.0,'answer',0,'power:bottom_middle','2e74585f','e460c5c6ec9bed53154dd9b65fd61785','made320',NULL);
INSERT INTO "log" VALUES('000000016',124,1700019080.0,'answer',0,'power:bottom_right','57cdcad9','e460c5c6ec9bed53154dd9b65fd61785','made321',NULL);
INSERT INTO "log" VALUES('000000016',125,1700019140.0,'answer',0,'power:top_middle','3959773a','e460c5c6ec9bed53154dd9b65fd61785','made322',NULL);
INSERT INTO "log" VALUES('000000016',126,1700019200.0,'answer',0,'done','5c6ca413','e460c5c6ec9bed53154dd9b65fd61785','made323',NULL);
INSERT INTO "log" VALUES('000000016',127,1700019260.0,'answer',0,'warp:administrator','1cdbf556','e460c5c6ec9bed53154dd9b65fd61785','made324','{"quiet": true}');
INSERT INTO "log" VALUES('000000016',128,1700019320.0,'answer',0,'done','41ec3481','e460c5c6ec9bed53154dd9b65fd61785','made325',NULL);
INSERT INTO "log" VALUES('000000016',129,1700019380.0,'answer',1,'done','c5286209','5b40403b2cfb141e6c80e9e48a99fb00','made326',NULL);
INSERT INTO "log" VALUES('000000016',130,1700019440.0,'answer',1,'place:administrator','6ac414b1','5b40403b2cfb141e6c80e9e48a99fb00','made327',NULL);
INSERT INTO "log" VALUES('000000016',131,1700019500.0,'answer',0,'pass','51d5959a','e460c5c6ec9bed53154dd9b65fd61785','made328',NULL);
INSERT INTO "log" VALUES('000000016',132,1700019560.0,'answer',0,'sector:7','faa3fce5','e460c5c6ec9bed53154dd9b65fd61785','made329',NULL);
INSERT INTO "log" VALUES('000000016',133,1700019620.0,'answer',1,'sector:10','2398057a','5b40403b2cfb141e6c80e9e48a99fb00','made330',NULL);
INSERT INTO "log" VALUES('000000016',134,1700019680.0,'answer',0,'warp:titanium','915698fd','e460c5c6ec9bed53154dd9b65fd61785','made331',NULL);
INSERT INTO "log" VALUES('000000016',135,1700019740.0,'answer',1,'warp:uranium','fa31bdb0','5b40403b2cfb141e6c80e9e48a99fb00','made332',NULL);
INSERT INTO "log" VALUES('000000016',136,1700019800.0,'answer',1,'power:top_middle','7b53c0a3','5b40403b2cfb141e6c80e9e48a99fb00','made333',NULL);
INSERT INTO "log" VALUES('000000016',137,1700019860.0,'answer',0,'power:top_middle','c6989381','e460c5c6ec9bed53154dd9b65fd61785','made334',NULL);
INSERT INTO "log" VALUES('000000016',138,1700019920.0,'answer',0,'offer:2','17633f60','e460c5c6ec9bed53154dd9b65fd61785','made335',NULL);
INSERT INTO "log" VALUES('000000016',139,1700019980.0,'answer',0,'offer:2','17633f60','e460c5c6ec9bed53154dd9b65fd61785','made336',NULL);
INSERT INTO "log" VALUES('000000016',140,1700020040.0,'answer',0,'warp:titanium','0c4d9632','e460c5c6ec9bed53154dd9b65fd61785','made337','{"quiet": true}');
INSERT INTO "log" VALUES('000000016',141,1700020100.0,'answer',0,'done','1de88b75','e460c5c6ec9bed53154dd9b65fd61785','made338',NULL);
INSERT INTO "log" VALUES('000000016',142,1700020160.0,'answer',1,'warp:scientist','4cc3e876','5b40403b2cfb141e6c80e9e48a99fb00','made339','{"quiet": true}');
INSERT INTO "log" VALUES('000000016',143,1700020220.0,'answer',1,'warp:uranium','23be8df8','5b40403b2cfb141e6c80e9e48a99fb00','made340',NULL);
INSERT INTO "log" VALUES('000000016',144,1700020280.0,'answer',1,'place:administrator','6ac414b1','5b40403b2cfb141e6c80e9e48a99fb00','made341',NULL);
INSERT INTO "log" VALUES('000000016',145,1700020340.0,'answer',1,'hex:council:left','a9d2bae3','5b40403b2cfb141e6c80e9e48a99fb00','made342',NULL);
INSERT INTO "log" VALUES('000000016',146,1700020400.0,'answer',0,'place:engineer','51d5959a','e460c5c6ec9bed53154dd9b65fd61785','made343',NULL);
INSERT INTO "log" VALUES('000000016',147,1700020460.0,'answer',0,'hex:construct:1','63fbb179','e460c5c6ec9bed53154dd9b65fd61785','made344',NULL);
INSERT INTO "log" VALUES('000000016',148,1700020520.0,'answer',0,'build:201','18fe476d','e460c5c6ec9bed53154dd9b65fd61785','made345',NULL);
INSERT INTO "log" VALUES('000000016',149,1700020580.0,'answer',1,'place:genius','a0db0ac3','5b40403b2cfb141e6c80e9e48a99fb00','made346',NULL);
INSERT INTO "log" VALUES('000000016',150,1700020640.0,'answer',1,'pay:neutronium','392a9bb3','5b40403b2cfb141e6c80e9e48a99fb00','made347',NULL);
INSERT INTO "log" VALUES('000000016',151,1700020700.0,'answer',0,'pass','51d5959a','e460c5c6ec9bed53154dd9b65fd61785','made348',NULL);
INSERT INTO "log" VALUES('000000022',1,1700020700.0,'said',NULL,NULL,NULL,NULL,NULL,'{"said": ["table-dealt-anew", {}]}');
INSERT INTO "log" VALUES('000000022',2,1700020700.0,'begin',NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "log" VALUES('000000022',3,1700020700.0,'answer',0,'place:scientist','e03d11c8',NULL,NULL,NULL);
INSERT INTO "log" VALUES('000000022',4,1700020700.0,'answer',0,'hex:research:1','3989b671',NULL,NULL,NULL);
INSERT INTO "log" VALUES('000000022',5,1700020700.0,'answer',0,'shape:triangle','9619aaba',NULL,NULL,NULL);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	lang VARCHAR(8) NOT NULL, 
	passphrase VARCHAR(200), 
	returns_as VARCHAR(100), 
	made FLOAT NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_returns_as UNIQUE (returns_as)
);
INSERT INTO "people" VALUES('e460c5c6ec9bed53154dd9b65fd61785','Ann','en','$argon2id$v=19$m=65536,t=3,p=4$AIzS1fT7eo1TNfY3zlfRXw$noFSMEVP67RGoeP2Hha3sIAgid0ayt49d33q2vgJN0w','ann',1700000000.0);
INSERT INTO "people" VALUES('5b40403b2cfb141e6c80e9e48a99fb00','Bob','en',NULL,NULL,1700000000.0);
INSERT INTO "people" VALUES('1e1f4eb525a5d933dc3a0942f11bf82b','Cem','cs',NULL,NULL,1700000000.0);
INSERT INTO "people" VALUES('cda04cf5d48dcbfe11168434e49826eb','Dana','pl',NULL,NULL,1700000000.0);
CREATE TABLE sessions (
	token VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	made FLOAT NOT NULL, 
	used FLOAT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (token)
);
INSERT INTO "sessions" VALUES('9e23bcfb7d9f5c24c11b886b913893ae761676fad74ed046c379dcc6d5a5e57f','e460c5c6ec9bed53154dd9b65fd61785',1700000000.0,1700000000.0);
INSERT INTO "sessions" VALUES('f35855b5efe0d82072e5e3e247dad4418572ad9d221e991310cb69b65ca21ee9','5b40403b2cfb141e6c80e9e48a99fb00',1700000000.0,1700000000.0);
INSERT INTO "sessions" VALUES('e2262d3e86e69eebc6f7959c5202adcaaa5f9a2d3553f612b21eca9397cb82fc','1e1f4eb525a5d933dc3a0942f11bf82b',1700000000.0,1700000000.0);
INSERT INTO "sessions" VALUES('c08c26b255b1ff8e9e5c3f6dbfa1843ec2f25fb310def76a79947700dfddbd41','cda04cf5d48dcbfe11168434e49826eb',1700000000.0,1700000000.0);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules VARCHAR(40) NOT NULL, 
	options TEXT NOT NULL, 
	seed VARCHAR(32), 
	start TEXT, 
	pace VARCHAR(8) NOT NULL, 
	minutes INTEGER NOT NULL, 
	listed BOOLEAN NOT NULL, 
	host VARCHAR(32), 
	play VARCHAR(40) NOT NULL, 
	watch VARCHAR(40) NOT NULL, 
	"after" VARCHAR(32), 
	rematch VARCHAR(32), 
	made FLOAT NOT NULL, 
	status VARCHAR(12) NOT NULL, 
	version INTEGER NOT NULL, 
	moved FLOAT NOT NULL, 
	asked VARCHAR(40) NOT NULL, 
	due FLOAT, 
	clock TEXT, 
	outcome TEXT, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('000000001','anachrony','3','{"side": "A", "paths": "random", "leaders": "choose", "paradox": "die", "timeline": "standard", "assets": "path", "endgame": "random", "supply": "edition", "doomsday": "no", "planned_experiments": "no", "difficulty": "normal", "edition": "czech"}','7',NULL,'slow',2880,0,'e460c5c6ec9bed53154dd9b65fd61785','0000000000000002','0000000000000003',NULL,NULL,1700000000.0,'playing',44,1700002460.0,'[1]',1700175200.0,'{"at": 1700002400.0, "left": [172740.0, 172800.0]}',NULL);
INSERT INTO "tables" VALUES('000000004','anachrony','3','{"side": "A", "paths": "random", "leaders": "choose", "paradox": "die", "timeline": "standard", "assets": "path", "endgame": "random", "supply": "edition", "doomsday": "no", "planned_experiments": "no", "difficulty": "normal", "edition": "czech"}','8',NULL,'live',90,0,'e460c5c6ec9bed53154dd9b65fd61785','0000000000000005','0000000000000006',NULL,NULL,1700002460.0,'playing',95,1700020700.0,'[1, 2, 3]',0.0,'{"at": 1700020700.0, "left": [4500.0, 0.0, 0.0, 0.0]}',NULL);
INSERT INTO "tables" VALUES('000000007','anachrony','3','{"side": "A", "paths": "random", "leaders": "choose", "paradox": "die", "timeline": "standard", "assets": "path", "endgame": "random", "supply": "edition", "doomsday": "no", "planned_experiments": "no", "difficulty": "normal", "edition": "czech"}','9',NULL,'none',30,0,'5b40403b2cfb141e6c80e9e48a99fb00','0000000000000008','0000000000000009',NULL,NULL,1700007860.0,'playing',30,1700009420.0,'[0]',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('000000010','anachrony','3','{"side": "A", "paths": "random", "leaders": "choose", "paradox": "die", "timeline": "standard", "assets": "path", "endgame": "random", "supply": "edition", "doomsday": "no", "planned_experiments": "no", "difficulty": "normal", "edition": "czech"}','a',NULL,'none',30,0,'e460c5c6ec9bed53154dd9b65fd61785','0000000000000011','0000000000000012',NULL,NULL,1700009420.0,'playing',41,1700011640.0,'[1]',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('000000013','anachrony','3','{"side": "A", "paths": "random", "leaders": "choose", "paradox": "die", "timeline": "standard", "assets": "path", "endgame": "random", "supply": "edition", "doomsday": "no", "planned_experiments": "no", "difficulty": "normal", "edition": "czech"}','b',NULL,'none',30,0,'e460c5c6ec9bed53154dd9b65fd61785','0000000000000014','0000000000000015',NULL,NULL,1700011640.0,'playing',5,1700011760.0,'[0]',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('000000016','anachrony','3','{"side": "A", "paths": "random", "leaders": "choose", "paradox": "die", "timeline": "standard", "assets": "path", "endgame": "random", "supply": "edition", "doomsday": "no", "planned_experiments": "no", "difficulty": "normal", "edition": "czech"}','c',NULL,'none',30,0,'e460c5c6ec9bed53154dd9b65fd61785','0000000000000017','0000000000000018',NULL,'000000019',1700011760.0,'over',151,1700020700.0,'[]',NULL,NULL,'{"winners": [1], "scores": [8, 9], "reason": "eras"}');
INSERT INTO "tables" VALUES('000000019','anachrony','3','{"side": "A", "paths": "random", "leaders": "choose", "paradox": "die", "timeline": "standard", "assets": "path", "endgame": "random", "supply": "edition", "doomsday": "no", "planned_experiments": "no", "difficulty": "normal", "edition": "czech"}','5d5416ab678122f04d3100f1266e2004',NULL,'none',30,0,'e460c5c6ec9bed53154dd9b65fd61785','0000000000000020','0000000000000021','000000016',NULL,1700020700.0,'gathering',0,1700020700.0,'[]',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('000000022','anachrony','3','{"side": "A", "paths": "random", "leaders": "choose", "paradox": "die", "timeline": "standard", "assets": "path", "endgame": "random", "supply": "edition", "doomsday": "no", "planned_experiments": "no", "difficulty": "normal", "edition": "czech"}',NULL,'{"chance": {"seed": "8329fd246274ce172499f9d939facb76", "count": 133}, "own": [{"active": [3, 2, 0, 0], "aside": [0, 0, 0, 0], "asset_hand": [], "asset_kept": [], "breakthroughs": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "busy": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "condition_hand": [], "covered": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "evacuated": false, "evacuation": 0, "experiments": [], "focus": 0, "goods": [2, 2, 1, 0, 2, 3], "leader": "captain_wolfe", "morale": 3, "paradoxes": 0, "passed": false, "path": 1, "points": 0, "powered": [1, 1, 0, 1, 1, 1], "reservoir": 0, "ruined": [0, 0, 0, 0, 0, 0], "sectors": [null, null, null, null, null, null, null, null, null, null, null, null], "suits": 1, "supplying": 0, "tired": [0, 1, 0, 0], "travels": 0, "used": [], "warps": [-1, -1, -1, -1, 0, -1, -1, 0, -1]}, {"active": [2, 1, 0, 0], "aside": [0, 0, 0, 0], "asset_hand": [], "asset_kept": [], "breakthroughs": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "busy": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "condition_hand": [], "covered": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "evacuated": false, "evacuation": 0, "experiments": [], "focus": 0, "goods": [4, 1, 2, 0, 11, 3], "leader": "patriarch_haulani", "morale": 3, "paradoxes": 0, "passed": false, "path": 0, "points": 0, "powered": [1, 0, 0, 0, 0, 0], "reservoir": 0, "ruined": [0, 0, 0, 0, 0, 0], "sectors": [null, null, null, null, null, null, null, null, null, null, null, null], "suits": 4, "supplying": 0, "tired": [0, 0, 0, 1], "travels": 0, "used": [], "warps": [-1, -1, -1, 0, -1, -1, -1, -1, 0]}], "bot": null, "anomalies": 12, "breakthroughs": [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3], "buried": [0, 0, 0, 0], "capital": [[0, 0], [0, 0], [0, 0]], "collapses": [[], [], []], "collapsing": [["construct_discount_neutronium", "construct_again"], ["recruit_bonus_twice", "recruit_morale"], ["research_set_both_dice", "research_points"]], "conditions": ["most_breakthroughs", "most_occupied_sectors", "most_superprojects", "most_water", "most_workers"], "council": [0, 0], "edition": "czech", "era": 0, "evacuation_slots": [], "experiment_deck": [], "experiments": [], "first": 1, "flipped": [[0, 0], [0, 0], [0, 0]], "impact": false, "impact_after": 4, "layouts": [], "limited": false, "mine_cubes": [1, 1, 0], "mine_deck": [9, 0, 1, 8, 4, 5, 7, 2, 3, 10], "mine_pool": [1, 1, 2, 0], "mines": [0, 0, "1:engineer:active"], "options": {"side": "A", "paths": "random", "leaders": "choose", "paradox": "die", "timeline": "standard", "assets": "path", "endgame": "random", "supply": "edition", "doomsday": "no", "planned_experiments": "no", "difficulty": "normal", "edition": "czech"}, "phase": "action", "pools": [[], [], [], []], "primary": [["107", "103", "110", "113", "106", "114", "111", "101", "108", "115", "104", "102", "112", "105"], ["214", "207", "201", "204", "215", "203", "206", "202", "210", "209", "212", "208", "205", "213"], ["313", "307", "312", "309", "301", "311", "314", "306", "315", "304", "308", "310", "303", "302"], ["411", "407", "401", "402", "409", "404", "408", "405", "415", "414", "406", "410", "412", "413"]], "recruit_deck": [1, 5, 4, 10, 0, 9, 2, 8, 7, 3], "recruit_pool": [1, 1, 1, 1], "save_earth": 6, "seal_fate": 6, "seats": 2, "secondary": [["109"], ["211"], ["305"], ["403"]], "side": "A", "slots": [[33, 13, 16, 28], [], [], [], [], [], []], "superprojects": ["tectonic_drill", "the_ultimate_plan", "anti_gravity_field", "cloning_vat", "exocrawler", "outback_conditioner", "particle_collider"], "turn": 0, "undealt_paths": [2, 3]}','none',30,0,'5b40403b2cfb141e6c80e9e48a99fb00','0000000000000023','0000000000000024',NULL,NULL,1700020700.0,'playing',5,1700020700.0,'[1]',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('000000025','anachrony','3','{"side": "A", "paths": "random", "leaders": "choose", "paradox": "die", "timeline": "standard", "assets": "path", "endgame": "random", "supply": "edition", "doomsday": "no", "planned_experiments": "no", "difficulty": "normal", "edition": "czech"}','f32c3d2babdbe6d0a2f97c0da5df979e',NULL,'none',30,1,'cda04cf5d48dcbfe11168434e49826eb','0000000000000026','0000000000000027',NULL,NULL,1700020700.0,'gathering',0,1700020700.0,'[]',NULL,NULL,NULL);
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_tables_listed ON tables (listed, status);
CREATE INDEX ix_chairs_person ON chairs (person);
CREATE INDEX ix_log_chat ON log (person) WHERE kind = 'chat';
COMMIT;
