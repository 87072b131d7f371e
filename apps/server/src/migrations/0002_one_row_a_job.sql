DROP INDEX "jobs_batch";--> statement-breakpoint
ALTER TABLE "batches" ALTER COLUMN "total_jobs" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "batch_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
-- A single job was a batch of itself, two rows of one id: what the batch alone knew is when it last changed.
UPDATE "jobs" j
   SET "updated_at" = CASE WHEN b."is_single" THEN b."updated_at" ELSE coalesce(j."finished_at", j."ready_at", j."created_at") END,
       "batch_id" = CASE WHEN b."is_single" THEN NULL ELSE j."batch_id" END
  FROM "batches" b WHERE b."id" = j."batch_id";--> statement-breakpoint
DELETE FROM "batches" WHERE "is_single";--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "updated_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "jobs_single_created" ON "jobs" USING btree ("company_id","created_at","id") WHERE "jobs"."batch_id" is null;--> statement-breakpoint
CREATE INDEX "jobs_single_service_created" ON "jobs" USING btree ("company_id","service","created_at","id") WHERE "jobs"."batch_id" is null;--> statement-breakpoint
CREATE INDEX "jobs_single_updated" ON "jobs" USING btree ("company_id","updated_at") WHERE "jobs"."batch_id" is null;--> statement-breakpoint
CREATE INDEX "jobs_single_expires" ON "jobs" USING btree ("expires_at") WHERE "jobs"."batch_id" is null and "jobs"."purged_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_batch" ON "jobs" USING btree ("batch_id","ordinal") WHERE "jobs"."batch_id" is not null;