ALTER TABLE "accounts" ADD COLUMN "owed" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reward_at" bigint;--> statement-breakpoint
ALTER TABLE "red_packets" ADD COLUMN "needs" bigint;--> statement-breakpoint
ALTER TABLE "after_sales" ADD COLUMN "withheld" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "after_sales" ADD COLUMN "points_back" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "after_sales" ADD COLUMN "growth_back" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "after_sales" ADD COLUMN "kept_for_points" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_owed" CHECK ("accounts"."owed" >= 0);--> statement-breakpoint
-- What after-sales took back before it was written down with them.
UPDATE "after_sales" s SET
  "points_back" = coalesce((SELECT -sum(r."delta") FROM "ledger_rows" r JOIN "accounts" a ON a."id" = r."account_id" AND a."owner_type" = 'member' AND a."owner_id" = s."member_id"
    WHERE r."biz_type" = 'rewardBack' AND r."biz_id" = s."id"::text AND r."unit" = 'points'), 0),
  "growth_back" = coalesce((SELECT -sum(r."delta") FROM "ledger_rows" r JOIN "accounts" a ON a."id" = r."account_id" AND a."owner_type" = 'member' AND a."owner_id" = s."member_id"
    WHERE r."biz_type" = 'rewardBack' AND r."biz_id" = s."id"::text AND r."unit" = 'growth'), 0)
  WHERE s."status" = 'done';
