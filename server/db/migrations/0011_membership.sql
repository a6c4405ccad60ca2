-- notices
CREATE TABLE "notice_quotas" (
	"member_id" bigint NOT NULL,
	"template_id" text NOT NULL,
	"box" text NOT NULL,
	"left" integer NOT NULL,
	CONSTRAINT "notice_quotas_member_id_template_id_pk" PRIMARY KEY("member_id","template_id"),
	CONSTRAINT "notice_quotas_left" CHECK ("notice_quotas"."left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "recharge_orders" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"member_id" bigint NOT NULL,
	"unit" text NOT NULL,
	"package_id" bigint,
	"amount" bigint NOT NULL,
	"value" bigint NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'unpaid' NOT NULL,
	"created_at" bigint NOT NULL,
	"expire_at" bigint NOT NULL,
	"paid_at" bigint,
	"balance_after" bigint,
	"closed_at" bigint,
	"invoiced" boolean DEFAULT false NOT NULL,
	CONSTRAINT "recharge_orders_no_unique" UNIQUE("no"),
	CONSTRAINT "recharge_orders_amounts" CHECK ("recharge_orders"."amount" > 0 and "recharge_orders"."value" > 0 and "recharge_orders"."bonus" >= 0)
);
--> statement-breakpoint
DROP INDEX "notices_member";--> statement-breakpoint
ALTER TABLE "feedbacks" ADD COLUMN "answered_at" bigint;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD COLUMN "seen_at" bigint;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD COLUMN "escalated_at" bigint;--> statement-breakpoint
CREATE INDEX "recharge_orders_member" ON "recharge_orders" USING btree ("member_id","unit","created_at");--> statement-breakpoint
CREATE INDEX "feedbacks_member" ON "feedbacks" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notices_box" ON "notices" USING btree ("member_id","box","created_at","id");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("member_id","box") WHERE not "notices"."read";--> statement-breakpoint
CREATE INDEX "notices_member" ON "notices" USING btree ("member_id","created_at","id");
--> statement-breakpoint
-- wallet
CREATE INDEX "members_inviter" ON "members" USING btree ("inviter_id");
--> statement-breakpoint
-- vip
CREATE TABLE "level_ups" (
	"member_id" bigint NOT NULL,
	"level" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "level_ups_member_id_level_pk" PRIMARY KEY("member_id","level")
);
--> statement-breakpoint
CREATE TABLE "member_gifts" (
	"member_id" bigint NOT NULL,
	"gift_id" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "member_gifts_member_id_gift_id_pk" PRIMARY KEY("member_id","gift_id")
);
--> statement-breakpoint
CREATE TABLE "vip_orders" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"member_id" bigint NOT NULL,
	"plan_id" bigint NOT NULL,
	"name" text NOT NULL,
	"days" integer NOT NULL,
	"price" bigint NOT NULL,
	"trial" boolean DEFAULT false NOT NULL,
	"free_shippings" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'unpaid' NOT NULL,
	"created_at" bigint NOT NULL,
	"expire_at" bigint NOT NULL,
	"paid_at" bigint,
	"closed_at" bigint,
	"from_at" bigint,
	"until_at" bigint,
	CONSTRAINT "vip_orders_no_unique" UNIQUE("no"),
	CONSTRAINT "vip_orders_price" CHECK ("vip_orders"."price" > 0 and "vip_orders"."days" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "by_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "vip_orders_member" ON "vip_orders" USING btree ("member_id","status","from_at");--> statement-breakpoint
CREATE UNIQUE INDEX "vip_orders_trial" ON "vip_orders" USING btree ("member_id") WHERE "vip_orders"."trial" and "vip_orders"."status" = 'paid';
--> statement-breakpoint
-- withdrawal
CREATE TABLE "bank_cards" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" bigint NOT NULL,
	"bank_name" text NOT NULL,
	"tail" text NOT NULL,
	"number_sealed" text NOT NULL,
	"number_hash" text NOT NULL,
	"mobile_mask" text NOT NULL,
	"created_at" bigint NOT NULL,
	"used_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_tries" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"day" text NOT NULL,
	"tries" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "real_identities" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"name_sealed" text NOT NULL,
	"number_sealed" text NOT NULL,
	"number_hash" text NOT NULL,
	"name_mask" text NOT NULL,
	"number_mask" text NOT NULL,
	"front" text DEFAULT '' NOT NULL,
	"back" text DEFAULT '' NOT NULL,
	"basic_at" bigint NOT NULL,
	"verified_at" bigint
);
--> statement-breakpoint
CREATE TABLE "sealed_files" (
	"name" text PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"source" text NOT NULL,
	"member_id" bigint NOT NULL,
	"owner_id" bigint NOT NULL,
	"request_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"method" text NOT NULL,
	"card_id" bigint,
	"bank_name" text DEFAULT '' NOT NULL,
	"card_tail" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" bigint NOT NULL,
	"decided_at" bigint,
	"confirm_by" bigint,
	"sent_at" bigint,
	"ended_at" bigint,
	CONSTRAINT "withdrawals_no_unique" UNIQUE("no"),
	CONSTRAINT "withdrawals_amounts" CHECK ("withdrawals"."amount" > 0 and "withdrawals"."fee" >= 0 and "withdrawals"."fee" < "withdrawals"."amount")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "bank_cards_number" ON "bank_cards" USING btree ("member_id","number_hash");--> statement-breakpoint
CREATE INDEX "bank_cards_member" ON "bank_cards" USING btree ("member_id","used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "real_identities_number" ON "real_identities" USING btree ("number_hash");--> statement-breakpoint
CREATE INDEX "sealed_files_member" ON "sealed_files" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_request" ON "withdrawals" USING btree ("member_id","request_id");--> statement-breakpoint
CREATE INDEX "withdrawals_member" ON "withdrawals" USING btree ("member_id","source","created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_owner" ON "withdrawals" USING btree ("owner_id","source","created_at");
--> statement-breakpoint
-- points
CREATE TABLE "declarations" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" bigint NOT NULL,
	"buyer_mobile" text NOT NULL,
	"amount" bigint NOT NULL,
	"rate_bp" integer NOT NULL,
	"sold_at" text NOT NULL,
	"goods_text" text NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'auditing' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" bigint NOT NULL,
	"decided_at" bigint
);
--> statement-breakpoint
CREATE TABLE "income_days" (
	"member_id" bigint NOT NULL,
	"day" text NOT NULL,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"back" boolean NOT NULL,
	"amount" bigint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "income_days_member_id_day_source_status_back_pk" PRIMARY KEY("member_id","day","source","status","back")
);
--> statement-breakpoint
CREATE TABLE "income_transfers" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"member_id" bigint NOT NULL,
	"target" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"withdrawal_id" bigint,
	"confirm_by" bigint,
	"created_at" bigint NOT NULL,
	"ended_at" bigint,
	CONSTRAINT "income_transfers_no_unique" UNIQUE("no"),
	CONSTRAINT "income_transfers_amount" CHECK ("income_transfers"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "point_batches" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"account_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"expire_at" bigint NOT NULL,
	"gained" bigint NOT NULL,
	"left" bigint NOT NULL,
	"told_at" bigint,
	CONSTRAINT "point_batches_left" CHECK ("point_batches"."left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_moves" (
	"row_id" bigint NOT NULL,
	"batch_id" bigint NOT NULL,
	"delta" bigint NOT NULL,
	CONSTRAINT "point_moves_row_id_batch_id_pk" PRIMARY KEY("row_id","batch_id")
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"member_id" bigint NOT NULL,
	"day" text NOT NULL,
	"streak" integer NOT NULL,
	"reward" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "sign_ins_member_id_day_pk" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
ALTER TABLE "incomes" DROP CONSTRAINT "incomes_amounts";--> statement-breakpoint
DROP INDEX "incomes_member";--> statement-breakpoint
DROP INDEX "incomes_order";--> statement-breakpoint
ALTER TABLE "incomes" ADD COLUMN "back_of" bigint;--> statement-breakpoint
ALTER TABLE "incomes" ADD COLUMN "sale_id" bigint;--> statement-breakpoint
ALTER TABLE "incomes" ADD COLUMN "declaration_id" bigint;--> statement-breakpoint
ALTER TABLE "exchanges" ADD COLUMN "to_id" bigint;--> statement-breakpoint
ALTER TABLE "exchanges" ADD COLUMN "until_at" bigint;--> statement-breakpoint
ALTER TABLE "exchanges" ADD COLUMN "memo" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "declarations_member" ON "declarations" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "income_transfers_member" ON "income_transfers" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "income_transfers_open" ON "income_transfers" USING btree ("member_id") WHERE "income_transfers"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "income_transfers_withdrawal" ON "income_transfers" USING btree ("withdrawal_id");--> statement-breakpoint
CREATE UNIQUE INDEX "point_batches_once" ON "point_batches" USING btree ("account_id","kind","expire_at");--> statement-breakpoint
CREATE INDEX "point_batches_ending" ON "point_batches" USING btree ("expire_at","id") WHERE "point_batches"."left" > 0;--> statement-breakpoint
-- Points from before there were batches: what is left are the newest, and they last until the end of the year after theirs, at least of this one.
INSERT INTO "point_batches" ("account_id", "kind", "expire_at", "gained", "left")
SELECT "account_id", 'earned', "ends", sum("gained"), sum(least("gained", greatest(0, "running" - "spent"))) FROM (
  SELECT r."account_id", sum(r."delta") FILTER (WHERE r."delta" > 0) AS "gained",
    sum(sum(r."delta") FILTER (WHERE r."delta" > 0)) OVER (PARTITION BY r."account_id" ORDER BY y."year") AS "running",
    (SELECT coalesce(-sum(o."delta"), 0) FROM "ledger_rows" o WHERE o."account_id" = r."account_id" AND o."delta" < 0) AS "spent",
    (extract(epoch FROM make_timestamptz(greatest(y."year" + 1, extract(year FROM now() AT TIME ZONE 'Asia/Shanghai')::int) + 1, 1, 1, 0, 0, 0, 'Asia/Shanghai')) * 1000)::bigint AS "ends"
  FROM "ledger_rows" r
  CROSS JOIN LATERAL (SELECT extract(year FROM to_timestamp(r."created_at" / 1000) AT TIME ZONE 'Asia/Shanghai')::int AS "year") y
  WHERE r."unit" = 'points' GROUP BY r."account_id", y."year"
) years WHERE "gained" > 0 GROUP BY "account_id", "ends";--> statement-breakpoint
CREATE UNIQUE INDEX "incomes_back" ON "incomes" USING btree ("back_of","sale_id");--> statement-breakpoint
CREATE UNIQUE INDEX "incomes_declaration" ON "incomes" USING btree ("declaration_id");--> statement-breakpoint
CREATE INDEX "incomes_time" ON "incomes" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "incomes_status" ON "incomes" USING btree ("member_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "incomes_source" ON "incomes" USING btree ("member_id","source","created_at","id");--> statement-breakpoint
CREATE INDEX "exchanges_to" ON "exchanges" USING btree ("to_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "incomes_order" ON "incomes" USING btree ("order_id","member_id") WHERE "incomes"."back_of" is null;--> statement-breakpoint
ALTER TABLE "incomes" ADD CONSTRAINT "incomes_amounts" CHECK ("incomes"."owed" >= 0 and ("incomes"."back_of" is null and "incomes"."cancelled" >= 0 and "incomes"."cancelled" <= "incomes"."amount"
        or "incomes"."back_of" is not null and "incomes"."amount" < 0 and "incomes"."cancelled" = 0 and "incomes"."owed" = 0));
--> statement-breakpoint
-- team
CREATE TABLE "donation_projects" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"title" text NOT NULL,
	"cover" text NOT NULL,
	"story" text NOT NULL,
	"target" bigint NOT NULL,
	"raised" bigint DEFAULT 0 NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"people" integer DEFAULT 0 NOT NULL,
	"end_at" bigint NOT NULL,
	"updates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "donation_projects_raised" CHECK ("donation_projects"."raised" >= 0 and "donation_projects"."raised" <= "donation_projects"."target" and "donation_projects"."points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "donations" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"project_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"unit" text NOT NULL,
	"value" integer NOT NULL,
	"certificate_no" text NOT NULL,
	"anonymous" boolean DEFAULT false NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "donations_certificate_no_unique" UNIQUE("certificate_no"),
	CONSTRAINT "donations_value" CHECK ("donations"."value" > 0)
);
--> statement-breakpoint
CREATE TABLE "merchant_gifts" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" bigint NOT NULL,
	"merchant_id" bigint NOT NULL,
	"coins" integer NOT NULL,
	"offer" text NOT NULL,
	"code" text NOT NULL,
	"created_at" bigint NOT NULL,
	"used_at" bigint,
	CONSTRAINT "merchant_gifts_code_unique" UNIQUE("code"),
	CONSTRAINT "merchant_gifts_coins" CHECK ("merchant_gifts"."coins" > 0)
);
--> statement-breakpoint
CREATE TABLE "merchant_categories" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"merchant_id" bigint NOT NULL,
	"class_id" bigint NOT NULL,
	"name" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merchant_goods" (
	"goods_id" bigint PRIMARY KEY NOT NULL,
	"merchant_id" bigint,
	"category_id" bigint,
	"unit" text DEFAULT '件' NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"member_id" bigint NOT NULL,
	"submitted_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merchant_papers" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"merchant_id" bigint NOT NULL,
	"license" text NOT NULL,
	"region_code" text NOT NULL,
	"agreement" text NOT NULL,
	"applied_at" bigint NOT NULL,
	"decided_at" bigint,
	CONSTRAINT "merchant_papers_merchant_id_unique" UNIQUE("merchant_id")
);
--> statement-breakpoint
CREATE TABLE "order_sellers" (
	"order_id" bigint NOT NULL,
	"merchant_id" bigint NOT NULL,
	"stage" text NOT NULL,
	"qty" integer NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"paid_at" bigint,
	"settled" bigint DEFAULT 0 NOT NULL,
	"held_until" bigint,
	CONSTRAINT "order_sellers_order_id_merchant_id_pk" PRIMARY KEY("order_id","merchant_id")
);
--> statement-breakpoint
CREATE TABLE "team_joins" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"agree_version" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"inviter_id" bigint NOT NULL,
	"grand_id" bigint,
	"joined_at" bigint NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"last_active_at" bigint NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"added_at" bigint
);
--> statement-breakpoint
CREATE TABLE "team_months" (
	"member_id" bigint NOT NULL,
	"month" text NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "team_months_member_id_month_pk" PRIMARY KEY("member_id","month")
);
--> statement-breakpoint
DROP INDEX "income_transfers_withdrawal";--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "merchant_id" bigint;--> statement-breakpoint
ALTER TABLE "member_coupons" ADD COLUMN "used_at" bigint;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "invited_at" bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "merchant_id" bigint;--> statement-breakpoint
CREATE INDEX "donations_member" ON "donations" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE INDEX "donations_giver" ON "donations" USING btree ("project_id","member_id");--> statement-breakpoint
CREATE INDEX "merchant_gifts_member" ON "merchant_gifts" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "merchant_categories_own" ON "merchant_categories" USING btree ("merchant_id","sort","id");--> statement-breakpoint
CREATE INDEX "merchant_goods_category" ON "merchant_goods" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "order_sellers_stage" ON "order_sellers" USING btree ("merchant_id","stage","created_at","order_id");--> statement-breakpoint
CREATE INDEX "order_sellers_paid" ON "order_sellers" USING btree ("merchant_id","paid_at","amount","qty");--> statement-breakpoint
CREATE INDEX "order_sellers_held" ON "order_sellers" USING btree ("merchant_id","held_until","settled");--> statement-breakpoint
CREATE INDEX "team_members_joined" ON "team_members" USING btree ("inviter_id","joined_at","member_id");--> statement-breakpoint
CREATE INDEX "team_members_orders" ON "team_members" USING btree ("inviter_id","orders","member_id");--> statement-breakpoint
CREATE INDEX "team_members_amount" ON "team_members" USING btree ("inviter_id","amount","member_id");--> statement-breakpoint
CREATE INDEX "team_members_active" ON "team_members" USING btree ("inviter_id","last_active_at");--> statement-breakpoint
CREATE INDEX "team_members_added" ON "team_members" USING btree ("inviter_id","added_at") WHERE "team_members"."added_at" is not null;--> statement-breakpoint
CREATE INDEX "team_members_grand_joined" ON "team_members" USING btree ("grand_id","joined_at","member_id");--> statement-breakpoint
CREATE INDEX "team_members_grand_orders" ON "team_members" USING btree ("grand_id","orders","member_id");--> statement-breakpoint
CREATE INDEX "team_members_grand_amount" ON "team_members" USING btree ("grand_id","amount","member_id");--> statement-breakpoint
CREATE INDEX "team_members_grand_active" ON "team_members" USING btree ("grand_id","last_active_at");--> statement-breakpoint
CREATE INDEX "goods_seller" ON "goods" USING btree ("merchant_id","status","id");--> statement-breakpoint
CREATE INDEX "ledger_month" ON "ledger_rows" USING btree ("unit","created_at");--> statement-breakpoint
CREATE INDEX "orders_code" ON "orders" USING btree ("pickup_code") WHERE "orders"."pickup_code" is not null;--> statement-breakpoint
ALTER TABLE "income_transfers" DROP COLUMN "withdrawal_id";--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_merchant_id_unique" UNIQUE("merchant_id");
--> statement-breakpoint
-- team_figures
-- The figures of teams follow members, orders and refunds, whoever writes those. When somebody was last seen is kept to the hour.
CREATE FUNCTION month_of(at bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT to_char(to_timestamp(at / 1000) AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM')
$$;--> statement-breakpoint
CREATE FUNCTION team_counts(kind text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT kind IN ('normal', 'discount', 'group')
$$;--> statement-breakpoint
CREATE FUNCTION team_month(member bigint, moment bigint, pieces integer, fen bigint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "team_months" ("member_id", "month", "orders", "amount")
  SELECT member, month_of(moment), pieces, fen WHERE member IS NOT NULL
  ON CONFLICT ("member_id", "month") DO UPDATE
    SET "orders" = "team_months"."orders" + excluded."orders", "amount" = "team_months"."amount" + excluded."amount"
$$;--> statement-breakpoint
CREATE FUNCTION team_placed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO "team_members" ("member_id", "inviter_id", "grand_id", "joined_at", "last_active_at", "orders", "amount", "points")
  SELECT NEW."id", NEW."inviter_id", (SELECT "inviter_id" FROM "members" WHERE "id" = NEW."inviter_id"),
    coalesce(NEW."invited_at", NEW."created_at"),
    greatest(NEW."created_at", coalesce(max(o."created_at"), 0)),
    count(*) FILTER (WHERE o."received_at" IS NOT NULL),
    coalesce(sum(o."payable" - coalesce(s.back, 0)) FILTER (WHERE o."received_at" IS NOT NULL), 0),
    coalesce(sum(o."give_points") FILTER (WHERE o."received_at" IS NOT NULL), 0)
  FROM (SELECT 1) AS one
  LEFT JOIN "orders" o ON o."member_id" = NEW."id" AND team_counts(o."kind")
  LEFT JOIN LATERAL (SELECT sum("refund") AS back FROM "after_sales" WHERE "order_id" = o."id" AND "status" = 'done') s ON true
  ON CONFLICT ("member_id") DO UPDATE SET "inviter_id" = excluded."inviter_id", "grand_id" = excluded."grand_id";
  UPDATE "team_members" SET "grand_id" = NEW."inviter_id" WHERE "inviter_id" = NEW."id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION team_ordered() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE place RECORD; net bigint;
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE "team_members" SET "last_active_at" = NEW."created_at"
      WHERE "member_id" = NEW."member_id" AND "last_active_at" < NEW."created_at" - 3600000;
  END IF;
  IF NEW."received_at" IS NULL OR NOT team_counts(NEW."kind") THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' AND OLD."received_at" IS NOT NULL THEN RETURN NULL; END IF;
  net := NEW."payable" - (SELECT coalesce(sum("refund"), 0) FROM "after_sales" WHERE "order_id" = NEW."id" AND "status" = 'done');
  UPDATE "team_members" SET "orders" = "orders" + 1, "amount" = "amount" + net, "points" = "points" + NEW."give_points"
    WHERE "member_id" = NEW."member_id" RETURNING "inviter_id", "grand_id" INTO place;
  IF FOUND THEN
    PERFORM team_month(place."inviter_id", NEW."received_at", 1, net);
    PERFORM team_month(place."grand_id", NEW."received_at", 1, net);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION team_refunded() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE place RECORD; moment bigint;
BEGIN
  IF NEW."status" <> 'done' THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' AND OLD."status" = 'done' THEN RETURN NULL; END IF;
  IF NOT EXISTS (SELECT 1 FROM "orders" WHERE "id" = NEW."order_id" AND "received_at" IS NOT NULL AND team_counts("kind")) THEN
    RETURN NULL;
  END IF;
  moment := coalesce(NEW."ended_at", NEW."created_at");
  UPDATE "team_members" SET "amount" = "amount" - NEW."refund"
    WHERE "member_id" = NEW."member_id" RETURNING "inviter_id", "grand_id" INTO place;
  IF FOUND THEN
    PERFORM team_month(place."inviter_id", moment, 0, -NEW."refund");
    PERFORM team_month(place."grand_id", moment, 0, -NEW."refund");
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION team_seen() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE "team_members" SET "last_active_at" = NEW."created_at"
    WHERE "member_id" = NEW."member_id" AND "last_active_at" < NEW."created_at" - 3600000;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "team_placed" AFTER INSERT ON "members" FOR EACH ROW WHEN (NEW."inviter_id" IS NOT NULL) EXECUTE FUNCTION team_placed();--> statement-breakpoint
CREATE TRIGGER "team_replaced" AFTER UPDATE OF "inviter_id" ON "members" FOR EACH ROW
  WHEN (NEW."inviter_id" IS NOT NULL AND NEW."inviter_id" IS DISTINCT FROM OLD."inviter_id") EXECUTE FUNCTION team_placed();--> statement-breakpoint
CREATE TRIGGER "team_ordered" AFTER INSERT OR UPDATE OF "received_at" ON "orders" FOR EACH ROW EXECUTE FUNCTION team_ordered();--> statement-breakpoint
CREATE TRIGGER "team_refunded" AFTER INSERT OR UPDATE OF "status" ON "after_sales" FOR EACH ROW EXECUTE FUNCTION team_refunded();--> statement-breakpoint
CREATE TRIGGER "team_seen" AFTER INSERT ON "sessions" FOR EACH ROW EXECUTE FUNCTION team_seen();--> statement-breakpoint
-- Of those who were brought before there was this table.
INSERT INTO "team_members" ("member_id", "inviter_id", "grand_id", "joined_at", "last_active_at", "orders", "amount", "points")
SELECT m."id", m."inviter_id", i."inviter_id", m."created_at", greatest(m."created_at", coalesce(max(o."created_at"), 0)),
  count(*) FILTER (WHERE o."received_at" IS NOT NULL),
  coalesce(sum(o."payable" - coalesce(s.back, 0)) FILTER (WHERE o."received_at" IS NOT NULL), 0),
  coalesce(sum(o."give_points") FILTER (WHERE o."received_at" IS NOT NULL), 0)
FROM "members" m JOIN "members" i ON i."id" = m."inviter_id"
LEFT JOIN "orders" o ON o."member_id" = m."id" AND team_counts(o."kind")
LEFT JOIN LATERAL (SELECT sum("refund") AS back FROM "after_sales" WHERE "order_id" = o."id" AND "status" = 'done') s ON true
GROUP BY m."id", i."inviter_id";--> statement-breakpoint
INSERT INTO "team_months" ("member_id", "month", "orders", "amount")
SELECT above."id", f."month", sum(f."orders"), sum(f."amount") FROM (
  SELECT o."member_id", month_of(o."received_at") AS "month", 1 AS "orders", o."payable" AS "amount"
    FROM "orders" o WHERE o."received_at" IS NOT NULL AND team_counts(o."kind")
  UNION ALL
  SELECT o."member_id", month_of(CASE WHEN s."ended_at" > o."received_at" THEN s."ended_at" ELSE o."received_at" END), 0, -s."refund"
    FROM "after_sales" s JOIN "orders" o ON o."id" = s."order_id"
    WHERE s."status" = 'done' AND o."received_at" IS NOT NULL AND team_counts(o."kind")
) f
JOIN "team_members" t ON t."member_id" = f."member_id"
CROSS JOIN LATERAL (VALUES (t."inviter_id"), (t."grand_id")) AS above("id")
WHERE above."id" IS NOT NULL
GROUP BY above."id", f."month";
--> statement-breakpoint
-- income
CREATE INDEX "after_sales_merchant" ON "after_sales" USING btree ("merchant_id","status","created_at");--> statement-breakpoint
-- What refunds took so far becomes rows of its own: first what pending rows lost and what is or was owed, then what after-sales took of settled ones.
INSERT INTO "incomes" ("member_id", "from_id", "order_id", "source", "title", "base", "rate_bp", "amount", "back_of", "status", "settle_at", "settled_at", "created_at")
SELECT i."member_id", i."from_id", i."order_id", i."source", i."title", -(c."cut" * 10000 / i."rate_bp"), i."rate_bp", -c."cut", i."id", i."status", i."settle_at", i."settled_at", coalesce(i."settled_at", i."created_at")
FROM "incomes" i CROSS JOIN LATERAL (
  SELECT i."cancelled" + i."owed" + coalesce(-sum(r."delta"), 0) AS "cut" FROM "accounts" a JOIN "ledger_rows" r ON r."account_id" = a."id"
  WHERE a."owner_type" = 'member' AND a."owner_id" = i."member_id" AND a."unit" = 'income' AND r."biz_type" = 'commissionBack' AND r."biz_id" LIKE i."id"::text || ':%'
) c WHERE i."status" <> 'cancelled' AND i."back_of" IS NULL AND c."cut" > 0;--> statement-breakpoint
INSERT INTO "incomes" ("member_id", "from_id", "order_id", "source", "title", "base", "rate_bp", "amount", "back_of", "sale_id", "status", "settle_at", "settled_at", "created_at")
SELECT i."member_id", i."from_id", i."order_id", i."source", i."title", r."delta" * 10000 / i."rate_bp", i."rate_bp", r."delta", i."id", s."id", i."status", i."settle_at", r."created_at", r."created_at"
FROM "incomes" i JOIN "after_sales" s ON s."order_id" = i."order_id"
JOIN "accounts" a ON a."owner_type" = 'member' AND a."owner_id" = i."member_id" AND a."unit" = 'income'
JOIN "ledger_rows" r ON r."account_id" = a."id" AND r."biz_type" = 'commissionBack' AND r."biz_id" = s."id"::text
WHERE i."status" = 'settled' AND i."back_of" IS NULL;--> statement-breakpoint
INSERT INTO "income_days" ("member_id", "day", "source", "status", "back", "amount", "count")
SELECT "member_id", to_char(to_timestamp("created_at" / 1000) AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD'), "source", "status", "back_of" IS NOT NULL, sum("amount"), count(*)
FROM "incomes" GROUP BY 1, 2, 3, 4, 5;
--> statement-breakpoint
-- logins
CREATE TABLE "login_tickets" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"code" text NOT NULL,
	"token_hash" text NOT NULL,
	"kind" text NOT NULL,
	"device" text NOT NULL,
	"ip" text NOT NULL,
	"store_id" bigint,
	"status" text DEFAULT 'waiting' NOT NULL,
	"board" text,
	"member_id" bigint,
	"decided_at" bigint,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "login_tickets_code_unique" UNIQUE("code"),
	CONSTRAINT "login_tickets_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "invoice_orders" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"invoice_id" bigint NOT NULL,
	"order_group" text NOT NULL,
	"order_id" bigint NOT NULL,
	"no" text NOT NULL,
	"title" text NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"amount" bigint NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"paid_at" bigint NOT NULL,
	"live" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_titles" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"invoice_type" text NOT NULL,
	"title" text NOT NULL,
	"tax_no" text DEFAULT '' NOT NULL,
	"bank" text DEFAULT '' NOT NULL,
	"bank_no" text DEFAULT '' NOT NULL,
	"reg_address" text DEFAULT '' NOT NULL,
	"reg_phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"member_id" bigint NOT NULL,
	"order_group" text NOT NULL,
	"kind" text NOT NULL,
	"invoice_type" text NOT NULL,
	"title" text NOT NULL,
	"tax_no" text DEFAULT '' NOT NULL,
	"bank" text DEFAULT '' NOT NULL,
	"bank_no" text DEFAULT '' NOT NULL,
	"reg_address" text DEFAULT '' NOT NULL,
	"reg_phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'applied' NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tax_bp" integer DEFAULT 0 NOT NULL,
	"invoice_no" text,
	"red_no" text,
	"reason" text,
	"previous_id" bigint,
	"reissued" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL,
	"issued_at" bigint,
	"sent_at" bigint,
	"red_at" bigint,
	CONSTRAINT "invoices_no_unique" UNIQUE("no"),
	CONSTRAINT "invoices_amount" CHECK ("invoices"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "avatar" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" bigint DEFAULT nextval('ids') NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "way" text DEFAULT 'login' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "ip" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "login_tickets_end" ON "login_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "invoice_orders_invoice" ON "invoice_orders" USING btree ("invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_orders_once" ON "invoice_orders" USING btree ("order_group","order_id") WHERE "invoice_orders"."live";--> statement-breakpoint
CREATE INDEX "invoice_titles_member" ON "invoice_titles" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_titles_default" ON "invoice_titles" USING btree ("member_id") WHERE "invoice_titles"."is_default";--> statement-breakpoint
CREATE INDEX "invoices_member" ON "invoices" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_previous" ON "invoices" USING btree ("previous_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_unique" UNIQUE("id");
--> statement-breakpoint
-- withdrawal_index
CREATE TABLE "release_boosts" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"entry_id" bigint NOT NULL,
	"points" integer NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "release_boosts_points" CHECK ("release_boosts"."points" > 0)
);
--> statement-breakpoint
CREATE TABLE "release_entries" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"release_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"no" integer NOT NULL,
	"level_score" integer NOT NULL,
	"order_score" integer NOT NULL,
	"boost" integer DEFAULT 0 NOT NULL,
	"score" integer NOT NULL,
	"at" bigint NOT NULL,
	"state" text DEFAULT 'reserved' NOT NULL,
	"place" integer,
	"lot" text,
	"order_id" bigint,
	"pay_before" bigint,
	"settled_at" bigint,
	CONSTRAINT "release_entries_score_sum" CHECK ("release_entries"."score" = "release_entries"."level_score" + "release_entries"."order_score" + "release_entries"."boost")
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"title" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"goods_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"price" bigint NOT NULL,
	"quota" integer NOT NULL,
	"drum" integer NOT NULL,
	"reserve_from" bigint NOT NULL,
	"reserve_to" bigint NOT NULL,
	"draw_at" bigint NOT NULL,
	"pay_hours" integer NOT NULL,
	"seed" text NOT NULL,
	"seed_hash" text NOT NULL,
	"list_hash" text,
	"reserved" integer DEFAULT 0 NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"bought" integer DEFAULT 0 NOT NULL,
	"drawn_at" bigint,
	"ended_at" bigint,
	CONSTRAINT "releases_times" CHECK ("releases"."reserve_from" < "releases"."reserve_to" and "releases"."reserve_to" <= "releases"."draw_at"),
	CONSTRAINT "releases_quota" CHECK ("releases"."quota" > 0 and "releases"."drum" >= "releases"."quota"),
	CONSTRAINT "releases_taken" CHECK ("releases"."bought" >= 0 and "releases"."taken" >= "releases"."bought" and "releases"."taken" <= "releases"."quota")
);
--> statement-breakpoint
DROP INDEX "withdrawals_member";--> statement-breakpoint
CREATE INDEX "release_boosts_entry" ON "release_boosts" USING btree ("entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "release_entries_once" ON "release_entries" USING btree ("release_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "release_entries_no" ON "release_entries" USING btree ("release_id","no");--> statement-breakpoint
CREATE INDEX "release_entries_score" ON "release_entries" USING btree ("release_id","score" DESC NULLS LAST,"at","no");--> statement-breakpoint
CREATE INDEX "release_entries_place" ON "release_entries" USING btree ("release_id","place");--> statement-breakpoint
CREATE INDEX "release_entries_member" ON "release_entries" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "release_entries_unsettled" ON "release_entries" USING btree ("release_id","id") WHERE "release_entries"."state" = 'missed' and "release_entries"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "releases_running" ON "releases" USING btree ("draw_at","id") WHERE "releases"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "releases_ended" ON "releases" USING btree ("ended_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_member" ON "withdrawals" USING btree ("member_id","created_at");
--> statement-breakpoint
-- release
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
--> statement-breakpoint
-- merchant_orders
-- What was ordered before sellers had rows of their own: each line learns who sells it, each merchant gets its share of the order. Money is
-- booked from here on, at the receipts to come.
UPDATE "order_lines" SET "merchant_id" = "goods"."merchant_id" FROM "goods" WHERE "goods"."id" = "order_lines"."goods_id" AND "goods"."merchant_id" IS NOT NULL;--> statement-breakpoint
INSERT INTO "order_sellers" ("order_id", "merchant_id", "stage", "qty", "amount", "created_at", "paid_at")
SELECT o."id", l."merchant_id",
  CASE WHEN o."status" IN ('unpaid', 'grouping') THEN 'waiting'
    WHEN o."status" IN ('cancelled', 'refunded') THEN 'closed'
    WHEN o."status" = 'pickup' THEN 'pickup'
    WHEN o."status" IN ('paid', 'partial') AND bool_or(l."qty" - l."cancelled_qty" - l."store_qty" - l."shipped_qty" > 0) THEN 'ship'
    ELSE 'done' END,
  coalesce(sum(l."qty") FILTER (WHERE NOT l."gift"), 0),
  sum(l."paid") + CASE WHEN count(*) = (SELECT count(*) FROM "order_lines" a WHERE a."order_id" = o."id")
    THEN (o."amounts" ->> 'freight')::bigint - (o."amounts" ->> 'vipOff')::bigint ELSE 0 END,
  o."created_at", o."paid_at"
FROM "orders" o JOIN "order_lines" l ON l."order_id" = o."id" AND l."merchant_id" IS NOT NULL
GROUP BY o."id", l."merchant_id"
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- films
ALTER TABLE "files" ADD COLUMN "seconds" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "cover" text;--> statement-breakpoint
CREATE INDEX "files_member" ON "files" USING btree ("member_id","id");
--> statement-breakpoint
-- release_order
DROP INDEX "releases_running";--> statement-breakpoint
CREATE INDEX "releases_running" ON "releases" USING btree ("drawn_at" NULLS FIRST,"draw_at","id") WHERE "releases"."ended_at" is null;
--> statement-breakpoint
-- invoice_paid
CREATE INDEX "payments_paid" ON "payments" USING btree ("member_id","order_group","paid_at","id") WHERE "payments"."status" = 'paid';
--> statement-breakpoint
-- promoter_rates: the rates of the promoters' terms are the shop's own; what the sample said of them becomes the placeholder.
DO $$ DECLARE fact text[]; BEGIN
  FOREACH fact SLICE 1 IN ARRAY ARRAY[
    ['商品金额的 8% 计收益；间接推荐的为 3%。', '商品金额的 {直推收益} 计收益；间接推荐的为 {间推收益}。'],
    ['确认收货满 7 天后结算入账', '确认收货满 {收益结算天数} 天后结算入账'],
    ['按规则提现：单日 10-2000 元，', '按规则提现：微信零钱单日 {收益提现限额}，'],
    ['<table><thead><tr><th>等级</th><th>条件</th><th>额外比例</th></tr></thead><tbody><tr><td>推广员</td><td>同意本协议</td><td>无</td></tr><tr><td>团长</td><td>直接推荐满 10 人且月成交满 5000 元</td><td>1%</td></tr><tr><td>合伙人</td><td>直接推荐满 30 人且月成交满 30000 元</td><td>2%</td></tr></tbody></table>', '<p>{推广等级}。达到条件自动升级，不降级。</p>']
  ] LOOP
    UPDATE "page_contents" SET "html" = replace("html", fact[1], fact[2]) WHERE "code" = 'PROMOTER';
  END LOOP;
END $$;
