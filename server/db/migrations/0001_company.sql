CREATE TABLE "client_applies" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"client_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'done' NOT NULL,
	"by_id" bigint NOT NULL,
	"by" text NOT NULL,
	"from_id" bigint,
	"to_id" bigint,
	"to" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"at" bigint NOT NULL,
	"decided_at" bigint
);
--> statement-breakpoint
CREATE TABLE "client_claims" (
	"employee_id" bigint NOT NULL,
	"day" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "client_claims_employee_id_day_pk" PRIMARY KEY("employee_id","day")
);
--> statement-breakpoint
CREATE TABLE "client_collaborators" (
	"client_id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "client_collaborators_client_id_employee_id_pk" PRIMARY KEY("client_id","employee_id")
);
--> statement-breakpoint
CREATE TABLE "client_merges" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"kept_id" bigint NOT NULL,
	"gone_id" bigint NOT NULL,
	"by_id" bigint NOT NULL,
	"by" text NOT NULL,
	"before" jsonb NOT NULL,
	"joined" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"moved" jsonb NOT NULL,
	"at" bigint NOT NULL,
	"undone" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"name" text NOT NULL,
	"gender" text DEFAULT '' NOT NULL,
	"country_code" text DEFAULT '86' NOT NULL,
	"mobile" text NOT NULL,
	"mobile2" text DEFAULT '' NOT NULL,
	"type" text DEFAULT 'person' NOT NULL,
	"level" text DEFAULT 'C' NOT NULL,
	"stage" text DEFAULT 'lead' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"birthday" text DEFAULT '' NOT NULL,
	"region_code" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"geo" jsonb,
	"wechat" text DEFAULT '' NOT NULL,
	"hobby_tag_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"budget" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"contacts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"owner_id" bigint,
	"owned_at" bigint NOT NULL,
	"warned_at" bigint,
	"last_at" bigint,
	"next_at" bigint,
	"deal_amount" bigint DEFAULT 0 NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"search_grams" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_by_id" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"merged_into_id" bigint,
	CONSTRAINT "clients_amount_positive" CHECK ("clients"."deal_amount" >= 0)
);
--> statement-breakpoint
CREATE INDEX "client_applies_client" ON "client_applies" USING btree ("client_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "client_applies_transfer" ON "client_applies" USING btree ("client_id") WHERE "client_applies"."kind" = 'transfer' and "client_applies"."status" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "client_applies_share" ON "client_applies" USING btree ("client_id","to_id") WHERE "client_applies"."kind" = 'share' and "client_applies"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "client_collaborators_employee" ON "client_collaborators" USING btree ("employee_id");--> statement-breakpoint
CREATE INDEX "client_merges_kept" ON "client_merges" USING btree ("kept_id","at");--> statement-breakpoint
CREATE INDEX "client_merges_mobile" ON "client_merges" USING btree ((("before"->>'mobile'))) WHERE not "client_merges"."undone";--> statement-breakpoint
CREATE UNIQUE INDEX "client_merges_gone" ON "client_merges" USING btree ("gone_id") WHERE not "client_merges"."undone";--> statement-breakpoint
CREATE UNIQUE INDEX "clients_mobile" ON "clients" USING btree ("country_code","mobile") WHERE "clients"."merged_into_id" is null;--> statement-breakpoint
CREATE INDEX "clients_next" ON "clients" USING btree ("owner_id","next_at","id");--> statement-breakpoint
CREATE INDEX "clients_last" ON "clients" USING btree ("owner_id","last_at","id");--> statement-breakpoint
CREATE INDEX "clients_created" ON "clients" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "clients_amount" ON "clients" USING btree ("owner_id","deal_amount","id");--> statement-breakpoint
CREATE INDEX "clients_grams" ON "clients" USING gin ("search_grams") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "clients_merged" ON "clients" USING btree ("merged_into_id") WHERE "clients"."merged_into_id" is not null;--> statement-breakpoint
CREATE INDEX "clients_merged_mobile" ON "clients" USING btree ("mobile") WHERE "clients"."merged_into_id" is not null;
--> statement-breakpoint
CREATE TABLE "room_slots" (
	"room_id" bigint NOT NULL,
	"date" text NOT NULL,
	"slot_index" integer NOT NULL,
	"taker_kind" text NOT NULL,
	"taker_id" bigint NOT NULL,
	CONSTRAINT "room_slots_room_id_date_slot_index_pk" PRIMARY KEY("room_id","date","slot_index"),
	CONSTRAINT "room_slots_index" CHECK ("room_slots"."slot_index" between 0 and 47)
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"store_id" bigint NOT NULL,
	"name" text NOT NULL,
	"area" text NOT NULL,
	"seats_min" integer DEFAULT 1 NOT NULL,
	"seats_max" integer NOT NULL,
	"buffer" integer DEFAULT 15 NOT NULL,
	"min_spend" bigint DEFAULT 0 NOT NULL,
	"deposit" bigint DEFAULT 0 NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"facilities" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "rooms_seats" CHECK ("rooms"."seats_min" >= 1 and "rooms"."seats_max" >= "rooms"."seats_min"),
	CONSTRAINT "rooms_buffer" CHECK ("rooms"."buffer" >= 0)
);
--> statement-breakpoint
CREATE INDEX "room_slots_taker" ON "room_slots" USING btree ("taker_kind","taker_id");--> statement-breakpoint
CREATE INDEX "rooms_store" ON "rooms" USING btree ("store_id","sort");
--> statement-breakpoint
CREATE TABLE "absences" (
	"employee_id" bigint PRIMARY KEY NOT NULL,
	"stand_in_id" bigint NOT NULL,
	"from_day" text NOT NULL,
	"to_day" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "late_at" bigint;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "consult_id" bigint;--> statement-breakpoint
CREATE INDEX "tasks_assignee" ON "tasks" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "tasks_consult" ON "tasks" USING btree ("consult_id");
--> statement-breakpoint
CREATE TABLE "chat_grams" (
	"conversation_id" bigint NOT NULL,
	"gram" text NOT NULL,
	"seq" integer NOT NULL,
	CONSTRAINT "chat_grams_conversation_id_gram_seq_pk" PRIMARY KEY("conversation_id","gram","seq")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"conversation_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"rev" integer NOT NULL,
	"sender_id" bigint,
	"client_id" text NOT NULL,
	"type" text NOT NULL,
	"body" jsonb NOT NULL,
	"status" text DEFAULT 'sent' NOT NULL,
	"reply_to_id" bigint,
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reactions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reminded" boolean DEFAULT false NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_members" (
	"conversation_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"read_seq" integer DEFAULT 0 NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"mention_id" bigint,
	"muted" boolean DEFAULT false NOT NULL,
	"top" boolean DEFAULT false NOT NULL,
	"draft" text DEFAULT '' NOT NULL,
	"last_at" bigint NOT NULL,
	"joined_at" bigint NOT NULL,
	CONSTRAINT "conversation_members_conversation_id_member_id_pk" PRIMARY KEY("conversation_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"kind" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"notice" text DEFAULT '' NOT NULL,
	"owner_id" bigint NOT NULL,
	"low_id" bigint,
	"high_id" bigint,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL,
	"last_at" bigint NOT NULL,
	"last_id" bigint,
	"pinned_id" bigint,
	"taken_by_id" bigint,
	"desk_seq" integer DEFAULT 0 NOT NULL,
	"waiting_since" bigint,
	"staff_only" boolean DEFAULT false NOT NULL,
	"client_id" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_seq" ON "chat_messages" USING btree ("conversation_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_client" ON "chat_messages" USING btree ("conversation_id","sender_id","client_id");--> statement-breakpoint
CREATE INDEX "chat_messages_rev" ON "chat_messages" USING btree ("conversation_id","rev");--> statement-breakpoint
CREATE INDEX "chat_messages_type" ON "chat_messages" USING btree ("conversation_id","type","seq");--> statement-breakpoint
CREATE INDEX "chat_messages_sender" ON "chat_messages" USING btree ("conversation_id","sender_id","seq");--> statement-breakpoint
CREATE INDEX "chat_messages_at" ON "chat_messages" USING btree ("conversation_id","at");--> statement-breakpoint
CREATE INDEX "conversation_members_list" ON "conversation_members" USING btree ("member_id","top","last_at","conversation_id");--> statement-breakpoint
CREATE INDEX "conversation_members_unread" ON "conversation_members" USING btree ("member_id") WHERE "conversation_members"."unread" > 0 and not "conversation_members"."muted";--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_client" ON "conversations" USING btree ("owner_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_pair" ON "conversations" USING btree ("low_id","high_id") WHERE "conversations"."kind" = 'c2c';--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_service" ON "conversations" USING btree ("owner_id") WHERE "conversations"."kind" = 'service';--> statement-breakpoint
CREATE INDEX "conversations_desk" ON "conversations" USING btree ("last_at","id") WHERE "conversations"."kind" = 'service';--> statement-breakpoint
CREATE INDEX "conversations_waiting" ON "conversations" USING btree ("waiting_since") WHERE "conversations"."waiting_since" is not null;
--> statement-breakpoint
CREATE TABLE "process_fields" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"kind_id" bigint NOT NULL,
	"key" text NOT NULL,
	"label" text NOT NULL,
	"type" text NOT NULL,
	"required" boolean DEFAULT false NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"counts" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "process_kinds" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"on" boolean DEFAULT false NOT NULL,
	CONSTRAINT "process_kinds_kind_unique" UNIQUE("kind")
);
--> statement-breakpoint
CREATE TABLE "process_steps" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"kind_id" bigint NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"desk" text NOT NULL,
	"over" bigint,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "processes" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"member_id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"from_name" text NOT NULL,
	"definition" jsonb NOT NULL,
	"values" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text NOT NULL,
	"amount" bigint,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"concerned" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"ended_at" bigint,
	"reminded_at" bigint,
	CONSTRAINT "processes_no_unique" UNIQUE("no")
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "amount" bigint;--> statement-breakpoint
CREATE INDEX "process_fields_kind" ON "process_fields" USING btree ("kind_id","key");--> statement-breakpoint
CREATE INDEX "process_steps_kind" ON "process_steps" USING btree ("kind_id","key");--> statement-breakpoint
CREATE INDEX "processes_own" ON "processes" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "processes_draft" ON "processes" USING btree ("member_id","kind") WHERE "processes"."status" = 'draft';
--> statement-breakpoint
CREATE TABLE "daily_reports" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"employee_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"day" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"values" jsonb NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL,
	"submitted_at" bigint,
	"late" boolean DEFAULT false NOT NULL,
	"draft" jsonb NOT NULL,
	"draft_rev" integer DEFAULT 0 NOT NULL,
	"saved_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_comments" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"store_id" bigint NOT NULL,
	"day" text NOT NULL,
	"figure" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"by" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_corrections" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"report_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"day" text NOT NULL,
	"figure" text NOT NULL,
	"before" bigint NOT NULL,
	"after" bigint NOT NULL,
	"delta" bigint NOT NULL,
	"reason" text NOT NULL,
	"by" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_marks" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"store_id" bigint NOT NULL,
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"employee_id" bigint NOT NULL,
	"by" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_mutes" (
	"employee_id" bigint NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "report_mutes_employee_id_kind_pk" PRIMARY KEY("employee_id","kind")
);
--> statement-breakpoint
CREATE TABLE "report_sums" (
	"store_id" bigint NOT NULL,
	"day" text NOT NULL,
	"part" text NOT NULL,
	"key" text DEFAULT '' NOT NULL,
	"sales" bigint DEFAULT 0 NOT NULL,
	"refunds" bigint DEFAULT 0 NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"qty" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "report_sums_part_store_id_day_key_pk" PRIMARY KEY("part","store_id","day","key")
);
--> statement-breakpoint
CREATE TABLE "report_months" (
	"store_id" bigint NOT NULL,
	"month" text NOT NULL,
	"part" text NOT NULL,
	"key" text DEFAULT '' NOT NULL,
	"sales" bigint DEFAULT 0 NOT NULL,
	"refunds" bigint DEFAULT 0 NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"qty" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "report_months_part_store_id_month_key_pk" PRIMARY KEY("part","store_id","month","key")
);
--> statement-breakpoint
CREATE TABLE "report_targets" (
	"store_id" bigint NOT NULL,
	"period" text NOT NULL,
	"figure" text NOT NULL,
	"value" bigint NOT NULL,
	"by" text DEFAULT '' NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "report_targets_store_id_period_figure_pk" PRIMARY KEY("store_id","period","figure")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "daily_reports_once" ON "daily_reports" USING btree ("employee_id","store_id","day");--> statement-breakpoint
CREATE INDEX "daily_reports_day" ON "daily_reports" USING btree ("store_id","day","submitted_at");--> statement-breakpoint
CREATE INDEX "report_comments_day" ON "report_comments" USING btree ("store_id","day","figure");--> statement-breakpoint
CREATE INDEX "report_corrections_day" ON "report_corrections" USING btree ("store_id","day","figure");--> statement-breakpoint
CREATE INDEX "report_marks_day" ON "report_marks" USING btree ("store_id","day");--> statement-breakpoint
CREATE INDEX "footprints_people" ON "footprints" USING btree ("day","member_id");--> statement-breakpoint
CREATE INDEX "cart_items_created" ON "cart_items" USING btree ("created_at","member_id");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at","member_id","source");
--> statement-breakpoint
-- Sums of a day follow orders, after-sales, members and cards, whoever writes those. They are written at the end of the transaction, when lines and
-- payment are there, so nobody waits for the day of the shop who holds what others need.
CREATE FUNCTION day_of(at bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT to_char(to_timestamp(at / 1000) AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD')
$$;--> statement-breakpoint
CREATE FUNCTION hour_of(at bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT to_char(to_timestamp(at / 1000) AT TIME ZONE 'Asia/Shanghai', 'HH24')
$$;--> statement-breakpoint
-- Months follow their days, whoever writes those. As with the days, the sum that is split comes first, and its parts in their order.
CREATE FUNCTION report_month() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "report_months" ("store_id", "month", "part", "key", "sales", "refunds", "count", "qty")
    SELECT "store_id", substr("day", 1, 7), "part", "key", sum("sales"), sum("refunds"), sum("count"), sum("qty") FROM came
    GROUP BY 3, 1, 2, 4 HAVING sum("sales") <> 0 OR sum("refunds") <> 0 OR sum("count") <> 0 OR sum("qty") <> 0 ORDER BY 3, 1, 2, 4
    ON CONFLICT ("part", "store_id", "month", "key") DO UPDATE SET "sales" = "report_months"."sales" + excluded."sales",
      "refunds" = "report_months"."refunds" + excluded."refunds", "count" = "report_months"."count" + excluded."count",
      "qty" = "report_months"."qty" + excluded."qty";
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "report_months" ("store_id", "month", "part", "key", "sales", "refunds", "count", "qty")
    SELECT "store_id", substr("day", 1, 7), "part", "key", sum("sales"), sum("refunds"), sum("count"), sum("qty") FROM (SELECT "store_id", "day", "part", "key", -"sales" AS "sales", -"refunds" AS "refunds", -"count" AS "count", -"qty" AS "qty" FROM was) gone
    GROUP BY 3, 1, 2, 4 HAVING sum("sales") <> 0 OR sum("refunds") <> 0 OR sum("count") <> 0 OR sum("qty") <> 0 ORDER BY 3, 1, 2, 4
    ON CONFLICT ("part", "store_id", "month", "key") DO UPDATE SET "sales" = "report_months"."sales" + excluded."sales",
      "refunds" = "report_months"."refunds" + excluded."refunds", "count" = "report_months"."count" + excluded."count",
      "qty" = "report_months"."qty" + excluded."qty";
  ELSE
    INSERT INTO "report_months" ("store_id", "month", "part", "key", "sales", "refunds", "count", "qty")
    SELECT "store_id", substr("day", 1, 7), "part", "key", sum("sales"), sum("refunds"), sum("count"), sum("qty") FROM (SELECT "store_id", "day", "part", "key", "sales", "refunds", "count", "qty" FROM came
      UNION ALL SELECT "store_id", "day", "part", "key", -"sales" AS "sales", -"refunds" AS "refunds", -"count" AS "count", -"qty" AS "qty" FROM was) changed
    GROUP BY 3, 1, 2, 4 HAVING sum("sales") <> 0 OR sum("refunds") <> 0 OR sum("count") <> 0 OR sum("qty") <> 0 ORDER BY 3, 1, 2, 4
    ON CONFLICT ("part", "store_id", "month", "key") DO UPDATE SET "sales" = "report_months"."sales" + excluded."sales",
      "refunds" = "report_months"."refunds" + excluded."refunds", "count" = "report_months"."count" + excluded."count",
      "qty" = "report_months"."qty" + excluded."qty";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER report_months_came AFTER INSERT ON report_sums REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION report_month();--> statement-breakpoint
CREATE TRIGGER report_months_changed AFTER UPDATE ON report_sums REFERENCING NEW TABLE AS came OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION report_month();--> statement-breakpoint
CREATE TRIGGER report_months_went AFTER DELETE ON report_sums REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION report_month();--> statement-breakpoint
-- Where it is picked up, if that is a store of ours, else the shop itself.
CREATE FUNCTION report_store(place jsonb) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT "id" FROM "stores" WHERE "id" = (place ->> 'storeId')::bigint AND "merchant_id" IS NULL), 0)
$$;--> statement-breakpoint
-- Where the employee works who brought the member, else the shop itself.
CREATE FUNCTION report_member_store(member bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT e."store_id" FROM "members" m JOIN "employees" e ON e."member_id" = m."inviter_id" WHERE m."id" = member), 0)
$$;--> statement-breakpoint
CREATE FUNCTION report_channel(the_order bigint) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT "channel" FROM "payments" WHERE "order_group" = 'order' AND "order_id" = the_order
    AND "status" IN ('paid', 'refunded') AND "paid_at" IS NOT NULL ORDER BY "id" LIMIT 1), 'none')
$$;--> statement-breakpoint
-- The day first: who holds it holds all that belongs to it, so two never wait for each other.
CREATE FUNCTION report_count(store bigint, moment bigint, what text, pieces integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "report_sums" ("store_id", "day", "part", "count") VALUES (store, day_of(moment), what, pieces)
  ON CONFLICT ("part", "store_id", "day", "key") DO UPDATE SET "count" = "report_sums"."count" + excluded."count"
$$;--> statement-breakpoint
-- "pieces": [{"goods", "amount", "qty"}]; what they do not come to is carriage and deductions. "back": a refund.
CREATE FUNCTION report_book(store bigint, moment bigint, total bigint, pieces jsonb, pay text, back boolean, sign integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE came bigint := CASE WHEN back THEN 0 ELSE sign END; went bigint := CASE WHEN back THEN sign ELSE 0 END;
BEGIN
  INSERT INTO "report_sums" ("store_id", "day", "part", "sales", "refunds", "count", "qty")
  SELECT store, day_of(moment), 'day', came * total, went * total, came, came * coalesce(sum((p ->> 'qty')::integer), 0)
    FROM jsonb_array_elements(pieces) p
  ON CONFLICT ("part", "store_id", "day", "key") DO UPDATE SET "sales" = "report_sums"."sales" + excluded."sales",
    "refunds" = "report_sums"."refunds" + excluded."refunds", "count" = "report_sums"."count" + excluded."count",
    "qty" = "report_sums"."qty" + excluded."qty";
  INSERT INTO "report_sums" ("store_id", "day", "part", "key", "sales", "refunds", "count", "qty")
  SELECT store, day_of(moment), part, key, came * sum(amount), went * sum(amount), came * sum(orders), came * sum(qty) FROM (
    SELECT 'hour' AS part, hour_of(moment) AS key, total AS amount, 1 AS orders, 0 AS qty
    UNION ALL SELECT 'channel', pay, total, 1, 0
    UNION ALL SELECT 'goods', p ->> 'goods', (p ->> 'amount')::bigint, 0, (p ->> 'qty')::integer FROM jsonb_array_elements(pieces) p
    UNION ALL SELECT 'category', coalesce(g."root_category_id"::text, 'other'), (p ->> 'amount')::bigint, 0, (p ->> 'qty')::integer
      FROM jsonb_array_elements(pieces) p LEFT JOIN "goods" g ON g."id" = (p ->> 'goods')::bigint
    UNION ALL SELECT one, 'other', total - coalesce((SELECT sum((p ->> 'amount')::bigint) FROM jsonb_array_elements(pieces) p), 0), 0, 0
      FROM unnest(ARRAY['goods', 'category']) one
  ) rows GROUP BY part, key HAVING sum(amount) <> 0 OR sum(orders) <> 0 OR sum(qty) <> 0 ORDER BY part, key
  ON CONFLICT ("part", "store_id", "day", "key") DO UPDATE SET "sales" = "report_sums"."sales" + excluded."sales",
    "refunds" = "report_sums"."refunds" + excluded."refunds", "count" = "report_sums"."count" + excluded."count",
    "qty" = "report_sums"."qty" + excluded."qty";
END $$;--> statement-breakpoint
CREATE FUNCTION report_sold(the_order bigint, place jsonb, moment bigint, total bigint, sign integer) RETURNS void LANGUAGE sql AS $$
  SELECT report_book(report_store(place), moment, total, (
    SELECT coalesce(jsonb_agg(jsonb_build_object('goods', "goods_id", 'amount', "paid", 'qty', "qty")), '[]') FROM "order_lines" WHERE "order_id" = the_order
  ), report_channel(the_order), false, sign)
$$;--> statement-breakpoint
CREATE FUNCTION report_paid() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'UPDATE' AND OLD."paid_at" IS NOT NULL THEN
    PERFORM report_sold(OLD."id", OLD."pickup", OLD."paid_at", OLD."payable", -1);
  END IF;
  IF NEW."paid_at" IS NOT NULL THEN PERFORM report_sold(NEW."id", NEW."pickup", NEW."paid_at", NEW."payable", 1); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER report_paid_first AFTER INSERT ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.paid_at IS NOT NULL) EXECUTE FUNCTION report_paid();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER report_paid AFTER UPDATE OF paid_at, pickup ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.paid_at IS DISTINCT FROM new.paid_at) OR (old.pickup IS DISTINCT FROM new.pickup AND new.paid_at IS NOT NULL)) EXECUTE FUNCTION report_paid();--> statement-breakpoint
-- What an after-sale gives back belongs to the day on which it does.
CREATE FUNCTION report_refunded() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM report_book(report_store(o."pickup"), coalesce(NEW."ended_at", NEW."created_at"), NEW."refund", (
    SELECT coalesce(jsonb_agg(jsonb_build_object('goods', l."goods_id", 'amount', a."refund", 'qty', 0)), '[]')
      FROM "after_sale_lines" a JOIN "order_lines" l ON l."id" = a."line_id" WHERE a."after_sale_id" = NEW."id"
  ), report_channel(o."id"), true, 1) FROM "orders" o WHERE o."id" = NEW."order_id" AND o."paid_at" IS NOT NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER report_refunded_first AFTER INSERT ON after_sales DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.status = 'done' AND new.way <> 'exchange') EXECUTE FUNCTION report_refunded();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER report_refunded AFTER UPDATE OF status ON after_sales DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.status = 'done' AND old.status <> 'done' AND new.way <> 'exchange') EXECUTE FUNCTION report_refunded();--> statement-breakpoint
