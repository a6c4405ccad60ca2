CREATE TABLE "shipping_reports" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"payment_id" bigint NOT NULL,
	"way" text NOT NULL,
	"parcels" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"contains" text NOT NULL,
	"is_split" boolean DEFAULT false NOT NULL,
	"is_last" boolean DEFAULT false NOT NULL,
	"is_change" boolean DEFAULT false NOT NULL,
	"at" bigint NOT NULL,
	"state" text NOT NULL,
	"reminded_at" bigint
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "mini_open_id" text;--> statement-breakpoint
CREATE INDEX "shipping_reports_payment" ON "shipping_reports" USING btree ("payment_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "shipping_reports_sending" ON "shipping_reports" USING btree ("payment_id") WHERE "shipping_reports"."state" = 'sending';