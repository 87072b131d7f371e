ALTER TABLE "users" DROP CONSTRAINT "users_cpf_cnpj_key";--> statement-breakpoint
ALTER TABLE "sign_in_failures" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_failures" ADD COLUMN "known_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sign_in_failures" DROP CONSTRAINT "sign_in_failures_pkey";--> statement-breakpoint
ALTER TABLE "sign_in_failures" ADD CONSTRAINT "sign_in_failures_of_pkey" PRIMARY KEY("email_digest","place");--> statement-breakpoint
CREATE UNIQUE INDEX "users_cpf_cnpj" ON "users" USING btree ("cpf_cnpj") WHERE "users"."email_verified_at" is not null;
