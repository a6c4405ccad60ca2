CREATE TABLE "incomes" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"member_id" bigint NOT NULL,
	"from_id" bigint,
	"order_id" bigint,
	"source" text NOT NULL,
	"title" text NOT NULL,
	"base" bigint NOT NULL,
	"rate_bp" integer NOT NULL,
	"amount" bigint NOT NULL,
	"cancelled" bigint DEFAULT 0 NOT NULL,
	"owed" bigint DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"settle_at" bigint,
	"settled_at" bigint,
	"created_at" bigint NOT NULL,
	CONSTRAINT "incomes_amounts" CHECK ("incomes"."cancelled" >= 0 and "incomes"."cancelled" <= "incomes"."amount" and "incomes"."owed" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "incomes_order" ON "incomes" USING btree ("order_id","member_id");--> statement-breakpoint
CREATE INDEX "incomes_member" ON "incomes" USING btree ("member_id","status","created_at");