import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';

import { queueMessages } from '../database/schema/queue.ts';
import type { Statement } from '../database/statement.ts';
import type { MessageToSend, QueueDefinition, QueueDepth } from './queue.ts';

/** A message that a worker holds until its lease ends. */
export interface ClaimedMessage {
  readonly id: string;
  readonly data: unknown;
  /** Goes up with each claim, which tells this claim from a later one of the same message. */
  readonly attempt: number;
}

/** Name of the dead letter queue of a queue. */
export function deadLetterNameOf(name: string): string {
  return `${name}.dead`;
}

/** Inserts messages; returns no row for one whose key is waiting already. */
export function insertMessages<D>(
  { name, schema }: QueueDefinition<D>,
  messages: readonly MessageToSend<D>[],
  when?: SQL,
): Statement {
  const rows = messages.map(({ data, options = {} }) => ({
    data: schema.parse(data),
    key: options.key,
    priority: options.priority ?? 0,
    due_at: options.startAt,
  }));
  const send = () => sql`
    insert into ${queueMessages} (queue, data, key, priority, is_hidden, due_at)
    select ${name}, m.data, m.key, m.priority, coalesce(m.due_at > now(), false), coalesce(m.due_at, now())
      from jsonb_to_recordset(${sql.placeholder('messages')}::jsonb)
        as m(data jsonb, key text, priority integer, due_at timestamptz)${when ? sql` where ${when}` : sql``}
    on conflict (queue, key) where key is not null do nothing
    returning id`;
  return {
    name: `send_${name}${when ? '_when' : ''}`,
    sql: send,
    values: { messages: JSON.stringify(rows) },
  };
}

/** A worker's operations on messages. */
export function createMessageStore(pool: pg.Pool, workerId: string) {
  return {
    async claim(queue: string, limit: number, leaseS: number): Promise<ClaimedMessage[]> {
      const { rows } = await pool.query<ClaimedMessage & { priority: number }>({
        text: `with next as materialized (
                 select id from queue_messages where queue = $1 and not is_hidden
                  order by priority desc, id limit $2 for update skip locked)
               update queue_messages m
                  set attempt = m.attempt + 1, key = null, is_hidden = true, worker_id = $4,
                      due_at = now() + $3 * interval '1 second'
                 from next where m.id = next.id
               returning m.id, m.data, m.attempt, m.priority`,
        values: [queue, limit, leaseS, workerId],
      });
      return rows.toSorted((a, b) => b.priority - a.priority || Number(a.id) - Number(b.id));
    },

    async delete(ids: readonly string[]): Promise<void> {
      await pool.query({
        text: 'delete from queue_messages where id = any($1::bigint[])',
        values: [ids],
      });
    },

    /** Renews the leases of claims; returns the ids that this worker still holds. */
    async renew(claims: readonly { id: string; attempt: number; leaseS: number }[]): Promise<Set<string>> {
      const { rows } = await pool.query<{ id: string }>(
        `update queue_messages m set due_at = now() + c.lease_s * interval '1 second'
           from unnest($1::bigint[], $2::int[], $3::int[]) as c(id, attempt, lease_s)
          where m.id = c.id and m.attempt = c.attempt and m.worker_id = $4 returning m.id`,
        [
          claims.map(({ id }) => id),
          claims.map(({ attempt }) => attempt),
          claims.map(({ leaseS }) => leaseS),
          workerId,
        ],
      );
      return new Set(rows.map(({ id }) => id));
    },

    /** Schedules the next attempt after `delayMs`. */
    async retry({ id, attempt }: ClaimedMessage, delayMs: number, error: string): Promise<void> {
      await pool.query(
        `update queue_messages set due_at = now() + $3 * interval '1 millisecond', worker_id = null, error = $4
          where id = $1 and attempt = $2 and worker_id = $5`,
        [id, attempt, delayMs, error, workerId],
      );
    },

    async moveToDeadLetters({ id, attempt }: ClaimedMessage, error: string): Promise<void> {
      await pool.query(
        `update queue_messages
            set queue = queue || '.dead', attempt = 0, is_hidden = false, due_at = now(), worker_id = null, error = $3
          where id = $1 and attempt = $2 and worker_id = $4`,
        [id, attempt, error, workerId],
      );
    },

    /** Gives claims back as if they had never been made; each message comes again after its delay. */
    async release(claims: readonly (ClaimedMessage & { delayMs: number })[]): Promise<void> {
      await pool.query(
        `update queue_messages m
            set attempt = m.attempt - 1, worker_id = null, is_hidden = c.delay_ms > 0,
                due_at = now() + c.delay_ms * interval '1 millisecond'
           from unnest($1::bigint[], $2::int[], $3::int[]) as c(id, attempt, delay_ms)
          where m.id = c.id and m.attempt = c.attempt and m.worker_id = $4`,
        [
          claims.map(({ id }) => id),
          claims.map(({ attempt }) => attempt),
          claims.map(({ delayMs }) => delayMs),
          workerId,
        ],
      );
    },

    /** Reveals what has become due: a start time, a retry, or the end of a silent worker's lease. */
    async revealDue(): Promise<void> {
      await pool.query({
        text: `update queue_messages set is_hidden = false, worker_id = null
                where id in (select id from queue_messages where is_hidden and due_at <= now()
                              order by due_at limit 5000 for update skip locked)`,
      });
    },

    /** Those of the queues with messages to claim. */
    async listReady(queues: readonly string[]): Promise<string[]> {
      const { rows } = await pool.query<{ queue: string }>({
        text: `select queue from unnest($1::text[]) as q(queue)
                where exists (select 1 from queue_messages m where m.queue = q.queue and not m.is_hidden)`,
        values: [queues],
      });
      return rows.map(({ queue }) => queue);
    },

    /** Takes back what any worker holds. Only for a caller who knows that no other worker runs. */
    async takeBackAll(): Promise<void> {
      await pool.query(
        'update queue_messages set is_hidden = false, worker_id = null, due_at = now() where worker_id is not null',
      );
    },

    async deleteDeadLetters(queues: readonly string[], days: number): Promise<void> {
      await pool.query(
        `delete from queue_messages
          where queue = any($1) and not is_hidden and due_at < now() - $2 * interval '1 day'`,
        [queues, days],
      );
    },

    async listDepths(): Promise<QueueDepth[]> {
      const { rows } = await pool.query<{ name: string; waiting: string; oldest: string }>(
        `select queue as name, count(*) as waiting, extract(epoch from now() - min(due_at)) as oldest
           from queue_messages where not is_hidden group by queue`,
      );
      return rows.map(({ name, waiting, oldest }) => ({
        name,
        waiting: Number(waiting),
        oldestDueS: Math.max(0, Number(oldest)),
      }));
    },
  };
}

export type MessageStore = ReturnType<typeof createMessageStore>;
