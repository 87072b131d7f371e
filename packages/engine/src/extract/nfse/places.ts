import type { Field } from '@lavra/contract/model/result';
import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { findLabels } from '../reading/labels/labels.ts';
import { edgesOf, type Sheet } from '../reading/sheet/sheet.ts';
import { fold } from '../reading/sheet/text.ts';
import { findLetterheads, type Letterhead } from '../reading/values/letterhead.ts';
import type { Reading } from '../reading/values/values.ts';

/** The town's own letterhead is no party's. */
const ofTown = /PREFEITURA|MUNICIPIO|SECRETARIA|GOVERNO/;

const ofCustomer = [
  'Tomador de Serviços',
  'Tomador do Serviço',
  'Tomador dos Serviços',
  'Tomador',
  'Dados do Tomador',
].map(fold);

const partyOf = <P extends 'Provider' | 'Customer'>(party: P, { name, address }: Letterhead) => {
  const at = (reading: Reading | undefined, share: number): Field | undefined =>
    reading && fieldOf({ ...reading, anchorFit: 1, placed: share, doubts: ['aside'] });
  const all = {
    [`${party}Name`]: at(name, placed.text),
    [`${party}Address`]: at(address.address, placed.text),
    [`${party}District`]: at(address.district, placed.text),
    [`${party}City`]: at(address.city, placed.text),
    [`${party}UF`]: at(address.uf, placed.typed),
    [`${party}CEP`]: at(address.cep, placed.typed),
  };
  return Object.fromEntries(Object.entries(all).filter(([, field]) => field !== undefined));
};

/** Name and address of a party that stand without labels: the provider's over the title of the customer's block, the customer's under it. */
export function readPlaces(sheet: Sheet): ServiceData<'nfse'> {
  const [title] = findLabels(
    sheet,
    ofCustomer.map((spelling) => ({ id: spelling, spellings: [spelling] })),
  );
  if (title === undefined) return {};
  const heads = findLetterheads(sheet).filter(
    ({ name }) => name !== undefined && !ofTown.test(fold(name.value)),
  );
  const topOf = ({ name }: Letterhead): number => edgesOf(name?.tokens ?? []).top;
  const before = heads.findLast((head) => topOf(head) < title.top);
  const after = heads.find((head) => topOf(head) >= title.bottom);
  return {
    ...(before === undefined ? {} : partyOf('Provider', before)),
    ...(after === undefined ? {} : partyOf('Customer', after)),
  };
}
