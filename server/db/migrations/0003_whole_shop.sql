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
	"reveal_at" bigint,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "activities_seats" CHECK ("activities"."joined" >= 0 and "activities"."joined" <= "activities"."seats")
);
--> statement-breakpoint
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
	"checked_at" bigint,
	CONSTRAINT "activity_signups_code_unique" UNIQUE("code")
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
CREATE TABLE "auction_bids" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"auction_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"member_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"max_amount" bigint NOT NULL,
	"auto" boolean DEFAULT false NOT NULL,
	"at" bigint NOT NULL,
	"op_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auction_entries" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"auction_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"deposit" bigint NOT NULL,
	"state" text NOT NULL,
	"max_amount" bigint DEFAULT 0 NOT NULL,
	"bids" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"paid_at" bigint,
	"max_at" bigint,
	CONSTRAINT "auction_entries_no_unique" UNIQUE("no")
);
--> statement-breakpoint
CREATE TABLE "auctions" (
	"campaign_id" bigint PRIMARY KEY NOT NULL,
	"sku_id" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"start_price" bigint NOT NULL,
	"step" bigint NOT NULL,
	"deposit" bigint NOT NULL,
	"market_price" bigint NOT NULL,
	"current" bigint DEFAULT 0 NOT NULL,
	"leader_id" bigint,
	"leader_max" bigint DEFAULT 0 NOT NULL,
	"bid_count" integer DEFAULT 0 NOT NULL,
	"extensions" integer DEFAULT 0 NOT NULL,
	"planned_end_at" bigint NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"order_id" bigint,
	"offered_to" bigint,
	"closed_at" bigint,
	CONSTRAINT "auctions_prices" CHECK ("auctions"."start_price" > 0 and "auctions"."step" > 0 and "auctions"."deposit" >= 0 and "auctions"."leader_max" >= "auctions"."current"),
	CONSTRAINT "auctions_extensions" CHECK ("auctions"."extensions" between 0 and 20)
);
--> statement-breakpoint
CREATE TABLE "collectible_orders" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"member_id" bigint NOT NULL,
	"collectible_id" bigint NOT NULL,
	"title" text NOT NULL,
	"price" bigint NOT NULL,
	"qty" integer NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expire_at" bigint NOT NULL,
	"paid_at" bigint,
	"closed_at" bigint,
	CONSTRAINT "collectible_orders_no_unique" UNIQUE("no")
);
--> statement-breakpoint
CREATE TABLE "collectible_series" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"label" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collectibles" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"series_id" bigint NOT NULL,
	"name" text NOT NULL,
	"year" integer NOT NULL,
	"maker" text NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"story" text NOT NULL,
	"attrs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"certs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"guide" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price" bigint NOT NULL,
	"issue" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"locked" integer DEFAULT 0 NOT NULL,
	"per_member" integer NOT NULL,
	"by_appointment" boolean DEFAULT false NOT NULL,
	"release_at" bigint NOT NULL,
	"weight" integer NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "collectibles_pieces" CHECK ("collectibles"."reserved" >= 0 and "collectibles"."taken" >= 0 and "collectibles"."locked" >= 0 and "collectibles"."reserved" + "collectibles"."taken" + "collectibles"."locked" <= "collectibles"."issue")
);
--> statement-breakpoint
CREATE TABLE "holdings" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"collectible_id" bigint NOT NULL,
	"serial_no" integer NOT NULL,
	"certificate_no" text NOT NULL,
	"member_id" bigint NOT NULL,
	"order_id" bigint,
	"status" text NOT NULL,
	"acquired_at" bigint NOT NULL,
	"frozen_until" bigint DEFAULT 0 NOT NULL,
	"cellar_slot" text NOT NULL,
	"to_id" bigint,
	"transfer_expire_at" bigint,
	"address" jsonb,
	"freight" bigint DEFAULT 0 NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"tracking_no" text DEFAULT '' NOT NULL,
	"log" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "escrow_lots" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"member_id" bigint NOT NULL,
	"source" text NOT NULL,
	"source_id" bigint NOT NULL,
	"order_id" bigint,
	"goods_id" bigint,
	"sku_id" bigint,
	"title" text NOT NULL,
	"cover" text NOT NULL,
	"spec_text" text NOT NULL,
	"qty" integer NOT NULL,
	"free" integer NOT NULL,
	"unit" text NOT NULL,
	"weight" integer DEFAULT 0 NOT NULL,
	"in_at" bigint NOT NULL,
	"free_until" bigint NOT NULL,
	"guide_value" bigint NOT NULL,
	"cellar_slot" text,
	"batch" text NOT NULL,
	CONSTRAINT "escrow_lots_no_unique" UNIQUE("no"),
	CONSTRAINT "escrow_lots_qty" CHECK ("escrow_lots"."qty" >= 0 and "escrow_lots"."free" >= 0 and "escrow_lots"."free" <= "escrow_lots"."qty")
);
--> statement-breakpoint
CREATE TABLE "escrow_requests" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"lot_id" bigint NOT NULL,
	"qty" integer NOT NULL,
	"to_id" bigint,
	"address" jsonb,
	"store_id" bigint,
	"fee" bigint DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "escrow_requests_no_unique" UNIQUE("no")
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
CREATE TABLE "incomes" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" bigint NOT NULL,
	"from_id" bigint,
	"order_id" bigint,
	"source" text NOT NULL,
	"title" text NOT NULL,
	"base" bigint NOT NULL,
	"rate_bp" integer NOT NULL,
	"amount" bigint NOT NULL,
	"cancelled" bigint DEFAULT 0 NOT NULL,
	"owed" bigint DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"settle_at" bigint,
	"settled_at" bigint,
	"created_at" bigint NOT NULL,
	CONSTRAINT "incomes_amounts" CHECK ("incomes"."cancelled" >= 0 and "incomes"."cancelled" <= "incomes"."amount" and "incomes"."owed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "discount_zones" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"cover" text NOT NULL,
	"color" text NOT NULL,
	"month_day" integer DEFAULT 0 NOT NULL,
	"start_at" bigint NOT NULL,
	"end_at" bigint NOT NULL,
	"goods_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchange_goods" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"title" text NOT NULL,
	"cover" text NOT NULL,
	"unit" text NOT NULL,
	"value" integer NOT NULL,
	"money" bigint DEFAULT 0 NOT NULL,
	"stock" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"per_member" integer DEFAULT 0 NOT NULL,
	"cate_id" text NOT NULL,
	"kind" text NOT NULL,
	"need_level" integer DEFAULT 0 NOT NULL,
	"sku_id" bigint,
	"template_id" bigint,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "exchange_goods_sold" CHECK ("exchange_goods"."sold" >= 0 and "exchange_goods"."sold" <= "exchange_goods"."stock")
);
--> statement-breakpoint
CREATE TABLE "exchanges" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" bigint NOT NULL,
	"exchange_goods_id" bigint NOT NULL,
	"unit" text NOT NULL,
	"value" integer NOT NULL,
	"qty" integer NOT NULL,
	"status" text NOT NULL,
	"order_id" bigint,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_claims" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"claimed_at" bigint NOT NULL,
	"until" bigint NOT NULL,
	"sample_goods_id" bigint,
	"order_id" bigint
);
--> statement-breakpoint
CREATE TABLE "prize_draws" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" bigint NOT NULL,
	"pool_id" bigint NOT NULL,
	"prize_id" bigint NOT NULL,
	"free" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"until" bigint,
	"order_id" bigint,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prize_pools" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"title" text NOT NULL,
	"cost" integer NOT NULL,
	"free_per_day" integer DEFAULT 0 NOT NULL,
	"per_day" integer NOT NULL,
	"start_at" bigint NOT NULL,
	"end_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prizes" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"pool_id" bigint NOT NULL,
	"title" text NOT NULL,
	"image" text NOT NULL,
	"kind" text NOT NULL,
	"odds_bp" integer NOT NULL,
	"stock" integer NOT NULL,
	"given" integer DEFAULT 0 NOT NULL,
	"value" integer DEFAULT 0 NOT NULL,
	"sku_id" bigint,
	"template_id" bigint,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "prizes_given" CHECK ("prizes"."given" >= 0 and "prizes"."given" <= "prizes"."stock")
);
--> statement-breakpoint
CREATE TABLE "sample_teas" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"goods_id" bigint NOT NULL,
	"spec_text" text NOT NULL,
	"stock" integer NOT NULL,
	"given" integer DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sample_teas_given" CHECK ("sample_teas"."given" >= 0 and "sample_teas"."given" <= "sample_teas"."stock")
);
--> statement-breakpoint
CREATE TABLE "store_stocks" (
	"store_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"stock" integer NOT NULL,
	CONSTRAINT "store_stocks_store_id_sku_id_pk" PRIMARY KEY("store_id","sku_id"),
	CONSTRAINT "store_stocks_stock" CHECK ("store_stocks"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "after_sale_lines" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"after_sale_id" bigint NOT NULL,
	"line_id" bigint NOT NULL,
	"title" text NOT NULL,
	"qty" integer NOT NULL,
	"unsent_qty" integer DEFAULT 0 NOT NULL,
	"lots" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"refund" bigint NOT NULL,
	"points" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "after_sale_logs" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"after_sale_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	"by" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "after_sales" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"order_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"merchant_id" bigint,
	"way" text NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"refund" bigint NOT NULL,
	"freight" bigint DEFAULT 0 NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"reject_reason" text,
	"escalated" boolean DEFAULT false NOT NULL,
	"parcel" jsonb,
	"created_at" bigint NOT NULL,
	"answer_by" bigint,
	"ended_at" bigint,
	CONSTRAINT "after_sales_no_unique" UNIQUE("no")
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"kind" text NOT NULL,
	"target_id" bigint NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"from_id" bigint,
	"from_name" text NOT NULL,
	"area" text NOT NULL,
	"assignee_id" bigint,
	"status" text DEFAULT 'todo' NOT NULL,
	"urgent" boolean DEFAULT false NOT NULL,
	"route" text,
	"fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"log" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"due_at" bigint,
	"created_at" bigint NOT NULL,
	"decided_by_id" bigint,
	"decided_at" bigint
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
CREATE TABLE "channel_skus" (
	"sku_id" bigint PRIMARY KEY NOT NULL,
	"goods_id" bigint NOT NULL,
	"box" integer NOT NULL,
	"groups" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"member_id" bigint NOT NULL,
	"name" text NOT NULL,
	"grade" integer NOT NULL,
	"price_group" text NOT NULL,
	"credit_line" bigint DEFAULT 0 NOT NULL,
	"credit_used" bigint DEFAULT 0 NOT NULL,
	"target" bigint DEFAULT 0 NOT NULL,
	"manager_id" bigint NOT NULL,
	"status" text DEFAULT 'on' NOT NULL,
	CONSTRAINT "channels_no_unique" UNIQUE("no"),
	CONSTRAINT "channels_member_id_unique" UNIQUE("member_id"),
	CONSTRAINT "channels_credit" CHECK ("channels"."credit_used" >= 0 and "channels"."credit_used" <= "channels"."credit_line")
);
--> statement-breakpoint
CREATE TABLE "credit_rows" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"channel_id" bigint NOT NULL,
	"biz_type" text NOT NULL,
	"biz_id" text NOT NULL,
	"delta" bigint NOT NULL,
	"used_after" bigint NOT NULL,
	"due_at" bigint,
	"memo" text DEFAULT '' NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" bigint NOT NULL,
	"order_group" text NOT NULL,
	"order_id" bigint NOT NULL,
	"order_no" text NOT NULL,
	"payment_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"payer" text NOT NULL,
	"paid_at" bigint NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'auditing' NOT NULL,
	"reason" text,
	"created_at" bigint NOT NULL,
	"decided_at" bigint
);
--> statement-breakpoint
CREATE TABLE "wholesale_inquiries" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"member_id" bigint NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"budget" bigint,
	"need_by" text NOT NULL,
	"packing" text DEFAULT '' NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"quote_id" bigint,
	"created_at" bigint NOT NULL,
	CONSTRAINT "wholesale_inquiries_no_unique" UNIQUE("no")
);
--> statement-breakpoint
CREATE TABLE "wholesale_skus" (
	"sku_id" bigint PRIMARY KEY NOT NULL,
	"goods_id" bigint NOT NULL,
	"moq" integer NOT NULL,
	"multiple" integer DEFAULT 1 NOT NULL,
	"lead_days" integer DEFAULT 7 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wholesalers" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"company" text NOT NULL,
	"tax_no" text NOT NULL,
	"license" text DEFAULT '' NOT NULL,
	"contact" text NOT NULL,
	"mobile" text NOT NULL,
	"monthly_kg" integer,
	"reason" text,
	"tier" integer DEFAULT 1 NOT NULL,
	"credit_line" bigint DEFAULT 0 NOT NULL,
	"applied_at" bigint NOT NULL,
	"decided_at" bigint
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
ALTER TABLE "reviews" ADD COLUMN "append_photos" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "append_at" bigint;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "notice" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "photos" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "reminds" ADD COLUMN "price" bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "cancelled_qty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "store_qty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "back_qty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "activity_id" bigint;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "next_track_at" bigint;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "exchange_id" bigint;--> statement-breakpoint
CREATE INDEX "activities_time" ON "activities" USING btree ("start_at");--> statement-breakpoint
CREATE INDEX "activity_cates_activity" ON "activity_cates" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "activity_goods_goods" ON "activity_goods" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "activity_signups_member" ON "activity_signups" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "activity_signups_activity" ON "activity_signups" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "activity_skus_sku" ON "activity_skus" USING btree ("sku_id");--> statement-breakpoint
CREATE UNIQUE INDEX "auction_bids_seq" ON "auction_bids" USING btree ("auction_id","seq");--> statement-breakpoint
CREATE INDEX "auction_bids_member" ON "auction_bids" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "auction_entries_once" ON "auction_entries" USING btree ("auction_id","member_id");--> statement-breakpoint
CREATE INDEX "auction_entries_member" ON "auction_entries" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "collectible_orders_member" ON "collectible_orders" USING btree ("member_id","collectible_id");--> statement-breakpoint
CREATE UNIQUE INDEX "collectible_orders_open" ON "collectible_orders" USING btree ("member_id","collectible_id") WHERE status = 'unpaid';--> statement-breakpoint
CREATE INDEX "collectibles_series" ON "collectibles" USING btree ("series_id","year");--> statement-breakpoint
CREATE UNIQUE INDEX "holdings_serial" ON "holdings" USING btree ("collectible_id","serial_no") WHERE status <> 'given';--> statement-breakpoint
CREATE INDEX "holdings_member" ON "holdings" USING btree ("member_id","status");--> statement-breakpoint
CREATE INDEX "holdings_to" ON "holdings" USING btree ("to_id","status");--> statement-breakpoint
CREATE INDEX "escrow_lots_member" ON "escrow_lots" USING btree ("member_id","in_at");--> statement-breakpoint
CREATE INDEX "escrow_lots_source" ON "escrow_lots" USING btree ("source","source_id");--> statement-breakpoint
CREATE INDEX "escrow_requests_member" ON "escrow_requests" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "escrow_requests_lot" ON "escrow_requests" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "batches_producer" ON "batches" USING btree ("producer_id","date");--> statement-breakpoint
CREATE INDEX "life_comments_post" ON "life_comments" USING btree ("post_id","at");--> statement-breakpoint
CREATE INDEX "life_posts_at" ON "life_posts" USING btree ("status","at");--> statement-breakpoint
CREATE INDEX "life_posts_member" ON "life_posts" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "merchants_cate" ON "merchants" USING btree ("state","cate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "group_places_once" ON "group_places" USING btree ("group_id","member_id") WHERE "group_places"."status" in ('held', 'joined');--> statement-breakpoint
CREATE UNIQUE INDEX "group_places_order" ON "group_places" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "group_places_member" ON "group_places" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "groups_campaign" ON "groups" USING btree ("campaign_id","status","expire_at");--> statement-breakpoint
CREATE UNIQUE INDEX "incomes_order" ON "incomes" USING btree ("order_id","member_id");--> statement-breakpoint
CREATE INDEX "incomes_member" ON "incomes" USING btree ("member_id","status","created_at");--> statement-breakpoint
CREATE INDEX "exchanges_member" ON "exchanges" USING btree ("member_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "exchanges_order" ON "exchanges" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "prize_draws_member" ON "prize_draws" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "prizes_pool" ON "prizes" USING btree ("pool_id");--> statement-breakpoint
CREATE INDEX "store_stocks_sku" ON "store_stocks" USING btree ("sku_id");--> statement-breakpoint
CREATE UNIQUE INDEX "after_sale_lines_once" ON "after_sale_lines" USING btree ("after_sale_id","line_id");--> statement-breakpoint
CREATE INDEX "after_sale_lines_line" ON "after_sale_lines" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "after_sale_logs_sale" ON "after_sale_logs" USING btree ("after_sale_id","at");--> statement-breakpoint
CREATE INDEX "after_sales_order" ON "after_sales" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "after_sales_member" ON "after_sales" USING btree ("member_id","status");--> statement-breakpoint
CREATE INDEX "tasks_open" ON "tasks" USING btree ("status","area","created_at");--> statement-breakpoint
CREATE INDEX "tasks_target" ON "tasks" USING btree ("kind","target_id");--> statement-breakpoint
CREATE INDEX "video_slices_video" ON "video_slices" USING btree ("video_id","from_sec");--> statement-breakpoint
CREATE INDEX "video_views_member" ON "video_views" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "videos_master" ON "videos" USING btree ("master_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_rows_once" ON "credit_rows" USING btree ("channel_id","biz_type","biz_id");--> statement-breakpoint
CREATE INDEX "vouchers_member" ON "vouchers" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "vouchers_auditing" ON "vouchers" USING btree ("order_group","order_id") WHERE "vouchers"."status" = 'auditing';--> statement-breakpoint
CREATE INDEX "wholesale_inquiries_member" ON "wholesale_inquiries" USING btree ("member_id","created_at");