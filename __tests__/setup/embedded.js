/** Suites of this project open PGlite, also where PostgreSQL is at hand. One connection knows no races, so few rounds are enough. */
delete process.env.TEST_DATABASE_URL;
process.env.YEJIAN_RACES = '3';
