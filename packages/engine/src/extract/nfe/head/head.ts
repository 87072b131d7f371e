import type { MadeCheck } from '../../../evidence/confidence.ts';
import type { Field } from '@lavra/contract/model/result';
import { fieldOf } from '../../../evidence/field.ts';
import { readAddressBlock } from '../../reading/values/address.ts';
import { hasRightDigit, keyOfSheet } from '../../reading/values/keys.ts';
import {
  centreOf,
  middleOf,
  printedOf,
  rowsOf,
  textOf,
  type Sheet,
  type Token,
} from '../../reading/sheet/sheet.ts';
import { runsApart } from '../../reading/sheet/runs.ts';
import type { Reading } from '../../reading/values/values.ts';
import { foldWords, withoutAccents } from '../../reading/sheet/text.ts';
import type { Label } from '../../reading/labels/labels.ts';
import type { Blocks } from '../blocks/blocks.ts';
import type { InvoiceData, InvoiceField } from '../invoice.ts';
import { namesIn } from './issuer-names.ts';
import { withoutInitials } from './logo.ts';
import { endOfReceipt } from './receipt-line.ts';
import { levelled } from '../blocks/value-rows.ts';

interface Region {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const inside = (sheet: Sheet, region: Region): Token[] =>
  sheet.tokens.filter(
    (token) =>
      centreOf(token) >= region.left &&
      centreOf(token) < region.right &&
      middleOf(token) >= region.top &&
      middleOf(token) < region.bottom,
  );

/** The middle box of the head, with the word DANFE, entry or exit, number, series and sheet. */
function middleBox(sheet: Sheet, blocks: Blocks): Region | undefined {
  const { title, nature } = blocks;
  if (!title || !nature || nature.top <= title.top) return undefined;
  const centre = centreOf(title);
  const region = {
    left: centre - 130,
    right: centre + 130,
    top: title.top - sheet.glyph,
    bottom: nature.top - 0.3 * sheet.glyph,
  };
  const own = inside(sheet, region).filter((token) =>
    /^(?:DANFE|DOCUMENTO|DOC|AUXILIAR|ELETRONICA|0?ENTRADA|1?SAIDA|0ENTRADA|1SAIDA|SERIE|FOLHA)$/.test(
      token.folded,
    ),
  );
  const high = inside(sheet, { ...region, left: 0, right: 1000 });
  const legend = rowsOf(high, sheet.glyph)
    .flatMap((row) => runsApart(row, betweenLegend * sheet.glyph))
    .filter((run) => run.some((token) => own.includes(token)))
    .flat()
    .filter(({ folded }) => inLegend.test(folded));
  const rows = rowsOf(high, sheet.glyph).flatMap((row) => textsBeside(row, title, sheet.glyph));
  const left = Math.min(title.left, ...[...own, ...legend, ...rows].map((token) => token.left)) - sheet.glyph;
  const keyLeft =
    blocks.key && blocks.key.left > title.left ? blocks.key.left - 0.5 * sheet.glyph : centre + 110;
  return { ...region, left, right: Math.min(keyLeft, centre + 130) };
}

/** The legend under the form's name, which a wide box has in one row, and the widest space between its words, as of a line printer, in glyphs. */
const [inLegend, betweenLegend] = [/^(?:DOC(?:UMENTO)?|AUXILIAR|DA|NOTA|FISCAL|ELETRONICA)$/, 1.3] as const;

/** How a text of the middle box begins, and the least space between it and the issuer's column, in glyphs. */
const [ofMiddleBox, betweenColumns] = [
  /^(?:MOD(?:ELO)?|SER(?:IE)?|NUM(?:ERO)?|NFE?|N[O0]?|TIPO|FLS?|FOLHA|PAG(?:INA)?|[01]?(?:ENTRADA|SAIDA))\d*$/,
  3,
] as const;

/** The text of a row in the form's name's own column, right of the issuer's: its texts are set right, and may begin left of the name. */
function textsBeside(row: readonly Token[], title: Region, glyph: number): readonly Token[] {
  const [, ...texts] = runsApart(row, betweenColumns * glyph);
  const from = texts.findIndex(
    ([first, ...rest]) =>
      first !== undefined &&
      ofMiddleBox.test(first.folded) &&
      Math.max(...[first, ...rest].map(({ right }) => right)) > title.left,
  );
  return from < 0 ? [] : texts.slice(from).flat();
}

function matchInRows(
  rows: readonly (readonly Token[])[],
  pattern: RegExp,
): { value: string; printed: string; tokens: Token[] } | undefined {
  for (const row of rows) {
    const text = withoutAccents(row.map((token) => token.text).join(' '));
    const match = pattern.exec(text);
    const printed = match?.[1];
    if (!match || printed === undefined) continue;
    const tokens = row.filter((token) => withoutAccents(token.text).includes(printed));
    return { value: printed, printed, tokens: tokens.length > 0 ? tokens : [...row] };
  }
  return undefined;
}

const numberLine = /\bN(?:UMERO|F-?E|RO|[o0.°]|\s)*[\s.:]*(\d{1,3}(?:[., ]\d{3}){1,2}(?!\d)|\d[\d.]{0,11})/i;
const seriesLine = /\bSERIE[\s.:]*(\d{1,3})\b/i;
const sheetLine = /\b(?:FOLHA|FLS?|FOL|PAG(?:INA)?)[\s.:]*(\d+)\s*(?:\/|DE)\s*\d+/i;

const withoutZeros = (digits: string): string => digits.replace(/\D/g, '').replace(/^0+(?=\d)/, '');

function numberField(match: { printed: string; tokens: Token[] }): Field {
  return fieldOf({ value: withoutZeros(match.printed), printed: match.printed, tokens: match.tokens });
}

/** This page's sheet number ("FOLHA 2/3"); undefined when it is not printed. */
export function sheetNumberOf(sheet: Sheet, blocks: Blocks): number | undefined {
  const box = middleBox(sheet, blocks);
  const match = box && matchInRows(rowsOf(inside(sheet, box), sheet.glyph), sheetLine);
  return match ? Number(match.value) : undefined;
}

/** Shape fit of a legend, which does not show which of its kinds applies. */
const ofLegend = 0;

/** Whether a figure behind the word of a kind is the one that stands for it. */
const isOwnFigure = (word: Token, { text }: Token): boolean =>
  (text === '0' && word.folded.endsWith('ENTRADA')) || (text === '1' && word.folded.endsWith('SAIDA'));

function operationType(rows: readonly (readonly Token[])[]): Field | undefined {
  // The box holds only the digit; some layouts print only the kind that applies.
  const words = rows.flat();
  // Exact text has the box's legend where it has the box: else the figure is a series or a count.
  const isLost = words.some(({ conf }) => conf < 100);
  const hasBox = isLost || words.some(({ folded }) => /ENTRADA|SAIDA|^[01]?(?:ENT|SAI)[01]?$/.test(folded));
  const lone = words.filter((token) => hasBox && /^[01]$/.test(token.text));
  // A legend may have each figure behind its word ("ENTRADA: 0 / SAÍDA: 1").
  const named = rows.flatMap((row) =>
    row.filter((token, at) => at > 0 && isOwnFigure(row[at - 1] ?? token, token)),
  );
  const isBothNamed = ['0', '1'].every((figure) => named.some(({ text }) => text === figure));
  const boxed = lone.find((token) => {
    const row = rows.find((each) => each.includes(token)) ?? [];
    const next = row[row.indexOf(token) + 1];
    const before = row[row.indexOf(token) - 1];
    const isLegend =
      (next && /^[-–=]|ENTRADA|SA[IÍ]DA/i.test(next.text)) ||
      before?.text.endsWith('=') ||
      (isBothNamed && before !== undefined && isOwnFigure(before, token));
    const isNumber = before && /N[ºo°.]|S[EÉ]RIE|FOLHA/i.test(before.text);
    return !isLegend && !isNumber;
  });
  if (boxed) return fieldOf({ value: boxed.text, tokens: [boxed] });
  const kinds = rows.filter((row) => /ENTRADA|SAID/.test(row.map((token) => token.folded).join('')));
  const [only] = kinds;
  if (kinds.length !== 1 || !only) return undefined;
  const printed = only.map((token) => token.text).join(' ');
  const isBoth = /ENTRADA/i.test(printed) && /SA[IÍ]D/i.test(printed);
  // A digit before a dash belongs to a legend, whose other row may not have been read.
  const isLegend = /(?:^|\s)[01O] ?[-–]/.test(printed) && only.some(({ conf }) => conf < 100);
  const shapeFit = isLegend ? ofLegend : 1;
  return isBoth
    ? undefined
    : fieldOf({ value: /ENTRADA/i.test(printed) ? '0' : '1', printed, tokens: only, shapeFit });
}

/** Share of values in the issuer's box, which has no labels, that were right on text layers of others' layouts (40 of 42). */
const placedByPosition = 0.95;

/** Print of an address is lower than this, in median word heights. */
const tallestPrint = 2.2;

/** Rows with less confidence were read from a logo or from the stub's edge, and are none of the issuer's. */
const leastConfidence = 40;

/** Drops what was read of "0 - ENTRADA" and "1 - SAÍDA" in the next box, far to the right: their digits when their words were not read. */
function withoutKinds(row: readonly Token[], glyph: number): readonly Token[] {
  const end = row.findIndex((token, at) => {
    const before = row[at - 1];
    const isFar = before === undefined || token.left - before.right > 4 * glyph;
    return isFar && row.slice(at).every(({ text }) => /^[01O]?[-:]?$/i.test(text));
  });
  return end < 0 ? row : row.slice(0, end);
}

/** A row without the sign of a logo at its head ("▲ ACME"). */
const withoutEmblem = (row: readonly Token[]): readonly Token[] =>
  row.length > 1 && /^\p{So}+$/u.test(row[0]?.text ?? '') ? row.slice(1) : row;

/** Whether a label's drawn box begins where the title's does: it is below the middle box alone, beside the issuer's. */
function isInColumnOf(label: Label, title: Label): boolean {
  const [own, other] = [label, title].map(({ tokens }) => tokens[0]?.cell?.left);
  return own !== undefined && other !== undefined && Math.abs(own - other) < sameEdge;
}
/** Edges of one column differ by less, in the sheet's unit. */
const sameEdge = 4;

function issuerBlock(sheet: Sheet, blocks: Blocks, box: Region): InvoiceData {
  const { nature, title, key } = blocks;
  if (!nature || !title) return {};
  const stubEnd = Math.max(
    endOfReceipt(sheet, title.top),
    ...sheet.tokens
      .filter(({ folded, bottom }) => /^(?:RECEBEDOR|ASSINATURA)$/.test(folded) && bottom < title.top)
      .map((token) => token.bottom),
  );
  const top = Math.max(stubEnd + 0.5 * sheet.glyph, title.top - 4 * sheet.glyph);
  const isBelow =
    key !== undefined && key.left < title.left && key.top > title.bottom && !isInColumnOf(key, title);
  const region = {
    left: 0,
    right: box.left + 0.5 * sheet.glyph,
    top,
    // The key's box is beside the middle one, or below both.
    bottom: Math.min(nature.top, isBelow ? key.top : Infinity) - 0.3 * sheet.glyph,
  };
  const tokens = withoutInitials(
    inside(sheet, region).filter((token) => token.right < box.left + sheet.glyph),
    sheet.glyph,
  );
  const rows = rowsOf(tokens, sheet.glyph)
    .map((row) => withoutEmblem(withoutKinds(row, sheet.glyph)))
    .filter((row) => {
      const text = row.map((token) => token.folded).join('');
      return (
        row.some(({ conf }) => conf >= leastConfidence) &&
        !/^(?:IDENTIFICACAODOEMITENTE|IDENTDOEMITENTE|IDENTEMITENTE|DADOSDOEMITENTE|EMITENTE)$/.test(text) &&
        // A frame around the heading adds letters to it.
        !(row.some(({ conf }) => conf < 100) && /IDENTIFICACAO|CACAODOEMITENTE/.test(text))
      );
    });
  const [first] = rows;
  if (!first) return {};
  // The name ends where the address begins: a street, or digits that no name has.
  const isAddress = (row: readonly Token[]): boolean =>
    /^(?:R|RUA|AV|AVENIDA|ROD|RODOVIA|ESTR|ESTRADA|AL|ALAMEDA|PRACA|PCA|TRAV|TRAVESSA|LARGO|QUADRA|VIA)\b/.test(
      foldWords(row.map((token) => token.text).join(' ')),
    ) || /,\s*(?:\d|S\/?N)|\d{5}|\d{2}\.\d{3}-|@|CEP/i.test(row.map((token) => token.text).join(' '));
  const firstAddress = rows.findIndex((row, index) => index > 0 && isAddress(row));
  const nameRows = firstAddress < 0 ? [first] : rows.slice(0, Math.min(firstAddress, 3));
  const named = (rowsOfName: readonly (readonly Token[])[]): Field =>
    fieldOf({
      value: textOf(levelled(rowsOfName.flat(), sheet.glyph), sheet.glyph),
      tokens: rowsOfName.flat(),
      anchorFit: 1,
      placed: placedByPosition,
    });
  const { legal, trade } = namesIn(nameRows);
  const data: InvoiceData = {
    IssuerName: named(legal),
    ...(trade.length === 0 ? {} : { IssuerTradeName: named(trade) }),
  };
  // A logo beside the address is taller than print.
  const isPrint = ({ conf, top, bottom }: Token): boolean =>
    conf === 100 || bottom - top < tallestPrint * sheet.glyph;
  const addressRows = rows
    .slice(nameRows.length)
    .map((row) => row.filter(isPrint))
    .filter((row) => row.length > 0);
  const block = readAddressBlock(addressRows, sheet.glyph);
  const put = (name: InvoiceField, reading: Reading | undefined): void => {
    if (reading) data[name] = fieldOf({ ...reading, anchorFit: 1, placed: placedByPosition });
  };
  put('IssuerAddress', block.address);
  put('IssuerDistrict', block.district);
  put('IssuerCity', block.city);
  put('IssuerUF', block.uf);
  put('IssuerCEP', block.cep);
  put('IssuerPhone', block.phone);
  return data;
}

/** The access key of the page: a decoded code overrides print, and the two are compared. Undefined when neither is on the page. */
export function readKey(sheet: Sheet): Field | undefined {
  const found = keyOfSheet(sheet, (each) => ['55', '65'].includes(each.slice(20, 22)));
  if (!found) return undefined;
  const { key, code, printed } = found;
  const checks: MadeCheck[] = [{ check: 'key_digits', ok: hasRightDigit(key) }];
  if (code && printed)
    checks.push({ check: 'key_matches_printed', ok: key === printed.key, against: printed.key });
  if (printed) {
    const print = textOf(printed.tokens, sheet.glyph);
    // The barcode has a check character of its own, so it counts as exact; its place is the printed key's, if there is one.
    const tokens = code ? printed.tokens.map((token) => ({ ...token, conf: 100 })) : printed.tokens;
    return fieldOf({ value: key, printed: print, tokens, checks });
  }
  if (!code) return undefined;
  const [x, y, width, height] = code.box;
  const token: Token = {
    text: key,
    folded: key,
    conf: 100,
    page: sheet.page,
    box: [x, y, width, height],
    left: x,
    right: x + width,
    top: y,
    bottom: y + height,
  };
  return fieldOf({ value: key, tokens: [token], checks });
}

/** A protocol with its date and time, in forms that have its box below the key's, in the head. */
export function protocolInHead(sheet: Sheet, { nature }: Blocks): Field | undefined {
  const rows = sheet.rows.filter(
    (row) => nature !== undefined && row.every((token) => middleOf(token) < nature.top),
  );
  for (const row of rows) {
    const at = row.findIndex(({ text }) => /^\d{14,15}$/.test(text));
    const tokens = row.slice(Math.max(0, at)).filter(({ text }) => /^[\d/:–-]+$/.test(text));
    const printed = printedOf(tokens);
    if (at >= 0 && /^\d{14,15}(?: [-–])? \d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/.test(printed))
      return fieldOf({ value: printed, tokens, anchorFit: 1, placed: placedByPosition });
  }
  return undefined;
}

/** The head of a DANFE page: issuer, number, series, kind of operation, access key. */
export function readHead(sheet: Sheet, blocks: Blocks): InvoiceData {
  const box = middleBox(sheet, blocks);
  const key = readKey(sheet);
  const data: InvoiceData = key ? { AccessKey: key } : {};
  if (!box) return data;
  const rows = rowsOf(inside(sheet, box), sheet.glyph);
  // The receipt stub repeats number and series at its right edge.
  const stub = rowsOf(
    sheet.tokens.filter(
      (token) => token.left > 700 && (middleOf(token) < box.top || middleOf(token) > blocks.end),
    ),
    sheet.glyph,
  );
  const number = matchInRows(rows, numberLine) ?? matchInRows(stub, numberLine);
  const series = matchInRows(rows, seriesLine) ?? matchInRows(stub, seriesLine);
  if (number) data.Number = numberField(number);
  if (series) data.Series = numberField(series);
  const kind = operationType(rows);
  if (kind) data.OperationType = kind;
  return { ...data, ...issuerBlock(sheet, blocks, box) };
}
