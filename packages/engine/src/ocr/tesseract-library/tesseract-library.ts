import type { Raster } from '../../pages/raster.ts';
import { RefusedError } from '../../pages/refused-error.ts';
import { language, unpackLanguageData } from '../language-data.ts';
import {
  assumedDpi,
  lasting,
  readsInverted,
  segmentationMode,
  type Care,
  type Layout,
  type ReadWord,
  type Recogniser,
} from '../recogniser.ts';
import { loadBindings, type Bindings, type Held } from './bindings.ts';

/** Iterator levels, and the engine mode of LSTM alone, as `capi.h` numbers them. */
const [blockLevel, lineLevel, wordLevel] = [0, 2, 3] as const;
const lstmOnly = 1;

/**
 * The machine's Tesseract library, started once for all readings of this process: starting the program takes longer than reading a
 * dozen lines. Pages are read with the language data it was installed with, single lines with the package's own, which is more
 * careful. `undefined` when it is not installed with Portuguese.
 */
export async function createTesseractLibrary({
  timeoutMs,
}: {
  timeoutMs: number;
}): Promise<Recogniser | undefined> {
  const library = await loadBindings();
  if (library === undefined) return undefined;
  const quick = start(library, null);
  if (quick === undefined) return undefined;
  let careful: Promise<Held> | undefined;
  const startCareful = async () => {
    const api = start(library, await unpackLanguageData());
    if (api === undefined) throw new Error('Tesseract does not take its language data');
    return api;
  };
  const apiFor = async (care: Care) => (care === 'quick' ? quick : (careful ??= startCareful()));

  const readOne = async (
    api: Held,
    picture: Raster,
    { layout, dpi }: { layout: Layout; dpi: number },
  ): Promise<ReadWord[]> => {
    const { width, height, data } = picture;
    library.set(api, 'tessedit_pageseg_mode', segmentationMode[layout]);
    library.set(api, 'user_defined_dpi', String(dpi));
    library.set(api, 'tessedit_do_invert', readsInverted(picture, layout));
    library.setImage(api, data, width, height, 1, width);
    const monitor = library.createMonitor();
    try {
      library.setDeadline(monitor, timeoutMs);
      // A line takes some milliseconds: giving it to another thread and back would add a fifth of one.
      const outcome =
        layout === 'page' ? await library.recogniseAside(api, monitor) : library.recognise(api, monitor);
      if (outcome !== 0)
        throw new RefusedError('recognition_timeout', `Tesseract read for more than ${timeoutMs} ms`);
      return wordsOf(library, api);
    } finally {
      library.deleteMonitor(monitor);
      library.clear(api);
    }
  };

  /** Readings queue: the library holds one picture at a time. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };

  return {
    read: (picture, layout, dpi = assumedDpi) => inTurn(() => readOne(quick, picture, { layout, dpi })),
    readLines: (pictures, care = 'careful') =>
      inTurn(async () => {
        const readings: ReadWord[][] = [];
        for (const picture of pictures)
          readings.push(await readOne(await apiFor(care), picture, { layout: 'line', dpi: assumedDpi }));
        return readings;
      }),
    close: async () => {
      await last;
      library.delete(quick);
      if (careful !== undefined) library.delete(await careful);
      careful = undefined;
    },
  };
}

/** The library's version; `undefined` when it is not installed with Portuguese. */
export async function versionOfLibrary(): Promise<string | undefined> {
  const library = await loadBindings();
  const api = library && start(library, null);
  if (library === undefined || api === undefined) return undefined;
  library.delete(api);
  return library.version();
}

function start(library: Bindings, folder: string | null): Held | undefined {
  const api = library.create();
  // Otherwise it writes to standard error for each picture.
  library.set(api, 'debug_file', '/dev/null');
  for (const [name, value] of Object.entries(lasting)) library.set(api, name, value);
  if (library.init(api, folder, language, lstmOnly) === 0) return api;
  library.delete(api);
  return undefined;
}

type Sides = readonly [left: number, top: number, right: number, bottom: number];

/** A position in what was read: an iterator of the library. */
class Cursor {
  readonly #library: Bindings;
  readonly #iterator: Held;
  readonly #place: Held;
  readonly #sides = [new Int32Array(1), new Int32Array(1), new Int32Array(1), new Int32Array(1)] as const;

  constructor(library: Bindings, iterator: Held) {
    this.#library = library;
    this.#iterator = iterator;
    this.#place = library.placeOf(iterator);
  }

  copy(): Cursor {
    return new Cursor(this.#library, this.#library.copyIterator(this.#iterator));
  }

  next(level: number): boolean {
    return this.#library.next(this.#iterator, level);
  }

  word(): { text: string; conf: number } {
    return {
      text: this.#library.text(this.#iterator, wordLevel)?.trim() ?? '',
      conf: this.#library.confidence(this.#iterator, wordLevel),
    };
  }

  /** `undefined` in a block without words. */
  box(level: number): Sides | undefined {
    if (this.#library.box(this.#place, level, ...this.#sides) === 0) return undefined;
    const [[left = 0], [top = 0], [right = 0], [bottom = 0]] = this.#sides;
    return [left, top, right, bottom];
  }

  close(): void {
    this.#library.deleteIterator(this.#iterator);
  }
}

const areSame = (a: Sides | undefined, b: Sides | undefined): boolean =>
  a !== undefined && b !== undefined && a.every((side, index) => side === b[index]);

/**
 * Runs ahead of a cursor, from the first word of a line or block to that of the next. The library walks through all words of a line or
 * block to give its box or to say whether a word begins it: asked for each word, that takes as long as reading twenty lines.
 */
class Ahead {
  readonly #cursor: Cursor;
  readonly #level: number;
  #first: Sides | undefined;

  constructor(cursor: Cursor, level: number) {
    this.#cursor = cursor.copy();
    this.#level = level;
    this.#first = cursor.box(wordLevel);
    if (this.#first === undefined) this.#go();
  }

  #go(): void {
    this.#first = undefined;
    while (this.#first === undefined && this.#cursor.next(this.#level))
      this.#first = this.#cursor.box(wordLevel);
  }

  /** Whether the word in this box is the first of its line or block; to be called for every word in order. */
  isFirst(word: Sides): boolean {
    if (!areSame(word, this.#first)) return false;
    this.#go();
    return true;
  }

  close(): void {
    this.#cursor.close();
  }
}

/** The words as `tessedit_create_tsv` lists them; that searches for the page's beginning at each word, which takes a tenth of a second. */
function wordsOf(library: Bindings, api: Held): ReadWord[] {
  const iterator = library.createIterator(api);
  if (iterator === null) return [];
  const cursor = new Cursor(library, iterator);
  const [lines, blocks] = [new Ahead(cursor, lineLevel), new Ahead(cursor, blockLevel)];
  const words: ReadWord[] = [];
  // Lines and blocks without words do not count.
  let [block, line, isNewBlock, isNewLine] = [0, 0, true, true];
  let [lineTop, lineBottom] = [0, 0];
  do {
    const box = cursor.box(wordLevel);
    if (box === undefined) continue;
    if (blocks.isFirst(box)) isNewBlock = true;
    if (lines.isFirst(box)) {
      isNewLine = true;
      [, lineTop, , lineBottom] = cursor.box(lineLevel) ?? box;
    }
    const { text, conf } = cursor.word();
    if (text === '') continue;
    if (isNewBlock) block += 1;
    if (isNewLine) line += 1;
    [isNewBlock, isNewLine] = [false, false];
    const [left, top, right, bottom] = box;
    words.push({ text, conf, left, top, right, bottom, lineTop, lineBottom, block, line });
  } while (cursor.next(wordLevel));
  for (const each of [lines, blocks, cursor]) each.close();
  return words;
}
