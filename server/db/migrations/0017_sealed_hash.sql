ALTER TABLE "sealed_files" ADD COLUMN "hash" text;--> statement-breakpoint
CREATE INDEX "sealed_files_hash" ON "sealed_files" USING btree ("hash");