-- A numbered piece lies in the cellar in the name of who holds it, until it is given away or sent: its lot follows its holding.
CREATE FUNCTION piece_stored() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW."status" NOT IN ('held', 'transferring', 'redeeming') THEN
    UPDATE "escrow_lots" SET "qty" = 0 WHERE "source" = 'collectible' AND "source_id" = NEW."id" AND "qty" <> 0;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO "escrow_lots" ("no", "member_id", "source", "source_id", "title", "cover", "spec_text", "qty", "free", "unit", "weight",
      "in_at", "free_until", "guide_value", "cellar_slot", "batch")
    -- None of it is free: it is given and sent as a piece. It costs no storage, whatever the year.
    SELECT 'CJ' || lpad(NEW."id"::text, 14, '0'), NEW."member_id", 'collectible', NEW."id", c."name", coalesce(c."images"->>0, ''),
      'No.' || NEW."serial_no", 1, 0, CASE WHEN c."name" LIKE '%饼%' THEN '饼' WHEN c."name" LIKE '%砖%' THEN '砖' ELSE '件' END, c."weight",
      NEW."acquired_at", 253402214400000, coalesce((c."guide"->-1->>'price')::bigint, c."price"), NEW."cellar_slot", NEW."certificate_no"
    FROM "collectibles" c WHERE c."id" = NEW."collectible_id";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "piece_stored_first" AFTER INSERT ON "holdings" FOR EACH ROW EXECUTE FUNCTION piece_stored();--> statement-breakpoint
CREATE TRIGGER "piece_stored" AFTER UPDATE OF "status" ON "holdings" FOR EACH ROW WHEN (NEW."status" <> OLD."status") EXECUTE FUNCTION piece_stored();--> statement-breakpoint
INSERT INTO "escrow_lots" ("no", "member_id", "source", "source_id", "title", "cover", "spec_text", "qty", "free", "unit", "weight",
  "in_at", "free_until", "guide_value", "cellar_slot", "batch")
SELECT 'CJ' || lpad(h."id"::text, 14, '0'), h."member_id", 'collectible', h."id", c."name", coalesce(c."images"->>0, ''),
  'No.' || h."serial_no", 1, 0, CASE WHEN c."name" LIKE '%饼%' THEN '饼' WHEN c."name" LIKE '%砖%' THEN '砖' ELSE '件' END, c."weight",
  h."acquired_at", 253402214400000, coalesce((c."guide"->-1->>'price')::bigint, c."price"), h."cellar_slot", h."certificate_no"
FROM "holdings" h JOIN "collectibles" c ON c."id" = h."collectible_id" WHERE h."status" IN ('held', 'transferring', 'redeeming');
