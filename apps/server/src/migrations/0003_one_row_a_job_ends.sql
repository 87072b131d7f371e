ALTER TABLE "batches" DROP COLUMN "is_single";--> statement-breakpoint
ALTER TABLE "batches" DROP COLUMN "typification";--> statement-breakpoint
ALTER TABLE "batches" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "client_data";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "destination";