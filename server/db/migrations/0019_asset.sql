CREATE TABLE "asset_events" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"asset_id" bigint NOT NULL,
	"label" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "asset_transfer_items" (
	"transfer_id" bigint NOT NULL,
	"asset_id" bigint NOT NULL,
	"sort" integer NOT NULL,
	"old_status" text NOT NULL,
	"open" boolean DEFAULT false NOT NULL,
	CONSTRAINT "asset_transfer_items_transfer_id_asset_id_pk" PRIMARY KEY("transfer_id","asset_id")
);
--> statement-breakpoint
CREATE TABLE "asset_transfers" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"from_id" bigint NOT NULL,
	"to_id" bigint NOT NULL,
	"from" jsonb NOT NULL,
	"to" jsonb NOT NULL,
	"to_store_id" bigint NOT NULL,
	"to_department" text NOT NULL,
	"reason" text NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"answer_photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"answered_at" bigint,
	CONSTRAINT "asset_transfers_no_unique" UNIQUE("no")
);
--> statement-breakpoint
CREATE TABLE "assets" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"photo" text DEFAULT '' NOT NULL,
	"store_id" bigint NOT NULL,
	"department" text NOT NULL,
	"custodian_id" bigint,
	"status" text DEFAULT 'used' NOT NULL,
	"value" bigint NOT NULL,
	"bought_at" bigint NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	CONSTRAINT "assets_code_unique" UNIQUE("code"),
	CONSTRAINT "assets_value" CHECK ("assets"."value" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_adjusts" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"no" text NOT NULL,
	"stock_take_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"decided_by" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" bigint NOT NULL,
	"decided_at" bigint,
	CONSTRAINT "stock_adjusts_no_unique" UNIQUE("no")
);
--> statement-breakpoint
CREATE TABLE "stock_take_lines" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"stock_take_id" bigint NOT NULL,
	"code" text NOT NULL,
	"asset_id" bigint,
	"expected" boolean DEFAULT false NOT NULL,
	"expected_place" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"condition" text DEFAULT 'ok' NOT NULL,
	"method" text,
	"note" text DEFAULT '' NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"counted_by_id" bigint,
	"counted_by" text DEFAULT '' NOT NULL,
	"counted_at" bigint
);
--> statement-breakpoint
CREATE TABLE "stock_take_members" (
	"stock_take_id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	CONSTRAINT "stock_take_members_stock_take_id_employee_id_pk" PRIMARY KEY("stock_take_id","employee_id")
);
--> statement-breakpoint
CREATE TABLE "stock_take_scans" (
	"employee_id" bigint NOT NULL,
	"op_id" text NOT NULL,
	"stock_take_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"result" text,
	"line" jsonb,
	"at" bigint NOT NULL,
	CONSTRAINT "stock_take_scans_employee_id_op_id_pk" PRIMARY KEY("employee_id","op_id")
);
--> statement-breakpoint
CREATE TABLE "stock_takes" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"title" text NOT NULL,
	"store_id" bigint NOT NULL,
	"department" text DEFAULT '' NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"lead_id" bigint NOT NULL,
	"lead" jsonb NOT NULL,
	"blind" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"due_at" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"ended_at" bigint
);
--> statement-breakpoint
CREATE INDEX "asset_events_asset" ON "asset_events" USING btree ("asset_id","at");--> statement-breakpoint
CREATE INDEX "asset_transfer_items_asset" ON "asset_transfer_items" USING btree ("asset_id");--> statement-breakpoint
CREATE UNIQUE INDEX "asset_transfer_items_open" ON "asset_transfer_items" USING btree ("asset_id") WHERE "asset_transfer_items"."open";--> statement-breakpoint
CREATE INDEX "asset_transfers_from" ON "asset_transfers" USING btree ("from_id","status","created_at");--> statement-breakpoint
CREATE INDEX "asset_transfers_to" ON "asset_transfers" USING btree ("to_id","status","created_at");--> statement-breakpoint
CREATE INDEX "assets_store" ON "assets" USING btree ("store_id","category");--> statement-breakpoint
CREATE INDEX "assets_custodian" ON "assets" USING btree ("custodian_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_adjusts_take" ON "stock_adjusts" USING btree ("stock_take_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_take_lines_code" ON "stock_take_lines" USING btree ("stock_take_id","code");--> statement-breakpoint
CREATE INDEX "stock_take_lines_state" ON "stock_take_lines" USING btree ("stock_take_id","state","counted_at","id");--> statement-breakpoint
CREATE INDEX "stock_take_lines_asset" ON "stock_take_lines" USING btree ("asset_id");--> statement-breakpoint
CREATE INDEX "stock_take_members_employee" ON "stock_take_members" USING btree ("employee_id");--> statement-breakpoint
CREATE INDEX "stock_take_scans_take" ON "stock_take_scans" USING btree ("stock_take_id","at");--> statement-breakpoint
CREATE INDEX "stock_takes_store" ON "stock_takes" USING btree ("store_id","status","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_takes_active" ON "stock_takes" USING btree ("store_id","category") WHERE "stock_takes"."status" = 'active';