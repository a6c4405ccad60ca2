ALTER TABLE "order_lines" ADD COLUMN "campaign_id" bigint;--> statement-breakpoint
UPDATE "order_lines" SET "campaign_id" = "orders"."campaign_id" FROM "orders"
  WHERE "orders"."id" = "order_lines"."order_id" AND "orders"."kind" IN ('discount', 'group') AND NOT "order_lines"."gift";
