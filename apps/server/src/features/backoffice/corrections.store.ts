import { type SQL, and, sql } from 'drizzle-orm';

import type { Db } from '../../platform/database/database.ts';
import { jobs } from '../../platform/database/schema/jobs.ts';
import { tasks } from '../../platform/database/schema/tasks.ts';
import { type TasksOf, fieldInKey, matching } from './task-filter.store.ts';

/** Reviews that tell of each value whether it was right. */
function judging(of: TasksOf): SQL | undefined {
  return and(matching(of), sql`${tasks.status} = 'completed' and ${tasks.isSuccess} is not null`);
}

/** Every value that the engine had a confidence in, and every corrected key without one. */
function judgedValues(of: TasksOf): SQL {
  return sql`
    select ${tasks.service} as service, ${fieldInKey(sql`each.key`)} as field, each.confidence,
           each.key = any(${tasks.errorFields}) as is_wrong
      from ${tasks}
      join ${jobs} on ${jobs.id} = ${tasks.jobId},
           lateral (
             select key, (value #>> '{}')::numeric as confidence from jsonb_each(${tasks.confidences})
             union all
             select key, null from unnest(${tasks.errorFields}) as added(key)
              where not jsonb_exists(${tasks.confidences}, key)
           ) as each
     where ${judging(of)}`;
}

export async function countJudgingReviews(db: Db, of: TasksOf): Promise<number> {
  const { rows } = await db.execute<{ total: string }>(sql`
    select count(*) as total from ${tasks} join ${jobs} on ${jobs.id} = ${tasks.jobId} where ${judging(of)}`);
  return Number(rows[0]?.total ?? 0);
}

interface FieldSums {
  readonly service: string;
  readonly field: string;
  readonly judged: number;
  readonly right: number;
  readonly missed: number;
  readonly confidenceRight: number | null;
  readonly confidenceWrong: number | null;
}

/** By service and field, the most judged first. */
export async function listFieldSums(db: Db, of: TasksOf): Promise<FieldSums[]> {
  const { rows } = await db.execute<Record<keyof FieldSums, string | null>>(sql`
    select service, field,
           count(confidence) as judged,
           count(*) filter (where not is_wrong and confidence is not null) as right,
           count(*) filter (where confidence is null) as missed,
           round(avg(confidence) filter (where not is_wrong), 1) as "confidenceRight",
           round(avg(confidence) filter (where is_wrong), 1) as "confidenceWrong"
      from (${judgedValues(of)}) as judged
     group by service, field order by count(*) desc, service, field limit 500`);
  const numberOrNull = (value: string | null) => (value === null ? null : Number(value));
  return rows.map((row) => ({
    service: row.service ?? '',
    field: row.field ?? '',
    judged: Number(row.judged),
    right: Number(row.right),
    missed: Number(row.missed),
    confidenceRight: numberOrNull(row.confidenceRight),
    confidenceWrong: numberOrNull(row.confidenceWrong),
  }));
}

/** Judged values by whole percent of confidence, of one service and field where they are given. */
export async function listConfidencePoints(
  db: Db,
  of: TasksOf,
  { service, field }: { readonly service?: string | undefined; readonly field?: string | undefined },
): Promise<{ confidence: number; judged: number; wrong: number }[]> {
  const { rows } = await db.execute<{ confidence: string; judged: string; wrong: string }>(sql`
    select floor(confidence) as confidence, count(*) as judged, count(*) filter (where is_wrong) as wrong
      from (${judgedValues(of)}) as judged
     where confidence is not null
       ${service === undefined ? sql`` : sql`and service = ${service}`}
       ${field === undefined ? sql`` : sql`and field = ${field}`}
     group by 1 order by 1`);
  return rows.map(({ confidence, judged, wrong }) => ({
    confidence: Number(confidence),
    judged: Number(judged),
    wrong: Number(wrong),
  }));
}
