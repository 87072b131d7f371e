import { median } from '../../../pages/median.ts';
import { findLabels, type Band, type Label } from '../../reading/labels/labels.ts';
import { centreOf, edgesOf, type Sheet, type Token } from '../../reading/sheet/sheet.ts';
import { distance, labelFit } from '../../reading/sheet/text.ts';
import { blockTitles, type BlockName } from './block-titles.ts';
import { isBetweenWords } from './between-words.ts';
import { turnedBlocks } from './turned-blocks.ts';

const anchors = [
  { id: 'title', spellings: ['DANFE'] },
  { id: 'subtitle', spellings: ['DOCUMENTOAUXILIAR', 'DOCUMENTOAUXILIARDA'] },
  {
    id: 'nature',
    spellings: [
      'NATUREZADAOPERACAO',
      'NATUREZADEOPERACAO',
      'NATUREZAOPERACAO',
      'NATDAOPERACAO',
      'NATDEOPERACAO',
      'NATOPERACAO',
      'NATURDAOPERACAO',
      'NATURDEOPERACAO',
      'NATUROPERACAO',
    ],
  },
  { id: 'key', spellings: ['CHAVEDEACESSO', 'CHAVEDEACESSODANFE'] },
  { id: 'stub', spellings: ['RECEBEMOSDE', 'DATADERECEBIMENTO', 'IDENTIFICACAOEASSINATURADORECEBEDOR'] },
];

/** A DANFE page divided into blocks. */
export interface Blocks {
  readonly bands: ReadonlyMap<BlockName, readonly Band[]>;
  /** The word DANFE (or the line under it) in the middle of the head; absent on pages that are not a DANFE. */
  readonly title?: Label;
  readonly nature?: Label;
  readonly key?: Label;
  /** Where the receipt stub begins, when it is at the foot of the page. */
  readonly end: number;
}

/** A title is at the left edge, after remnants at most of a stub that runs up the margin; the same words later in a row are prose. */
function beginsRow(sheet: Sheet, label: Label): boolean {
  const row = sheet.rows.find((each) => label.tokens.some((token) => each.includes(token))) ?? [];
  return (
    label.left < 250 &&
    !row.some((token) => {
      const isRemnant = token.folded.length <= 3 && label.left - token.right > 4 * sheet.glyph;
      return token.right <= label.left && token.folded.length > 1 && !isRemnant;
    })
  );
}

/** Titles of one word that a value or the name of a firm may begin with ("TRANSPORTES LIMA LTDA", "Venc. 18/06"): they are alone in their row. */
const isLoneWord = ({ tokens: [word, ...others] }: Label): boolean =>
  word !== undefined && others.length === 0 && !/^(?:FATURA|DUPLICATA|PAGAMENTO)/.test(word.folded);

function isAlone({ rows, glyph }: Sheet, { id, tokens: [word] }: Label): boolean {
  return rows.some((row) => {
    if (row[0] !== word || word === undefined) return false;
    const next = row[1];
    // The box of the tax office stands beside that of the notes.
    const isBesideFisco =
      next !== undefined &&
      next.left - word.right > besideBox * glyph &&
      row.some(({ folded }) => folded.startsWith('FISC'));
    return row.length === 1 || (id === 'additional' && isBesideFisco);
  });
}
const besideBox = 3;

/** The titles of blocks on a page. */
function titlesOf(sheet: Sheet): Label<BlockName>[] {
  const titles = findLabels(sheet, blockTitles).filter(
    (label) => beginsRow(sheet, label) && (!isLoneWord(label) || isAlone(sheet, label)),
  );
  return titles.filter((label) => !isOfRowUnder(sheet, label, titles));
}

/** Greatest space between a block's title and the row of its labels or headings, in glyphs. */
const underTitle = 2.5;

/** Whether a title's words are the label of a box or the heading of a column of the block with that title: "FATURA" beside others right below "FATURA / DUPLICATAS". */
function isOfRowUnder(
  { rows, glyph }: Sheet,
  { id, tokens, top }: Label<BlockName>,
  titles: readonly Label<BlockName>[],
): boolean {
  const row = rows.find((each) => tokens.some((token) => each.includes(token))) ?? [];
  return (
    row.length > tokens.length &&
    titles.some(
      (over) => over.id === id && top > over.bottom - 0.3 * glyph && top - over.bottom < underTitle * glyph,
    )
  );
}

