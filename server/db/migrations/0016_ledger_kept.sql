-- Rows of the books are never changed (rule 11.1). Emptying the table as a whole (restore) is no change of a row.
CREATE FUNCTION ledger_rows_kept() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  RAISE EXCEPTION 'ledger_rows are never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_rows_kept" BEFORE UPDATE OR DELETE ON "ledger_rows" FOR EACH ROW EXECUTE FUNCTION ledger_rows_kept();
