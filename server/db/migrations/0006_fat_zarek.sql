CREATE TABLE "after_sale_lines" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"after_sale_id" bigint NOT NULL,
	"line_id" bigint NOT NULL,
	"title" text NOT NULL,
	"qty" integer NOT NULL,
	"unsent_qty" integer DEFAULT 0 NOT NULL,
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
ALTER TABLE "reviews" ADD COLUMN "append_photos" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "append_at" bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "cancelled_qty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "next_track_at" bigint;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "exchange_id" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "after_sale_lines_once" ON "after_sale_lines" USING btree ("after_sale_id","line_id");--> statement-breakpoint
CREATE INDEX "after_sale_lines_line" ON "after_sale_lines" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "after_sale_logs_sale" ON "after_sale_logs" USING btree ("after_sale_id","at");--> statement-breakpoint
CREATE INDEX "after_sales_order" ON "after_sales" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "after_sales_member" ON "after_sales" USING btree ("member_id","status");