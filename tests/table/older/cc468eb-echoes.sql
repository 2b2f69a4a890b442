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
INSERT INTO "chairs" VALUES('000000001',0,'person','ab7dc3fa1d544c3d458b59d6dc42c619',NULL,0,0);
INSERT INTO "chairs" VALUES('000000001',1,'person','e612da9614e6e4f54a371754ceed6097',NULL,0,0);
INSERT INTO "chairs" VALUES('000000007',0,'person','e612da9614e6e4f54a371754ceed6097',NULL,0,0);
INSERT INTO "chairs" VALUES('000000007',1,'person','51300604a81740208b463bb6c32e42eb','novice',1,0);
INSERT INTO "chairs" VALUES('000000007',2,'person','8afc2033d1c165c922ae86ab5e951d53',NULL,0,0);
INSERT INTO "chairs" VALUES('000000010',0,'person','ab7dc3fa1d544c3d458b59d6dc42c619',NULL,0,0);
INSERT INTO "chairs" VALUES('000000010',1,'person','e612da9614e6e4f54a371754ceed6097',NULL,0,0);
INSERT INTO "chairs" VALUES('000000010',2,'person','51300604a81740208b463bb6c32e42eb','novice',0,1);
INSERT INTO "chairs" VALUES('000000013',0,'person','ab7dc3fa1d544c3d458b59d6dc42c619',NULL,0,0);
INSERT INTO "chairs" VALUES('000000013',1,'person','e612da9614e6e4f54a371754ceed6097',NULL,0,0);
INSERT INTO "chairs" VALUES('000000016',0,'person','ab7dc3fa1d544c3d458b59d6dc42c619',NULL,0,0);
INSERT INTO "chairs" VALUES('000000016',1,'person','e612da9614e6e4f54a371754ceed6097',NULL,0,0);
INSERT INTO "chairs" VALUES('000000019',0,'person','ab7dc3fa1d544c3d458b59d6dc42c619',NULL,0,0);
INSERT INTO "chairs" VALUES('000000019',1,'open',NULL,NULL,0,0);
INSERT INTO "chairs" VALUES('000000004',0,'person','ab7dc3fa1d544c3d458b59d6dc42c619',NULL,0,0);
INSERT INTO "chairs" VALUES('000000004',1,'person','e612da9614e6e4f54a371754ceed6097','novice',1,0);
INSERT INTO "chairs" VALUES('000000004',2,'person','51300604a81740208b463bb6c32e42eb',NULL,0,0);
INSERT INTO "chairs" VALUES('000000004',3,'person','8afc2033d1c165c922ae86ab5e951d53','novice',1,0);
INSERT INTO "chairs" VALUES('000000022',0,'bot',NULL,'random',0,0);
INSERT INTO "chairs" VALUES('000000022',1,'person','e612da9614e6e4f54a371754ceed6097',NULL,0,0);
INSERT INTO "chairs" VALUES('000000025',0,'person','8afc2033d1c165c922ae86ab5e951d53',NULL,0,0);
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
INSERT INTO "log" VALUES('000000001',2,1700000000.0,'begin',NULL,NULL,NULL,'e612da9614e6e4f54a371754ceed6097',NULL,'{"said": ["table-sat", {"who": "seat:1"}]}');
INSERT INTO "log" VALUES('000000001',3,1700000060.0,'answer',0,'play:crystal_wyrm','b69c5e1c','ab7dc3fa1d544c3d458b59d6dc42c619','made349','{"quiet": true}');
INSERT INTO "log" VALUES('000000001',4,1700000120.0,'answer',0,'card:hunting_horn','aff7e51b','ab7dc3fa1d544c3d458b59d6dc42c619','made350','{"quiet": true}');
INSERT INTO "log" VALUES('000000001',5,1700000180.0,'answer',0,'card:agate_core','0004647f','ab7dc3fa1d544c3d458b59d6dc42c619','made351','{"quiet": true}');
INSERT INTO "log" VALUES('000000001',6,1700000240.0,'answer',0,'card:night_owl','b141dc02','ab7dc3fa1d544c3d458b59d6dc42c619','made352','{"quiet": true}');
INSERT INTO "log" VALUES('000000001',7,1700000300.0,'answer',0,'card:rider_of_the_meadows','7c373b38','ab7dc3fa1d544c3d458b59d6dc42c619','made353',NULL);
INSERT INTO "log" VALUES('000000001',8,1700000360.0,'answer',1,'play:mole_tunneller','6edb2e5a','e612da9614e6e4f54a371754ceed6097','made354',NULL);
INSERT INTO "log" VALUES('000000001',9,1700000420.0,'answer',0,'play:sapling_staff','4badf1b5','ab7dc3fa1d544c3d458b59d6dc42c619','made355',NULL);
INSERT INTO "log" VALUES('000000001',10,1700000480.0,'answer',0,'card:mercenary','aecd7957','ab7dc3fa1d544c3d458b59d6dc42c619','made356',NULL);
INSERT INTO "log" VALUES('000000001',11,1700000540.0,'answer',1,'play:heartwood_amulet','718f73ec','e612da9614e6e4f54a371754ceed6097','made357',NULL);
INSERT INTO "log" VALUES('000000001',12,1700000600.0,'answer',0,'draw','940f6c3f','ab7dc3fa1d544c3d458b59d6dc42c619','made358',NULL);
INSERT INTO "log" VALUES('000000001',13,1700000660.0,'answer',1,'play:trapped_chest','40837c5d','e612da9614e6e4f54a371754ceed6097','made359',NULL);
INSERT INTO "log" VALUES('000000001',14,1700000720.0,'answer',1,'card:queen_of_the_seas','067e76e4','e612da9614e6e4f54a371754ceed6097','made360',NULL);
INSERT INTO "log" VALUES('000000001',15,1700000780.0,'answer',1,'card:trapped_chest','dc41ad54','e612da9614e6e4f54a371754ceed6097','made361',NULL);
INSERT INTO "log" VALUES('000000001',16,1700000840.0,'answer',1,'done','b1ec9037','e612da9614e6e4f54a371754ceed6097','made362',NULL);
INSERT INTO "log" VALUES('000000001',17,1700000900.0,'answer',0,'play:spy','a1757c92','ab7dc3fa1d544c3d458b59d6dc42c619','made363',NULL);
INSERT INTO "log" VALUES('000000001',18,1700000960.0,'answer',1,'play:war_drum','13a5477f','e612da9614e6e4f54a371754ceed6097','made364',NULL);
INSERT INTO "log" VALUES('000000001',19,1700001020.0,'answer',1,'card:basalt_guard','af0fc8f8','e612da9614e6e4f54a371754ceed6097','made365',NULL);
INSERT INTO "log" VALUES('000000001',20,1700001080.0,'answer',1,'flame:trapped_chest','0f564742','e612da9614e6e4f54a371754ceed6097','made366',NULL);
INSERT INTO "log" VALUES('000000001',21,1700001140.0,'answer',0,'card:sea_serpent','a3325406','ab7dc3fa1d544c3d458b59d6dc42c619','made367',NULL);
INSERT INTO "log" VALUES('000000001',22,1700001200.0,'answer',0,'draw','01c223e2','ab7dc3fa1d544c3d458b59d6dc42c619','made368',NULL);
INSERT INTO "log" VALUES('000000001',23,1700001260.0,'answer',1,'move:war_drum:2','83b44832','e612da9614e6e4f54a371754ceed6097','made369',NULL);
INSERT INTO "log" VALUES('000000001',24,1700001320.0,'answer',0,'move:crystal_wyrm:1','1f0eeb3c','ab7dc3fa1d544c3d458b59d6dc42c619','made370',NULL);
INSERT INTO "log" VALUES('000000001',25,1700001380.0,'answer',0,'move:spy:1','cd6c8b16','ab7dc3fa1d544c3d458b59d6dc42c619','made371',NULL);
INSERT INTO "log" VALUES('000000001',26,1700001440.0,'answer',0,'flame:spy','4fbf0dc8','ab7dc3fa1d544c3d458b59d6dc42c619','made372',NULL);
INSERT INTO "log" VALUES('000000001',27,1700001500.0,'answer',1,'card:explorer','bb2e989b','e612da9614e6e4f54a371754ceed6097','made373',NULL);
INSERT INTO "log" VALUES('000000001',28,1700001560.0,'answer',0,'no','60be3d38','ab7dc3fa1d544c3d458b59d6dc42c619','made374',NULL);
INSERT INTO "log" VALUES('000000001',29,1700001620.0,'answer',0,'play:sky_whale','c35f00ec','ab7dc3fa1d544c3d458b59d6dc42c619','made375',NULL);
INSERT INTO "log" VALUES('000000001',30,1700001680.0,'answer',0,'card:whispering_shell','be2ea6cb','ab7dc3fa1d544c3d458b59d6dc42c619','made376',NULL);
INSERT INTO "log" VALUES('000000001',31,1700001740.0,'answer',0,'card:thief','2942a621','ab7dc3fa1d544c3d458b59d6dc42c619','made377',NULL);
INSERT INTO "log" VALUES('000000001',32,1700001800.0,'answer',0,'card:eternal_lamp','80f1670b','ab7dc3fa1d544c3d458b59d6dc42c619','made378',NULL);
INSERT INTO "log" VALUES('000000001',33,1700001860.0,'answer',0,'card:dream_harpy','9ca78546','ab7dc3fa1d544c3d458b59d6dc42c619','made379',NULL);
INSERT INTO "log" VALUES('000000001',34,1700001920.0,'answer',1,'play:furnace_heart','06c066ea','e612da9614e6e4f54a371754ceed6097','made380',NULL);
INSERT INTO "log" VALUES('000000001',35,1700001980.0,'answer',0,'draw','b9095226','ab7dc3fa1d544c3d458b59d6dc42c619','made381',NULL);
INSERT INTO "log" VALUES('000000001',36,1700002040.0,'answer',1,'move:furnace_heart:1','061c921e','e612da9614e6e4f54a371754ceed6097','made382',NULL);
INSERT INTO "log" VALUES('000000001',37,1700002100.0,'answer',1,'done','6ceed1b0','e612da9614e6e4f54a371754ceed6097','made383',NULL);
INSERT INTO "log" VALUES('000000001',38,1700002160.0,'answer',1,'card:furnace_heart','ae771881','e612da9614e6e4f54a371754ceed6097','made384',NULL);
INSERT INTO "log" VALUES('000000001',39,1700002220.0,'answer',1,'flame:furnace_heart','644abf2a','e612da9614e6e4f54a371754ceed6097','made385',NULL);
INSERT INTO "log" VALUES('000000001',40,1700002280.0,'answer',1,'move:eclipse_priest:1','1f2009b7','e612da9614e6e4f54a371754ceed6097','made386',NULL);
INSERT INTO "log" VALUES('000000001',41,1700002340.0,'answer',1,'flame:eclipse_priest','d527032a','e612da9614e6e4f54a371754ceed6097','made387',NULL);
INSERT INTO "log" VALUES('000000001',42,1700002400.0,'answer',0,'play:hourglass_of_night','4a7e29b7','ab7dc3fa1d544c3d458b59d6dc42c619','made388',NULL);
INSERT INTO "log" VALUES('000000001',43,1700002460.0,'answer',0,'card:sky_compass','267ee906','ab7dc3fa1d544c3d458b59d6dc42c619','made389',NULL);
INSERT INTO "log" VALUES('000000001',44,1700002490.0,'chat',0,NULL,NULL,'ab7dc3fa1d544c3d458b59d6dc42c619','made390','{"name": "Ann", "text": "Three more weeks?"}');
INSERT INTO "log" VALUES('000000001',45,1700002520.0,'chat',1,NULL,NULL,'e612da9614e6e4f54a371754ceed6097','made391','{"name": "Bob", "text": "Žádný spěch, моя очередь."}');
INSERT INTO "log" VALUES('000000004',1,1700002520.0,'said',NULL,NULL,NULL,NULL,NULL,'{"said": ["table-seeded", {}]}');
INSERT INTO "log" VALUES('000000004',2,1700002520.0,'said',NULL,NULL,NULL,'e612da9614e6e4f54a371754ceed6097',NULL,'{"said": ["table-sat", {"who": "seat:1"}]}');
INSERT INTO "log" VALUES('000000004',3,1700002520.0,'said',NULL,NULL,NULL,'51300604a81740208b463bb6c32e42eb',NULL,'{"said": ["table-sat", {"who": "seat:2"}]}');
INSERT INTO "log" VALUES('000000004',4,1700002520.0,'begin',NULL,NULL,NULL,'8afc2033d1c165c922ae86ab5e951d53',NULL,'{"said": ["table-sat", {"who": "seat:3"}]}');
INSERT INTO "log" VALUES('000000004',5,1700002580.0,'answer',0,'play:living_bow','a8113b57','ab7dc3fa1d544c3d458b59d6dc42c619','made392',NULL);
INSERT INTO "log" VALUES('000000004',6,1700002640.0,'answer',1,'play:assassin','bee5ebc4','e612da9614e6e4f54a371754ceed6097','made393','{"quiet": true}');
INSERT INTO "log" VALUES('000000004',7,1700002700.0,'answer',1,'card:reef_guard','e88de2e8','e612da9614e6e4f54a371754ceed6097','made394','{"quiet": true}');
INSERT INTO "log" VALUES('000000004',8,1700002760.0,'answer',1,'card:coral_crown','2ac38b82','e612da9614e6e4f54a371754ceed6097','made395',NULL);
INSERT INTO "log" VALUES('000000004',9,1700002820.0,'answer',2,'play:crown_of_four_lands','b41f66f0','51300604a81740208b463bb6c32e42eb','made396','{"quiet": true}');
INSERT INTO "log" VALUES('000000004',10,1700002880.0,'answer',2,'card:elk_herald','e0a0bff1','51300604a81740208b463bb6c32e42eb','made397','{"quiet": true}');
INSERT INTO "log" VALUES('000000004',11,1700002940.0,'answer',2,'card:turtle_sage','55e0a233','51300604a81740208b463bb6c32e42eb','made398','{"quiet": true}');
INSERT INTO "log" VALUES('000000004',12,1700003000.0,'answer',2,'card:time_weaver','c59cc816','51300604a81740208b463bb6c32e42eb','made399',NULL);
INSERT INTO "log" VALUES('000000004',13,1700003060.0,'answer',3,'play:furnace_heart','897bc027','8afc2033d1c165c922ae86ab5e951d53','made400','{"quiet": true}');
INSERT INTO "log" VALUES('000000004',14,1700003120.0,'answer',3,'card:coral_golem','92345b0e','8afc2033d1c165c922ae86ab5e951d53','made401','{"quiet": true}');
INSERT INTO "log" VALUES('000000004',15,1700003180.0,'answer',3,'card:explorer','0af2944c','8afc2033d1c165c922ae86ab5e951d53','made402',NULL);
INSERT INTO "log" VALUES('000000004',16,1700003240.0,'answer',0,'play:beekeeper','45838cc9','ab7dc3fa1d544c3d458b59d6dc42c619','made403',NULL);
INSERT INTO "log" VALUES('000000004',17,1700003300.0,'answer',1,'move:assassin:1','00447ef7','e612da9614e6e4f54a371754ceed6097','made404',NULL);
INSERT INTO "log" VALUES('000000004',18,1700003360.0,'answer',2,'move:crown_of_four_lands:1','3bcca2b5','51300604a81740208b463bb6c32e42eb','made405',NULL);
INSERT INTO "log" VALUES('000000004',19,1700003420.0,'answer',3,'play:trapped_chest','69710285','8afc2033d1c165c922ae86ab5e951d53','made406',NULL);
INSERT INTO "log" VALUES('000000004',20,1700003480.0,'answer',3,'card:sages_tome','261a9daf','8afc2033d1c165c922ae86ab5e951d53','made407',NULL);
INSERT INTO "log" VALUES('000000004',21,1700003540.0,'answer',0,'move:beekeeper:2','66303dbb','ab7dc3fa1d544c3d458b59d6dc42c619','made408',NULL);
INSERT INTO "log" VALUES('000000004',22,1700003600.0,'answer',0,'flame:beekeeper','501f33f1','ab7dc3fa1d544c3d458b59d6dc42c619','made409',NULL);
INSERT INTO "log" VALUES('000000004',23,1700003660.0,'answer',1,'play:time_monk','b8e3f91c','e612da9614e6e4f54a371754ceed6097','made410',NULL);
INSERT INTO "log" VALUES('000000004',24,1700003720.0,'answer',1,'card:horn_of_spring','3896ebab','e612da9614e6e4f54a371754ceed6097','made411',NULL);
INSERT INTO "log" VALUES('000000004',25,1700003780.0,'answer',2,'move:crown_of_four_lands:2','3bcca2b5','51300604a81740208b463bb6c32e42eb','made412',NULL);
INSERT INTO "log" VALUES('000000004',26,1700003840.0,'answer',3,'play:meteor_shard','0abbf7c7','8afc2033d1c165c922ae86ab5e951d53','made413',NULL);
INSERT INTO "log" VALUES('000000004',27,1700003900.0,'answer',3,'card:war_drum','d07cebd1','8afc2033d1c165c922ae86ab5e951d53','made414',NULL);
INSERT INTO "log" VALUES('000000004',28,1700003960.0,'answer',1,'yes','1cff16db','e612da9614e6e4f54a371754ceed6097','made415',NULL);
INSERT INTO "log" VALUES('000000004',29,1700004020.0,'answer',3,'card:trapped_chest','55b4ccbc','8afc2033d1c165c922ae86ab5e951d53','made416',NULL);
INSERT INTO "log" VALUES('000000004',30,1700004080.0,'answer',1,'play:wolf_runner','489fdc2b','e612da9614e6e4f54a371754ceed6097','made417',NULL);
INSERT INTO "log" VALUES('000000004',31,1700004140.0,'answer',2,'play:heartwood_amulet','3311e235','51300604a81740208b463bb6c32e42eb','made418',NULL);
INSERT INTO "log" VALUES('000000004',32,1700004200.0,'answer',3,'draw','1a4c8a1e','8afc2033d1c165c922ae86ab5e951d53','made419',NULL);
INSERT INTO "log" VALUES('000000004',33,1700004260.0,'answer',3,'flame:trapped_chest','7feb9682','8afc2033d1c165c922ae86ab5e951d53','made420',NULL);
INSERT INTO "log" VALUES('000000004',34,1700004320.0,'answer',0,'card:veteran_captain','a122fde7','ab7dc3fa1d544c3d458b59d6dc42c619','made421',NULL);
INSERT INTO "log" VALUES('000000004',35,1700004380.0,'answer',1,'card:tide_caller','c6298f92','e612da9614e6e4f54a371754ceed6097','made422',NULL);
INSERT INTO "log" VALUES('000000004',36,1700004440.0,'answer',2,'card:sapling_staff','5427616c','51300604a81740208b463bb6c32e42eb','made423',NULL);
INSERT INTO "log" VALUES('000000004',37,1700004500.0,'answer',0,'play:mighty_witch','e516885c','ab7dc3fa1d544c3d458b59d6dc42c619','made424',NULL);
INSERT INTO "log" VALUES('000000004',38,1700004560.0,'answer',0,'card:siege_ram','c04eba76','ab7dc3fa1d544c3d458b59d6dc42c619','made425',NULL);
INSERT INTO "log" VALUES('000000004',39,1700004620.0,'answer',0,'card:pack_leader','6b46b074','ab7dc3fa1d544c3d458b59d6dc42c619','made426',NULL);
INSERT INTO "log" VALUES('000000004',40,1700004680.0,'answer',0,'card:kelp_weaver','a61ce491','ab7dc3fa1d544c3d458b59d6dc42c619','made427',NULL);
INSERT INTO "log" VALUES('000000004',41,1700004740.0,'answer',1,'move:time_monk:1','dea21bf8','e612da9614e6e4f54a371754ceed6097','made428',NULL);
INSERT INTO "log" VALUES('000000004',42,1700004800.0,'answer',1,'move:wolf_runner:1','3b952d82','e612da9614e6e4f54a371754ceed6097','made429',NULL);
INSERT INTO "log" VALUES('000000004',43,1700004860.0,'answer',2,'draw','35bc2aa4','51300604a81740208b463bb6c32e42eb','made430',NULL);
INSERT INTO "log" VALUES('000000004',44,1700004920.0,'answer',3,'draw','68479c5d','8afc2033d1c165c922ae86ab5e951d53','made431',NULL);
INSERT INTO "log" VALUES('000000004',45,1700004980.0,'answer',0,'move:mighty_witch:1','8a16d735','ab7dc3fa1d544c3d458b59d6dc42c619','made432',NULL);
INSERT INTO "log" VALUES('000000004',46,1700005040.0,'answer',0,'no','25a10f1a','ab7dc3fa1d544c3d458b59d6dc42c619','made433',NULL);
INSERT INTO "log" VALUES('000000004',47,1700005100.0,'answer',1,'choice:1','24228b97','e612da9614e6e4f54a371754ceed6097','made434',NULL);
INSERT INTO "log" VALUES('000000004',48,1700005160.0,'answer',2,'move:heartwood_amulet:2','7380accb','51300604a81740208b463bb6c32e42eb','made435',NULL);
INSERT INTO "log" VALUES('000000004',49,1700005220.0,'answer',3,'play:feather_cloak','161a1155','8afc2033d1c165c922ae86ab5e951d53','made436',NULL);
INSERT INTO "log" VALUES('000000004',50,1700005280.0,'answer',0,'play:star_reader','339d0a23','ab7dc3fa1d544c3d458b59d6dc42c619','made437',NULL);
INSERT INTO "log" VALUES('000000004',51,1700005340.0,'answer',0,'card:wandering_bard','8c06c8ca','ab7dc3fa1d544c3d458b59d6dc42c619','made438',NULL);
INSERT INTO "log" VALUES('000000004',52,1700005400.0,'answer',0,'done','501f33f1','ab7dc3fa1d544c3d458b59d6dc42c619','made439',NULL);
INSERT INTO "log" VALUES('000000004',53,1700005460.0,'answer',1,'play:gnome_tinker','ef90859f','e612da9614e6e4f54a371754ceed6097','made440',NULL);
INSERT INTO "log" VALUES('000000004',54,1700005520.0,'answer',2,'play:forest_emperor','0f23866d','51300604a81740208b463bb6c32e42eb','made441',NULL);
INSERT INTO "log" VALUES('000000004',55,1700005580.0,'answer',2,'card:mole_tunneller','b45c711f','51300604a81740208b463bb6c32e42eb','made442',NULL);
INSERT INTO "log" VALUES('000000004',56,1700005640.0,'answer',2,'card:pearl_of_memory','2e198338','51300604a81740208b463bb6c32e42eb','made443',NULL);
INSERT INTO "log" VALUES('000000004',57,1700005700.0,'answer',2,'card:moss_bear','eee41531','51300604a81740208b463bb6c32e42eb','made444',NULL);
INSERT INTO "log" VALUES('000000004',58,1700005760.0,'answer',3,'draw','6384647f','8afc2033d1c165c922ae86ab5e951d53','made445',NULL);
INSERT INTO "log" VALUES('000000004',59,1700005820.0,'answer',0,'move:star_reader:1','d24141fd','ab7dc3fa1d544c3d458b59d6dc42c619','made446',NULL);
INSERT INTO "log" VALUES('000000004',60,1700005880.0,'answer',0,'flame:beekeeper','501f33f1','ab7dc3fa1d544c3d458b59d6dc42c619','made447',NULL);
INSERT INTO "log" VALUES('000000004',61,1700005940.0,'answer',1,'play:iron_golem','6a97dcb6','e612da9614e6e4f54a371754ceed6097','made448',NULL);
INSERT INTO "log" VALUES('000000004',62,1700006000.0,'answer',0,'yes','ac8be133','ab7dc3fa1d544c3d458b59d6dc42c619','made449',NULL);
INSERT INTO "log" VALUES('000000004',63,1700006060.0,'answer',1,'conquer:source_of_growth','546e6867','e612da9614e6e4f54a371754ceed6097','made450',NULL);
INSERT INTO "log" VALUES('000000004',64,1700006120.0,'answer',3,'play:tide_horn','60de2461','8afc2033d1c165c922ae86ab5e951d53','made451',NULL);
INSERT INTO "log" VALUES('000000004',65,1700006180.0,'answer',3,'flame:furnace_heart','77f2ad66','8afc2033d1c165c922ae86ab5e951d53','made452',NULL);
INSERT INTO "log" VALUES('000000004',66,1700006240.0,'answer',3,'play:sky_compass','2b8749c6','8afc2033d1c165c922ae86ab5e951d53','made453',NULL);
INSERT INTO "log" VALUES('000000004',67,1700006300.0,'answer',3,'flame:meteor_shard','4ee439a7','8afc2033d1c165c922ae86ab5e951d53','made454',NULL);
INSERT INTO "log" VALUES('000000004',68,1700006360.0,'answer',3,'no','5dc5d4ab','8afc2033d1c165c922ae86ab5e951d53','made455',NULL);
INSERT INTO "log" VALUES('000000004',69,1700006420.0,'answer',3,'move:tide_horn:2','54e492ec','8afc2033d1c165c922ae86ab5e951d53','made456',NULL);
INSERT INTO "log" VALUES('000000004',70,1700006480.0,'answer',3,'yes','b4bb3a84','8afc2033d1c165c922ae86ab5e951d53','made457',NULL);
INSERT INTO "log" VALUES('000000004',71,1700006540.0,'answer',0,'play:storm_ray','7820a6a3','ab7dc3fa1d544c3d458b59d6dc42c619','made458',NULL);
INSERT INTO "log" VALUES('000000004',72,1700006600.0,'answer',0,'done','501f33f1','ab7dc3fa1d544c3d458b59d6dc42c619','made459',NULL);
INSERT INTO "log" VALUES('000000004',73,1700006660.0,'answer',1,'play:spy','645427b3','e612da9614e6e4f54a371754ceed6097','made460',NULL);
INSERT INTO "log" VALUES('000000004',74,1700006720.0,'answer',1,'card:pearl_diver','850bc050','e612da9614e6e4f54a371754ceed6097','made461',NULL);
INSERT INTO "log" VALUES('000000004',75,1700006780.0,'answer',2,'move:forest_emperor:1','182ee537','51300604a81740208b463bb6c32e42eb','made462',NULL);
INSERT INTO "log" VALUES('000000004',76,1700006840.0,'answer',3,'play:tunnel_guide','92ce0609','8afc2033d1c165c922ae86ab5e951d53','made463',NULL);
INSERT INTO "log" VALUES('000000004',77,1700006900.0,'answer',0,'move:storm_ray:1','d468cbf7','ab7dc3fa1d544c3d458b59d6dc42c619','made464',NULL);
INSERT INTO "log" VALUES('000000004',78,1700006960.0,'answer',0,'done','501f33f1','ab7dc3fa1d544c3d458b59d6dc42c619','made465',NULL);
INSERT INTO "log" VALUES('000000004',79,1700007020.0,'answer',1,'move:spy:1','18d620d2','e612da9614e6e4f54a371754ceed6097','made466',NULL);
INSERT INTO "log" VALUES('000000004',80,1700007080.0,'answer',1,'done','22108c3a','e612da9614e6e4f54a371754ceed6097','made467',NULL);
INSERT INTO "log" VALUES('000000004',81,1700007140.0,'answer',1,'reinforce:source_of_growth','44be66ad','e612da9614e6e4f54a371754ceed6097','made468',NULL);
INSERT INTO "log" VALUES('000000004',82,1700007200.0,'answer',2,'play:naiad_scribe','b4411610','51300604a81740208b463bb6c32e42eb','made469',NULL);
INSERT INTO "log" VALUES('000000004',83,1700007260.0,'answer',2,'card:whispering_shell','5cd2511e','51300604a81740208b463bb6c32e42eb','made470',NULL);
INSERT INTO "log" VALUES('000000004',84,1700007320.0,'answer',0,'yes','a79e5cdf','ab7dc3fa1d544c3d458b59d6dc42c619','made471',NULL);
INSERT INTO "log" VALUES('000000004',85,1700007380.0,'answer',2,'done','6673d021','51300604a81740208b463bb6c32e42eb','made472',NULL);
INSERT INTO "log" VALUES('000000004',86,1700007440.0,'answer',0,'play:constellation_keeper','d62da5a3','ab7dc3fa1d544c3d458b59d6dc42c619','made473',NULL);
INSERT INTO "log" VALUES('000000004',87,1700007500.0,'answer',1,'reinforce:source_of_growth','462aea60','e612da9614e6e4f54a371754ceed6097','made474',NULL);
INSERT INTO "log" VALUES('000000004',88,1700007560.0,'answer',1,'play:nomad_chief','999211de','e612da9614e6e4f54a371754ceed6097','made475',NULL);
INSERT INTO "log" VALUES('000000004',89,1700007620.0,'answer',1,'card:geode','884b32f9','e612da9614e6e4f54a371754ceed6097','made476',NULL);
INSERT INTO "log" VALUES('000000004',90,1700007680.0,'answer',1,'card:ambassador_of_the_reef','ba42ca38','e612da9614e6e4f54a371754ceed6097','made477',NULL);
INSERT INTO "log" VALUES('000000004',91,1700007740.0,'answer',1,'yes','801acd2c','e612da9614e6e4f54a371754ceed6097','made478',NULL);
INSERT INTO "log" VALUES('000000004',92,1700007800.0,'answer',1,'reinforce:source_of_growth','44be66ad','e612da9614e6e4f54a371754ceed6097','made479',NULL);
INSERT INTO "log" VALUES('000000004',93,1700007860.0,'answer',2,'play:rider_of_the_meadows','4bb8d877','51300604a81740208b463bb6c32e42eb','made480',NULL);
INSERT INTO "log" VALUES('000000004',94,1700007920.0,'answer',3,'play:dream_harpy','6357f678','8afc2033d1c165c922ae86ab5e951d53','made481',NULL);
INSERT INTO "log" VALUES('000000004',95,1700012060.0,'said',NULL,NULL,NULL,NULL,NULL,'{"said": ["table-time-up", {"who": ["seat:3"]}]}');
INSERT INTO "log" VALUES('000000004',96,1700016500.0,'answer',3,'card:agate_core','e2975725',NULL,NULL,NULL);
INSERT INTO "log" VALUES('000000004',97,1700016560.0,'answer',3,'flame:trapped_chest','7feb9682',NULL,NULL,NULL);
INSERT INTO "log" VALUES('000000004',98,1700021300.0,'said',NULL,NULL,NULL,NULL,NULL,'{"said": ["table-time-up", {"who": ["seat:1"]}]}');
INSERT INTO "log" VALUES('000000004',99,1700021300.0,'answer',1,'card:hunting_horn','dab867a7',NULL,NULL,NULL);
INSERT INTO "log" VALUES('000000007',1,1700007920.0,'said',NULL,NULL,NULL,NULL,NULL,'{"said": ["table-seeded", {}]}');
INSERT INTO "log" VALUES('000000007',2,1700007920.0,'said',NULL,NULL,NULL,'51300604a81740208b463bb6c32e42eb',NULL,'{"said": ["table-sat", {"who": "seat:1"}]}');
INSERT INTO "log" VALUES('000000007',3,1700007920.0,'begin',NULL,NULL,NULL,'8afc2033d1c165c922ae86ab5e951d53',NULL,'{"said": ["table-sat", {"who": "seat:2"}]}');
INSERT INTO "log" VALUES('000000007',4,1700007980.0,'answer',0,'play:gem_carver','2b2d6270','e612da9614e6e4f54a371754ceed6097','made482','{"quiet": true}');
INSERT INTO "log" VALUES('000000007',5,1700008040.0,'answer',0,'card:aurora_singer','c5a771f5','e612da9614e6e4f54a371754ceed6097','made483',NULL);
INSERT INTO "log" VALUES('000000007',6,1700008100.0,'answer',1,'play:forest_emperor','67af32b8','51300604a81740208b463bb6c32e42eb','made484','{"quiet": true}');
INSERT INTO "log" VALUES('000000007',7,1700008160.0,'answer',1,'card:meteor_shard','f3b90841','51300604a81740208b463bb6c32e42eb','made485','{"quiet": true}');
INSERT INTO "log" VALUES('000000007',8,1700008220.0,'answer',1,'card:acorn_sprite','912101f9','51300604a81740208b463bb6c32e42eb','made486','{"quiet": true}');
INSERT INTO "log" VALUES('000000007',9,1700008280.0,'answer',1,'card:battle_banner','94b5039a','51300604a81740208b463bb6c32e42eb','made487',NULL);
INSERT INTO "log" VALUES('000000007',10,1700008340.0,'answer',2,'play:sages_tome','4861f717','8afc2033d1c165c922ae86ab5e951d53','made488','{"quiet": true}');
INSERT INTO "log" VALUES('000000007',11,1700008400.0,'answer',2,'card:smelter','a957ddc4','8afc2033d1c165c922ae86ab5e951d53','made489',NULL);
INSERT INTO "log" VALUES('000000007',12,1700008460.0,'answer',2,'no','3749642f','8afc2033d1c165c922ae86ab5e951d53','made490',NULL);
INSERT INTO "log" VALUES('000000007',13,1700008520.0,'answer',0,'play:nomad_chief','3535b134','e612da9614e6e4f54a371754ceed6097','made491',NULL);
INSERT INTO "log" VALUES('000000007',14,1700008580.0,'answer',0,'card:constellation_keeper','e03a36ba','e612da9614e6e4f54a371754ceed6097','made492',NULL);
INSERT INTO "log" VALUES('000000007',15,1700008640.0,'answer',0,'card:iron_golem','d4ffac12','e612da9614e6e4f54a371754ceed6097','made493',NULL);
INSERT INTO "log" VALUES('000000007',16,1700008700.0,'answer',0,'no','bcd1a10f','e612da9614e6e4f54a371754ceed6097','made494',NULL);
INSERT INTO "log" VALUES('000000007',17,1700008760.0,'answer',1,'move:forest_emperor:2','dcd0533f','51300604a81740208b463bb6c32e42eb','made495',NULL);
INSERT INTO "log" VALUES('000000007',18,1700008820.0,'answer',2,'play:wolf_runner','5e677302','8afc2033d1c165c922ae86ab5e951d53','made496',NULL);
INSERT INTO "log" VALUES('000000007',19,1700008880.0,'answer',0,'play:war_drum','0d25a054','e612da9614e6e4f54a371754ceed6097','made497',NULL);
INSERT INTO "log" VALUES('000000007',20,1700008940.0,'answer',0,'card:tide_horn','6af81ce7','e612da9614e6e4f54a371754ceed6097','made498',NULL);
INSERT INTO "log" VALUES('000000007',21,1700009000.0,'answer',1,'play:tunnel_guide','171e51a3','51300604a81740208b463bb6c32e42eb','made499',NULL);
INSERT INTO "log" VALUES('000000007',22,1700009060.0,'answer',2,'play:crystal_wyrm','942f034b','8afc2033d1c165c922ae86ab5e951d53','made500',NULL);
INSERT INTO "log" VALUES('000000007',23,1700009120.0,'answer',1,'draw','01af8e6d','51300604a81740208b463bb6c32e42eb','made501',NULL);
INSERT INTO "log" VALUES('000000007',24,1700009180.0,'answer',2,'move:crystal_wyrm:2','b35e2952','8afc2033d1c165c922ae86ab5e951d53','made502',NULL);
INSERT INTO "log" VALUES('000000007',25,1700009240.0,'answer',0,'play:tidal_clock','4e3cd2c2','e612da9614e6e4f54a371754ceed6097','made503',NULL);
INSERT INTO "log" VALUES('000000007',26,1700009300.0,'answer',1,'play:pack_leader','bac0ccfd','51300604a81740208b463bb6c32e42eb','made504',NULL);
INSERT INTO "log" VALUES('000000007',27,1700009360.0,'answer',1,'card:moss_bear','97d86e05','51300604a81740208b463bb6c32e42eb','made505',NULL);
INSERT INTO "log" VALUES('000000007',28,1700009420.0,'answer',1,'card:sky_whale','b669c729','51300604a81740208b463bb6c32e42eb','made506',NULL);
INSERT INTO "log" VALUES('000000007',29,1700009480.0,'answer',1,'card:wandering_bard','30f8c3d0','51300604a81740208b463bb6c32e42eb','made507',NULL);
INSERT INTO "log" VALUES('000000007',30,1700009540.0,'answer',2,'move:wolf_runner:1','a343f8bc','8afc2033d1c165c922ae86ab5e951d53','made508',NULL);
INSERT INTO "log" VALUES('000000007',31,1700009600.0,'answer',2,'done','3f4d52ef','8afc2033d1c165c922ae86ab5e951d53','made509',NULL);
INSERT INTO "log" VALUES('000000007',32,1700009600.0,'said',NULL,NULL,NULL,'51300604a81740208b463bb6c32e42eb',NULL,'{"said": ["table-left", {"who": "seat:1"}]}');
INSERT INTO "log" VALUES('000000010',1,1700009600.0,'said',NULL,NULL,NULL,NULL,NULL,'{"said": ["table-seeded", {}]}');
INSERT INTO "log" VALUES('000000010',2,1700009600.0,'said',NULL,NULL,NULL,'e612da9614e6e4f54a371754ceed6097',NULL,'{"said": ["table-sat", {"who": "seat:1"}]}');
INSERT INTO "log" VALUES('000000010',3,1700009600.0,'begin',NULL,NULL,NULL,'51300604a81740208b463bb6c32e42eb',NULL,'{"said": ["table-sat", {"who": "seat:2"}]}');
INSERT INTO "log" VALUES('000000010',4,1700009660.0,'answer',0,'play:explorer','b6c8b8e2','ab7dc3fa1d544c3d458b59d6dc42c619','made510',NULL);
INSERT INTO "log" VALUES('000000010',5,1700009720.0,'answer',1,'play:star_chart','5b5e9847','e612da9614e6e4f54a371754ceed6097','made511',NULL);
INSERT INTO "log" VALUES('000000010',6,1700009780.0,'answer',2,'play:rider_of_the_meadows','22263974','51300604a81740208b463bb6c32e42eb','made512',NULL);
INSERT INTO "log" VALUES('000000010',7,1700009840.0,'answer',1,'play:veteran_captain','6f989e6e','e612da9614e6e4f54a371754ceed6097','made513',NULL);
INSERT INTO "log" VALUES('000000010',8,1700009900.0,'answer',1,'card:ambassador_of_the_reef','2004cfb0','e612da9614e6e4f54a371754ceed6097','made514',NULL);
INSERT INTO "log" VALUES('000000010',9,1700009960.0,'answer',1,'card:basalt_guard','cea8f48a','e612da9614e6e4f54a371754ceed6097','made515',NULL);
INSERT INTO "log" VALUES('000000010',10,1700010020.0,'answer',2,'play:sky_whale','438ef413','51300604a81740208b463bb6c32e42eb','made516',NULL);
INSERT INTO "log" VALUES('000000010',11,1700010080.0,'answer',2,'card:naiad_scribe','8de4060f','51300604a81740208b463bb6c32e42eb','made517',NULL);
INSERT INTO "log" VALUES('000000010',12,1700010140.0,'answer',2,'card:geode','c78f4bd1','51300604a81740208b463bb6c32e42eb','made518',NULL);
INSERT INTO "log" VALUES('000000010',13,1700010200.0,'answer',2,'card:cave_troll','f0c7978d','51300604a81740208b463bb6c32e42eb','made519',NULL);
INSERT INTO "log" VALUES('000000010',14,1700010260.0,'answer',2,'card:gnome_tinker','1f8772f5','51300604a81740208b463bb6c32e42eb','made520',NULL);
INSERT INTO "log" VALUES('000000010',15,1700010320.0,'answer',0,'play:agate_core','70e60efe','ab7dc3fa1d544c3d458b59d6dc42c619','made521',NULL);
INSERT INTO "log" VALUES('000000010',16,1700010380.0,'answer',0,'card:tunnel_guide','0445e8fa','ab7dc3fa1d544c3d458b59d6dc42c619','made522',NULL);
INSERT INTO "log" VALUES('000000010',17,1700010440.0,'answer',1,'play:smelter','71d4244d','e612da9614e6e4f54a371754ceed6097','made523',NULL);
INSERT INTO "log" VALUES('000000010',18,1700010500.0,'answer',1,'card:tide_horn','7fc07d0b','e612da9614e6e4f54a371754ceed6097','made524',NULL);
INSERT INTO "log" VALUES('000000010',19,1700010560.0,'answer',2,'move:rider_of_the_meadows:1','4b00696f','51300604a81740208b463bb6c32e42eb','made525',NULL);
INSERT INTO "log" VALUES('000000010',20,1700010620.0,'answer',2,'done','ea540000','51300604a81740208b463bb6c32e42eb','made526',NULL);
INSERT INTO "log" VALUES('000000010',21,1700010680.0,'answer',0,'draw','30dc10ce','ab7dc3fa1d544c3d458b59d6dc42c619','made527',NULL);
INSERT INTO "log" VALUES('000000010',22,1700010740.0,'answer',0,'card:agate_core','1ada3fec','ab7dc3fa1d544c3d458b59d6dc42c619','made528',NULL);
INSERT INTO "log" VALUES('000000010',23,1700010800.0,'answer',0,'yes','7acb00ce','ab7dc3fa1d544c3d458b59d6dc42c619','made529',NULL);
INSERT INTO "log" VALUES('000000010',24,1700010860.0,'answer',2,'play:kelp_weaver','8cb91ca5','51300604a81740208b463bb6c32e42eb','made530',NULL);
INSERT INTO "log" VALUES('000000010',25,1700010920.0,'answer',0,'draw','29156201','ab7dc3fa1d544c3d458b59d6dc42c619','made531',NULL);
INSERT INTO "log" VALUES('000000010',26,1700010980.0,'answer',1,'draw','9a891b8e','e612da9614e6e4f54a371754ceed6097','made532',NULL);
INSERT INTO "log" VALUES('000000010',27,1700011040.0,'answer',2,'play:reef_guard','96e01724','51300604a81740208b463bb6c32e42eb','made533',NULL);
INSERT INTO "log" VALUES('000000010',28,1700011100.0,'answer',0,'play:knight_errant','d14c9f47','ab7dc3fa1d544c3d458b59d6dc42c619','made534',NULL);
INSERT INTO "log" VALUES('000000010',29,1700011160.0,'answer',0,'card:wandering_bard','b7502b89','ab7dc3fa1d544c3d458b59d6dc42c619','made535',NULL);
INSERT INTO "log" VALUES('000000010',30,1700011220.0,'answer',1,'play:moon_dragon','84bed0d0','e612da9614e6e4f54a371754ceed6097','made536',NULL);
INSERT INTO "log" VALUES('000000010',31,1700011280.0,'answer',0,'no','75c7e9d7','ab7dc3fa1d544c3d458b59d6dc42c619','made537',NULL);
INSERT INTO "log" VALUES('000000010',32,1700011340.0,'answer',0,'play:war_drum','bc39897d','ab7dc3fa1d544c3d458b59d6dc42c619','made538',NULL);
INSERT INTO "log" VALUES('000000010',33,1700011400.0,'answer',0,'card:acorn_sprite','0208c66e','ab7dc3fa1d544c3d458b59d6dc42c619','made539',NULL);
INSERT INTO "log" VALUES('000000010',34,1700011400.0,'resign',NULL,NULL,NULL,'51300604a81740208b463bb6c32e42eb','made540','{"said": ["table-resigned", {"who": "seat:2"}]}');
INSERT INTO "log" VALUES('000000013',1,1700011400.0,'said',NULL,NULL,NULL,NULL,NULL,'{"said": ["table-seeded", {}]}');
INSERT INTO "log" VALUES('000000013',2,1700011400.0,'begin',NULL,NULL,NULL,'e612da9614e6e4f54a371754ceed6097',NULL,'{"said": ["table-sat", {"who": "seat:1"}]}');
INSERT INTO "log" VALUES('000000013',3,1700011460.0,'answer',1,'play:hourglass_of_night','ab4f0fc5','e612da9614e6e4f54a371754ceed6097','made541','{"quiet": true}');
INSERT INTO "log" VALUES('000000013',4,1700011460.0,'undo',1,NULL,NULL,'e612da9614e6e4f54a371754ceed6097','made542','{"quiet": true}');
INSERT INTO "log" VALUES('000000013',5,1700011520.0,'answer',1,'play:sapling_staff','ab4f0fc5','e612da9614e6e4f54a371754ceed6097','made543','{"quiet": true}');
INSERT INTO "log" VALUES('000000016',1,1700011520.0,'said',NULL,NULL,NULL,NULL,NULL,'{"said": ["table-seeded", {}]}');
INSERT INTO "log" VALUES('000000016',2,1700011520.0,'begin',NULL,NULL,NULL,'e612da9614e6e4f54a371754ceed6097',NULL,'{"said": ["table-sat", {"who": "seat:1"}]}');
INSERT INTO "log" VALUES('000000016',3,1700011580.0,'answer',0,'play:warlord_of_the_deep','8cc77821','ab7dc3fa1d544c3d458b59d6dc42c619','made544','{"quiet": true}');
INSERT INTO "log" VALUES('000000016',4,1700011640.0,'answer',0,'card:storm_ray','05df8917','ab7dc3fa1d544c3d458b59d6dc42c619','made545','{"quiet": true}');
INSERT INTO "log" VALUES('000000016',5,1700011700.0,'answer',0,'card:forest_emperor','40ba4fd0','ab7dc3fa1d544c3d458b59d6dc42c619','made546','{"quiet": true}');
INSERT INTO "log" VALUES('000000016',6,1700011760.0,'answer',0,'card:gnome_tinker','d8c1c78f','ab7dc3fa1d544c3d458b59d6dc42c619','made547',NULL);
INSERT INTO "log" VALUES('000000016',7,1700011820.0,'answer',1,'play:kelp_weaver','0d943505','e612da9614e6e4f54a371754ceed6097','made548',NULL);
INSERT INTO "log" VALUES('000000016',8,1700011880.0,'answer',0,'play:mercenary','2455ccfe','ab7dc3fa1d544c3d458b59d6dc42c619','made549',NULL);
INSERT INTO "log" VALUES('000000016',9,1700011940.0,'answer',0,'card:sages_tome','0af3bea1','ab7dc3fa1d544c3d458b59d6dc42c619','made550',NULL);
INSERT INTO "log" VALUES('000000016',10,1700012000.0,'answer',0,'card:nomad_chief','f1a7700a','ab7dc3fa1d544c3d458b59d6dc42c619','made551',NULL);
INSERT INTO "log" VALUES('000000016',11,1700012060.0,'answer',1,'play:time_monk','237ccb92','e612da9614e6e4f54a371754ceed6097','made552',NULL);
INSERT INTO "log" VALUES('000000016',12,1700012120.0,'answer',1,'card:iron_golem','f6c7250e','e612da9614e6e4f54a371754ceed6097','made553',NULL);
INSERT INTO "log" VALUES('000000016',13,1700012180.0,'answer',0,'move:mercenary:1','c48a3597','ab7dc3fa1d544c3d458b59d6dc42c619','made554',NULL);
INSERT INTO "log" VALUES('000000016',14,1700012240.0,'answer',0,'done','a06fcb3d','ab7dc3fa1d544c3d458b59d6dc42c619','made555',NULL);
INSERT INTO "log" VALUES('000000016',15,1700012300.0,'answer',1,'move:time_monk:2','07c99dfd','e612da9614e6e4f54a371754ceed6097','made556',NULL);
INSERT INTO "log" VALUES('000000016',16,1700012360.0,'answer',1,'card:kelp_weaver','dbc2a41a','e612da9614e6e4f54a371754ceed6097','made557',NULL);
INSERT INTO "log" VALUES('000000016',17,1700012420.0,'answer',1,'choice:1','24228b97','e612da9614e6e4f54a371754ceed6097','made558',NULL);
INSERT INTO "log" VALUES('000000016',18,1700012480.0,'answer',1,'play:eclipse_priest','53a2e0bc','e612da9614e6e4f54a371754ceed6097','made559',NULL);
INSERT INTO "log" VALUES('000000016',19,1700012540.0,'answer',0,'move:warlord_of_the_deep:1','af769c55','ab7dc3fa1d544c3d458b59d6dc42c619','made560',NULL);
INSERT INTO "log" VALUES('000000016',20,1700012600.0,'answer',1,'move:eclipse_priest:1','bf41f9ac','e612da9614e6e4f54a371754ceed6097','made561',NULL);
INSERT INTO "log" VALUES('000000016',21,1700012660.0,'answer',0,'move:warlord_of_the_deep:1','32e4a09b','ab7dc3fa1d544c3d458b59d6dc42c619','made562',NULL);
INSERT INTO "log" VALUES('000000016',22,1700012720.0,'answer',0,'play:living_bow','d1a17283','ab7dc3fa1d544c3d458b59d6dc42c619','made563',NULL);
INSERT INTO "log" VALUES('000000016',23,1700012780.0,'answer',1,'play:tidal_clock','4500cdf0','e612da9614e6e4f54a371754ceed6097','made564',NULL);
INSERT INTO "log" VALUES('000000016',24,1700012840.0,'answer',0,'conquer:source_of_growth','19c92c95','ab7dc3fa1d544c3d458b59d6dc42c619','made565',NULL);
INSERT INTO "log" VALUES('000000016',25,1700012900.0,'answer',1,'play:hunting_horn','093f89c1','e612da9614e6e4f54a371754ceed6097','made566',NULL);
INSERT INTO "log" VALUES('000000016',26,1700012960.0,'answer',1,'play:root_throne','479f0207','e612da9614e6e4f54a371754ceed6097','made567',NULL);
INSERT INTO "log" VALUES('000000016',27,1700013020.0,'answer',1,'card:lens_of_dawn','480b6da1','e612da9614e6e4f54a371754ceed6097','made568',NULL);
INSERT INTO "log" VALUES('000000016',28,1700013080.0,'answer',1,'card:naiad_scribe','1efea3d5','e612da9614e6e4f54a371754ceed6097','made569',NULL);
INSERT INTO "log" VALUES('000000016',29,1700013140.0,'answer',1,'flame:eclipse_priest','d527032a','e612da9614e6e4f54a371754ceed6097','made570',NULL);
INSERT INTO "log" VALUES('000000016',30,1700013200.0,'answer',1,'flame:hunting_horn','08bd4f40','e612da9614e6e4f54a371754ceed6097','made571',NULL);
INSERT INTO "log" VALUES('000000016',31,1700013260.0,'answer',1,'done','bc8653de','e612da9614e6e4f54a371754ceed6097','made572',NULL);
INSERT INTO "log" VALUES('000000016',32,1700013320.0,'answer',0,'play:pack_leader','5593b012','ab7dc3fa1d544c3d458b59d6dc42c619','made573',NULL);
INSERT INTO "log" VALUES('000000016',33,1700013380.0,'answer',0,'card:cloud_giant','1a1909e4','ab7dc3fa1d544c3d458b59d6dc42c619','made574',NULL);
INSERT INTO "log" VALUES('000000016',34,1700013440.0,'answer',0,'card:sky_whale','370c1368','ab7dc3fa1d544c3d458b59d6dc42c619','made575',NULL);
INSERT INTO "log" VALUES('000000016',35,1700013500.0,'answer',1,'flame:tidal_clock','49556da7','e612da9614e6e4f54a371754ceed6097','made576',NULL);
INSERT INTO "log" VALUES('000000016',36,1700013560.0,'answer',1,'move:root_throne:1','b2a0946e','e612da9614e6e4f54a371754ceed6097','made577',NULL);
INSERT INTO "log" VALUES('000000016',37,1700013620.0,'answer',1,'draw','5e476938','e612da9614e6e4f54a371754ceed6097','made578',NULL);
INSERT INTO "log" VALUES('000000016',38,1700013680.0,'answer',0,'draw','eb3c0bc7','ab7dc3fa1d544c3d458b59d6dc42c619','made579',NULL);
INSERT INTO "log" VALUES('000000016',39,1700013740.0,'answer',0,'play:veteran_captain','0f7c7812','ab7dc3fa1d544c3d458b59d6dc42c619','made580',NULL);
INSERT INTO "log" VALUES('000000016',40,1700013800.0,'answer',0,'card:hourglass_of_night','eb2fdb08','ab7dc3fa1d544c3d458b59d6dc42c619','made581',NULL);
INSERT INTO "log" VALUES('000000016',41,1700013860.0,'answer',1,'play:living_bow','a3c328cf','e612da9614e6e4f54a371754ceed6097','made582',NULL);
INSERT INTO "log" VALUES('000000016',42,1700013920.0,'answer',0,'move:pack_leader:2','72f68ea3','ab7dc3fa1d544c3d458b59d6dc42c619','made583',NULL);
INSERT INTO "log" VALUES('000000016',43,1700013980.0,'answer',1,'play:wolf_runner','057b0524','e612da9614e6e4f54a371754ceed6097','made584',NULL);
INSERT INTO "log" VALUES('000000016',44,1700014040.0,'answer',1,'move:wolf_runner:2','6d534eda','e612da9614e6e4f54a371754ceed6097','made585',NULL);
INSERT INTO "log" VALUES('000000016',45,1700014100.0,'answer',1,'conquer:source_of_cycles','fa25ddc9','e612da9614e6e4f54a371754ceed6097','made586',NULL);
INSERT INTO "log" VALUES('000000016',46,1700014160.0,'answer',1,'card:kelp_weaver','b5053ae9','e612da9614e6e4f54a371754ceed6097','made587',NULL);
INSERT INTO "log" VALUES('000000016',47,1700014220.0,'answer',1,'card:eclipse_priest','96e30c76','e612da9614e6e4f54a371754ceed6097','made588',NULL);
INSERT INTO "log" VALUES('000000016',48,1700014280.0,'answer',1,'card:time_monk','d04ac0fa','e612da9614e6e4f54a371754ceed6097','made589',NULL);
INSERT INTO "log" VALUES('000000016',49,1700014340.0,'answer',0,'play:horn_of_spring','a7618f4e','ab7dc3fa1d544c3d458b59d6dc42c619','made590',NULL);
INSERT INTO "log" VALUES('000000016',50,1700014400.0,'answer',0,'card:ambassador_of_the_reef','a90b2f57','ab7dc3fa1d544c3d458b59d6dc42c619','made591',NULL);
INSERT INTO "log" VALUES('000000016',51,1700014460.0,'answer',0,'card:explorer','ebae1a7c','ab7dc3fa1d544c3d458b59d6dc42c619','made592',NULL);
INSERT INTO "log" VALUES('000000016',52,1700014520.0,'answer',0,'reinforce:source_of_growth','faeab38b','ab7dc3fa1d544c3d458b59d6dc42c619','made593',NULL);
INSERT INTO "log" VALUES('000000016',53,1700014580.0,'answer',0,'done','765075dc','ab7dc3fa1d544c3d458b59d6dc42c619','made594',NULL);
INSERT INTO "log" VALUES('000000016',54,1700014640.0,'answer',1,'play:tunnel_guide','34ee4891','e612da9614e6e4f54a371754ceed6097','made595',NULL);
INSERT INTO "log" VALUES('000000016',55,1700014700.0,'answer',0,'move:veteran_captain:1','eca9dc15','ab7dc3fa1d544c3d458b59d6dc42c619','made596',NULL);
INSERT INTO "log" VALUES('000000016',56,1700014760.0,'answer',0,'move:horn_of_spring:1','09ec9373','ab7dc3fa1d544c3d458b59d6dc42c619','made597',NULL);
INSERT INTO "log" VALUES('000000016',57,1700014820.0,'answer',0,'done','765075dc','ab7dc3fa1d544c3d458b59d6dc42c619','made598',NULL);
INSERT INTO "log" VALUES('000000016',58,1700014880.0,'answer',0,'card:veteran_captain','c4e6c20d','ab7dc3fa1d544c3d458b59d6dc42c619','made599',NULL);
INSERT INTO "log" VALUES('000000016',59,1700014940.0,'answer',0,'play:thief','8da87232','ab7dc3fa1d544c3d458b59d6dc42c619','made600',NULL);
INSERT INTO "log" VALUES('000000016',60,1700015000.0,'answer',0,'flame:horn_of_spring','7583f91a','ab7dc3fa1d544c3d458b59d6dc42c619','made601',NULL);
INSERT INTO "log" VALUES('000000016',61,1700015060.0,'answer',0,'reinforce:source_of_growth','5b7ac671','ab7dc3fa1d544c3d458b59d6dc42c619','made602',NULL);
INSERT INTO "log" VALUES('000000016',62,1700015120.0,'answer',1,'flame:source_of_cycles','e4419d43','e612da9614e6e4f54a371754ceed6097','made603',NULL);
INSERT INTO "log" VALUES('000000016',63,1700015180.0,'answer',1,'move:tunnel_guide:1','3b920327','e612da9614e6e4f54a371754ceed6097','made604',NULL);
INSERT INTO "log" VALUES('000000016',64,1700015240.0,'answer',1,'play:king_of_the_seas','8c83c8c0','e612da9614e6e4f54a371754ceed6097','made605',NULL);
INSERT INTO "log" VALUES('000000016',65,1700015300.0,'answer',1,'card:builder','5c2abe9b','e612da9614e6e4f54a371754ceed6097','made606',NULL);
INSERT INTO "log" VALUES('000000016',66,1700015360.0,'answer',1,'card:time_weaver','b9fe1bfb','e612da9614e6e4f54a371754ceed6097','made607',NULL);
INSERT INTO "log" VALUES('000000016',67,1700015420.0,'answer',1,'card:heartwood_amulet','f5a4857a','e612da9614e6e4f54a371754ceed6097','made608',NULL);
INSERT INTO "log" VALUES('000000016',68,1700015480.0,'answer',1,'reinforce:source_of_cycles','cb6c15ab','e612da9614e6e4f54a371754ceed6097','made609',NULL);
INSERT INTO "log" VALUES('000000016',69,1700015540.0,'answer',1,'flame:tidal_clock','08bd4f40','e612da9614e6e4f54a371754ceed6097','made610',NULL);
INSERT INTO "log" VALUES('000000016',70,1700015600.0,'answer',1,'done','2dbe2a34','e612da9614e6e4f54a371754ceed6097','made611',NULL);
INSERT INTO "log" VALUES('000000016',71,1700015660.0,'answer',1,'done','a545d2b5','e612da9614e6e4f54a371754ceed6097','made612',NULL);
INSERT INTO "log" VALUES('000000016',72,1700015720.0,'answer',0,'move:thief:1','2b8d74e8','ab7dc3fa1d544c3d458b59d6dc42c619','made613',NULL);
INSERT INTO "log" VALUES('000000016',73,1700015780.0,'answer',1,'move:king_of_the_seas:2','b74d01be','e612da9614e6e4f54a371754ceed6097','made614',NULL);
INSERT INTO "log" VALUES('000000016',74,1700015840.0,'answer',1,'done','a545d2b5','e612da9614e6e4f54a371754ceed6097','made615',NULL);
INSERT INTO "log" VALUES('000000016',75,1700015900.0,'answer',0,'no','30593f82','ab7dc3fa1d544c3d458b59d6dc42c619','made616',NULL);
INSERT INTO "log" VALUES('000000016',76,1700015960.0,'answer',1,'play:dream_harpy','6e7b0a37','e612da9614e6e4f54a371754ceed6097','made617',NULL);
INSERT INTO "log" VALUES('000000016',77,1700016020.0,'answer',1,'card:spy','3858eb6c','e612da9614e6e4f54a371754ceed6097','made618',NULL);
INSERT INTO "log" VALUES('000000016',78,1700016080.0,'answer',0,'fortify:source_of_growth','64456656','ab7dc3fa1d544c3d458b59d6dc42c619','made619',NULL);
INSERT INTO "log" VALUES('000000016',79,1700016140.0,'answer',0,'done','765075dc','ab7dc3fa1d544c3d458b59d6dc42c619','made620',NULL);
INSERT INTO "log" VALUES('000000016',80,1700016200.0,'answer',1,'play:war_drum','9ad4fa5a','e612da9614e6e4f54a371754ceed6097','made621',NULL);
INSERT INTO "log" VALUES('000000016',81,1700016260.0,'answer',0,'flame:source_of_growth','cb34411f','ab7dc3fa1d544c3d458b59d6dc42c619','made622',NULL);
INSERT INTO "log" VALUES('000000016',82,1700016320.0,'answer',0,'play:sea_serpent','4a81c983','ab7dc3fa1d544c3d458b59d6dc42c619','made623',NULL);
INSERT INTO "log" VALUES('000000016',83,1700016380.0,'answer',0,'card:stone_colossus','fa2bd037','ab7dc3fa1d544c3d458b59d6dc42c619','made624',NULL);
INSERT INTO "log" VALUES('000000016',84,1700016440.0,'answer',0,'card:coral_crown','f3844576','ab7dc3fa1d544c3d458b59d6dc42c619','made625',NULL);
INSERT INTO "log" VALUES('000000016',85,1700016500.0,'answer',0,'flame:horn_of_spring','87263fe9','ab7dc3fa1d544c3d458b59d6dc42c619','made626',NULL);
INSERT INTO "log" VALUES('000000016',86,1700016560.0,'answer',0,'play:sky_compass','3954b0c4','ab7dc3fa1d544c3d458b59d6dc42c619','made627',NULL);
INSERT INTO "log" VALUES('000000016',87,1700016620.0,'answer',1,'reinforce:source_of_cycles','e2dc93f5','e612da9614e6e4f54a371754ceed6097','made628',NULL);
INSERT INTO "log" VALUES('000000016',88,1700016680.0,'answer',1,'move:war_drum:1','9d7e21a9','e612da9614e6e4f54a371754ceed6097','made629',NULL);
INSERT INTO "log" VALUES('000000016',89,1700016740.0,'answer',1,'done','6b5ef508','e612da9614e6e4f54a371754ceed6097','made630',NULL);
INSERT INTO "log" VALUES('000000016',90,1700016800.0,'answer',1,'flame:tidal_clock','8ad9cef6','e612da9614e6e4f54a371754ceed6097','made631',NULL);
INSERT INTO "log" VALUES('000000016',91,1700016860.0,'answer',1,'done','5199a4dd','e612da9614e6e4f54a371754ceed6097','made632',NULL);
INSERT INTO "log" VALUES('000000016',92,1700016920.0,'answer',1,'flame:source_of_cycles','b806fd7a','e612da9614e6e4f54a371754ceed6097','made633',NULL);
INSERT INTO "log" VALUES('000000016',93,1700016980.0,'answer',1,'done','80d4015d','e612da9614e6e4f54a371754ceed6097','made634',NULL);
INSERT INTO "log" VALUES('000000016',94,1700017040.0,'answer',1,'done','a545d2b5','e612da9614e6e4f54a371754ceed6097','made635',NULL);
INSERT INTO "log" VALUES('000000016',95,1700017100.0,'answer',0,'draw','6dd7deef','ab7dc3fa1d544c3d458b59d6dc42c619','made636',NULL);
INSERT INTO "log" VALUES('000000016',96,1700017160.0,'answer',1,'play:old_treant','2a13d772','e612da9614e6e4f54a371754ceed6097','made637',NULL);
INSERT INTO "log" VALUES('000000016',97,1700017220.0,'answer',1,'card:smelter','36996673','e612da9614e6e4f54a371754ceed6097','made638',NULL);
INSERT INTO "log" VALUES('000000016',98,1700017280.0,'answer',1,'card:basalt_guard','40dcca43','e612da9614e6e4f54a371754ceed6097','made639',NULL);
INSERT INTO "log" VALUES('000000016',99,1700017340.0,'answer',1,'flame:hunting_horn','a545d2b5','e612da9614e6e4f54a371754ceed6097','made640',NULL);
INSERT INTO "log" VALUES('000000016',100,1700017400.0,'answer',1,'move:old_treant:1','5386d1d9','e612da9614e6e4f54a371754ceed6097','made641',NULL);
INSERT INTO "log" VALUES('000000016',101,1700017460.0,'answer',1,'flame:dream_harpy','6470b770','e612da9614e6e4f54a371754ceed6097','made642',NULL);
INSERT INTO "log" VALUES('000000016',102,1700017520.0,'answer',0,'move:sky_compass:1','38274202','ab7dc3fa1d544c3d458b59d6dc42c619','made643',NULL);
INSERT INTO "log" VALUES('000000016',103,1700017580.0,'answer',0,'no','39a52f03','ab7dc3fa1d544c3d458b59d6dc42c619','made644',NULL);
INSERT INTO "log" VALUES('000000016',104,1700017640.0,'answer',0,'move:sea_serpent:1','6a221f9d','ab7dc3fa1d544c3d458b59d6dc42c619','made645',NULL);
INSERT INTO "log" VALUES('000000016',105,1700017700.0,'answer',1,'play:princess','24f6b458','e612da9614e6e4f54a371754ceed6097','made646',NULL);
INSERT INTO "log" VALUES('000000016',106,1700017760.0,'answer',1,'card:eternal_lamp','d6f65194','e612da9614e6e4f54a371754ceed6097','made647',NULL);
INSERT INTO "log" VALUES('000000016',107,1700017820.0,'answer',0,'play:coral_golem','8930966c','ab7dc3fa1d544c3d458b59d6dc42c619','made648',NULL);
INSERT INTO "log" VALUES('000000016',108,1700017880.0,'answer',0,'card:hedge_knight','069fa60c','ab7dc3fa1d544c3d458b59d6dc42c619','made649',NULL);
INSERT INTO "log" VALUES('000000016',109,1700017940.0,'answer',0,'play:sapling_staff','d65a8800','ab7dc3fa1d544c3d458b59d6dc42c619','made650',NULL);
INSERT INTO "log" VALUES('000000016',110,1700018000.0,'answer',0,'card:mighty_witch','d312b932','ab7dc3fa1d544c3d458b59d6dc42c619','made651',NULL);
INSERT INTO "log" VALUES('000000016',111,1700018060.0,'answer',0,'done','87263fe9','ab7dc3fa1d544c3d458b59d6dc42c619','made652',NULL);
INSERT INTO "log" VALUES('000000016',112,1700018120.0,'answer',1,'move:old_treant:2','4c72625b','e612da9614e6e4f54a371754ceed6097','made653',NULL);
INSERT INTO "log" VALUES('000000016',113,1700018180.0,'answer',1,'no','d9eefd46','e612da9614e6e4f54a371754ceed6097','made654',NULL);
INSERT INTO "log" VALUES('000000016',114,1700018240.0,'answer',1,'card:war_drum','f16c259c','e612da9614e6e4f54a371754ceed6097','made655',NULL);
INSERT INTO "log" VALUES('000000016',115,1700018300.0,'answer',1,'flame:hunting_horn','0936ae32','e612da9614e6e4f54a371754ceed6097','made656',NULL);
INSERT INTO "log" VALUES('000000016',116,1700018360.0,'answer',1,'flame:source_of_cycles','8d6dc096','e612da9614e6e4f54a371754ceed6097','made657',NULL);
INSERT INTO "log" VALUES('000000016',117,1700018420.0,'answer',1,'move:princess:1','f790e62f','e612da9614e6e4f54a371754ceed6097','made658',NULL);
INSERT INTO "log" VALUES('000000016',118,1700018480.0,'answer',1,'done','1160cfc6','e612da9614e6e4f54a371754ceed6097','made659',NULL);
INSERT INTO "log" VALUES('000000016',119,1700018540.0,'answer',0,'move:sapling_staff:1','4c612e38','ab7dc3fa1d544c3d458b59d6dc42c619','made660',NULL);
INSERT INTO "log" VALUES('000000016',120,1700018600.0,'answer',0,'play:reef_guard','7997c64a','ab7dc3fa1d544c3d458b59d6dc42c619','made661',NULL);
INSERT INTO "log" VALUES('000000016',121,1700018660.0,'answer',0,'move:reef_guard:1','6e508e0c','ab7dc3fa1d544c3d458b59d6dc42c619','made662',NULL);
INSERT INTO "log" VALUES('000000016',122,1700018720.0,'answer',0,'flame:reef_guard','1acea951','ab7dc3fa1d544c3d458b59d6dc42c619','made663',NULL);
INSERT INTO "log" VALUES('000000016',123,1700018780.0,'answer',0,'done','87263fe9','ab7dc3fa1d544c3d458b59d6dc42c619','made664',NULL);
INSERT INTO "log" VALUES('000000016',124,1700018840.0,'answer',1,'flame:tidal_clock','d60459b2','e612da9614e6e4f54a371754ceed6097','made665',NULL);
INSERT INTO "log" VALUES('000000016',125,1700018900.0,'answer',1,'move:princess:1','80787b0f','e612da9614e6e4f54a371754ceed6097','made666',NULL);
INSERT INTO "log" VALUES('000000016',126,1700018960.0,'answer',1,'yes','51f20a1e','e612da9614e6e4f54a371754ceed6097','made667',NULL);
INSERT INTO "log" VALUES('000000016',127,1700019020.0,'answer',1,'play:seed_sower','a95228e6','e612da9614e6e4f54a371754ceed6097','made668',NULL);
INSERT INTO "log" VALUES('000000016',128,1700019080.0,'answer',1,'card:siren','0485d1c0','e612da9614e6e4f54a371754ceed6097','made669',NULL);
INSERT INTO "log" VALUES('000000016',129,1700019140.0,'answer',1,'done','a6c36ebf','e612da9614e6e4f54a371754ceed6097','made670',NULL);
INSERT INTO "log" VALUES('000000016',130,1700019200.0,'answer',1,'play:furnace_heart','0a5583da','e612da9614e6e4f54a371754ceed6097','made671',NULL);
INSERT INTO "log" VALUES('000000016',131,1700019260.0,'answer',1,'card:runed_hammer','38b0894f','e612da9614e6e4f54a371754ceed6097','made672',NULL);
INSERT INTO "log" VALUES('000000016',132,1700019320.0,'answer',1,'card:mole_tunneller','5312b4c2','e612da9614e6e4f54a371754ceed6097','made673',NULL);
INSERT INTO "log" VALUES('000000016',133,1700019380.0,'answer',1,'flame:dream_harpy','6470b770','e612da9614e6e4f54a371754ceed6097','made674',NULL);
INSERT INTO "log" VALUES('000000016',134,1700019440.0,'answer',1,'done','a6c36ebf','e612da9614e6e4f54a371754ceed6097','made675',NULL);
INSERT INTO "log" VALUES('000000016',135,1700019500.0,'answer',0,'draw','d8325c25','ab7dc3fa1d544c3d458b59d6dc42c619','made676',NULL);
INSERT INTO "log" VALUES('000000016',136,1700019560.0,'answer',0,'flame:source_of_growth','f6acb70c','ab7dc3fa1d544c3d458b59d6dc42c619','made677',NULL);
INSERT INTO "log" VALUES('000000016',137,1700019620.0,'answer',0,'play:wind_courier','38de700c','ab7dc3fa1d544c3d458b59d6dc42c619','made678',NULL);
INSERT INTO "log" VALUES('000000016',138,1700019680.0,'answer',0,'flame:sea_serpent','9dfd17d8','ab7dc3fa1d544c3d458b59d6dc42c619','made679',NULL);
INSERT INTO "log" VALUES('000000016',139,1700019740.0,'answer',1,'move:seed_sower:1','12f1385b','e612da9614e6e4f54a371754ceed6097','made680',NULL);
INSERT INTO "log" VALUES('000000016',140,1700019800.0,'answer',1,'done','2497c75f','e612da9614e6e4f54a371754ceed6097','made681',NULL);
INSERT INTO "log" VALUES('000000016',141,1700019860.0,'answer',1,'reinforce:source_of_cycles','a6c36ebf','e612da9614e6e4f54a371754ceed6097','made682',NULL);
INSERT INTO "log" VALUES('000000016',142,1700019920.0,'answer',1,'card:old_treant','4d8f945e','e612da9614e6e4f54a371754ceed6097','made683',NULL);
INSERT INTO "log" VALUES('000000016',143,1700019980.0,'answer',1,'reinforce:source_of_cycles','a6c36ebf','e612da9614e6e4f54a371754ceed6097','made684',NULL);
INSERT INTO "log" VALUES('000000016',144,1700020040.0,'answer',0,'play:fawn_dancer','f7aa414f','ab7dc3fa1d544c3d458b59d6dc42c619','made685',NULL);
INSERT INTO "log" VALUES('000000016',145,1700020100.0,'answer',0,'card:coral_golem','6073d2a3','ab7dc3fa1d544c3d458b59d6dc42c619','made686',NULL);
INSERT INTO "log" VALUES('000000016',146,1700020160.0,'answer',0,'yes','b9a0484d','ab7dc3fa1d544c3d458b59d6dc42c619','made687',NULL);
INSERT INTO "log" VALUES('000000016',147,1700020220.0,'answer',0,'move:fawn_dancer:1','ec529723','ab7dc3fa1d544c3d458b59d6dc42c619','made688',NULL);
INSERT INTO "log" VALUES('000000016',148,1700020280.0,'answer',0,'flame:horn_of_spring','a51402c7','ab7dc3fa1d544c3d458b59d6dc42c619','made689',NULL);
INSERT INTO "log" VALUES('000000016',149,1700020340.0,'answer',0,'play:agate_core','34b501c1','ab7dc3fa1d544c3d458b59d6dc42c619','made690',NULL);
INSERT INTO "log" VALUES('000000016',150,1700020400.0,'answer',0,'card:rider_of_the_meadows','72689248','ab7dc3fa1d544c3d458b59d6dc42c619','made691',NULL);
INSERT INTO "log" VALUES('000000016',151,1700020460.0,'answer',0,'move:fawn_dancer:1','e217cac6','ab7dc3fa1d544c3d458b59d6dc42c619','made692',NULL);
INSERT INTO "log" VALUES('000000016',152,1700020520.0,'answer',0,'done','f1aaaaac','ab7dc3fa1d544c3d458b59d6dc42c619','made693',NULL);
INSERT INTO "log" VALUES('000000016',153,1700020580.0,'answer',0,'done','780313c1','ab7dc3fa1d544c3d458b59d6dc42c619','made694',NULL);
INSERT INTO "log" VALUES('000000016',154,1700020640.0,'answer',1,'play:court_jester','ef0131b7','e612da9614e6e4f54a371754ceed6097','made695',NULL);
INSERT INTO "log" VALUES('000000016',155,1700020700.0,'answer',1,'yes','f754cadb','e612da9614e6e4f54a371754ceed6097','made696',NULL);
INSERT INTO "log" VALUES('000000016',156,1700020760.0,'answer',0,'card:harpoon_of_the_deep','083d2aa7','ab7dc3fa1d544c3d458b59d6dc42c619','made697',NULL);
INSERT INTO "log" VALUES('000000016',157,1700020820.0,'answer',1,'flame:source_of_cycles','0936ae32','e612da9614e6e4f54a371754ceed6097','made698',NULL);
INSERT INTO "log" VALUES('000000016',158,1700020880.0,'answer',1,'done','50cffbed','e612da9614e6e4f54a371754ceed6097','made699',NULL);
INSERT INTO "log" VALUES('000000016',159,1700020940.0,'answer',1,'done','cb6c15ab','e612da9614e6e4f54a371754ceed6097','made700',NULL);
INSERT INTO "log" VALUES('000000016',160,1700021000.0,'answer',0,'play:knight_errant','e7f0b245','ab7dc3fa1d544c3d458b59d6dc42c619','made701',NULL);
INSERT INTO "log" VALUES('000000016',161,1700021060.0,'answer',0,'done','780313c1','ab7dc3fa1d544c3d458b59d6dc42c619','made702',NULL);
INSERT INTO "log" VALUES('000000016',162,1700021120.0,'answer',1,'move:furnace_heart:1','c231138d','e612da9614e6e4f54a371754ceed6097','made703',NULL);
INSERT INTO "log" VALUES('000000016',163,1700021180.0,'answer',1,'flame:tidal_clock','cb6c15ab','e612da9614e6e4f54a371754ceed6097','made704',NULL);
INSERT INTO "log" VALUES('000000016',164,1700021240.0,'answer',1,'flame:hunting_horn','358cba0a','e612da9614e6e4f54a371754ceed6097','made705',NULL);
INSERT INTO "log" VALUES('000000016',165,1700021300.0,'answer',1,'done','a6c36ebf','e612da9614e6e4f54a371754ceed6097','made706',NULL);
INSERT INTO "log" VALUES('000000022',1,1700021300.0,'said',NULL,NULL,NULL,NULL,NULL,'{"said": ["table-dealt-anew", {}]}');
INSERT INTO "log" VALUES('000000022',2,1700021300.0,'begin',NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "people" VALUES('ab7dc3fa1d544c3d458b59d6dc42c619','Ann','en','$argon2id$v=19$m=65536,t=3,p=4$PZ5gB7tbrXQKFaOTwnMtDQ$3s9qYb7HjOq0+Nzvlk3VhD6AANebRinLvjamcf7ru18','ann',1700000000.0);
INSERT INTO "people" VALUES('e612da9614e6e4f54a371754ceed6097','Bob','en',NULL,NULL,1700000000.0);
INSERT INTO "people" VALUES('51300604a81740208b463bb6c32e42eb','Cem','cs',NULL,NULL,1700000000.0);
INSERT INTO "people" VALUES('8afc2033d1c165c922ae86ab5e951d53','Dana','pl',NULL,NULL,1700000000.0);
CREATE TABLE sessions (
	token VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	made FLOAT NOT NULL, 
	used FLOAT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (token)
);
INSERT INTO "sessions" VALUES('847e566d3502af05143c450270a187df2f91ea057efc18c1e96b8481f177d6c7','ab7dc3fa1d544c3d458b59d6dc42c619',1700000000.0,1700000000.0);
INSERT INTO "sessions" VALUES('a03229c329a39a42c3b066a9fa9062bcd0b7a05fad882e7ce7b4dad8e8096c7b','e612da9614e6e4f54a371754ceed6097',1700000000.0,1700000000.0);
INSERT INTO "sessions" VALUES('839b0f593c8c1eb7fe12cb7084219b51b3b5a3614aa4f96f86b6b912125d5ac6','51300604a81740208b463bb6c32e42eb',1700000000.0,1700000000.0);
INSERT INTO "sessions" VALUES('7a5a12735aadcb72ef592590fa1891f23e2a3d66163be5b1f9b31aedfcd6ab48','8afc2033d1c165c922ae86ab5e951d53',1700000000.0,1700000000.0);
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
INSERT INTO "tables" VALUES('000000001','echoes','5','{"interaction": "full"}','7',NULL,'slow',2880,0,'ab7dc3fa1d544c3d458b59d6dc42c619','0000000000000002','0000000000000003',NULL,NULL,1700000000.0,'playing',45,1700002520.0,'[0]',1700175260.0,'{"at": 1700002460.0, "left": [172800.0, 172740.0]}',NULL);
INSERT INTO "tables" VALUES('000000004','echoes','5','{"interaction": "full"}','8',NULL,'live',90,0,'ab7dc3fa1d544c3d458b59d6dc42c619','0000000000000005','0000000000000006',NULL,NULL,1700002520.0,'playing',99,1700021300.0,'[0]',1700025320.0,'{"at": 1700021300.0, "left": [4020.0, 0.0, 4020.0, 0.0]}',NULL);
INSERT INTO "tables" VALUES('000000007','echoes','5','{"interaction": "full"}','9',NULL,'none',30,0,'e612da9614e6e4f54a371754ceed6097','0000000000000008','0000000000000009',NULL,NULL,1700007920.0,'playing',32,1700009600.0,'[0]',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('000000010','echoes','5','{"interaction": "full"}','a',NULL,'none',30,0,'ab7dc3fa1d544c3d458b59d6dc42c619','0000000000000011','0000000000000012',NULL,NULL,1700009600.0,'playing',34,1700011400.0,'[1]',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('000000013','echoes','5','{"interaction": "full"}','b',NULL,'none',30,0,'ab7dc3fa1d544c3d458b59d6dc42c619','0000000000000014','0000000000000015',NULL,NULL,1700011400.0,'playing',5,1700011400.0,'[0, 1]',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('000000016','echoes','5','{"interaction": "full"}','c',NULL,'none',30,0,'ab7dc3fa1d544c3d458b59d6dc42c619','0000000000000017','0000000000000018',NULL,'000000019',1700011520.0,'over',165,1700021300.0,'[]',NULL,NULL,'{"winners": [1], "scores": [30, 39], "reason": "party"}');
INSERT INTO "tables" VALUES('000000019','echoes','5','{"interaction": "full"}','8eb3308b7ac641d4497d8332e519bac5',NULL,'none',30,0,'ab7dc3fa1d544c3d458b59d6dc42c619','0000000000000020','0000000000000021','000000016',NULL,1700021300.0,'gathering',0,1700021300.0,'[]',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('000000022','echoes','5','{"interaction": "full"}',NULL,'{"phase": 3, "round": 3, "first": 0, "turns": 1, "acted": false, "ordered": false, "ending": 0, "supply": 24, "reserve": 48, "substitutes": 0, "deck_number": 0, "fortified": 0, "source_tokens": 0, "mix": [42, 79, 19, 12, 52, 74, 41, 11, 96, 55, 90, 20, 83, 104, 63, 92, 32, 15, 37, 45, 38, 16, 103, 29, 21, 62, 51, 53, 30, 26, 23, 34, 28, 54, 48, 35, 13, 6, 65, 102, 77, 94, 67, 59, 46, 91, 17, 4, 57, 49, 82, 27, 71, 80, 89, 50, 100, 70, 64, 3, 60, 75, 68, 69, 61, 73, 33, 14, 0, 88, 87, 72, 8, 31, 44, 47, 84, 36, 99, 66, 56, 43, 86, 25, 93, 95, 5, 81, 18, 78, 85, 7, 76, 1, 98, 2, 101, 24, 97, 40, 39, 58, 10, 9, 22], "owner": [-1, -1, -1, -1, -1, -1], "points": [0, 0], "slides": [3, 3], "seats": 2, "interaction": "full", "chance": {"seed": "24f579bf05dfa34feb36636d969d0929", "count": 188}, "zones": [["thief", "grove_druid", "lava_shaman", "star_reader", "war_drum", "aurora_singer", "heartwood_amulet", "gem_carver", "battle_banner", "knight_errant", "princess", "old_treant", "tide_horn", "spy", "mole_tunneller", "sky_compass", "time_weaver", "deep_leviathan", "court_jester", "beekeeper", "pearl_of_memory", "reef_guard", "sapling_staff", "elk_herald", "wandering_bard", "assassin", "sky_compass", "seed_sower", "sky_whale", "ambassador_of_the_reef", "wolf_runner", "builder", "fawn_dancer", "oracles_eye", "agate_core", "eternal_lamp", "lightning_lancer", "star_chart", "alchemist", "sages_tome", "war_drum", "pack_leader", "siren", "stone_colossus", "crystal_wyrm", "hourglass_of_night", "runed_hammer", "crown_of_four_lands", "coral_crown", "whispering_shell", "miner", "queen_of_the_seas", "sea_serpent", "mighty_witch", "wind_courier", "cave_troll", "tide_horn", "king_of_the_seas", "smelter", "moss_bear", "horn_of_spring", "hypnotist", "basalt_guard", "siege_ram", "pearl_diver", "cloud_giant", "coral_golem", "veteran_captain", "rider_of_the_meadows", "moon_dragon", "trapped_chest", "tide_caller", "geode", "meteor_shard", "explorer", "turtle_sage", "feather_cloak", "night_owl", "comet_rider", "harpoon_of_the_deep", "hedge_knight", "dwarf_sapper", "dream_harpy"], ["storm_ray", "forest_emperor", "gnome_tinker", "sages_tome", "nomad_chief", "iron_golem"], [], [], [], [], [], [], [], ["constellation_keeper", "acorn_sprite"], ["mercenary", "warlord_of_the_deep"], [], ["living_bow"], [], [], [], [], ["tunnel_guide", "living_bow", "hunting_horn", "lens_of_dawn", "naiad_scribe", "furnace_heart", "tidal_clock", "root_throne"], ["kelp_weaver", "time_monk", "eclipse_priest"], [], [], [], [], [], []], "drawn_from": [[0, 0], [0, 0, 0, 0, 0, 0, 0, 0]], "sources": ["source_of_cycles", "source_of_growth"], "tokens": [[], []], "sent": []}','none',30,0,'e612da9614e6e4f54a371754ceed6097','0000000000000023','0000000000000024',NULL,NULL,1700021300.0,'playing',2,1700021300.0,'[1]',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('000000025','echoes','5','{"interaction": "full"}','e51d8c229098e076527339db63170cba',NULL,'none',30,1,'8afc2033d1c165c922ae86ab5e951d53','0000000000000026','0000000000000027',NULL,NULL,1700021300.0,'gathering',0,1700021300.0,'[]',NULL,NULL,NULL);
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_tables_listed ON tables (listed, status);
CREATE INDEX ix_chairs_person ON chairs (person);
CREATE INDEX ix_log_chat ON log (person) WHERE kind = 'chat';
COMMIT;
