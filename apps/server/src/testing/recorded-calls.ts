import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

import { ksuid } from '../platform/ids.ts';
import { tokenOf } from './sending.ts';
import type { TestKit } from './test-kit.ts';
import type { Context } from '../platform/context.ts';

interface RecordedCall {
  readonly as?: Context;
  readonly payload?: string | Buffer | object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls an application and records every exchange as text that is the same in every run. */
interface CallRecorder {
  /** Writes a line between the calls. */
  note(text: string): void;
  call(line: string, call?: RecordedCall): Promise<LightMyRequestResponse>;
  text(): string;
}

const keptHeaders = [
  'content-type',
  'content-disposition',
  'cache-control',
  'etag',
  'location',
  'retry-after',
];

/** Cache header of every answer that is not a file. */
const usual: unknown = 'no-store';

export function recordCalls(app: FastifyInstance): CallRecorder {
  const written: string[] = [];
  const withoutChance = createEraser();
  return {
    note: (text) => void written.push(`# ${text}\n`),
    async call(line, { as, payload, headers = {} } = {}) {
      const [method = '', url = ''] = line.split(' ');
      const body =
        Buffer.isBuffer(payload) || typeof payload === 'string' ? payload : JSON.stringify(payload);
      const authorization = as ? { authorization: tokenOf(as.principal) } : {};
      const answer = await app.inject({
        method: method as NonNullable<InjectOptions['method']>,
        url: url.replace('http://lavra.test', ''),
        headers: { ...authorization, ...headers },
        ...(body === undefined ? {} : { payload: body }),
      });
      const sent = Buffer.isBuffer(body) ? `(${body.length} bytes)` : body;
      written.push(
        withoutChance(
          [
            `${as?.principal.kind ?? 'nobody'} ${line}`,
            ...(sent === undefined ? [] : [`> ${sent}`]),
            `< ${answer.statusCode}`,
            ...keptHeaders.flatMap((name) =>
              [undefined, usual].includes(answer.headers[name]) ? [] : [`< ${name}: ${answer.headers[name]}`],
            ),
            answer.body,
            '',
          ].join('\n'),
        ),
      );
      return answer;
    },
    text: () => written.join('\n'),
  };
}

const chance = [
  ['link', /(?<=\/v2\/storage\/)[\w.-]+/g],
  ['uuid', /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g],
  ['upload', /(?<="upload_id":")[0-9A-Za-z]{22}(?=")/g],
  ['etag', /(?<=etag: "|"e_tag":"\\")[^"\\]+/g],
  ['picture', /(?<=")(?:document|selfie|extra_document)\.\w{8}(?=-)/g],
] as const;

/** Replaces every random value by the number of its first appearance. */
function createEraser(): (text: string) => string {
  const names = new Map<string, string>();
  return (text) => {
    let erased = text;
    for (const [kind, pattern] of chance)
      erased = erased.replaceAll(pattern, (found) => {
        const name = names.get(found) ?? `<${kind} ${names.size + 1}>`;
        names.set(found, name);
        return name;
      });
    return erased;
  };
}

/** Gives a kit's jobs the same ids in every run, counted on from a number. */
export function countIds(kit: TestKit, from: number): void {
  let made = from;
  const counted = () => {
    const payload = Buffer.alloc(16);
    payload.writeUInt32BE((made += 1), 12);
    return ksuid(kit.clock.now(), payload);
  };
  Object.assign(kit.dependencies, { ids: { ...kit.dependencies.ids, ksuid: counted } });
}
