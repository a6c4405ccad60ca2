CREATE INDEX "after_sales_merchant" ON "after_sales" USING btree ("merchant_id","status","created_at");--> statement-breakpoint
-- What refunds took so far becomes rows of its own: first what pending rows lost and what is or was owed, then what after-sales took of settled ones.
INSERT INTO "incomes" ("member_id", "from_id", "order_id", "source", "title", "base", "rate_bp", "amount", "back_of", "status", "settle_at", "settled_at", "created_at")
SELECT i."member_id", i."from_id", i."order_id", i."source", i."title", -(c."cut" * 10000 / i."rate_bp"), i."rate_bp", -c."cut", i."id", i."status", i."settle_at", i."settled_at", coalesce(i."settled_at", i."created_at")
FROM "incomes" i CROSS JOIN LATERAL (
  SELECT i."cancelled" + i."owed" + coalesce(-sum(r."delta"), 0) AS "cut" FROM "accounts" a JOIN "ledger_rows" r ON r."account_id" = a."id"
  WHERE a."owner_type" = 'member' AND a."owner_id" = i."member_id" AND a."unit" = 'income' AND r."biz_type" = 'commissionBack' AND r."biz_id" LIKE i."id"::text || ':%'
) c WHERE i."status" <> 'cancelled' AND i."back_of" IS NULL AND c."cut" > 0;--> statement-breakpoint
INSERT INTO "incomes" ("member_id", "from_id", "order_id", "source", "title", "base", "rate_bp", "amount", "back_of", "sale_id", "status", "settle_at", "settled_at", "created_at")
SELECT i."member_id", i."from_id", i."order_id", i."source", i."title", r."delta" * 10000 / i."rate_bp", i."rate_bp", r."delta", i."id", s."id", i."status", i."settle_at", r."created_at", r."created_at"
FROM "incomes" i JOIN "after_sales" s ON s."order_id" = i."order_id"
JOIN "accounts" a ON a."owner_type" = 'member' AND a."owner_id" = i."member_id" AND a."unit" = 'income'
JOIN "ledger_rows" r ON r."account_id" = a."id" AND r."biz_type" = 'commissionBack' AND r."biz_id" = s."id"::text
WHERE i."status" = 'settled' AND i."back_of" IS NULL;--> statement-breakpoint
INSERT INTO "income_days" ("member_id", "day", "source", "status", "back", "amount", "count")
SELECT "member_id", to_char(to_timestamp("created_at" / 1000) AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD'), "source", "status", "back_of" IS NOT NULL, sum("amount"), count(*)
FROM "incomes" GROUP BY 1, 2, 3, 4, 5;
