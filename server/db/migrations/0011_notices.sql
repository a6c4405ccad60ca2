CREATE TABLE "notice_quotas" (
	"member_id" bigint NOT NULL,
	"template_id" text NOT NULL,
	"box" text NOT NULL,
	"left" integer NOT NULL,
	CONSTRAINT "notice_quotas_member_id_template_id_pk" PRIMARY KEY("member_id","template_id"),
	CONSTRAINT "notice_quotas_left" CHECK ("notice_quotas"."left" >= 0)
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
DROP INDEX "notices_member";--> statement-breakpoint
ALTER TABLE "feedbacks" ADD COLUMN "answered_at" bigint;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD COLUMN "seen_at" bigint;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD COLUMN "escalated_at" bigint;--> statement-breakpoint
CREATE INDEX "recharge_orders_member" ON "recharge_orders" USING btree ("member_id","unit","created_at");--> statement-breakpoint
CREATE INDEX "feedbacks_member" ON "feedbacks" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notices_box" ON "notices" USING btree ("member_id","box","created_at","id");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("member_id","box") WHERE not "notices"."read";--> statement-breakpoint
CREATE INDEX "notices_member" ON "notices" USING btree ("member_id","created_at","id");