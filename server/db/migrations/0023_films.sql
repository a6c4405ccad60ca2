ALTER TABLE "files" ADD COLUMN "seconds" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "cover" text;--> statement-breakpoint
CREATE INDEX "files_member" ON "files" USING btree ("member_id","id");