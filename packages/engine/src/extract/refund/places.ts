import { readCardSlip } from './card-slip.ts';
import { issuerInPrint } from '../reading/phrases/imprint.ts';
import type { Field } from '@lavra/contract/model/result';
import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { areSetAlike, brandOfHead, runsOf } from '../reading/values/brand-of-head.ts';
import { isStreet } from '../reading/values/street.ts';
import { runsApart } from '../reading/sheet/runs.ts';
import { readWhole } from '../reading/values/values.ts';

type Data = ServiceData<'refund'>;

/** Words that follow the consumer's number on coupons, and begin no name. */
const notName =
  /^(?:N[AÃ]O|ELETR\p{L}*|FINAL|CONSULT\p{L}*|VIA|TRIB\p{L}*|VALOR|INFORM\p{L}*|PROTOCOLO|EMISS[AÃ]O|DATA|NFC-?E|S[EÉ]RIE|N[º°O.]+|ENDERE[CÇ]O|END|FORMA|TOTAL|QTDE?|OBS\p{L}*|CHAVE|C[OÓ]D\p{L}*|CUPOM|EXTRATO)(?!\p{L})/iu;
const isName = (text: string): boolean =>
  /^\p{L}[\p{L}.'&/ -]+$/u.test(text) &&
  /\p{L}{2}.* \p{L}/u.test(text) &&
  !notName.test(text) &&
  !isStreet(text);

const legalForm = /\b(?:LTDA|S ?[./]? ?A|EIRELI|MEI?|EPP)\b|^(?:COOPERATIVA|ASSOCIA[CÇ][AÃ]O) /i;

const tradesman = /^(?:Raz[aã]o Social\/)?Nome:? |^[-–:] ?/iu;
/** Widest space between the consumer's number and the name below it, in glyphs. */
const underNumber = 1.6;

const proven = (token: Token, kind: 'cpf' | 'cnpj'): boolean =>
  readWhole(token.text, kind, [token])?.checks.every(({ ok }) => ok) === true && /\d{3}/.test(token.text);

function named(tokens: readonly Token[]): Field | undefined {
  const text = printedOf(tokens).replace(tradesman, '').trim();
  if (!isName(text)) return undefined;
  const own = tokens.filter((token) => text.includes(token.text));
  const reading = readWhole(text, 'name', own);
  return reading && fieldOf({ ...reading, anchorFit: 1, placed: placed.text });
}

/** A row this near to as wide as the widest one was full, so that a name may go on below it. */
const ofFull = 0.88;
const restOfName = /^\p{Lu}[\p{Lu}'-]+(?: [\p{Lu}'-]+){0,4}$/u;

/** The words of a name with those of the next row, where the roll was too narrow for it. */
function withRest(
  own: readonly Token[],
  row: readonly Token[],
  below: readonly Token[],
  { rows, glyph }: Sheet,
) {
  const widths = rows.map((each) => edgesOf(each).right - edgesOf(each).left);
  const { left, right, bottom } = edgesOf(row);
  const isFull = right - left > ofFull * Math.max(...widths);
  const text = printedOf(below);
  const isRest =
    isFull &&
    below.length > 0 &&
    edgesOf(below).top - bottom < underNumber * glyph &&
    restOfName.test(text) &&
    !notName.test(text);
  return isRest ? [...own, ...below] : own;
}

/** The consumer's number from a word that proves itself. */
function numbered(token: Token | undefined): Data {
  const kind = token !== undefined && proven(token, 'cpf') ? 'cpf' : 'cnpj';
  const taxpayer = token && readWhole(token.text, kind, [token]);
  if (taxpayer === undefined) return {};
  const field = fieldOf({ ...taxpayer, anchorFit: 1, placed: placed.typed });
  return { [kind === 'cpf' ? 'ConsumerCPF' : 'ConsumerCNPJ']: field };
}

/** The consumer in a column too narrow for one row: the label's words alone, the number below them, and the name in the rows below it. */
function underLabel({ rows, glyph }: Sheet, index: number): Data | undefined {
  const [row = [], number = [], first = [], second = []] = rows.slice(index, index + 4);
  const [token] = number;
  const isAlone = row.every(({ folded }) => /^(?:CONSUMIDOR|CPF|CNPJ|CPFCNPJ|CNPJCPF)$/.test(folded));
  const isBelow = (over: readonly Token[], under: readonly Token[]): boolean =>
    under.length > 0 &&
    edgesOf(under).top - edgesOf(over).bottom < underNumber * glyph &&
    Math.abs(edgesOf(under).left - edgesOf(over).left) < glyph;
  const isProven = token !== undefined && (proven(token, 'cpf') || proven(token, 'cnpj'));
  if (!isAlone || !isProven || !isBelow(row, number)) return undefined;
  if (number.length > 1 || !isBelow(number, first)) return numbered(token);
  const text = printedOf(first);
  const isOpen = !legalForm.test(text) && isBelow(first, second) && restOfName.test(printedOf(second));
  const isRest = isOpen && !notName.test(printedOf(second)) && legalForm.test(printedOf(second));
  const name = named(isRest ? [...first, ...second] : first);
  return { ...(name === undefined ? {} : { ConsumerName: name }), ...numbered(token) };
}

