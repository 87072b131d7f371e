CREATE TABLE "company_rule_changes" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"rule" jsonb
);
--> statement-breakpoint
CREATE TABLE "company_rule_counts" (
	"company_id" text NOT NULL,
	"counted" text NOT NULL,
	"period_start" date NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "company_rule_counts_pkey" PRIMARY KEY("company_id","counted","period_start")
);
--> statement-breakpoint
CREATE TABLE "usage_of_days" (
	"day" date NOT NULL,
	"service" text NOT NULL,
	"total" bigint NOT NULL,
	"errors" bigint NOT NULL,
	"duration_ms_sum" bigint NOT NULL,
	CONSTRAINT "usage_of_days_pkey" PRIMARY KEY("day","service")
);
--> statement-breakpoint
CREATE TABLE "usage_of_months" (
	"month" date NOT NULL,
	"company_id" text NOT NULL,
	"service" text NOT NULL,
	"total" bigint NOT NULL,
	"errors" bigint NOT NULL,
	"duration_ms_sum" bigint NOT NULL,
	CONSTRAINT "usage_of_months_pkey" PRIMARY KEY("month","company_id","service")
);
--> statement-breakpoint
ALTER TABLE "company_rules" ADD COLUMN "reset_day" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "company_rules" ADD COLUMN "service_limits" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "company_rules" ADD COLUMN "validation_limits" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "company_rules" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "company_rule_changes" ADD CONSTRAINT "company_rule_changes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_rule_counts" ADD CONSTRAINT "company_rule_counts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_rule_changes_company" ON "company_rule_changes" USING btree ("company_id","changed_at");