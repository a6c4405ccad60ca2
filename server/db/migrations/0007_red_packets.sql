CREATE TABLE "red_packets" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" bigint NOT NULL,
	"from" text NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"expire_at" bigint NOT NULL,
	"opened_at" bigint,
	CONSTRAINT "red_packets_value" CHECK ("red_packets"."value" > 0)
);
--> statement-breakpoint
CREATE INDEX "red_packets_member" ON "red_packets" USING btree ("member_id","expire_at");