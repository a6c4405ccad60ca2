CREATE TABLE "quotas" (
	"what" text NOT NULL,
	"who" text NOT NULL,
	"day" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "quotas_what_who_day_pk" PRIMARY KEY("what","who","day")
);
--> statement-breakpoint
CREATE INDEX "shares_member" ON "shares" USING btree ("member_id","created_at");