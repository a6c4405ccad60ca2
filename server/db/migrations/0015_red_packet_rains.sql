CREATE TABLE "red_packet_rains" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"title" text NOT NULL,
	"start_at" bigint NOT NULL,
	"end_at" bigint NOT NULL,
	"budget" bigint NOT NULL,
	"packets" integer NOT NULL,
	"drawn" integer DEFAULT 0 NOT NULL,
	"given" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "red_packet_rains_drawn" CHECK ("red_packet_rains"."drawn" >= 0 and "red_packet_rains"."drawn" <= "red_packet_rains"."packets"),
	CONSTRAINT "red_packet_rains_given" CHECK ("red_packet_rains"."given" >= 0 and "red_packet_rains"."budget" - "red_packet_rains"."given" >= "red_packet_rains"."packets" - "red_packet_rains"."drawn")
);
--> statement-breakpoint
ALTER TABLE "red_packets" ADD COLUMN "rain_id" bigint;--> statement-breakpoint
CREATE INDEX "red_packet_rains_end" ON "red_packet_rains" USING btree ("end_at");--> statement-breakpoint
CREATE UNIQUE INDEX "red_packets_rain" ON "red_packets" USING btree ("rain_id","member_id");