CREATE TABLE "booking_holds" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"room_id" bigint NOT NULL,
	"date" text NOT NULL,
	"start_at" bigint NOT NULL,
	"end_at" bigint NOT NULL,
	"party" integer NOT NULL,
	"expire_at" bigint NOT NULL,
	"renewed" boolean DEFAULT false NOT NULL,
	"wait_id" bigint,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"code" text NOT NULL,
	"member_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"room_id" bigint NOT NULL,
	"service_type_id" bigint NOT NULL,
	"employee_id" bigint,
	"status" text NOT NULL,
	"date" text NOT NULL,
	"start_at" bigint NOT NULL,
	"end_at" bigint NOT NULL,
	"party" integer NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"coupon_id" bigint,
	"deposit" bigint NOT NULL,
	"spent" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"late" integer DEFAULT 0 NOT NULL,
	"moves" integer DEFAULT 0 NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"proposal" jsonb,
	"session_id" bigint,
	"score" integer,
	"review_text" text DEFAULT '' NOT NULL,
	"reviewed_at" bigint,
	"reason" text DEFAULT '' NOT NULL,
	"events" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"expire_at" bigint NOT NULL,
	"paid_at" bigint,
	"seated_at" bigint,
	"ended_at" bigint,
	CONSTRAINT "bookings_no_unique" UNIQUE("no"),
	CONSTRAINT "bookings_code_unique" UNIQUE("code"),
	CONSTRAINT "bookings_span" CHECK ("bookings"."end_at" > "bookings"."start_at"),
	CONSTRAINT "bookings_money" CHECK ("bookings"."deposit" >= 0 and "bookings"."spent" >= 0 and "bookings"."refunded" >= 0 and "bookings"."spent" + "bookings"."refunded" <= "bookings"."deposit"),
	CONSTRAINT "bookings_moves" CHECK ("bookings"."moves" between 0 and 1 and "bookings"."late" in (0, 15, 30))
);
--> statement-breakpoint
CREATE TABLE "service_types" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"name" text NOT NULL,
	"icon" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"minutes" integer NOT NULL,
	"price" bigint DEFAULT 0 NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"need_employee" boolean DEFAULT false NOT NULL,
	"need_confirm" boolean DEFAULT false NOT NULL,
	"areas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"store_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "specialists" (
	"employee_id" bigint PRIMARY KEY NOT NULL,
	"skills" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"service_type_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"bookable" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "venues" (
	"store_id" bigint PRIMARY KEY NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"facilities" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"traffic" jsonb NOT NULL,
	"phones" jsonb NOT NULL,
	"licences" jsonb NOT NULL,
	"delivery" text DEFAULT '' NOT NULL,
	"wifi_name" text DEFAULT '' NOT NULL,
	"wifi_password" text DEFAULT '' NOT NULL,
	"large_party" integer DEFAULT 8 NOT NULL,
	"paused_until" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waits" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"lane" text DEFAULT '' NOT NULL,
	"member_id" bigint NOT NULL,
	"size" integer NOT NULL,
	"wish" jsonb NOT NULL,
	"state" text NOT NULL,
	"offer" jsonb,
	"offer_until" bigint,
	"until" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"ended_at" bigint,
	CONSTRAINT "waits_size" CHECK ("waits"."size" >= 1)
);
--> statement-breakpoint
CREATE TABLE "patrol_ops" (
	"employee_id" bigint NOT NULL,
	"op_id" text NOT NULL,
	"record_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "patrol_ops_employee_id_op_id_pk" PRIMARY KEY("employee_id","op_id")
);
--> statement-breakpoint
CREATE TABLE "patrol_points" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"store_id" bigint NOT NULL,
	"area" text NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"frequency" text NOT NULL,
	"weekday" integer DEFAULT 1 NOT NULL,
	"due_time" text NOT NULL,
	"assignee_id" bigint,
	"geo" jsonb,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "patrol_points_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "patrol_records" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"point_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"name" text NOT NULL,
	"area" text NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"day" text NOT NULL,
	"at" bigint NOT NULL,
	"by_id" bigint NOT NULL,
	"by" jsonb NOT NULL,
	"geo" jsonb,
	"distance" integer,
	"away" boolean DEFAULT false NOT NULL,
	"typed" boolean DEFAULT false NOT NULL,
	"results" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"assignee_id" bigint,
	"assignee" jsonb,
	"due_at" bigint,
	"fix_photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fix_note" text DEFAULT '' NOT NULL,
	"fixed_by_id" bigint,
	"fixed_by" text DEFAULT '' NOT NULL,
	"recheck_by" text DEFAULT '' NOT NULL,
	"log" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_closures" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"store_id" bigint NOT NULL,
	"room_id" bigint,
	"start_at" bigint NOT NULL,
	"end_at" bigint NOT NULL,
	"reason" text NOT NULL,
	"by" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "room_closures_span" CHECK ("room_closures"."end_at" > "room_closures"."start_at")
);
--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "more_store_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "joins" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_holds_own" ON "booking_holds" USING btree ("member_id","store_id") WHERE "booking_holds"."wait_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_holds_wait" ON "booking_holds" USING btree ("wait_id");--> statement-breakpoint
CREATE INDEX "booking_holds_store" ON "booking_holds" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "bookings_member" ON "bookings" USING btree ("member_id","start_at");--> statement-breakpoint
CREATE INDEX "bookings_store" ON "bookings" USING btree ("store_id","start_at");--> statement-breakpoint
CREATE INDEX "bookings_room" ON "bookings" USING btree ("room_id","start_at");--> statement-breakpoint
CREATE INDEX "bookings_employee" ON "bookings" USING btree ("employee_id","start_at");--> statement-breakpoint
CREATE INDEX "waits_queue" ON "waits" USING btree ("kind","subject_id","created_at","id") WHERE "waits"."state" in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "waits_member" ON "waits" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "patrol_points_store" ON "patrol_points" USING btree ("store_id","sort");--> statement-breakpoint
CREATE INDEX "patrol_records_point" ON "patrol_records" USING btree ("point_id","at");--> statement-breakpoint
CREATE INDEX "patrol_records_store" ON "patrol_records" USING btree ("store_id","day","at");--> statement-breakpoint
CREATE INDEX "patrol_records_status" ON "patrol_records" USING btree ("status","store_id","due_at");--> statement-breakpoint
CREATE INDEX "room_closures_store" ON "room_closures" USING btree ("store_id","end_at");