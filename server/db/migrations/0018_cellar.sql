ALTER TABLE "escrow_requests" ADD COLUMN "expire_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "escrow_requests" ADD COLUMN "company" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "escrow_requests" ADD COLUMN "tracking_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "escrow_requests_to" ON "escrow_requests" USING btree ("to_id");