DROP INDEX "identities_member";--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "asker" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Several that were bound at once: the last proof stays.
DELETE FROM "identities" a USING "identities" b WHERE a."member_id" = b."member_id" AND a."provider" = b."provider"
  AND (a."bound_at", a."id") < (b."bound_at", b."id");--> statement-breakpoint
CREATE UNIQUE INDEX "identities_member" ON "identities" USING btree ("member_id","provider");