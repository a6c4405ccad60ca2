CREATE TABLE "login_tickets" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"code" text NOT NULL,
	"token_hash" text NOT NULL,
	"kind" text NOT NULL,
	"device" text NOT NULL,
	"ip" text NOT NULL,
	"store_id" bigint,
	"status" text DEFAULT 'waiting' NOT NULL,
	"board" text,
	"member_id" bigint,
	"decided_at" bigint,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "login_tickets_code_unique" UNIQUE("code"),
	CONSTRAINT "login_tickets_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "invoice_orders" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"invoice_id" bigint NOT NULL,
	"order_group" text NOT NULL,
	"order_id" bigint NOT NULL,
	"no" text NOT NULL,
	"title" text NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"amount" bigint NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"paid_at" bigint NOT NULL,
	"live" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_titles" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"invoice_type" text NOT NULL,
	"title" text NOT NULL,
	"tax_no" text DEFAULT '' NOT NULL,
	"bank" text DEFAULT '' NOT NULL,
	"bank_no" text DEFAULT '' NOT NULL,
	"reg_address" text DEFAULT '' NOT NULL,
	"reg_phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"member_id" bigint NOT NULL,
	"order_group" text NOT NULL,
	"kind" text NOT NULL,
	"invoice_type" text NOT NULL,
	"title" text NOT NULL,
	"tax_no" text DEFAULT '' NOT NULL,
	"bank" text DEFAULT '' NOT NULL,
	"bank_no" text DEFAULT '' NOT NULL,
	"reg_address" text DEFAULT '' NOT NULL,
	"reg_phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'applied' NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tax_bp" integer DEFAULT 0 NOT NULL,
	"invoice_no" text,
	"red_no" text,
	"reason" text,
	"previous_id" bigint,
	"reissued" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL,
	"issued_at" bigint,
	"sent_at" bigint,
	"red_at" bigint,
	CONSTRAINT "invoices_no_unique" UNIQUE("no"),
	CONSTRAINT "invoices_amount" CHECK ("invoices"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "avatar" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" bigint DEFAULT nextval('ids') NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "way" text DEFAULT 'login' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "ip" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "login_tickets_end" ON "login_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "invoice_orders_invoice" ON "invoice_orders" USING btree ("invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_orders_once" ON "invoice_orders" USING btree ("order_group","order_id") WHERE "invoice_orders"."live";--> statement-breakpoint
CREATE INDEX "invoice_titles_member" ON "invoice_titles" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_titles_default" ON "invoice_titles" USING btree ("member_id") WHERE "invoice_titles"."is_default";--> statement-breakpoint
CREATE INDEX "invoices_member" ON "invoices" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_previous" ON "invoices" USING btree ("previous_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_unique" UNIQUE("id");