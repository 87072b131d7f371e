import type { Result } from '@lavra/contract/model/result';
import type { Principal } from '@lavra/contract/model/principal';
import type { FastifyInstance } from 'fastify';
import yazl from 'yazl';
import { buffer } from 'node:stream/consumers';

import { ContractError } from '@lavra/contract/errors';
import { recogniseDocument } from '../features/recognition/recognise-document.ts';
import type { Context } from '../platform/context.ts';
import { openAccount } from './accounts.ts';
import { asClient } from './principals.ts';
import type { TestKit } from './test-kit.ts';

export interface Sender {
  readonly companyId: string;
  /** Context of the owner, signed in. */
  readonly person: Context;
  /** Context of an app client of the company. */
  readonly ctx: Context;
}

/** A new company with a program that may send the given scopes, everything when there are none. */
export async function openSender(kit: TestKit, scopes: readonly string[] = []): Promise<Sender> {
  const { userId: companyId, ctx: person } = await openAccount(kit);
  return { companyId, person, ctx: kit.ctx({ principal: asClient({ companyId, scopes }) }) };
}

/** The call that announces a document of one file; with further query parameters where given. */
export function aSending<Q extends object>(
  { service = 'nfe', body, ...query }: Q & { readonly service?: string; readonly body?: unknown } = {} as Q,
) {
  const plain = { base64: false, facematch: false, 'extra-document': false };
  return { params: { service }, query: { ...plain, ...query }, body };
}

/** The application, with these callers identified by tokens of their own. */
export function applicationFor(kit: TestKit, ...callers: readonly Context[]): Promise<FastifyInstance> {
  return kit.http({
    authenticate: async (_, token) => {
      const caller = callers.find(({ principal }) => tokenOf(principal) === token);
      if (!caller) throw new ContractError('token_invalid');
      return caller.principal;
    },
  });
}

export function tokenOf(principal: Principal): string {
  if (principal.kind === 'anonymous') return '';
  return principal.kind === 'client' ? principal.clientId : principal.userId;
}

/** PUTs bytes to a presigned URL; without a content type unless one is given. */
export function putTo(
  app: FastifyInstance,
  url: string | undefined,
  payload: Buffer | string,
  contentType?: string,
) {
  const headers = contentType === undefined ? {} : { 'content-type': contentType };
  return app.inject({ method: 'PUT', url: new URL(url ?? '').pathname, payload, headers });
}

/** Reads a job like a worker that got its message. */
export function readJob(kit: TestKit, jobId: string, signal = new AbortController().signal) {
  return recogniseDocument(kit.ctx(), { jobId, signal });
}

export function aResult(value = '123'): Result {
  return {
    Time: '0.10',
    Quantity: 1,
    Document: [{ Page: 1, Data: { Number: { value, conf: 97 }, DocumentType: { value: 'nfe' } } }],
  };
}

/** The smallest files of types that are detected by their first bytes. */
export const aPdf = Buffer.from('%PDF-1.4\n%%EOF\n');
export const aPng = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

/** A ZIP of files by name, in the given order. */
export async function zipOf(files: Readonly<Record<string, Buffer>>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, name);
  zip.end();
  return buffer(zip.outputStream);
}

/** The waiting messages of a queue, as they were sent. */
export async function waitingMessages(kit: TestKit, queue: string): Promise<unknown[]> {
  const { rows } = await kit.database.pool.query<{ data: unknown }>(
    `select data from queue_messages where queue = $1 and attempt = 0 order by priority desc, id`,
    [queue],
  );
  return rows.map(({ data }) => data);
}
