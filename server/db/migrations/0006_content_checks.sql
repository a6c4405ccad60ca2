CREATE TABLE "content_answers" (
	"trace_id" text PRIMARY KEY NOT NULL,
	"found" text NOT NULL,
	"label" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_checks" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"kind" text NOT NULL,
	"target_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"text" text NOT NULL,
	"found" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"at" bigint NOT NULL,
	"decided_at" bigint
);
--> statement-breakpoint
CREATE TABLE "content_media" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"check_id" bigint NOT NULL,
	"url" text NOT NULL,
	"trace_id" text,
	"found" text DEFAULT 'open' NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	CONSTRAINT "content_media_trace_id_unique" UNIQUE("trace_id")
);
--> statement-breakpoint
ALTER TABLE "live_messages" ALTER COLUMN "seq" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "append_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "auditing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "life_comments" ADD COLUMN "status" text DEFAULT 'on' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "wanted_nickname" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "wanted_avatar" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "wanted_bio" text;--> statement-breakpoint
CREATE INDEX "content_answers_at" ON "content_answers" USING btree ("at");--> statement-breakpoint
CREATE INDEX "content_checks_target" ON "content_checks" USING btree ("kind","target_id","state");--> statement-breakpoint
CREATE INDEX "content_media_check" ON "content_media" USING btree ("check_id");