DROP INDEX "releases_running";--> statement-breakpoint
CREATE INDEX "releases_running" ON "releases" USING btree ("drawn_at" NULLS FIRST,"draw_at","id") WHERE "releases"."ended_at" is null;