CREATE TABLE "activities" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"cover" text NOT NULL,
	"store_id" bigint NOT NULL,
	"start_at" bigint NOT NULL,
	"end_at" bigint NOT NULL,
	"price" bigint DEFAULT 0 NOT NULL,
	"seats" integer NOT NULL,
	"joined" integer DEFAULT 0 NOT NULL,
	"html" text NOT NULL,
	"agenda" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"host_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"goods_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "activities_seats" CHECK ("activities"."joined" >= 0 and "activities"."joined" <= "activities"."seats")
);
--> statement-breakpoint
CREATE TABLE "activity_signups" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"activity_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"qty" integer DEFAULT 1 NOT NULL,
	"seat_no" text,
	"code" text NOT NULL,
	"status" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "activity_signups_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "audios" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"title" text NOT NULL,
	"cover" text NOT NULL,
	"author" text NOT NULL,
	"seconds" integer NOT NULL,
	"url" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"producer_id" bigint NOT NULL,
	"goods_id" bigint,
	"date" text NOT NULL,
	"grade" text NOT NULL,
	"report" text DEFAULT '' NOT NULL,
	CONSTRAINT "batches_no_unique" UNIQUE("no")
);
--> statement-breakpoint
CREATE TABLE "brand_certs" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"title" text NOT NULL,
	"image" text NOT NULL,
	"no" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exhibits" (
	"goods_id" bigint PRIMARY KEY NOT NULL,
	"craft" text NOT NULL,
	"dry" text NOT NULL,
	"liquor" text NOT NULL,
	"base" text NOT NULL,
	"taste" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"infusions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pairing" text NOT NULL,
	"note" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "maker_cates" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"is_region" boolean DEFAULT false NOT NULL,
	"label" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trace_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"goods_id" bigint NOT NULL,
	"batch_no" text NOT NULL,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"query_count" integer DEFAULT 0 NOT NULL,
	"first_query_at" bigint
);
--> statement-breakpoint
CREATE TABLE "life_comments" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"post_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"text" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "life_likes" (
	"post_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	CONSTRAINT "life_likes_post_id_member_id_pk" PRIMARY KEY("post_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "life_posts" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" bigint NOT NULL,
	"text" text NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"topic" text NOT NULL,
	"store_id" bigint,
	"status" text NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "life_reports" (
	"post_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "life_reports_post_id_member_id_pk" PRIMARY KEY("post_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "merchant_cates" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"label" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merchants" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"name" text NOT NULL,
	"cate_id" bigint NOT NULL,
	"logo" text NOT NULL,
	"cover" text NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"intro" text NOT NULL,
	"contact" text NOT NULL,
	"mobile" text NOT NULL,
	"address" text NOT NULL,
	"lat" text NOT NULL,
	"lng" text NOT NULL,
	"hours" jsonb NOT NULL,
	"offer" text NOT NULL,
	"open" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"score" integer DEFAULT 50 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "masters" ADD COLUMN "honours" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "masters" ADD COLUMN "gallery" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "masters" ADD COLUMN "bookable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "masters" ADD COLUMN "employee_no" text;--> statement-breakpoint
ALTER TABLE "producers" ADD COLUMN "region_id" bigint;--> statement-breakpoint
ALTER TABLE "producers" ADD COLUMN "steps" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "producers" ADD COLUMN "lat" text DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "producers" ADD COLUMN "lng" text DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "producers" ADD COLUMN "field_id" bigint;--> statement-breakpoint
CREATE INDEX "activities_time" ON "activities" USING btree ("start_at");--> statement-breakpoint
CREATE INDEX "activity_signups_member" ON "activity_signups" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "activity_signups_activity" ON "activity_signups" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "batches_producer" ON "batches" USING btree ("producer_id","date");--> statement-breakpoint
CREATE INDEX "life_comments_post" ON "life_comments" USING btree ("post_id","at");--> statement-breakpoint
CREATE INDEX "life_posts_at" ON "life_posts" USING btree ("status","at");--> statement-breakpoint
CREATE INDEX "life_posts_member" ON "life_posts" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "merchants_cate" ON "merchants" USING btree ("state","cate_id");