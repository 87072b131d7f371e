import { nextLine } from '../reading/forms/next-row.ts';
import { runsOf } from '../reading/particulars/signatures.ts';
import { edgesOf, middleOf, printedOf, rowsOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { fold } from '../reading/sheet/text.ts';

/** The sentence above the lines that are filled in, and the captions of the signatures below them. */
const [begins, ends] = [/^AUTORIZ(?:O|AMOS|ACAO)/, /ASSINATURA/] as const;
/** Words of the labels on these lines. */
const ofLabel =
  /^(?:NOME|RAZAO|SOCIAL|D[OAE]|COMPRADORA?|ADQUIRENTE|RG|IDENTIDADE|CPF|CNPJ|CGC|CPFCNPJ|CPFCGC|ENDERECO|COMPLETO|RESIDENCIA|DOMICILIO|BAIRRO|CEP|MUNICIPIO|MUNICIPIOUF|CIDADE|UF|ESTADO|VALOR|RS?|LOCAL|DATA|E|N|NUMERO|COMPLEMENTO|TELEFONE|EMAIL)$/;
/** Farthest that a hand's words stand above the label of their line, from middle to middle, in glyphs. */
const above = 2.6;

const isOfLabel = ({ folded, text }: Token): boolean =>
  folded === '' ? !/\d/.test(text) : ofLabel.test(folded) && !/\p{Ll}/u.test(text);

type Edges = Pick<Token, 'left' | 'right'>;

/** The sign of money, with which an amount begins. */
const ofMoney = /^RS?$/;

/** The words of the labels in a row: nothing where it does not begin with one. */
function labelsIn(row: readonly Token[]): readonly Token[] {
  const [first] = row;
  const isLed = first !== undefined && first.folded !== '' && !ofMoney.test(first.folded) && isOfLabel(first);
  return isLed ? row.filter(isOfLabel) : [];
}

const areApart = (one: Edges, other: Edges): boolean => one.right < other.left || one.left > other.right;

/** A row that may be a line to fill in, with the words of its labels. */
interface Line {
  readonly row: readonly Token[];
  readonly labels: readonly Token[];
}

/** Most that the left edges of two lines of one value differ, in glyphs. */
const flush = 0.5;

/** Whether a run goes on with one right above it, as a value that its cell breaks. */
const goesOn = (run: Token, over: readonly Token[], glyph: number): boolean => {
  const { left, bottom } = edgesOf(over);
  const space = run.top - bottom;
  return space > 0 && space < nextLine * glyph && Math.abs(run.left - left) < flush * glyph;
};

/**
 * How far a run is lowered to the first line below it whose labels stand to its left; nothing where it is the value of a label above it, or goes
 * on with such a value (`printed`).
 */
function downTo(
  run: readonly Token[],
  lines: readonly Line[],
  printed: readonly (readonly Token[])[],
  glyph: number,
): number {
  const [word] = run;
  if (word !== undefined && printed.some((over) => goesOn(word, over, glyph))) return 0;
  const edges = edgesOf(run);
  const middle = middleOf(edges);
  const distances = lines.flatMap(({ row, labels: own }) => {
    const [first] = own;
    return first === undefined ? [] : [{ row, own, first, down: middleOf(first) - middle }];
  });
  const isLabelled = distances.some(
    ({ own, down }) =>
      down < 0 && -down < above * glyph && own.some((label) => !areApart(edgesOf([label]), edges)),
  );
  const line = distances.find(({ down }) => down > 0 && down < above * glyph);
  if (isLabelled || line === undefined || edges.left < line.first.right) return 0;
  // A line with words at the same place is filled: the run is of another one.
  return line.row.every((token) => areApart(edgesOf([token]), edges)) ? line.down : 0;
}

/** The back of the paper form with what a hand wrote on its lines set beside their labels, above which large letters stand. */
export function onWrittenLines(sheet: Sheet): Sheet {
  const { rows, glyph } = sheet;
  const spelt = rows.map((row) => fold(printedOf(row)));
  const from = spelt.findLastIndex((text) => begins.test(text));
  if (from < 0) return sheet;
  const end = spelt.findIndex((text, at) => at > from && ends.test(text));
  const lines = rows
    .slice(from + 1, end < 0 ? undefined : end)
    .map((row): Line => ({ row, labels: labelsIn(row) }));
  const lowered = new Map<Token, Token>();
  const free = lines.filter(({ labels }) => labels.length === 0);
  const printed: (readonly Token[])[] = [];
  for (const run of free.flatMap(({ row }) => runsOf(row, glyph))) {
    const down = downTo(run, lines, printed, glyph);
    if (down === 0) printed.push(run);
    else
      for (const token of run)
        lowered.set(token, { ...token, top: token.top + down, bottom: token.bottom + down });
  }
  if (lowered.size === 0) return sheet;
  const tokens = sheet.tokens.map((token) => lowered.get(token) ?? token);
  return { ...sheet, tokens, rows: rowsOf(tokens, glyph) };
}
