CREATE TABLE "flows" (
	"company_id" text NOT NULL,
	"scope" text NOT NULL,
	"client_id" text DEFAULT '' NOT NULL,
	"backoffice_id" text NOT NULL,
	"project" text DEFAULT '' NOT NULL,
	"rule" text DEFAULT '' NOT NULL,
	"uses_backoffice" boolean DEFAULT false NOT NULL,
	"uses_backoffice_validation" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text,
	CONSTRAINT "flows_pkey" PRIMARY KEY("company_id","scope","client_id"),
	CONSTRAINT "flows_one_way_check" CHECK (not ("flows"."uses_backoffice" and "flows"."uses_backoffice_validation"))
);
--> statement-breakpoint
ALTER TABLE "flows" ADD CONSTRAINT "flows_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;