-- What was ordered before sellers had rows of their own: each line learns who sells it, each merchant gets its share of the order. Money is
-- booked from here on, at the receipts to come.
UPDATE "order_lines" SET "merchant_id" = "goods"."merchant_id" FROM "goods" WHERE "goods"."id" = "order_lines"."goods_id" AND "goods"."merchant_id" IS NOT NULL;--> statement-breakpoint
INSERT INTO "order_sellers" ("order_id", "merchant_id", "stage", "qty", "amount", "created_at", "paid_at")
SELECT o."id", l."merchant_id",
  CASE WHEN o."status" IN ('unpaid', 'grouping') THEN 'waiting'
    WHEN o."status" IN ('cancelled', 'refunded') THEN 'closed'
    WHEN o."status" = 'pickup' THEN 'pickup'
    WHEN o."status" IN ('paid', 'partial') AND bool_or(l."qty" - l."cancelled_qty" - l."store_qty" - l."shipped_qty" > 0) THEN 'ship'
    ELSE 'done' END,
  coalesce(sum(l."qty") FILTER (WHERE NOT l."gift"), 0),
  sum(l."paid") + CASE WHEN count(*) = (SELECT count(*) FROM "order_lines" a WHERE a."order_id" = o."id")
    THEN (o."amounts" ->> 'freight')::bigint - (o."amounts" ->> 'vipOff')::bigint ELSE 0 END,
  o."created_at", o."paid_at"
FROM "orders" o JOIN "order_lines" l ON l."order_id" = o."id" AND l."merchant_id" IS NOT NULL
GROUP BY o."id", l."merchant_id"
ON CONFLICT DO NOTHING;
