import { isBoletoBarcode, lineOfBoletoBarcode } from '@lavra/brazil/boleto';
import { isCollectionBarcode, lineOfCollectionBarcode } from '@lavra/brazil/collection-slip';
import type { Service } from '@lavra/contract/services/all';
import type { FieldName, ServiceData } from '@lavra/contract/services/fields';
import type { Field } from '@lavra/contract/model/result';
import { fieldOf, withChecks } from '../evidence/field.ts';
import type { Page } from '../pages/page.ts';
import type { Extractor } from './extractor.ts';
import { findNumbers } from './generic/find-numbers.ts';
import { withoutAmountsOf } from './reading/tables/below-products.ts';
import { readReceiptRows } from './reading/receipts/receipt-rows.ts';
import { putCard } from './card.ts';
import { putDivided, putJoined } from './names-in-parts.ts';
import { parentsInOrder, tellsParent } from './parents.ts';
import { putParaphrased } from './paraphrased.ts';
import { areOfReceipt } from './products-of-receipt.ts';
import { joinCopies } from './reading/sheet/copies.ts';
import { withImprintsCode, withoutOthersCode } from './imprints-code.ts';
import { withoutLeaders } from './reading/sheet/leaders.ts';
import { deedPage } from './reading/sheet/deed-page.ts';
import { withSideColumnFirst } from './reading/sheet/side-column.ts';
import { withColumnsBelow } from './reading/sheet/columns-below.ts';
import { withLabelsBelowTable } from './reading/sheet/labels-set-right.ts';
import { withLedBlocksBelow } from './reading/sheet/led-blocks.ts';
import { tableIn } from './reading/tables/table-beside.ts';
import { spellingsOf } from './reading/tables/table-spec.ts';
import { labelsIn } from './reading/forms/words-of-form.ts';
import { oncePer } from './reading/sheet/once-per.ts';
import { withHalvesBelow } from './reading/sheet/half-columns.ts';
import { withTitledColumnsBelow } from './reading/sheet/titled-columns.ts';
import { withSideFirst } from './reading/sheet/side-of-page.ts';
import { withoutSpreadsheetEdges } from './reading/sheet/spreadsheet-edges.ts';
import { withoutRunningTitles } from './reading/sheet/running-titles.ts';
import { withVariants } from './reading/forms/label-variants.ts';
import { readForm } from './reading/forms/form.ts';
import { readLedText } from './reading/forms/led-text.ts';
import type { FormValue } from './reading/forms/form-values.ts';
import type { FormSpec, ServiceForm } from './reading/forms/form-spec.ts';
import { hasRightDigit, keyOfSheet } from './reading/values/keys.ts';
import type { Sheet, Token } from './reading/sheet/sheet.ts';
import { sheetOf } from './reading/sheet/sheet-of-page.ts';
import { withoutSlipBlocks } from './reading/sheet/slip-blocks.ts';
import { numberOf, readNumbered } from './reading/tables/numbered.ts';
import { hasCentavos, type Reading } from './reading/values/values.ts';
import { readPhrases, type RunningText, runningTextOf } from './reading/phrases/phrases.ts';
import { wordsByBox } from './reading/phrases/text-of-boxes.ts';
import { withLostCommas } from './reading/receipts/lost-commas.ts';
import { withStruckZeros } from './reading/receipts/struck-zeros.ts';
import { putComposed } from './composed.ts';
import { boxesOfDeed, withoutWords, type Boxes } from './deed-boxes.ts';
import { dropOthersWords } from './others-words.ts';
import { dropRepeats, putActing, putDerived, putParts, putReferred, putTwins } from './form-relations.ts';
import {
  type AnyForm,
  putSubtotal,
  putSums,
  putTotal,
  readLists,
  readSummed,
  readTables,
} from './form-tables.ts';
import { doubtFarStates } from './far-states.ts';
import { type Found, placed } from './found.ts';
import { putKeyParts } from './key-parts.ts';
import { putCommon, putListed } from './listed-rows.ts';
import { isOthers, putLetterheads } from './put-letterheads.ts';
import { putZone } from './zone-fields.ts';

/** With a smaller share of a form's fields found, the page's text and numbers are worth more than the fields. */
const fewestFields = 1 / 3;
/** Share of a form's fields that a layout has whose labels are known. */
const ofFamiliar = 0.6;

/** Of names and addresses of mail one label leads to one party; a number may be of two. */
const isName = /(?:Name|Email)$/;

