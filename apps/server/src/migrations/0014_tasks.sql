CREATE TABLE "tasks" (
	"job_id" text collate "C" PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"client_id" text,
	"service" text NOT NULL,
	"project" text NOT NULL,
	"backoffice_id" text NOT NULL,
	"reason" text NOT NULL,
	"doubts" text[] NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone NOT NULL,
	"target_at" timestamp with time zone NOT NULL,
	"postponed_until" timestamp with time zone,
	"claimed_by" text,
	"lease_until" timestamp with time zone,
	"working_since" timestamp with time zone,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"work_ms" integer DEFAULT 0 NOT NULL,
	"queue_ms" integer,
	"operator" text,
	"operation" text,
	"is_success" boolean,
	"error_fields" text[] DEFAULT '{}' NOT NULL,
	"observation" text,
	"end_code" text,
	"result" json,
	"validation_status" text,
	"validation" jsonb,
	"process_ms" integer NOT NULL,
	"ai_result" jsonb,
	"operator_result" jsonb,
	"confidences" jsonb NOT NULL,
	"needs_second" boolean DEFAULT false NOT NULL,
	"first_operator" text,
	"first_finished_at" timestamp with time zone,
	"first_result" jsonb,
	"is_agreed" boolean,
	CONSTRAINT "tasks_reason_check" CHECK ("tasks"."reason" in ('whole_flow', 'validation_failed', 'check_failed', 'low_confidence', 'rule')),
	CONSTRAINT "tasks_status_check" CHECK ("tasks"."status" in ('available', 'claimed', 'postponed', 'completed', 'rejected', 'expired', 'cancelled')),
	CONSTRAINT "tasks_operation_check" CHECK ("tasks"."operation" in ('accepted', 'corrected', 'rejected'))
);
--> statement-breakpoint
DROP INDEX "jobs_backlog";--> statement-breakpoint
ALTER TABLE "flows" ADD COLUMN "target_minutes" integer DEFAULT 1440 NOT NULL;--> statement-breakpoint
ALTER TABLE "flows" ADD COLUMN "second_review_percent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "review_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tasks_open" ON "tasks" USING btree ("target_at","job_id") WHERE "tasks"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_company_open" ON "tasks" USING btree ("company_id","service","target_at") WHERE "tasks"."finished_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_claim" ON "tasks" USING btree ("claimed_by") WHERE "tasks"."status" = 'claimed';--> statement-breakpoint
CREATE INDEX "tasks_company_created" ON "tasks" USING btree ("company_id","created_at","job_id");--> statement-breakpoint
CREATE INDEX "tasks_company_finished" ON "tasks" USING btree ("company_id","finished_at") WHERE "tasks"."finished_at" is not null;--> statement-breakpoint
CREATE INDEX "tasks_finished" ON "tasks" USING btree ("finished_at") WHERE "tasks"."finished_at" is not null;--> statement-breakpoint
CREATE INDEX "jobs_backlog" ON "jobs" USING btree ("company_id") WHERE "jobs"."status" = 'processing' and "jobs"."review_at" is null;