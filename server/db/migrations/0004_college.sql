CREATE TABLE "certificates" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"member_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"title" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "certificates_no_unique" UNIQUE("no")
);
--> statement-breakpoint
CREATE TABLE "course_assignments" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"course_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"by_id" bigint NOT NULL,
	"due_day" text NOT NULL,
	"at" bigint NOT NULL,
	"done_at" bigint
);
--> statement-breakpoint
CREATE TABLE "course_notes" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"lesson_id" bigint NOT NULL,
	"second" integer NOT NULL,
	"quote" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"at" bigint NOT NULL,
	"changed_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_orders" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"member_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"gift_to_id" bigint,
	"status" text NOT NULL,
	"amounts" jsonb NOT NULL,
	"payable" bigint NOT NULL,
	"member_coupon_id" bigint,
	"points_used" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"expire_at" bigint NOT NULL,
	"paid_at" bigint,
	"closed_at" bigint,
	"reason" text DEFAULT '' NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "course_orders_no_unique" UNIQUE("no"),
	CONSTRAINT "course_orders_payable" CHECK ("course_orders"."payable" >= 0 and "course_orders"."points_used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "course_reviews" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"course_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"score" integer NOT NULL,
	"text" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "course_reviews_score" CHECK ("course_reviews"."score" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"kind" text NOT NULL,
	"cate" text NOT NULL,
	"title" text NOT NULL,
	"cover" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"master_id" bigint,
	"teacher" text NOT NULL,
	"price" bigint DEFAULT 0 NOT NULL,
	"market_price" bigint DEFAULT 0 NOT NULL,
	"is_vip_free" boolean DEFAULT false NOT NULL,
	"is_members_only" boolean DEFAULT false NOT NULL,
	"is_in_order" boolean DEFAULT false NOT NULL,
	"is_no_skip" boolean DEFAULT false NOT NULL,
	"part_of_id" bigint,
	"goods_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"students" integer DEFAULT 0 NOT NULL,
	"score_sum" integer DEFAULT 0 NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'on' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"published_at" bigint NOT NULL,
	CONSTRAINT "courses_counts" CHECK ("courses"."students" >= 0 and "courses"."review_count" >= 0 and "courses"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "enrolments" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"source" text NOT NULL,
	"order_id" bigint,
	"at" bigint NOT NULL,
	"revoked_at" bigint,
	"last_lesson_id" bigint,
	"learned_at" bigint,
	"percent" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "enrolments_percent" CHECK ("enrolments"."percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "lesson_progress" (
	"member_id" bigint NOT NULL,
	"lesson_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"ranges" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"covered" integer DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"position_at" bigint DEFAULT 0 NOT NULL,
	"score" integer DEFAULT 0 NOT NULL,
	"done_at" bigint,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "lesson_progress_member_id_lesson_id_pk" PRIMARY KEY("member_id","lesson_id"),
	CONSTRAINT "lesson_progress_covered" CHECK ("lesson_progress"."covered" >= 0 and "lesson_progress"."position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"course_id" bigint NOT NULL,
	"chapter" text DEFAULT '' NOT NULL,
	"sort" integer NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"seconds" integer NOT NULL,
	"is_preview" boolean DEFAULT false NOT NULL,
	"media_id" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"transcript" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "lessons_seconds" CHECK ("lessons"."seconds" > 0)
);
--> statement-breakpoint
CREATE TABLE "quiz_attempts" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"lesson_id" bigint NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"score" integer NOT NULL,
	"passed" boolean DEFAULT false NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_days" (
	"member_id" bigint NOT NULL,
	"day" text NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"drills" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "study_days_member_id_day_pk" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
CREATE TABLE "wrong_answers" (
	"member_id" bigint NOT NULL,
	"lesson_id" bigint NOT NULL,
	"key" text NOT NULL,
	"course_id" bigint NOT NULL,
	"answer" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"at" bigint NOT NULL,
	"right_at" bigint,
	CONSTRAINT "wrong_answers_member_id_lesson_id_key_pk" PRIMARY KEY("member_id","lesson_id","key")
);
--> statement-breakpoint
CREATE TABLE "live_messages" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"room_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"member_id" bigint NOT NULL,
	"client_id" text NOT NULL,
	"kind" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"gift_id" text,
	"points" integer DEFAULT 0 NOT NULL,
	"by_host" boolean DEFAULT false NOT NULL,
	"state" text,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" bigint,
	"hidden" boolean DEFAULT false NOT NULL,
	"changed_rev" integer,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_mutes" (
	"room_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"until" bigint,
	"by_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "live_mutes_room_id_member_id_pk" PRIMARY KEY("room_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "live_players" (
	"room_id" bigint NOT NULL,
	"day" text NOT NULL,
	"member_id" bigint NOT NULL,
	CONSTRAINT "live_players_room_id_day_member_id_pk" PRIMARY KEY("room_id","day","member_id")
);
--> statement-breakpoint
CREATE TABLE "live_plays" (
	"room_id" bigint NOT NULL,
	"day" text NOT NULL,
	"plays" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "live_plays_room_id_day_pk" PRIMARY KEY("room_id","day")
);
--> statement-breakpoint
CREATE TABLE "material_downloads" (
	"member_id" bigint NOT NULL,
	"material_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "material_downloads_member_id_material_id_pk" PRIMARY KEY("member_id","material_id")
);
--> statement-breakpoint
CREATE TABLE "materials" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"cate" text NOT NULL,
	"cover" text NOT NULL,
	"file" text NOT NULL,
	"size" integer NOT NULL,
	"pages" integer DEFAULT 0 NOT NULL,
	"ratio_bp" integer DEFAULT 10000 NOT NULL,
	"lock" text,
	"course_id" bigint,
	"status" text DEFAULT 'on' NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_collections" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"title" text NOT NULL,
	"cover" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"video_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_steeps" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"video_id" bigint NOT NULL,
	"name" text NOT NULL,
	"from_sec" integer NOT NULL,
	"seconds" integer NOT NULL,
	"grams" integer,
	"celsius" integer,
	CONSTRAINT "video_steeps_span" CHECK ("video_steeps"."from_sec" >= 0 and "video_steeps"."seconds" > 0)
);
--> statement-breakpoint
ALTER TABLE "live_rooms" ADD COLUMN "replay_at" bigint;--> statement-breakpoint
ALTER TABLE "live_rooms" ADD COLUMN "members_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "live_rooms" ADD COLUMN "key_points" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "live_rooms" ADD COLUMN "pinned_id" bigint;--> statement-breakpoint
ALTER TABLE "live_rooms" ADD COLUMN "moved_from" bigint;--> statement-breakpoint
ALTER TABLE "live_rooms" ADD COLUMN "cancelled_at" bigint;--> statement-breakpoint
ALTER TABLE "live_rooms" ADD COLUMN "last_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "live_rooms" ADD COLUMN "last_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "live_rooms" ADD COLUMN "rev" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "live_rooms" ADD COLUMN "likes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "live_rooms" ADD COLUMN "peak" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "video_views" ADD COLUMN "seen_at" bigint;--> statement-breakpoint
ALTER TABLE "video_views" ADD COLUMN "later_at" bigint;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "files" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "transcript" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "spoken" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_member" ON "certificates" USING btree ("member_id","course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_assignments_member" ON "course_assignments" USING btree ("member_id","course_id");--> statement-breakpoint
CREATE INDEX "course_assignments_course" ON "course_assignments" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "course_notes_member" ON "course_notes" USING btree ("member_id","course_id");--> statement-breakpoint
CREATE INDEX "course_orders_member" ON "course_orders" USING btree ("member_id","status");--> statement-breakpoint
CREATE INDEX "course_orders_course" ON "course_orders" USING btree ("course_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_orders_open" ON "course_orders" USING btree ("member_id","course_id",coalesce("gift_to_id", 0)) WHERE "course_orders"."status" = 'unpaid';--> statement-breakpoint
CREATE UNIQUE INDEX "course_reviews_member" ON "course_reviews" USING btree ("member_id","course_id");--> statement-breakpoint
CREATE INDEX "course_reviews_course" ON "course_reviews" USING btree ("course_id","at");--> statement-breakpoint
CREATE INDEX "courses_kind" ON "courses" USING btree ("kind","sort");--> statement-breakpoint
CREATE INDEX "courses_master" ON "courses" USING btree ("master_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enrolments_member" ON "enrolments" USING btree ("member_id","course_id");--> statement-breakpoint
CREATE INDEX "enrolments_course" ON "enrolments" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "enrolments_order" ON "enrolments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "lesson_progress_course" ON "lesson_progress" USING btree ("member_id","course_id");--> statement-breakpoint
CREATE INDEX "lessons_course" ON "lessons" USING btree ("course_id","sort");--> statement-breakpoint
CREATE INDEX "quiz_attempts_lesson" ON "quiz_attempts" USING btree ("member_id","lesson_id");--> statement-breakpoint
CREATE INDEX "wrong_answers_member" ON "wrong_answers" USING btree ("member_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "live_messages_seq" ON "live_messages" USING btree ("room_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "live_messages_client" ON "live_messages" USING btree ("room_id","member_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "live_messages_at" ON "live_messages" USING btree ("room_id","at");--> statement-breakpoint
CREATE INDEX "live_messages_member" ON "live_messages" USING btree ("room_id","member_id","seq");--> statement-breakpoint
CREATE INDEX "live_messages_changed" ON "live_messages" USING btree ("room_id","changed_rev") WHERE "live_messages"."changed_rev" is not null;--> statement-breakpoint
CREATE INDEX "live_messages_question" ON "live_messages" USING btree ("room_id","state","seq") WHERE "live_messages"."kind" = 'question';--> statement-breakpoint
CREATE INDEX "material_downloads_member" ON "material_downloads" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "material_downloads_material" ON "material_downloads" USING btree ("material_id");--> statement-breakpoint
CREATE INDEX "materials_shelf" ON "materials" USING btree ("status","cate","sort");--> statement-breakpoint
CREATE INDEX "materials_course" ON "materials" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "video_steeps_video" ON "video_steeps" USING btree ("video_id","from_sec");--> statement-breakpoint
CREATE INDEX "video_views_seen" ON "video_views" USING btree ("member_id","seen_at") WHERE "video_views"."seen_at" is not null;--> statement-breakpoint
CREATE INDEX "video_views_later" ON "video_views" USING btree ("member_id","later_at") WHERE "video_views"."later_at" is not null;