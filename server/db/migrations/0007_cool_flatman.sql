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
ALTER TABLE "reminds" ADD COLUMN "price" bigint;--> statement-breakpoint
CREATE INDEX "exchanges_member" ON "exchanges" USING btree ("member_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "exchanges_order" ON "exchanges" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "prize_draws_member" ON "prize_draws" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "prizes_pool" ON "prizes" USING btree ("pool_id");