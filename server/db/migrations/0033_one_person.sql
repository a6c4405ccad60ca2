ALTER TABLE "stock_documents" DROP CONSTRAINT "stock_documents_two";--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "worth" bigint;--> statement-breakpoint
ALTER TABLE "stock_documents" ADD COLUMN "alone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_documents" ADD CONSTRAINT "stock_documents_two" CHECK ("stock_documents"."alone" or "stock_documents"."passer_id" is null or "stock_documents"."passer_id" <> "stock_documents"."picker_id");