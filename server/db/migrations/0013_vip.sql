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
ALTER TABLE "order_lines" ADD COLUMN "by_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "vip_orders_member" ON "vip_orders" USING btree ("member_id","status","from_at");--> statement-breakpoint
CREATE UNIQUE INDEX "vip_orders_trial" ON "vip_orders" USING btree ("member_id") WHERE "vip_orders"."trial" and "vip_orders"."status" = 'paid';