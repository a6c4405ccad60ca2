ALTER TABLE "invoices" ADD COLUMN "asked_at" bigint;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "letter_no" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "lease_until" bigint;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "dead_at" bigint;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "offered_at" bigint;--> statement-breakpoint
CREATE INDEX "jobs_leased" ON "jobs" USING btree ("lease_until") WHERE "jobs"."lease_until" is not null;--> statement-breakpoint
CREATE INDEX "jobs_dead" ON "jobs" USING btree ("kind") WHERE "jobs"."dead_at" is not null;--> statement-breakpoint
-- What was sent so far had been offered in the messenger before.
UPDATE "withdrawals" SET "offered_at" = "sent_at" WHERE "method" = 'wechat';
