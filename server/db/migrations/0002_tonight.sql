CREATE TABLE "activity_door_ops" (
	"op_id" text PRIMARY KEY NOT NULL,
	"activity_id" bigint NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_gives" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"signup_id" bigint NOT NULL,
	"qty" integer NOT NULL,
	"token" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"taken_by_id" bigint,
	"at" bigint NOT NULL,
	CONSTRAINT "activity_gives_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "activity_guests" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"activity_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"card_no" text NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"gender" text DEFAULT '' NOT NULL,
	"birthday" text DEFAULT '' NOT NULL,
	"wish" text DEFAULT '' NOT NULL,
	"employee_id" bigint,
	"gift_code" text NOT NULL,
	"gift_at" bigint,
	"gift_by" text DEFAULT '' NOT NULL,
	"agreed_at" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "activity_guests_card_no_unique" UNIQUE("card_no"),
	CONSTRAINT "activity_guests_gift_code_unique" UNIQUE("gift_code")
);
--> statement-breakpoint
CREATE TABLE "activity_refunds" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"signup_id" bigint NOT NULL,
	"payment_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "activity_refunds_amount" CHECK ("activity_refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "activity_seats" (
	"activity_id" bigint NOT NULL,
	"seat" text NOT NULL,
	"member_id" bigint NOT NULL,
	"signup_id" bigint,
	"held_until" bigint,
	"renewed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "activity_seats_activity_id_seat_pk" PRIMARY KEY("activity_id","seat"),
	CONSTRAINT "activity_seats_state" CHECK (("activity_seats"."signup_id" is null) <> ("activity_seats"."held_until" is null))
);
--> statement-breakpoint
CREATE TABLE "activity_themes" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"title" text NOT NULL,
	"cover" text NOT NULL,
	"summary" text NOT NULL,
	"html" text NOT NULL,
	"flow" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"teas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price_each" bigint NOT NULL,
	"min_people" integer NOT NULL,
	"minutes" integer NOT NULL,
	"store_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"over" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tasting_samples" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"activity_id" bigint NOT NULL,
	"letter" text NOT NULL,
	"name" text NOT NULL,
	"goods_id" bigint,
	"maker_id" bigint
);
--> statement-breakpoint
CREATE TABLE "tasting_scores" (
	"sample_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"activity_id" bigint NOT NULL,
	"scores" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"written_at" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "tasting_scores_sample_id_member_id_pk" PRIMARY KEY("sample_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "released_at" bigint;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "theme_id" bigint;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "host_member_id" bigint;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "seat_names" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "min_guests" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "door_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "gift" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "photos" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "scenes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "cancelled_at" bigint;--> statement-breakpoint
ALTER TABLE "activity_signups" ADD COLUMN "checked_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_signups" ADD COLUMN "no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_signups" ADD COLUMN "price" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_signups" ADD COLUMN "expire_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_signups" ADD COLUMN "closed_at" bigint;--> statement-breakpoint
ALTER TABLE "activity_signups" ADD COLUMN "paid_with_id" bigint;--> statement-breakpoint
ALTER TABLE "activity_signups" ADD COLUMN "names" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_signups" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_signups" ADD COLUMN "brought_by_id" bigint;--> statement-breakpoint
ALTER TABLE "activity_signups" ADD COLUMN "calendar_token" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_signups" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "activity_door_ops_activity" ON "activity_door_ops" USING btree ("activity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "activity_gives_open" ON "activity_gives" USING btree ("signup_id") WHERE "activity_gives"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "activity_guests_own" ON "activity_guests" USING btree ("activity_id","member_id");--> statement-breakpoint
CREATE INDEX "activity_guests_employee" ON "activity_guests" USING btree ("employee_id");--> statement-breakpoint
CREATE INDEX "activity_refunds_payment" ON "activity_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "activity_seats_signup" ON "activity_seats" USING btree ("signup_id");--> statement-breakpoint
CREATE INDEX "activity_seats_member" ON "activity_seats" USING btree ("activity_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tasting_samples_letter" ON "tasting_samples" USING btree ("activity_id","letter");--> statement-breakpoint
CREATE INDEX "tasting_scores_activity" ON "tasting_scores" USING btree ("activity_id");--> statement-breakpoint
CREATE INDEX "tasting_scores_member" ON "tasting_scores" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "activities_theme" ON "activities" USING btree ("theme_id");--> statement-breakpoint
CREATE UNIQUE INDEX "activity_signups_own" ON "activity_signups" USING btree ("activity_id","member_id") WHERE "activity_signups"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "activity_signups_calendar" ON "activity_signups" USING btree ("calendar_token");--> statement-breakpoint
ALTER TABLE "activity_goods" DROP COLUMN "sample";--> statement-breakpoint
ALTER TABLE "activity_signups" ADD CONSTRAINT "activity_signups_qty" CHECK ("activity_signups"."qty" > 0);