import { readCodes, readCodesOfSheet } from '../codes/read-codes.ts';
import { withoutCodes } from '../codes/without-codes.ts';
import { readDisplay } from '../meters/read-display.ts';
import { readUpright } from '../ocr/read-upright.ts';
import { meanConfidence } from '../ocr/second-pass.ts';
import type { PlacedWord } from '../pages/document.ts';
import { turnBox } from '../pages/geometry.ts';
import { judgeQuality } from '../pages/prepare/quality.ts';
import { layFlat } from '../pages/prepare/sheet-of-paper.ts';
import type { Draft, Stage } from './draft.ts';

const rasterise: Stage = {
  name: 'rasterise',
  run: async (draft, { readsAllCodes }) => {
    if (!draft.source.needsOcr && !readsAllCodes) return draft;
    return { ...draft, raster: await draft.source.raster() };
  },
};

const decodeCodes: Stage = {
  name: 'codes',
  run: async (draft) => {
    if (draft.raster === undefined) return draft;
    const codes = await readCodes(draft.raster);
    // Only a picture can be a photograph.
    const isPicture = draft.source.textLayer === undefined;
    if (codes.length > 0 || !isPicture) return { ...draft, codes };
    const paper = await layFlat(draft.raster);
    return { ...draft, paper, codes: await readCodesOfSheet(draft.raster, paper) };
  },
};

const readText: Stage = {
  name: 'ocr',
  run: async (draft, { recogniser, readsBlanks = false }) => {
    if (!draft.source.needsOcr || draft.raster === undefined) return draft;
    const raster = withoutCodes(draft.raster, draft.codes);
    // After codes were whited out, the paper is searched for again.
    const paper = (raster === draft.raster ? draft.paper : undefined) ?? (await layFlat(raster));
    const reading = await readUpright(raster, paper, recogniser, { codes: draft.codes, readsBlanks });
    const characters = reading.words.reduce((sum, { text }) => sum + text.length, 0);
    const confidence = meanConfidence(reading.words);
    // The layer's words are exact, and laid out for the page as displayed.
    const exact = draft.source.textLayer?.words ?? [];
    const turn = exact.length > 0 ? draft.turn : reading.turn;
    const words =
      turn === reading.turn ? [...exact, ...reading.words.filter((word) => !isKnown(word, exact))] : exact;
    return {
      ...draft,
      turn,
      words,
      rules: turn === reading.turn ? reading.rules : [],
      readFrom: 'ocr',
      quality: judgeQuality(raster, reading.analysis, { characters, confidence }),
    };
  },
};

/** Codes are placed on the page as displayed until its turn is known. */
const turnCodes: Stage = {
  name: 'upright',
  run: (draft) => {
    const codes = draft.codes.map((code) => ({ ...code, box: turnBox(code.box, draft.turn) }));
    const hasOnlyCodes = draft.words.length === 0 && codes.length > 0;
    return { ...draft, codes, ...(hasOnlyCodes ? { readFrom: 'code' as const, quality: 'ok' } : {}) };
  },
};

const readFigures: Stage = {
  name: 'display',
  run: async (draft, { recogniser, readsDisplay }) =>
    readsDisplay !== true || draft.raster === undefined
      ? draft
      : { ...draft, display: await readDisplay(draft.raster, draft.turn, recogniser) },
};

/** From a source page to an upright page with words and codes, in this order. */
export const stages: readonly Stage[] = [rasterise, decodeCodes, readText, turnCodes, readFigures];

function isKnown({ box }: PlacedWord, exact: readonly PlacedWord[]): boolean {
  const [x, y] = [box[0] + box[2] / 2, box[1] + box[3] / 2];
  return exact.some((word) => {
    const [left, top, width, height] = word.box;
    return x >= left && x <= left + width && y >= top && y <= top + height;
  });
}

/** A page before its first stage. */
export function startDraft(source: Draft['source']): Draft {
  const words = source.textLayer?.words ?? [];
  const turn = source.textLayer?.turn ?? 0;
  return {
    source,
    raster: undefined,
    turn,
    words,
    codes: [],
    // Rules lie as the page is displayed.
    rules: turn === 0 ? (source.rules ?? []) : [],
    readFrom: 'text-layer',
    quality: words.length === 0 ? 'empty' : 'ok',
  };
}
