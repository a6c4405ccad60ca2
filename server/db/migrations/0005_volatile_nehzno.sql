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
	"batch" text NOT NULL,
	CONSTRAINT "escrow_lots_no_unique" UNIQUE("no"),
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
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "escrow_requests_no_unique" UNIQUE("no")
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
	"reason" text,
	"tier" integer DEFAULT 1 NOT NULL,
	"credit_line" bigint DEFAULT 0 NOT NULL,
	"applied_at" bigint NOT NULL,
	"decided_at" bigint
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "store_qty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "back_qty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "escrow_lots_member" ON "escrow_lots" USING btree ("member_id","in_at");--> statement-breakpoint
CREATE INDEX "escrow_lots_source" ON "escrow_lots" USING btree ("source","source_id");--> statement-breakpoint
CREATE INDEX "escrow_requests_member" ON "escrow_requests" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "escrow_requests_lot" ON "escrow_requests" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "tasks_open" ON "tasks" USING btree ("status","area","created_at");--> statement-breakpoint
CREATE INDEX "tasks_target" ON "tasks" USING btree ("kind","target_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_rows_once" ON "credit_rows" USING btree ("channel_id","biz_type","biz_id");--> statement-breakpoint
CREATE INDEX "vouchers_member" ON "vouchers" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "vouchers_auditing" ON "vouchers" USING btree ("order_group","order_id") WHERE "vouchers"."status" = 'auditing';--> statement-breakpoint
CREATE INDEX "wholesale_inquiries_member" ON "wholesale_inquiries" USING btree ("member_id","created_at");