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
CREATE INDEX "collectible_orders_member" ON "collectible_orders" USING btree ("member_id","collectible_id");--> statement-breakpoint
CREATE UNIQUE INDEX "collectible_orders_open" ON "collectible_orders" USING btree ("member_id","collectible_id") WHERE status = 'unpaid';--> statement-breakpoint
CREATE INDEX "collectibles_series" ON "collectibles" USING btree ("series_id","year");--> statement-breakpoint
CREATE UNIQUE INDEX "holdings_serial" ON "holdings" USING btree ("collectible_id","serial_no") WHERE status <> 'given';--> statement-breakpoint
CREATE INDEX "holdings_member" ON "holdings" USING btree ("member_id","status");--> statement-breakpoint
CREATE INDEX "holdings_to" ON "holdings" USING btree ("to_id","status");