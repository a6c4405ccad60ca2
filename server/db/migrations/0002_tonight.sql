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
CREATE INDEX "print_jobs_waiting" ON "print_jobs" USING btree ("printer_id","id") WHERE "print_jobs"."status" in ('queued', 'printing');--> statement-breakpoint
CREATE INDEX "print_jobs_failed" ON "print_jobs" USING btree ("store_id","at") WHERE "print_jobs"."status" = 'failed';--> statement-breakpoint
CREATE INDEX "print_jobs_session" ON "print_jobs" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "printers_store" ON "printers" USING btree ("store_id","sort");