import { parseAccessKey } from '@lavra/brazil/access-key';
import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { inRow } from '../reading/labels/around-label.ts';
import type { Sheet, Token } from '../reading/sheet/sheet.ts';
import { findPrintedKeys, hasRightDigit } from '../reading/values/keys.ts';
import { readWhole } from '../reading/values/values.ts';

/** Models of invoices, whose keys a bill of freight lists; its own is that of another model. */
const ofInvoices = new Set(['55', '65']);
/** Models of bills of freight. */
const ofBills = new Set(['57', '67']);
/** What a list calls an invoice. */
const kind = /^NF-?E$/i;

type Row = Partial<Record<'Kind' | 'AccessKey' | 'Series' | 'Number', Field>>;

interface Documents {
  readonly rows: readonly Row[];
  readonly totals: Readonly<Record<string, never>>;
  readonly used: ReadonlySet<Token>;
}

/** Most space between a key and the line above it with its number, in glyphs. */
const underNumber = 1.6;

/** What a document is called in the line above its key, which has its number as well ("NF-e nº 46480 série 1" over the key). */
function calledAbove(
  first: Token | undefined,
  number: string | undefined,
  { tokens, glyph }: Sheet,
): Token | undefined {
  if (first === undefined || number === undefined) return undefined;
  const over = tokens.filter(
    (token) => token.bottom < first.bottom && first.top - token.bottom < underNumber * glyph,
  );
  const called = over.find(
    ({ text, left, top }) =>
      kind.test(text) && Math.abs(left - first.left) < glyph && top < first.top - 0.5 * glyph,
  );
  const isOwn = over.some(
    (token) => called !== undefined && inRow(token, called, glyph) && Number(token.text) === Number(number),
  );
  return isOwn ? called : undefined;
}

/** Whether a document is the bill of freight itself: its key is the only one of a bill on the page. */
export function isOwnKey({ AccessKey: own }: Row, sheet: Sheet): boolean {
  if (own === undefined || !ofBills.has(parseAccessKey(own.value)?.model ?? '')) return false;
  return findPrintedKeys(sheet).every(
    ({ key }) => key === own.value || !ofBills.has(parseAccessKey(key)?.model ?? ''),
  );
}

/** The invoices of a bill of freight by their keys, however they are listed: each key holds the series and the number, and proves itself. */
export function readDocumentsByKey(sheet: Sheet): Documents | undefined {
  const keys = findPrintedKeys(sheet).filter(
    ({ key }) => hasRightDigit(key) && ofInvoices.has(parseAccessKey(key)?.model ?? ''),
  );
  if (keys.length === 0) return undefined;
  const used = new Set<Token>();
  const rows = keys.map(({ key, tokens }): Row => {
    const [first] = tokens;
    const row = sheet.rows.find((each) => first !== undefined && each.includes(first)) ?? [];
    const { series, number } = parseAccessKey(key) ?? {};
    const called =
      row.findLast(({ text, left }) => kind.test(text) && left < (first?.left ?? 0)) ??
      calledAbove(first, number, sheet);
    for (const token of called === undefined ? tokens : [...tokens, called]) used.add(token);
    // Beside it the page may print them with their zeros.
    const shown = (figures: string | undefined): Token | undefined =>
      // The first may be the row's place in the list.
      row
        .slice(1)
        .find(
          (token) =>
            figures !== undefined &&
            !tokens.includes(token) &&
            /^\d{1,9}$/.test(token.text) &&
            token.text.length > figures.length &&
            Number(token.text) === Number(figures),
        );
    const [shownSeries, shownNumber] = [shown(series), shown(number)];
    const of = (
      text: string | undefined,
      as: 'series' | 'number' | 'code' | 'access-key',
      words = tokens,
    ) => {
      const reading = text === undefined ? undefined : readWhole(text, as, words);
      return reading && fieldOf({ ...reading, anchorFit: 1, placed: placed.typed });
    };
    const cells = {
      Kind: called && of(called.text, 'code', [called]),
      AccessKey: of(key, 'access-key'),
      Series: of(shownSeries?.text ?? series, 'series', shownSeries === undefined ? tokens : [shownSeries]),
      Number: of(shownNumber?.text ?? number, 'number', shownNumber === undefined ? tokens : [shownNumber]),
    };
    return Object.fromEntries(Object.entries(cells).filter(([, field]) => field !== undefined));
  });
  return { rows, totals: {}, used };
}