/** The document's own key, not one of a document that it lists. */
function keyOf(sheet: Sheet, models: readonly string[] | undefined): Field | undefined {
  const found = keyOfSheet(sheet, (key) => models?.includes(key.slice(20, 22)) ?? true);
  if (found === undefined) return undefined;
  const { key, code, printed } = found;
  const checks = [{ check: 'key_digits' as const, ok: hasRightDigit(key) }];
  if (code) {
    const field: Field = { value: key, conf: 100, page: sheet.page, box: code.box };
    return withChecks(field, checks);
  }
  return fieldOf({ value: key, tokens: printed?.tokens ?? [], checks });
}

/** The line of a payment slip, from its barcode or as printed. */
function slipLineOf(sheet: Sheet): Field | undefined {
  for (const code of sheet.codes) {
    const line = isBoletoBarcode(code.text)
      ? lineOfBoletoBarcode(code.text)
      : isCollectionBarcode(code.text)
        ? lineOfCollectionBarcode(code.text)
        : undefined;
    if (line !== undefined)
      return {
        value: line,
        conf: 100,
        page: sheet.page,
        box: code.box,
        checks: [{ check: 'slip_digits', ok: true }],
      };
  }
  return findNumbers(sheet).find(({ field }) => field === 'BoletoLine' || field === 'CollectionLine')?.number;
}

/** Slips of authorities and utilities have one digit more, and name no bank. */
const lengthOfBankSlip = 47;

/** Numbers with check digits, which prove themselves wherever they are, and the content of a code. */
function putNumbers<Id extends string>(
  data: Found<Id>,
  sheet: Sheet,
  { accessKey, keyModels, slipLine, bankCode, qrCode }: FormSpec<Id>,
): void {
  const code = sheet.codes.find(({ format, bytes }) => format === 'QRCode' && bytes === undefined);
  if (qrCode !== undefined && code)
    data[qrCode] ??= { value: code.text, conf: 100, page: sheet.page, box: code.box };
  const key = accessKey === undefined ? undefined : keyOf(sheet, keyModels);
  const line = slipLine === undefined ? undefined : slipLineOf(sheet);
  if (accessKey !== undefined && key) data[accessKey] = key;
  if (slipLine !== undefined && line) data[slipLine] = line;
  const isProven = line?.checks?.every(({ ok }) => ok) === true;
  if (bankCode !== undefined && line?.value.length === lengthOfBankSlip && isProven)
    data[bankCode] = { ...line, value: line.value.slice(0, 3) };
}

const textKinds = new Set(['text', 'name', 'long-text', 'city', 'towns', 'street', 'issuer', 'code']);

/** Least boxes of a model found on a page of it. */
const leastBoxes = 5;
/** A label read at least this well identifies its box by itself. */
const surelyRead = 0.9;

/** The values of a form; where a standard fixes its boxes, by their order when their labels were not read. */
function readBoxes<Id extends string>(sheet: Sheet, spec: FormSpec<Id>): FormValue<Id>[] {
  const labelled = readForm(sheet, spec);
  const kinds = new Map(spec.fields.map(({ id, kind }) => [id, kind]));
  const { values: boxes, isOtherBox } = readNumbered(
    sheet,
    spec.numbered ?? [],
    (id) => kinds.get(id) ?? 'text',
  );
  // Where no label has its number, and labels tell more than boxes, the page is of no such model.
  const isPlain = labelled.length > boxes.length && !labelled.some(({ label = '' }) => /^\d/.test(label));
  if (boxes.length < leastBoxes || isPlain) return labelled;
  const shapes = new Map(
    (spec.numbered ?? []).flatMap(({ rows }) => rows.flat()).map(({ id, shape }) => [id, shape]),
  );
  // A label may be read as the beginning of a longer one ("7 Nome" of "12 - Nome do Profissional"): the boxes tell both values then.
  const isOthers = ({ id, reading, label = '' }: FormValue<Id>): boolean =>
    // The same label under another number is of another box ("11 - Código CNES" of the hospital).
    isOtherBox(id, numberOf(label)) ||
    (boxes.some((box) => box.id === id && box.reading.value !== reading.value) &&
      boxes.some(
        (box) => box.id !== id && box.reading.tokens.some((token) => reading.tokens.includes(token)),
      ));
  const sure = labelled.filter(
    (value) =>
      value.fit >= surelyRead &&
      /^\d/.test(value.label ?? '') &&
      shapes.get(value.id)?.test(value.reading.printed) !== false &&
      !isOthers(value),
  );
  const done = new Set(sure.map(({ id }) => id));
  const taken = new Set(sure.flatMap(({ reading }) => reading.tokens));
  const placed = boxes
    .filter(({ id, reading }) => !done.has(id) && !reading.tokens.some((token) => taken.has(token)))
    .map((value): FormValue<Id> => ({ ...value, isText: textKinds.has(kinds.get(value.id) ?? 'text') }));
  return [...sure, ...placed];
}

