ALTER TABLE "goods" ADD COLUMN "search_grams" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
CREATE INDEX "goods_grams" ON "goods" USING gin ("search_grams") WITH (fastupdate=false);