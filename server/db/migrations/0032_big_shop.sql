CREATE TABLE "earned_months" (
	"unit" text NOT NULL,
	"month" text NOT NULL,
	"member_id" bigint NOT NULL,
	"inviter_id" bigint,
	"value" bigint NOT NULL,
	CONSTRAINT "earned_months_unit_month_member_id_pk" PRIMARY KEY("unit","month","member_id")
);
--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "least" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "earned_months_all" ON "earned_months" USING btree ("unit","month","value","member_id");--> statement-breakpoint
CREATE INDEX "earned_months_team" ON "earned_months" USING btree ("inviter_id","unit","month","value","member_id");--> statement-breakpoint
CREATE INDEX "earned_months_member" ON "earned_months" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "skus_low" ON "skus" USING btree (("stock"::numeric / greatest(1, "least")),"id") WHERE not "skus"."off";--> statement-breakpoint
-- Rankings: what was earned follows the ledger and the teams, whoever writes those.
CREATE FUNCTION is_earned(unit text, kind text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE unit
    WHEN 'points' THEN kind IN ('reward', 'rewardBack', 'sign', 'review', 'gift', 'redPacket', 'draw')
    WHEN 'growth' THEN kind IN ('reward', 'rewardBack', 'review', 'gift', 'sign')
    WHEN 'income' THEN kind IN ('commission', 'commissionBack')
    ELSE false END
$$;--> statement-breakpoint
CREATE FUNCTION ledger_earned() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO "earned_months" ("unit", "month", "member_id", "inviter_id", "value")
  SELECT NEW."unit", month_of(NEW."created_at"), a."owner_id", t."inviter_id", NEW."delta"
    FROM "accounts" a LEFT JOIN "team_members" t ON t."member_id" = a."owner_id"
    WHERE a."id" = NEW."account_id" AND a."owner_type" = 'member'
  ON CONFLICT ("unit", "month", "member_id") DO UPDATE SET "value" = "earned_months"."value" + excluded."value";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_earned" AFTER INSERT ON "ledger_rows" FOR EACH ROW
  WHEN (is_earned(NEW."unit", NEW."biz_type")) EXECUTE FUNCTION ledger_earned();--> statement-breakpoint
CREATE FUNCTION team_ranked() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE "earned_months" SET "inviter_id" = NEW."inviter_id" WHERE "member_id" = NEW."member_id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "team_ranked" AFTER INSERT OR UPDATE OF "inviter_id" ON "team_members" FOR EACH ROW EXECUTE FUNCTION team_ranked();--> statement-breakpoint
INSERT INTO "earned_months" ("unit", "month", "member_id", "inviter_id", "value")
SELECT r."unit", month_of(r."created_at"), a."owner_id", max(t."inviter_id"), sum(r."delta")
FROM "ledger_rows" r JOIN "accounts" a ON a."id" = r."account_id" AND a."owner_type" = 'member'
LEFT JOIN "team_members" t ON t."member_id" = a."owner_id"
WHERE is_earned(r."unit", r."biz_type") GROUP BY 1, 2, 3;--> statement-breakpoint
-- What runs low is found by an index of the SKUs: how few a place may hold is copied to them.
CREATE FUNCTION place_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE "skus" SET "least" = 0 WHERE "id" = OLD."sku_id" AND "least" <> 0;
  ELSE
    UPDATE "skus" SET "least" = NEW."least" WHERE "id" = NEW."sku_id" AND "least" <> NEW."least";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "place_changed" AFTER INSERT OR DELETE OR UPDATE OF "least", "sku_id" ON "sku_places" FOR EACH ROW EXECUTE FUNCTION place_changed();--> statement-breakpoint
UPDATE "skus" s SET "least" = p."least" FROM "sku_places" p WHERE p."sku_id" = s."id" AND p."least" <> 0;--> statement-breakpoint
-- Lists are counted by what is sold and in stock, too. That the last piece went or the first came is told at the end of its transaction, so
-- that nobody waits for it who holds what others need.
CREATE TRIGGER "skus_changed" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "off" ON "skus"
  FOR EACH STATEMENT EXECUTE FUNCTION goods_changed();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "stock_turned" AFTER UPDATE OF "stock", "locked" ON "skus" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD."stock" > OLD."locked") IS DISTINCT FROM (NEW."stock" > NEW."locked")) EXECUTE FUNCTION goods_changed();
