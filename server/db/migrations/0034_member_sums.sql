DROP INDEX "order_lines_member";--> statement-breakpoint
CREATE INDEX "goods_member" ON "goods" USING btree ("id") WHERE "goods"."marks" ? 'member';--> statement-breakpoint
CREATE INDEX "order_lines_saved" ON "order_lines" USING btree ("member_id","order_id","member_off","qty","returned_qty","by_card") WHERE "order_lines"."member_off" > 0;--> statement-breakpoint
CREATE INDEX "order_lines_bought" ON "order_lines" USING btree ("member_id","goods_id","order_id","price","qty","member_off","by_card") WHERE not "order_lines"."gift" and "order_lines"."campaign_off" = 0;--> statement-breakpoint
CREATE INDEX "orders_freight" ON "orders" USING btree ("member_id",(("amounts"->>'freight')::bigint),"created_at") WHERE ("orders"."amounts"->>'freight')::bigint > 0;--> statement-breakpoint
CREATE INDEX "orders_free_shipped" ON "orders" USING btree ("member_id","created_at") WHERE ("orders"."amounts"->>'vipOff')::bigint > 0;--> statement-breakpoint
CREATE INDEX "order_lines_member" ON "order_lines" USING btree ("member_id","title","spec_text","order_id");