DROP INDEX "order_lines_order";--> statement-breakpoint
DROP INDEX "order_lines_goods";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "member_id" bigint;--> statement-breakpoint
UPDATE "order_lines" SET "member_id" = "orders"."member_id" FROM "orders" WHERE "orders"."id" = "order_lines"."order_id";--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "member_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "goods_kind" ON "goods" USING btree ("id","root_category_id");--> statement-breakpoint
CREATE INDEX "order_lines_member" ON "order_lines" USING btree ("member_id","title","order_id");--> statement-breakpoint
CREATE INDEX "order_lines_order" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_goods" ON "order_lines" USING btree ("goods_id","member_id");