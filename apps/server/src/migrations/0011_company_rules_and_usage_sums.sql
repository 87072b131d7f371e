CREATE TABLE "price_lists" (
	"company_id" text DEFAULT '' NOT NULL,
	"valid_from" text NOT NULL,
	"monthly_minimum" numeric(15, 6),
	"prices" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "price_lists_pkey" PRIMARY KEY("company_id","valid_from"),
	CONSTRAINT "price_lists_valid_from_check" CHECK ("price_lists"."valid_from" ~ '^\d{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"start" date NOT NULL,
	"end" date NOT NULL,
	"format" text NOT NULL,
	"observation" text DEFAULT '' NOT NULL,
	"columns" jsonb NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"expected_rows" integer NOT NULL,
	"object_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "reports_format_check" CHECK ("reports"."format" in ('csv', 'json')),
	CONSTRAINT "reports_status_check" CHECK ("reports"."status" in ('waiting', 'processing', 'done', 'error', 'expired'))
);
--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "counted_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "status" text DEFAULT 'generated' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "bill" jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "pdf_status" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "usage_daily" ADD COLUMN "attachments" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_company" ON "reports" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_month" ON "invoices" USING btree ("month");--> statement-breakpoint
CREATE INDEX "jobs_company_finished" ON "jobs" USING btree ("company_id","finished_at","id") WHERE "jobs"."finished_at" is not null;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_status_check" CHECK ("invoices"."status" in ('generating', 'generated', 'failed'));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_pdf_status_check" CHECK ("invoices"."pdf_status" in ('none', 'generating', 'failed'));