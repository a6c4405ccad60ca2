ALTER TABLE "live_rooms" DROP COLUMN "viewers";--> statement-breakpoint
UPDATE "jobs" SET "key" = r."member_id" || ':release:' || r."target_id"
FROM "reminds" r JOIN "releases" l ON l."id" = r."target_id"
WHERE "jobs"."kind" = 'remind' AND "jobs"."key" = r."member_id" || ':discount:' || r."target_id" AND r."kind" = 'discount'
  AND NOT EXISTS (SELECT 1 FROM "campaigns" c WHERE c."id" = r."target_id") AND NOT EXISTS (SELECT 1 FROM "discount_zones" z WHERE z."id" = r."target_id");--> statement-breakpoint
UPDATE "reminds" SET "kind" = 'release'
WHERE "kind" = 'discount' AND "target_id" IN (SELECT "id" FROM "releases")
  AND NOT EXISTS (SELECT 1 FROM "campaigns" c WHERE c."id" = "reminds"."target_id") AND NOT EXISTS (SELECT 1 FROM "discount_zones" z WHERE z."id" = "reminds"."target_id");
