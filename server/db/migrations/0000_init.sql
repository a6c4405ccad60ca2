CREATE SEQUENCE "public"."ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000001 CACHE 1;--> statement-breakpoint
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
	"seller" text DEFAULT '叶间自营' NOT NULL,
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
	"sort" integer DEFAULT 0 NOT NULL,
	"listed_at" bigint NOT NULL,
	CONSTRAINT "goods_no_unique" UNIQUE("no")
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
	"story" text NOT NULL
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
	CONSTRAINT "skus_bar_code_unique" UNIQUE("bar_code"),
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
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tier_prices" (
	"sku_id" bigint NOT NULL,
	"min_qty" integer NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "tier_prices_sku_id_min_qty_pk" PRIMARY KEY("sku_id","min_qty")
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
	CONSTRAINT "accounts_available" CHECK ("accounts"."available" >= 0),
	CONSTRAINT "accounts_frozen" CHECK ("accounts"."frozen" >= 0),
	CONSTRAINT "accounts_bonus" CHECK ("accounts"."bonus" >= 0)
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
	CONSTRAINT "employees_member_id_unique" UNIQUE("member_id")
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
	"status" text DEFAULT 'open' NOT NULL,
	"replies" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"score" integer,
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
	"theme" text DEFAULT 'red' NOT NULL,
	"vip_until" bigint,
	"team_level" integer DEFAULT 0 NOT NULL,
	"inviter_id" bigint,
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
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"channel_login" boolean DEFAULT false NOT NULL,
	"chat_login" boolean DEFAULT false NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"mobile" text NOT NULL,
	"scene" text NOT NULL,
	"channel" text NOT NULL,
	"hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
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
	"sku_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"title" text NOT NULL,
	"cover" text NOT NULL,
	"spec_text" text NOT NULL,
	"price" bigint NOT NULL,
	"qty" integer NOT NULL,
	"weight" integer DEFAULT 0 NOT NULL,
	"member_off" bigint DEFAULT 0 NOT NULL,
	"campaign_off" bigint DEFAULT 0 NOT NULL,
	"coupon_off" bigint DEFAULT 0 NOT NULL,
	"points_off" bigint DEFAULT 0 NOT NULL,
	"paid" bigint NOT NULL,
	"gift" boolean DEFAULT false NOT NULL,
	"reviewed" boolean DEFAULT false NOT NULL,
	"shipped_qty" integer DEFAULT 0 NOT NULL,
	"returned_qty" integer DEFAULT 0 NOT NULL
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
	"remark" text DEFAULT '' NOT NULL,
	"close_reason" text,
	"close_text" text DEFAULT '' NOT NULL,
	"created_at" bigint NOT NULL,
	"expire_at" bigint,
	"paid_at" bigint,
	"shipped_at" bigint,
	"received_at" bigint,
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
	"order_id" bigint NOT NULL,
	"company" text NOT NULL,
	"company_tel" text NOT NULL,
	"tracking_no" text NOT NULL,
	"lines" jsonb NOT NULL,
	"status" text NOT NULL,
	"created_at" bigint NOT NULL
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
CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"run_at" bigint NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"done_at" bigint
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
CREATE INDEX "goods_category" ON "goods" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "goods_root" ON "goods" USING btree ("root_category_id","status");--> statement-breakpoint
CREATE INDEX "goods_sales" ON "goods" USING btree ("status","sales");--> statement-breakpoint
CREATE INDEX "reviews_goods" ON "reviews" USING btree ("goods_id","at");--> statement-breakpoint
CREATE INDEX "skus_goods" ON "skus" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "campaigns_goods" ON "campaigns" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "campaigns_time" ON "campaigns" USING btree ("type","start_at");--> statement-breakpoint
CREATE INDEX "member_coupons_member" ON "member_coupons" USING btree ("member_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_owner" ON "accounts" USING btree ("owner_type","owner_id","unit");--> statement-breakpoint
CREATE INDEX "addresses_member" ON "addresses" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "collects_once" ON "collects" USING btree ("member_id","kind","target_id");--> statement-breakpoint
CREATE UNIQUE INDEX "footprints_day" ON "footprints" USING btree ("member_id","goods_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "identities_open" ON "identities" USING btree ("provider","open_id");--> statement-breakpoint
CREATE INDEX "identities_member" ON "identities" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_once" ON "ledger_rows" USING btree ("account_id","biz_type","biz_id");--> statement-breakpoint
CREATE INDEX "ledger_account" ON "ledger_rows" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "notices_member" ON "notices" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reminds_once" ON "reminds" USING btree ("member_id","kind","target_id");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "sms_codes_mobile" ON "sms_codes" USING btree ("mobile","scene","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_items_once" ON "cart_items" USING btree ("member_id","sku_id");--> statement-breakpoint
CREATE INDEX "order_lines_order" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_sku" ON "order_lines" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "order_logs_order" ON "order_logs" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","expire_at");--> statement-breakpoint
CREATE INDEX "parcel_traces_parcel" ON "parcel_traces" USING btree ("parcel_id","at");--> statement-breakpoint
CREATE INDEX "parcels_order" ON "parcels" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_group","order_id");--> statement-breakpoint
CREATE INDEX "payments_member" ON "payments" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "articles_cate" ON "articles" USING btree ("cate","published_at");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_key" ON "jobs" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("done_at","run_at");