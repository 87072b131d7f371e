ALTER TABLE "tasks" ALTER COLUMN "work_ms" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "tasks" ALTER COLUMN "queue_ms" SET DATA TYPE bigint;