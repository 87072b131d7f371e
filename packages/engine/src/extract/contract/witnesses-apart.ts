import type { ServiceData } from '@lavra/contract/services/fields';
import type { Witness } from '../reading/phrases/witnesses.ts';
import { fold } from '../reading/sheet/text.ts';

/** The readings of the witnesses without those that name a party or who acts for one: columns of signatures may have such a name among theirs. */
export function withoutParties(
  people: ServiceData<'contract'>,
  readings: readonly (readonly Witness[])[],
): readonly (readonly Witness[])[] {
  const { LandlordName, TenantName, TenantRepresentativeName, GuarantorName } = people;
  const names = new Set(
    [LandlordName, TenantName, TenantRepresentativeName, GuarantorName].flatMap((name) =>
      name === undefined ? [] : [fold(name.value)],
    ),
  );
  const own = readings.filter((witnesses) =>
    witnesses.every(({ Name: name }) => name === undefined || !names.has(fold(name.value))),
  );
  // Where all name one, it may be the party that was taken from under the signatures.
  return own.some((witnesses) => witnesses.length > 0) ? own : readings;
}
