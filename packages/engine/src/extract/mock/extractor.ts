import type { ServiceData } from '@lavra/contract/services/fields';
import type { Box, Field } from '@lavra/contract/model/result';
import { refusals, type Refusal } from '../../outcome.ts';
import { RefusedError } from '../../pages/refused-error.ts';
import type { Extractor } from '../extractor.ts';

/** What a test asks for, as `mock` in its job's metadata. */
interface Wish {
  /** The job ends with this code. */
  readonly error?: unknown;
  /** The reading takes this long, 30 seconds at most. */
  readonly slow_ms?: unknown;
  /** Every value has this confidence. */
  readonly confidence?: unknown;
  /** The CPF has a wrong check digit. */
  readonly failing_check?: unknown;
}

const mostSlowMs = 30_000;

function wishOf(metadata: unknown): Wish | undefined {
  if (typeof metadata !== 'object' || metadata === null || !('mock' in metadata)) return undefined;
  const { mock } = metadata;
  return typeof mock === 'object' && mock !== null ? mock : {};
}

/** Blocks the child process, as a slow document does: it has one job at a time, and is killed like any other. */
function wait(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

function dataOf(wish: Wish): ServiceData<'mock'> {
  const asked = Number(wish.confidence ?? 99);
  const conf = asked >= 0 && asked <= 100 ? asked : 99;
  const isFailing = wish.failing_check === true;
  const field = (value: string, line: number): Field => {
    const box: Box = [0.1, 0.1 + 0.05 * line, 0.4, 0.02];
    return { value, conf, page: 1, box };
  };
  const cpf = field(isFailing ? '52998224726' : '52998224725', 1);
  return {
    Name: field('MARIA DA SILVA', 0),
    CPF: {
      ...cpf,
      conf: isFailing ? Math.min(conf, 50) : conf,
      checks: [{ check: 'cpf_digits', ok: !isFailing }],
    },
    BirthDate: field('1990-05-03', 2),
    TotalAmount: field('1234.56', 3),
  };
}

const isRefusal = (code: unknown): code is Refusal => refusals.some((each) => each === code);

/** The same answer for every file, and any outcome on request; without `mock` in the metadata the file is read generically. */
export const mockExtractor: Extractor<'mock'> = {
  services: ['mock'],
  extract({ pages, metadata }) {
    const wish = wishOf(metadata);
    if (wish === undefined) return { kind: 'not-mine' };
    const slowMs = Number(wish.slow_ms ?? 0);
    if (slowMs > 0) wait(Math.min(slowMs, mostSlowMs));
    if (isRefusal(wish.error)) throw new RefusedError(wish.error, 'asked for in the metadata');
    return { kind: 'extracted', documents: [{ Page: pages[0]?.number ?? 1, Data: dataOf(wish) }] };
  },
};
