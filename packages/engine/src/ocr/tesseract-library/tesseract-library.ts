import type { Raster } from '../../pages/raster.ts';
import { RefusedError } from '../../pages/refused-error.ts';
import { language, unpackLanguageData } from '../language-data.ts';
import {
  assumedDpi,
  segmentationMode,
  type Care,
  type Layout,
  type ReadWord,
  type Recogniser,
} from '../recogniser.ts';
import { loadBindings, type Bindings, type Held } from './bindings.ts';

/** Levels of what was read, and the engine without the older one, as `capi.h` counts them. */
const [blockLevel, lineLevel, wordLevel] = [0, 2, 3] as const;
const lstmOnly = 1;

/**
 * Tesseract as a library of the machine, started once for all that this process reads: a start of the program takes longer than a
 * dozen lines. Pages are read with the language data it was installed with, single lines with the package's own, which is more
 * careful. `undefined` where it is not installed with Portuguese.
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
    { width, height, data }: Raster,
    { layout, dpi }: { layout: Layout; dpi: number },
  ): Promise<ReadWord[]> => {
    library.set(api, 'tessedit_pageseg_mode', segmentationMode[layout]);
    library.set(api, 'user_defined_dpi', String(dpi));
    library.setImage(api, data, width, height, 1, width);
    const monitor = library.createMonitor();
    try {
      library.setDeadline(monitor, timeoutMs);
      if ((await library.recognise(api, monitor)) !== 0)
        throw new RefusedError('recognition_timeout', `Tesseract read for more than ${timeoutMs} ms`);
      return wordsOf(library, api);
    } finally {
      library.deleteMonitor(monitor);
      library.clear(api);
    }
  };

  /** Each of them holds one picture at a time. */
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

/** Its version, `undefined` where it is not installed with Portuguese. */
export async function versionOfLibrary(): Promise<string | undefined> {
  const library = await loadBindings();
  const api = library && start(library, null);
  if (library === undefined || api === undefined) return undefined;
  library.delete(api);
  return library.version();
}

function start(library: Bindings, folder: string | null): Held | undefined {
  const api = library.create();
  // Otherwise it tells its standard error of each picture.
  library.set(api, 'debug_file', '/dev/null');
  if (library.init(api, folder, language, lstmOnly) === 0) return api;
  library.delete(api);
  return undefined;
}

/** As `tessedit_create_tsv` lists them; that looks for the beginning of the page at each word, which takes a tenth of a second. */
function wordsOf(library: Bindings, api: Held): ReadWord[] {
  const iterator = library.createIterator(api);
  if (iterator === null) return [];
  const place = library.placeOf(iterator);
  const edges = [new Int32Array(1), new Int32Array(1), new Int32Array(1), new Int32Array(1)] as const;
  const boxOf = (level: number) => {
    library.box(place, level, ...edges);
    return edges.map(([edge = 0]) => edge) as [left: number, top: number, right: number, bottom: number];
  };
  const words: ReadWord[] = [];
  let [block, line, blockAt, lineAt] = [0, 0, '', ''];
  do {
    const text = library.text(iterator, wordLevel)?.trim() ?? '';
    if (text === '') continue;
    const [lineBox, blockBox] = [boxOf(lineLevel), boxOf(blockLevel)];
    if (blockAt !== (blockAt = String(blockBox))) block += 1;
    if (lineAt !== (lineAt = `${blockAt} ${String(lineBox)}`)) line += 1;
    const [left, top, right, bottom] = boxOf(wordLevel);
    const conf = library.confidence(iterator, wordLevel);
    const [, lineTop, , lineBottom] = lineBox;
    words.push({ text, conf, left, top, right, bottom, lineTop, lineBottom, block, line });
  } while (library.next(iterator, wordLevel));
  library.deleteIterator(iterator);
  return words;
}
