-- Made by `npm run db:generate` of all tables at once, but for what it cannot say: DEFERRABLE (what a push swaps is unique at the end of its
-- statement), UNLOGGED (counts of calls may begin anew after a crash), and the triggers at the end.
CREATE SEQUENCE "public"."ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000001 CACHE 1;--> statement-breakpoint
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
CREATE TABLE "asset_events" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"asset_id" bigint NOT NULL,
	"label" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "asset_transfer_items" (
	"transfer_id" bigint NOT NULL,
	"asset_id" bigint NOT NULL,
	"sort" integer NOT NULL,
	"old_status" text NOT NULL,
	"open" boolean DEFAULT false NOT NULL,
	"left" text DEFAULT '' NOT NULL,
	CONSTRAINT "asset_transfer_items_transfer_id_asset_id_pk" PRIMARY KEY("transfer_id","asset_id")
);
--> statement-breakpoint
CREATE TABLE "asset_transfers" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"from_id" bigint NOT NULL,
	"to_id" bigint NOT NULL,
	"from" jsonb NOT NULL,
	"to" jsonb NOT NULL,
	"to_store_id" bigint NOT NULL,
	"to_department" text NOT NULL,
	"reason" text NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"answer_photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"answered_at" bigint,
	CONSTRAINT "asset_transfers_no_unique" UNIQUE("no")
);
--> statement-breakpoint
CREATE TABLE "assets" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"photo" text DEFAULT '' NOT NULL,
	"store_id" bigint NOT NULL,
	"department" text NOT NULL,
	"custodian_id" bigint,
	"status" text DEFAULT 'used' NOT NULL,
	"value" bigint NOT NULL,
	"bought_at" bigint NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	CONSTRAINT "assets_code_unique" UNIQUE("code"),
	CONSTRAINT "assets_value" CHECK ("assets"."value" >= 0)
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
	"exempt" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "business_cards" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"employee_id" bigint NOT NULL,
	"employee_no" text NOT NULL,
	"name" text NOT NULL,
	"avatar" text NOT NULL,
	"title" text NOT NULL,
	"store_id" bigint NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"wechat_qr" text DEFAULT '' NOT NULL,
	"video_id" bigint,
	"goods_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"article_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "business_cards_employee_id_unique" UNIQUE("employee_id"),
	CONSTRAINT "business_cards_employee_no_unique" UNIQUE("employee_no")
);
--> statement-breakpoint
CREATE TABLE "card_exchanges" (
	"card_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "card_exchanges_card_id_member_id_pk" PRIMARY KEY("card_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "card_likes" (
	"card_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "card_likes_card_id_member_id_pk" PRIMARY KEY("card_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "card_visits" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"card_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"day" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"parent_id" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"cover" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "freight_templates" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"name" text NOT NULL,
	"company" text NOT NULL,
	"base" bigint NOT NULL,
	"per_kg" bigint NOT NULL,
	"free_over" bigint NOT NULL,
	"remote" jsonb NOT NULL,
	"refused" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"category_id" bigint NOT NULL,
	"root_category_id" bigint NOT NULL,
	"producer_id" bigint,
	"master_id" bigint,
	"merchant_id" bigint,
	"seller" text DEFAULT '自营' NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"video_url" text,
	"detail_html" text NOT NULL,
	"specs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"marks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"delivery_types" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"freight_template_id" bigint NOT NULL,
	"origin" text NOT NULL,
	"year" integer,
	"craft" text DEFAULT '' NOT NULL,
	"shelf_life" text DEFAULT '' NOT NULL,
	"brew" jsonb NOT NULL,
	"attrs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"per_member" integer,
	"status" text DEFAULT 'on' NOT NULL,
	"sales" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"score_sum" integer DEFAULT 0 NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"min_price" bigint NOT NULL,
	"min_market_price" bigint NOT NULL,
	"search_text" text NOT NULL,
	"search_grams" text[] DEFAULT '{}'::text[] NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"listed_at" bigint NOT NULL,
	CONSTRAINT "goods_no_unique" UNIQUE("no")
);
--> statement-breakpoint
CREATE TABLE "goods_versions" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_blocks" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"place" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"goods_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hot_words" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"word" text NOT NULL,
	"tag" text DEFAULT '' NOT NULL,
	"means_word" text,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "hot_words_word_unique" UNIQUE("word")
);
--> statement-breakpoint
CREATE TABLE "masters" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"cate_id" bigint NOT NULL,
	"avatar" text NOT NULL,
	"cover" text NOT NULL,
	"region" text NOT NULL,
	"bio" text NOT NULL,
	"honours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"gallery" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"bookable" boolean DEFAULT false NOT NULL,
	"employee_no" text,
	"works" integer DEFAULT 0 NOT NULL,
	"followers" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "producers" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"name" text NOT NULL,
	"region" text NOT NULL,
	"cover" text NOT NULL,
	"altitude" text NOT NULL,
	"area" text NOT NULL,
	"since" text NOT NULL,
	"certs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"story" text NOT NULL,
	"region_id" bigint,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lat" text DEFAULT '0' NOT NULL,
	"lng" text DEFAULT '0' NOT NULL,
	"field_id" bigint
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"goods_id" bigint NOT NULL,
	"order_line_id" bigint,
	"member_id" bigint NOT NULL,
	"score" integer NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"text" text NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sku" text NOT NULL,
	"reply" text,
	"append" text,
	"append_photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"append_at" bigint,
	"anonymous" boolean DEFAULT false NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skus" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"goods_id" bigint NOT NULL,
	"spec_values" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price" bigint NOT NULL,
	"market_price" bigint NOT NULL,
	"cost" bigint NOT NULL,
	"stock" integer NOT NULL,
	"locked" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"image" text NOT NULL,
	"bar_code" text NOT NULL,
	"weight" integer NOT NULL,
	"pieces" integer DEFAULT 1 NOT NULL,
	"moq" integer DEFAULT 1 NOT NULL,
	"multiple" integer DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"off" boolean DEFAULT false NOT NULL,
	"least" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "skus_bar_code_unique" UNIQUE("bar_code") DEFERRABLE INITIALLY IMMEDIATE,
	CONSTRAINT "skus_stock" CHECK ("skus"."stock" >= 0),
	CONSTRAINT "skus_locked" CHECK ("skus"."locked" >= 0 and "skus"."locked" <= "skus"."stock")
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"cover" text NOT NULL,
	"address" text NOT NULL,
	"lat" text NOT NULL,
	"lng" text NOT NULL,
	"tel" text NOT NULL,
	"hours" jsonb NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"bookable" boolean DEFAULT false NOT NULL,
	"pickup" boolean DEFAULT false NOT NULL,
	"notice" text DEFAULT '' NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"merchant_id" bigint,
	CONSTRAINT "stores_merchant_id_unique" UNIQUE("merchant_id")
);
--> statement-breakpoint
CREATE TABLE "tier_prices" (
	"sku_id" bigint NOT NULL,
	"min_qty" integer NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "tier_prices_sku_id_min_qty_pk" PRIMARY KEY("sku_id","min_qty")
);
--> statement-breakpoint
CREATE TABLE "cellar_orders" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"member_id" bigint NOT NULL,
	"plan_id" bigint NOT NULL,
	"plan_name" text NOT NULL,
	"years" integer NOT NULL,
	"slots" integer NOT NULL,
	"price" bigint NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"plaque" text NOT NULL,
	"renews" bigint,
	"status" text DEFAULT 'unpaid' NOT NULL,
	"created_at" bigint NOT NULL,
	"expire_at" bigint NOT NULL,
	"paid_at" bigint,
	"closed_at" bigint,
	"from_at" bigint,
	"until_at" bigint,
	CONSTRAINT "cellar_orders_no_unique" UNIQUE("no")
);
--> statement-breakpoint
CREATE TABLE "cellar_plans" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"name" text NOT NULL,
	"years" integer NOT NULL,
	"slots" integer NOT NULL,
	"price" bigint NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "cellar_plans_some" CHECK ("cellar_plans"."years" > 0 and "cellar_plans"."slots" > 0 and "cellar_plans"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "cellar_slots" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"code" text NOT NULL,
	"row" integer NOT NULL,
	"col" integer NOT NULL,
	"reserved" boolean DEFAULT false NOT NULL,
	"order_id" bigint,
	CONSTRAINT "cellar_slots_code_unique" UNIQUE("code"),
	CONSTRAINT "cellar_slots_reserved" CHECK (not "cellar_slots"."reserved" or "cellar_slots"."order_id" is null)
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
	"own_slot" text,
	"placed_at" bigint,
	"cover_until" bigint,
	"batch" text NOT NULL,
	CONSTRAINT "escrow_lots_no_unique" UNIQUE("no"),
	CONSTRAINT "escrow_lots_placed" CHECK (("escrow_lots"."own_slot" is null) = ("escrow_lots"."placed_at" is null) and ("escrow_lots"."own_slot" is null) = ("escrow_lots"."cover_until" is null)),
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
	"expire_at" bigint DEFAULT 0 NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"tracking_no" text DEFAULT '' NOT NULL,
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
CREATE TABLE "donation_projects" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"title" text NOT NULL,
	"cover" text NOT NULL,
	"story" text NOT NULL,
	"target" bigint NOT NULL,
	"raised" bigint DEFAULT 0 NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"people" integer DEFAULT 0 NOT NULL,
	"end_at" bigint NOT NULL,
	"updates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "donation_projects_raised" CHECK ("donation_projects"."raised" >= 0 and "donation_projects"."raised" <= "donation_projects"."target" and "donation_projects"."points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "donations" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"project_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"unit" text NOT NULL,
	"value" integer NOT NULL,
	"certificate_no" text NOT NULL,
	"anonymous" boolean DEFAULT false NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "donations_certificate_no_unique" UNIQUE("certificate_no"),
	CONSTRAINT "donations_value" CHECK ("donations"."value" > 0)
);
--> statement-breakpoint
CREATE TABLE "merchant_gifts" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" bigint NOT NULL,
	"merchant_id" bigint NOT NULL,
	"coins" integer NOT NULL,
	"offer" text NOT NULL,
	"code" text NOT NULL,
	"created_at" bigint NOT NULL,
	"used_at" bigint,
	CONSTRAINT "merchant_gifts_code_unique" UNIQUE("code"),
	CONSTRAINT "merchant_gifts_coins" CHECK ("merchant_gifts"."coins" > 0)
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
CREATE TABLE "live_rooms" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"cover" text NOT NULL,
	"intro" text NOT NULL,
	"notice" text DEFAULT '' NOT NULL,
	"teacher" text NOT NULL,
	"teacher_id" bigint,
	"start_at" bigint NOT NULL,
	"end_at" bigint,
	"play_url" text NOT NULL,
	"replay_url" text DEFAULT '' NOT NULL,
	"offline_since" bigint,
	"chapters" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"goods_ids" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_tickets" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"code" text NOT NULL,
	"token_hash" text NOT NULL,
	"kind" text NOT NULL,
	"device" text NOT NULL,
	"ip" text NOT NULL,
	"store_id" bigint,
	"status" text DEFAULT 'waiting' NOT NULL,
	"board" text,
	"member_id" bigint,
	"decided_at" bigint,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "login_tickets_code_unique" UNIQUE("code"),
	CONSTRAINT "login_tickets_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
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
CREATE TABLE "bank_cards" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" bigint NOT NULL,
	"bank_name" text NOT NULL,
	"tail" text NOT NULL,
	"number_sealed" text NOT NULL,
	"number_hash" text NOT NULL,
	"mobile_mask" text NOT NULL,
	"created_at" bigint NOT NULL,
	"used_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_tries" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"day" text NOT NULL,
	"tries" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "real_identities" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"name_sealed" text NOT NULL,
	"number_sealed" text NOT NULL,
	"number_hash" text NOT NULL,
	"name_mask" text NOT NULL,
	"number_mask" text NOT NULL,
	"front" text DEFAULT '' NOT NULL,
	"back" text DEFAULT '' NOT NULL,
	"basic_at" bigint NOT NULL,
	"verified_at" bigint
);
--> statement-breakpoint
CREATE TABLE "sealed_files" (
	"name" text PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"hash" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "declarations" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" bigint NOT NULL,
	"buyer_mobile" text NOT NULL,
	"amount" bigint NOT NULL,
	"rate_bp" integer NOT NULL,
	"sold_at" text NOT NULL,
	"goods_text" text NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'auditing' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" bigint NOT NULL,
	"decided_at" bigint
);
--> statement-breakpoint
CREATE TABLE "income_days" (
	"member_id" bigint NOT NULL,
	"day" text NOT NULL,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"back" boolean NOT NULL,
	"amount" bigint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "income_days_member_id_day_source_status_back_pk" PRIMARY KEY("member_id","day","source","status","back")
);
--> statement-breakpoint
CREATE TABLE "income_transfers" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"member_id" bigint NOT NULL,
	"target" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"confirm_by" bigint,
	"created_at" bigint NOT NULL,
	"ended_at" bigint,
	CONSTRAINT "income_transfers_no_unique" UNIQUE("no"),
	CONSTRAINT "income_transfers_amount" CHECK ("income_transfers"."amount" > 0)
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
	"back_of" bigint,
	"sale_id" bigint,
	"declaration_id" bigint,
	"cancelled" bigint DEFAULT 0 NOT NULL,
	"owed" bigint DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"settle_at" bigint,
	"settled_at" bigint,
	"created_at" bigint NOT NULL,
	CONSTRAINT "incomes_amounts" CHECK ("incomes"."owed" >= 0 and ("incomes"."back_of" is null and "incomes"."cancelled" >= 0 and "incomes"."cancelled" <= "incomes"."amount"
        or "incomes"."back_of" is not null and "incomes"."amount" < 0 and "incomes"."cancelled" = 0 and "incomes"."owed" = 0))
);
--> statement-breakpoint
CREATE TABLE "invoice_orders" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"invoice_id" bigint NOT NULL,
	"order_group" text NOT NULL,
	"order_id" bigint NOT NULL,
	"no" text NOT NULL,
	"title" text NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"amount" bigint NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"paid_at" bigint NOT NULL,
	"live" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_titles" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"invoice_type" text NOT NULL,
	"title" text NOT NULL,
	"tax_no" text DEFAULT '' NOT NULL,
	"bank" text DEFAULT '' NOT NULL,
	"bank_no" text DEFAULT '' NOT NULL,
	"reg_address" text DEFAULT '' NOT NULL,
	"reg_phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"member_id" bigint NOT NULL,
	"order_group" text NOT NULL,
	"kind" text NOT NULL,
	"invoice_type" text NOT NULL,
	"title" text NOT NULL,
	"tax_no" text DEFAULT '' NOT NULL,
	"bank" text DEFAULT '' NOT NULL,
	"bank_no" text DEFAULT '' NOT NULL,
	"reg_address" text DEFAULT '' NOT NULL,
	"reg_phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'applied' NOT NULL,
	"asked_at" bigint,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tax_bp" integer DEFAULT 0 NOT NULL,
	"invoice_no" text,
	"red_no" text,
	"reason" text,
	"previous_id" bigint,
	"reissued" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL,
	"issued_at" bigint,
	"letter_no" integer DEFAULT 1 NOT NULL,
	"sent_at" bigint,
	"red_at" bigint,
	CONSTRAINT "invoices_no_unique" UNIQUE("no"),
	CONSTRAINT "invoices_amount" CHECK ("invoices"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "campaign_skus" (
	"campaign_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"price" bigint NOT NULL,
	"stock" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "campaign_skus_campaign_id_sku_id_pk" PRIMARY KEY("campaign_id","sku_id"),
	CONSTRAINT "campaign_skus_sold" CHECK ("campaign_skus"."sold" >= 0 and "campaign_skus"."sold" <= "campaign_skus"."stock")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"goods_id" bigint NOT NULL,
	"slot_label" text DEFAULT '' NOT NULL,
	"start_at" bigint NOT NULL,
	"end_at" bigint NOT NULL,
	"per_member" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_templates" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"percent_bp" integer DEFAULT 0 NOT NULL,
	"cap" bigint DEFAULT 0 NOT NULL,
	"threshold" bigint DEFAULT 0 NOT NULL,
	"scope" text DEFAULT 'all' NOT NULL,
	"scope_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"scope_text" text NOT NULL,
	"take_type" text NOT NULL,
	"need_level" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"issued" integer DEFAULT 0 NOT NULL,
	"per_member" integer DEFAULT 1 NOT NULL,
	"take_from" bigint NOT NULL,
	"take_to" bigint NOT NULL,
	"valid_days" integer NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coupon_templates_issued" CHECK ("coupon_templates"."issued" >= 0 and "coupon_templates"."issued" <= "coupon_templates"."total")
);
--> statement-breakpoint
CREATE TABLE "gift_steps" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"threshold" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"active" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_coupons" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"code" text NOT NULL,
	"template_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"status" text DEFAULT 'unused' NOT NULL,
	"from" bigint NOT NULL,
	"to" bigint NOT NULL,
	"order_id" bigint,
	"used_at" bigint,
	"source" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "member_coupons_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"owner_type" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"unit" text NOT NULL,
	"available" bigint DEFAULT 0 NOT NULL,
	"frozen" bigint DEFAULT 0 NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"owed" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "accounts_available" CHECK ("accounts"."available" >= 0),
	CONSTRAINT "accounts_frozen" CHECK ("accounts"."frozen" >= 0),
	CONSTRAINT "accounts_bonus" CHECK ("accounts"."bonus" >= 0),
	CONSTRAINT "accounts_owed" CHECK ("accounts"."owed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" bigint NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"region_code" text NOT NULL,
	"detail" text NOT NULL,
	"tag" text DEFAULT '' NOT NULL,
	"lat" text,
	"lng" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL,
	"deleted_at" bigint
);
--> statement-breakpoint
CREATE TABLE "collects" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"target_id" bigint NOT NULL,
	"price" bigint,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "employees" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"member_id" bigint NOT NULL,
	"name" text NOT NULL,
	"avatar" text NOT NULL,
	"title" text NOT NULL,
	"store_id" bigint NOT NULL,
	"department" text NOT NULL,
	"areas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_manager" boolean DEFAULT false NOT NULL,
	CONSTRAINT "employees_no_unique" UNIQUE("no"),
	CONSTRAINT "employees_member_id_unique" UNIQUE("member_id") DEFERRABLE INITIALLY IMMEDIATE
);
--> statement-breakpoint
CREATE TABLE "feedbacks" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"member_id" bigint,
	"kind" text NOT NULL,
	"content" text NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"order_id" bigint,
	"income_id" bigint,
	"from_page" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"replies" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"score" integer,
	"answered_at" bigint,
	"seen_at" bigint,
	"escalated_at" bigint,
	"created_at" bigint NOT NULL,
	CONSTRAINT "feedbacks_no_unique" UNIQUE("no")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" bigint NOT NULL,
	"path" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"seconds" integer,
	"cover" text,
	"created_at" bigint NOT NULL,
	CONSTRAINT "files_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "footprints" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"day" text NOT NULL,
	"price" bigint NOT NULL,
	"viewed_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hobby_tags" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"label" text NOT NULL,
	"group" text NOT NULL,
	"category_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"match" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"provider" text NOT NULL,
	"open_id" text NOT NULL,
	"member_id" bigint NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"bound_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_rows" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"account_id" bigint NOT NULL,
	"unit" text NOT NULL,
	"biz_type" text NOT NULL,
	"biz_id" text NOT NULL,
	"title" text NOT NULL,
	"delta" bigint NOT NULL,
	"bonus_delta" bigint DEFAULT 0 NOT NULL,
	"balance_after" bigint NOT NULL,
	"memo" text DEFAULT '' NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_hobbies" (
	"member_id" bigint NOT NULL,
	"tag_id" bigint NOT NULL,
	CONSTRAINT "member_hobbies_member_id_tag_id_pk" PRIMARY KEY("member_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"mobile" text NOT NULL,
	"nickname" text NOT NULL,
	"avatar" text NOT NULL,
	"gender" text DEFAULT '' NOT NULL,
	"birthday" text DEFAULT '' NOT NULL,
	"region_code" text DEFAULT '' NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"theme" text DEFAULT 'own' NOT NULL,
	"vip_until" bigint,
	"team_level" integer DEFAULT 0 NOT NULL,
	"inviter_id" bigint,
	"invited_at" bigint,
	"wholesaler" text DEFAULT 'none' NOT NULL,
	"merchant_id" bigint,
	"channel_id" bigint,
	"identity" text DEFAULT 'none' NOT NULL,
	"new_gift" text DEFAULT 'none' NOT NULL,
	"password_hash" text,
	"login_errors" integer DEFAULT 0 NOT NULL,
	"login_locked_until" bigint DEFAULT 0 NOT NULL,
	"pay_password_hash" text,
	"pay_errors" integer DEFAULT 0 NOT NULL,
	"pay_locked_until" bigint DEFAULT 0 NOT NULL,
	"notice_settings" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"close_at" bigint,
	CONSTRAINT "members_no_unique" UNIQUE("no"),
	CONSTRAINT "members_mobile_unique" UNIQUE("mobile")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" bigint NOT NULL,
	"box" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"image" text,
	"link" text,
	"read" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proofs" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"member_id" bigint,
	"mobile" text,
	"scene" text,
	"data" jsonb,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "reminds" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"target_id" bigint NOT NULL,
	"title" text NOT NULL,
	"price" bigint,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" bigint DEFAULT nextval('ids') NOT NULL,
	"member_id" bigint NOT NULL,
	"way" text DEFAULT 'login' NOT NULL,
	"channel_login" boolean DEFAULT false NOT NULL,
	"chat_login" boolean DEFAULT false NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"mobile" text NOT NULL,
	"scene" text NOT NULL,
	"channel" text NOT NULL,
	"asker" text DEFAULT '' NOT NULL,
	"hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "merchant_categories" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"merchant_id" bigint NOT NULL,
	"class_id" bigint NOT NULL,
	"name" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merchant_goods" (
	"goods_id" bigint PRIMARY KEY NOT NULL,
	"merchant_id" bigint,
	"category_id" bigint,
	"unit" text DEFAULT '件' NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"member_id" bigint NOT NULL,
	"submitted_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merchant_papers" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"merchant_id" bigint NOT NULL,
	"license" text NOT NULL,
	"region_code" text NOT NULL,
	"agreement" text NOT NULL,
	"applied_at" bigint NOT NULL,
	"decided_at" bigint,
	CONSTRAINT "merchant_papers_merchant_id_unique" UNIQUE("merchant_id")
);
--> statement-breakpoint
CREATE TABLE "order_sellers" (
	"order_id" bigint NOT NULL,
	"merchant_id" bigint NOT NULL,
	"stage" text NOT NULL,
	"qty" integer NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"paid_at" bigint,
	"settled" bigint DEFAULT 0 NOT NULL,
	"held_until" bigint,
	CONSTRAINT "order_sellers_order_id_merchant_id_pk" PRIMARY KEY("order_id","merchant_id")
);
--> statement-breakpoint
CREATE TABLE "notice_quotas" (
	"member_id" bigint NOT NULL,
	"template_id" text NOT NULL,
	"box" text NOT NULL,
	"left" integer NOT NULL,
	CONSTRAINT "notice_quotas_member_id_template_id_pk" PRIMARY KEY("member_id","template_id"),
	CONSTRAINT "notice_quotas_left" CHECK ("notice_quotas"."left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"qty" integer NOT NULL,
	"selected" boolean DEFAULT false NOT NULL,
	"price_then" bigint NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"order_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"merchant_id" bigint,
	"title" text NOT NULL,
	"cover" text NOT NULL,
	"spec_text" text NOT NULL,
	"price" bigint NOT NULL,
	"qty" integer NOT NULL,
	"weight" integer DEFAULT 0 NOT NULL,
	"member_off" bigint DEFAULT 0 NOT NULL,
	"by_card" boolean DEFAULT false NOT NULL,
	"campaign_off" bigint DEFAULT 0 NOT NULL,
	"coupon_off" bigint DEFAULT 0 NOT NULL,
	"points_off" bigint DEFAULT 0 NOT NULL,
	"paid" bigint NOT NULL,
	"gift" boolean DEFAULT false NOT NULL,
	"reviewed" boolean DEFAULT false NOT NULL,
	"shipped_qty" integer DEFAULT 0 NOT NULL,
	"returned_qty" integer DEFAULT 0 NOT NULL,
	"cancelled_qty" integer DEFAULT 0 NOT NULL,
	"store_qty" integer DEFAULT 0 NOT NULL,
	"back_qty" integer DEFAULT 0 NOT NULL,
	"activity_id" bigint,
	"campaign_id" bigint
);
--> statement-breakpoint
CREATE TABLE "order_logs" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"order_id" bigint NOT NULL,
	"key" text NOT NULL,
	"label" text NOT NULL,
	"by" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"delivery_type" text NOT NULL,
	"seller" text NOT NULL,
	"merchant_id" bigint,
	"address" jsonb,
	"pickup" jsonb,
	"pickup_code" text,
	"amounts" jsonb NOT NULL,
	"payable" bigint NOT NULL,
	"member_coupon_id" bigint,
	"points_used" integer DEFAULT 0 NOT NULL,
	"give_points" integer DEFAULT 0 NOT NULL,
	"campaign_id" bigint,
	"terms" jsonb,
	"remark" text DEFAULT '' NOT NULL,
	"close_reason" text,
	"close_text" text DEFAULT '' NOT NULL,
	"created_at" bigint NOT NULL,
	"expire_at" bigint,
	"paid_at" bigint,
	"shipped_at" bigint,
	"received_at" bigint,
	"reward_at" bigint,
	"finished_at" bigint,
	"closed_at" bigint,
	"hidden_at" bigint,
	"reminded_day" text DEFAULT '' NOT NULL,
	CONSTRAINT "orders_no_unique" UNIQUE("no")
);
--> statement-breakpoint
CREATE TABLE "parcel_traces" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"parcel_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	"text" text NOT NULL,
	"place" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"order_id" bigint,
	"request_id" bigint,
	"company" text NOT NULL,
	"company_tel" text NOT NULL,
	"tracking_no" text NOT NULL,
	"lines" jsonb NOT NULL,
	"status" text NOT NULL,
	"created_at" bigint NOT NULL,
	"next_track_at" bigint,
	"exchange_id" bigint,
	CONSTRAINT "parcels_for" CHECK (num_nonnulls("parcels"."order_id", "parcels"."request_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"member_id" bigint NOT NULL,
	"order_group" text NOT NULL,
	"order_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"channel" text NOT NULL,
	"status" text NOT NULL,
	"trade_no" text,
	"refunded_amount" bigint DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"paid_at" bigint,
	CONSTRAINT "payments_no_unique" UNIQUE("no")
);
--> statement-breakpoint
CREATE TABLE "point_batches" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"account_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"expire_at" bigint NOT NULL,
	"gained" bigint NOT NULL,
	"left" bigint NOT NULL,
	"told_at" bigint,
	CONSTRAINT "point_batches_left" CHECK ("point_batches"."left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_moves" (
	"row_id" bigint NOT NULL,
	"batch_id" bigint NOT NULL,
	"delta" bigint NOT NULL,
	CONSTRAINT "point_moves_row_id_batch_id_pk" PRIMARY KEY("row_id","batch_id")
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"member_id" bigint NOT NULL,
	"day" text NOT NULL,
	"streak" integer NOT NULL,
	"reward" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "sign_ins_member_id_day_pk" PRIMARY KEY("member_id","day")
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
	"to_id" bigint,
	"until_at" bigint,
	"memo" text DEFAULT '' NOT NULL,
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
CREATE TABLE "red_packet_rains" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"title" text NOT NULL,
	"start_at" bigint NOT NULL,
	"end_at" bigint NOT NULL,
	"budget" bigint NOT NULL,
	"packets" integer NOT NULL,
	"drawn" integer DEFAULT 0 NOT NULL,
	"given" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "red_packet_rains_drawn" CHECK ("red_packet_rains"."drawn" >= 0 and "red_packet_rains"."drawn" <= "red_packet_rains"."packets"),
	CONSTRAINT "red_packet_rains_given" CHECK ("red_packet_rains"."given" >= 0 and "red_packet_rains"."budget" - "red_packet_rains"."given" >= "red_packet_rains"."packets" - "red_packet_rains"."drawn")
);
--> statement-breakpoint
CREATE TABLE "red_packets" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" bigint NOT NULL,
	"from" text NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"expire_at" bigint NOT NULL,
	"opened_at" bigint,
	"rain_id" bigint,
	"order_id" bigint,
	"granted_at" bigint,
	"needs" bigint,
	CONSTRAINT "red_packets_value" CHECK ("red_packets"."value" > 0)
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
CREATE TABLE "shop_codes" (
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"row_id" bigint NOT NULL,
	CONSTRAINT "shop_codes_kind_code_pk" PRIMARY KEY("kind","code")
);
--> statement-breakpoint
CREATE TABLE "shop_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"bytes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_counts" (
	"store_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "stock_counts_store_id_sku_id_pk" PRIMARY KEY("store_id","sku_id")
);
--> statement-breakpoint
CREATE TABLE "stock_moves" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"sku_id" bigint NOT NULL,
	"store_id" bigint,
	"delta" integer NOT NULL,
	"after" integer NOT NULL,
	"document_id" bigint,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"cate" text NOT NULL,
	"title" text NOT NULL,
	"cover" text NOT NULL,
	"summary" text NOT NULL,
	"html" text NOT NULL,
	"author" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"goods_ids" jsonb NOT NULL,
	"published_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "call_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"since" bigint NOT NULL,
	"used" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"run_at" bigint NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"done_at" bigint,
	"lease_until" bigint,
	"dead_at" bigint
);
--> statement-breakpoint
CREATE TABLE "page_contents" (
	"code" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"cover" text,
	"html" text,
	"blocks" jsonb NOT NULL,
	"version" text NOT NULL,
	"private" boolean DEFAULT false NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotas" (
	"what" text NOT NULL,
	"who" text NOT NULL,
	"day" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "quotas_what_who_day_pk" PRIMARY KEY("what","who","day")
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"member_id" bigint NOT NULL,
	"endpoint" text NOT NULL,
	"request_id" text NOT NULL,
	"answer" jsonb,
	"created_at" bigint NOT NULL,
	CONSTRAINT "requests_member_id_endpoint_request_id_pk" PRIMARY KEY("member_id","endpoint","request_id")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"share_id" text PRIMARY KEY NOT NULL,
	"member_id" bigint,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_adjusts" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"stock_take_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"decided_by" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" bigint NOT NULL,
	"decided_at" bigint,
	CONSTRAINT "stock_adjusts_no_unique" UNIQUE("no")
);
--> statement-breakpoint
CREATE TABLE "stock_take_lines" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"stock_take_id" bigint NOT NULL,
	"code" text NOT NULL,
	"asset_id" bigint,
	"expected" boolean DEFAULT false NOT NULL,
	"open" boolean DEFAULT false NOT NULL,
	"expected_place" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"condition" text DEFAULT 'ok' NOT NULL,
	"method" text,
	"note" text DEFAULT '' NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"counted_by_id" bigint,
	"counted_by" text DEFAULT '' NOT NULL,
	"counted_at" bigint
);
--> statement-breakpoint
CREATE TABLE "stock_take_members" (
	"stock_take_id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	CONSTRAINT "stock_take_members_stock_take_id_employee_id_pk" PRIMARY KEY("stock_take_id","employee_id")
);
--> statement-breakpoint
CREATE TABLE "stock_take_scans" (
	"employee_id" bigint NOT NULL,
	"op_id" text NOT NULL,
	"stock_take_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"result" text,
	"line" jsonb,
	"at" bigint NOT NULL,
	CONSTRAINT "stock_take_scans_employee_id_op_id_pk" PRIMARY KEY("employee_id","op_id")
);
--> statement-breakpoint
CREATE TABLE "stock_takes" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"title" text NOT NULL,
	"store_id" bigint NOT NULL,
	"department" text DEFAULT '' NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"lead_id" bigint NOT NULL,
	"lead" jsonb NOT NULL,
	"blind" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"due_at" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"ended_at" bigint
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
	"withheld" bigint DEFAULT 0 NOT NULL,
	"points_back" integer DEFAULT 0 NOT NULL,
	"growth_back" integer DEFAULT 0 NOT NULL,
	"kept_for_points" bigint DEFAULT 0 NOT NULL,
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
	"worth" bigint,
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
CREATE TABLE "earned_months" (
	"unit" text NOT NULL,
	"month" text NOT NULL,
	"member_id" bigint NOT NULL,
	"inviter_id" bigint,
	"value" bigint NOT NULL,
	CONSTRAINT "earned_months_unit_month_member_id_pk" PRIMARY KEY("unit","month","member_id")
);
--> statement-breakpoint
CREATE TABLE "team_joins" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"agree_version" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"inviter_id" bigint NOT NULL,
	"grand_id" bigint,
	"joined_at" bigint NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"last_active_at" bigint NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"added_at" bigint
);
--> statement-breakpoint
CREATE TABLE "team_months" (
	"member_id" bigint NOT NULL,
	"month" text NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "team_months_member_id_month_pk" PRIMARY KEY("member_id","month")
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
CREATE TABLE "level_ups" (
	"member_id" bigint NOT NULL,
	"level" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "level_ups_member_id_level_pk" PRIMARY KEY("member_id","level")
);
--> statement-breakpoint
CREATE TABLE "member_gifts" (
	"member_id" bigint NOT NULL,
	"gift_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "member_gifts_member_id_gift_id_pk" PRIMARY KEY("member_id","gift_id")
);
--> statement-breakpoint
CREATE TABLE "vip_orders" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"member_id" bigint NOT NULL,
	"plan_id" bigint NOT NULL,
	"name" text NOT NULL,
	"days" integer NOT NULL,
	"price" bigint NOT NULL,
	"trial" boolean DEFAULT false NOT NULL,
	"free_shippings" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'unpaid' NOT NULL,
	"created_at" bigint NOT NULL,
	"expire_at" bigint NOT NULL,
	"paid_at" bigint,
	"closed_at" bigint,
	"from_at" bigint,
	"until_at" bigint,
	CONSTRAINT "vip_orders_no_unique" UNIQUE("no"),
	CONSTRAINT "vip_orders_price" CHECK ("vip_orders"."price" > 0 and "vip_orders"."days" > 0)
);
--> statement-breakpoint
CREATE TABLE "recharge_orders" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"member_id" bigint NOT NULL,
	"unit" text NOT NULL,
	"package_id" bigint,
	"amount" bigint NOT NULL,
	"value" bigint NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'unpaid' NOT NULL,
	"created_at" bigint NOT NULL,
	"expire_at" bigint NOT NULL,
	"paid_at" bigint,
	"balance_after" bigint,
	"closed_at" bigint,
	"invoiced" boolean DEFAULT false NOT NULL,
	CONSTRAINT "recharge_orders_no_unique" UNIQUE("no"),
	CONSTRAINT "recharge_orders_amounts" CHECK ("recharge_orders"."amount" > 0 and "recharge_orders"."value" > 0 and "recharge_orders"."bonus" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cellar_moves" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"lot_id" bigint NOT NULL,
	"delta" integer NOT NULL,
	"after" integer NOT NULL,
	"document_id" bigint,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sku_places" (
	"sku_id" bigint PRIMARY KEY NOT NULL,
	"shelf" text DEFAULT '' NOT NULL,
	"least" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_document_lines" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"document_id" bigint NOT NULL,
	"sku_id" bigint,
	"order_line_id" bigint,
	"title" text NOT NULL,
	"cover" text NOT NULL,
	"spec_text" text NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"shelf" text DEFAULT '' NOT NULL,
	"unit" text DEFAULT '件' NOT NULL,
	"qty" integer NOT NULL,
	"picked" integer DEFAULT 0 NOT NULL,
	"batch" text DEFAULT '' NOT NULL,
	CONSTRAINT "stock_document_lines_picked" CHECK ("stock_document_lines"."picked" >= 0 and "stock_document_lines"."picked" <= "stock_document_lines"."qty")
);
--> statement-breakpoint
CREATE TABLE "stock_documents" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" bigint NOT NULL,
	"status" text DEFAULT 'done' NOT NULL,
	"no" text,
	"warehouse_id" bigint,
	"store_id" bigint,
	"source_id" bigint,
	"origin" text,
	"source_no" text DEFAULT '' NOT NULL,
	"target" text DEFAULT '' NOT NULL,
	"creator_id" bigint,
	"picker_id" bigint,
	"passer_id" bigint,
	"alone" boolean DEFAULT false NOT NULL,
	"shortage" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"tracking_no" text DEFAULT '' NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"log" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"closed_at" bigint,
	CONSTRAINT "stock_documents_no_unique" UNIQUE("no"),
	CONSTRAINT "stock_documents_two" CHECK ("stock_documents"."alone" or "stock_documents"."passer_id" is null or "stock_documents"."passer_id" <> "stock_documents"."picker_id")
);
--> statement-breakpoint
CREATE TABLE "warehouses" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "warehouses_kind_unique" UNIQUE("kind")
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
	"agreement" text DEFAULT '' NOT NULL,
	"reason" text,
	"tier" integer DEFAULT 1 NOT NULL,
	"credit_line" bigint DEFAULT 0 NOT NULL,
	"applied_at" bigint NOT NULL,
	"decided_at" bigint
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"source" text NOT NULL,
	"member_id" bigint NOT NULL,
	"owner_id" bigint NOT NULL,
	"request_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"method" text NOT NULL,
	"card_id" bigint,
	"bank_name" text DEFAULT '' NOT NULL,
	"card_tail" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" bigint NOT NULL,
	"decided_at" bigint,
	"confirm_by" bigint,
	"offered_at" bigint,
	"sent_at" bigint,
	"ended_at" bigint,
	CONSTRAINT "withdrawals_no_unique" UNIQUE("no"),
	CONSTRAINT "withdrawals_amounts" CHECK ("withdrawals"."amount" > 0 and "withdrawals"."fee" >= 0 and "withdrawals"."fee" < "withdrawals"."amount")
);
--> statement-breakpoint
CREATE INDEX "activities_time" ON "activities" USING btree ("start_at");--> statement-breakpoint
CREATE INDEX "activity_cates_activity" ON "activity_cates" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "activity_goods_goods" ON "activity_goods" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "activity_signups_member" ON "activity_signups" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "activity_signups_activity" ON "activity_signups" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "activity_skus_sku" ON "activity_skus" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "asset_events_asset" ON "asset_events" USING btree ("asset_id","at");--> statement-breakpoint
CREATE INDEX "asset_transfer_items_asset" ON "asset_transfer_items" USING btree ("asset_id");--> statement-breakpoint
CREATE UNIQUE INDEX "asset_transfer_items_open" ON "asset_transfer_items" USING btree ("asset_id") WHERE "asset_transfer_items"."open";--> statement-breakpoint
CREATE INDEX "asset_transfers_from" ON "asset_transfers" USING btree ("from_id","status","created_at");--> statement-breakpoint
CREATE INDEX "asset_transfers_to" ON "asset_transfers" USING btree ("to_id","status","created_at");--> statement-breakpoint
CREATE INDEX "assets_store" ON "assets" USING btree ("store_id","category");--> statement-breakpoint
CREATE INDEX "assets_custodian" ON "assets" USING btree ("custodian_id");--> statement-breakpoint
CREATE UNIQUE INDEX "auction_bids_seq" ON "auction_bids" USING btree ("auction_id","seq");--> statement-breakpoint
CREATE INDEX "auction_bids_member" ON "auction_bids" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "auction_entries_once" ON "auction_entries" USING btree ("auction_id","member_id");--> statement-breakpoint
CREATE INDEX "auction_entries_member" ON "auction_entries" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "card_exchanges_at" ON "card_exchanges" USING btree ("card_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "card_visits_day" ON "card_visits" USING btree ("card_id","member_id","day");--> statement-breakpoint
CREATE INDEX "card_visits_seen" ON "card_visits" USING btree ("card_id","at");--> statement-breakpoint
CREATE INDEX "card_visits_today" ON "card_visits" USING btree ("card_id","day");--> statement-breakpoint
CREATE INDEX "goods_category" ON "goods" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "goods_seller" ON "goods" USING btree ("merchant_id","status","id");--> statement-breakpoint
CREATE INDEX "goods_kind" ON "goods" USING btree ("id","root_category_id");--> statement-breakpoint
CREATE INDEX "goods_facets" ON "goods" USING btree ("status","root_category_id","category_id","origin","year","master_id","min_price","delivery_types","id");--> statement-breakpoint
CREATE INDEX "goods_root" ON "goods" USING btree ("status","root_category_id","sales" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "goods_marks" ON "goods" USING gin ("marks") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "goods_member" ON "goods" USING btree ("id") WHERE "goods"."marks" ? 'member';--> statement-breakpoint
CREATE INDEX "goods_sort" ON "goods" USING btree ("status","sort","id");--> statement-breakpoint
CREATE INDEX "goods_sales" ON "goods" USING btree ("status","sales" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "goods_price" ON "goods" USING btree ("status","min_price","id");--> statement-breakpoint
CREATE INDEX "goods_listed" ON "goods" USING btree ("status","listed_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "goods_grams" ON "goods" USING gin ("search_grams") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "reviews_goods" ON "reviews" USING btree ("goods_id","at");--> statement-breakpoint
CREATE INDEX "reviews_line" ON "reviews" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "skus_goods" ON "skus" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "skus_open" ON "skus" USING btree ("goods_id") WHERE "skus"."stock" > "skus"."locked";--> statement-breakpoint
CREATE INDEX "skus_low" ON "skus" USING btree (("stock"::numeric / greatest(1, "least")),"id") WHERE not "skus"."off";--> statement-breakpoint
CREATE INDEX "cellar_orders_member" ON "cellar_orders" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cellar_orders_open" ON "cellar_orders" USING btree ("member_id") WHERE "cellar_orders"."status" = 'unpaid';--> statement-breakpoint
CREATE UNIQUE INDEX "cellar_orders_owner" ON "cellar_orders" USING btree ("member_id") WHERE "cellar_orders"."status" = 'paid';--> statement-breakpoint
CREATE UNIQUE INDEX "cellar_slots_place" ON "cellar_slots" USING btree ("row","col");--> statement-breakpoint
CREATE INDEX "cellar_slots_order" ON "cellar_slots" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "collectible_orders_member" ON "collectible_orders" USING btree ("member_id","collectible_id");--> statement-breakpoint
CREATE UNIQUE INDEX "collectible_orders_open" ON "collectible_orders" USING btree ("member_id","collectible_id") WHERE status = 'unpaid';--> statement-breakpoint
CREATE INDEX "collectibles_series" ON "collectibles" USING btree ("series_id","year");--> statement-breakpoint
CREATE UNIQUE INDEX "holdings_serial" ON "holdings" USING btree ("collectible_id","serial_no") WHERE status <> 'given';--> statement-breakpoint
CREATE INDEX "holdings_member" ON "holdings" USING btree ("member_id","status");--> statement-breakpoint
CREATE INDEX "holdings_to" ON "holdings" USING btree ("to_id","status");--> statement-breakpoint
CREATE INDEX "escrow_lots_member" ON "escrow_lots" USING btree ("member_id","in_at");--> statement-breakpoint
CREATE INDEX "escrow_lots_order" ON "escrow_lots" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "escrow_lots_source" ON "escrow_lots" USING btree ("source","source_id");--> statement-breakpoint
CREATE INDEX "escrow_lots_own_slot" ON "escrow_lots" USING btree ("own_slot");--> statement-breakpoint
CREATE INDEX "escrow_requests_member" ON "escrow_requests" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "escrow_requests_lot" ON "escrow_requests" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "escrow_requests_to" ON "escrow_requests" USING btree ("to_id");--> statement-breakpoint
CREATE INDEX "batches_producer" ON "batches" USING btree ("producer_id","date");--> statement-breakpoint
CREATE INDEX "donations_member" ON "donations" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE INDEX "donations_giver" ON "donations" USING btree ("project_id","member_id");--> statement-breakpoint
CREATE INDEX "merchant_gifts_member" ON "merchant_gifts" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "life_comments_post" ON "life_comments" USING btree ("post_id","at");--> statement-breakpoint
CREATE INDEX "life_posts_at" ON "life_posts" USING btree ("at","id","status");--> statement-breakpoint
CREATE INDEX "life_posts_member" ON "life_posts" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "merchants_cate" ON "merchants" USING btree ("state","cate_id");--> statement-breakpoint
CREATE INDEX "live_rooms_start" ON "live_rooms" USING btree ("kind","start_at");--> statement-breakpoint
CREATE INDEX "login_tickets_end" ON "login_tickets" USING btree ("expires_at");--> statement-breakpoint
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
CREATE INDEX "tea_trees_place" ON "tea_trees" USING btree ("field_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "group_places_once" ON "group_places" USING btree ("group_id","member_id") WHERE "group_places"."status" in ('held', 'joined');--> statement-breakpoint
CREATE UNIQUE INDEX "group_places_order" ON "group_places" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "group_places_member" ON "group_places" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "groups_campaign" ON "groups" USING btree ("campaign_id","status","expire_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_cards_number" ON "bank_cards" USING btree ("member_id","number_hash");--> statement-breakpoint
CREATE INDEX "bank_cards_member" ON "bank_cards" USING btree ("member_id","used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "real_identities_number" ON "real_identities" USING btree ("number_hash");--> statement-breakpoint
CREATE INDEX "sealed_files_member" ON "sealed_files" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sealed_files_hash" ON "sealed_files" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "declarations_member" ON "declarations" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "income_transfers_member" ON "income_transfers" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "income_transfers_open" ON "income_transfers" USING btree ("member_id") WHERE "income_transfers"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "incomes_order" ON "incomes" USING btree ("order_id","member_id") WHERE "incomes"."back_of" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "incomes_back" ON "incomes" USING btree ("back_of","sale_id");--> statement-breakpoint
CREATE UNIQUE INDEX "incomes_declaration" ON "incomes" USING btree ("declaration_id");--> statement-breakpoint
CREATE INDEX "incomes_time" ON "incomes" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "incomes_status" ON "incomes" USING btree ("member_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "incomes_source" ON "incomes" USING btree ("member_id","source","created_at","id");--> statement-breakpoint
CREATE INDEX "invoice_orders_invoice" ON "invoice_orders" USING btree ("invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_orders_once" ON "invoice_orders" USING btree ("order_group","order_id") WHERE "invoice_orders"."live";--> statement-breakpoint
CREATE INDEX "invoice_titles_member" ON "invoice_titles" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_titles_default" ON "invoice_titles" USING btree ("member_id") WHERE "invoice_titles"."is_default";--> statement-breakpoint
CREATE INDEX "invoices_member" ON "invoices" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_previous" ON "invoices" USING btree ("previous_id");--> statement-breakpoint
CREATE INDEX "campaigns_goods" ON "campaigns" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "campaigns_time" ON "campaigns" USING btree ("type","start_at");--> statement-breakpoint
CREATE INDEX "member_coupons_member" ON "member_coupons" USING btree ("member_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_owner" ON "accounts" USING btree ("owner_type","owner_id","unit");--> statement-breakpoint
CREATE INDEX "addresses_member" ON "addresses" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "collects_once" ON "collects" USING btree ("member_id","kind","target_id");--> statement-breakpoint
CREATE INDEX "feedbacks_member" ON "feedbacks" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "files_member" ON "files" USING btree ("member_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "footprints_day" ON "footprints" USING btree ("member_id","goods_id","day");--> statement-breakpoint
CREATE INDEX "footprints_seen" ON "footprints" USING btree ("member_id","viewed_at","id","goods_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identities_open" ON "identities" USING btree ("provider","open_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identities_member" ON "identities" USING btree ("member_id","provider");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_once" ON "ledger_rows" USING btree ("account_id","biz_type","biz_id");--> statement-breakpoint
CREATE INDEX "ledger_account" ON "ledger_rows" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "ledger_month" ON "ledger_rows" USING btree ("unit","created_at");--> statement-breakpoint
CREATE INDEX "members_inviter" ON "members" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "notices_member" ON "notices" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notices_box" ON "notices" USING btree ("member_id","box","created_at","id");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("member_id","box") WHERE not "notices"."read";--> statement-breakpoint
CREATE UNIQUE INDEX "reminds_once" ON "reminds" USING btree ("member_id","kind","target_id");--> statement-breakpoint
CREATE INDEX "reminds_target" ON "reminds" USING btree ("kind","target_id");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sms_codes_mobile" ON "sms_codes" USING btree ("mobile","scene","created_at");--> statement-breakpoint
CREATE INDEX "merchant_categories_own" ON "merchant_categories" USING btree ("merchant_id","sort","id");--> statement-breakpoint
CREATE INDEX "merchant_goods_category" ON "merchant_goods" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "order_sellers_stage" ON "order_sellers" USING btree ("merchant_id","stage","created_at","order_id");--> statement-breakpoint
CREATE INDEX "order_sellers_paid" ON "order_sellers" USING btree ("merchant_id","paid_at","amount","qty");--> statement-breakpoint
CREATE INDEX "order_sellers_held" ON "order_sellers" USING btree ("merchant_id","held_until","settled");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_items_once" ON "cart_items" USING btree ("member_id","sku_id");--> statement-breakpoint
CREATE INDEX "order_lines_order" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_member" ON "order_lines" USING btree ("member_id","title","spec_text","order_id");--> statement-breakpoint
CREATE INDEX "order_lines_saved" ON "order_lines" USING btree ("member_id","order_id","member_off","qty","returned_qty","by_card") WHERE "order_lines"."member_off" > 0;--> statement-breakpoint
CREATE INDEX "order_lines_bought" ON "order_lines" USING btree ("member_id","goods_id","order_id","price","qty","member_off","by_card") WHERE not "order_lines"."gift" and "order_lines"."campaign_off" = 0;--> statement-breakpoint
CREATE INDEX "order_lines_sku" ON "order_lines" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "order_lines_goods" ON "order_lines" USING btree ("goods_id","member_id");--> statement-breakpoint
CREATE INDEX "order_logs_order" ON "order_logs" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("member_id","created_at","id","status","hidden_at","no");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","expire_at");--> statement-breakpoint
CREATE INDEX "orders_code" ON "orders" USING btree ("pickup_code") WHERE "orders"."pickup_code" is not null;--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "orders_freight" ON "orders" USING btree ("member_id",(("amounts"->>'freight')::bigint),"created_at") WHERE ("orders"."amounts"->>'freight')::bigint > 0;--> statement-breakpoint
CREATE INDEX "orders_free_shipped" ON "orders" USING btree ("member_id","created_at") WHERE ("orders"."amounts"->>'vipOff')::bigint > 0;--> statement-breakpoint
CREATE INDEX "parcel_traces_parcel" ON "parcel_traces" USING btree ("parcel_id","at");--> statement-breakpoint
CREATE INDEX "parcels_order" ON "parcels" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "parcels_request" ON "parcels" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_group","order_id");--> statement-breakpoint
CREATE INDEX "payments_member" ON "payments" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "payments_paid" ON "payments" USING btree ("member_id","order_group","paid_at","id") WHERE "payments"."status" = 'paid';--> statement-breakpoint
CREATE UNIQUE INDEX "point_batches_once" ON "point_batches" USING btree ("account_id","kind","expire_at");--> statement-breakpoint
CREATE INDEX "point_batches_ending" ON "point_batches" USING btree ("expire_at","id") WHERE "point_batches"."left" > 0;--> statement-breakpoint
CREATE INDEX "exchanges_member" ON "exchanges" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "exchanges_to" ON "exchanges" USING btree ("to_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "exchanges_order" ON "exchanges" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "prize_draws_member" ON "prize_draws" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "prizes_pool" ON "prizes" USING btree ("pool_id");--> statement-breakpoint
CREATE INDEX "red_packet_rains_end" ON "red_packet_rains" USING btree ("end_at");--> statement-breakpoint
CREATE UNIQUE INDEX "red_packets_order" ON "red_packets" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "red_packets_granted" ON "red_packets" USING btree ("granted_at");--> statement-breakpoint
CREATE INDEX "red_packets_member" ON "red_packets" USING btree ("member_id","expire_at");--> statement-breakpoint
CREATE UNIQUE INDEX "red_packets_rain" ON "red_packets" USING btree ("rain_id","member_id");--> statement-breakpoint
CREATE INDEX "release_boosts_entry" ON "release_boosts" USING btree ("entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "release_entries_once" ON "release_entries" USING btree ("release_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "release_entries_no" ON "release_entries" USING btree ("release_id","no");--> statement-breakpoint
CREATE INDEX "release_entries_score" ON "release_entries" USING btree ("release_id","score" DESC NULLS LAST,"at","no");--> statement-breakpoint
CREATE INDEX "release_entries_place" ON "release_entries" USING btree ("release_id","place");--> statement-breakpoint
CREATE INDEX "release_entries_member" ON "release_entries" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "release_entries_unsettled" ON "release_entries" USING btree ("release_id","id") WHERE "release_entries"."state" = 'missed' and "release_entries"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "releases_running" ON "releases" USING btree ("drawn_at" NULLS FIRST,"draw_at","id") WHERE "releases"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "releases_ended" ON "releases" USING btree ("ended_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_codes_row" ON "shop_codes" USING btree ("kind","row_id");--> statement-breakpoint
CREATE INDEX "stock_moves_sku" ON "stock_moves" USING btree ("sku_id","at");--> statement-breakpoint
CREATE INDEX "stock_moves_document" ON "stock_moves" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "articles_cate" ON "articles" USING btree ("cate","published_at");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_key" ON "jobs" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("done_at","run_at");--> statement-breakpoint
CREATE INDEX "jobs_leased" ON "jobs" USING btree ("lease_until") WHERE "jobs"."lease_until" is not null;--> statement-breakpoint
CREATE INDEX "jobs_dead" ON "jobs" USING btree ("kind") WHERE "jobs"."dead_at" is not null;--> statement-breakpoint
CREATE INDEX "shares_member" ON "shares" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_adjusts_take" ON "stock_adjusts" USING btree ("stock_take_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_take_lines_code" ON "stock_take_lines" USING btree ("stock_take_id","code");--> statement-breakpoint
CREATE INDEX "stock_take_lines_state" ON "stock_take_lines" USING btree ("stock_take_id","state","counted_at","id");--> statement-breakpoint
CREATE INDEX "stock_take_lines_asset" ON "stock_take_lines" USING btree ("asset_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_take_lines_open" ON "stock_take_lines" USING btree ("asset_id") WHERE "stock_take_lines"."open";--> statement-breakpoint
CREATE INDEX "stock_take_members_employee" ON "stock_take_members" USING btree ("employee_id");--> statement-breakpoint
CREATE INDEX "stock_take_scans_take" ON "stock_take_scans" USING btree ("stock_take_id","at");--> statement-breakpoint
CREATE INDEX "stock_takes_store" ON "stock_takes" USING btree ("store_id","status","due_at");--> statement-breakpoint
CREATE INDEX "store_stocks_sku" ON "store_stocks" USING btree ("sku_id");--> statement-breakpoint
CREATE UNIQUE INDEX "after_sale_lines_once" ON "after_sale_lines" USING btree ("after_sale_id","line_id");--> statement-breakpoint
CREATE INDEX "after_sale_lines_line" ON "after_sale_lines" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "after_sale_logs_sale" ON "after_sale_logs" USING btree ("after_sale_id","at");--> statement-breakpoint
CREATE INDEX "after_sales_order" ON "after_sales" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "after_sales_member" ON "after_sales" USING btree ("member_id","status");--> statement-breakpoint
CREATE INDEX "after_sales_merchant" ON "after_sales" USING btree ("merchant_id","status","created_at");--> statement-breakpoint
CREATE INDEX "tasks_open" ON "tasks" USING btree ("status","area","created_at");--> statement-breakpoint
CREATE INDEX "tasks_target" ON "tasks" USING btree ("kind","target_id");--> statement-breakpoint
CREATE INDEX "tasks_from" ON "tasks" USING btree ("from_id");--> statement-breakpoint
CREATE INDEX "tasks_decided" ON "tasks" USING btree ("decided_by_id");--> statement-breakpoint
CREATE INDEX "earned_months_all" ON "earned_months" USING btree ("unit","month","value","member_id");--> statement-breakpoint
CREATE INDEX "earned_months_team" ON "earned_months" USING btree ("inviter_id","unit","month","value","member_id");--> statement-breakpoint
CREATE INDEX "earned_months_member" ON "earned_months" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "team_members_joined" ON "team_members" USING btree ("inviter_id","joined_at","member_id");--> statement-breakpoint
CREATE INDEX "team_members_orders" ON "team_members" USING btree ("inviter_id","orders","member_id");--> statement-breakpoint
CREATE INDEX "team_members_amount" ON "team_members" USING btree ("inviter_id","amount","member_id");--> statement-breakpoint
CREATE INDEX "team_members_active" ON "team_members" USING btree ("inviter_id","last_active_at");--> statement-breakpoint
CREATE INDEX "team_members_added" ON "team_members" USING btree ("inviter_id","added_at") WHERE "team_members"."added_at" is not null;--> statement-breakpoint
CREATE INDEX "team_members_grand_joined" ON "team_members" USING btree ("grand_id","joined_at","member_id");--> statement-breakpoint
CREATE INDEX "team_members_grand_orders" ON "team_members" USING btree ("grand_id","orders","member_id");--> statement-breakpoint
CREATE INDEX "team_members_grand_amount" ON "team_members" USING btree ("grand_id","amount","member_id");--> statement-breakpoint
CREATE INDEX "team_members_grand_active" ON "team_members" USING btree ("grand_id","last_active_at");--> statement-breakpoint
CREATE INDEX "video_slices_video" ON "video_slices" USING btree ("video_id","from_sec");--> statement-breakpoint
CREATE INDEX "video_views_member" ON "video_views" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "videos_master" ON "videos" USING btree ("master_id");--> statement-breakpoint
CREATE INDEX "vip_orders_member" ON "vip_orders" USING btree ("member_id","status","from_at");--> statement-breakpoint
CREATE UNIQUE INDEX "vip_orders_trial" ON "vip_orders" USING btree ("member_id") WHERE "vip_orders"."trial" and "vip_orders"."status" = 'paid';--> statement-breakpoint
CREATE INDEX "recharge_orders_member" ON "recharge_orders" USING btree ("member_id","unit","created_at");--> statement-breakpoint
CREATE INDEX "cellar_moves_lot" ON "cellar_moves" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "cellar_moves_document" ON "cellar_moves" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "stock_document_lines_document" ON "stock_document_lines" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "stock_document_lines_code" ON "stock_document_lines" USING btree ("code");--> statement-breakpoint
CREATE INDEX "stock_documents_open" ON "stock_documents" USING btree ("created_at") WHERE "stock_documents"."status" in ('pending', 'picking', 'checking');--> statement-breakpoint
CREATE INDEX "stock_documents_closed" ON "stock_documents" USING btree ("status","closed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_documents_once" ON "stock_documents" USING btree ("kind","source_id") WHERE "stock_documents"."kind" in ('sale', 'escrow') and "stock_documents"."status" in ('pending', 'picking', 'checking');--> statement-breakpoint
CREATE INDEX "stock_documents_source" ON "stock_documents" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "stock_documents_source_no" ON "stock_documents" USING btree ("source_no");--> statement-breakpoint
CREATE INDEX "stock_documents_creator" ON "stock_documents" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "stock_documents_picker" ON "stock_documents" USING btree ("picker_id");--> statement-breakpoint
CREATE INDEX "stock_documents_passer" ON "stock_documents" USING btree ("passer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_rows_once" ON "credit_rows" USING btree ("channel_id","biz_type","biz_id");--> statement-breakpoint
CREATE INDEX "vouchers_member" ON "vouchers" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "vouchers_auditing" ON "vouchers" USING btree ("order_group","order_id") WHERE "vouchers"."status" = 'auditing';--> statement-breakpoint
CREATE INDEX "wholesale_inquiries_member" ON "wholesale_inquiries" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_request" ON "withdrawals" USING btree ("member_id","request_id");--> statement-breakpoint
CREATE INDEX "withdrawals_member" ON "withdrawals" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_owner" ON "withdrawals" USING btree ("owner_id","source","created_at");--> statement-breakpoint
-- Lists of goods are counted anew when one of them changed. That the last piece went or the first came is told at the end of its transaction, so
-- that nobody waits for it who holds what others need.
INSERT INTO "goods_versions" VALUES (1, 0);--> statement-breakpoint
CREATE FUNCTION goods_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE "goods_versions" SET "version" = txid_current();
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER goods_changed AFTER INSERT OR DELETE OR UPDATE OF category_id, root_category_id, producer_id, master_id, marks, delivery_types, origin, year, status, min_price, search_text, search_grams OR TRUNCATE ON goods FOR EACH STATEMENT EXECUTE FUNCTION goods_changed();--> statement-breakpoint
CREATE TRIGGER skus_changed AFTER INSERT OR DELETE OR UPDATE OF off OR TRUNCATE ON skus FOR EACH STATEMENT EXECUTE FUNCTION goods_changed();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER stock_turned AFTER UPDATE OF stock, locked ON skus DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.stock > old.locked) IS DISTINCT FROM (new.stock > new.locked))) EXECUTE FUNCTION goods_changed();--> statement-breakpoint
-- A move for each piece that comes or goes; the central stock of a SKU has no store.
CREATE FUNCTION stock_moved() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO "stock_moves" ("sku_id", "store_id", "delta", "after", "document_id", "at") VALUES (
    (to_jsonb(NEW) ->> TG_ARGV[0])::bigint,
    (to_jsonb(NEW) ->> 'store_id')::bigint,
    CASE WHEN TG_OP = 'INSERT' THEN NEW."stock" ELSE NEW."stock" - OLD."stock" END,
    NEW."stock",
    nullif(current_setting('yejian.stock_document', true), '')::bigint,
    coalesce(
      nullif(current_setting('yejian.stock_at', true), '')::bigint,
      (extract(epoch FROM clock_timestamp()) * 1000)::bigint
    )
  );
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER shelf_moved AFTER UPDATE OF stock ON store_stocks FOR EACH ROW WHEN ((new.stock <> old.stock)) EXECUTE FUNCTION stock_moved('sku_id');--> statement-breakpoint
CREATE TRIGGER shelf_moved_first AFTER INSERT ON store_stocks FOR EACH ROW WHEN ((new.stock <> 0)) EXECUTE FUNCTION stock_moved('sku_id');--> statement-breakpoint
CREATE TRIGGER stock_moved AFTER UPDATE OF stock ON skus FOR EACH ROW WHEN ((new.stock <> old.stock)) EXECUTE FUNCTION stock_moved('id');--> statement-breakpoint
CREATE TRIGGER stock_moved_first AFTER INSERT ON skus FOR EACH ROW WHEN ((new.stock <> 0)) EXECUTE FUNCTION stock_moved('id');--> statement-breakpoint
-- Every shop has its own stock and what its members keep in the cellar.
INSERT INTO "warehouses" ("id", "name", "kind") VALUES (1, '中心仓', 'central'), (2, '茶窖', 'cellar');--> statement-breakpoint
-- A move for whatever comes into a lot or leaves it.
CREATE FUNCTION cellar_moved() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO "cellar_moves" ("lot_id", "delta", "after", "document_id", "at") VALUES (
    NEW."id",
    CASE WHEN TG_OP = 'INSERT' THEN NEW."qty" ELSE NEW."qty" - OLD."qty" END,
    NEW."qty",
    nullif(current_setting('yejian.stock_document', true), '')::bigint,
    (extract(epoch FROM clock_timestamp()) * 1000)::bigint
  );
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER cellar_moved AFTER UPDATE OF qty ON escrow_lots FOR EACH ROW WHEN ((new.qty <> old.qty)) EXECUTE FUNCTION cellar_moved();--> statement-breakpoint
CREATE TRIGGER cellar_moved_first AFTER INSERT ON escrow_lots FOR EACH ROW WHEN ((new.qty <> 0)) EXECUTE FUNCTION cellar_moved();--> statement-breakpoint
-- A numbered piece lies in the cellar in the name of who holds it, until it is given away or sent: its lot follows its holding.
CREATE FUNCTION piece_stored() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW."status" NOT IN ('held', 'transferring', 'redeeming') THEN
    UPDATE "escrow_lots" SET "qty" = 0 WHERE "source" = 'collectible' AND "source_id" = NEW."id" AND "qty" <> 0;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO "escrow_lots" ("no", "member_id", "source", "source_id", "title", "cover", "spec_text", "qty", "free", "unit", "weight",
      "in_at", "free_until", "guide_value", "cellar_slot", "batch")
    -- None of it is free: it is given and sent as a piece. It costs no storage, whatever the year.
    SELECT 'CJ' || lpad(NEW."id"::text, 14, '0'), NEW."member_id", 'collectible', NEW."id", c."name", coalesce(c."images"->>0, ''),
      'No.' || NEW."serial_no", 1, 0, CASE WHEN c."name" LIKE '%饼%' THEN '饼' WHEN c."name" LIKE '%砖%' THEN '砖' ELSE '件' END, c."weight",
      NEW."acquired_at", 253402214400000, coalesce((c."guide"->-1->>'price')::bigint, c."price"), NEW."cellar_slot", NEW."certificate_no"
    FROM "collectibles" c WHERE c."id" = NEW."collectible_id";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER piece_stored AFTER UPDATE OF status ON holdings FOR EACH ROW WHEN ((new.status <> old.status)) EXECUTE FUNCTION piece_stored();--> statement-breakpoint
CREATE TRIGGER piece_stored_first AFTER INSERT ON holdings FOR EACH ROW EXECUTE FUNCTION piece_stored();--> statement-breakpoint
-- What runs low is found by an index of the SKUs: how few a place may hold is copied to them.
CREATE FUNCTION place_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE "skus" SET "least" = 0 WHERE "id" = OLD."sku_id" AND "least" <> 0;
  ELSE
    UPDATE "skus" SET "least" = NEW."least" WHERE "id" = NEW."sku_id" AND "least" <> NEW."least";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER place_changed AFTER INSERT OR DELETE OR UPDATE OF "least", sku_id ON sku_places FOR EACH ROW EXECUTE FUNCTION place_changed();--> statement-breakpoint
-- Rows of the books are never changed (rule 11.1). Emptying the table as a whole (restore) is no change of a row.
CREATE FUNCTION ledger_rows_kept() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  RAISE EXCEPTION 'ledger_rows are never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_rows_kept BEFORE DELETE OR UPDATE ON ledger_rows FOR EACH ROW EXECUTE FUNCTION ledger_rows_kept();--> statement-breakpoint
-- The figures of teams follow members, orders and refunds, whoever writes those. When somebody was last seen is kept to the hour.
CREATE FUNCTION month_of(at bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT to_char(to_timestamp(at / 1000) AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM')
$$;--> statement-breakpoint
CREATE FUNCTION team_counts(kind text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT kind IN ('normal', 'discount', 'group')
$$;--> statement-breakpoint
CREATE FUNCTION team_month(member bigint, moment bigint, pieces integer, fen bigint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "team_months" ("member_id", "month", "orders", "amount")
  SELECT member, month_of(moment), pieces, fen WHERE member IS NOT NULL
  ON CONFLICT ("member_id", "month") DO UPDATE
    SET "orders" = "team_months"."orders" + excluded."orders", "amount" = "team_months"."amount" + excluded."amount"
$$;--> statement-breakpoint
CREATE FUNCTION team_placed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO "team_members" ("member_id", "inviter_id", "grand_id", "joined_at", "last_active_at", "orders", "amount", "points")
  SELECT NEW."id", NEW."inviter_id", (SELECT "inviter_id" FROM "members" WHERE "id" = NEW."inviter_id"),
    coalesce(NEW."invited_at", NEW."created_at"),
    greatest(NEW."created_at", coalesce(max(o."created_at"), 0)),
    count(*) FILTER (WHERE o."received_at" IS NOT NULL),
    coalesce(sum(o."payable" - coalesce(s.back, 0)) FILTER (WHERE o."received_at" IS NOT NULL), 0),
    coalesce(sum(o."give_points") FILTER (WHERE o."received_at" IS NOT NULL), 0)
  FROM (SELECT 1) AS one
  LEFT JOIN "orders" o ON o."member_id" = NEW."id" AND team_counts(o."kind")
  LEFT JOIN LATERAL (SELECT sum("refund") AS back FROM "after_sales" WHERE "order_id" = o."id" AND "status" = 'done') s ON true
  ON CONFLICT ("member_id") DO UPDATE SET "inviter_id" = excluded."inviter_id", "grand_id" = excluded."grand_id";
  UPDATE "team_members" SET "grand_id" = NEW."inviter_id" WHERE "inviter_id" = NEW."id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION team_ordered() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE place RECORD; net bigint;
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE "team_members" SET "last_active_at" = NEW."created_at"
      WHERE "member_id" = NEW."member_id" AND "last_active_at" < NEW."created_at" - 3600000;
  END IF;
  IF NEW."received_at" IS NULL OR NOT team_counts(NEW."kind") THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' AND OLD."received_at" IS NOT NULL THEN RETURN NULL; END IF;
  net := NEW."payable" - (SELECT coalesce(sum("refund"), 0) FROM "after_sales" WHERE "order_id" = NEW."id" AND "status" = 'done');
  UPDATE "team_members" SET "orders" = "orders" + 1, "amount" = "amount" + net, "points" = "points" + NEW."give_points"
    WHERE "member_id" = NEW."member_id" RETURNING "inviter_id", "grand_id" INTO place;
  IF FOUND THEN
    PERFORM team_month(place."inviter_id", NEW."received_at", 1, net);
    PERFORM team_month(place."grand_id", NEW."received_at", 1, net);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION team_refunded() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE place RECORD; moment bigint;
BEGIN
  IF NEW."status" <> 'done' THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' AND OLD."status" = 'done' THEN RETURN NULL; END IF;
  IF NOT EXISTS (SELECT 1 FROM "orders" WHERE "id" = NEW."order_id" AND "received_at" IS NOT NULL AND team_counts("kind")) THEN
    RETURN NULL;
  END IF;
  moment := coalesce(NEW."ended_at", NEW."created_at");
  UPDATE "team_members" SET "amount" = "amount" - NEW."refund"
    WHERE "member_id" = NEW."member_id" RETURNING "inviter_id", "grand_id" INTO place;
  IF FOUND THEN
    PERFORM team_month(place."inviter_id", moment, 0, -NEW."refund");
    PERFORM team_month(place."grand_id", moment, 0, -NEW."refund");
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION team_seen() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE "team_members" SET "last_active_at" = NEW."created_at"
    WHERE "member_id" = NEW."member_id" AND "last_active_at" < NEW."created_at" - 3600000;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER team_placed AFTER INSERT ON members FOR EACH ROW WHEN ((new.inviter_id IS NOT NULL)) EXECUTE FUNCTION team_placed();--> statement-breakpoint
CREATE TRIGGER team_replaced AFTER UPDATE OF inviter_id ON members FOR EACH ROW WHEN (((new.inviter_id IS NOT NULL) AND (new.inviter_id IS DISTINCT FROM old.inviter_id))) EXECUTE FUNCTION team_placed();--> statement-breakpoint
CREATE TRIGGER team_ordered AFTER INSERT OR UPDATE OF received_at ON orders FOR EACH ROW EXECUTE FUNCTION team_ordered();--> statement-breakpoint
CREATE TRIGGER team_refunded AFTER INSERT OR UPDATE OF status ON after_sales FOR EACH ROW EXECUTE FUNCTION team_refunded();--> statement-breakpoint
CREATE TRIGGER team_seen AFTER INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION team_seen();--> statement-breakpoint
-- Rankings: what was earned follows the ledger and the teams, whoever writes those.
CREATE FUNCTION is_earned(unit text, kind text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE unit
    WHEN 'points' THEN kind IN ('reward', 'rewardBack', 'sign', 'review', 'gift', 'redPacket', 'draw')
    WHEN 'growth' THEN kind IN ('reward', 'rewardBack', 'review', 'gift', 'sign')
    WHEN 'income' THEN kind IN ('commission', 'commissionBack')
    ELSE false END
$$;--> statement-breakpoint
CREATE FUNCTION ledger_earned() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO "earned_months" ("unit", "month", "member_id", "inviter_id", "value")
  SELECT NEW."unit", month_of(NEW."created_at"), a."owner_id", t."inviter_id", NEW."delta"
    FROM "accounts" a LEFT JOIN "team_members" t ON t."member_id" = a."owner_id"
    WHERE a."id" = NEW."account_id" AND a."owner_type" = 'member'
  ON CONFLICT ("unit", "month", "member_id") DO UPDATE SET "value" = "earned_months"."value" + excluded."value";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION team_ranked() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE "earned_months" SET "inviter_id" = NEW."inviter_id" WHERE "member_id" = NEW."member_id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_earned AFTER INSERT ON ledger_rows FOR EACH ROW WHEN (is_earned(new.unit, new.biz_type)) EXECUTE FUNCTION ledger_earned();--> statement-breakpoint
CREATE TRIGGER team_ranked AFTER INSERT OR UPDATE OF inviter_id ON team_members FOR EACH ROW EXECUTE FUNCTION team_ranked();
