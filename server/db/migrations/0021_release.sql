CREATE TABLE "business_cards" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"employee_id" bigint NOT NULL,
	"employee_no" text NOT NULL,
	"name" text NOT NULL,
	"avatar" text NOT NULL,
	"title" text NOT NULL,
	"store_id" bigint NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"wechat_qr" text DEFAULT '' NOT NULL,
	"video_id" bigint,
	"goods_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"article_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "business_cards_employee_id_unique" UNIQUE("employee_id"),
	CONSTRAINT "business_cards_employee_no_unique" UNIQUE("employee_no")
);
--> statement-breakpoint
CREATE TABLE "card_exchanges" (
	"card_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "card_exchanges_card_id_member_id_pk" PRIMARY KEY("card_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "card_likes" (
	"card_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "card_likes_card_id_member_id_pk" PRIMARY KEY("card_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "card_visits" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"card_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"day" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_rooms" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"cover" text NOT NULL,
	"intro" text NOT NULL,
	"notice" text DEFAULT '' NOT NULL,
	"teacher" text NOT NULL,
	"teacher_id" bigint,
	"start_at" bigint NOT NULL,
	"end_at" bigint,
	"play_url" text NOT NULL,
	"replay_url" text DEFAULT '' NOT NULL,
	"offline_since" bigint,
	"viewers" integer DEFAULT 0 NOT NULL,
	"chapters" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"goods_ids" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "card_exchanges_at" ON "card_exchanges" USING btree ("card_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "card_visits_day" ON "card_visits" USING btree ("card_id","member_id","day");--> statement-breakpoint
CREATE INDEX "card_visits_seen" ON "card_visits" USING btree ("card_id","at");--> statement-breakpoint
CREATE INDEX "card_visits_today" ON "card_visits" USING btree ("card_id","day");--> statement-breakpoint
CREATE INDEX "live_rooms_start" ON "live_rooms" USING btree ("kind","start_at");--> statement-breakpoint
CREATE INDEX "reminds_target" ON "reminds" USING btree ("kind","target_id");