import type { ServiceData } from '@lavra/contract/services/fields';
import { placedOnCard } from '../../evidence/confidence.ts';
import { fieldOf } from '../../evidence/field.ts';
import type { Sheet } from '../reading/sheet/sheet.ts';
import { readAs } from '../reading/values/kinds.ts';

/** No card in use ended, and few contracts began, before this year. */
const latest = '2010';

/** The earliest day on a card of health is the holder's birth. */
export function placesOfHealthcard({ tokens }: Sheet): ServiceData<'healthcard'> {
  const days = tokens.flatMap((token) => {
    const value = /^\d{2}\/\d{2}\/\d{4}$/.test(token.text) ? readAs(token.text, 'date')?.value : undefined;
    return value === undefined ? [] : [{ value, token }];
  });
  const [first] = days.toSorted((a, b) => a.value.localeCompare(b.value));
  if (first === undefined || first.value >= latest) return {};
  return {
    BirthDate: fieldOf({ value: first.value, tokens: [first.token], anchorFit: 1, placed: placedOnCard }),
  };
}
