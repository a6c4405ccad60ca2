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