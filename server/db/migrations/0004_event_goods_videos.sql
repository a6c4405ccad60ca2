CREATE TABLE "activity_cates" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"activity_id" bigint NOT NULL,
	"label" text NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_goods" (
	"activity_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"cate_id" bigint NOT NULL,
	"per_member" integer NOT NULL,
	"sample" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "activity_goods_activity_id_goods_id_pk" PRIMARY KEY("activity_id","goods_id"),
	CONSTRAINT "activity_goods_limit" CHECK ("activity_goods"."per_member" > 0)
);
--> statement-breakpoint
CREATE TABLE "activity_skus" (
	"activity_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "activity_skus_activity_id_sku_id_pk" PRIMARY KEY("activity_id","sku_id"),
	CONSTRAINT "activity_skus_price" CHECK ("activity_skus"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "video_slices" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"video_id" bigint NOT NULL,
	"title" text NOT NULL,
	"cover" text NOT NULL,
	"from_sec" integer NOT NULL,
	"to_sec" integer NOT NULL,
	"goods_id" bigint,
	"plays" integer DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "video_slices_span" CHECK ("video_slices"."from_sec" >= 0 and "video_slices"."to_sec" > "video_slices"."from_sec")
);
--> statement-breakpoint
CREATE TABLE "video_views" (
	"video_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"liked" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"played_at" bigint,
	"finished_at" bigint,
	"shared_at" bigint,
	CONSTRAINT "video_views_video_id_member_id_pk" PRIMARY KEY("video_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"cate" text NOT NULL,
	"title" text NOT NULL,
	"cover" text NOT NULL,
	"author" text NOT NULL,
	"master_id" bigint,
	"intro" text DEFAULT '' NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"goods_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"media_id" text NOT NULL,
	"seconds" integer NOT NULL,
	"plays" integer DEFAULT 0 NOT NULL,
	"finishes" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"shares" integer DEFAULT 0 NOT NULL,
	"leads" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'on' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"published_at" bigint NOT NULL,
	CONSTRAINT "videos_counts" CHECK ("videos"."plays" >= 0 and "videos"."likes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "reveal_at" bigint;--> statement-breakpoint
ALTER TABLE "activity_signups" ADD COLUMN "checked_at" bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "activity_id" bigint;--> statement-breakpoint
CREATE INDEX "activity_cates_activity" ON "activity_cates" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "activity_goods_goods" ON "activity_goods" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "activity_skus_sku" ON "activity_skus" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "video_slices_video" ON "video_slices" USING btree ("video_id","from_sec");--> statement-breakpoint
CREATE INDEX "video_views_member" ON "video_views" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "videos_master" ON "videos" USING btree ("master_id");