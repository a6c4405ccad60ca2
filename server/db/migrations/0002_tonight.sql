CREATE TABLE "activity_door_ops" (
	"member_id" bigint NOT NULL,
	"op_id" text NOT NULL,
	"activity_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "activity_door_ops_member_id_op_id_pk" PRIMARY KEY("member_id","op_id")
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
	"need_level" integer DEFAULT 0 NOT NULL,
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
CREATE TABLE "explore_routes" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"title" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"minutes" integer NOT NULL,
	"stops" jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_visits" (
	"member_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"day" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "store_visits_member_id_store_id_day_pk" PRIMARY KEY("member_id","store_id","day")
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
CREATE TABLE "table_cart_lines" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"session_id" bigint NOT NULL,
	"home_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"spec_id" text DEFAULT '' NOT NULL,
	"feeding" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"set" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"feeding_key" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"qty" integer NOT NULL,
	"added_by" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "table_cart_lines_qty" CHECK ("table_cart_lines"."qty" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "table_cart_ops" (
	"session_id" bigint NOT NULL,
	"op_id" text NOT NULL,
	"rev" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "table_cart_ops_session_id_op_id_pk" PRIMARY KEY("session_id","op_id")
);
--> statement-breakpoint
CREATE TABLE "menu_cates" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"label" text NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu_items" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"cate_id" bigint NOT NULL,
	"title" text NOT NULL,
	"cover" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"price" bigint NOT NULL,
	"unit" text NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"kcal" integer,
	"taste" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"station" text NOT NULL,
	"specs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"feedings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"portions" integer,
	"member_price" boolean DEFAULT false NOT NULL,
	"store_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"on" boolean DEFAULT false NOT NULL,
	"hot" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "menu_items_price" CHECK ("menu_items"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "menu_portions" (
	"store_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"date" text NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "menu_portions_store_id_item_id_date_pk" PRIMARY KEY("store_id","item_id","date"),
	CONSTRAINT "menu_portions_sold" CHECK ("menu_portions"."sold" >= 0)
);
--> statement-breakpoint
CREATE TABLE "menu_sold_out" (
	"store_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"choice_id" text DEFAULT '' NOT NULL,
	CONSTRAINT "menu_sold_out_store_id_item_id_choice_id_pk" PRIMARY KEY("store_id","item_id","choice_id")
);
--> statement-breakpoint
CREATE TABLE "table_legs" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"session_id" bigint NOT NULL,
	"home_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"split" text NOT NULL,
	"amount" bigint NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"shared" bigint DEFAULT 0 NOT NULL,
	"parts" integer,
	"part" integer,
	"status" text DEFAULT 'unpaid' NOT NULL,
	"channel" text,
	"cashier_id" bigint,
	"expire_at" bigint NOT NULL,
	"at" bigint NOT NULL,
	"paid_at" bigint,
	CONSTRAINT "table_legs_no_unique" UNIQUE("no"),
	CONSTRAINT "table_legs_amount" CHECK ("table_legs"."amount" > 0 and "table_legs"."refunded" between 0 and "table_legs"."amount")
);
--> statement-breakpoint
CREATE TABLE "table_members" (
	"session_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"home_id" bigint NOT NULL,
	"joined_at" bigint NOT NULL,
	CONSTRAINT "table_members_home_id_member_id_pk" PRIMARY KEY("home_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "table_refunds" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"leg_id" bigint NOT NULL,
	"return_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "table_refunds_amount" CHECK ("table_refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "table_returns" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"store_id" bigint NOT NULL,
	"round_id" bigint NOT NULL,
	"line_id" bigint NOT NULL,
	"qty" integer NOT NULL,
	"reason" text NOT NULL,
	"photo" text DEFAULT '' NOT NULL,
	"was" text NOT NULL,
	"status" text DEFAULT 'applied' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"member_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	"decided_by" bigint,
	"decided_at" bigint,
	CONSTRAINT "table_returns_qty" CHECK ("table_returns"."qty" >= 1)
);
--> statement-breakpoint
CREATE TABLE "table_round_lines" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"round_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"title" text NOT NULL,
	"cover" text NOT NULL,
	"spec_id" text DEFAULT '' NOT NULL,
	"spec_text" text DEFAULT '' NOT NULL,
	"feeding" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"set" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"feeding_key" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"station" text NOT NULL,
	"qty" integer NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	"price" bigint NOT NULL,
	"member_price" boolean DEFAULT false NOT NULL,
	"added_by" bigint NOT NULL,
	"payer_id" bigint,
	"status" text DEFAULT 'pending' NOT NULL,
	"held" boolean DEFAULT false NOT NULL,
	"urged_at" bigint,
	"served_at" bigint,
	"leg_id" bigint,
	"share" bigint DEFAULT 0 NOT NULL,
	"coupon_share" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "table_round_lines_qty" CHECK ("table_round_lines"."qty" >= 1 and "table_round_lines"."returned" >= 0 and "table_round_lines"."returned" <= "table_round_lines"."qty")
);
--> statement-breakpoint
CREATE TABLE "table_rounds" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"store_id" bigint NOT NULL,
	"session_id" bigint NOT NULL,
	"home_id" bigint NOT NULL,
	"round" integer NOT NULL,
	"rev" integer NOT NULL,
	"status" text DEFAULT 'placed' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"member_id" bigint NOT NULL,
	"placed_at" bigint NOT NULL,
	"accepted_at" bigint,
	"served_at" bigint,
	CONSTRAINT "table_rounds_no_unique" UNIQUE("no")
);
--> statement-breakpoint
CREATE TABLE "table_sessions" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"store_id" bigint NOT NULL,
	"table_id" bigint NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"party" integer NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL,
	"booking_id" bigint,
	"vip_member_id" bigint,
	"guest_name" text DEFAULT '' NOT NULL,
	"guest_mobile" text DEFAULT '' NOT NULL,
	"taboo" text DEFAULT '' NOT NULL,
	"invoice_title_id" bigint,
	"coupon_id" bigint,
	"calls" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"into_id" bigint,
	"moved_at" bigint,
	"moved_from" bigint,
	"opened_at" bigint NOT NULL,
	"paid_at" bigint,
	"closed_at" bigint,
	CONSTRAINT "table_sessions_no_unique" UNIQUE("no"),
	CONSTRAINT "table_sessions_party" CHECK ("table_sessions"."party" > 0)
);
--> statement-breakpoint
CREATE TABLE "tea_tables" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"store_id" bigint NOT NULL,
	"room_id" bigint,
	"code" text NOT NULL,
	"secret" text NOT NULL,
	"name" text NOT NULL,
	"area" text NOT NULL,
	"seats" integer NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "tea_tables_code_unique" UNIQUE("code"),
	CONSTRAINT "tea_tables_seats" CHECK ("tea_tables"."seats" > 0)
);
--> statement-breakpoint
ALTER TABLE "activities" DROP CONSTRAINT "activities_seats";--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "kept" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "released_at" bigint;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "theme_id" bigint;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "host_member_id" bigint;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "booking_id" bigint;--> statement-breakpoint
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
ALTER TABLE "conversations" ADD COLUMN "activity_id" bigint;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "more_store_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "joins" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
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
CREATE UNIQUE INDEX "booking_holds_own" ON "booking_holds" USING btree ("member_id","store_id") WHERE "booking_holds"."wait_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_holds_wait" ON "booking_holds" USING btree ("wait_id");--> statement-breakpoint
CREATE INDEX "booking_holds_store" ON "booking_holds" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "bookings_member" ON "bookings" USING btree ("member_id","start_at");--> statement-breakpoint
CREATE INDEX "bookings_store" ON "bookings" USING btree ("store_id","start_at");--> statement-breakpoint
CREATE INDEX "bookings_room" ON "bookings" USING btree ("room_id","start_at");--> statement-breakpoint
CREATE INDEX "bookings_employee" ON "bookings" USING btree ("employee_id","start_at");--> statement-breakpoint
CREATE INDEX "waits_queue" ON "waits" USING btree ("kind","subject_id","created_at","id") WHERE "waits"."state" in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "waits_member" ON "waits" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "queue_numbers_no" ON "queue_numbers" USING btree ("store_id","date","size","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "queue_numbers_member" ON "queue_numbers" USING btree ("store_id","date","member_id") WHERE "queue_numbers"."status" in ('waiting', 'called');--> statement-breakpoint
CREATE INDEX "queue_numbers_line" ON "queue_numbers" USING btree ("store_id","date","size","place");--> statement-breakpoint
CREATE INDEX "store_visits_member" ON "store_visits" USING btree ("member_id","at" desc);--> statement-breakpoint
CREATE INDEX "print_jobs_waiting" ON "print_jobs" USING btree ("printer_id","id") WHERE "print_jobs"."status" in ('queued', 'printing');--> statement-breakpoint
CREATE INDEX "print_jobs_failed" ON "print_jobs" USING btree ("store_id","at") WHERE "print_jobs"."status" = 'failed';--> statement-breakpoint
CREATE INDEX "print_jobs_session" ON "print_jobs" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "printers_store" ON "printers" USING btree ("store_id","sort");--> statement-breakpoint
CREATE INDEX "patrol_points_store" ON "patrol_points" USING btree ("store_id","sort");--> statement-breakpoint
CREATE INDEX "patrol_records_point" ON "patrol_records" USING btree ("point_id","at");--> statement-breakpoint
CREATE INDEX "patrol_records_store" ON "patrol_records" USING btree ("store_id","day","at");--> statement-breakpoint
CREATE INDEX "patrol_records_status" ON "patrol_records" USING btree ("status","store_id","due_at");--> statement-breakpoint
CREATE INDEX "room_closures_store" ON "room_closures" USING btree ("store_id","end_at");--> statement-breakpoint
CREATE UNIQUE INDEX "table_cart_lines_same" ON "table_cart_lines" USING btree ("session_id","item_id","spec_id","feeding_key","note","added_by");--> statement-breakpoint
CREATE INDEX "menu_items_cate" ON "menu_items" USING btree ("cate_id","sort");--> statement-breakpoint
CREATE INDEX "table_legs_session" ON "table_legs" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "table_members_session" ON "table_members" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "table_members_member" ON "table_members" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "table_refunds_once" ON "table_refunds" USING btree ("leg_id","return_id");--> statement-breakpoint
CREATE UNIQUE INDEX "table_returns_open" ON "table_returns" USING btree ("line_id") WHERE "table_returns"."status" = 'applied';--> statement-breakpoint
CREATE INDEX "table_returns_store" ON "table_returns" USING btree ("store_id","at");--> statement-breakpoint
CREATE INDEX "table_round_lines_round" ON "table_round_lines" USING btree ("round_id");--> statement-breakpoint
CREATE INDEX "table_round_lines_adder" ON "table_round_lines" USING btree ("added_by","id");--> statement-breakpoint
CREATE UNIQUE INDEX "table_rounds_rev" ON "table_rounds" USING btree ("home_id","rev");--> statement-breakpoint
CREATE INDEX "table_rounds_session" ON "table_rounds" USING btree ("session_id","round");--> statement-breakpoint
CREATE INDEX "table_rounds_store" ON "table_rounds" USING btree ("store_id","placed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "table_sessions_live" ON "table_sessions" USING btree ("table_id") WHERE "table_sessions"."status" <> 'closed';--> statement-breakpoint
CREATE INDEX "table_sessions_store" ON "table_sessions" USING btree ("store_id","opened_at");--> statement-breakpoint
CREATE INDEX "tea_tables_store" ON "tea_tables" USING btree ("store_id","sort");--> statement-breakpoint
CREATE INDEX "activities_theme" ON "activities" USING btree ("theme_id");--> statement-breakpoint
CREATE UNIQUE INDEX "activity_signups_own" ON "activity_signups" USING btree ("activity_id","member_id") WHERE "activity_signups"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "activity_signups_calendar" ON "activity_signups" USING btree ("calendar_token");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_activity" ON "conversations" USING btree ("activity_id");--> statement-breakpoint
ALTER TABLE "activity_goods" DROP COLUMN "sample";--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_booking_id_unique" UNIQUE("booking_id");--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_seats" CHECK ("activities"."joined" >= 0 and "activities"."kept" >= 0 and "activities"."joined" + "activities"."kept" <= "activities"."seats");--> statement-breakpoint
ALTER TABLE "activity_signups" ADD CONSTRAINT "activity_signups_qty" CHECK ("activity_signups"."qty" > 0);