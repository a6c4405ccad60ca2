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
	CONSTRAINT "merchant_gifts_code_unique" UNIQUE("code"),
	CONSTRAINT "merchant_gifts_coins" CHECK ("merchant_gifts"."coins" > 0)
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
DROP INDEX "income_transfers_withdrawal";--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "merchant_id" bigint;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "invited_at" bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "merchant_id" bigint;--> statement-breakpoint
CREATE INDEX "donations_member" ON "donations" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE INDEX "donations_giver" ON "donations" USING btree ("project_id","member_id");--> statement-breakpoint
CREATE INDEX "merchant_gifts_member" ON "merchant_gifts" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "merchant_categories_own" ON "merchant_categories" USING btree ("merchant_id","sort","id");--> statement-breakpoint
CREATE INDEX "merchant_goods_category" ON "merchant_goods" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "order_sellers_stage" ON "order_sellers" USING btree ("merchant_id","stage","created_at","order_id");--> statement-breakpoint
CREATE INDEX "order_sellers_paid" ON "order_sellers" USING btree ("merchant_id","paid_at","amount","qty");--> statement-breakpoint
CREATE INDEX "order_sellers_held" ON "order_sellers" USING btree ("merchant_id","held_until","settled");--> statement-breakpoint
CREATE INDEX "team_members_joined" ON "team_members" USING btree ("inviter_id","joined_at","member_id");--> statement-breakpoint
CREATE INDEX "team_members_orders" ON "team_members" USING btree ("inviter_id","orders","member_id");--> statement-breakpoint
CREATE INDEX "team_members_amount" ON "team_members" USING btree ("inviter_id","amount","member_id");--> statement-breakpoint
CREATE INDEX "team_members_active" ON "team_members" USING btree ("inviter_id","last_active_at");--> statement-breakpoint
CREATE INDEX "team_members_added" ON "team_members" USING btree ("inviter_id","added_at") WHERE "team_members"."added_at" is not null;--> statement-breakpoint
CREATE INDEX "team_members_grand_joined" ON "team_members" USING btree ("grand_id","joined_at","member_id");--> statement-breakpoint
CREATE INDEX "team_members_grand_orders" ON "team_members" USING btree ("grand_id","orders","member_id");--> statement-breakpoint
CREATE INDEX "team_members_grand_amount" ON "team_members" USING btree ("grand_id","amount","member_id");--> statement-breakpoint
CREATE INDEX "team_members_grand_active" ON "team_members" USING btree ("grand_id","last_active_at");--> statement-breakpoint
CREATE INDEX "goods_seller" ON "goods" USING btree ("merchant_id","status","id");--> statement-breakpoint
CREATE INDEX "ledger_month" ON "ledger_rows" USING btree ("unit","created_at");--> statement-breakpoint
CREATE INDEX "orders_code" ON "orders" USING btree ("pickup_code") WHERE "orders"."pickup_code" is not null;--> statement-breakpoint
ALTER TABLE "income_transfers" DROP COLUMN "withdrawal_id";--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_merchant_id_unique" UNIQUE("merchant_id");