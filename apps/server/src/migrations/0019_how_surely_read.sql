ALTER TABLE "jobs" ADD COLUMN "doubts" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "lowest_confidence" real;