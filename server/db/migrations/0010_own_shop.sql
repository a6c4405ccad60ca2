CREATE TABLE "shop_codes" (
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"row_id" bigint NOT NULL,
	CONSTRAINT "shop_codes_kind_code_pk" PRIMARY KEY("kind","code")
);
--> statement-breakpoint
CREATE TABLE "shop_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"bytes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_counts" (
	"store_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "stock_counts_store_id_sku_id_pk" PRIMARY KEY("store_id","sku_id")
);
--> statement-breakpoint
CREATE TABLE "stock_documents" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_moves" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"sku_id" bigint NOT NULL,
	"store_id" bigint,
	"delta" integer NOT NULL,
	"after" integer NOT NULL,
	"document_id" bigint,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "goods" ALTER COLUMN "seller" SET DEFAULT '自营';--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "theme" SET DEFAULT 'own';--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- An entry of the home names its drawing; it named its category before.
UPDATE "home_blocks" SET "subtitle" = ('{disc,leaf,cup,gaiwan,bud,flower,pot,snack}'::text[])["subtitle"::int]
  WHERE "place" = 'icon' AND "subtitle" ~ '^[1-8]$';--> statement-breakpoint
CREATE UNIQUE INDEX "shop_codes_row" ON "shop_codes" USING btree ("kind","row_id");--> statement-breakpoint
CREATE INDEX "stock_moves_sku" ON "stock_moves" USING btree ("sku_id","at");--> statement-breakpoint
CREATE INDEX "stock_moves_document" ON "stock_moves" USING btree ("document_id");--> statement-breakpoint
-- A move for each piece that comes or goes; the central stock of a SKU has no store.
CREATE FUNCTION stock_moved() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO "stock_moves" ("sku_id", "store_id", "delta", "after", "document_id", "at") VALUES (
    (to_jsonb(NEW) ->> TG_ARGV[0])::bigint,
    (to_jsonb(NEW) ->> 'store_id')::bigint,
    CASE WHEN TG_OP = 'INSERT' THEN NEW."stock" ELSE NEW."stock" - OLD."stock" END,
    NEW."stock",
    nullif(current_setting('yejian.stock_document', true), '')::bigint,
    coalesce(
      nullif(current_setting('yejian.stock_at', true), '')::bigint,
      (extract(epoch FROM clock_timestamp()) * 1000)::bigint
    )
  );
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "stock_moved_first" AFTER INSERT ON "skus" FOR EACH ROW WHEN (NEW."stock" <> 0) EXECUTE FUNCTION stock_moved('id');--> statement-breakpoint
CREATE TRIGGER "stock_moved" AFTER UPDATE OF "stock" ON "skus" FOR EACH ROW WHEN (NEW."stock" <> OLD."stock") EXECUTE FUNCTION stock_moved('id');--> statement-breakpoint
CREATE TRIGGER "shelf_moved_first" AFTER INSERT ON "store_stocks" FOR EACH ROW WHEN (NEW."stock" <> 0) EXECUTE FUNCTION stock_moved('sku_id');--> statement-breakpoint
CREATE TRIGGER "shelf_moved" AFTER UPDATE OF "stock" ON "store_stocks" FOR EACH ROW WHEN (NEW."stock" <> OLD."stock") EXECUTE FUNCTION stock_moved('sku_id');--> statement-breakpoint
-- Page texts are templates now: what they said of one shop becomes the placeholder that says it of any.
DO $$ DECLARE fact text[]; BEGIN
  FOREACH fact SLICE 1 IN ARRAY ARRAY[
    ['“叶间”“叶间茶窖”', '{商标}'],
    ['杭州叶间茶业有限公司', '{公司名称}'],
    ['91330106MA2YEJIAN0', '{统一社会信用代码}'],
    ['浙江省杭州市西湖区杨公堤 27 号', '{注册地址}'],
    ['本页所示编号为演示数据，正式上线前请替换为企业真实证照。', '{证照说明}'],
    ['<td>JY13301060000119</td><td>2029-06-30</td>', '<td>{食品经营许可证}</td><td>{食品经营许可证有效期}</td>'],
    ['<td>浙B2-20250119</td><td>2030-01-18</td>', '<td>{增值电信许可证}</td><td>{增值电信许可证有效期}</td>'],
    ['浙ICP备20250119号', '{网站备案}'],
    ['0571-87960001', '{食品安全电话}'],
    ['privacy@yejian.example.com', '{隐私邮箱}'],
    ['400-820-0119', '{客服电话}'],
    ['09:00-21:00', '{客服时间}'],
    ['杭州市西湖区人民法院', '{管辖法院}'],
    ['杭州仓', '{发货仓}'],
    ['叶间', '{店名}']
  ] LOOP
    UPDATE "page_contents" SET "title" = replace("title", fact[1], fact[2]), "html" = replace("html", fact[1], fact[2]);
  END LOOP;
END $$;
