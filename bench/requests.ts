// Sends generated requests to every endpoint of the contract on a running server:
// `npx tsx bench/requests.ts [count] [seed]`. Most follow the schemas with values at their limits and ids from earlier
// answers; the rest is nonsense. Fails when an answer is 5xx, takes more than five seconds, or reveals internals.
import { maxHeaderSize } from 'node:http';

import type { Endpoint } from '@lavra/contract/kernel';
import fc from 'fast-check';
import { z } from 'zod';

import { openProgram } from '../apps/server/src/testing/api-program.ts';
import { contractEndpoints } from '../apps/server/src/testing/contract-endpoints.ts';
import { freePort, startServerProcess } from '../apps/server/src/testing/server-process.ts';
import { row, withFolder } from './pages.ts';

const count = Number(process.argv[2] ?? 100_000);
const seed = Number(process.argv[3] ?? 1);
const callersAtOnce = 16;
/** Several programs call, because calls per caller are limited. */
const programs = 8;
const longestMs = 5000;

const all: readonly Endpoint[] = contractEndpoints.map(({ endpoint }) => endpoint);

type Json = Readonly<Record<string, unknown>>;

const odd = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', '0', '-1', '1e999', "' or 1=1 --", '%00', '../..', '💥', '9999-99-99', '2026-02-30'),
  fc.constantFrom('nfe', 'cnh', 'ocr', 'true', 'done', '2026-11-01', 'MTc5NTMzNS5hYmM'),
  fc.nat(10_000).map((length) => 'á'.repeat(length)),
);
const nonsense = fc.oneof(
  { weight: 3, arbitrary: odd },
  fc.jsonValue(),
  fc.double(),
  fc.bigInt().map(Number),
);

/** Values that follow a schema, and occasionally do not. */
function valuesOf(schema: Json | boolean): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: followersOf(schema) }, { weight: 1, arbitrary: nonsense });
}

function followersOf(schema: Json | boolean): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return nonsense;
  const { anyOf, oneOf, enum: choices, type } = schema;
  const either = (anyOf ?? oneOf) as readonly Json[] | undefined;
  if (either) return fc.oneof(...either.map(valuesOf));
  if (Array.isArray(choices)) return fc.constantFrom(...(choices as unknown[]));
  if ('const' in schema) return fc.constant(schema['const']);
  if (type === 'object') {
    const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Json>);
    const record = Object.fromEntries(properties.map(([name, each]) => [name, valuesOf(each)]));
    return fc.oneof(fc.record(record), fc.record(record, { requiredKeys: [] }));
  }
  if (type === 'array')
    return fc.array(valuesOf((schema['items'] ?? {}) as Json), { maxLength: 5 }) as fc.Arbitrary<unknown>;
  if (type === 'integer' || type === 'number')
    return fc.oneof(fc.integer({ min: 0, max: 100 }), fc.maxSafeInteger());
  if (type === 'boolean') return fc.boolean();
  if (type === 'string') return odd;
  return nonsense;
}

const schemaOf = (schema: unknown): Json =>
  z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' });

interface Kind {
  readonly endpoint: Endpoint;
  readonly query: fc.Arbitrary<unknown>;
  readonly body: fc.Arbitrary<unknown>;
}

const kinds: readonly Kind[] = all.map((endpoint) => ({
  endpoint,
  query: endpoint.query ? valuesOf(schemaOf(endpoint.query)) : fc.constant({}),
  body:
    endpoint.body === 'bytes'
      ? fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes))
      : endpoint.body
        ? valuesOf(schemaOf(endpoint.body))
        : fc.constant(undefined),
}));

const generated = fc.record({
  kind: fc
    .constantFrom(...kinds)
    .chain(({ endpoint, query, body }) => fc.record({ endpoint: fc.constant(endpoint), query, body })),
  words: fc.array(odd, { minLength: 4, maxLength: 4 }),
  /** The index of the known value for the path, or a random word instead. */
  picks: fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
  caller: fc.nat(programs - 1),
  token: fc.constantFrom('right', 'right', 'right', 'right', 'right', 'other', 'none', 'wrong'),
  isBroken: fc.integer({ min: 0, max: 19 }).map((chance) => chance === 0),
});
type Generated = typeof generated extends fc.Arbitrary<infer T> ? T : never;

/** Ids found in answers, by the name of their path parameter. */
const known = new Map<string, string[]>();
const names: Readonly<Record<string, string>> = {
  job_ksuid: 'jobId',
  batch_ksuid: 'batchId',
  id: 'jobId',
  ClientId: 'clientId',
  webhook_id: 'webhookId',
};

function keep(answer: unknown): void {
  if (typeof answer !== 'object' || answer === null) return;
  for (const [name, value] of Object.entries(answer)) {
    if (typeof value === 'string' && value.includes('/v2/storage/'))
      remember('token', value.split('/v2/storage/')[1] ?? '');
    else if (typeof value === 'string') remember(names[name] ?? name, value);
    else keep(value);
  }
}

