CREATE TABLE "release_boosts" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"entry_id" bigint NOT NULL,
	"points" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "release_boosts_points" CHECK ("release_boosts"."points" > 0)
);
--> statement-breakpoint
CREATE TABLE "release_entries" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"release_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"no" integer NOT NULL,
	"level_score" integer NOT NULL,
	"order_score" integer NOT NULL,
	"boost" integer DEFAULT 0 NOT NULL,
	"score" integer NOT NULL,
	"at" bigint NOT NULL,
	"state" text DEFAULT 'reserved' NOT NULL,
	"place" integer,
	"lot" text,
	"order_id" bigint,
	"pay_before" bigint,
	"settled_at" bigint,
	CONSTRAINT "release_entries_score_sum" CHECK ("release_entries"."score" = "release_entries"."level_score" + "release_entries"."order_score" + "release_entries"."boost")
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"title" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"goods_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"price" bigint NOT NULL,
	"quota" integer NOT NULL,
	"drum" integer NOT NULL,
	"reserve_from" bigint NOT NULL,
	"reserve_to" bigint NOT NULL,
	"draw_at" bigint NOT NULL,
	"pay_hours" integer NOT NULL,
	"seed" text NOT NULL,
	"seed_hash" text NOT NULL,
	"list_hash" text,
	"reserved" integer DEFAULT 0 NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"bought" integer DEFAULT 0 NOT NULL,
	"drawn_at" bigint,
	"ended_at" bigint,
	CONSTRAINT "releases_times" CHECK ("releases"."reserve_from" < "releases"."reserve_to" and "releases"."reserve_to" <= "releases"."draw_at"),
	CONSTRAINT "releases_quota" CHECK ("releases"."quota" > 0 and "releases"."drum" >= "releases"."quota"),
	CONSTRAINT "releases_taken" CHECK ("releases"."bought" >= 0 and "releases"."taken" >= "releases"."bought" and "releases"."taken" <= "releases"."quota")
);
--> statement-breakpoint
DROP INDEX "withdrawals_member";--> statement-breakpoint
CREATE INDEX "release_boosts_entry" ON "release_boosts" USING btree ("entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "release_entries_once" ON "release_entries" USING btree ("release_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "release_entries_no" ON "release_entries" USING btree ("release_id","no");--> statement-breakpoint
CREATE INDEX "release_entries_score" ON "release_entries" USING btree ("release_id","score" DESC NULLS LAST,"at","no");--> statement-breakpoint
CREATE INDEX "release_entries_place" ON "release_entries" USING btree ("release_id","place");--> statement-breakpoint
CREATE INDEX "release_entries_member" ON "release_entries" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "release_entries_unsettled" ON "release_entries" USING btree ("release_id","id") WHERE "release_entries"."state" = 'missed' and "release_entries"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "releases_running" ON "releases" USING btree ("draw_at","id") WHERE "releases"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "releases_ended" ON "releases" USING btree ("ended_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_member" ON "withdrawals" USING btree ("member_id","created_at");