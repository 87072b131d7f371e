import type { Token } from '../sheet/sheet.ts';

type Words = Pick<ReadonlySet<Token>, 'has'>;

/** Words that fields have, and what was read among the others. */
export interface UntilTaken extends Words {
  take(token: Token): void;
  /** What `make` finds among the words that are not taken; made again only after one was that it asked for. */
  kept<T>(key: string, make: (taken: Words) => T): T;
}

/** Keeps what was read at the places of a form while the best of the page are chosen one by one: a choice changes only the places around it. */
export function untilTaken(): UntilTaken {
  const taken = new Set<Token>();
  const kept = new Map<string, unknown>();
  const askedBy = new Map<Token, Set<string>>();
  return {
    has: (token) => taken.has(token),
    take: (token) => {
      taken.add(token);
      for (const key of askedBy.get(token) ?? []) kept.delete(key);
      askedBy.delete(token);
    },
    kept: <T>(key: string, make: (words: Words) => T): T => {
      if (kept.has(key)) return kept.get(key) as T;
      const has = (token: Token): boolean => {
        const keys = askedBy.get(token);
        if (keys === undefined) askedBy.set(token, new Set([key]));
        else keys.add(key);
        return taken.has(token);
      };
      const made = make({ has });
      kept.set(key, made);
      return made;
    },
  };
}
