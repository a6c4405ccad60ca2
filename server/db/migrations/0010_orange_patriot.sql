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
CREATE UNIQUE INDEX "auction_bids_seq" ON "auction_bids" USING btree ("auction_id","seq");--> statement-breakpoint
CREATE INDEX "auction_bids_member" ON "auction_bids" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "auction_entries_once" ON "auction_entries" USING btree ("auction_id","member_id");--> statement-breakpoint
CREATE INDEX "auction_entries_member" ON "auction_entries" USING btree ("member_id","created_at");