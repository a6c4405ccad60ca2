CREATE TABLE "adopt_plans" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"field_id" bigint NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"years" integer NOT NULL,
	"price" bigint NOT NULL,
	"yield_grams" integer NOT NULL,
	"gifts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"quota" integer NOT NULL,
	"left" integer NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "adopt_plans_left" CHECK ("adopt_plans"."left" >= 0 and "adopt_plans"."left" <= "adopt_plans"."quota")
);
--> statement-breakpoint
CREATE TABLE "adoptions" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"member_id" bigint NOT NULL,
	"tree_id" bigint NOT NULL,
	"field_id" bigint NOT NULL,
	"plan_id" bigint NOT NULL,
	"plaque" text NOT NULL,
	"status" text NOT NULL,
	"price" bigint NOT NULL,
	"yield_grams" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"expire_at" bigint NOT NULL,
	"start_at" bigint DEFAULT 0 NOT NULL,
	"end_at" bigint DEFAULT 0 NOT NULL,
	"pick_at" bigint DEFAULT 0 NOT NULL,
	"certificate_no" text DEFAULT '' NOT NULL,
	"refunded_at" bigint DEFAULT 0 NOT NULL,
	"renamed_at" bigint DEFAULT 0 NOT NULL,
	"renews_id" bigint,
	"gift_to" bigint,
	"gift_expire_at" bigint DEFAULT 0 NOT NULL,
	"given_by" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "adoptions_no_unique" UNIQUE("no")
);
--> statement-breakpoint
CREATE TABLE "field_logs" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"field_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"photo" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "field_readings" (
	"field_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	"temp" integer NOT NULL,
	"humidity" integer NOT NULL,
	"soil" integer NOT NULL,
	"light" integer NOT NULL,
	CONSTRAINT "field_readings_field_id_at_pk" PRIMARY KEY("field_id","at")
);
--> statement-breakpoint
CREATE TABLE "harvest_posts" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"field_id" bigint NOT NULL,
	"season" text NOT NULL,
	"year" integer NOT NULL,
	"grams" integer NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"text" text NOT NULL,
	"adopters" integer NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "harvests" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"adoption_id" bigint NOT NULL,
	"field_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"season" text NOT NULL,
	"year" integer NOT NULL,
	"grams" integer NOT NULL,
	"craft" text,
	"by_default" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"picked_at" bigint NOT NULL,
	"choose_before" bigint NOT NULL,
	"ready_at" bigint DEFAULT 0 NOT NULL,
	"claim_before" bigint DEFAULT 0 NOT NULL,
	"claimed_at" bigint DEFAULT 0 NOT NULL,
	"lot_id" bigint,
	"request_id" bigint
);
--> statement-breakpoint
CREATE TABLE "tea_fields" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"name" text NOT NULL,
	"region" text NOT NULL,
	"altitude" integer NOT NULL,
	"area_mu" integer NOT NULL,
	"variety" text NOT NULL,
	"gallery" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"story" text NOT NULL,
	"live_id" bigint,
	"lat" text NOT NULL,
	"lng" text NOT NULL,
	"craft" text NOT NULL,
	"crafts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"batches" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tea_trees" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"field_id" bigint NOT NULL,
	"code" text NOT NULL,
	"age" integer NOT NULL,
	"variety" text NOT NULL,
	"x" integer NOT NULL,
	"y" integer NOT NULL,
	"height" integer NOT NULL,
	"crown" integer NOT NULL,
	"history" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'free' NOT NULL,
	"reserved" boolean DEFAULT false NOT NULL,
	"plaque" text,
	CONSTRAINT "tea_trees_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE INDEX "adopt_plans_field" ON "adopt_plans" USING btree ("field_id");--> statement-breakpoint
CREATE INDEX "adoptions_member" ON "adoptions" USING btree ("member_id","status");--> statement-breakpoint
CREATE INDEX "adoptions_gift" ON "adoptions" USING btree ("gift_to");--> statement-breakpoint
CREATE INDEX "adoptions_field" ON "adoptions" USING btree ("field_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "adoptions_tree" ON "adoptions" USING btree ("tree_id") WHERE "adoptions"."status" in ('unpaid', 'growing', 'making', 'claimable') and "adoptions"."renews_id" is null;--> statement-breakpoint
CREATE INDEX "field_logs_field" ON "field_logs" USING btree ("field_id","at");--> statement-breakpoint
CREATE INDEX "harvest_posts_at" ON "harvest_posts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "harvest_posts_field" ON "harvest_posts" USING btree ("field_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "harvest_posts_season" ON "harvest_posts" USING btree ("field_id","year","season");--> statement-breakpoint
CREATE UNIQUE INDEX "harvests_season" ON "harvests" USING btree ("adoption_id","year","season");--> statement-breakpoint
CREATE INDEX "harvests_member" ON "harvests" USING btree ("member_id","status");--> statement-breakpoint
CREATE INDEX "tea_trees_field" ON "tea_trees" USING btree ("field_id","state");--> statement-breakpoint
CREATE INDEX "tea_trees_place" ON "tea_trees" USING btree ("field_id","id");