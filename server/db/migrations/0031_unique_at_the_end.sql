-- Compared when a statement, or the push of a folder, is done: two rows of it may have changed places.
ALTER TABLE "skus" DROP CONSTRAINT "skus_bar_code_unique";--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_bar_code_unique" UNIQUE ("bar_code") DEFERRABLE INITIALLY IMMEDIATE;--> statement-breakpoint
ALTER TABLE "employees" DROP CONSTRAINT "employees_member_id_unique";--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_member_id_unique" UNIQUE ("member_id") DEFERRABLE INITIALLY IMMEDIATE;
