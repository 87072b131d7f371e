import { type LookupAddress, type LookupOptions, lookup as systemLookup } from 'node:dns';
import { isIP } from 'node:net';

import ipaddr from 'ipaddr.js';
import { Agent, type Dispatcher } from 'undici';

export interface OutboundRequest {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Milliseconds for the whole exchange; 10 s when absent. */
  readonly timeoutMs?: number;
  /** Bytes of the answer that are read; the rest is dropped. 64 kB when absent. */
  readonly maxAnswerBytes?: number;
}

export interface OutboundAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  readonly isTruncated: boolean;
}

/** The only way to call addresses that a customer or a setting names. */
export interface OutboundHttp {
  /** Redirects are returned, not followed. Throws OutboundRefusedError for an address that must not be reached. */
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
  /** Development switch: also allows http and this machine. */
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
      // Checked when connecting, not before: a name may resolve differently the next time.
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
    // As many as a webhook's receiver may get.
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
    if (mayBeHttp) return parsed;
    if (isPortRefused(parsed.port)) throw new OutboundRefusedError('address', `${host}:${parsed.port}`);
    // A literal address is never resolved, so connecting would not check it.
    if (isIP(host) > 0 ? !isAllowed(host) : isInnerName(host))
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

// Through the dispatcher itself: a stream and an abort signal per answer cost more than the answer.
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
          // Its time limit passed while it waited for a connection.
          if (isOver) started.abort(new Error('The caller no longer waits'));
        },
        onResponseStart(_controller, status, headers) {
          // Informational responses (1xx) are not the answer.
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

/** Whether the address is public: not private, local, shared, reserved or a cloud's metadata service. */
function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address) || cloudAddresses.has(address)) return false;
  const parsed = ipaddr.process(address);
  // `::7f00:1`: an IPv4 address in the deprecated form without `::ffff:`, whose range counts as public.
  if (parsed.kind() === 'ipv6' && (parsed as ipaddr.IPv6).parts.slice(0, 6).every((part) => part === 0))
    return false;
  return parsed.range() === 'unicast';
}

/** Public by their range, but answered by a cloud's platform to the machines in it. */
const cloudAddresses: ReadonlySet<string> = new Set(['168.63.129.16']);

/** Names that only resolve inside a network. */
function isInnerName(host: string): boolean {
  const name = host.replace(/\.$/, '').toLowerCase();
  return !name.includes('.') || /\.(localhost|local|internal|intranet|lan|home|corp|home\.arpa)$/.test(name);
}

/** From 1024 on: the ports that browsers refuse (WHATWG Fetch, "bad port"), databases, queues and management interfaces. */
const refusedPorts: ReadonlySet<number> = new Set(
  [
    [1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669],
    [6679, 6697, 10_080],
    [1433, 1521, 3306, 5432, 5433, 6379, 6380, 7000, 7001, 9042, 9160, 9200, 9300, 11_211, 26_257],
    [27_017, 27_018, 27_019, 28_015, 50_000],
    [2181, 4369, 5671, 5672, 9092, 61_616],
    [2375, 2376, 2379, 2380, 3389, 5900, 5985, 5986, 6443, 8500, 10_250, 10_255],
  ].flat(),
);

/** Below 1024 only 80 and 443 are allowed. */
function isPortRefused(port: string): boolean {
  const number = Number(port || 443);
  return number < 1024 ? number !== 443 && number !== 80 : refusedPorts.has(number);
}

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

const lookupAll: Lookup = (host, options, callback) =>
  systemLookup(host, { ...options, all: true }, (error, addresses) => callback(error, addresses ?? []));
