ALTER TABLE "auction_entries" ADD COLUMN "exempt" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "red_packets" ADD COLUMN "order_id" bigint;--> statement-breakpoint
ALTER TABLE "red_packets" ADD COLUMN "granted_at" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "red_packets_order" ON "red_packets" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "red_packets_granted" ON "red_packets" USING btree ("granted_at");