-- What went back without an after-sale: the whole of an order that came to nothing.
CREATE FUNCTION report_undone() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE total bigint;
BEGIN
  SELECT coalesce(max("refunded_amount"), 0) - (SELECT coalesce(sum("refund"), 0) FROM "after_sales" WHERE "order_id" = NEW."id" AND "status" = 'done')
    INTO total FROM "payments" WHERE "order_group" = 'order' AND "order_id" = NEW."id" AND "status" IN ('paid', 'refunded') AND "paid_at" IS NOT NULL;
  IF NEW."paid_at" IS NULL OR total <= 0 THEN RETURN NULL; END IF;
  PERFORM report_book(report_store(NEW."pickup"), coalesce(NEW."closed_at", NEW."paid_at"), total, (
    SELECT coalesce(jsonb_agg(jsonb_build_object('goods', l."goods_id", 'amount', l."paid" - coalesce(b.back, 0), 'qty', 0)), '[]')
      FROM "order_lines" l LEFT JOIN LATERAL (SELECT sum(a."refund") AS back FROM "after_sale_lines" a JOIN "after_sales" s
        ON s."id" = a."after_sale_id" AND s."status" = 'done' WHERE a."line_id" = l."id") b ON true WHERE l."order_id" = NEW."id"
  ), report_channel(NEW."id"), true, 1);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER report_undone_first AFTER INSERT ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.status = 'refunded') EXECUTE FUNCTION report_undone();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER report_undone AFTER UPDATE OF status ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.status = 'refunded' AND old.status <> 'refunded') EXECUTE FUNCTION report_undone();--> statement-breakpoint
