CREATE TABLE "searched_bigrams" (
	"company_id" text NOT NULL,
	"month" date NOT NULL,
	"bigrams" bit(16384) NOT NULL,
	CONSTRAINT "searched_bigrams_company_id_month_pk" PRIMARY KEY("company_id","month")
);
--> statement-breakpoint
-- What is kept already was not recorded: until this month is purged, every bigram of a company may stand somewhere.
INSERT INTO "searched_bigrams" ("company_id", "month", "bigrams")
SELECT "id", date_trunc('month', now() AT TIME ZONE 'UTC'), repeat('1', 16384)::bit(16384) FROM "companies";
