import type { Field } from '@lavra/contract/model/result';
import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import type { Display, Figure } from '../../pages/display.ts';
import type { Extractor } from '../extractor.ts';
import { formExtractor } from '../form-extractor.ts';
import { runningTextOf, tokensIn } from '../reading/phrases/phrases.ts';
import { textOf, type Sheet } from '../reading/sheet/sheet.ts';
import { sheetOf } from '../reading/sheet/sheet-of-page.ts';
import { energymeterForm } from './form.ts';

type Data = ServiceData<'energymeter'>;

const plate = formExtractor('energymeter', energymeterForm);

const kinds: Readonly<Record<Display['kind'], string>> = {
  segments: 'eletrônico',
  drums: 'ciclométrico',
  dials: 'ponteiros',
};

/** Makers of meters in Brazil's grids, from the portarias of INMETRO that approve their models, and makers of older ones. */
const makers =
  /(?<![\p{L}\d])(?:ABB|ACTARIS|COMPLANT|DOWERTECH|ELETRA|ELSTER|ECIL|FAE|GALILEO|GENERAL ELECTRIC|HEXING|INEPAR|ITRON|LANDIS ?[+&] ?GYR|NANSEN|SAGEMCOM|SCHLUMBERGER|SIEMENS|WASION|WEG|WESTINGHOUSE)(?![\p{L}\d])/iu;
/** Where a maker's known name stands does not matter. */
const placedMaker = 0.96;
/** Words of a plate that are nobody's name. */
const ofPlate =
  /^(?:kwh|medidor|modelo|mod|tipo|type|ano|classe|fabricado|ind[uú]stria|brasileira|energia|ativa|inmetro|portaria|elemento|fases?|fios)$/i;

/** Distributors of power, whose meters bear their names as owners (ANEEL, list of concessions and permissions). */
const owners =
  /^(?:ENERGISA|CEMIG|COPEL|CELESC|CELG|CPFL|ENEL|EQUATORIAL|LIGHT|NEOENERGIA|COELBA|CELPE|COSERN|ELEKTRO|EDP|ESCELSA|BANDEIRANTE|CEEE|RGE|AES|ELETROPAULO|AMPLA|COELCE|CERON|ELETROACRE|AMAZONAS|RORAIMA|CEPISA|CEMAR|CELPA|CEAL|CERJ|CEB|CELTINS|CEMAT|ENERSUL|ENERGIPE|SAELPA|CHESP|COCEL|DMED?|DEMEI|HIDROPAN|SULGIPE|ELETROCAR|IGUA[CÇ]U|CERR|CEA|PROPRIEDADE)$/iu;

/** A maker's name is at least this many times as tall as the plate's usual print. */
const largerThanOthers = 1.4;
/** Share of plates whose largest print is the maker's name; from six plates of three makers, so only an estimate. */
const placedName = 0.8;

/** A maker whose plates print its legal name for its letters. */
const legalNames: readonly (readonly [name: RegExp, maker: string])[] = [
  [/FERRAGENS E APARELHOS EL[ÉE]TRICOS/iu, 'FAE'],
];

/** A maker by its known name. */
function knownMaker(sheet: Sheet): Data['Manufacturer'] {
  for (const row of sheet.rows) {
    const running = runningTextOf([{ tokens: row }]);
    const known = makers.exec(running.text);
    if (known === null) continue;
    const tokens = tokensIn(running, known.index, known.index + known[0].length);
    return fieldOf({ value: known[0], tokens, anchorFit: 1, placed: placedMaker });
  }
  const running = runningTextOf([{ tokens: sheet.rows.flat() }]);
  for (const [name, value] of legalNames) {
    const found = name.exec(running.text);
    if (found === null) continue;
    const tokens = tokensIn(running, found.index, found.index + found[0].length);
    return fieldOf({ value, printed: found[0], tokens, anchorFit: 1, placed: placedMaker });
  }
  return undefined;
}

/** The largest name of a plate. */
function largestName(sheet: Sheet): Data['Manufacturer'] {
  const rows = sheet.rows
    .map((row) =>
      row.filter(({ text }) => /^\p{L}{3,}$/u.test(text) && !ofPlate.test(text) && !owners.test(text)),
    )
    .filter((row) => row.length > 0)
    .map((row) => ({ row, height: Math.max(...row.map(({ top, bottom }) => bottom - top)) }));
  const [largest] = rows.toSorted((a, b) => b.height - a.height);
  if (largest === undefined || largest.height < largerThanOthers * sheet.glyph) return undefined;
  const tokens = largest.row.filter(({ top, bottom }) => bottom - top > 0.75 * largest.height);
  return fieldOf({ value: textOf(tokens, sheet.glyph), tokens, anchorFit: 1, placed: placedName });
}

/** How models of one maker alone begin, as commonly known of these makers. */
const makersOfModels: readonly (readonly [model: RegExp, maker: string])[] = [
  [/^SMW\d/, 'WEG'],
  [/^HX[EFT]\d/, 'HEXING'],
  [/^E\d{2}A$/, 'LANDIS+GYR'],
];

/** The maker that a model tells, where its name is a drawn logo. */
function makerOfModel(model: Field | undefined): Data['Manufacturer'] {
  const [, maker] = makersOfModels.find(([own]) => own.test(model?.value ?? '')) ?? [];
  return model === undefined || maker === undefined
    ? undefined
    : { ...model, value: maker, printed: model.value, conf: Math.min(model.conf ?? 0, surelyTold) };
}
/** A model may be another maker's copy. */
const surelyTold = 85;