/** The text around the boxes of a summary, which has their rows or only the words that no box took. */
function withoutBoxes(sheet: Sheet, boxes: readonly FormValue<string>[], whole: 'rows' | 'words'): Sheet {
  const used = new Set(boxes.flatMap(({ reading, heading = [] }) => [...reading.tokens, ...heading]));
  if (whole === 'rows')
    for (const row of sheet.rows)
      if (row.some((token) => used.has(token))) for (const token of row) used.add(token);
  return withoutWords(sheet, used);
}

/** The fields that a page of the kind may have: those of a block count once it is on the page. */
function countOfKind<Id extends string>({ fields }: FormSpec<Id>, data: Found<Id>): number {
  const blocks = new Map(fields.flatMap(({ id, section }) => (section === undefined ? [] : [[id, section]])));
  const present = new Set(Object.keys(data).map((id) => blocks.get(id as Id)));
  return [...new Set(fields.map(({ id }) => id))].filter(
    (id) => !blocks.has(id) || present.has(blocks.get(id)),
  ).length;
}

/** Tests whether a value of a picture is of a field that is filled in by hand. */
function handOn<Id extends string>(
  sheets: readonly Sheet[],
  { byHand }: FormSpec<Id>,
): (id: Id, reading: Reading) => boolean {
  if (byHand === undefined || byHand.unless.test(runningTextOf(sheets).text)) return () => false;
  return (id, { tokens }) => byHand.fields.test(id) && tokens.some(({ conf }) => conf < 100);
}

/** The amount that a bill's slip or sentences tell, before any list of it is read. */
const totalOf = (data: Found<string>, { summed }: AnyForm): string | undefined =>
  summed === undefined ? undefined : data[summed.total]?.value;

/** The form with all ways in which its labels and headings may be printed. */
function withLabelVariants<S extends Service>(form: ServiceForm<S>): ServiceForm<S> {
  const titles = Object.values(form.sections ?? {}).flat();
  return {
    ...form,
    fields: withVariants(form.fields, titles),
    ...(form.tables === undefined
      ? {}
      : { tables: form.tables.map((table) => ({ ...table, columns: withVariants(table.columns, titles) })) }),
  };
}

/** The labels and the headings of a form, folded. */
const headedBy = oncePer(
  ({ fields, tables = [] }: AnyForm) =>
    new Set([...labelsIn(fields).keys(), ...tables.flatMap((table) => [...spellingsOf(table)])]),
);

/** A page whose tables and blocks that stand side by side are below each other. */
function inColumns<S extends Service>(sheet: Sheet, form: ServiceForm<S>): Sheet {
  const labels = headedBy(form as AnyForm);
  const table = withLabelsBelowTable(sheet, tableIn(form, sheet));
  const blocks = withLedBlocksBelow(table, (folded) => labels.has(folded));
  // Labels below the table they stood beside would have their values parted from them.
  return table === sheet ? withColumnsBelow(blocks, tableIn(form, blocks)) : blocks;
}

/** The pages of a form in the order in which it is read, each with what stands around a deed's text. */
const arrangedPages = <S extends Service>(
  pages: readonly Page[],
  form: ServiceForm<S>,
): ReturnType<typeof deedPage>[] =>
  pages
    .map((page) => withoutLeaders(joinCopies(withoutSpreadsheetEdges(sheetOf(page)))))
    .map((sheet) => form.arranged?.(sheet) ?? sheet)
    .map((sheet) => (form.hasHalves === true ? withTitledColumnsBelow(withHalvesBelow(sheet)) : sheet))
    .map((sheet) => (form.hasSide === true ? withSideFirst(sheet) : sheet))
    .map((sheet) => (form.hasColumns === true ? inColumns(sheet, form) : sheet))
    .map((sheet) => (form.isLedText === true ? withSideColumnFirst(sheet) : sheet))
    .map((sheet) => (form.isReceipt === true ? withSideFirst(sheet) : sheet))
    .map((sheet) => (form.isReceipt === true ? withStruckZeros(withLostCommas(sheet)) : sheet))
    .map((sheet) => (form.isDeed === true ? deedPage(sheet) : { sheet, around: sheet }));

