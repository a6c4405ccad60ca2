CREATE UNLOGGED TABLE "call_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"since" bigint NOT NULL,
	"used" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "goods_root";--> statement-breakpoint
DROP INDEX "goods_sales";--> statement-breakpoint
DROP INDEX "life_posts_at";--> statement-breakpoint
DROP INDEX "order_lines_order";--> statement-breakpoint
DROP INDEX "orders_member";--> statement-breakpoint
CREATE INDEX "goods_facets" ON "goods" USING btree ("status","root_category_id","category_id","origin","year","master_id","min_price","delivery_types","id");--> statement-breakpoint
CREATE INDEX "goods_marks" ON "goods" USING gin ("marks") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "goods_sort" ON "goods" USING btree ("status","sort","id");--> statement-breakpoint
CREATE INDEX "goods_price" ON "goods" USING btree ("status","min_price","id");--> statement-breakpoint
CREATE INDEX "goods_listed" ON "goods" USING btree ("status","listed_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "reviews_line" ON "reviews" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "skus_open" ON "skus" USING btree ("goods_id") WHERE "skus"."stock" > "skus"."locked";--> statement-breakpoint
CREATE INDEX "escrow_lots_order" ON "escrow_lots" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "footprints_seen" ON "footprints" USING btree ("member_id","viewed_at","id","goods_id");--> statement-breakpoint
CREATE INDEX "order_lines_goods" ON "order_lines" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "tasks_from" ON "tasks" USING btree ("from_id");--> statement-breakpoint
CREATE INDEX "tasks_decided" ON "tasks" USING btree ("decided_by_id");--> statement-breakpoint
CREATE INDEX "goods_root" ON "goods" USING btree ("status","root_category_id","sales" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "goods_sales" ON "goods" USING btree ("status","sales" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "life_posts_at" ON "life_posts" USING btree ("at","id","status");--> statement-breakpoint
CREATE INDEX "order_lines_order" ON "order_lines" USING btree ("order_id","title");--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("member_id","created_at","id","status","hidden_at","no");