/** The consumer's name behind the number that the word CONSUMIDOR leads, or alone in the row below it. */
function readConsumer(sheet: Sheet): Data {
  const { rows, glyph } = sheet;
  for (const [index, row] of rows.entries()) {
    const at = row.findIndex(({ folded }) => folded.startsWith('CONSUMIDOR'));
    const number = row.findIndex(
      (token, place) => place > at && (proven(token, 'cpf') || proven(token, 'cnpj')),
    );
    if (at < 0) continue;
    if (number < 0) {
      const under = underLabel(sheet, index);
      if (under) return under;
      const alone = at === 0 ? named(row.slice(1)) : undefined;
      if (alone) return { ConsumerName: alone };
      continue;
    }
    const below = rows[index + 1] ?? [];
    const isNear = below.length > 0 && edgesOf(below).top - edgesOf(row).bottom < underNumber * glyph;
    const own = named(row.slice(number + 1));
    const name = own
      ? named(withRest(row.slice(number + 1), row, below, sheet))
      : isNear
        ? named(below)
        : undefined;
    return { ...(name === undefined ? {} : { ConsumerName: name }), ...numbered(row[number]) };
  }
  return {};
}

/** Share of the page in which the seller's own number is. */
const topOf = 0.4;

/** The seller's number, which proves itself, where the letters before it were misread. */
function readSeller({ rows, height }: Sheet): Data {
  for (const row of rows) {
    if (
      edgesOf(row).top > topOf * height ||
      row.some(({ folded }) => /^(?:CONSUMIDOR|CLIENTE|TOMADOR)/.test(folded))
    )
      break;
    const token = row.find((each) => proven(each, 'cnpj'));
    const reading = token && readWhole(token.text, 'cnpj', [token]);
    if (reading) return { IssuerCNPJ: fieldOf({ ...reading, anchorFit: 1, placed: placed.typed }) };
  }
  return {};
}

/** A seller who names itself below this share of the page does so at its foot. */
const footFrom = 0.5;
const paper =
  /^(?:RECIBO|COMPROVANTE|NOTA|FATURA|CUPOM|EXTRATO|TICKET|PEDIDO|RESUMO|DETALHES|OBRIGAD[OA]|TOTAL|SUA|SEU|OL[ÁA])(?!\p{L})/iu;

/** How far a company's name may stand above the brand beside it, in glyphs. */
const besideBrand = 1;

/** The brand in large type at the top of a receipt whose seller names itself elsewhere: with the same word ("Vaijá", "Vaijá Tecnologia Ltda."), right below it, beside it or only at the foot. */
export function readBrand(sheet: Sheet): Data {
  const { rows, height, glyph } = sheet;
  const brand = brandOfHead(sheet, paper) ?? [];
  const [first] = brand;
  const text = printedOf(brand);
  if (first === undefined || legalForm.test(text)) return {};
  const named = rows.filter((row) => legalForm.test(printedOf(row)) && !row.includes(first));
  const isSame = named.some((other) => other[0]?.folded === first.folded || printedOf(other).includes(text));
  const isAtFoot = named.length > 0 && named.every((other) => edgesOf(other).top > footFrom * height);
  const under = edgesOf(brand);
  const isAbove = named.some((row) => {
    const [own = []] = runsOf(row, glyph);
    const { top } = edgesOf(own);
    const isNext = top > under.bottom - 0.3 * glyph && top - under.bottom < 2 * glyph;
    return isNext && areSetAlike(brand, own, glyph) && legalForm.test(printedOf(own));
  });
  // The company may name itself in smaller type in the other half of the head.
  const isBeside = rows.some((row) =>
    runsOf(row, glyph).some((own) => {
      const { left, right, top, bottom } = edgesOf(own);
      const isLevel = bottom > under.top - besideBrand * glyph && top < under.bottom;
      return isLevel && (left > under.right || right < under.left) && legalForm.test(printedOf(own));
    }),
  );
  const reading = isSame || isAtFoot || isAbove || isBeside ? readWhole(text, 'name', brand) : undefined;
  return reading ? { IssuerTradeName: fieldOf({ ...reading, anchorFit: 1, placed: placed.text }) } : {};
}

/** The number that the terminal of a card gives to a payment, which is the paper's where it has no other. */
function readTerminal({ rows }: Sheet): Data {
  for (const row of rows) {
    const at = row.findIndex(({ folded }) => /^(?:NSU|DOC|DOCUMENTO)$/.test(folded));
    const number = at < 0 ? undefined : row.slice(at + 1).find(({ text }) => /^\d{4,12}$/.test(text));
    const reading = number && readWhole(number.text, 'number', [number]);
    if (reading) return { Number: fieldOf({ ...reading, anchorFit: 1, placed: placed.typed }) };
  }
  return {};
}

