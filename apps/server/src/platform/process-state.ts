import type { Clock } from './clock.ts';
import type { SecretBox } from './secret-box.ts';
import { type Tokens, createTokens } from './signed-token.ts';
import { type TtlCache, createTtlCache } from './ttl-cache.ts';
import { type Turns, createTurns } from './turns.ts';

/** What one process remembers between calls; losing it costs only time. */
export interface ProcessState {
  readonly tokens: Tokens;
  readonly cache: TtlCache;
  readonly turns: Turns;
  /** Calls of app clients that are not written yet, by client and day. */
  readonly pendingCalls: Map<string, number>;
}

export function createProcessState({ clock, secrets }: { clock: Clock; secrets: SecretBox }): ProcessState {
  return {
    tokens: createTokens({ clock, secrets }),
    cache: createTtlCache(clock),
    turns: createTurns(),
    pendingCalls: new Map(),
  };
}
