-- The figures of teams follow members, orders and refunds, whoever writes those. When somebody was last seen is kept to the hour.
CREATE FUNCTION month_of(at bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT to_char(to_timestamp(at / 1000) AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM')
$$;--> statement-breakpoint
CREATE FUNCTION team_counts(kind text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT kind IN ('normal', 'discount', 'group')
$$;--> statement-breakpoint
CREATE FUNCTION team_month(member bigint, moment bigint, pieces integer, fen bigint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "team_months" ("member_id", "month", "orders", "amount")
  SELECT member, month_of(moment), pieces, fen WHERE member IS NOT NULL
  ON CONFLICT ("member_id", "month") DO UPDATE
    SET "orders" = "team_months"."orders" + excluded."orders", "amount" = "team_months"."amount" + excluded."amount"
$$;--> statement-breakpoint
CREATE FUNCTION team_placed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO "team_members" ("member_id", "inviter_id", "grand_id", "joined_at", "last_active_at", "orders", "amount", "points")
  SELECT NEW."id", NEW."inviter_id", (SELECT "inviter_id" FROM "members" WHERE "id" = NEW."inviter_id"),
    coalesce(NEW."invited_at", NEW."created_at"),
    greatest(NEW."created_at", coalesce(max(o."created_at"), 0)),
    count(*) FILTER (WHERE o."received_at" IS NOT NULL),
    coalesce(sum(o."payable" - coalesce(s.back, 0)) FILTER (WHERE o."received_at" IS NOT NULL), 0),
    coalesce(sum(o."give_points") FILTER (WHERE o."received_at" IS NOT NULL), 0)
  FROM (SELECT 1) AS one
  LEFT JOIN "orders" o ON o."member_id" = NEW."id" AND team_counts(o."kind")
  LEFT JOIN LATERAL (SELECT sum("refund") AS back FROM "after_sales" WHERE "order_id" = o."id" AND "status" = 'done') s ON true
  ON CONFLICT ("member_id") DO UPDATE SET "inviter_id" = excluded."inviter_id", "grand_id" = excluded."grand_id";
  UPDATE "team_members" SET "grand_id" = NEW."inviter_id" WHERE "inviter_id" = NEW."id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION team_ordered() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE place RECORD; net bigint;
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE "team_members" SET "last_active_at" = NEW."created_at"
      WHERE "member_id" = NEW."member_id" AND "last_active_at" < NEW."created_at" - 3600000;
  END IF;
  IF NEW."received_at" IS NULL OR NOT team_counts(NEW."kind") THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' AND OLD."received_at" IS NOT NULL THEN RETURN NULL; END IF;
  net := NEW."payable" - (SELECT coalesce(sum("refund"), 0) FROM "after_sales" WHERE "order_id" = NEW."id" AND "status" = 'done');
  UPDATE "team_members" SET "orders" = "orders" + 1, "amount" = "amount" + net, "points" = "points" + NEW."give_points"
    WHERE "member_id" = NEW."member_id" RETURNING "inviter_id", "grand_id" INTO place;
  IF FOUND THEN
    PERFORM team_month(place."inviter_id", NEW."received_at", 1, net);
    PERFORM team_month(place."grand_id", NEW."received_at", 1, net);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION team_refunded() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE place RECORD; moment bigint;
BEGIN
  IF NEW."status" <> 'done' THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' AND OLD."status" = 'done' THEN RETURN NULL; END IF;
  IF NOT EXISTS (SELECT 1 FROM "orders" WHERE "id" = NEW."order_id" AND "received_at" IS NOT NULL AND team_counts("kind")) THEN
    RETURN NULL;
  END IF;
  moment := coalesce(NEW."ended_at", NEW."created_at");
  UPDATE "team_members" SET "amount" = "amount" - NEW."refund"
    WHERE "member_id" = NEW."member_id" RETURNING "inviter_id", "grand_id" INTO place;
  IF FOUND THEN
    PERFORM team_month(place."inviter_id", moment, 0, -NEW."refund");
    PERFORM team_month(place."grand_id", moment, 0, -NEW."refund");
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION team_seen() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE "team_members" SET "last_active_at" = NEW."created_at"
    WHERE "member_id" = NEW."member_id" AND "last_active_at" < NEW."created_at" - 3600000;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "team_placed" AFTER INSERT ON "members" FOR EACH ROW WHEN (NEW."inviter_id" IS NOT NULL) EXECUTE FUNCTION team_placed();--> statement-breakpoint
CREATE TRIGGER "team_replaced" AFTER UPDATE OF "inviter_id" ON "members" FOR EACH ROW
  WHEN (NEW."inviter_id" IS NOT NULL AND NEW."inviter_id" IS DISTINCT FROM OLD."inviter_id") EXECUTE FUNCTION team_placed();--> statement-breakpoint
CREATE TRIGGER "team_ordered" AFTER INSERT OR UPDATE OF "received_at" ON "orders" FOR EACH ROW EXECUTE FUNCTION team_ordered();--> statement-breakpoint
CREATE TRIGGER "team_refunded" AFTER INSERT OR UPDATE OF "status" ON "after_sales" FOR EACH ROW EXECUTE FUNCTION team_refunded();--> statement-breakpoint
CREATE TRIGGER "team_seen" AFTER INSERT ON "sessions" FOR EACH ROW EXECUTE FUNCTION team_seen();--> statement-breakpoint
-- Of those who were brought before there was this table.
INSERT INTO "team_members" ("member_id", "inviter_id", "grand_id", "joined_at", "last_active_at", "orders", "amount", "points")
SELECT m."id", m."inviter_id", i."inviter_id", m."created_at", greatest(m."created_at", coalesce(max(o."created_at"), 0)),
  count(*) FILTER (WHERE o."received_at" IS NOT NULL),
  coalesce(sum(o."payable" - coalesce(s.back, 0)) FILTER (WHERE o."received_at" IS NOT NULL), 0),
  coalesce(sum(o."give_points") FILTER (WHERE o."received_at" IS NOT NULL), 0)
FROM "members" m JOIN "members" i ON i."id" = m."inviter_id"
LEFT JOIN "orders" o ON o."member_id" = m."id" AND team_counts(o."kind")
LEFT JOIN LATERAL (SELECT sum("refund") AS back FROM "after_sales" WHERE "order_id" = o."id" AND "status" = 'done') s ON true
GROUP BY m."id", i."inviter_id";--> statement-breakpoint
INSERT INTO "team_months" ("member_id", "month", "orders", "amount")
SELECT above."id", f."month", sum(f."orders"), sum(f."amount") FROM (
  SELECT o."member_id", month_of(o."received_at") AS "month", 1 AS "orders", o."payable" AS "amount"
    FROM "orders" o WHERE o."received_at" IS NOT NULL AND team_counts(o."kind")
  UNION ALL
  SELECT o."member_id", month_of(CASE WHEN s."ended_at" > o."received_at" THEN s."ended_at" ELSE o."received_at" END), 0, -s."refund"
    FROM "after_sales" s JOIN "orders" o ON o."id" = s."order_id"
    WHERE s."status" = 'done' AND o."received_at" IS NOT NULL AND team_counts(o."kind")
) f
JOIN "team_members" t ON t."member_id" = f."member_id"
CROSS JOIN LATERAL (VALUES (t."inviter_id"), (t."grand_id")) AS above("id")
WHERE above."id" IS NOT NULL
GROUP BY above."id", f."month";