/** The only row that is a day and an hour and nothing else: when the receipt was printed, where no label says so. */
function readMoment({ rows }: Sheet): Data {
  const moments = rows.filter((row) =>
    /^\d{2}[/.-]\d{2}[/.-](?:\d{4}|\d{2}),? (?:[-–·•|] |[àa]s )?\d{2}:\d{2}(?::\d{2})?$/.test(printedOf(row)),
  );
  const [row, ...others] = moments;
  const [day, hour] = [row?.[0], row?.at(-1)];
  const date = day && others.length === 0 ? readWhole(day.text, 'date', [day]) : undefined;
  const time = hour && readWhole(hour.text, 'time', [hour]);
  return date && time
    ? {
        IssueDate: fieldOf({ ...date, anchorFit: 1, placed: placed.typed }),
        IssueTime: fieldOf({ ...time, anchorFit: 1, placed: placed.typed }),
      }
    : {};
}

/** What tells that a receipt is of a ride. */
const ofRide =
  /(?<!\p{L})(?:corrida|viagem|viajar|trajeto|percurso|itiner[áa]rio|motoristas?|taxistas?|passageir[oa])(?!\p{L})/iu;
const hour = /^\d{1,2}[:h]\d{2}$/;
/** A place, which no amount ends. */
const place = /^\p{Lu}(?!.*(?:R\$|,\d\d$)).*\p{L}{3}/u;
/** Most rows from where a ride began to where it ended. */
const withinRide = 3;

/** From where to where a ride was, each in a row behind its hour. */
function readRide(sheet: Sheet): Data {
  const { rows } = sheet;
  if (rows.some((row) => ofGarage.test(printedOf(row)))) return readCar(rows);
  if (!rows.some((row) => ofRide.test(printedOf(row)))) return {};
  const placesOf = rows.map((row) => {
    const [first, ...words] = row;
    return first !== undefined && hour.test(first.text) && place.test(printedOf(words)) ? words : undefined;
  });
  const car = { ...readCar(rows), ...readFromTo(sheet) };
  const from = placesOf.findIndex((words) => words !== undefined);
  const to = placesOf.findIndex((words, at) => at > from && words !== undefined);
  if (from < 0 || to < 0 || to - from > withinRide) return car;
  const placeAt = (at: number): Field | undefined => {
    const words = placesOf[at] ?? [];
    const reading = readWhole(printedOf(words), 'text', words);
    return reading && fieldOf({ ...reading, anchorFit: 1, placed: placed.text });
  };
  const [origin, destination] = [placeAt(from), placeAt(to)];
  return origin && destination ? { ...car, Origin: origin, Destination: destination } : car;
}

/** Widest space between two words of one text, in glyphs. */
const inText = 1.6;

/** From where to where a ride was, in one row, each behind the preposition that begins its text. */
function readFromTo({ rows, glyph }: Sheet): Data {
  for (const row of rows) {
    const runs = runsApart(row, inText * glyph);
    const [from, to] = ['DE', 'PARA'].map((word) => {
      const at = runs.findIndex(([first]) => first?.folded === word);
      const own = runs[at]?.slice(1) ?? [];
      const run = own.length > 0 || at < 0 ? own : (runs[at + 1] ?? []);
      return place.test(printedOf(run)) ? readWhole(printedOf(run), 'text', run) : undefined;
    });
    if (from && to)
      return {
        Origin: fieldOf({ ...from, anchorFit: 1, placed: placed.text }),
        Destination: fieldOf({ ...to, anchorFit: 1, placed: placed.text }),
      };
  }
  return {};
}

/** What tells that a receipt is of a garage: a vehicle alone stays there. */
const ofGarage = /(?<!\p{L})(?:estacionamentos?|garagem|parking|park|p[áa]tio)(?!\p{L})/iu;

/** The only plate on the receipt of a ride or a garage, wherever it stands. */
function readCar(rows: Sheet['rows']): Data {
  const plates = rows.flat().filter(({ text }) => /^[A-Z]{3}-?\d[A-J\d]\d{2}$/.test(text));
  const [plate] = plates;
  const reading =
    new Set(plates.map(({ folded }) => folded)).size === 1 &&
    plate &&
    readWhole(plate.text, 'plate', [plate]);
  return reading ? { VehiclePlate: fieldOf({ ...reading, anchorFit: 1, placed: placed.typed }) } : {};
}

/** What stands on a receipt in fixed places, without a label of its own. */
export const readPlaces = (sheet: Sheet): Data => ({
  ...issuerInPrint(sheet),
  ...readTerminal(sheet),
  ...readSeller(sheet),
  ...readConsumer(sheet),
  ...readBrand(sheet),
  ...readRide(sheet),
  ...readMoment(sheet),
  ...readCardSlip(sheet),
});
