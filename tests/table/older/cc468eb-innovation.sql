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
INSERT INTO "chairs" VALUES('000000001',0,'person','4aae37aae9455af2e3ee3ce3ea5b0b0f',NULL,0,0);
INSERT INTO "chairs" VALUES('000000001',1,'person','596c48b47346021a3990a42a5db59cae',NULL,0,0);
INSERT INTO "chairs" VALUES('000000007',0,'person','596c48b47346021a3990a42a5db59cae',NULL,0,0);
INSERT INTO "chairs" VALUES('000000007',1,'person','c10655be3929c9d44b9f90f566c0d560','novice',1,0);
INSERT INTO "chairs" VALUES('000000007',2,'person','27ac2306a0d4113c2bb52470f37b905d',NULL,0,0);
INSERT INTO "chairs" VALUES('000000010',0,'person','4aae37aae9455af2e3ee3ce3ea5b0b0f',NULL,0,0);
INSERT INTO "chairs" VALUES('000000010',1,'person','596c48b47346021a3990a42a5db59cae',NULL,0,0);
INSERT INTO "chairs" VALUES('000000010',2,'person','c10655be3929c9d44b9f90f566c0d560','novice',0,1);
INSERT INTO "chairs" VALUES('000000013',0,'person','4aae37aae9455af2e3ee3ce3ea5b0b0f',NULL,0,0);
INSERT INTO "chairs" VALUES('000000013',1,'person','596c48b47346021a3990a42a5db59cae',NULL,0,0);
INSERT INTO "chairs" VALUES('000000016',0,'person','4aae37aae9455af2e3ee3ce3ea5b0b0f',NULL,0,0);
INSERT INTO "chairs" VALUES('000000016',1,'person','596c48b47346021a3990a42a5db59cae',NULL,0,0);
INSERT INTO "chairs" VALUES('000000019',0,'person','4aae37aae9455af2e3ee3ce3ea5b0b0f',NULL,0,0);
INSERT INTO "chairs" VALUES('000000019',1,'open',NULL,NULL,0,0);
INSERT INTO "chairs" VALUES('000000004',0,'person','4aae37aae9455af2e3ee3ce3ea5b0b0f',NULL,0,0);
INSERT INTO "chairs" VALUES('000000004',1,'person','596c48b47346021a3990a42a5db59cae',NULL,0,0);
INSERT INTO "chairs" VALUES('000000004',2,'person','c10655be3929c9d44b9f90f566c0d560','novice',1,0);
INSERT INTO "chairs" VALUES('000000004',3,'person','27ac2306a0d4113c2bb52470f37b905d',NULL,0,0);
INSERT INTO "chairs" VALUES('000000022',0,'bot',NULL,'random',0,0);
INSERT INTO "chairs" VALUES('000000022',1,'person','596c48b47346021a3990a42a5db59cae',NULL,0,0);
INSERT INTO "chairs" VALUES('000000025',0,'person','27ac2306a0d4113c2bb52470f37b905d',NULL,0,0);
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
INSERT INTO "log" VALUES('000000001',2,1700000000.0,'begin',NULL,NULL,NULL,'596c48b47346021a3990a42a5db59cae',NULL,'{"said": ["table-sat", {"who": "seat:1"}]}');
INSERT INTO "log" VALUES('000000001',3,1700000060.0,'answer',0,'card:the_wheel','23d56d29','4aae37aae9455af2e3ee3ce3ea5b0b0f','made707',NULL);
INSERT INTO "log" VALUES('000000001',4,1700000120.0,'answer',1,'card:agriculture','16704b41','596c48b47346021a3990a42a5db59cae','made708',NULL);
INSERT INTO "log" VALUES('000000001',5,1700000180.0,'answer',0,'meld:writing','44ac8f81','4aae37aae9455af2e3ee3ce3ea5b0b0f','made709',NULL);
INSERT INTO "log" VALUES('000000001',6,1700000240.0,'answer',1,'draw','f5ffcaa0','596c48b47346021a3990a42a5db59cae','made710',NULL);
INSERT INTO "log" VALUES('000000001',7,1700000300.0,'answer',1,'dogma:yellow','b6748f77','596c48b47346021a3990a42a5db59cae','made711',NULL);
INSERT INTO "log" VALUES('000000001',8,1700000360.0,'answer',1,'done','0cb8f213','596c48b47346021a3990a42a5db59cae','made712',NULL);
INSERT INTO "log" VALUES('000000001',9,1700000420.0,'answer',0,'draw','9566c288','4aae37aae9455af2e3ee3ce3ea5b0b0f','made713',NULL);
INSERT INTO "log" VALUES('000000001',10,1700000480.0,'answer',0,'meld:sailing','be0d0cfe','4aae37aae9455af2e3ee3ce3ea5b0b0f','made714',NULL);
INSERT INTO "log" VALUES('000000001',11,1700000540.0,'answer',1,'meld:code_of_laws','b6748f77','596c48b47346021a3990a42a5db59cae','made715',NULL);
INSERT INTO "log" VALUES('000000001',12,1700000600.0,'answer',1,'dogma:purple','879403a4','596c48b47346021a3990a42a5db59cae','made716',NULL);
INSERT INTO "log" VALUES('000000001',13,1700000660.0,'answer',1,'card:masonry','aa1f4a18','596c48b47346021a3990a42a5db59cae','made717',NULL);
INSERT INTO "log" VALUES('000000001',14,1700000720.0,'answer',1,'done','6e1726a4','596c48b47346021a3990a42a5db59cae','made718',NULL);
INSERT INTO "log" VALUES('000000001',15,1700000780.0,'answer',0,'dogma:blue','9566c288','4aae37aae9455af2e3ee3ce3ea5b0b0f','made719',NULL);
INSERT INTO "log" VALUES('000000001',16,1700000840.0,'answer',0,'draw','0eab035c','4aae37aae9455af2e3ee3ce3ea5b0b0f','made720',NULL);
INSERT INTO "log" VALUES('000000001',17,1700000900.0,'answer',1,'dogma:purple','ad46da0a','596c48b47346021a3990a42a5db59cae','made721',NULL);
INSERT INTO "log" VALUES('000000001',18,1700000960.0,'answer',0,'done','cfe7a4d6','4aae37aae9455af2e3ee3ce3ea5b0b0f','made722',NULL);
INSERT INTO "log" VALUES('000000001',19,1700001020.0,'answer',1,'draw','ad46da0a','596c48b47346021a3990a42a5db59cae','made723',NULL);
INSERT INTO "log" VALUES('000000001',20,1700001080.0,'answer',0,'dogma:green','e87dafe7','4aae37aae9455af2e3ee3ce3ea5b0b0f','made724',NULL);
INSERT INTO "log" VALUES('000000001',21,1700001140.0,'answer',0,'meld:road_building','e87dafe7','4aae37aae9455af2e3ee3ce3ea5b0b0f','made725',NULL);
INSERT INTO "log" VALUES('000000001',22,1700001200.0,'answer',1,'draw','10441d50','596c48b47346021a3990a42a5db59cae','made726',NULL);
INSERT INTO "log" VALUES('000000001',23,1700001260.0,'answer',1,'dogma:purple','287c490d','596c48b47346021a3990a42a5db59cae','made727',NULL);
INSERT INTO "log" VALUES('000000001',24,1700001320.0,'answer',0,'done','cfe7a4d6','4aae37aae9455af2e3ee3ce3ea5b0b0f','made728',NULL);
INSERT INTO "log" VALUES('000000001',25,1700001380.0,'answer',0,'dogma:green','557fee15','4aae37aae9455af2e3ee3ce3ea5b0b0f','made729',NULL);
INSERT INTO "log" VALUES('000000001',26,1700001440.0,'answer',0,'dogma:green','fd3280cd','4aae37aae9455af2e3ee3ce3ea5b0b0f','made730',NULL);
INSERT INTO "log" VALUES('000000001',27,1700001500.0,'answer',1,'dogma:purple','287c490d','596c48b47346021a3990a42a5db59cae','made731',NULL);
INSERT INTO "log" VALUES('000000001',28,1700001560.0,'answer',1,'meld:mathematics','bc38b4c4','596c48b47346021a3990a42a5db59cae','made732',NULL);
INSERT INTO "log" VALUES('000000001',29,1700001620.0,'answer',0,'dogma:purple','0ac758c1','4aae37aae9455af2e3ee3ce3ea5b0b0f','made733',NULL);
INSERT INTO "log" VALUES('000000001',30,1700001680.0,'answer',0,'dogma:purple','0ac758c1','4aae37aae9455af2e3ee3ce3ea5b0b0f','made734',NULL);
INSERT INTO "log" VALUES('000000001',31,1700001740.0,'answer',1,'dogma:yellow','3f93e110','596c48b47346021a3990a42a5db59cae','made735',NULL);
INSERT INTO "log" VALUES('000000001',32,1700001800.0,'answer',0,'card:calendar','a5f2dee7','4aae37aae9455af2e3ee3ce3ea5b0b0f','made736',NULL);
INSERT INTO "log" VALUES('000000001',33,1700001860.0,'answer',1,'done','5efd5989','596c48b47346021a3990a42a5db59cae','made737',NULL);
INSERT INTO "log" VALUES('000000001',34,1700001920.0,'answer',1,'meld:oars','29f96021','596c48b47346021a3990a42a5db59cae','made738',NULL);
INSERT INTO "log" VALUES('000000001',35,1700001980.0,'answer',0,'dogma:blue','d2ed40c9','4aae37aae9455af2e3ee3ce3ea5b0b0f','made739',NULL);
INSERT INTO "log" VALUES('000000001',36,1700002040.0,'answer',0,'done','1866fc63','4aae37aae9455af2e3ee3ce3ea5b0b0f','made740',NULL);
INSERT INTO "log" VALUES('000000001',37,1700002100.0,'answer',0,'dogma:purple','7a845c5a','4aae37aae9455af2e3ee3ce3ea5b0b0f','made741',NULL);
INSERT INTO "log" VALUES('000000001',38,1700002160.0,'answer',1,'card:mysticism','c4247c8d','596c48b47346021a3990a42a5db59cae','made742',NULL);
INSERT INTO "log" VALUES('000000001',39,1700002220.0,'answer',1,'dogma:blue','1efdb18f','596c48b47346021a3990a42a5db59cae','made743',NULL);
INSERT INTO "log" VALUES('000000001',40,1700002280.0,'answer',1,'card:currency','3e5519f0','596c48b47346021a3990a42a5db59cae','made744',NULL);
INSERT INTO "log" VALUES('000000001',41,1700002340.0,'answer',1,'meld:archery','62c7f456','596c48b47346021a3990a42a5db59cae','made745',NULL);
INSERT INTO "log" VALUES('000000001',42,1700002400.0,'answer',0,'dogma:blue','7a845c5a','4aae37aae9455af2e3ee3ce3ea5b0b0f','made746',NULL);
INSERT INTO "log" VALUES('000000001',43,1700002460.0,'answer',1,'card:canal_building','6d5a61ac','596c48b47346021a3990a42a5db59cae','made747',NULL);
INSERT INTO "log" VALUES('000000001',44,1700002490.0,'chat',0,NULL,NULL,'4aae37aae9455af2e3ee3ce3ea5b0b0f','made748','{"name": "Ann", "text": "Three more weeks?"}');
INSERT INTO "log" VALUES('000000001',45,1700002520.0,'chat',1,NULL,NULL,'596c48b47346021a3990a42a5db59cae','made749','{"name": "Bob", "text": "Žádný spěch, моя очередь."}');
INSERT INTO "log" VALUES('000000004',1,1700002520.0,'said',NULL,NULL,NULL,NULL,NULL,'{"said": ["table-seeded", {}]}');
INSERT INTO "log" VALUES('000000004',2,1700002520.0,'said',NULL,NULL,NULL,'596c48b47346021a3990a42a5db59cae',NULL,'{"said": ["table-sat", {"who": "seat:1"}]}');
INSERT INTO "log" VALUES('000000004',3,1700002520.0,'said',NULL,NULL,NULL,'c10655be3929c9d44b9f90f566c0d560',NULL,'{"said": ["table-sat", {"who": "seat:2"}]}');
INSERT INTO "log" VALUES('000000004',4,1700002520.0,'begin',NULL,NULL,NULL,'27ac2306a0d4113c2bb52470f37b905d',NULL,'{"said": ["table-sat", {"who": "seat:3"}]}');
INSERT INTO "log" VALUES('000000004',5,1700002580.0,'answer',0,'card:domestication','2ed63c67','4aae37aae9455af2e3ee3ce3ea5b0b0f','made750',NULL);
INSERT INTO "log" VALUES('000000004',6,1700002640.0,'answer',1,'card:agriculture','959b43e2','596c48b47346021a3990a42a5db59cae','made751',NULL);
INSERT INTO "log" VALUES('000000004',7,1700002700.0,'answer',2,'card:tools','a690d154','c10655be3929c9d44b9f90f566c0d560','made752',NULL);
INSERT INTO "log" VALUES('000000004',8,1700002760.0,'answer',3,'card:oars','58a068fb','27ac2306a0d4113c2bb52470f37b905d','made753',NULL);
INSERT INTO "log" VALUES('000000004',9,1700002820.0,'answer',3,'meld:code_of_laws','2a233cc8','27ac2306a0d4113c2bb52470f37b905d','made754',NULL);
INSERT INTO "log" VALUES('000000004',10,1700002880.0,'answer',0,'dogma:yellow','6cf86157','4aae37aae9455af2e3ee3ce3ea5b0b0f','made755',NULL);
INSERT INTO "log" VALUES('000000004',11,1700002940.0,'answer',1,'meld:pottery','bf9a6464','596c48b47346021a3990a42a5db59cae','made756',NULL);
INSERT INTO "log" VALUES('000000004',12,1700003000.0,'answer',1,'dogma:blue','0258833f','596c48b47346021a3990a42a5db59cae','made757',NULL);
INSERT INTO "log" VALUES('000000004',13,1700003060.0,'answer',2,'draw','41407758','c10655be3929c9d44b9f90f566c0d560','made758',NULL);
INSERT INTO "log" VALUES('000000004',14,1700003120.0,'answer',2,'meld:the_wheel','bfc26616','c10655be3929c9d44b9f90f566c0d560','made759',NULL);
INSERT INTO "log" VALUES('000000004',15,1700003180.0,'answer',3,'draw','3c31c6e9','27ac2306a0d4113c2bb52470f37b905d','made760',NULL);
INSERT INTO "log" VALUES('000000004',16,1700003240.0,'answer',3,'draw','dec9f404','27ac2306a0d4113c2bb52470f37b905d','made761',NULL);
INSERT INTO "log" VALUES('000000004',17,1700003300.0,'answer',0,'dogma:yellow','e6682a8c','4aae37aae9455af2e3ee3ce3ea5b0b0f','made762',NULL);
INSERT INTO "log" VALUES('000000004',18,1700003360.0,'answer',3,'card:metalworking','3b004540','27ac2306a0d4113c2bb52470f37b905d','made763',NULL);
INSERT INTO "log" VALUES('000000004',19,1700003420.0,'answer',0,'card:city_states','d28cd6c6','4aae37aae9455af2e3ee3ce3ea5b0b0f','made764',NULL);
INSERT INTO "log" VALUES('000000004',20,1700003480.0,'answer',0,'dogma:yellow','dd2427ec','4aae37aae9455af2e3ee3ce3ea5b0b0f','made765',NULL);
INSERT INTO "log" VALUES('000000004',21,1700003540.0,'answer',1,'draw','1580ae8b','596c48b47346021a3990a42a5db59cae','made766',NULL);
INSERT INTO "log" VALUES('000000004',22,1700003600.0,'answer',1,'dogma:blue','616d52f0','596c48b47346021a3990a42a5db59cae','made767',NULL);
INSERT INTO "log" VALUES('000000004',23,1700003660.0,'answer',1,'card:sailing','d803f20e','596c48b47346021a3990a42a5db59cae','made768',NULL);
INSERT INTO "log" VALUES('000000004',24,1700003720.0,'answer',1,'done','51119294','596c48b47346021a3990a42a5db59cae','made769',NULL);
INSERT INTO "log" VALUES('000000004',25,1700003780.0,'answer',2,'dogma:blue','40a2e815','c10655be3929c9d44b9f90f566c0d560','made770',NULL);
INSERT INTO "log" VALUES('000000004',26,1700003840.0,'answer',2,'dogma:red','40a2e815','c10655be3929c9d44b9f90f566c0d560','made771',NULL);
INSERT INTO "log" VALUES('000000004',27,1700003900.0,'answer',1,'card:translation','be1fd4b2','596c48b47346021a3990a42a5db59cae','made772',NULL);
INSERT INTO "log" VALUES('000000004',28,1700003960.0,'answer',3,'dogma:red','084c7b65','27ac2306a0d4113c2bb52470f37b905d','made773',NULL);
INSERT INTO "log" VALUES('000000004',29,1700004020.0,'answer',3,'dogma:red','22825d0e','27ac2306a0d4113c2bb52470f37b905d','made774',NULL);
INSERT INTO "log" VALUES('000000004',30,1700004080.0,'answer',0,'meld:road_building','641237c7','4aae37aae9455af2e3ee3ce3ea5b0b0f','made775',NULL);
INSERT INTO "log" VALUES('000000004',31,1700004140.0,'answer',0,'meld:monotheism','2e8017fc','4aae37aae9455af2e3ee3ce3ea5b0b0f','made776',NULL);
INSERT INTO "log" VALUES('000000004',32,1700004200.0,'answer',1,'meld:paper','fb8fcc8b','596c48b47346021a3990a42a5db59cae','made777',NULL);
INSERT INTO "log" VALUES('000000004',33,1700004260.0,'answer',1,'dogma:green','70f4dcb3','596c48b47346021a3990a42a5db59cae','made778',NULL);
INSERT INTO "log" VALUES('000000004',34,1700004320.0,'answer',2,'meld:translation','f7a2e8a6','c10655be3929c9d44b9f90f566c0d560','made779',NULL);
INSERT INTO "log" VALUES('000000004',35,1700004380.0,'answer',2,'meld:mathematics','5ede778b','c10655be3929c9d44b9f90f566c0d560','made780',NULL);
INSERT INTO "log" VALUES('000000004',36,1700004440.0,'answer',3,'meld:philosophy','c89a3d5d','27ac2306a0d4113c2bb52470f37b905d','made781',NULL);
INSERT INTO "log" VALUES('000000004',37,1700004500.0,'answer',3,'draw','8fd9d883','27ac2306a0d4113c2bb52470f37b905d','made782',NULL);
INSERT INTO "log" VALUES('000000004',38,1700004560.0,'answer',0,'dogma:red','eff7f1e4','4aae37aae9455af2e3ee3ce3ea5b0b0f','made783',NULL);
INSERT INTO "log" VALUES('000000004',39,1700004620.0,'answer',0,'card:fermenting','0a52995e','4aae37aae9455af2e3ee3ce3ea5b0b0f','made784',NULL);
INSERT INTO "log" VALUES('000000004',40,1700004680.0,'answer',0,'done','d387dc89','4aae37aae9455af2e3ee3ce3ea5b0b0f','made785',NULL);
INSERT INTO "log" VALUES('000000004',41,1700004740.0,'answer',0,'draw','25b57714','4aae37aae9455af2e3ee3ce3ea5b0b0f','made786',NULL);
INSERT INTO "log" VALUES('000000004',42,1700004800.0,'answer',1,'dogma:yellow','70f4dcb3','596c48b47346021a3990a42a5db59cae','made787',NULL);
INSERT INTO "log" VALUES('000000004',43,1700004860.0,'answer',1,'done','d33e55bf','596c48b47346021a3990a42a5db59cae','made788',NULL);
INSERT INTO "log" VALUES('000000004',44,1700004920.0,'answer',1,'draw','70f4dcb3','596c48b47346021a3990a42a5db59cae','made789',NULL);
INSERT INTO "log" VALUES('000000004',45,1700004980.0,'answer',2,'meld:education','7bfad799','c10655be3929c9d44b9f90f566c0d560','made790',NULL);
INSERT INTO "log" VALUES('000000004',46,1700005040.0,'answer',2,'draw','e74aeade','c10655be3929c9d44b9f90f566c0d560','made791',NULL);
INSERT INTO "log" VALUES('000000004',47,1700005100.0,'answer',3,'meld:calendar','01865a0e','27ac2306a0d4113c2bb52470f37b905d','made792',NULL);
INSERT INTO "log" VALUES('000000004',48,1700005160.0,'answer',3,'dogma:blue','3d921407','27ac2306a0d4113c2bb52470f37b905d','made793',NULL);
INSERT INTO "log" VALUES('000000004',49,1700005220.0,'answer',0,'dogma:yellow','9893c3b6','4aae37aae9455af2e3ee3ce3ea5b0b0f','made794',NULL);
INSERT INTO "log" VALUES('000000004',50,1700005280.0,'answer',0,'dogma:red','6595ef62','4aae37aae9455af2e3ee3ce3ea5b0b0f','made795',NULL);
INSERT INTO "log" VALUES('000000004',51,1700005340.0,'answer',0,'card:banking','80d11e4d','4aae37aae9455af2e3ee3ce3ea5b0b0f','made796',NULL);
INSERT INTO "log" VALUES('000000004',52,1700005400.0,'answer',0,'card:mapmaking','2f8f0533','4aae37aae9455af2e3ee3ce3ea5b0b0f','made797',NULL);
INSERT INTO "log" VALUES('000000004',53,1700005460.0,'answer',0,'seat:3','c8d721bb','4aae37aae9455af2e3ee3ce3ea5b0b0f','made798',NULL);
INSERT INTO "log" VALUES('000000004',54,1700005520.0,'answer',1,'dogma:yellow','6ffdad97','596c48b47346021a3990a42a5db59cae','made799',NULL);
INSERT INTO "log" VALUES('000000004',55,1700005580.0,'answer',1,'card:navigation','c3fb1273','596c48b47346021a3990a42a5db59cae','made800',NULL);
INSERT INTO "log" VALUES('000000004',56,1700005640.0,'answer',1,'meld:invention','a229b7c8','596c48b47346021a3990a42a5db59cae','made801',NULL);
INSERT INTO "log" VALUES('000000004',57,1700005700.0,'answer',2,'dogma:green','e54a470e','c10655be3929c9d44b9f90f566c0d560','made802',NULL);
INSERT INTO "log" VALUES('000000004',58,1700005760.0,'answer',2,'draw','772defc8','c10655be3929c9d44b9f90f566c0d560','made803',NULL);
INSERT INTO "log" VALUES('000000004',59,1700005820.0,'answer',3,'dogma:red','d81c0bd3','27ac2306a0d4113c2bb52470f37b905d','made804',NULL);
INSERT INTO "log" VALUES('000000004',60,1700005880.0,'answer',0,'card:societies','50e93e5b','4aae37aae9455af2e3ee3ce3ea5b0b0f','made805',NULL);
INSERT INTO "log" VALUES('000000004',61,1700005940.0,'answer',0,'card:measurement','1bca2f26','4aae37aae9455af2e3ee3ce3ea5b0b0f','made806',NULL);
INSERT INTO "log" VALUES('000000004',62,1700006000.0,'answer',2,'card:coal','bd8bb831','c10655be3929c9d44b9f90f566c0d560','made807',NULL);
INSERT INTO "log" VALUES('000000004',63,1700006060.0,'answer',2,'done','acd63266','c10655be3929c9d44b9f90f566c0d560','made808',NULL);
INSERT INTO "log" VALUES('000000004',64,1700006120.0,'answer',3,'card:currency','872f3d6c','27ac2306a0d4113c2bb52470f37b905d','made809',NULL);
INSERT INTO "log" VALUES('000000004',65,1700006180.0,'answer',3,'card:optics','81eda4f0','27ac2306a0d4113c2bb52470f37b905d','made810',NULL);
INSERT INTO "log" VALUES('000000004',66,1700006240.0,'answer',3,'done','d8f67377','27ac2306a0d4113c2bb52470f37b905d','made811',NULL);
INSERT INTO "log" VALUES('000000004',67,1700006300.0,'answer',3,'dogma:blue','9cfefc51','27ac2306a0d4113c2bb52470f37b905d','made812',NULL);
INSERT INTO "log" VALUES('000000004',68,1700006360.0,'answer',0,'dogma:purple','6e40c1a6','4aae37aae9455af2e3ee3ce3ea5b0b0f','made813',NULL);
INSERT INTO "log" VALUES('000000004',69,1700006420.0,'answer',0,'draw','6e40c1a6','4aae37aae9455af2e3ee3ce3ea5b0b0f','made814',NULL);
INSERT INTO "log" VALUES('000000004',70,1700006480.0,'answer',1,'draw','11a6426d','596c48b47346021a3990a42a5db59cae','made815',NULL);
INSERT INTO "log" VALUES('000000004',71,1700006540.0,'answer',1,'dogma:green','92808db9','596c48b47346021a3990a42a5db59cae','made816',NULL);
INSERT INTO "log" VALUES('000000004',72,1700006600.0,'answer',2,'done','0c769405','c10655be3929c9d44b9f90f566c0d560','made817',NULL);
INSERT INTO "log" VALUES('000000004',73,1700006660.0,'answer',0,'done','fa981179','4aae37aae9455af2e3ee3ce3ea5b0b0f','made818',NULL);
INSERT INTO "log" VALUES('000000004',74,1700006720.0,'answer',2,'dogma:red','532c1484','c10655be3929c9d44b9f90f566c0d560','made819',NULL);
INSERT INTO "log" VALUES('000000004',75,1700006780.0,'answer',2,'done','313399ba','c10655be3929c9d44b9f90f566c0d560','made820',NULL);
INSERT INTO "log" VALUES('000000004',76,1700006840.0,'answer',2,'card:canal_building','ab20a8b2','c10655be3929c9d44b9f90f566c0d560','made821',NULL);
INSERT INTO "log" VALUES('000000004',77,1700006900.0,'answer',2,'dogma:green','3bfcb5fd','c10655be3929c9d44b9f90f566c0d560','made822',NULL);
INSERT INTO "log" VALUES('000000004',78,1700006960.0,'answer',3,'draw','9cfefc51','27ac2306a0d4113c2bb52470f37b905d','made823',NULL);
INSERT INTO "log" VALUES('000000004',79,1700007020.0,'answer',3,'meld:enterprise','b2a63b1a','27ac2306a0d4113c2bb52470f37b905d','made824',NULL);
INSERT INTO "log" VALUES('000000004',80,1700007080.0,'answer',0,'meld:metric_system','22483898','4aae37aae9455af2e3ee3ce3ea5b0b0f','made825',NULL);
INSERT INTO "log" VALUES('000000004',81,1700007140.0,'answer',0,'dogma:green','6e40c1a6','4aae37aae9455af2e3ee3ce3ea5b0b0f','made826',NULL);
INSERT INTO "log" VALUES('000000004',82,1700007200.0,'answer',0,'done','93e63047','4aae37aae9455af2e3ee3ce3ea5b0b0f','made827',NULL);
INSERT INTO "log" VALUES('000000004',83,1700007260.0,'answer',1,'achieve:1','92808db9','596c48b47346021a3990a42a5db59cae','made828',NULL);
INSERT INTO "log" VALUES('000000004',84,1700007320.0,'answer',1,'meld:industrialization','53fee7d4','596c48b47346021a3990a42a5db59cae','made829',NULL);
INSERT INTO "log" VALUES('000000004',85,1700007380.0,'answer',2,'meld:anatomy','c0753139','c10655be3929c9d44b9f90f566c0d560','made830',NULL);
INSERT INTO "log" VALUES('000000004',86,1700007440.0,'answer',2,'meld:gunpowder','4317fdd2','c10655be3929c9d44b9f90f566c0d560','made831',NULL);
INSERT INTO "log" VALUES('000000004',87,1700007500.0,'answer',3,'draw','a40aceab','27ac2306a0d4113c2bb52470f37b905d','made832',NULL);
INSERT INTO "log" VALUES('000000004',88,1700007560.0,'answer',3,'meld:perspective','d159cd19','27ac2306a0d4113c2bb52470f37b905d','made833',NULL);
INSERT INTO "log" VALUES('000000004',89,1700007620.0,'answer',0,'draw','6e40c1a6','4aae37aae9455af2e3ee3ce3ea5b0b0f','made834',NULL);
INSERT INTO "log" VALUES('000000004',90,1700007680.0,'answer',0,'meld:experimentation','11964251','4aae37aae9455af2e3ee3ce3ea5b0b0f','made835',NULL);
INSERT INTO "log" VALUES('000000004',91,1700007740.0,'answer',1,'dogma:yellow','3532e90c','596c48b47346021a3990a42a5db59cae','made836',NULL);
INSERT INTO "log" VALUES('000000004',92,1700007800.0,'answer',1,'card:reformation','6339e3c8','596c48b47346021a3990a42a5db59cae','made837',NULL);
INSERT INTO "log" VALUES('000000004',93,1700007860.0,'answer',1,'draw','244d2c5b','596c48b47346021a3990a42a5db59cae','made838',NULL);
INSERT INTO "log" VALUES('000000004',94,1700007920.0,'answer',2,'dogma:yellow','bfabdf34','c10655be3929c9d44b9f90f566c0d560','made839',NULL);
INSERT INTO "log" VALUES('000000004',95,1700025560.0,'said',NULL,NULL,NULL,NULL,NULL,'{"said": ["table-time-up", {"who": ["seat:2"]}]}');
INSERT INTO "log" VALUES('000000004',96,1700025560.0,'answer',2,'dogma:red','bfabdf34',NULL,NULL,NULL);
INSERT INTO "log" VALUES('000000007',1,1700007920.0,'said',NULL,NULL,NULL,NULL,NULL,'{"said": ["table-seeded", {}]}');
INSERT INTO "log" VALUES('000000007',2,1700007920.0,'said',NULL,NULL,NULL,'c10655be3929c9d44b9f90f566c0d560',NULL,'{"said": ["table-sat", {"who": "seat:1"}]}');
INSERT INTO "log" VALUES('000000007',3,1700007920.0,'begin',NULL,NULL,NULL,'27ac2306a0d4113c2bb52470f37b905d',NULL,'{"said": ["table-sat", {"who": "seat:2"}]}');
INSERT INTO "log" VALUES('000000007',4,1700007980.0,'answer',0,'card:writing','64e581e4','596c48b47346021a3990a42a5db59cae','made840',NULL);
INSERT INTO "log" VALUES('000000007',5,1700008040.0,'answer',1,'card:the_wheel','12434700','c10655be3929c9d44b9f90f566c0d560','made841',NULL);
INSERT INTO "log" VALUES('000000007',6,1700008100.0,'answer',2,'card:masonry','98d138e4','27ac2306a0d4113c2bb52470f37b905d','made842',NULL);
INSERT INTO "log" VALUES('000000007',7,1700008160.0,'answer',1,'dogma:green','5e96b79c','c10655be3929c9d44b9f90f566c0d560','made843',NULL);
INSERT INTO "log" VALUES('000000007',8,1700008220.0,'answer',2,'dogma:yellow','2eeb9ee9','27ac2306a0d4113c2bb52470f37b905d','made844',NULL);
INSERT INTO "log" VALUES('000000007',9,1700008280.0,'answer',1,'card:domestication','dd029692','c10655be3929c9d44b9f90f566c0d560','made845',NULL);
INSERT INTO "log" VALUES('000000007',10,1700008340.0,'answer',1,'card:city_states','e8ef2491','c10655be3929c9d44b9f90f566c0d560','made846',NULL);
INSERT INTO "log" VALUES('000000007',11,1700008400.0,'answer',2,'card:mysticism','b78f70ef','27ac2306a0d4113c2bb52470f37b905d','made847',NULL);
INSERT INTO "log" VALUES('000000007',12,1700008460.0,'answer',2,'card:tools','7925c4ed','27ac2306a0d4113c2bb52470f37b905d','made848',NULL);
INSERT INTO "log" VALUES('000000007',13,1700008520.0,'answer',2,'dogma:purple','58d06d8f','27ac2306a0d4113c2bb52470f37b905d','made849',NULL);
INSERT INTO "log" VALUES('000000007',14,1700008580.0,'answer',0,'dogma:blue','ff1132cb','596c48b47346021a3990a42a5db59cae','made850',NULL);
INSERT INTO "log" VALUES('000000007',15,1700008640.0,'answer',0,'meld:archery','5d0c9c71','596c48b47346021a3990a42a5db59cae','made851',NULL);
INSERT INTO "log" VALUES('000000007',16,1700008700.0,'answer',1,'dogma:yellow','c5903e51','c10655be3929c9d44b9f90f566c0d560','made852',NULL);
INSERT INTO "log" VALUES('000000007',17,1700008760.0,'answer',2,'card:oars','51739dc5','27ac2306a0d4113c2bb52470f37b905d','made853',NULL);
INSERT INTO "log" VALUES('000000007',18,1700008820.0,'answer',1,'card:sailing','b616d843','c10655be3929c9d44b9f90f566c0d560','made854',NULL);
INSERT INTO "log" VALUES('000000007',19,1700008880.0,'answer',1,'meld:monotheism','f30e4bbe','c10655be3929c9d44b9f90f566c0d560','made855',NULL);
INSERT INTO "log" VALUES('000000007',20,1700008940.0,'answer',2,'meld:metalworking','149b3510','27ac2306a0d4113c2bb52470f37b905d','made856',NULL);
INSERT INTO "log" VALUES('000000007',21,1700009000.0,'answer',2,'dogma:red','c075ac7b','27ac2306a0d4113c2bb52470f37b905d','made857',NULL);
INSERT INTO "log" VALUES('000000007',22,1700009060.0,'answer',0,'dogma:red','813f5b5c','596c48b47346021a3990a42a5db59cae','made858',NULL);
INSERT INTO "log" VALUES('000000007',23,1700009120.0,'answer',0,'meld:pottery','813f5b5c','596c48b47346021a3990a42a5db59cae','made859',NULL);
INSERT INTO "log" VALUES('000000007',24,1700009180.0,'answer',1,'meld:canal_building','2b746319','c10655be3929c9d44b9f90f566c0d560','made860',NULL);
INSERT INTO "log" VALUES('000000007',25,1700009240.0,'answer',1,'draw','0c5296d0','c10655be3929c9d44b9f90f566c0d560','made861',NULL);
INSERT INTO "log" VALUES('000000007',26,1700009300.0,'answer',2,'dogma:blue','64fade63','27ac2306a0d4113c2bb52470f37b905d','made862',NULL);
INSERT INTO "log" VALUES('000000007',27,1700009360.0,'answer',2,'card:calendar','78d77c6b','27ac2306a0d4113c2bb52470f37b905d','made863',NULL);
INSERT INTO "log" VALUES('000000007',28,1700009420.0,'answer',2,'card:road_building','a4994968','27ac2306a0d4113c2bb52470f37b905d','made864',NULL);
INSERT INTO "log" VALUES('000000007',29,1700009480.0,'answer',2,'card:philosophy','20a36a2a','27ac2306a0d4113c2bb52470f37b905d','made865',NULL);
INSERT INTO "log" VALUES('000000007',30,1700009540.0,'answer',2,'dogma:purple','94e52db7','27ac2306a0d4113c2bb52470f37b905d','made866',NULL);
INSERT INTO "log" VALUES('000000007',31,1700009540.0,'said',NULL,NULL,NULL,'c10655be3929c9d44b9f90f566c0d560',NULL,'{"said": ["table-left", {"who": "seat:1"}]}');
INSERT INTO "log" VALUES('000000010',1,1700009540.0,'said',NULL,NULL,NULL,NULL,NULL,'{"said": ["table-seeded", {}]}');
INSERT INTO "log" VALUES('000000010',2,1700009540.0,'said',NULL,NULL,NULL,'596c48b47346021a3990a42a5db59cae',NULL,'{"said": ["table-sat", {"who": "seat:1"}]}');
INSERT INTO "log" VALUES('000000010',3,1700009540.0,'begin',NULL,NULL,NULL,'c10655be3929c9d44b9f90f566c0d560',NULL,'{"said": ["table-sat", {"who": "seat:2"}]}');
INSERT INTO "log" VALUES('000000010',4,1700009600.0,'answer',0,'card:agriculture','08b47f37','4aae37aae9455af2e3ee3ce3ea5b0b0f','made867',NULL);
INSERT INTO "log" VALUES('000000010',5,1700009660.0,'answer',1,'card:metalworking','d105c689','596c48b47346021a3990a42a5db59cae','made868',NULL);
INSERT INTO "log" VALUES('000000010',6,1700009720.0,'answer',2,'card:oars','2543e509','c10655be3929c9d44b9f90f566c0d560','made869',NULL);
INSERT INTO "log" VALUES('000000010',7,1700009780.0,'answer',2,'meld:tools','a8b6e092','c10655be3929c9d44b9f90f566c0d560','made870',NULL);
INSERT INTO "log" VALUES('000000010',8,1700009840.0,'answer',0,'dogma:yellow','f4f1e543','4aae37aae9455af2e3ee3ce3ea5b0b0f','made871',NULL);
INSERT INTO "log" VALUES('000000010',9,1700009900.0,'answer',0,'card:masonry','2a1814da','4aae37aae9455af2e3ee3ce3ea5b0b0f','made872',NULL);
INSERT INTO "log" VALUES('000000010',10,1700009960.0,'answer',0,'dogma:yellow','6a6d18fb','4aae37aae9455af2e3ee3ce3ea5b0b0f','made873',NULL);
INSERT INTO "log" VALUES('000000010',11,1700010020.0,'answer',1,'dogma:red','3d9d1c2e','596c48b47346021a3990a42a5db59cae','made874',NULL);
INSERT INTO "log" VALUES('000000010',12,1700010080.0,'answer',1,'meld:code_of_laws','5f4d75fe','596c48b47346021a3990a42a5db59cae','made875',NULL);
INSERT INTO "log" VALUES('000000010',13,1700010140.0,'answer',2,'dogma:red','2f75975e','c10655be3929c9d44b9f90f566c0d560','made876',NULL);
INSERT INTO "log" VALUES('000000010',14,1700010200.0,'answer',2,'dogma:blue','4aa8fd4e','c10655be3929c9d44b9f90f566c0d560','made877',NULL);
INSERT INTO "log" VALUES('000000010',15,1700010260.0,'answer',2,'card:sailing','50eebd9e','c10655be3929c9d44b9f90f566c0d560','made878',NULL);
INSERT INTO "log" VALUES('000000010',16,1700010320.0,'answer',2,'card:the_wheel','e4bd5a61','c10655be3929c9d44b9f90f566c0d560','made879',NULL);
INSERT INTO "log" VALUES('000000010',17,1700010380.0,'answer',0,'dogma:yellow','6a6d18fb','4aae37aae9455af2e3ee3ce3ea5b0b0f','made880',NULL);
INSERT INTO "log" VALUES('000000010',18,1700010440.0,'answer',0,'draw','6a6d18fb','4aae37aae9455af2e3ee3ce3ea5b0b0f','made881',NULL);
INSERT INTO "log" VALUES('000000010',19,1700010500.0,'answer',1,'meld:pottery','ba2757e9','596c48b47346021a3990a42a5db59cae','made882',NULL);
INSERT INTO "log" VALUES('000000010',20,1700010560.0,'answer',1,'meld:domestication','64cfe389','596c48b47346021a3990a42a5db59cae','made883',NULL);
INSERT INTO "log" VALUES('000000010',21,1700010620.0,'answer',2,'draw','cdf83cbb','c10655be3929c9d44b9f90f566c0d560','made884',NULL);
INSERT INTO "log" VALUES('000000010',22,1700010680.0,'answer',2,'dogma:red','50411860','c10655be3929c9d44b9f90f566c0d560','made885',NULL);
INSERT INTO "log" VALUES('000000010',23,1700010740.0,'answer',0,'meld:masonry','f4f1e543','4aae37aae9455af2e3ee3ce3ea5b0b0f','made886',NULL);
INSERT INTO "log" VALUES('000000010',24,1700010800.0,'answer',0,'draw','6a6d18fb','4aae37aae9455af2e3ee3ce3ea5b0b0f','made887',NULL);
INSERT INTO "log" VALUES('000000010',25,1700010860.0,'answer',1,'meld:clothing','20104f8e','596c48b47346021a3990a42a5db59cae','made888',NULL);
INSERT INTO "log" VALUES('000000010',26,1700010920.0,'answer',1,'dogma:purple','5e264f35','596c48b47346021a3990a42a5db59cae','made889',NULL);
INSERT INTO "log" VALUES('000000010',27,1700010980.0,'answer',1,'done','9e877a9f','596c48b47346021a3990a42a5db59cae','made890',NULL);
INSERT INTO "log" VALUES('000000010',28,1700011040.0,'answer',2,'meld:the_wheel','fb51c3e1','c10655be3929c9d44b9f90f566c0d560','made891',NULL);
INSERT INTO "log" VALUES('000000010',29,1700011100.0,'answer',2,'dogma:green','c4a8f6ab','c10655be3929c9d44b9f90f566c0d560','made892',NULL);
INSERT INTO "log" VALUES('000000010',30,1700011160.0,'answer',0,'meld:writing','6cf86157','4aae37aae9455af2e3ee3ce3ea5b0b0f','made893',NULL);
INSERT INTO "log" VALUES('000000010',31,1700011220.0,'answer',0,'dogma:yellow','cfe90c3e','4aae37aae9455af2e3ee3ce3ea5b0b0f','made894',NULL);
INSERT INTO "log" VALUES('000000010',32,1700011280.0,'answer',2,'card:construction','87a1baac','c10655be3929c9d44b9f90f566c0d560','made895',NULL);
INSERT INTO "log" VALUES('000000010',33,1700011340.0,'answer',1,'dogma:yellow','5e264f35','596c48b47346021a3990a42a5db59cae','made896',NULL);
INSERT INTO "log" VALUES('000000010',34,1700011340.0,'resign',NULL,NULL,NULL,'c10655be3929c9d44b9f90f566c0d560','made897','{"said": ["table-resigned", {"who": "seat:2"}]}');
INSERT INTO "log" VALUES('000000013',1,1700011340.0,'said',NULL,NULL,NULL,NULL,NULL,'{"said": ["table-seeded", {}]}');
INSERT INTO "log" VALUES('000000013',2,1700011340.0,'begin',NULL,NULL,NULL,'596c48b47346021a3990a42a5db59cae',NULL,'{"said": ["table-sat", {"who": "seat:1"}]}');
INSERT INTO "log" VALUES('000000013',3,1700011400.0,'answer',1,'card:archery','c106d7e8','596c48b47346021a3990a42a5db59cae','made898',NULL);
INSERT INTO "log" VALUES('000000013',4,1700011400.0,'undo',1,NULL,NULL,'596c48b47346021a3990a42a5db59cae','made899','{"said": ["table-undone", {"who": "seat:1"}]}');
INSERT INTO "log" VALUES('000000013',5,1700011460.0,'answer',1,'card:archery','c106d7e8','596c48b47346021a3990a42a5db59cae','made900',NULL);
INSERT INTO "log" VALUES('000000016',1,1700011460.0,'said',NULL,NULL,NULL,NULL,NULL,'{"said": ["table-seeded", {}]}');
INSERT INTO "log" VALUES('000000016',2,1700011460.0,'begin',NULL,NULL,NULL,'596c48b47346021a3990a42a5db59cae',NULL,'{"said": ["table-sat", {"who": "seat:1"}]}');
INSERT INTO "log" VALUES('000000016',3,1700011520.0,'answer',0,'card:masonry','d7280c91','4aae37aae9455af2e3ee3ce3ea5b0b0f','made901',NULL);
INSERT INTO "log" VALUES('000000016',4,1700011580.0,'answer',1,'card:city_states','502e318e','596c48b47346021a3990a42a5db59cae','made902',NULL);
INSERT INTO "log" VALUES('000000016',5,1700011640.0,'answer',1,'meld:domestication','e59e53a8','596c48b47346021a3990a42a5db59cae','made903',NULL);
INSERT INTO "log" VALUES('000000016',6,1700011700.0,'answer',0,'dogma:yellow','c0931b78','4aae37aae9455af2e3ee3ce3ea5b0b0f','made904',NULL);
INSERT INTO "log" VALUES('000000016',7,1700011760.0,'answer',0,'draw','c0931b78','4aae37aae9455af2e3ee3ce3ea5b0b0f','made905',NULL);
INSERT INTO "log" VALUES('000000016',8,1700011820.0,'answer',1,'dogma:yellow','ad46da0a','596c48b47346021a3990a42a5db59cae','made906',NULL);
INSERT INTO "log" VALUES('000000016',9,1700011880.0,'answer',0,'card:clothing','6423fe9d','4aae37aae9455af2e3ee3ce3ea5b0b0f','made907',NULL);
INSERT INTO "log" VALUES('000000016',10,1700011940.0,'answer',1,'meld:archery','287c490d','596c48b47346021a3990a42a5db59cae','made908',NULL);
INSERT INTO "log" VALUES('000000016',11,1700012000.0,'answer',0,'meld:mysticism','8c102cce','4aae37aae9455af2e3ee3ce3ea5b0b0f','made909',NULL);
INSERT INTO "log" VALUES('000000016',12,1700012060.0,'answer',0,'dogma:purple','86a60158','4aae37aae9455af2e3ee3ce3ea5b0b0f','made910',NULL);
INSERT INTO "log" VALUES('000000016',13,1700012120.0,'answer',1,'dogma:purple','ac96fbbf','596c48b47346021a3990a42a5db59cae','made911',NULL);
INSERT INTO "log" VALUES('000000016',14,1700012180.0,'answer',0,'card:mysticism','c7667094','4aae37aae9455af2e3ee3ce3ea5b0b0f','made912',NULL);
INSERT INTO "log" VALUES('000000016',15,1700012240.0,'answer',1,'dogma:purple','ac96fbbf','596c48b47346021a3990a42a5db59cae','made913',NULL);
INSERT INTO "log" VALUES('000000016',16,1700012300.0,'answer',0,'meld:metalworking','a01863a3','4aae37aae9455af2e3ee3ce3ea5b0b0f','made914',NULL);
INSERT INTO "log" VALUES('000000016',17,1700012360.0,'answer',0,'meld:writing','168e906f','4aae37aae9455af2e3ee3ce3ea5b0b0f','made915',NULL);
INSERT INTO "log" VALUES('000000016',18,1700012420.0,'answer',1,'dogma:red','ecad5862','596c48b47346021a3990a42a5db59cae','made916',NULL);
INSERT INTO "log" VALUES('000000016',19,1700012480.0,'answer',1,'meld:oars','ecad5862','596c48b47346021a3990a42a5db59cae','made917',NULL);
INSERT INTO "log" VALUES('000000016',20,1700012540.0,'answer',0,'draw','acd35c24','4aae37aae9455af2e3ee3ce3ea5b0b0f','made918',NULL);
INSERT INTO "log" VALUES('000000016',21,1700012600.0,'answer',0,'dogma:yellow','efc00c19','4aae37aae9455af2e3ee3ce3ea5b0b0f','made919',NULL);
INSERT INTO "log" VALUES('000000016',22,1700012660.0,'answer',1,'meld:the_wheel','3fdb6164','596c48b47346021a3990a42a5db59cae','made920',NULL);
INSERT INTO "log" VALUES('000000016',23,1700012720.0,'answer',1,'dogma:green','9318693a','596c48b47346021a3990a42a5db59cae','made921',NULL);
INSERT INTO "log" VALUES('000000016',24,1700012780.0,'answer',0,'dogma:blue','efc00c19','4aae37aae9455af2e3ee3ce3ea5b0b0f','made922',NULL);
INSERT INTO "log" VALUES('000000016',25,1700012840.0,'answer',0,'dogma:yellow','c88bb35d','4aae37aae9455af2e3ee3ce3ea5b0b0f','made923',NULL);
INSERT INTO "log" VALUES('000000016',26,1700012900.0,'answer',1,'done','3cf18f5d','596c48b47346021a3990a42a5db59cae','made924',NULL);
INSERT INTO "log" VALUES('000000016',27,1700012960.0,'answer',0,'card:construction','864b9d48','4aae37aae9455af2e3ee3ce3ea5b0b0f','made925',NULL);
INSERT INTO "log" VALUES('000000016',28,1700013020.0,'answer',1,'dogma:green','670ab450','596c48b47346021a3990a42a5db59cae','made926',NULL);
INSERT INTO "log" VALUES('000000016',29,1700013080.0,'answer',1,'draw','6f13e213','596c48b47346021a3990a42a5db59cae','made927',NULL);
INSERT INTO "log" VALUES('000000016',30,1700013140.0,'answer',0,'dogma:yellow','efc00c19','4aae37aae9455af2e3ee3ce3ea5b0b0f','made928',NULL);
INSERT INTO "log" VALUES('000000016',31,1700013200.0,'answer',1,'card:fermenting','ecd8f63e','596c48b47346021a3990a42a5db59cae','made929',NULL);
INSERT INTO "log" VALUES('000000016',32,1700013260.0,'answer',1,'card:road_building','cf471c8f','596c48b47346021a3990a42a5db59cae','made930',NULL);
INSERT INTO "log" VALUES('000000016',33,1700013320.0,'answer',1,'done','b30a7420','596c48b47346021a3990a42a5db59cae','made931',NULL);
INSERT INTO "log" VALUES('000000016',34,1700013380.0,'answer',0,'meld:code_of_laws','28bde2ae','4aae37aae9455af2e3ee3ce3ea5b0b0f','made932',NULL);
INSERT INTO "log" VALUES('000000016',35,1700013440.0,'answer',1,'dogma:yellow','abbee21d','596c48b47346021a3990a42a5db59cae','made933',NULL);
INSERT INTO "log" VALUES('000000016',36,1700013500.0,'answer',1,'meld:monotheism','73e48fac','596c48b47346021a3990a42a5db59cae','made934',NULL);
INSERT INTO "log" VALUES('000000016',37,1700013560.0,'answer',0,'meld:philosophy','65ce2f3e','4aae37aae9455af2e3ee3ce3ea5b0b0f','made935',NULL);
INSERT INTO "log" VALUES('000000016',38,1700013620.0,'answer',0,'draw','0f431499','4aae37aae9455af2e3ee3ce3ea5b0b0f','made936',NULL);
INSERT INTO "log" VALUES('000000016',39,1700013680.0,'answer',1,'meld:calendar','bca932f7','596c48b47346021a3990a42a5db59cae','made937',NULL);
INSERT INTO "log" VALUES('000000016',40,1700013740.0,'answer',1,'dogma:red','b1e26acd','596c48b47346021a3990a42a5db59cae','made938',NULL);
INSERT INTO "log" VALUES('000000016',41,1700013800.0,'answer',1,'card:tools','47d78024','596c48b47346021a3990a42a5db59cae','made939',NULL);
INSERT INTO "log" VALUES('000000016',42,1700013860.0,'answer',1,'card:currency','2bbcb215','596c48b47346021a3990a42a5db59cae','made940',NULL);
INSERT INTO "log" VALUES('000000016',43,1700013920.0,'answer',1,'done','ddab2a1f','596c48b47346021a3990a42a5db59cae','made941',NULL);
INSERT INTO "log" VALUES('000000016',44,1700013980.0,'answer',0,'meld:paper','6297cecc','4aae37aae9455af2e3ee3ce3ea5b0b0f','made942',NULL);
INSERT INTO "log" VALUES('000000016',45,1700014040.0,'answer',0,'dogma:purple','0f431499','4aae37aae9455af2e3ee3ce3ea5b0b0f','made943',NULL);
INSERT INTO "log" VALUES('000000016',46,1700014100.0,'answer',0,'done','42b52239','4aae37aae9455af2e3ee3ce3ea5b0b0f','made944',NULL);
INSERT INTO "log" VALUES('000000016',47,1700014160.0,'answer',0,'card:mapmaking','9aee19c5','4aae37aae9455af2e3ee3ce3ea5b0b0f','made945',NULL);
INSERT INTO "log" VALUES('000000016',48,1700014220.0,'answer',1,'draw','10fc39ab','596c48b47346021a3990a42a5db59cae','made946',NULL);
INSERT INTO "log" VALUES('000000016',49,1700014280.0,'answer',1,'meld:mathematics','0003fd43','596c48b47346021a3990a42a5db59cae','made947',NULL);
INSERT INTO "log" VALUES('000000016',50,1700014340.0,'answer',0,'dogma:purple','f1a32b24','4aae37aae9455af2e3ee3ce3ea5b0b0f','made948',NULL);
INSERT INTO "log" VALUES('000000016',51,1700014400.0,'answer',0,'color:red','42b52239','4aae37aae9455af2e3ee3ce3ea5b0b0f','made949',NULL);
INSERT INTO "log" VALUES('000000016',52,1700014460.0,'answer',0,'dogma:purple','f1a32b24','4aae37aae9455af2e3ee3ce3ea5b0b0f','made950',NULL);
INSERT INTO "log" VALUES('000000016',53,1700014520.0,'answer',0,'done','706fabb4','4aae37aae9455af2e3ee3ce3ea5b0b0f','made951',NULL);
INSERT INTO "log" VALUES('000000016',54,1700014580.0,'answer',1,'dogma:yellow','63ecd936','596c48b47346021a3990a42a5db59cae','made952',NULL);
INSERT INTO "log" VALUES('000000016',55,1700014640.0,'answer',1,'dogma:red','8434f614','596c48b47346021a3990a42a5db59cae','made953',NULL);
INSERT INTO "log" VALUES('000000016',56,1700014700.0,'answer',1,'card:education','4a52795d','596c48b47346021a3990a42a5db59cae','made954',NULL);
INSERT INTO "log" VALUES('000000016',57,1700014760.0,'answer',1,'done','add3a7f7','596c48b47346021a3990a42a5db59cae','made955',NULL);
INSERT INTO "log" VALUES('000000016',58,1700014820.0,'answer',0,'dogma:blue','f1a32b24','4aae37aae9455af2e3ee3ce3ea5b0b0f','made956',NULL);
INSERT INTO "log" VALUES('000000016',59,1700014880.0,'answer',0,'dogma:blue','38c2d6cb','4aae37aae9455af2e3ee3ce3ea5b0b0f','made957',NULL);
INSERT INTO "log" VALUES('000000016',60,1700014940.0,'answer',1,'draw','63ecd936','596c48b47346021a3990a42a5db59cae','made958',NULL);
INSERT INTO "log" VALUES('000000016',61,1700015000.0,'answer',1,'dogma:purple','2bc3eb7b','596c48b47346021a3990a42a5db59cae','made959',NULL);
INSERT INTO "log" VALUES('000000016',62,1700015060.0,'answer',0,'done','9506083a','4aae37aae9455af2e3ee3ce3ea5b0b0f','made960',NULL);
INSERT INTO "log" VALUES('000000016',63,1700015120.0,'answer',0,'meld:engineering','b9a9a0b7','4aae37aae9455af2e3ee3ce3ea5b0b0f','made961',NULL);
INSERT INTO "log" VALUES('000000016',64,1700015180.0,'answer',0,'draw','38c2d6cb','4aae37aae9455af2e3ee3ce3ea5b0b0f','made962',NULL);
INSERT INTO "log" VALUES('000000016',65,1700015240.0,'answer',1,'dogma:blue','2bc3eb7b','596c48b47346021a3990a42a5db59cae','made963',NULL);
INSERT INTO "log" VALUES('000000016',66,1700015300.0,'answer',0,'done','3753b698','4aae37aae9455af2e3ee3ce3ea5b0b0f','made964',NULL);
INSERT INTO "log" VALUES('000000016',67,1700015360.0,'answer',1,'done','7523387c','596c48b47346021a3990a42a5db59cae','made965',NULL);
INSERT INTO "log" VALUES('000000016',68,1700015420.0,'answer',1,'dogma:red','2bc3eb7b','596c48b47346021a3990a42a5db59cae','made966',NULL);
INSERT INTO "log" VALUES('000000016',69,1700015480.0,'answer',0,'card:optics','3011fd25','4aae37aae9455af2e3ee3ce3ea5b0b0f','made967',NULL);
INSERT INTO "log" VALUES('000000016',70,1700015540.0,'answer',0,'card:alchemy','da883f5b','4aae37aae9455af2e3ee3ce3ea5b0b0f','made968',NULL);
INSERT INTO "log" VALUES('000000016',71,1700015600.0,'answer',0,'seat:1','bd478e2d','4aae37aae9455af2e3ee3ce3ea5b0b0f','made969',NULL);
INSERT INTO "log" VALUES('000000016',72,1700015660.0,'answer',1,'card:compass','77ce6aa5','596c48b47346021a3990a42a5db59cae','made970',NULL);
INSERT INTO "log" VALUES('000000016',73,1700015720.0,'answer',1,'done','00c16751','596c48b47346021a3990a42a5db59cae','made971',NULL);
INSERT INTO "log" VALUES('000000016',74,1700015780.0,'answer',0,'draw','f1a32b24','4aae37aae9455af2e3ee3ce3ea5b0b0f','made972',NULL);
INSERT INTO "log" VALUES('000000016',75,1700015840.0,'answer',0,'draw','85bfc424','4aae37aae9455af2e3ee3ce3ea5b0b0f','made973',NULL);
INSERT INTO "log" VALUES('000000016',76,1700015900.0,'answer',1,'dogma:purple','b5f2622a','596c48b47346021a3990a42a5db59cae','made974',NULL);
INSERT INTO "log" VALUES('000000016',77,1700015960.0,'answer',1,'dogma:yellow','b5f2622a','596c48b47346021a3990a42a5db59cae','made975',NULL);
INSERT INTO "log" VALUES('000000016',78,1700016020.0,'answer',0,'draw','80b59c5b','4aae37aae9455af2e3ee3ce3ea5b0b0f','made976',NULL);
INSERT INTO "log" VALUES('000000016',79,1700016080.0,'answer',0,'dogma:green','2493c352','4aae37aae9455af2e3ee3ce3ea5b0b0f','made977',NULL);
INSERT INTO "log" VALUES('000000016',80,1700016140.0,'answer',1,'card:medicine','75fcc9ca','596c48b47346021a3990a42a5db59cae','made978',NULL);
INSERT INTO "log" VALUES('000000016',81,1700016200.0,'answer',1,'card:perspective','da63b1bf','596c48b47346021a3990a42a5db59cae','made979',NULL);
INSERT INTO "log" VALUES('000000016',82,1700016260.0,'answer',1,'card:machinery','360edf4c','596c48b47346021a3990a42a5db59cae','made980',NULL);
INSERT INTO "log" VALUES('000000016',83,1700016320.0,'answer',0,'card:reformation','92c2a969','4aae37aae9455af2e3ee3ce3ea5b0b0f','made981',NULL);
INSERT INTO "log" VALUES('000000016',84,1700016380.0,'answer',0,'card:feudalism','61b82c65','4aae37aae9455af2e3ee3ce3ea5b0b0f','made982',NULL);
INSERT INTO "log" VALUES('000000016',85,1700016440.0,'answer',0,'card:experimentation','30509c75','4aae37aae9455af2e3ee3ce3ea5b0b0f','made983',NULL);
INSERT INTO "log" VALUES('000000016',86,1700016500.0,'answer',1,'dogma:green','21de0591','596c48b47346021a3990a42a5db59cae','made984',NULL);
INSERT INTO "log" VALUES('000000016',87,1700016560.0,'answer',0,'card:education','93039099','4aae37aae9455af2e3ee3ce3ea5b0b0f','made985',NULL);
INSERT INTO "log" VALUES('000000016',88,1700016620.0,'answer',1,'draw','21de0591','596c48b47346021a3990a42a5db59cae','made986',NULL);
INSERT INTO "log" VALUES('000000016',89,1700016680.0,'answer',0,'dogma:purple','3f4c655c','4aae37aae9455af2e3ee3ce3ea5b0b0f','made987',NULL);
INSERT INTO "log" VALUES('000000016',90,1700016740.0,'answer',0,'card:printing_press','314b87ba','4aae37aae9455af2e3ee3ce3ea5b0b0f','made988',NULL);
INSERT INTO "log" VALUES('000000016',91,1700016800.0,'answer',0,'dogma:yellow','f24bf0d8','4aae37aae9455af2e3ee3ce3ea5b0b0f','made989',NULL);
INSERT INTO "log" VALUES('000000016',92,1700016860.0,'answer',1,'dogma:yellow','d98825c6','596c48b47346021a3990a42a5db59cae','made990',NULL);
INSERT INTO "log" VALUES('000000016',93,1700016920.0,'answer',1,'dogma:blue','5e35e41c','596c48b47346021a3990a42a5db59cae','made991',NULL);
INSERT INTO "log" VALUES('000000016',94,1700016980.0,'answer',0,'card:anatomy','ed58a667','4aae37aae9455af2e3ee3ce3ea5b0b0f','made992',NULL);
INSERT INTO "log" VALUES('000000016',95,1700017040.0,'answer',0,'card:colonialism','5e12dbec','4aae37aae9455af2e3ee3ce3ea5b0b0f','made993',NULL);
INSERT INTO "log" VALUES('000000016',96,1700017100.0,'answer',1,'card:navigation','be7a560b','596c48b47346021a3990a42a5db59cae','made994',NULL);
INSERT INTO "log" VALUES('000000016',97,1700017160.0,'answer',1,'card:invention','3368e7ac','596c48b47346021a3990a42a5db59cae','made995',NULL);
INSERT INTO "log" VALUES('000000016',98,1700017220.0,'answer',0,'draw','476ccf4a','4aae37aae9455af2e3ee3ce3ea5b0b0f','made996',NULL);
INSERT INTO "log" VALUES('000000016',99,1700017280.0,'answer',0,'meld:anatomy','4b101752','4aae37aae9455af2e3ee3ce3ea5b0b0f','made997',NULL);
INSERT INTO "log" VALUES('000000016',100,1700017340.0,'answer',1,'draw','58075185','596c48b47346021a3990a42a5db59cae','made998',NULL);
INSERT INTO "log" VALUES('000000016',101,1700017400.0,'answer',1,'dogma:blue','b3447f53','596c48b47346021a3990a42a5db59cae','made999',NULL);
INSERT INTO "log" VALUES('000000016',102,1700017460.0,'answer',1,'card:reformation','251a9577','596c48b47346021a3990a42a5db59cae','made1000',NULL);
INSERT INTO "log" VALUES('000000016',103,1700017520.0,'answer',1,'card:printing_press','4a1f62a1','596c48b47346021a3990a42a5db59cae','made1001',NULL);
INSERT INTO "log" VALUES('000000016',104,1700017580.0,'answer',0,'dogma:green','476ccf4a','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1002',NULL);
INSERT INTO "log" VALUES('000000016',105,1700017640.0,'answer',1,'card:colonialism','65322c79','596c48b47346021a3990a42a5db59cae','made1003',NULL);
INSERT INTO "log" VALUES('000000016',106,1700017700.0,'answer',1,'done','a7777608','596c48b47346021a3990a42a5db59cae','made1004',NULL);
INSERT INTO "log" VALUES('000000016',107,1700017760.0,'answer',0,'achieve:1','30136325','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1005',NULL);
INSERT INTO "log" VALUES('000000016',108,1700017820.0,'answer',1,'achieve:3','0fde2991','596c48b47346021a3990a42a5db59cae','made1006',NULL);
INSERT INTO "log" VALUES('000000016',109,1700017880.0,'answer',1,'dogma:green','6d438a57','596c48b47346021a3990a42a5db59cae','made1007',NULL);
INSERT INTO "log" VALUES('000000016',110,1700017940.0,'answer',0,'card:mapmaking','2c7e6a31','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1008',NULL);
INSERT INTO "log" VALUES('000000016',111,1700018000.0,'answer',0,'dogma:red','39d19cd5','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1009',NULL);
INSERT INTO "log" VALUES('000000016',112,1700018060.0,'answer',0,'meld:measurement','39d19cd5','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1010',NULL);
INSERT INTO "log" VALUES('000000016',113,1700018120.0,'answer',1,'dogma:purple','928cb914','596c48b47346021a3990a42a5db59cae','made1011',NULL);
INSERT INTO "log" VALUES('000000016',114,1700018180.0,'answer',1,'no','d51929ee','596c48b47346021a3990a42a5db59cae','made1012',NULL);
INSERT INTO "log" VALUES('000000016',115,1700018240.0,'answer',1,'color:yellow','392b7771','596c48b47346021a3990a42a5db59cae','made1013',NULL);
INSERT INTO "log" VALUES('000000016',116,1700018300.0,'answer',1,'meld:experimentation','928cb914','596c48b47346021a3990a42a5db59cae','made1014',NULL);
INSERT INTO "log" VALUES('000000016',117,1700018360.0,'answer',0,'draw','f1a32b24','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1015',NULL);
INSERT INTO "log" VALUES('000000016',118,1700018420.0,'answer',0,'dogma:yellow','0e4580ed','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1016',NULL);
INSERT INTO "log" VALUES('000000016',119,1700018480.0,'answer',1,'draw','6a3c313c','596c48b47346021a3990a42a5db59cae','made1017',NULL);
INSERT INTO "log" VALUES('000000016',120,1700018540.0,'answer',1,'meld:societies','ae6b9a3a','596c48b47346021a3990a42a5db59cae','made1018',NULL);
INSERT INTO "log" VALUES('000000016',121,1700018600.0,'answer',0,'dogma:purple','0e4580ed','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1019',NULL);
INSERT INTO "log" VALUES('000000016',122,1700018660.0,'answer',0,'card:alchemy','c39ffe43','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1020',NULL);
INSERT INTO "log" VALUES('000000016',123,1700018720.0,'answer',0,'meld:banking','ba3f10d4','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1021',NULL);
INSERT INTO "log" VALUES('000000016',124,1700018780.0,'answer',1,'dogma:blue','6a3c313c','596c48b47346021a3990a42a5db59cae','made1022',NULL);
INSERT INTO "log" VALUES('000000016',125,1700018840.0,'answer',1,'dogma:purple','a86d8d80','596c48b47346021a3990a42a5db59cae','made1023',NULL);
INSERT INTO "log" VALUES('000000016',126,1700018900.0,'answer',0,'card:engineering','e2588d8b','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1024',NULL);
INSERT INTO "log" VALUES('000000016',127,1700018960.0,'answer',0,'dogma:blue','6ec8f3bd','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1025',NULL);
INSERT INTO "log" VALUES('000000016',128,1700019020.0,'answer',0,'meld:physics','dcdcbc0a','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1026',NULL);
INSERT INTO "log" VALUES('000000016',129,1700019080.0,'answer',1,'dogma:blue','9eaf6d97','596c48b47346021a3990a42a5db59cae','made1027',NULL);
INSERT INTO "log" VALUES('000000016',130,1700019140.0,'answer',1,'achieve:2','9eaf6d97','596c48b47346021a3990a42a5db59cae','made1028',NULL);
INSERT INTO "log" VALUES('000000016',131,1700019200.0,'answer',0,'dogma:blue','2d0b28b7','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1029',NULL);
INSERT INTO "log" VALUES('000000016',132,1700019260.0,'answer',0,'card:democracy','caf66ce2','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1030',NULL);
INSERT INTO "log" VALUES('000000016',133,1700019320.0,'answer',0,'card:canning','137020b8','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1031',NULL);
INSERT INTO "log" VALUES('000000016',134,1700019380.0,'answer',0,'card:encyclopedia','dac721db','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1032',NULL);
INSERT INTO "log" VALUES('000000016',135,1700019440.0,'answer',0,'card:classification','77936384','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1033',NULL);
INSERT INTO "log" VALUES('000000016',136,1700019500.0,'answer',0,'draw','b5538d3e','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1034',NULL);
INSERT INTO "log" VALUES('000000016',137,1700019560.0,'answer',1,'meld:emancipation','8ad6e809','596c48b47346021a3990a42a5db59cae','made1035',NULL);
INSERT INTO "log" VALUES('000000016',138,1700019620.0,'answer',1,'meld:chemistry','269a2030','596c48b47346021a3990a42a5db59cae','made1036',NULL);
INSERT INTO "log" VALUES('000000016',139,1700019680.0,'answer',0,'dogma:red','3466ce1c','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1037',NULL);
INSERT INTO "log" VALUES('000000016',140,1700019740.0,'answer',1,'card:industrialization','93501a3b','596c48b47346021a3990a42a5db59cae','made1038',NULL);
INSERT INTO "log" VALUES('000000016',141,1700019800.0,'answer',1,'card:alchemy','188f0b6e','596c48b47346021a3990a42a5db59cae','made1039',NULL);
INSERT INTO "log" VALUES('000000016',142,1700019860.0,'answer',0,'dogma:yellow','37ce12bf','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1040',NULL);
INSERT INTO "log" VALUES('000000016',143,1700019920.0,'answer',1,'meld:perspective','2b128735','596c48b47346021a3990a42a5db59cae','made1041',NULL);
INSERT INTO "log" VALUES('000000016',144,1700019980.0,'answer',1,'achieve:4','6731292c','596c48b47346021a3990a42a5db59cae','made1042',NULL);
INSERT INTO "log" VALUES('000000016',145,1700020040.0,'answer',0,'meld:industrialization','37ce12bf','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1043',NULL);
INSERT INTO "log" VALUES('000000016',146,1700020100.0,'answer',0,'meld:alchemy','67851541','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1044',NULL);
INSERT INTO "log" VALUES('000000016',147,1700020160.0,'answer',1,'meld:vaccination','425d79f0','596c48b47346021a3990a42a5db59cae','made1045',NULL);
INSERT INTO "log" VALUES('000000016',148,1700020220.0,'answer',1,'dogma:yellow','85935df9','596c48b47346021a3990a42a5db59cae','made1046',NULL);
INSERT INTO "log" VALUES('000000016',149,1700020280.0,'answer',0,'meld:democracy','3466ce1c','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1047',NULL);
INSERT INTO "log" VALUES('000000016',150,1700020340.0,'answer',0,'meld:coal','b5538d3e','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1048',NULL);
INSERT INTO "log" VALUES('000000016',151,1700020400.0,'answer',1,'dogma:blue','85935df9','596c48b47346021a3990a42a5db59cae','made1049',NULL);
INSERT INTO "log" VALUES('000000016',152,1700020460.0,'answer',1,'color:blue','4612d4b1','596c48b47346021a3990a42a5db59cae','made1050',NULL);
INSERT INTO "log" VALUES('000000016',153,1700020520.0,'answer',1,'card:machinery','78dfb12b','596c48b47346021a3990a42a5db59cae','made1051',NULL);
INSERT INTO "log" VALUES('000000016',154,1700020580.0,'answer',1,'meld:the_pirate_code','85935df9','596c48b47346021a3990a42a5db59cae','made1052',NULL);
INSERT INTO "log" VALUES('000000016',155,1700020640.0,'answer',0,'dogma:blue','f1a32b24','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1053',NULL);
INSERT INTO "log" VALUES('000000016',156,1700020700.0,'answer',0,'dogma:yellow','f1a32b24','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1054',NULL);
INSERT INTO "log" VALUES('000000016',157,1700020760.0,'answer',1,'meld:canning','6732edec','596c48b47346021a3990a42a5db59cae','made1055',NULL);
INSERT INTO "log" VALUES('000000016',158,1700020820.0,'answer',1,'dogma:red','843eeb53','596c48b47346021a3990a42a5db59cae','made1056',NULL);
INSERT INTO "log" VALUES('000000016',159,1700020880.0,'answer',0,'dogma:yellow','f1a32b24','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1057',NULL);
INSERT INTO "log" VALUES('000000016',160,1700020940.0,'answer',0,'dogma:green','f1a32b24','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1058',NULL);
INSERT INTO "log" VALUES('000000016',161,1700021000.0,'answer',1,'done','40bb5d3a','596c48b47346021a3990a42a5db59cae','made1059',NULL);
INSERT INTO "log" VALUES('000000016',162,1700021060.0,'answer',0,'done','86f2b433','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1060',NULL);
INSERT INTO "log" VALUES('000000016',163,1700021120.0,'answer',1,'dogma:yellow','843eeb53','596c48b47346021a3990a42a5db59cae','made1061',NULL);
INSERT INTO "log" VALUES('000000016',164,1700021180.0,'answer',1,'yes','c4702d3e','596c48b47346021a3990a42a5db59cae','made1062',NULL);
INSERT INTO "log" VALUES('000000016',165,1700021240.0,'answer',1,'dogma:purple','0ca8ff88','596c48b47346021a3990a42a5db59cae','made1063',NULL);
INSERT INTO "log" VALUES('000000016',166,1700021300.0,'answer',1,'color:red','17407427','596c48b47346021a3990a42a5db59cae','made1064',NULL);
INSERT INTO "log" VALUES('000000016',167,1700021360.0,'answer',0,'dogma:green','f1a32b24','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1065',NULL);
INSERT INTO "log" VALUES('000000016',168,1700021420.0,'answer',1,'done','40bb5d3a','596c48b47346021a3990a42a5db59cae','made1066',NULL);
INSERT INTO "log" VALUES('000000016',169,1700021480.0,'answer',0,'color:green','86f2b433','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1067',NULL);
INSERT INTO "log" VALUES('000000016',170,1700021540.0,'answer',0,'dogma:purple','f1a32b24','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1068',NULL);
INSERT INTO "log" VALUES('000000016',171,1700021600.0,'answer',1,'done','e4225662','596c48b47346021a3990a42a5db59cae','made1069',NULL);
INSERT INTO "log" VALUES('000000016',172,1700021660.0,'answer',1,'dogma:blue','0ca8ff88','596c48b47346021a3990a42a5db59cae','made1070',NULL);
INSERT INTO "log" VALUES('000000016',173,1700021720.0,'answer',1,'card:printing_press','60351749','596c48b47346021a3990a42a5db59cae','made1071',NULL);
INSERT INTO "log" VALUES('000000016',174,1700021780.0,'answer',1,'dogma:red','5c5850ca','596c48b47346021a3990a42a5db59cae','made1072',NULL);
INSERT INTO "log" VALUES('000000016',175,1700021840.0,'answer',0,'dogma:purple','f1a32b24','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1073',NULL);
INSERT INTO "log" VALUES('000000016',176,1700021900.0,'answer',1,'card:enterprise','e4225662','596c48b47346021a3990a42a5db59cae','made1074',NULL);
INSERT INTO "log" VALUES('000000016',177,1700021960.0,'answer',0,'dogma:blue','21683b2c','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1075',NULL);
INSERT INTO "log" VALUES('000000016',178,1700022020.0,'answer',1,'no','0e1698a0','596c48b47346021a3990a42a5db59cae','made1076',NULL);
INSERT INTO "log" VALUES('000000016',179,1700022080.0,'answer',0,'yes','5e3a1d5f','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1077',NULL);
INSERT INTO "log" VALUES('000000016',180,1700022140.0,'answer',1,'dogma:purple','1f6f2a65','596c48b47346021a3990a42a5db59cae','made1078',NULL);
INSERT INTO "log" VALUES('000000016',181,1700022200.0,'answer',1,'color:purple','2e2792fa','596c48b47346021a3990a42a5db59cae','made1079',NULL);
INSERT INTO "log" VALUES('000000016',182,1700022260.0,'answer',1,'dogma:green','1f6f2a65','596c48b47346021a3990a42a5db59cae','made1080',NULL);
INSERT INTO "log" VALUES('000000016',183,1700022320.0,'answer',0,'card:feudalism','4d0e3027','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1081',NULL);
INSERT INTO "log" VALUES('000000016',184,1700022380.0,'answer',0,'card:chemistry','523a1442','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1082',NULL);
INSERT INTO "log" VALUES('000000016',185,1700022440.0,'answer',0,'dogma:green','e5c03e15','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1083',NULL);
INSERT INTO "log" VALUES('000000016',186,1700022500.0,'answer',1,'done','40bb5d3a','596c48b47346021a3990a42a5db59cae','made1084',NULL);
INSERT INTO "log" VALUES('000000016',187,1700022560.0,'answer',0,'dogma:blue','e5c03e15','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1085',NULL);
INSERT INTO "log" VALUES('000000016',188,1700022620.0,'answer',0,'done','4abf247e','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1086',NULL);
INSERT INTO "log" VALUES('000000016',189,1700022680.0,'answer',0,'card:sailing','daa6b618','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1087',NULL);
INSERT INTO "log" VALUES('000000016',190,1700022740.0,'answer',1,'dogma:green','1f6f2a65','596c48b47346021a3990a42a5db59cae','made1088',NULL);
INSERT INTO "log" VALUES('000000016',191,1700022800.0,'answer',0,'card:the_pirate_code','acb64d51','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1089',NULL);
INSERT INTO "log" VALUES('000000016',192,1700022860.0,'answer',1,'achieve:5','1f6f2a65','596c48b47346021a3990a42a5db59cae','made1090',NULL);
INSERT INTO "log" VALUES('000000016',193,1700022920.0,'answer',0,'dogma:blue','e5c03e15','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1091',NULL);
INSERT INTO "log" VALUES('000000016',194,1700022980.0,'answer',0,'done','4abf247e','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1092',NULL);
INSERT INTO "log" VALUES('000000016',195,1700023040.0,'answer',0,'card:evolution','21a3d7c6','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1093',NULL);
INSERT INTO "log" VALUES('000000016',196,1700023100.0,'answer',0,'meld:combustion','e5c03e15','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1094',NULL);
INSERT INTO "log" VALUES('000000016',197,1700023160.0,'answer',1,'achieve:6','24946420','596c48b47346021a3990a42a5db59cae','made1095',NULL);
INSERT INTO "log" VALUES('000000016',198,1700023220.0,'answer',1,'draw','34daabc9','596c48b47346021a3990a42a5db59cae','made1096',NULL);
INSERT INTO "log" VALUES('000000016',199,1700023280.0,'answer',0,'dogma:red','f1a32b24','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1097',NULL);
INSERT INTO "log" VALUES('000000016',200,1700023340.0,'answer',0,'dogma:red','f1a32b24','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1098',NULL);
INSERT INTO "log" VALUES('000000016',201,1700023400.0,'answer',1,'dogma:purple','fc946a9e','596c48b47346021a3990a42a5db59cae','made1099',NULL);
INSERT INTO "log" VALUES('000000016',202,1700023460.0,'answer',1,'done','b6a3ebad','596c48b47346021a3990a42a5db59cae','made1100',NULL);
INSERT INTO "log" VALUES('000000016',203,1700023520.0,'answer',1,'dogma:purple','fc946a9e','596c48b47346021a3990a42a5db59cae','made1101',NULL);
INSERT INTO "log" VALUES('000000016',204,1700023580.0,'answer',1,'color:purple','b6a3ebad','596c48b47346021a3990a42a5db59cae','made1102',NULL);
INSERT INTO "log" VALUES('000000016',205,1700023640.0,'answer',0,'dogma:red','f1a32b24','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1103',NULL);
INSERT INTO "log" VALUES('000000016',206,1700023700.0,'answer',0,'dogma:purple','f1a32b24','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1104',NULL);
INSERT INTO "log" VALUES('000000016',207,1700023760.0,'answer',1,'card:lighting','ca3b1df3','596c48b47346021a3990a42a5db59cae','made1105',NULL);
INSERT INTO "log" VALUES('000000016',208,1700023820.0,'answer',1,'dogma:yellow','34daabc9','596c48b47346021a3990a42a5db59cae','made1106',NULL);
INSERT INTO "log" VALUES('000000016',209,1700023880.0,'answer',0,'card:fermenting','7574884d','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1107',NULL);
INSERT INTO "log" VALUES('000000016',210,1700023940.0,'answer',1,'dogma:red','34daabc9','596c48b47346021a3990a42a5db59cae','made1108',NULL);
INSERT INTO "log" VALUES('000000016',211,1700024000.0,'answer',1,'done','6de5f1f6','596c48b47346021a3990a42a5db59cae','made1109',NULL);
INSERT INTO "log" VALUES('000000016',212,1700024060.0,'answer',0,'meld:railroad','bca11d9c','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1110',NULL);
INSERT INTO "log" VALUES('000000016',213,1700024120.0,'answer',0,'draw','cbdafe8f','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1111',NULL);
INSERT INTO "log" VALUES('000000016',214,1700024180.0,'answer',1,'dogma:purple','34daabc9','596c48b47346021a3990a42a5db59cae','made1112',NULL);
INSERT INTO "log" VALUES('000000016',215,1700024240.0,'answer',1,'color:yellow','94c39d9f','596c48b47346021a3990a42a5db59cae','made1113',NULL);
INSERT INTO "log" VALUES('000000016',216,1700024300.0,'answer',1,'dogma:green','34daabc9','596c48b47346021a3990a42a5db59cae','made1114',NULL);
INSERT INTO "log" VALUES('000000016',217,1700024360.0,'answer',0,'dogma:red','ef0e3a78','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1115',NULL);
INSERT INTO "log" VALUES('000000016',218,1700024420.0,'answer',0,'dogma:blue','ef0e3a78','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1116',NULL);
INSERT INTO "log" VALUES('000000016',219,1700024480.0,'answer',0,'color:blue','4abf247e','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1117',NULL);
INSERT INTO "log" VALUES('000000016',220,1700024540.0,'answer',0,'card:socialism','5210db9d','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1118',NULL);
INSERT INTO "log" VALUES('000000016',221,1700024600.0,'answer',1,'dogma:purple','34daabc9','596c48b47346021a3990a42a5db59cae','made1119',NULL);
INSERT INTO "log" VALUES('000000016',222,1700024660.0,'answer',1,'dogma:yellow','34daabc9','596c48b47346021a3990a42a5db59cae','made1120',NULL);
INSERT INTO "log" VALUES('000000016',223,1700024720.0,'answer',0,'card:combustion','914a9bbf','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1121',NULL);
INSERT INTO "log" VALUES('000000016',224,1700024780.0,'answer',0,'meld:sanitation','ef0e3a78','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1122',NULL);
INSERT INTO "log" VALUES('000000016',225,1700024840.0,'answer',0,'dogma:green','f1a32b24','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1123',NULL);
INSERT INTO "log" VALUES('000000016',226,1700024900.0,'answer',1,'dogma:green','34daabc9','596c48b47346021a3990a42a5db59cae','made1124',NULL);
INSERT INTO "log" VALUES('000000016',227,1700024960.0,'answer',1,'dogma:purple','34daabc9','596c48b47346021a3990a42a5db59cae','made1125',NULL);
INSERT INTO "log" VALUES('000000016',228,1700025020.0,'answer',0,'dogma:purple','f1a32b24','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1126',NULL);
INSERT INTO "log" VALUES('000000016',229,1700025080.0,'answer',0,'color:green','972ede9e','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1127',NULL);
INSERT INTO "log" VALUES('000000016',230,1700025140.0,'answer',0,'dogma:blue','bd4dcbaf','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1128',NULL);
INSERT INTO "log" VALUES('000000016',231,1700025200.0,'answer',1,'dogma:blue','34daabc9','596c48b47346021a3990a42a5db59cae','made1129',NULL);
INSERT INTO "log" VALUES('000000016',232,1700025260.0,'answer',1,'dogma:blue','58c6741a','596c48b47346021a3990a42a5db59cae','made1130',NULL);
INSERT INTO "log" VALUES('000000016',233,1700025320.0,'answer',0,'meld:lighting','bd4dcbaf','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1131',NULL);
INSERT INTO "log" VALUES('000000016',234,1700025380.0,'answer',0,'dogma:purple','6716bacb','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1132',NULL);
INSERT INTO "log" VALUES('000000016',235,1700025440.0,'answer',0,'card:evolution','5e520194','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1133',NULL);
INSERT INTO "log" VALUES('000000016',236,1700025500.0,'answer',0,'card:bicycle','609dd5c5','4aae37aae9455af2e3ee3ce3ea5b0b0f','made1134',NULL);
INSERT INTO "log" VALUES('000000016',237,1700025560.0,'answer',1,'achieve:7','58c6741a','596c48b47346021a3990a42a5db59cae','made1135',NULL);
INSERT INTO "log" VALUES('000000022',1,1700025560.0,'said',NULL,NULL,NULL,NULL,NULL,'{"said": ["table-dealt-anew", {}]}');
INSERT INTO "log" VALUES('000000022',2,1700025560.0,'begin',NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "people" VALUES('4aae37aae9455af2e3ee3ce3ea5b0b0f','Ann','en','$argon2id$v=19$m=65536,t=3,p=4$0l29KUWGu9nVyNk7Nu6jhw$qVUDG1EbDb7x6yH26w6gYMu1ygO9Y216QL1WvkSYjZQ','ann',1700000000.0);
INSERT INTO "people" VALUES('596c48b47346021a3990a42a5db59cae','Bob','en',NULL,NULL,1700000000.0);
INSERT INTO "people" VALUES('c10655be3929c9d44b9f90f566c0d560','Cem','cs',NULL,NULL,1700000000.0);
INSERT INTO "people" VALUES('27ac2306a0d4113c2bb52470f37b905d','Dana','pl',NULL,NULL,1700000000.0);
CREATE TABLE sessions (
	token VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	made FLOAT NOT NULL, 
	used FLOAT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (token)
);
INSERT INTO "sessions" VALUES('861a65b5619ef3e33ca3adb3a9b9f18401aa4b674a6ddf4bfee7d08426ec3774','4aae37aae9455af2e3ee3ce3ea5b0b0f',1700000000.0,1700000000.0);
INSERT INTO "sessions" VALUES('77ebb5bd2a7bdc8901d2c93cf4925bc83be1a98e888b1d4fd7c50a974af171df','596c48b47346021a3990a42a5db59cae',1700000000.0,1700000000.0);
INSERT INTO "sessions" VALUES('b240f05f852653524bdc366dc6232f466c0514a814734549a8e2ccf79be2e89b','c10655be3929c9d44b9f90f566c0d560',1700000000.0,1700000000.0);
INSERT INTO "sessions" VALUES('776dee0026cb215ccca6c823c705cd3b462f32f027d09947bccb76e5d4deab10','27ac2306a0d4113c2bb52470f37b905d',1700000000.0,1700000000.0);
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
INSERT INTO "tables" VALUES('000000001','innovation','2','{"cards": "czech"}','7',NULL,'slow',2880,0,'4aae37aae9455af2e3ee3ce3ea5b0b0f','0000000000000002','0000000000000003',NULL,NULL,1700000000.0,'playing',45,1700002520.0,'[0]',1700175260.0,'{"at": 1700002460.0, "left": [172800.0, 172740.0]}',NULL);
INSERT INTO "tables" VALUES('000000004','innovation','2','{"cards": "czech"}','8',NULL,'live',90,0,'4aae37aae9455af2e3ee3ce3ea5b0b0f','0000000000000005','0000000000000006',NULL,NULL,1700002520.0,'playing',96,1700025560.0,'[3]',1700029580.0,'{"at": 1700025560.0, "left": [3840.0, 3960.0, 0.0, 4020.0]}',NULL);
INSERT INTO "tables" VALUES('000000007','innovation','2','{"cards": "czech"}','9',NULL,'none',30,0,'596c48b47346021a3990a42a5db59cae','0000000000000008','0000000000000009',NULL,NULL,1700007920.0,'playing',31,1700009540.0,'[0]',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('000000010','innovation','2','{"cards": "czech"}','a',NULL,'none',30,0,'4aae37aae9455af2e3ee3ce3ea5b0b0f','0000000000000011','0000000000000012',NULL,NULL,1700009540.0,'playing',34,1700011340.0,'[1]',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('000000013','innovation','2','{"cards": "czech"}','b',NULL,'none',30,0,'4aae37aae9455af2e3ee3ce3ea5b0b0f','0000000000000014','0000000000000015',NULL,NULL,1700011340.0,'playing',5,1700011460.0,'[0]',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('000000016','innovation','2','{"cards": "czech"}','c',NULL,'none',30,0,'4aae37aae9455af2e3ee3ce3ea5b0b0f','0000000000000017','0000000000000018',NULL,'000000019',1700011460.0,'over',237,1700025560.0,'[]',NULL,NULL,'{"winners": [1], "scores": [8, 54], "reason": "achievements"}');
INSERT INTO "tables" VALUES('000000019','innovation','2','{"cards": "czech"}','c139ecae5ed55f30a24fccc0e9ad4e1e',NULL,'none',30,0,'4aae37aae9455af2e3ee3ce3ea5b0b0f','0000000000000020','0000000000000021','000000016',NULL,1700025560.0,'gathering',0,1700025560.0,'[]',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('000000022','innovation','2','{"cards": "czech"}',NULL,'{"seats": 2, "edition": "czech", "chance": {"seed": "dcbf55b2f2c5888c51e001c6391d43ea", "count": 84}, "started": true, "turn": 1, "turns_taken": 8, "actions_left": 1, "zones": [["sailing"], ["calendar", "construction", "mathematics", "currency", "mapmaking", "philosophy", "monotheism", "road_building", "fermenting"], ["medicine", "alchemy", "feudalism", "paper", "optics", "education", "compass", "engineering", "machinery"], ["navigation", "invention", "enterprise", "colonialism", "anatomy", "perspective", "printing_press", "gunpowder", "experimentation"], ["banking", "coal", "statistics", "physics", "astronomy", "steam_engine", "measurement", "the_pirate_code", "societies"], ["democracy", "canning", "machine_tools", "vaccination", "classification", "industrialization", "encyclopedia", "emancipation", "atomic_theory"], ["publications", "explosives", "evolution", "lighting", "combustion", "bicycle", "refrigeration", "railroad", "electricity"], ["socialism", "quantum_theory", "corporations", "skyscrapers", "empiricism", "antibiotics", "flight", "rocketry", "mobility"], ["services", "ecology", "specialization", "computers", "composites", "satellites", "fission", "suburbia", "genetics"], ["miniaturization", "globalization", "stem_cells", "databases", "bioengineering", "self_service", "the_internet", "robotics", "ai", "software"], ["pottery", "canal_building", "translation", "reformation", "chemistry", "metric_system", "sanitation", "mass_media", "collaboration"], [], ["tools"], ["code_of_laws"], ["writing"], ["metalworking"], ["clothing"], ["masonry"], [], [], [], [], [], ["archery", "oars"], ["the_wheel"], ["domestication", "agriculture"], ["city_states", "mysticism"], []], "known": [0, 1, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "splays": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "tucked": [0, 0], "scored": [0, 0], "specials": [-1, -1, -1, -1, -1]}','none',30,0,'596c48b47346021a3990a42a5db59cae','0000000000000023','0000000000000024',NULL,NULL,1700025560.0,'playing',2,1700025560.0,'[1]',NULL,NULL,NULL);
INSERT INTO "tables" VALUES('000000025','innovation','2','{"cards": "czech"}','50c17dfcacee533522b656787d68a098',NULL,'none',30,1,'27ac2306a0d4113c2bb52470f37b905d','0000000000000026','0000000000000027',NULL,NULL,1700025560.0,'gathering',0,1700025560.0,'[]',NULL,NULL,NULL);
CREATE INDEX ix_sessions_person ON sessions (person);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_tables_listed ON tables (listed, status);
CREATE INDEX ix_chairs_person ON chairs (person);
CREATE INDEX ix_log_chat ON log (person) WHERE kind = 'chat';
COMMIT;
