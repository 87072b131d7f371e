import type { Field } from '@lavra/contract/model/result';
import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { runsApart } from '../reading/sheet/runs.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { readAddressBlock } from '../reading/values/address.ts';
import { houseOf } from '../reading/values/parted-street.ts';
import { isStreet } from '../reading/values/street.ts';
import { type Reading, readWhole } from '../reading/values/values.ts';
import { sizeOfType } from '../reading/sheet/size-of-type.ts';

/** Widest space between words of one text, most between two lines of an address, and most between their left edges, in glyphs. */
const [inText, betweenLines, aligned] = [1.5, 1.6, 0.8] as const;
/** A name is larger than the lines of the address below it by this factor. */
const largerName = 1.1;
/** Names in the head of a paper that are the tax office's, or its own. */
export const ofOffice = /^(?:MINIST|SECRETARIA|RECEITA|IMPOSTO|DECLARA|EXERC|BRASIL|REP[ÚU]BLICA)/iu;
/** What ends an address: a town with its state. */
const withTown = /\p{L}{3} ?[-/–(] ?[A-Z]{2}(?:\)|[ ,;·|]|$)/u;

/** Most rows from a line of a block to the next one: those of a column beside it may stand between them. */
const mostBetween = 2;

type Lines = readonly (readonly Token[])[][];

/** The line of the same block above or below one: it begins where that begins. */
function nextLine(
  lines: Lines,
  at: number,
  line: readonly Token[],
  { glyph, step }: { readonly glyph: number; readonly step: 1 | -1 },
): { readonly line: readonly Token[]; readonly at: number } | undefined {
  const own = edgesOf(line);
  for (let away = 1; away <= mostBetween; away += 1) {
    const index = at + step * away;
    const found = lines[index]?.find((run) => {
      const { left, top, bottom } = edgesOf(run);
      const space = step === 1 ? top - own.bottom : own.top - bottom;
      return Math.abs(left - own.left) < aligned * glyph && space < betweenLines * glyph;
    });
    if (found !== undefined) return { line: found, at: index };
  }
  return undefined;
}

interface Block {
  readonly street: readonly Token[];
  readonly town: readonly Token[];
  /** The lines over the street and under the town. */
  readonly over?: readonly Token[] | undefined;
  readonly under?: readonly Token[] | undefined;
}

/** The lines of a street over its town, wherever they are in their rows. */
function blocksOfAddress({ rows, glyph }: Sheet): Block[] {
  const lines = rows.map((row) => runsApart(row, inText * glyph));
  return lines.flatMap((runs, at) =>
    runs.flatMap((street): Block[] => {
      if (!isStreet(printedOf(street)) || !/\d|S\/N/i.test(printedOf(street))) return [];
      const town = nextLine(lines, at, street, { glyph, step: 1 });
      if (town === undefined || !withTown.test(printedOf(town.line))) return [];
      const over = nextLine(lines, at, street, { glyph, step: -1 })?.line;
      const under = nextLine(lines, town.at, town.line, { glyph, step: 1 })?.line;
      return [{ street, town: town.line, over, under }];
    }),
  );
}

/** The name over an address in larger type than the address: of a heading in it the paper's type is larger still. */
function nameOver({ over, street }: Block): Reading | undefined {
  const printed = printedOf(over ?? []);
  const isName = /^\p{Lu}[\p{L}'’.-]+(?: [\p{L}'’.-]+){1,8}$/u.test(printed) && !ofOffice.test(printed);
  return over !== undefined && isName && sizeOfType(over) > largerName * sizeOfType(street)
    ? readWhole(printed, 'name', over)
    : undefined;
}

/** What stands under an address: a telephone, an address of mail, or both. */
const contactsUnder = ({ under }: Block): { phone?: Reading; email?: Reading } => {
  const printed = printedOf(under ?? []);
  const [phone, email] = [/^\(\d{2}\) ?\d{4,5}-?\d{4}(?!\d)/u, /\S+@\S+\.\p{L}{2,}$/u].map(
    (pattern) => pattern.exec(printed)?.[0],
  );
  const read = (text: string | undefined, kind: 'phone' | 'email'): Reading | undefined =>
    text === undefined
      ? undefined
      : readWhole(text, kind, under?.filter((token) => text.includes(token.text)) ?? []);
  const [own, mail] = [read(phone, 'phone'), read(email, 'email')];
  return { ...(own ? { phone: own } : {}), ...(mail ? { email: mail } : {}) };
};

/** The declarant's address in lines without labels, where no other is on the page. */
export function addressInLines(sheet: Sheet): ServiceData<'irpf'> {
  const [block, ...others] = blocksOfAddress(sheet);
  if (block === undefined || others.length > 0) return {};
  const { address, district, city, uf, cep } = readAddressBlock([block.street, block.town], sheet.glyph);
  if (address === undefined) return {};
  const { street, number, complement } = houseOf(address);
  const { phone, email } = contactsUnder(block);
  const found: readonly (readonly [keyof ServiceData<'irpf'>, Reading | undefined])[] = [
    ['Street', street],
    ['Number', number],
    ['Complement', complement],
    ['District', district],
    ['City', city],
    ['State', uf],
    ['PostalCode', cep],
    ['Name', nameOver(block)],
    ['PhoneNumber', phone],
    ['Email', email],
  ];
  return Object.fromEntries(
    found.flatMap(([id, reading]): [string, Field][] =>
      reading === undefined ? [] : [[id, fieldOf({ ...reading, anchorFit: 1, placed: placed.text })]],
    ),
  );
}
