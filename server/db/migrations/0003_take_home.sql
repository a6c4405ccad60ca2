DROP INDEX "table_cart_lines_same";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "launch_source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "table_cart_lines" ADD COLUMN "sku_id" bigint DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "table_cart_lines" ADD COLUMN "address_id" bigint DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_items" ADD COLUMN "goods_id" bigint;--> statement-breakpoint
ALTER TABLE "table_round_lines" ADD COLUMN "sku_id" bigint DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "table_round_lines" ADD COLUMN "address_id" bigint DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "table_round_lines" ADD COLUMN "address" jsonb;--> statement-breakpoint
ALTER TABLE "table_round_lines" ADD COLUMN "order_id" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "table_cart_lines_same" ON "table_cart_lines" USING btree ("session_id","item_id","spec_id","feeding_key","note","added_by","sku_id","address_id");