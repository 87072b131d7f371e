import { lowered } from '../../reading/sheet/half-columns.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../../reading/sheet/sheet.ts';
import { fold } from '../../reading/sheet/text.ts';
import { turnedColumn, type TurnedBlock } from '../../reading/forms/turned-titles.ts';
import { arrangedSections } from './arranged-sections.ts';

type Rows = Sheet['rows'];

/** The parties, what labels call them in short, and the title over their block. */
const parties = [
  ['Issuer', ['VENDE', 'EMITE', 'ENVIA', 'DE'], 'EMITENTE'],
  ['Recipient', ['RECEBE', 'COMPRA', 'DEST', 'PARA'], 'DESTINATÁRIO'],
  ['Carrier', ['LEVA', 'ENTREGA', 'TRANSPORTA', 'TRANSP'], 'TRANSPORTADORA'],
] as const;
type Party = (typeof parties)[number][0];
const titles = parties.flatMap(([id, words]) =>
  [...words, ...arrangedSections[id]].map((title) => [fold(title), id] as const),
);
const titleOver = new Map<Party, string>(parties.map(([id, , title]) => [id, title]));

/** How far the end of a block may be from where its title's middle puts it, and the space that a title over its block takes, in glyphs. */
const [offEnd, ofTitle] = [1, 2] as const;
/** Begins the row below a party's name where its particulars have no boxes. */
const ofNumber = /^(?:CNPJ|CPF)(?:\/\w+)?:? ?\d/;

interface Block {
  readonly title: TurnedBlock<Party>;
  readonly rows: Rows;
}

/** The rows that begin right of the titles, from the first of those around the middle of the first title on. */
function rowsBeside(rows: Rows, [first]: readonly TurnedBlock<Party>[], edge: number): Rows {
  const middle = first === undefined ? 0 : (first.top + first.bottom) / 2;
  const at = rows.findIndex((row) => edgesOf(row).bottom > middle);
  let from = at;
  while (from > 0 && (rows[from - 1]?.[0]?.left ?? -Infinity) > edge) from -= 1;
  return at < 0 ? [] : rows.slice(from);
}

/** The rows of each block, which reach as far below the middle of its title as above it; undefined where they do not. */
function blocksOf(
  all: Rows,
  columns: readonly TurnedBlock<Party>[],
  glyph: number,
): readonly Block[] | undefined {
  const blocks: Block[] = [];
  let from = 0;
  for (const title of columns) {
    const end = title.top + title.bottom - edgesOf(all[from] ?? []).top;
    const offOf = (row: readonly Token[]): number => Math.abs(edgesOf(row).bottom - end);
    const own = all.slice(from);
    const [last] = own.toSorted((a, b) => offOf(a) - offOf(b));
    if (last === undefined || offOf(last) > offEnd * glyph) return undefined;
    const to = all.indexOf(last) + 1;
    blocks.push({ title, rows: all.slice(from, to) });
    from = to;
  }
  return blocks;
}

/** Whether a block is a party's whose name stands over its number, without boxes. */
const isParty = ({ title, rows: [first, second] }: Block): boolean =>
  title.id !== undefined && first !== undefined && ofNumber.test(printedOf(second ?? []));

/** A turned title as the word over its block: a party's by the name that forms have for it. */
function wordOver({ title, rows }: Block, top: number, glyph: number): Token {
  const upwards = title.tokens.toSorted((a, b) => b.top - a.top);
  const own = title.id === undefined ? undefined : titleOver.get(title.id);
  const text = own ?? printedOf(upwards);
  const { left } = edgesOf(rows.flat());
  const [first] = upwards;
  return {
    ...(first as Token),
    text,
    folded: fold(text),
    left,
    right: left + 0.5 * glyph * text.length,
    top,
    bottom: top + 0.8 * glyph,
  };
}

/**
 * A sheet with the titles that labels and rolls turn a quarter, in a column beside the middle of their blocks, over these blocks instead: a party's
 * name, numbers and address have no labels there, and only a title over them tells whose they are. Other sheets as they are.
 */
export function withTurnedOver(sheet: Sheet): Sheet {
  const { glyph, turned = [] } = sheet;
  if (turned.length === 0) return sheet;
  const columns = turnedColumn(sheet, titles).toSorted((a, b) => a.top - b.top);
  const edge = Math.max(...columns.map(({ right }) => right));
  const all = columns.length === 0 ? [] : rowsBeside(sheet.rows, columns, edge);
  const [first] = all;
  const blocks = blocksOf(all, columns, glyph);
  if (first === undefined || blocks === undefined || !blocks.some(isParty)) return sheet;
  const step = ofTitle * glyph;
  const parted = blocks.flatMap((block, index): (readonly Token[])[] => {
    const { top } = edgesOf(block.rows.flat());
    const own = lowered(block.rows, (index + 1) * step);
    return [[wordOver(block, top + index * step + 0.6 * glyph, glyph)], ...own];
  });
  const count = blocks.reduce((sum, block) => sum + block.rows.length, 0);
  const rest = lowered(all.slice(count), blocks.length * step);
  const rows = [...sheet.rows.slice(0, sheet.rows.indexOf(first)), ...parted, ...rest];
  const used = new Set(columns.flatMap(({ tokens }) => tokens));
  return {
    ...sheet,
    height: sheet.height + blocks.length * step,
    rows,
    tokens: rows.flat(),
    turned: turned.filter((token) => !used.has(token)),
  };
}
