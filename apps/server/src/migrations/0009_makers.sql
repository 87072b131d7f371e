ALTER TABLE "app_clients" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "created_by" text;