/** Whether a label begins its box: right after other words ("conferir no ato do recebimento") it is part of a sentence. */
function beginsBox({ rows, glyph }: Sheet, { tokens, left }: Label): boolean {
  const row = rows.find((each) => tokens.some((token) => each.includes(token))) ?? [];
  return !row.some((token) => token.right <= left && left - token.right < 1.5 * glyph);
}

/** In forms without a title above the last block, the label of its box begins it, alone or behind the title in one row. */
function isBox({ rows }: Sheet, { id, tokens }: Label): boolean {
  if (id !== 'additional') return false;
  const row = rows.find((each) => tokens.some((token) => each.includes(token))) ?? tokens;
  const texts = [tokens, row].map((each) => each.map(({ folded }) => folded).join(''));
  return texts.some(
    (text) =>
      ofNotes.some((spelling) => labelFit(text, spelling) > 0) ||
      /DADOSADICIONAIS.*COMPLEMENTARES/.test(text),
  );
}

const ofNotes = ['INFORMACOESCOMPLEMENTARES', 'OBSERVACOES'];

/** Whether words go on in a label: a page that speaks of its DANFE ("consulta completa (DANFE em tela)") has no such title there. */
function isInSentence({ rows, glyph }: Sheet, { tokens, left }: Label): boolean {
  const row = rows.find((each) => tokens.some((token) => each.includes(token))) ?? [];
  return row.some(
    (token) => /\p{L}{2}/u.test(token.text) && token.right <= left && left - token.right < ofSentence * glyph,
  );
}
/** Widest space between words of a sentence, in glyphs. */
const ofSentence = 0.6;

function titleOf(sheet: Sheet, labels: readonly Label[]): Label | undefined {
  const largest = (id: string, isWanted = (_label: Label) => true): Label | undefined =>
    labels
      .filter((label) => label.id === id && isWanted(label) && !isInSentence(sheet, label))
      .toSorted((a, b) => b.bottom - b.top - (a.bottom - a.top))[0];
  // "portal nacional da NF-e" has the same letters, and as tall a box in a skewed picture: when the title was misread, the line below it is the better sign.
  return (
    largest('title', ({ tokens }) => tokens.length === 1) ??
    largest('subtitle') ??
    misreadTitle(sheet) ??
    largest('title')
  );
}

/** The title with one letter misread or lost: no other word of the head is printed so large. */
function misreadTitle(sheet: Sheet): Label<'title'> | undefined {
  const [token] = sheet.tokens
    .filter(({ folded, conf }) => conf < 100 && folded.length >= 4 && distance(folded, 'DANFE', 1) === 1)
    .filter(({ top, bottom }) => bottom - top > leastTitle * sheet.glyph)
    .toSorted((a, b) => b.bottom - b.top - (a.bottom - a.top));
  if (token === undefined) return undefined;
  const { left, right, top, bottom } = token;
  return { id: 'title', fit: lostFit, tokens: [token], left, right, top, bottom };
}

/** Least height of the title, in median word heights of the page. */
const leastTitle = 1.1;

/** The first row of boxes when its label was lost: only this row ends with the protocol and its date. */
function natureByProtocol(sheet: Sheet, near: Label | undefined): Label<'nature'> | undefined {
  const row = sheet.rows.find((tokens) => {
    const at = tokens.findIndex(({ text }) => /^\d{14,15}$/.test(text));
    const rest = tokens.slice(at + 1);
    return at >= 0 && rest.some(({ text }) => /^\d{2}\/\d{2}\/\d{4}$/.test(text));
  });
  if (row === undefined || near === undefined) return undefined;
  const { left, right, top } = edgesOf(row);
  // Below the title, or above the first block when the title was lost.
  if (near.id === 'title' || near.id === 'subtitle' ? top < near.bottom : top > near.top) return undefined;
  return { id: 'nature', fit: lostFit, tokens: [], left, right, top: top - 1.3 * sheet.glyph, bottom: top };
}

/** Least titles of blocks that show where the form's frame is, and how far from it they may begin, in glyphs. */
const [leastTitles, mostAside] = [3, 2] as const;

/** A letter whose box is this much taller, lower or wider than print, in glyphs, is a piece of a frame. */
const [tallest, lowest, widest] = [2, 0.35, 2.5] as const;

