import type { RuleKey } from '@lavra/contract/rule-sentences';

/** The faults of a form by field; a field that holds is absent. */
export type Faults<Name extends string> = Partial<Record<Name, RuleKey>>;

export function faultsOf<Name extends string>(verdicts: Record<Name, RuleKey | null>): Faults<Name> {
  const faults: Faults<Name> = {};
  for (const name of Object.keys(verdicts) as Name[]) {
    const verdict = verdicts[name];
    if (verdict !== null) faults[name] = verdict;
  }
  return faults;
}

export function hasFaults(faults: Faults<string>): boolean {
  return Object.keys(faults).length > 0;
}

export function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}
