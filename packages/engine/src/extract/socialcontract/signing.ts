import type { ServiceData } from '@lavra/contract/services/fields';
import type { RunningText } from '../reading/phrases/phrases.ts';
import { readWitnesses } from '../reading/phrases/witnesses.ts';
import { nameOver } from '../reading/particulars/signatures.ts';
import type { Sheet } from '../reading/sheet/sheet.ts';

type Data = ServiceData<'socialcontract'>;

/** The witnesses of the deed. */
export function readSigning(running: RunningText): Data {
  return Object.fromEntries(
    readWitnesses(running).flatMap(({ Name, RG }, index) => [
      ...(Name ? [[`Witness${String(index + 1)}Name`, Name] as const] : []),
      ...(RG ? [[`Witness${String(index + 1)}RG`, RG] as const] : []),
    ]),
  );
}

/** The secretary of the board of trade, whose name stands over the word for the office. */
export function secretaryOf(sheet: Sheet): Data {
  const name = nameOver(sheet, /^(?:SECRET[ÁA]RI[OA](?:\([AO]\))?|SECR?\.)[- ]?GERAL/i);
  return name === undefined ? {} : { SecretaryName: name };
}
