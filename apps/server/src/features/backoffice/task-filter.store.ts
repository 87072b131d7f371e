import type {
  BoundClause,
  FieldsClause,
  ListClause,
  TaskClause,
  TextClause,
  TextOperator,
} from '@lavra/contract/task-filter/clauses';
import { type SQL, type SQLWrapper, and, eq, gte, lt, not, or, sql } from 'drizzle-orm';

import { users } from '../../platform/database/schema/identity.ts';
import { jobs } from '../../platform/database/schema/jobs.ts';
import { tasks } from '../../platform/database/schema/tasks.ts';
import type { DayRange } from '../../platform/day-range.ts';

export interface TasksOf {
  /** Every company when absent. */
  readonly companyId: string | undefined;
  readonly from: Date;
  /** Exclusive. */
  readonly until: Date;
  /** The same range as days. */
  readonly days: DayRange;
  readonly clauses: readonly TaskClause[];
  /** The moment up to which times of unfinished tasks are counted. */
  readonly now: Date;
}

/** The condition of a query over `tasks` joined with `jobs`. */
export function matching({ companyId, from, until, clauses, now }: TasksOf): SQL | undefined {
  return and(
    companyId === undefined ? undefined : eq(tasks.companyId, companyId),
    gte(tasks.createdAt, from),
    lt(tasks.createdAt, until),
    ...clauses.map((clause) => conditionOf(clause, now)),
  );
}

/** User id of the reviewer who decided, or who works on it. */
export const operatorOf = sql<
  string | null
>`coalesce(${tasks.operator}, case when ${tasks.status} = 'claimed' then ${tasks.claimedBy} end)`;

/** Milliseconds of work; null before the first claim. */
export function workOf(now: Date): SQL<string | null> {
  const running = sql`coalesce(${msSince(tasks.workingSince, now)}, 0)`;
  return sql`case when ${tasks.startedAt} is not null then ${tasks.workMs} + ${running} end`;
}

/** Milliseconds spent in the queue. */
export function waitOf(now: Date): SQL<string> {
  const soFar = sql`${msSince(tasks.readyAt, now)} - coalesce(${workOf(now)}, 0)`;
  return sql`coalesce(${tasks.queueMs}, greatest(0, ${soFar}))`;
}

function msSince(column: SQLWrapper, now: Date): SQL {
  return sql`floor(extract(epoch from ${now.toISOString()}::timestamptz - ${column}) * 1000)`;
}

function conditionOf(clause: TaskClause, now: Date): SQL | undefined {
  switch (clause.kind) {
    case 'list':
      return listed(clause);
    case 'time': {
      const spent = clause.name === 'work_time' ? workOf(now) : waitOf(now);
      return compared(spent, clause.operator, clause.seconds * 1000);
    }
    case 'fields':
      return fields(clause);
    case 'text':
      return clause.name === 'metadata' ? inMetadata(clause) : inValues(clause);
    case 'bound':
      return bounded(clause);
    case 'confidence': {
      const value = sql`(each.value #>> '{}')::numeric`;
      return sql`exists (select 1 from jsonb_each(${tasks.confidences}) as each
        where ${isKey(clause.path)} and ${compared(value, clause.operator, clause.percent)})`;
    }
  }
}

function compared(value: SQLWrapper, operator: '>=' | '<=', amount: number): SQL {
  return sql`${value} ${sql.raw(operator)} ${amount}::numeric`;
}

function listed({ name, isNot, values }: ListClause): SQL {
  const among = (column: SQLWrapper) => sql`lower(${column}) in (${lowered(values)})`;
  const isOne =
    name === 'project'
      ? among(tasks.project)
      : sql`exists (select 1 from ${users}
          where ${users.id} = ${operatorOf} and (${among(users.email)} or ${among(users.name)}))`;
  return isNot ? not(isOne) : isOne;
}

function lowered(values: readonly string[]): SQL {
  return sql.join(
    values.map((value) => sql`lower(${value})`),
    sql`, `,
  );
}

/** Whether `each.key` is the field: in any document of the job, as a column in any row; or that exact cell. */
function isKey(path: readonly string[]): SQL {
  const named = sql`lower(${path.join('.')})`;
  return sql`(lower(each.key) = ${named} or lower(${fieldInKey(sql`each.key`)}) = ${named})`;
}

/** The field of a key: without the prefix of its document (`#2.`) and the index of its row (`[3]`). */
export function fieldInKey(key: SQL): SQL<string> {
  return sql`regexp_replace(${key}, '^#[0-9]+[.]|[[][0-9]+[]]', '', 'g')`;
}

/** A field is right when its review is completed, the engine read it, and nobody corrected it. */
function fields({ operator, fields: names }: FieldsClause): SQL | undefined {
  const isCorrected = (name: string) =>
    sql`exists (select 1 from unnest(${tasks.errorFields}) as each(key) where ${isKey([name])})`;
  const isRight = (name: string) =>
    sql`(${tasks.status} = 'completed' and not ${isCorrected(name)}
      and exists (select 1 from jsonb_object_keys(${tasks.confidences} || coalesce(${tasks.aiResult}, '{}')) as each(key)
        where ${isKey([name])}))`;
  const each = names.map(operator.startsWith('!') ? isRight : isCorrected);
  return operator.endsWith('&') ? and(...each) : or(...each);
}

/** Whether a value matches, ignoring a `!` of the operator. */
function holds(value: SQL, operator: TextOperator, values: readonly string[]): SQL {
  const [first = ''] = values;
  return operator.endsWith(':')
    ? sql`position(lower(${first}) in lower(${value})) > 0`
    : sql`${value} in (${sql.join(
        values.map((one) => sql`${one}`),
        sql`, `,
      )})`;
}

function inMetadata({ path, operator, values }: TextClause): SQL {
  const isSo = sql`coalesce(${holds(metadataAt(path), operator, values)}, false)`;
  return operator.startsWith('!') ? not(isSo) : isSo;
}

function metadataAt(path: readonly string[]): SQL {
  return sql`(${jobs.metadata} #>> ${sql.param([...path])}::text[])`;
}

const valuesOf = {
  ai_result: sql`${tasks.aiResult}`,
  operator_result: sql`${tasks.operatorResult}`,
  /** The value that holds now. */
  result: sql`coalesce(${tasks.operatorResult}, ${tasks.aiResult})`,
};

function inValues({ name, path, operator, values }: TextClause): SQL {
  const source = name === 'metadata' ? sql`null::jsonb` : valuesOf[name];
  const isSo = sql`exists (select 1 from jsonb_each_text(${source}) as each
    where ${isKey(path)} and ${holds(sql`each.value`, operator, values)})`;
  return operator.startsWith('!') ? not(isSo) : isSo;
}

const number = '^-?[0-9]{1,30}([.,][0-9]{1,30})?$';
const day = '^[0-9]{4}-[0-9]{2}-[0-9]{2}';

/** Compares a number only with numbers, and a date only with dates, at the precision it is written in. */
function bounded({ path, operator, value }: BoundClause): SQL {
  const found = metadataAt(path);
  const sign = sql.raw(operator);
  return typeof value === 'number'
    ? sql`case when ${found} ~ ${number} then replace(${found}, ',', '.')::numeric ${sign} ${value}::numeric else false end`
    : sql`case when ${found} ~ ${day} then left(${found}, ${value.length}) ${sign} ${value} collate "C" else false end`;
}
