import { type LookupAddress, type LookupOptions, lookup as systemLookup } from 'node:dns';
import { isIP } from 'node:net';

import ipaddr from 'ipaddr.js';
import { Agent, type Dispatcher } from 'undici';

export interface OutboundRequest {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** For the whole exchange; 10 s when absent. */
  readonly timeoutMs?: number;
  /** Bytes of the answer that are read; what comes after is dropped. 64 kB when absent. */
  readonly maxAnswerBytes?: number;
}

export interface OutboundAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  readonly isTruncated: boolean;
}

/** The only way out to addresses that a customer or a setting names. */
export interface OutboundHttp {
  /** Redirects are answered, not followed. Throws OutboundRefusedError for an address that must not be reached. */
  fetch(url: string, request?: OutboundRequest): Promise<OutboundAnswer>;
  /** Throws OutboundRefusedError when the URL could never be fetched; names are resolved only when connecting. */
  assertAllowed(url: string): void;
  close(): Promise<void>;
}

export class OutboundRefusedError extends Error {
  readonly reason: 'url' | 'scheme' | 'address';

  constructor(reason: 'url' | 'scheme' | 'address', what: string) {
    super(`Refused to call ${what}`);
    this.name = 'OutboundRefusedError';
    this.reason = reason;
  }
}

type Lookup = (
  host: string,
  options: LookupOptions,
  callback: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

interface OutboundOptions {
  /** Development switch: http, and this machine, are allowed too. */
  readonly allowsLoopback: boolean;
  readonly lookup?: Lookup;
}

const defaultTimeoutMs = 10_000;
const defaultAnswerBytes = 65_536;

export function createOutboundHttp({ allowsLoopback, lookup = lookupAll }: OutboundOptions): OutboundHttp {
  const isAllowed = (address: string) => isPublic(address) || (allowsLoopback && isLoopback(address));
  const agent = new Agent({
    connect: {
      timeout: 5000,
      // Checked here and not before: a name may answer differently the next time it is asked.
      lookup(host, options, callback) {
        lookup(host, { ...options, all: true }, (error, addresses) => {
          const [first] = addresses ?? [];
          if (error || !first) return callback(error ?? new Error(`${host} has no address`), []);
          const refused = addresses.find(({ address }) => !isAllowed(address));
          if (refused)
            return callback(new OutboundRefusedError('address', `${host} (${refused.address})`), []);
          return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
        });
      },
    },
    // As many as a receiver of webhooks is given.
    connections: 64,
    keepAliveTimeout: 10_000,
  });

  function assertAllowed(url: string): URL {
    const parsed = URL.canParse(url) ? new URL(url) : undefined;
    if (!parsed || parsed.username || parsed.password)
      throw new OutboundRefusedError('url', 'an address that is not a plain URL');
    const host = parsed.hostname.replace(/^\[|\]$/g, '');
    const mayBeHttp = allowsLoopback && (host === 'localhost' || (isIP(host) > 0 && isLoopback(host)));
    if (parsed.protocol !== 'https:' && !(parsed.protocol === 'http:' && mayBeHttp)) {
      throw new OutboundRefusedError('scheme', `${parsed.protocol}//${host}`);
    }
    // A literal address is never looked up, so the connection would not check it.
    if (isIP(host) > 0 && !isAllowed(host)) throw new OutboundRefusedError('address', host);
    if (!allowsLoopback && (host === 'localhost' || host.endsWith('.localhost')))
      throw new OutboundRefusedError('address', host);
    return parsed;
  }

  return {
    assertAllowed: (url) => void assertAllowed(url),
    async fetch(
      url,
      {
        method = 'GET',
        headers,
        body,
        timeoutMs = defaultTimeoutMs,
        maxAnswerBytes = defaultAnswerBytes,
      } = {},
    ) {
      const target = assertAllowed(url);
      return exchange(agent, {
        origin: target.origin,
        path: `${target.pathname}${target.search}`,
        method,
        headers: { ...headers },
        body: body ?? null,
        timeoutMs,
        maxAnswerBytes,
      });
    },
    close: () => agent.close(),
  };
}

interface Exchange extends Dispatcher.DispatchOptions {
  readonly timeoutMs: number;
  readonly maxAnswerBytes: number;
}

// By the dispatcher itself: a stream and an abort signal for each answer cost more than the answer.
function exchange(agent: Agent, { timeoutMs, maxAnswerBytes, ...call }: Exchange): Promise<OutboundAnswer> {
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | undefined;
    let head: Pick<OutboundAnswer, 'status' | 'headers'> = { status: 0, headers: {} };
    const chunks: Buffer[] = [];
    let sizeBytes = 0;
    let isOver = false;
    const end = (error: Error | undefined) => {
      isOver = true;
      clearTimeout(timer);
      if (error) return reject(error);
      const isTruncated = sizeBytes > maxAnswerBytes;
      return resolve({ ...head, body: Buffer.concat(chunks).toString('utf8'), isTruncated });
    };
    const timer = setTimeout(() => {
      const late = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
      end(late);
      controller?.abort(late);
    }, timeoutMs);
    agent.dispatch(
      { ...call, headersTimeout: timeoutMs, bodyTimeout: timeoutMs },
      {
        onRequestStart(started) {
          controller = started;
          // Its time ran out while it waited for a connection.
          if (isOver) started.abort(new Error('The caller no longer waits'));
        },
        onResponseStart(_controller, status, headers) {
          // What is sent before the answer itself has no place in it.
          if (status >= 200) head = { status, headers };
        },
        onResponseData(started, chunk) {
          chunks.push(chunk.subarray(0, Math.max(0, maxAnswerBytes - sizeBytes)));
          sizeBytes += chunk.length;
          if (sizeBytes <= maxAnswerBytes) return;
          end(undefined);
          started.abort(new Error('No more of the answer is read'));
        },
        onResponseEnd: () => end(undefined),
        onResponseError: (_controller, error) => end(error),
      },
    );
  });
}

/** Whether anyone on the internet can have this address: not private, local, shared, reserved or a cloud's metadata. */
function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const range = ipaddr.process(address).range();
  return range === 'unicast';
}

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

const lookupAll: Lookup = (host, options, callback) =>
  systemLookup(host, { ...options, all: true }, (error, addresses) => callback(error, addresses ?? []));
