CREATE TABLE "campaign_terms" (
	"campaign_id" bigint PRIMARY KEY NOT NULL,
	"size" integer DEFAULT 0 NOT NULL,
	"rules" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_places" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"group_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" bigint NOT NULL,
	"joined_at" bigint
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"campaign_id" bigint NOT NULL,
	"leader_id" bigint NOT NULL,
	"size" integer NOT NULL,
	"joined" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expire_at" bigint NOT NULL,
	"closed_at" bigint,
	CONSTRAINT "groups_joined" CHECK ("groups"."joined" >= 0 and "groups"."joined" <= "groups"."size")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "group_places_once" ON "group_places" USING btree ("group_id","member_id") WHERE "group_places"."status" in ('held', 'joined');--> statement-breakpoint
CREATE UNIQUE INDEX "group_places_order" ON "group_places" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "group_places_member" ON "group_places" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "groups_campaign" ON "groups" USING btree ("campaign_id","status","expire_at");