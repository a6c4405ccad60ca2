CREATE TABLE "store_stocks" (
	"store_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"stock" integer NOT NULL,
	CONSTRAINT "store_stocks_store_id_sku_id_pk" PRIMARY KEY("store_id","sku_id"),
	CONSTRAINT "store_stocks_stock" CHECK ("store_stocks"."stock" >= 0)
);
--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "notice" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "photos" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "store_stocks_sku" ON "store_stocks" USING btree ("sku_id");