CREATE TABLE "app_client_calls" (
	"client_id" text NOT NULL,
	"day" date NOT NULL,
	"calls" bigint NOT NULL,
	CONSTRAINT "app_client_calls_pkey" PRIMARY KEY("client_id","day")
);
--> statement-breakpoint
CREATE TABLE "app_clients" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"secret_sealed" text NOT NULL,
	"previous_secret_sealed" text,
	"previous_secret_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "backgrounds" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"has_serpro_cpf" boolean DEFAULT false NOT NULL,
	"has_serpro_nfe" boolean DEFAULT false NOT NULL,
	"has_serpro_data_valid" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"company_id" text NOT NULL,
	"month" text NOT NULL,
	"observation" text DEFAULT '' NOT NULL,
	"body" jsonb NOT NULL,
	"pdf_key" text,
	"counted_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_pkey" PRIMARY KEY("company_id","month"),
	CONSTRAINT "invoices_month_check" CHECK ("invoices"."month" ~ '^\d{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"terms_version" text NOT NULL,
	"deactivated_at" timestamp with time zone,
	"data_expires_days" integer DEFAULT 30 NOT NULL,
	"is_training_accepted" boolean DEFAULT true NOT NULL,
	"training_expires_days" integer DEFAULT 30 NOT NULL,
	"retention_updated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "company_rules" (
	"company_id" text PRIMARY KEY NOT NULL,
	"scopes" text[] DEFAULT '{}' NOT NULL,
	"validations" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"user_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "members_check" CHECK ("members"."user_id" <> "members"."company_id")
);
--> statement-breakpoint
CREATE TABLE "purges" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"kind" text NOT NULL,
	"purged_at" timestamp with time zone NOT NULL,
	"jobs" integer NOT NULL,
	"files" integer NOT NULL,
	"created_until" timestamp with time zone NOT NULL,
	CONSTRAINT "purges_kind_check" CHECK ("purges"."kind" in ('data', 'training'))
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "codes_pkey" PRIMARY KEY("user_id","purpose"),
	CONSTRAINT "codes_purpose_check" CHECK ("codes"."purpose" in ('confirm', 'reset'))
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"is_remembered" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"email_digest" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"paused_until" timestamp with time zone,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"name" text NOT NULL,
	"cpf_cnpj" text NOT NULL,
	"phone_number" text NOT NULL,
	"phone_verified_at" timestamp with time zone,
	"address" jsonb,
	"password_hash" text NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"has_report" boolean DEFAULT false NOT NULL,
	"has_backoffice" boolean DEFAULT false NOT NULL,
	"disabled_at" timestamp with time zone,
	"codes_sent" integer DEFAULT 0 NOT NULL,
	"next_code_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_key" UNIQUE("email"),
	CONSTRAINT "users_cpf_cnpj_key" UNIQUE("cpf_cnpj")
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"client_id" text,
	"service" text NOT NULL,
	"is_single" boolean NOT NULL,
	"status" text NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"filename" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"purged_at" timestamp with time zone,
	"total_jobs" integer DEFAULT 1 NOT NULL,
	"processed_jobs" integer DEFAULT 0 NOT NULL,
	"errored_jobs" integer DEFAULT 0 NOT NULL,
	"background_id" text,
	"typification" text,
	"metadata" json,
	"error_code" text,
	"error_params" jsonb,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "batches_status_check" CHECK ("batches"."status" in ('waiting', 'processing', 'validating', 'done', 'error'))
);
--> statement-breakpoint
CREATE TABLE "job_results" (
	"job_id" text collate "C" PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"result" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"batch_id" text collate "C" NOT NULL,
	"company_id" text NOT NULL,
	"client_id" text,
	"service" text NOT NULL,
	"status" text NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"filename" text,
	"ordinal" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"process_ms" integer,
	"pages" integer,
	"expires_at" timestamp with time zone NOT NULL,
	"purged_at" timestamp with time zone,
	"background_id" text,
	"validation_status" text,
	"validation" jsonb,
	"metadata" json,
	"client_data" json,
	"destination" text,
	"typification" text,
	"error_code" text,
	"error_params" jsonb,
	CONSTRAINT "jobs_status_check" CHECK ("jobs"."status" in ('waiting', 'processing', 'validating', 'done', 'error'))
);
--> statement-breakpoint
CREATE TABLE "training_files" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"client_id" text,
	"filename" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"purged_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "upload_parts" (
	"upload_id" text NOT NULL,
	"number" integer NOT NULL,
	"e_tag" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	CONSTRAINT "upload_parts_pkey" PRIMARY KEY("upload_id","number")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" text collate "C" NOT NULL,
	"name" text NOT NULL,
	"object_key" text,
	"is_base64" boolean DEFAULT false NOT NULL,
	"part_count" integer,
	"multipart_key" text,
	"multipart_id" text,
	"status" text DEFAULT 'waiting' NOT NULL,
	"media_type" text,
	"size_bytes" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"purged_at" timestamp with time zone,
	CONSTRAINT "uploads_owner_kind_check" CHECK ("uploads"."owner_kind" in ('job', 'batch', 'training')),
	CONSTRAINT "uploads_name_check" CHECK ("uploads"."name" in ('document', 'selfie', 'extra_document')),
	CONSTRAINT "uploads_status_check" CHECK ("uploads"."status" in ('waiting', 'received', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "usage_daily" (
	"company_id" text NOT NULL,
	"day" date NOT NULL,
	"service" text NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"errors" integer DEFAULT 0 NOT NULL,
	"pages" integer DEFAULT 0 NOT NULL,
	"duration_ms_sum" bigint DEFAULT 0 NOT NULL,
	"duration_ms_max" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "usage_daily_pkey" PRIMARY KEY("company_id","day","service")
);
--> statement-breakpoint
CREATE TABLE "webhook_attempts" (
	"delivery_id" text collate "C" NOT NULL,
	"attempt" integer NOT NULL,
	"attempted_at" timestamp with time zone NOT NULL,
	"status" integer,
	"latency_ms" integer NOT NULL,
	"answer" text,
	"error" text,
	CONSTRAINT "webhook_attempts_pkey" PRIMARY KEY("delivery_id","attempt")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"webhook_id" text NOT NULL,
	"company_id" text NOT NULL,
	"type" text NOT NULL,
	"job_id" text,
	"batch_id" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "webhook_deliveries_type_check" CHECK ("webhook_deliveries"."type" in ('job.done', 'job.error', 'batch.done', 'batch.error', 'webhook.ping')),
	CONSTRAINT "webhook_deliveries_status_check" CHECK ("webhook_deliveries"."status" in ('pending', 'delivered', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"is_verbose" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"disabled_reason" text,
	"secret_sealed" text NOT NULL,
	"previous_secret_sealed" text,
	"previous_secret_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhooks_status_check" CHECK ("webhooks"."status" in ('pending', 'active', 'disabled'))
);
--> statement-breakpoint
ALTER TABLE "app_client_calls" ADD CONSTRAINT "app_client_calls_client_id_app_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."app_clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_clients" ADD CONSTRAINT "app_clients_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_rules" ADD CONSTRAINT "company_rules_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purges" ADD CONSTRAINT "purges_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_results" ADD CONSTRAINT "job_results_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_clients_company" ON "app_clients" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "members_company" ON "members" USING btree ("company_id","added_at");--> statement-breakpoint
CREATE INDEX "purges_company" ON "purges" USING btree ("company_id","purged_at");--> statement-breakpoint
CREATE UNIQUE INDEX "purges_run" ON "purges" USING btree ("company_id","kind","purged_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_failures_last" ON "sign_in_failures" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "batches_company_created" ON "batches" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "batches_company_service_created" ON "batches" USING btree ("company_id","service","created_at","id");--> statement-breakpoint
CREATE INDEX "batches_company_updated" ON "batches" USING btree ("company_id","updated_at");--> statement-breakpoint
CREATE INDEX "batches_expires" ON "batches" USING btree ("expires_at") WHERE "batches"."purged_at" is null;--> statement-breakpoint
CREATE INDEX "batches_unfinished" ON "batches" USING btree ("created_at") WHERE "batches"."finished_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_batch" ON "jobs" USING btree ("batch_id","ordinal");--> statement-breakpoint
CREATE INDEX "jobs_company_created" ON "jobs" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "jobs_unfinished" ON "jobs" USING btree ("status","created_at") WHERE "jobs"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_backlog" ON "jobs" USING btree ("company_id") WHERE "jobs"."status" = 'processing';--> statement-breakpoint
CREATE INDEX "jobs_finished" ON "jobs" USING brin ("finished_at");--> statement-breakpoint
CREATE INDEX "jobs_energymeter" ON "jobs" USING btree ("company_id","created_at","id") WHERE "jobs"."service" = 'energymeter';--> statement-breakpoint
CREATE INDEX "training_files_expires" ON "training_files" USING btree ("expires_at") WHERE "training_files"."purged_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_owner" ON "uploads" USING btree ("owner_id","name");--> statement-breakpoint
CREATE INDEX "uploads_waiting" ON "uploads" USING btree ("expires_at") WHERE "uploads"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "usage_daily_day" ON "usage_daily" USING btree ("day","company_id","total","errors");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook" ON "webhook_deliveries" USING btree ("webhook_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_event" ON "webhook_deliveries" USING btree ("webhook_id","type",coalesce("job_id", ''),"batch_id") WHERE "webhook_deliveries"."batch_id" is not null;--> statement-breakpoint
CREATE INDEX "webhooks_company" ON "webhooks" USING btree ("company_id","created_at","id");