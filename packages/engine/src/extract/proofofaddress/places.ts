import { daysBetween } from '@lavra/brazil/dates';
import type { Field } from '@lavra/contract/model/result';
import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import type { FormSpec } from '../reading/forms/form-spec.ts';
import { readForm } from '../reading/forms/form.ts';
import { inRow } from '../reading/labels/around-label.ts';
import { readPhrases, runningTextOf, type Phrase } from '../reading/phrases/phrases.ts';
import type { Sheet, Token } from '../reading/sheet/sheet.ts';
import type { ValueKind } from '../reading/values/kinds.ts';
import { readValue, readWhole, type Reading } from '../reading/values/values.ts';

type Data = ServiceData<'proofofaddress'>;

const read = (token: Token, kind: ValueKind): Reading | undefined =>
  readWhole(token.text.replace(/[|!\]]+$/, ''), kind, [token]);

const fieldAt = (reading: Reading): Field => fieldOf({ ...reading, anchorFit: 1, placed: placed.typed });

/** Days from one reading of a meter to the next: a month, with its holidays. */
const [fewestDays, mostDays] = [20, 45] as const;
const isMonth = (from: Reading | undefined, to: Reading | undefined): boolean => {
  const days = from && to ? daysBetween(from.value, to.value) : Number.NaN;
  return days >= fewestDays && days <= mostDays;
};

/** Three days in one row, each a month after the one before, are the previous, this, and the next reading. */
function readDays({ rows }: Sheet): Data {
  for (const row of rows) {
    const days = row.flatMap((token) => read(token, 'date') ?? []);
    const at = days.findIndex(
      (day, index) => isMonth(day, days[index + 1]) && isMonth(days[index + 1], days[index + 2]),
    );
    const [previous, current, next] = at < 0 ? [] : days.slice(at);
    if (previous && current && next)
      return {
        PreviousReadingDate: fieldAt(previous),
        CurrentReadingDate: fieldAt(current),
        NextReadingDate: fieldAt(next),
      };
  }
  return {};
}

/** A meter shows this many figures at least. */
const fewestFigures = 4;

/** Two counts of one meter and, behind them in their row, their difference; before them the only long number is the meter's. */
function readMeter({ rows }: Sheet): Data {
  for (const row of rows) {
    const counts = row
      .filter(({ text }) => /^\d{1,7}$|^\d{1,3}\.\d{3}$/.test(text))
      .map((token) => ({ ...token, text: token.text.replace('.', '') }));
    for (const [index, before] of counts.entries()) {
      const [after, ...more] = counts.slice(index + 1);
      if (
        after === undefined ||
        before.text.length < fewestFigures ||
        after.text.length !== before.text.length
      )
        continue;
      const used = Number(after.text) - Number(before.text);
      const told = more.find(({ text }) => Number(text) === used);
      const [previous, current, consumption] = [before, after, told].map(
        (token) => token && read(token, 'number'),
      );
      if (used <= 0 || !previous || !current || !consumption) continue;
      const numbers = row.filter(
        ({ right, text }) => right < before.left && /^(?=.*\d{6})[A-Z\d]{7,12}$/.test(text),
      );
      const [only, ...others] = numbers.flatMap((token) => read(token, 'serial') ?? []);
      return {
        ...(only !== undefined && others.length === 0 ? { MeterNumber: fieldAt(only) } : {}),
        PreviousReading: fieldAt(previous),
        CurrentReading: fieldAt(current),
        Consumption: fieldAt(consumption),
      };
    }
  }
  return {};
}

/** Amounts are rounded to centavos, each product of them by itself. */
const rounded = 0.03;

/** In the row of totals, the tax that is its base times the rate of a row above. */
function readTax({ rows }: Sheet): Data {
  const at = rows.findIndex(([first]) => first?.folded === 'TOTAL');
  const rates = rows
    .slice(0, Math.max(0, at))
    .flatMap((row) => row.flatMap(({ text }) => (/^\d{1,2}(?:,\d{1,2})?%$/.test(text) ? [text] : [])))
    .map((text) => Number(text.replace('%', '').replace(',', '.')) / 100);
  const amounts = (rows[at] ?? []).flatMap((token) =>
    /,\d\d$/.test(token.text) ? (read(token, 'money') ?? []) : [],
  );
  for (const [index, base] of amounts.entries()) {
    const tax = amounts[index + 1];
    const holds = (rate: number): boolean =>
      Math.abs(Number(base.value) * rate - Number(tax?.value)) <= rounded;
    if (tax !== undefined && rates.some(holds)) return { ICMSBase: fieldAt(base), ICMSAmount: fieldAt(tax) };
  }
  return {};
}

/** The company's name with its register behind it, and the state and postal code at the end of its address: rows of the smallest print. */
const ofIssuer: readonly Phrase<keyof Data>[] = [
  {
    pattern:
      /(?:^|(?<=[|—–-] ))(\p{Lu}[\p{Lu} .&-]{5,60}? (?:S\.? ?\/?A\.?|LTDA\.?|EIRELI)) (?:[–-] )?CNP\S?:? ?\d/u,
    gives: [['IssuerName', 'name']],
  },
  {
    pattern: /\p{L}{3} [–-] ([A-Z]{2}) [–-] C[EL]P:? ?(\d{5}-?\d{3})(?!\d)/u,
    gives: [
      ['IssuerUF', 'uf'],
      ['IssuerCEP', 'cep'],
    ],
  },
];

function readIssuer(sheet: Sheet): Data {
  const found = sheet.rows.flatMap((row) => readPhrases(runningTextOf([{ tokens: row }]), ofIssuer));
  return Object.fromEntries(
    found
      .toReversed()
      .map(({ id, reading }) => [
        id,
        fieldOf({ ...reading, anchorFit: 1, placed: id === 'IssuerName' ? placed.text : placed.typed }),
      ]),
  );
}

/** Boxes of the property's address, for bills whose address is no block of rows. */
const ofProperty: FormSpec<keyof Data> = {
  fields: [
    { id: 'Complement', kind: 'text', labels: ['Complemento'] },
    { id: 'District', kind: 'text', labels: ['Bairro', 'Bairro / Distrito'] },
    { id: 'City', kind: 'city', labels: ['Município / UF', 'Cidade / UF', 'Município', 'Cidade'] },
    { id: 'State', kind: 'uf', labels: ['Município / UF', 'Cidade / UF', 'UF'] },
  ],
};

/** Short labels like these are misread in other words ("Lei Complementar"). */
const readProperty = (sheet: Sheet): Data =>
  Object.fromEntries(
    readForm(sheet, ofProperty)
      .filter(({ fit }) => fit === 1)
      .flatMap(({ id, reading }) => {
        // Boxes have one row; what follows may be headings that this form does not know.
        const [first] = reading.tokens;
        const row = reading.tokens.filter((token) => first !== undefined && inRow(token, first, sheet.glyph));
        const kind = ofProperty.fields.find((field) => field.id === id)?.kind ?? 'text';
        const own = readValue(row, kind, sheet.glyph);
        return own === undefined
          ? []
          : [[id, fieldOf({ ...own, anchorFit: 1, placed: placed.text })] as const];
      }),
  );

/** What a bill's numbers tell by each other, where the small headings above them were not read. */
export const readPlaces = (sheet: Sheet): Data => ({
  ...readIssuer(sheet),
  ...readDays(sheet),
  ...readMeter(sheet),
  ...readTax(sheet),
  ...readProperty(sheet),
});
