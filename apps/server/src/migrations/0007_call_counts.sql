CREATE TABLE "call_counts" (
	"key" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "call_counts_pkey" PRIMARY KEY("ends_at","key")
);
