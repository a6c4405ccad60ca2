-- Every shop has its own stock and what its members keep in the cellar.
INSERT INTO "warehouses" ("id", "name", "kind") VALUES (1, '中心仓', 'central'), (2, '茶窖', 'cellar');--> statement-breakpoint
-- A move for whatever comes into a lot or leaves it.
CREATE FUNCTION cellar_moved() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO "cellar_moves" ("lot_id", "delta", "after", "document_id", "at") VALUES (
    NEW."id",
    CASE WHEN TG_OP = 'INSERT' THEN NEW."qty" ELSE NEW."qty" - OLD."qty" END,
    NEW."qty",
    nullif(current_setting('yejian.stock_document', true), '')::bigint,
    (extract(epoch FROM clock_timestamp()) * 1000)::bigint
  );
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "cellar_moved_first" AFTER INSERT ON "escrow_lots" FOR EACH ROW WHEN (NEW."qty" <> 0) EXECUTE FUNCTION cellar_moved();--> statement-breakpoint
CREATE TRIGGER "cellar_moved" AFTER UPDATE OF "qty" ON "escrow_lots" FOR EACH ROW WHEN (NEW."qty" <> OLD."qty") EXECUTE FUNCTION cellar_moved();--> statement-breakpoint
-- What lies there already came before anybody counted.
INSERT INTO "cellar_moves" ("lot_id", "delta", "after", "at") SELECT "id", "qty", "qty", "in_at" FROM "escrow_lots" WHERE "qty" <> 0;--> statement-breakpoint
-- Orders that wait for their parcel get their documents.
WITH waiting AS (
  SELECT o."id", o."no", o."address", o."paid_at", o."created_at" FROM "orders" o
  WHERE o."delivery_type" = 'express' AND o."status" IN ('paid', 'partial') AND EXISTS (
    SELECT 1 FROM "order_lines" l WHERE l."order_id" = o."id" AND l."merchant_id" IS NULL
      AND l."qty" - l."cancelled_qty" - l."store_qty" - l."back_qty" - l."shipped_qty" > 0)
), made AS (
  INSERT INTO "stock_documents" ("kind", "status", "no", "warehouse_id", "source_id", "source_no", "target", "created_at", "log")
  SELECT 'sale', 'pending', 'CK' || substr(w."no", 3), 1, w."id", w."no", left(coalesce(w."address"->>'name', ''), 1) || '**',
    coalesce(w."paid_at", w."created_at"),
    jsonb_build_array(jsonb_build_object('key', 'created', 'label', '订单已付款，待拣货', 'by', '系统', 'at', coalesce(w."paid_at", w."created_at")))
  FROM waiting w RETURNING "id", "source_id"
)
INSERT INTO "stock_document_lines" ("document_id", "sku_id", "order_line_id", "title", "cover", "spec_text", "code", "qty")
SELECT m."id", l."sku_id", l."id", l."title", l."cover", l."spec_text", coalesce(s."bar_code", ''),
  l."qty" - l."cancelled_qty" - l."store_qty" - l."back_qty" - l."shipped_qty"
FROM made m JOIN "order_lines" l ON l."order_id" = m."source_id" AND l."merchant_id" IS NULL LEFT JOIN "skus" s ON s."id" = l."sku_id"
WHERE l."qty" - l."cancelled_qty" - l."store_qty" - l."back_qty" - l."shipped_qty" > 0;--> statement-breakpoint
-- So do pieces whose certificates are cancelled already.
WITH made AS (
  INSERT INTO "stock_documents" ("kind", "origin", "status", "no", "warehouse_id", "source_id", "source_no", "target", "created_at", "log")
  SELECT 'escrow', 'piece', 'pending', 'CK' || h."certificate_no", 2, h."id", h."certificate_no", left(coalesce(h."address"->>'name', ''), 1) || '**', h."updated_at",
    jsonb_build_array(jsonb_build_object('key', 'created', 'label', '藏品提货，待拣货', 'by', '系统', 'at', h."updated_at"))
  FROM "holdings" h WHERE h."status" = 'redeeming' RETURNING "id", "source_id"
)
INSERT INTO "stock_document_lines" ("document_id", "title", "cover", "spec_text", "code", "shelf", "qty")
SELECT m."id", c."name", coalesce(c."images"->>0, ''), 'No.' || h."serial_no", h."certificate_no", h."cellar_slot", 1
FROM made m JOIN "holdings" h ON h."id" = m."source_id" JOIN "collectibles" c ON c."id" = h."collectible_id";
