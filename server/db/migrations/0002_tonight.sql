CREATE TABLE "queue_numbers" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"store_id" bigint NOT NULL,
	"date" text NOT NULL,
	"size" text NOT NULL,
	"seq" integer NOT NULL,
	"party" integer NOT NULL,
	"member_id" bigint,
	"name" text DEFAULT '' NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"place" double precision NOT NULL,
	"missed" integer DEFAULT 0 NOT NULL,
	"taken_at" bigint NOT NULL,
	"called_at" bigint,
	"seated_at" bigint,
	CONSTRAINT "queue_numbers_party" CHECK ("queue_numbers"."party" between 1 and 30)
);
--> statement-breakpoint
CREATE TABLE "print_jobs" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"store_id" bigint NOT NULL,
	"printer_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"station" text NOT NULL,
	"ticket" jsonb NOT NULL,
	"session_id" bigint,
	"order_id" bigint,
	"status" text DEFAULT 'queued' NOT NULL,
	"fault" text,
	"copies" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"at" bigint NOT NULL,
	"printed_at" bigint,
	CONSTRAINT "print_jobs_counts" CHECK ("print_jobs"."copies" >= 0 and "print_jobs"."tries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "printers" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"store_id" bigint NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"width" integer DEFAULT 48 NOT NULL,
	"stations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "printers_width" CHECK ("printers"."width" between 24 and 64)
);
--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "more_store_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "queue_numbers_no" ON "queue_numbers" USING btree ("store_id","date","size","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "queue_numbers_member" ON "queue_numbers" USING btree ("store_id","date","member_id") WHERE "queue_numbers"."status" in ('waiting', 'called');--> statement-breakpoint
CREATE INDEX "queue_numbers_line" ON "queue_numbers" USING btree ("store_id","date","size","place");--> statement-breakpoint
CREATE INDEX "print_jobs_waiting" ON "print_jobs" USING btree ("printer_id","id") WHERE "print_jobs"."status" in ('queued', 'printing');--> statement-breakpoint
CREATE INDEX "print_jobs_failed" ON "print_jobs" USING btree ("store_id","at") WHERE "print_jobs"."status" = 'failed';--> statement-breakpoint
CREATE INDEX "print_jobs_session" ON "print_jobs" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "printers_store" ON "printers" USING btree ("store_id","sort");