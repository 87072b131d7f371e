import type { Field } from '@lavra/contract/model/result';
import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { findLabels } from '../reading/labels/labels.ts';
import { isTitleAlone } from '../reading/labels/alone.ts';
import { specsOf } from '../reading/labels/spellings.ts';
import { titlesOfBlocks } from './titles.ts';
import { partyFields } from '../reading/particulars/parties.ts';
import { numberOfHead } from '../reading/forms/number-of-head.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { fold } from '../reading/sheet/text.ts';
import { findLetterheads, namesOf, type Letterhead } from '../reading/values/letterhead.ts';
import { readWhole, type Reading } from '../reading/values/values.ts';
import { runsApart } from '../reading/sheet/runs.ts';

/** The town's own letterhead is no party's. */
const ofTown = /PREFEITURA|^PREFMUN|MUNICIPIO|SECRETARIA|GOVERNO/;

/** Labels in a party's block: over a street they are no name, and what they lead to is read by them. */
const ofParties = new Set(
  partyFields('Provider', [
    'Name',
    'Address',
    'District',
    'City',
    'CEP',
    'CNPJ',
    'IM',
    'Phone',
    'Email',
  ]).flatMap(({ labels }) => labels.map(fold)),
);

const ofCustomer = specsOf([...new Set(titlesOfBlocks.Customer.map(fold))]);

const partyOf = <P extends 'Provider' | 'Customer'>(party: P, head: Letterhead) => {
  const { address } = head;
  const { name, tradeName } =
    party === 'Provider' ? namesOf(head) : { name: head.name, tradeName: undefined };
  const at = (reading: Reading | undefined, share: number): Field | undefined =>
    reading && fieldOf({ ...reading, anchorFit: 1, placed: share, doubts: ['aside'] });
  const all = {
    [`${party}Name`]: at(name, placed.text),
    [`${party}TradeName`]: at(tradeName, placed.text),
    [`${party}Address`]: at(address.address, placed.text),
    [`${party}District`]: at(address.district, placed.text),
    [`${party}City`]: at(address.city, placed.text),
    [`${party}UF`]: at(address.uf, placed.typed),
    [`${party}CEP`]: at(address.cep, placed.typed),
  };
  return Object.fromEntries(Object.entries(all).filter(([, field]) => field !== undefined));
};

/** A line that is the name of a town's administration, perhaps with that of its office or its site behind a sign. */
const administration =
  /^(?:PREF(?:EITURA|\.)(?: MUN(?:ICIPAL|IC\.|\.))?(?: D[AEO] (?:CIDADE|MUNIC[IÍ]PIO))?|GOVERNO MUNICIPAL|MUNIC[IÍ]PIO) D[AEO]S? (\p{Lu}[\p{L}' -]+?)(?: ?[-–/] ?[A-Z]{2})?(?: [·•|] .+)?$/iu;
/** A line that says which town lets the invoice be issued. */
const authorised =
  /(?:AUTORIZADA|EMITIDA|GERADA|RECONHECIDA) PEL[OA] (?:MUNIC[IÍ]PIO|PREFEITURA(?: MUNICIPAL)?) D[EO] (\p{Lu}[\p{L}' -]+?)(?: ?[-–/] ?[A-Z]{2})?$/iu;
/** The first line of a name in two, where the town's is the next. */
const administrationOf =
  /^(?:PREFEITURA(?: MUNICIPAL)?(?: D[AEO] (?:CIDADE|MUNIC[IÍ]PIO))?|GOVERNO MUNICIPAL|MUNIC[IÍ]PIO) D[AEO]S?$/iu;
const town = /^(\p{Lu}[\p{L}' -]+?)(?: ?[-–/] ?[A-Z]{2})?$/u;
/** A letterhead is in the uppermost part of its page. */
const ofHead = 0.25;
/** A space wider than this parts two texts of a row, in glyphs. */
const betweenTexts = 1.5;

/** The town whose letterhead the invoice has. */
export function issuingCity({ rows, glyph, height }: Sheet): ServiceData<'nfse'> {
  const runsOf = (row: readonly Token[]): Token[][] =>
    runsApart(row, (last) => betweenTexts * Math.max(glyph, last.bottom - last.top));
  for (const [index, row] of rows.entries()) {
    if (edgesOf(row).top > ofHead * height) break;
    for (const first of runsOf(row)) {
      const { left, right } = edgesOf(first);
      const below = administrationOf.test(printedOf(first))
        ? runsOf(rows[index + 1] ?? []).find((run) => edgesOf(run).left < right && edgesOf(run).right > left)
        : undefined;
      const run = below !== undefined && town.test(printedOf(below)) ? [...first, ...below] : first;
      const [, city] = administration.exec(printedOf(run)) ?? authorised.exec(printedOf(run)) ?? [];
      if (city === undefined) continue;
      const words = city.split(' ').length;
      const from = run.findIndex((_token, at) => printedOf(run.slice(at, at + words)) === city);
      const tokens = run.slice(from, from + words);
      return { IssuingCity: fieldOf({ value: city, tokens, anchorFit: 1, placed: placed.text }) };
    }
  }
  return {};
}

/** The provider's address for mail, which its letterhead has without a label; the town's own is of the government. */
function mailBetween(top: number, bottom: number, { tokens }: Sheet): ServiceData<'nfse'> {
  const mail = tokens.find(
    (token) => token.top >= top && token.bottom < bottom && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(token.text),
  );
  const reading =
    mail === undefined || mail.text.toLowerCase().includes('.gov.')
      ? undefined
      : readWhole(mail.text, 'email', [mail]);
  return reading === undefined
    ? {}
    : { ProviderEmail: fieldOf({ ...reading, anchorFit: 1, placed: placed.typed, doubts: ['aside'] }) };
}

/** The document's number, and the name and address of a party that stand without labels: the provider's over the title of the customer's block, the customer's under it. */
export function readPlaces(sheet: Sheet): ServiceData<'nfse'> {
  const number = numberOfHead(sheet);
  const document = {
    ...(number && { Number: fieldOf({ ...number, anchorFit: 1, placed: placed.text }) }),
  };
  const title = findLabels(sheet, ofCustomer).find((label) => isTitleAlone(label, sheet));
  if (title === undefined) return document;
  const heads = findLetterheads(sheet).filter(
    ({ name }) => name !== undefined && !ofTown.test(fold(name.value)) && !ofParties.has(fold(name.value)),
  );
  const topOf = ({ name }: Letterhead): number => edgesOf(name?.tokens ?? []).top;
  const before = heads.findLast((head) => topOf(head) < title.top);
  const after = heads.find((head) => topOf(head) >= title.bottom);
  return {
    ...document,
    ...(before === undefined
      ? {}
      : { ...partyOf('Provider', before), ...mailBetween(topOf(before), title.top, sheet) }),
    ...(after === undefined ? {} : partyOf('Customer', after)),
  };
}