function isPieceOfFrame({ text, conf, left, right, top, bottom }: Token, glyph: number): boolean {
  if (conf === 100 || !/^[\p{L}º°(){}[\]|]$/u.test(text)) return false;
  const height = bottom - top;
  return height > tallest * glyph || height < lowest * glyph || right - left > widest * glyph;
}

/**
 * A picture's sheet without what was read of its rules and frames, and of a stub that runs up its margin, beside the frame at which the
 * blocks' titles begin.
 */
export function withoutFrame(sheet: Sheet): Sheet {
  if (!sheet.tokens.some(({ conf }) => conf < 100)) return sheet;
  const lefts = titlesOf(sheet).map(({ left }) => left);
  const frame = median(lefts);
  const near = lefts.filter((left) => Math.abs(left - frame) < mostAside * sheet.glyph);
  const edge = near.length < leastTitles ? 0 : frame - sheet.glyph;
  const isPrint = (token: Token): boolean =>
    token.right > edge && (!isPieceOfFrame(token, sheet.glyph) || isBetweenWords(token, sheet.tokens));
  return {
    ...sheet,
    tokens: sheet.tokens.filter(isPrint),
    rows: sheet.rows.map((row) => row.filter(isPrint)).filter((row) => row.length > 0),
  };
}

/** Words of the title's box; so many of them near each other show where it is when the title was not read. */
const inTitle = /^(?:DOCUMENTO|AUXILIAR|NOTA|FISCAL|ELETRONICA|ENTRADA|1?SAIDA|SERIE|FOLHA)$/;
const [leastInTitle, widestTitle] = [4, 130] as const;

function titleByItsBox(sheet: Sheet, nature: Label): Label<'title'> | undefined {
  const words = sheet.tokens.filter(
    ({ folded, bottom, conf }) => conf < 100 && bottom < nature.top && inTitle.test(folded),
  );
  const centre = median(words.map(centreOf));
  const own = words.filter((token) => Math.abs(centreOf(token) - centre) < widestTitle / 2);
  if (own.length < leastInTitle) return undefined;
  const { left, right, top } = edgesOf(own);
  return { id: 'title', fit: lostFit, tokens: [], left, right, top: top - 1.5 * sheet.glyph, bottom: top };
}

/** Fit of a label that was not read. */
const lostFit = 0.6;

/** Divides a page at the titles of its blocks; a page without any DANFE anchor has no bands. */
export function blocksOf(sheet: Sheet): Blocks {
  const labels = findLabels(sheet, anchors);
  const candidates = titlesOf(sheet);
  const additional =
    Math.max(0, ...candidates.filter((label) => label.id === 'additional').map((label) => label.top)) ||
    sheet.height;
  const titles = candidates.filter((label) => label.top <= additional || label.id === 'service-tax');
  const found = titleOf(sheet, labels);
  const nature = labels.find((label) => label.id === 'nature') ?? natureByProtocol(sheet, found ?? titles[0]);
  const title = found ?? (nature === undefined ? undefined : titleByItsBox(sheet, nature));
  const key = labels.find((label) => label.id === 'key');
  const head = title ?? nature;
  const stub = labels.filter((label) => label.id === 'stub');
  const footStub = stub.filter((label) => head && label.top > head.top + 100 && beginsBox(sheet, label));
  const end = Math.min(sheet.height, ...footStub.map((label) => label.top - 0.3 * sheet.glyph));
  const starts: { name: BlockName; top: number; from: number }[] = titles
    .filter((label) => label.top < end)
    .map((label) => ({
      name: label.id,
      top: label.top,
      from: isBox(sheet, label) ? label.top : label.bottom,
    }));
  const named = new Set(starts.map(({ name }) => name));
  for (const { name, top } of turnedBlocks(sheet))
    if (!named.has(name)) starts.push({ name, top, from: top });
  if (nature)
    starts.unshift({
      name: 'header',
      top: nature.top - 0.2 * sheet.glyph,
      from: nature.top - 0.2 * sheet.glyph,
    });
  starts.sort((a, b) => a.top - b.top);
  const bands = new Map<BlockName, Band[]>();
  starts.forEach((start, index) => {
    const band = { top: start.from, bottom: starts[index + 1]?.top ?? end };
    bands.set(start.name, [...(bands.get(start.name) ?? []), band]);
  });
  return { bands, end, ...(title ? { title } : {}), ...(nature ? { nature } : {}), ...(key ? { key } : {}) };
}
