ALTER TABLE "feedbacks" ADD COLUMN "income_id" bigint;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD COLUMN "from_page" text DEFAULT '' NOT NULL;