DROP INDEX "stock_takes_active";--> statement-breakpoint
ALTER TABLE "asset_transfer_items" ADD COLUMN "left" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_take_lines" ADD COLUMN "open" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Two that counted the same piece until now: it belongs to the one that began first.
UPDATE "stock_take_lines" SET "open" = true WHERE "id" IN (
  SELECT DISTINCT ON (l."asset_id") l."id" FROM "stock_take_lines" l JOIN "stock_takes" t ON t."id" = l."stock_take_id"
  WHERE t."status" = 'active' AND l."expected" ORDER BY l."asset_id", t."created_at", l."id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_take_lines_open" ON "stock_take_lines" USING btree ("asset_id") WHERE "stock_take_lines"."open";