/** What leads to a model. */
const leadsToModel = /^(?:tipo|mod(?:elo|\.)?|type):?$/i;

/** A model whose one was read as a letter or whose letter as a one: it begins with a letter and has figures ("MIA" of "M1A", "1-50" of "I-50"). */
function mendedModel({ rows }: Sheet): Data['Model'] {
  for (const row of rows)
    for (const [at, token] of row.entries()) {
      if (!leadsToModel.test(row[at - 1]?.text ?? '') || token.conf === 100) continue;
      const value = /^1-\d{2,3}$/.test(token.text)
        ? token.text.replace('1', 'I')
        : /^[A-HJ-Z]{1,2}I[A-Z]?$/.test(token.text)
          ? token.text.replace('I', '1')
          : undefined;
      if (value === undefined) continue;
      return fieldOf({
        value,
        printed: token.text,
        tokens: [token],
        anchorFit: 1,
        placed: placedName,
        doubts: ['mended'],
      });
    }
  return undefined;
}

/** Letters and figures of a model, beside its maker's name in the head of a plate. */
const besideMaker = /^[A-Z]{1,4}\d{2,4}[A-Z]{0,3}(?:-[A-Z\d]{1,3})?$/;
/** The same where nothing stands beside it, which might be the number of a room. */
const byItself = /^(?:[A-Z]{1,3}\d{2,4}[A-Z]|[A-Z]{2,4}\d{2,4}[A-Z]?-[A-Z\d]{1,3})$/;

/** Rows of the head of a plate. */
const headRows = 2;

function modelOf({ rows }: Sheet): Data['Model'] {
  const row =
    rows.find((each) => makers.test(each.map(({ text }) => text).join(' '))) ??
    // The maker's logo is often no print.
    rows.slice(0, headRows).find((each) => each.length === 1 && byItself.test(each[0]?.text ?? ''));
  const token = row?.find(({ text }) => besideMaker.test(text));
  return token && fieldOf({ value: token.text, tokens: [token], anchorFit: 1, placed: placedName });
}

const withPoint = (figures: string, decimals: number): string =>
  decimals === 0 ? figures : `${figures.slice(0, -decimals)}.${figures.slice(-decimals)}`;

/** The code of a register, from its small digits. */
function codeOf(code: readonly Figure[], page: number): Field {
  const [first] = code;
  return {
    value: code.map(({ digit }) => digit).join(''),
    conf: Math.min(...code.map(({ conf }) => conf)),
    page,
    ...(first === undefined ? {} : { box: first.box }),
  };
}

/** A reading is as sure as its least sure digit. */
function readingOf({ kind, figures, decimals = 0, code }: Display, page: number): Data {
  // The tenths of drums are not charged; a display shows its decimals with their point.
  const read = kind === 'drums' ? figures.slice(0, figures.length - decimals) : figures;
  const shown = read.map(({ digit }) => digit).join('');
  const conf = Math.min(...read.map((figure) => figure.conf));
  const [left, top] = [0, 1].map((at) => Math.min(...read.map(({ box }) => box[at] ?? 0)));
  const [right, bottom] = [0, 1].map((at) =>
    Math.max(...read.map(({ box }) => (box[at] ?? 0) + (box[at + 2] ?? 0))),
  );
  const round = (share: number): number => Math.round(share * 1e5) / 1e5;
  return {
    Reading: {
      value: kind === 'drums' ? shown : withPoint(shown, decimals),
      conf,
      page,
      box: [left ?? 0, top ?? 0, round((right ?? 0) - (left ?? 0)), round((bottom ?? 0) - (top ?? 0))],
    },
    MeterType: { value: kinds[kind] },
    ...(code === undefined ? {} : { DisplayCode: codeOf(code, page) }),
    Digits: figures.map((figure) => ({
      Digit: { value: figure.digit, conf: figure.conf, page, box: figure.box },
    })),
  };
}

/** Meters: the digits from the picture, the plate from its print. */
export const energymeterExtractor: Extractor<'energymeter'> = {
  services: ['energymeter'],
  extract(file) {
    const read = plate.extract(file);
    const page = file.pages.find(({ display }) => display !== undefined) ?? file.pages[0];
    if (page === undefined || (read.kind === 'extracted' && read.documents.length !== 1)) return read;
    const own =
      read.kind === 'not-mine' ? {} : (read.kind === 'partial' ? read.document : read.documents[0])?.Data;
    const sheet = sheetOf(page);
    const model = own?.Model === undefined ? (modelOf(sheet) ?? mendedModel(sheet)) : undefined;
    const maker = knownMaker(sheet) ?? makerOfModel(own?.Model ?? model) ?? largestName(sheet);
    const Data: Data = {
      ...own,
      // Digits read from the picture are surer than digits read as print.
      ...(page.display ? readingOf(page.display, page.number) : {}),
      ...(maker ? { Manufacturer: maker } : {}),
      ...(model ? { Model: model } : {}),
    };
    if (Object.keys(Data).length === 0) return { kind: 'not-mine' };
    const document = { Page: page.number, Data };
    return page.display ? { kind: 'extracted', documents: [document] } : { kind: 'partial', document };
  },
};