CREATE FUNCTION report_joined() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM report_count(report_member_store(NEW."id"), NEW."created_at", 'member', 1);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER report_joined AFTER INSERT ON members DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION report_joined();--> statement-breakpoint
CREATE FUNCTION report_carded() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM report_count(report_member_store(NEW."member_id"), NEW."paid_at", 'card', 1);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER report_carded_first AFTER INSERT ON vip_orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.paid_at IS NOT NULL) EXECUTE FUNCTION report_carded();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER report_carded AFTER UPDATE OF paid_at ON vip_orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.paid_at IS NULL AND new.paid_at IS NOT NULL) EXECUTE FUNCTION report_carded();
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"order_id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"text" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "jobs_dead";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "handled_by_id" bigint;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "handled_at" bigint;--> statement-breakpoint
CREATE INDEX "order_notes_order" ON "order_notes" USING btree ("order_id","at");--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reply_by_id" bigint;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reply_at" bigint;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_at" bigint;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_by_id" bigint;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_why" text;--> statement-breakpoint
CREATE INDEX "reviews_answered" ON "reviews" USING btree ("at") WHERE "reviews"."reply" is not null and "reviews"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "reviews_hidden" ON "reviews" USING btree ("hidden_at") WHERE "reviews"."hidden_at" is not null;--> statement-breakpoint
CREATE INDEX "reviews_unanswered" ON "reviews" USING btree ("at") WHERE "reviews"."reply" is null and "reviews"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "feedbacks_open" ON "feedbacks" USING btree ("created_at") WHERE "feedbacks"."status" = 'open';--> statement-breakpoint
CREATE INDEX "members_nickname" ON "members" USING btree ("nickname" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_receiver_mobile" ON "orders" USING btree ((("address"->>'mobile')),"created_at");--> statement-breakpoint
CREATE INDEX "orders_receiver_name" ON "orders" USING btree ((("address"->>'name')),"created_at");--> statement-breakpoint
CREATE INDEX "parcels_tracking" ON "parcels" USING btree ("tracking_no");--> statement-breakpoint
CREATE INDEX "after_sales_open" ON "after_sales" USING btree ("status") WHERE "after_sales"."status" in ('applied', 'escalated', 'returning');--> statement-breakpoint
CREATE INDEX "wholesale_inquiries_open" ON "wholesale_inquiries" USING btree ("created_at") WHERE "wholesale_inquiries"."status" = 'open';--> statement-breakpoint
CREATE INDEX "jobs_dead" ON "jobs" USING btree ("dead_at","id") WHERE "jobs"."dead_at" is not null;
--> statement-breakpoint
CREATE TABLE "quote_lines" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"quote_id" bigint NOT NULL,
	"sort" integer NOT NULL,
	"sku_id" bigint,
	"title" text NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"spec_text" text DEFAULT '' NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"qty" integer NOT NULL,
	"list_price" bigint NOT NULL,
	"price" bigint NOT NULL,
	"discount_bp" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"pick" text DEFAULT 'must' NOT NULL,
	"group" text DEFAULT '' NOT NULL,
	"chosen" boolean DEFAULT false NOT NULL,
	CONSTRAINT "quote_lines_qty" CHECK ("quote_lines"."qty" > 0)
);
--> statement-breakpoint
CREATE TABLE "quote_views" (
	"quote_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"opens" integer DEFAULT 1 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"first_at" bigint NOT NULL,
	"last_at" bigint NOT NULL,
	CONSTRAINT "quote_views_quote_id_member_id_pk" PRIMARY KEY("quote_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"client_id" bigint NOT NULL,
	"client_name" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"title" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"valid_until" bigint NOT NULL,
	"freight" bigint DEFAULT 0 NOT NULL,
	"discount" bigint DEFAULT 0 NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL,
	"terms" text DEFAULT '' NOT NULL,
	"inquiry_id" bigint,
	"copy_of" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"share_token" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"log" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"signature" jsonb,
	"accepted_by_id" bigint,
	"accepted_at" bigint,
	"order_id" bigint,
	"sent_at" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "quotes_no_unique" UNIQUE("no"),
	CONSTRAINT "quotes_share_token_unique" UNIQUE("share_token"),
	CONSTRAINT "quotes_money" CHECK ("quotes"."freight" >= 0 and "quotes"."discount" >= 0 and "quotes"."total" >= 0)
);
--> statement-breakpoint
CREATE INDEX "quote_lines_quote" ON "quote_lines" USING btree ("quote_id","sort");--> statement-breakpoint
CREATE INDEX "quote_lines_sku" ON "quote_lines" USING btree ("sku_id","quote_id");--> statement-breakpoint
CREATE INDEX "quotes_owner" ON "quotes" USING btree ("owner_id","status","updated_at");--> statement-breakpoint
CREATE INDEX "quotes_status" ON "quotes" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "quotes_client" ON "quotes" USING btree ("client_id","updated_at");--> statement-breakpoint
CREATE INDEX "quotes_inquiry" ON "quotes" USING btree ("inquiry_id") WHERE "quotes"."inquiry_id" is not null;--> statement-breakpoint
CREATE INDEX "quotes_copy" ON "quotes" USING btree ("copy_of") WHERE "quotes"."copy_of" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_order" ON "quotes" USING btree ("order_id") WHERE "quotes"."order_id" is not null;
--> statement-breakpoint
CREATE TABLE "client_invites" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"client_id" bigint NOT NULL,
	"owner_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"store_id" bigint NOT NULL,
	"room_id" bigint,
	"activity_id" bigint,
	"at" bigint NOT NULL,
	"minutes" integer NOT NULL,
	"party" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"token" text NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"guest_id" bigint,
	"guest_note" text DEFAULT '' NOT NULL,
	"answered_at" bigint,
	"sequence" integer DEFAULT 0 NOT NULL,
	"plan_id" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "client_invites_token_unique" UNIQUE("token"),
	CONSTRAINT "client_invites_party" CHECK ("client_invites"."party" >= 1)
);
--> statement-breakpoint
CREATE TABLE "client_maints" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"client_id" bigint NOT NULL,
	"by_id" bigint NOT NULL,
	"by" text NOT NULL,
	"way" text NOT NULL,
	"content" text NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"geo" jsonb,
	"place" text DEFAULT '' NOT NULL,
	"next_at" bigint,
	"coupon_id" bigint,
	"coupon" text DEFAULT '' NOT NULL,
	"plan_id" bigint,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_plans" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"client_id" bigint NOT NULL,
	"owner_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"at" bigint NOT NULL,
	"content" text NOT NULL,
	"remind_min" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'prepared' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"converted_to" bigint,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "come_visits" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"client_id" bigint NOT NULL,
	"owner_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"room_id" bigint,
	"reception_id" bigint,
	"at" bigint NOT NULL,
	"minutes" integer NOT NULL,
	"party" integer NOT NULL,
	"prepare" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'prepared' NOT NULL,
	"result" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"deal_amount" bigint DEFAULT 0 NOT NULL,
	"invite_id" bigint,
	"plan_id" bigint,
	"created_at" bigint NOT NULL,
	CONSTRAINT "come_visits_invite_id_unique" UNIQUE("invite_id"),
	CONSTRAINT "come_visits_amount" CHECK ("come_visits"."deal_amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "visit_routes" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"owner_id" bigint NOT NULL,
	"date" text NOT NULL,
	"status" text DEFAULT 'prepared' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_stops" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"route_id" bigint NOT NULL,
	"client_id" bigint NOT NULL,
	"sort" integer NOT NULL,
	"at" bigint NOT NULL,
	"purpose" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"checked_at" bigint,
	"checked_geo" jsonb,
	"accuracy" integer,
	"distance" integer,
	"away" boolean DEFAULT false NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"result" text DEFAULT '' NOT NULL,
	"next_at" bigint,
	"plan_id" bigint
);
--> statement-breakpoint
CREATE INDEX "client_invites_client" ON "client_invites" USING btree ("client_id","at");--> statement-breakpoint
CREATE INDEX "client_invites_owner" ON "client_invites" USING btree ("owner_id","status","at");--> statement-breakpoint
CREATE INDEX "client_maints_client" ON "client_maints" USING btree ("client_id","at","id");--> statement-breakpoint
CREATE INDEX "client_maints_by" ON "client_maints" USING btree ("by_id","at","id");--> statement-breakpoint
CREATE INDEX "client_plans_owner" ON "client_plans" USING btree ("owner_id","status","at");--> statement-breakpoint
CREATE INDEX "client_plans_client" ON "client_plans" USING btree ("client_id","status","at");--> statement-breakpoint
CREATE INDEX "come_visits_at" ON "come_visits" USING btree ("at","store_id");--> statement-breakpoint
CREATE INDEX "come_visits_client" ON "come_visits" USING btree ("client_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "visit_routes_day" ON "visit_routes" USING btree ("owner_id","date") WHERE "visit_routes"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "visit_routes_date" ON "visit_routes" USING btree ("date");--> statement-breakpoint
CREATE INDEX "visit_stops_route" ON "visit_stops" USING btree ("route_id","sort");--> statement-breakpoint
CREATE INDEX "visit_stops_client" ON "visit_stops" USING btree ("client_id","at");--> statement-breakpoint
CREATE TABLE "staff_messages" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"client_id" bigint,
	"text" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "staff_messages_member" ON "staff_messages" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "staff_messages_client" ON "staff_messages" USING btree ("client_id","at") WHERE "staff_messages"."client_id" is not null;
