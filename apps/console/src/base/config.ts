import { readFailure } from '@lavra/contract/client';

import { fetchAskedAhead } from './asked-ahead.ts';

/** Settings that a provider can change without a new build; the server answers them at `/web/config.json`. */
export interface ConsoleConfig {
  /** Origins of the two API bases; empty means the origin of the page. */
  readonly authBase: string;
  readonly documentsBase: string;
  readonly documentationUrl: string;
  readonly helpUrl: string;
  readonly supportUrl: string;
  /** Limits of the server, so that the console follows when a provider raises them. */
  readonly maxDocumentBytes: number;
  readonly maxArchiveBytes: number;
}

const texts = ['authBase', 'documentsBase', 'documentationUrl', 'helpUrl', 'supportUrl'] as const;
const numbers = ['maxDocumentBytes', 'maxArchiveBytes'] as const;

export function parseConfig(value: unknown): ConsoleConfig {
  if (typeof value !== 'object' || value === null) throw new Error('config.json is not an object');
  const given = value as Record<string, unknown>;
  for (const key of texts) {
    if (typeof given[key] !== 'string') throw new Error(`config.json lacks ${key}`);
  }
  for (const key of numbers) {
    if (typeof given[key] !== 'number') throw new Error(`config.json lacks ${key}`);
  }
  return given as unknown as ConsoleConfig;
}

let loading: Promise<ConsoleConfig> | undefined;
let loaded: ConsoleConfig | undefined;

async function fetchConfig(): Promise<ConsoleConfig> {
  const response = await fetchAskedAhead('', `${import.meta.env.BASE_URL}config.json`, {
    headers: { accept: 'application/json' },
  });
  if (!response.ok) throw await readFailure(response);
  loaded = parseConfig(await response.json());
  return loaded;
}

/** Requested once for the life of the page; after a failure the next caller tries again. */
export function loadConfig(): Promise<ConsoleConfig> {
  loading ??= fetchConfig().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The configuration; throws unless `loadConfig` has completed. */
export function config(): ConsoleConfig {
  if (loaded === undefined) throw new Error('The configuration is read before it was loaded');
  return loaded;
}

/** For tests: sets what the server would have answered. */
export function provideConfig(given: ConsoleConfig) {
  loaded = given;
  loading = Promise.resolve(given);
}
