CREATE TABLE "goods_versions" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
INSERT INTO "goods_versions" VALUES (1, 0);--> statement-breakpoint
CREATE FUNCTION goods_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE "goods_versions" SET "version" = txid_current();
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "goods_changed" AFTER INSERT OR DELETE OR TRUNCATE
  OR UPDATE OF "category_id", "root_category_id", "producer_id", "master_id", "marks", "delivery_types", "origin", "year", "status",
    "min_price", "search_text", "search_grams"
  ON "goods" FOR EACH STATEMENT EXECUTE FUNCTION goods_changed();
