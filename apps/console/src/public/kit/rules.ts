import type { RuleKey } from '@lavra/contract/rule-sentences';
import { useState } from 'react';

/** The faults of a form by field; a field that holds is absent. */
export type Faults<Name extends string> = Partial<Record<Name, RuleKey>>;

export function faultsOf<Name extends string>(verdicts: Partial<Record<Name, RuleKey | null>>): Faults<Name> {
  const faults: Faults<Name> = {};
  for (const name of Object.keys(verdicts) as Name[]) {
    const verdict = verdicts[name];
    if (verdict !== null && verdict !== undefined) faults[name] = verdict;
  }
  return faults;
}

function hasFaults(faults: Faults<string>): boolean {
  return Object.keys(faults).length > 0;
}

/** The faults of a form: judged when it is sent, gone with the first key, judged again when the field is left. */
export function useFaults<Name extends string>(check: (values: FormData) => Faults<Name>) {
  const [faults, setFaults] = useState<Faults<Name>>({});
  const mark = (name: string, verdict: RuleKey | null | undefined) =>
    setFaults((before) => faultsOf({ ...before, [name]: verdict ?? null }) as Faults<Name>);
  return {
    faults,
    /** Whether nothing is at fault; marks what is. */
    judge(values: FormData): boolean {
      const found = check(values);
      setFaults(found);
      return !hasFaults(found);
    },
    mark,
    judgeField: (name: string, values: FormData) => mark(name, check(values)[name as Name]),
  };
}

export function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}

/** Digits of a code that was mailed, however they were typed. */
export function readCode(values: FormData): string {
  return textOf(values, 'code').replace(/\s/g, '');
}