/** Takes out what the house and the rows of the form's list say already. */
function dropRepeated<Id extends string>(
  data: Found<Id>,
  tables: ReadonlyMap<string, readonly Record<string, Field>[]>,
  { summed, addressee, fields }: AnyForm,
): void {
  const texts = new Set<string>(fields.filter(({ kind }) => kind === 'text').map(({ id }) => id));
  const rows = summed === undefined ? [] : (tables.get(summed.table) ?? []);
  const descriptions = rows.flatMap((row) => row[summed?.description ?? ''] ?? []);
  const house = addressee?.number;
  dropOthersWords(data, house === undefined ? undefined : data[house as Id], descriptions, (id) =>
    texts.has(id),
  );
}

/** What a page says in drawn boxes side by side, each by itself; a deed in its margin, where a stamp may be turned a quarter. */
const textsBeside = (sheets: readonly Sheet[], { isDeed }: Pick<AnyForm, 'isDeed'>): RunningText[] => {
  const beside = (sheet: Sheet): readonly Token[] =>
    isDeed === true ? (sheet.turned ?? []) : (wordsByBox(sheet) ?? []);
  return [runningTextOf([{ tokens: sheets.flatMap(beside) }])];
};

/** What stands at places without labels on the sheets of a form. */
const placesOn = <S extends Service>(sheets: readonly Sheet[], form: ServiceForm<S>) =>
  sheets.flatMap((sheet) => Object.entries(form.places?.(sheet) ?? {})) as [FieldName<S>, Field][];

