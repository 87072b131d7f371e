import type { Field } from '@lavra/contract/model/result';
import { isUf } from '@lavra/brazil/states';
import { placedOnCard } from '../evidence/confidence.ts';
import { fieldOf } from '../evidence/field.ts';
import type { Found } from './found.ts';
import type { CardFields } from './reading/forms/card-fields.ts';
import { issuers } from './reading/particulars/people.ts';
import type { Sheet, Token } from './reading/sheet/sheet.ts';

/** Itá, Jaú and Luz are towns; issuing offices and professional councils have names as short. */
const leastTown = 3;
const isOffice = new RegExp(`^(?:${issuers}|CAU|CRC|CRF|CRO|CRP|CRQ|CRV)$`);

interface Town {
  readonly city: readonly Token[];
  readonly value: string;
  readonly state: string;
  readonly last: Token;
}

const stroke = /^[/–-]$/;

/** The state that follows a town behind a stroke or dash of its own ("PATOS -MG", "PATOS - MG"), and its word. */
function stateBehind(
  row: readonly Token[],
  index: number,
): { readonly state: string; readonly last: Token } | undefined {
  const [next, after] = [row[index + 1], row[index + 2]];
  const state = /^[/–-]([A-Z]{2})$/.exec(next?.text ?? '')?.[1];
  if (next && state !== undefined) return { state, last: next };
  const apart = stroke.test(next?.text ?? '') ? /^([A-Z]{2})$/.exec(after?.text ?? '')?.[1] : undefined;
  return after && apart !== undefined ? { state: apart, last: after } : undefined;
}

/** Words of bilingual labels, whose second half may be cut to two letters ("SEXO/SE"). */
const ofLabel =
  /^(?:SEXO|NOMES?|SOBRENOMES?|TIPO|VIA|PA[IÍ]S|DATA|NATURALIDADE|NACIONALIDADE|FILIA[CÇ][AÃ]O|VALIDADE|AUTORIDADE|IDENTIDADE|CLASSIFICA[CÇ][AÃ]O)$/;

/** "RIBEIRÃO PRETO/SP", "GOIÂNIA, GO", "PATOS - MG". */
function townsOf(sheet: Sheet): Town[] {
  return sheet.rows.flatMap((row) =>
    row.flatMap((token, index) => {
      const [, word, joined] = /^(\p{Lu}[\p{L}'.-]*)[/,-]([A-Z]{2})[.,]?$/u.exec(token.text) ?? [];
      const next = row[index + 1];
      const apart = /^(\p{Lu}[\p{L}'.-]*),$/u.exec(token.text)?.[1];
      const behind = /^\p{Lu}[\p{Lu}'.-]*$/u.test(token.text) ? stateBehind(row, index) : undefined;
      const state =
        joined ??
        behind?.state ??
        (apart === undefined ? undefined : /^([A-Z]{2})\.?$/i.exec(next?.text ?? '')?.[1]?.toUpperCase());
      const end = word ?? (behind && token.text) ?? apart;
      if (end === undefined || state === undefined || !isUf(state)) return [];
      const city = [token];
      for (let at = index - 1; at >= 0; at -= 1) {
        const [before, first] = [row[at], city[0]];
        if (!before || !first || first.left - before.right > 1.8 * sheet.glyph) break;
        if (!/^\p{Lu}[\p{Lu}'.-]+$/u.test(before.text)) break;
        city.unshift(before);
      }
      const value = [...city.slice(0, -1).map(({ text }) => text), end].join(' ');
      // "SSP/SP" is an issuer, not a town.
      if (city.length === 1 && (end.length < leastTown || isOffice.test(end) || ofLabel.test(end))) return [];
      return [{ city, value, state, last: behind?.last ?? (joined === undefined && next ? next : token) }];
    }),
  );
}

const put = <Id extends string>(data: Found<Id>, [city, state]: readonly [Id, Id], town: Town): void => {
  data[city] ??= fieldOf({ value: town.value, tokens: town.city, anchorFit: 1, placed: placedOnCard });
  data[state] ??= fieldOf({ value: town.state, tokens: [town.last], anchorFit: 1, placed: placedOnCard });
};

/** Whether a word is within the place that a value was read from. */
const isWithin = ({ box, page }: Token, field: Field): boolean => {
  if (field.box === undefined || field.page !== page) return false;
  const [left, top, width, height] = field.box;
  const [x, y] = [box[0] + box[2] / 2, box[1] + box[3] / 2];
  return x > left && x < left + width && y > top && y < top + height;
};

/** The only town with its state that fills a row by itself and is of no other value: cards print where they were issued above the signature. */
function issuedAt<Id extends string>(data: Found<Id>, sheets: readonly Sheet[]): Town | undefined {
  const fields = Object.values<Field | undefined>(data).flatMap((field) => field ?? []);
  const free = sheets.flatMap((sheet) =>
    townsOf(sheet).filter(({ city, last }) => {
      const own = new Set([...city, last]);
      const all = sheet.rows.find((each) => each.includes(last)) ?? [];
      const row = all.filter(({ text }) => !stroke.test(text));
      const isAlone = row.every((token) => own.has(token) || token.left - last.right > farFrom * sheet.glyph);
      return isAlone && !fields.some((field) => isWithin(last, field));
    }),
  );
  return free.length === 1 ? free[0] : undefined;
}

/** Words this far to the right, in glyphs, are of another box. */
const farFrom = 3;

/** The stroke before a state may be read as a letter ("FEIRA DE SANTANAIBA"): it is one where the card was issued in that state. */
function partTown<Id extends string>(
  data: Found<Id>,
  [city, state]: readonly [Id, Id],
  issued: readonly Id[],
): void {
  const town = data[city];
  const [, name, uf] = /^(.*\p{L}{2})[Il|1!]([A-Z]{2})$/u.exec(town?.value ?? '') ?? [];
  if (town === undefined || name === undefined || uf === undefined || data[state] !== undefined) return;
  const isSame = issued.some((id) => data[id]?.value === uf || data[id]?.value.endsWith(`/${uf}`) === true);
  if (!isSame || town.conf === 100) return;
  data[city] = { ...town, value: name, printed: town.printed ?? town.value };
  data[state] = { ...town, value: uf, printed: town.printed ?? town.value };
}

/** Fills the towns of a card with their states. */
export function putTowns<Id extends string>(
  data: Found<Id>,
  { towns = [], issued, states = [] }: CardFields<Id>,
  sheets: readonly Sheet[],
): void {
  const found = sheets.flatMap(townsOf);
  if (found.length >= towns.length)
    towns.forEach((ids, index) => {
      const town = found[index];
      if (town) put(data, ids, town);
    });
  for (const ids of towns) partTown(data, ids, states);
  const place = issued && data[issued[0]] === undefined ? issuedAt(data, sheets) : undefined;
  if (issued && place) put(data, issued, place);
}
