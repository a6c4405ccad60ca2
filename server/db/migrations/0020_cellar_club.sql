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
ALTER TABLE "escrow_lots" ADD COLUMN "own_slot" text;--> statement-breakpoint
ALTER TABLE "escrow_lots" ADD COLUMN "placed_at" bigint;--> statement-breakpoint
ALTER TABLE "escrow_lots" ADD COLUMN "cover_until" bigint;--> statement-breakpoint
CREATE INDEX "cellar_orders_member" ON "cellar_orders" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cellar_orders_open" ON "cellar_orders" USING btree ("member_id") WHERE "cellar_orders"."status" = 'unpaid';--> statement-breakpoint
CREATE UNIQUE INDEX "cellar_orders_owner" ON "cellar_orders" USING btree ("member_id") WHERE "cellar_orders"."status" = 'paid';--> statement-breakpoint
CREATE UNIQUE INDEX "cellar_slots_place" ON "cellar_slots" USING btree ("row","col");--> statement-breakpoint
CREATE INDEX "cellar_slots_order" ON "cellar_slots" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "escrow_lots_own_slot" ON "escrow_lots" USING btree ("own_slot");--> statement-breakpoint
ALTER TABLE "escrow_lots" ADD CONSTRAINT "escrow_lots_placed" CHECK (("escrow_lots"."own_slot" is null) = ("escrow_lots"."placed_at" is null) and ("escrow_lots"."own_slot" is null) = ("escrow_lots"."cover_until" is null));