/** An extractor for a service whose pages are forms, described as data. The pages of one file are one document. */
export function formExtractor<S extends Service>(service: S, printed: ServiceForm<S>): Extractor<S> {
  const form = withLabelVariants(printed);
  const spec: FormSpec<FieldName<S>> = form;
  const amounts = new Set(spec.fields.filter(({ kind }) => kind === 'money').map(({ id }) => id));
  // Deeds name few particulars of each party.
  const ofParties = new Set(spec.fields.flatMap(({ id, section }) => (section === undefined ? [] : [id])));
  const expected = spec.fields.filter(({ id }) => !ofParties.has(id)).length;
  return {
    services: [service],
    isForm: true,
    extract({ pages, xml }) {
      if (xml !== undefined) return { kind: 'not-mine' };
      const data: Found<FieldName<S>> = {};
      const told = new Set<FieldName<S>>();
      const tables = new Map<string, Record<string, Field>[]>();
      const arranged = arrangedPages(pages, form);
      const sheets = arranged.map(({ sheet }) => sheet);
      const boxed =
        spec.isDeed === true ? boxesOfDeed(arranged, spec, form) : new Map<Sheet, Boxes<FieldName<S>>>();
      const isWritten = handOn(sheets, spec);
      const headings = new Set<Token>();
      const putBoxes = (values: readonly FormValue<FieldName<S>>[]): void => {
        for (const value of parentsInOrder(values, spec.card?.parents)) {
          const { id, reading, fit, isText, label = '', heading = [] } = value;
          // Registers print centavos with all amounts; without them it is a number of another kind ("0800 277").
          if (spec.isReceipt === true && amounts.has(id) && !hasCentavos(reading)) continue;
          const doubts = [
            ...(reading.doubts ?? []),
            ...(spec.isDeed === true ? (['arranged'] as const) : []),
            ...(isWritten(id, reading) ? (['byHand'] as const) : []),
          ];
          const share = isText ? placed.text : placed.typed;
          if (data[id] === undefined && tellsParent(label)) told.add(id);
          if (data[id] === undefined) for (const token of heading) headings.add(token);
          data[id] ??= fieldOf({ ...reading, doubts, anchorFit: fit, placed: share });
        }
      };
      for (const { values, isSummary } of boxed.values()) if (isSummary) putBoxes(values);
      if (spec.isLedText === true) for (const sheet of sheets) putBoxes(readLedText(sheet, spec));
      const textsAround = (whole: 'rows' | 'words'): readonly [RunningText, RunningText] => {
        const outside = sheets.map((sheet) => {
          const boxes = boxed.get(sheet);
          const rest = boxes?.isSummary === true ? withoutBoxes(sheet, boxes.values, whole) : sheet;
          // What stands in tables of the parties is said by the prose: the names of cards are no witnesses before the word for them.
          return whole === 'words' ? withoutWords(rest, boxes?.tabled) : rest;
        });
        const around = spec.isDeed === true ? withoutRunningTitles(outside) : outside;
        // Where the reading order splits a row into columns, its words follow each other only in the rows.
        const inRows = runningTextOf(around.map((sheet) => ({ ...sheet, tokens: sheet.rows.flat() })));
        // A picture of a deed is read in its rows: what was filled in by another hand may be a column of its own.
        const isPicture = sheets.some(({ tokens }) => tokens.some(({ conf }) => conf < 100));
        return spec.isDeed === true && isPicture ? [inRows, inRows] : [runningTextOf(around), inRows];
      };
      const texts = textsAround('words');
      for (const text of [...texts, ...textsBeside(sheets, spec)])
        for (const { id, reading, kind } of readPhrases(text, spec.phrases ?? [], spec.signs))
          data[id] ??= fieldOf({
            ...reading,
            anchorFit: 1,
            placed: textKinds.has(kind) ? placed.text : placed.typed,
          });
      // What no box of a summary took is no clause.
      const [running, inRows] = spec.isDeed === true ? textsAround('rows') : texts;
      const said = form.prose?.(running, inRows) ?? {};
      for (const [id, told] of Object.entries(said) as [string, Field | Record<string, Field>[]][]) {
        if (Array.isArray(told)) tables.set(id, told);
        else data[id as FieldName<S>] ??= told;
      }
      for (const sheet of sheets)
        for (const [id, field] of Object.entries(form.proven?.(sheet) ?? {}) as [FieldName<S>, Field][])
          data[id] ??= field;
      const places = placesOn(sheets, form);
      const rests: Sheet[] = [];
      for (const sheet of sheets) {
        const read = readTables(sheet, form as AnyForm);
        readSummed(sheet, form as AnyForm, read, totalOf(data, form as AnyForm));
        readLists(sheet, form as AnyForm, read, tables);
        const { rows, totals, rest } = read;
        rests.push(rest);
        for (const [id, total] of Object.entries(totals)) data[id as FieldName<S>] ??= total;
        const products = spec.isReceipt === true ? readReceiptRows(sheet) : undefined;
        if (products && areOfReceipt(products, rows.get('Items') ?? []))
          rows.set('Items', products as Record<string, Field>[]);
        for (const [id, found] of rows) tables.set(id, [...(tables.get(id) ?? []), ...found]);
        const left = spec.isReceipt === true ? withoutAmountsOf(rest, rows.get('Items') ?? []) : rest;
        putBoxes(boxed.get(sheet)?.values ?? readBoxes(withoutSlipBlocks(left), spec));
        putNumbers(data, sheet, spec);
        // A party's title within running text has no block below it.
        if (spec.isDeed !== true || boxed.get(sheet)?.isSummary === true)
          putLetterheads(data, withoutWords(rest, boxed.get(sheet)?.tabled), spec, new Map(places));
        if (spec.zone) putZone(data, sheet, spec.zone);
      }
      if (spec.keyParts && spec.accessKey) putKeyParts(data, data[spec.accessKey], spec.keyParts, sheets);
      const putPlaces = (): void => {
        for (const [id, field] of places) if (!(isName.test(id) && isOthers(data, field))) data[id] ??= field;
      };
      putPlaces();
      withImprintsCode(data, places, spec);
      withoutOthersCode(data, spec);
      // The issuer's own code, where the addressee's had its place.
      putPlaces();
      if (spec.card) putCard(data, pages, sheets, spec.card, told, headings);
      if (spec.isDeed !== true) for (const rest of rests) putParaphrased(data, rest, spec);
      dropRepeated(data, tables, form as AnyForm);
      putDivided(data, spec);
      putJoined(data, spec);
      putTwins(data, spec);
      putReferred(data, running.text, spec);
      dropRepeats(data, spec);
      putActing(data, spec);
      putParts(data, spec);
      putComposed(data, spec);
      putDerived(data, spec);
      if (spec.isDeed !== true) doubtFarStates(data);
      for (const sheet of sheets) putSubtotal(data, tables, sheet, form as AnyForm);
      putTotal(data, form as AnyForm);
      putSums(data, tables, form as AnyForm);
      putListed(data, tables, form.listed);
      putCommon(data, tables, form.common);
      const found = Object.keys(data).length;
      if (found === 0) return { kind: 'not-mine' };
      const share = found / (spec.isDeed === true ? expected : countOfKind(spec, data));
      const isUnfamiliar = spec.isDeed !== true && share < ofFamiliar;
      const all = { ...data, ...Object.fromEntries(tables) };
      const document = { Page: pages[0]?.number ?? 1, Data: all as ServiceData<S> };
      return share < fewestFields
        ? { kind: 'partial', document }
        : { kind: 'extracted', documents: [document], isUnfamiliar };
    },
  };
}
