ALTER TABLE "tasks" ADD COLUMN "next_for" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "next_until" timestamp with time zone;