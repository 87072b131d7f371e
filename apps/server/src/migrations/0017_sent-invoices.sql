ALTER TABLE "invoices" ADD COLUMN "mail_status" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_mail_status_check" CHECK ("invoices"."mail_status" in ('none', 'sending', 'sent', 'failed'));