function remember(name: string, value: string): void {
  const values = known.get(name) ?? [];
  if (values.length < 500) values.push(value);
  else values[Math.floor(Math.random() * 500)] = value;
  known.set(name, values);
}

type Program = Awaited<ReturnType<typeof openProgram>>;

function requestOf({ kind, words, picks, caller, token, isBroken }: Generated, opened: readonly Program[]) {
  const { endpoint, query, body } = kind;
  const program = opened[caller] as Program;
  let place = 0;
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    place += 1;
    const values = name === 'companyId' ? [program.companyId] : (known.get(name) ?? []);
    const pick = picks[place] ?? 0;
    return encodeURIComponent(
      (pick % 5 > 0 ? values[pick % Math.max(values.length, 1)] : undefined) ?? words[place] ?? '',
    );
  });
  const pairs = Object.entries(typeof query === 'object' && query !== null ? query : { query });
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)] as [string, string]));
  const isPerson = endpoint.access === 'user' || endpoint.access === 'admin';
  const right = isPerson ? `Bearer ${program.idToken}` : program.token;
  const other = isPerson ? program.token : `Bearer ${program.idToken}`;
  const authorization = {
    right,
    other,
    none: undefined,
    wrong: `Bearer ${words[0]?.replaceAll(/[^\w]/g, '')}`,
  }[token];
  const text = Buffer.isBuffer(body) ? body : body === undefined ? undefined : JSON.stringify(body);
  const sent = isBroken && typeof text === 'string' ? text.slice(1) : text;
  return {
    url: `${path}?${search}`,
    method: endpoint.method,
    headers: { ...(authorization !== undefined && { authorization }) } as Record<string, string>,
    ...(endpoint.method !== 'GET' && sent !== undefined && { body: sent as string }),
  };
}

/** Internals that no answer may contain: places in the source, statements, the driver's messages. */
const inside =
  /node_modules|\bat \S+ \(|apps\/server|select .+ from |insert into |DrizzleQuery|Failed query/i;

await withFolder(async (dataDir) => {
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    ENGINE_WORKERS: '1',
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '1000000',
    // Lets each caller have its own address.
    TRUST_PROXY: '1',
    DOCUMENTATION_URL: '/docs',
  });
  try {
    const opened: Program[] = [];
    for (let each = 0; each < programs; each += 1)
      opened.push(await openProgram({ url: server.url, dataDir }));
    const stream = fc.sample(generated, { numRuns: Math.min(count, 20_000), seed });
    const statuses = new Map<number, number>();
    const faults: string[] = [];
    let made = 0;
    let slowestMs = 0;
    const caller = async () => {
      for (let index = made; made < count; index = made) {
        made += 1;
        const more = stream[index % stream.length] as Generated;
        const { url, ...init } = requestOf(more, opened);
        const began = performance.now();
        const answer = await fetch(`${server.url}${url}`, {
          ...init,
          redirect: 'manual',
          headers: { ...init.headers, 'x-forwarded-for': `203.0.${index % 200}.${index % 250}` },
          signal: AbortSignal.timeout(60_000),
        }).catch(({ cause }: Error) => {
          // When a URL is too long, the server stops reading before its end and the request breaks.
          if (url.length < maxHeaderSize) faults.push(`${String(cause)}: ${init.method} ${url}`);
        });
        if (!answer) continue;
        const said = await answer.text();
        const tookMs = performance.now() - began;
        slowestMs = Math.max(slowestMs, tookMs);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
        if (answer.status >= 500 || tookMs > longestMs || (answer.status >= 400 && inside.test(said)))
          faults.push(
            `${answer.status} after ${Math.round(tookMs)} ms: ${init.method} ${url} ${said.slice(0, 200)}`,
          );
        if (isJson && answer.status === 200) keep(JSON.parse(said));
        if ((index + 1) % 10_000 === 0)
          process.stderr.write(`${index + 1} of ${count}, ${faults.length} faults\n`);
      }
    };
    const began = performance.now();
    await Promise.all(Array.from({ length: callersAtOnce }, caller));
    const seconds = (performance.now() - began) / 1000;
    const sorted = [...statuses].toSorted(([one], [other]) => one - other);
    console.log(row(['requests', 'a second', 'slowest', 'faults', ...sorted.map(([status]) => status)]));
    console.log(row(['---', '---', '---', '---', ...sorted.map(() => '---')]));
    console.log(
      row([
        made,
        Math.round(made / seconds),
        `${Math.round(slowestMs)} ms`,
        faults.length,
        ...sorted.map(([, times]) => times),
      ]),
    );
    for (const fault of faults.slice(0, 20)) console.log(fault);
    if (faults.length > 0 || !server.isAlive()) {
      process.exitCode = 1;
      console.log(server.said());
    }
  } finally {
    await server.stop();
  }
});
