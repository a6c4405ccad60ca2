CREATE TABLE "cellar_moves" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"lot_id" bigint NOT NULL,
	"delta" integer NOT NULL,
	"after" integer NOT NULL,
	"document_id" bigint,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sku_places" (
	"sku_id" bigint PRIMARY KEY NOT NULL,
	"shelf" text DEFAULT '' NOT NULL,
	"least" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_document_lines" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"document_id" bigint NOT NULL,
	"sku_id" bigint,
	"order_line_id" bigint,
	"title" text NOT NULL,
	"cover" text NOT NULL,
	"spec_text" text NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"shelf" text DEFAULT '' NOT NULL,
	"unit" text DEFAULT '件' NOT NULL,
	"qty" integer NOT NULL,
	"picked" integer DEFAULT 0 NOT NULL,
	"batch" text DEFAULT '' NOT NULL,
	CONSTRAINT "stock_document_lines_picked" CHECK ("stock_document_lines"."picked" >= 0 and "stock_document_lines"."picked" <= "stock_document_lines"."qty")
);
--> statement-breakpoint
CREATE TABLE "warehouses" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "warehouses_kind_unique" UNIQUE("kind")
);
--> statement-breakpoint
ALTER TABLE "stock_documents" ADD COLUMN "status" text DEFAULT 'done' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_documents" ADD COLUMN "no" text;--> statement-breakpoint
ALTER TABLE "stock_documents" ADD COLUMN "warehouse_id" bigint;--> statement-breakpoint
ALTER TABLE "stock_documents" ADD COLUMN "store_id" bigint;--> statement-breakpoint
ALTER TABLE "stock_documents" ADD COLUMN "source_id" bigint;--> statement-breakpoint
ALTER TABLE "stock_documents" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "stock_documents" ADD COLUMN "source_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_documents" ADD COLUMN "target" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_documents" ADD COLUMN "creator_id" bigint;--> statement-breakpoint
ALTER TABLE "stock_documents" ADD COLUMN "picker_id" bigint;--> statement-breakpoint
ALTER TABLE "stock_documents" ADD COLUMN "passer_id" bigint;--> statement-breakpoint
ALTER TABLE "stock_documents" ADD COLUMN "shortage" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_documents" ADD COLUMN "company" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_documents" ADD COLUMN "tracking_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_documents" ADD COLUMN "rev" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_documents" ADD COLUMN "log" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_documents" ADD COLUMN "closed_at" bigint;--> statement-breakpoint
CREATE INDEX "cellar_moves_lot" ON "cellar_moves" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "cellar_moves_document" ON "cellar_moves" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "stock_document_lines_document" ON "stock_document_lines" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "stock_document_lines_code" ON "stock_document_lines" USING btree ("code");--> statement-breakpoint
CREATE INDEX "stock_documents_open" ON "stock_documents" USING btree ("created_at") WHERE "stock_documents"."status" in ('pending', 'picking', 'checking');--> statement-breakpoint
CREATE INDEX "stock_documents_closed" ON "stock_documents" USING btree ("status","closed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_documents_once" ON "stock_documents" USING btree ("kind","source_id") WHERE "stock_documents"."kind" in ('sale', 'escrow') and "stock_documents"."status" in ('pending', 'picking', 'checking');--> statement-breakpoint
CREATE INDEX "stock_documents_source" ON "stock_documents" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "stock_documents_creator" ON "stock_documents" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "stock_documents_picker" ON "stock_documents" USING btree ("picker_id");--> statement-breakpoint
CREATE INDEX "stock_documents_passer" ON "stock_documents" USING btree ("passer_id");--> statement-breakpoint
ALTER TABLE "stock_documents" ADD CONSTRAINT "stock_documents_no_unique" UNIQUE("no");--> statement-breakpoint
ALTER TABLE "stock_documents" ADD CONSTRAINT "stock_documents_two" CHECK ("stock_documents"."passer_id" is null or "stock_documents"."passer_id" <> "stock_documents"."picker_id");