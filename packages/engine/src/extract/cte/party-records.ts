import type { Field } from '@lavra/contract/model/result';
import type { FieldName, ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { edgesOf, middleOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { partStreet } from '../reading/values/parted-street.ts';
import type { ValueKind } from '../reading/values/kinds.ts';
import { readWhole } from '../reading/values/values.ts';
import { runsApart } from '../reading/sheet/runs.ts';

type Party = 'Sender' | 'Recipient' | 'Dispatcher' | 'Receiver' | 'Payer';
type Run = readonly Token[];

const roles: Readonly<Record<string, Party>> = {
  REMETENTE: 'Sender',
  DESTINATARIO: 'Recipient',
  EXPEDIDOR: 'Dispatcher',
  RECEBEDOR: 'Receiver',
  TOMADOR: 'Payer',
};

/** Cells stand apart by more than this, in glyphs. */
const betweenCells = 1.5;
/** Most space between the two rows of a record, in glyphs. */
const betweenRows = 2;

/** A label in a record shows that its values have labels of their own. */
const isLabel = ({ folded }: Token): boolean =>
  /^(?:CNPJ|CPF|CEP|IE|INSC|ENDERECO|END|MUNICIPIO|CIDADE|UF|FONE|TELEFONE|NOME|RAZAO)/.test(folded) &&
  folded.length < 12;

const runsOf = (row: readonly Token[], glyph: number): Run[] => runsApart(row, betweenCells * glyph);

function valueOf(run: Run | undefined, kind: ValueKind, text = printedOf(run ?? [])): Field | undefined {
  const reading = run && readWhole(text, kind, run);
  const isSound = reading?.checks.every(({ ok }) => ok) === true;
  const isText = kind === 'text' || kind === 'name' || kind === 'city';
  return isSound
    ? fieldOf({ ...reading, anchorFit: 1, placed: isText ? placed.text : placed.typed })
    : undefined;
}

const numberIn = (run: Run): 'cnpj' | 'cpf' | undefined =>
  (['cnpj', 'cpf'] as const).find((kind) => /\d{3}/.test(printedOf(run)) && valueOf(run, kind));

/** Name, number, registration and telephone in the first row of a record. */
function firstRow(runs: readonly Run[]): Record<string, Field | undefined> {
  const number = runs.findIndex((run) => numberIn(run) !== undefined);
  const kind = numberIn(runs[number] ?? []);
  const behind = runs.slice(number + 1);
  const register = behind.find((run) => /^(?:ISENTO|[\d./-]{7,18})$/i.test(printedOf(run)));
  const phone = behind.find((run) => run !== register && /^\(?\d{2}\)? ?\d/.test(printedOf(run)));
  return {
    ...(number > 0 ? { Name: valueOf(runs[0], 'name') } : {}),
    ...(kind ? { [kind.toUpperCase()]: valueOf(runs[number], kind) } : {}),
    IE: valueOf(register, 'state-register'),
    Phone: valueOf(phone, 'phone'),
  };
}

/** Street with its district, town, state and postal code in the second one. */
function secondRow(runs: readonly Run[]): Record<string, Field | undefined> {
  const [street, ...others] = runs;
  if (street === undefined || !/\p{L}{2}/u.test(printedOf(street))) return {};
  const { address, district } = partStreet([{ text: printedOf(street), tokens: street }]);
  const cep = others.find((run) => valueOf(run, 'cep'));
  const state = others.find((run) => /^[A-Z]{2}$/.test(printedOf(run)));
  const words = others.filter((run) => run !== cep && run !== state && /\p{L}{3}/u.test(printedOf(run)));
  const town = words.at(-1);
  const own = words.length > 1 ? words[0] : undefined;
  return {
    Address: valueOf(street, 'text', own ? printedOf(street) : address?.text),
    District: own ? valueOf(own, 'text') : valueOf(district && street, 'text', district?.text),
    City: valueOf(town, 'city'),
    UF: valueOf(state ?? town, 'uf'),
    CEP: valueOf(cep, 'cep'),
  };
}

/**
 * Parties of a table that has the role at the left and each party's values in two rows, without labels: the first has its number, which proves
 * itself. One such record alone may be of another form.
 */
export function readPartyRecords({ rows, glyph }: Sheet): ServiceData<'cte'> {
  const marks = rows.flatMap((row) => {
    const party = roles[row[0]?.folded ?? ''];
    return party !== undefined && row[0] !== undefined ? [{ party, token: row[0] }] : [];
  });
  const isMark = (token: Token): boolean => marks.some((mark) => mark.token === token);
  const found = rows.flatMap((row, index) => {
    const first = row.filter((token) => !isMark(token));
    // The role may stand between the two rows, in one of its own.
    const next = rows
      .slice(index + 1, index + 3)
      .map((each) => each.filter((token) => !isMark(token)))
      .find((each) => each.length > 0);
    const runs = runsOf(first, glyph);
    if (next === undefined || !runs.some(numberIn) || [...first, ...next].some(isLabel)) return [];
    const [over, under] = [edgesOf(first), edgesOf(next)];
    if (under.top - over.bottom > betweenRows * glyph) return [];
    // A row with a party's number is of the next party: each has one row only.
    if (runsOf(next, glyph).some(numberIn)) return [];
    const mark = marks.find(
      ({ token }) =>
        token.right < over.left &&
        token.right < under.left &&
        middleOf(token) > over.top - 0.3 * glyph &&
        middleOf(token) < under.bottom + 0.3 * glyph,
    );
    return mark ? [{ ...mark, values: { ...firstRow(runs), ...secondRow(runsOf(next, glyph)) } }] : [];
  });
  const columns = found.filter(({ token }) => Math.abs(token.left - (found[0]?.token.left ?? 0)) < glyph);
  if (columns.length < 2) return {};
  const data: Partial<Record<FieldName<'cte'>, Field>> = {};
  for (const { party, values } of columns)
    for (const [part, field] of Object.entries(values))
      if (field !== undefined) data[`${party}${part}` as FieldName<'cte'>] ??= field;
  return data as ServiceData<'cte'>;
}
