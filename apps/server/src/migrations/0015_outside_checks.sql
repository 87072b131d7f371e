CREATE TABLE "outside_check_hours" (
	"check_name" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"calls" integer NOT NULL,
	"failures" integer NOT NULL,
	"ms_sum" bigint NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"last_failure" text,
	CONSTRAINT "outside_check_hours_pkey" PRIMARY KEY("check_name","hour")
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "validating_at" timestamp with time zone;