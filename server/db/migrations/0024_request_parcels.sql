ALTER TABLE "parcels" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "request_id" bigint;--> statement-breakpoint
CREATE INDEX "parcels_request" ON "parcels" USING btree ("request_id");--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_for" CHECK (num_nonnulls("parcels"."order_id", "parcels"."request_id") = 1);