import { runsApart } from '../sheet/runs.ts';
import { edgesOf, middleOf, type Sheet, type Token } from '../sheet/sheet.ts';
import { rowWith } from '../sheet/row-with.ts';

/** A document tells its number in the uppermost part of its page. */
const ofHead = 0.25;
/** A space wider than this parts two texts of a row, in glyphs, and one wider than the second a label from the value below it. */
const [betweenTexts, mostUnder] = [1.5, 2.5] as const;

/** The sign of a number, which without a word before it is the document's own; leaders may follow it. */
const ofNumber = /^N(?:[º°o]\.?|[ÚU]M(?:ERO|\.))[.:]*$/iu;
const leaders = /^[.:]+$/;
const isNumber = ({ text }: Token): boolean => /^\d[\d.]{0,14}$/.test(text);
/** Boxes of an address, whose number is that of a house. */
const ofAddress =
  /LOGRADOURO|ENDERE[CÇ]O|BAIRRO|COMPLEM|MUNIC[IÍ]PIO|CIDADE|^(?:CEP|UF|RUA|AV|AVENIDA|LOGR|END|COMPL)[.:]*$/iu;

/** Words of the titles of papers, which say of what the number below them is. */
const ofTitle =
  /^(?:MINUTA|ORDEM|NOTA|FISCAL|SERVI[ÇC]OS?|ELETR[ÔO]NICA|NFS-?E|DESPACHO|COLETA|EMBARQUE|TRANSPORTE|CARREGAMENTO|CARGA|SECRETARIA|FAZENDA|FINAN[ÇC]AS|COORDENADORIA|PREFEITURA|MUNICIPAL)[|:]?$/iu;

/** Whether a word in type no larger is right above another one: it says whose number that is ("DPS" over "nº 9349"). */
const isCaptioned = (sign: Token, tokens: readonly Token[], glyph: number): boolean =>
  tokens.some(
    ({ text, left, right, top, bottom }) =>
      /\p{L}{3}/u.test(text) &&
      !ofTitle.test(text) &&
      left < sign.right &&
      right > sign.left - glyph &&
      bottom <= sign.top + 0.2 * glyph &&
      sign.top - bottom < betweenTexts * glyph &&
      bottom - top < 1.2 * (sign.bottom - sign.top),
  );

/** The number right of its sign: in larger type, it may be in a row of its own. */
const behind = (sign: Token, tokens: readonly Token[], glyph: number): Token | undefined =>
  tokens.find(
    (token) =>
      isNumber(token) &&
      token.left >= sign.right &&
      token.left - sign.right < betweenTexts * glyph &&
      middleOf(sign) > token.top &&
      middleOf(sign) < token.bottom,
  );

/** The number below its sign, which has its box to itself. */
function under(sign: Token, row: readonly Token[], { rows, glyph }: Sheet): Token | undefined {
  const next = row[row.indexOf(sign) + 1];
  if (next !== undefined && next.left - sign.right < betweenTexts * glyph) return undefined;
  const end = next === undefined ? sign.right + 8 * glyph : next.left - 0.5 * glyph;
  for (const words of rows) {
    const inBox = words.filter(
      (token) => middleOf(token) > sign.bottom && token.left < end && token.right > sign.left,
    );
    const [first] = inBox;
    if (first === undefined) continue;
    // In larger type, the number is farther from its label.
    const size = Math.max(glyph, first.bottom - first.top);
    const isClose = edgesOf(inBox).top - sign.bottom < mostUnder * size;
    return isClose && inBox.length === 1 && isNumber(first) ? first : undefined;
  }
  return undefined;
}

/** A number with the sign that platforms print before it ("#126646"). */
const signed = /^#(\d{3,9})$/;

/** Type larger than the page's by this factor; words that join those of a title. */
const large = 1.5;
const joint = /^D[AEO]S?$/iu;

/** The number in large type right below the title of the paper or right above it, and no other words. */
function besideTitle({ tokens, rows, glyph, height }: Sheet): Token | undefined {
  return tokens.find((number) => {
    const size = number.bottom - number.top;
    if (number.top > ofHead * height || !isNumber(number) || size < large * glyph) return false;
    const isAcross = (token: Token): boolean => token.left < number.right && token.right > number.left;
    const isOver = (token: Token): boolean =>
      isAcross(token) && token.bottom < middleOf(number) && number.top - token.bottom < size;
    const isUnder = (token: Token): boolean =>
      isAcross(token) && token.top > middleOf(number) && token.top - number.bottom < size;
    const isTitle = (row: readonly Token[], isNear: (token: Token) => boolean): boolean => {
      const title = runsApart(row, betweenTexts * glyph).find((run) => run.some(isNear)) ?? [];
      return (
        title.some(({ text }) => ofTitle.test(text)) &&
        title.every(({ text }) => ofTitle.test(text) || joint.test(text))
      );
    };
    const [beside] = rowWith(rows, number).filter(
      (token) => token !== number && Math.abs(token.left - number.right) < betweenTexts * size,
    );
    return (
      beside === undefined &&
      (isTitle(rows.findLast((row) => row.some(isOver)) ?? [], isOver) ||
        isTitle(rows.find((row) => row.some(isUnder)) ?? [], isUnder))
    );
  });
}

/** The number of a document at the head of its page, behind or below nothing but its sign ("Nº 22400"): that of a receipt or a house has a word before it. */
export function numberOfHead(
  sheet: Sheet,
): { readonly value: string; readonly tokens: readonly Token[] } | undefined {
  const { tokens, rows, glyph, height } = sheet;
  const whole = tokens.find(({ text, top }) => signed.test(text) && top < ofHead * height);
  if (whole !== undefined) return { value: whole.text.slice(1), tokens: [whole] };
  for (const sign of tokens) {
    if (sign.top > ofHead * height || !ofNumber.test(sign.text)) continue;
    const row = rowWith(rows, sign);
    const at = row.indexOf(sign);
    const before = row[at - 1];
    if (before !== undefined && sign.left - before.right < betweenTexts * glyph) continue;
    if (row.some(({ text }) => ofAddress.test(text)) || isCaptioned(sign, tokens, glyph)) continue;
    const after = row[at + 1];
    const led = after !== undefined && leaders.test(after.text) ? after : sign;
    const number = behind(led, tokens, glyph) ?? under(sign, row, sheet);
    if (number !== undefined) return { value: number.text.replaceAll('.', ''), tokens: [number] };
  }
  const number = besideTitle(sheet);
  return number && { value: number.text.replaceAll('.', ''), tokens: [number] };
}
