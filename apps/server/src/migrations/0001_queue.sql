CREATE TABLE "queue_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "queue_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"queue" text NOT NULL,
	"data" jsonb NOT NULL,
	"key" text,
	"priority" integer DEFAULT 0 NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"worker_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"error" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "queue_messages_key" ON "queue_messages" USING btree ("queue","key") WHERE "queue_messages"."key" is not null;--> statement-breakpoint
CREATE INDEX "queue_messages_ready" ON "queue_messages" USING btree ("queue","priority" DESC NULLS FIRST,"id") WHERE not "queue_messages"."is_hidden";--> statement-breakpoint
CREATE INDEX "queue_messages_hidden" ON "queue_messages" USING btree ("due_at") WHERE "queue_messages"."is_hidden";--> statement-breakpoint
ALTER TABLE "queue_messages" SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);--> statement-breakpoint
-- An installation that kept its messages with pg-boss takes them along.
do $$
begin
  if to_regclass('pgboss.job') is not null then
    insert into queue_messages (queue, data, key, priority, due_at, is_hidden)
      select name, coalesce(data, '{}'), singleton_key, priority, start_after, start_after > now()
        from pgboss.job
       where state in ('created', 'retry', 'active') and name not like '\_\_pgboss%'
       order by created_on
      on conflict do nothing;
    drop schema pgboss cascade;
  end if;
end $$;
