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
CREATE UNIQUE INDEX "incomes_back" ON "incomes" USING btree ("back_of","sale_id");--> statement-breakpoint
CREATE UNIQUE INDEX "incomes_declaration" ON "incomes" USING btree ("declaration_id");--> statement-breakpoint
CREATE INDEX "incomes_time" ON "incomes" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "incomes_status" ON "incomes" USING btree ("member_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "incomes_source" ON "incomes" USING btree ("member_id","source","created_at","id");--> statement-breakpoint
CREATE INDEX "exchanges_to" ON "exchanges" USING btree ("to_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "incomes_order" ON "incomes" USING btree ("order_id","member_id") WHERE "incomes"."back_of" is null;--> statement-breakpoint
ALTER TABLE "incomes" ADD CONSTRAINT "incomes_amounts" CHECK ("incomes"."owed" >= 0 and ("incomes"."back_of" is null and "incomes"."cancelled" >= 0 and "incomes"."cancelled" <= "incomes"."amount"
        or "incomes"."back_of" is not null and "incomes"."amount" < 0 and "incomes"."cancelled" = 0 and "incomes"."owed" = 0));