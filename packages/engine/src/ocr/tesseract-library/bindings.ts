/** The address of an object that the library holds. */
export type Held = bigint;
/** An output parameter: an array of one number, which the library writes. */
export type Written = Int32Array;

/** The part of Tesseract's C interface (`capi.h` of version 5) that reads grey pixels word by word. */
export interface Bindings {
  version(): string;
  create(): Held;
  /** 0 when the data was found; `null` stands for the folder that the library was installed with. */
  init(api: Held, folder: string | null, language: string, engine: number): number;
  set(api: Held, name: string, value: string): number;
  setImage(
    api: Held,
    data: Uint8Array,
    width: number,
    height: number,
    pixelBytes: number,
    rowBytes: number,
  ): void;
  /** 0, or another number when the monitor's deadline has passed. */
  recognise(api: Held, monitor: Held): number;
  /** The same in a thread of its own. */
  recogniseAside(api: Held, monitor: Held): Promise<number>;
  /** Iterates over the words of the picture; `null` when nothing was read. */
  createIterator(api: Held): Held | null;
  /** A copy at the same position. */
  copyIterator(iterator: Held): Held;
  placeOf(iterator: Held): Held;
  next(iterator: Held, level: number): boolean;
  text(iterator: Held, level: number): string | null;
  confidence(iterator: Held, level: number): number;
  box(place: Held, level: number, left: Written, top: Written, right: Written, bottom: Written): number;
  deleteIterator(iterator: Held): void;
  createMonitor(): Held;
  setDeadline(monitor: Held, milliseconds: number): void;
  deleteMonitor(monitor: Held): void;
  clear(api: Held): void;
  delete(api: Held): void;
}

/** Version 5 as Linux systems name it; other systems use the program. */
const fileName = 'libtesseract.so.5';
/**
 * `tesseract::PageIterator::Next`, as compilers for Linux spell it. The C interface has only `ResultIterator::Next`, which goes back to
 * the page's beginning at each word to tell the order of scripts written from right to left: on a dense page 30 ms instead of 10.
 */
const nextInOrder = '_ZN9tesseract12PageIterator4NextENS_17PageIteratorLevelE';
/** The layout of noise nests deeply, and a call has only the stack that it is given. */
const stackBytes = 8 * 1024 * 1024;

let loading: Promise<Bindings | undefined> | undefined;

/** The machine's library; `undefined` when there is none. */
export function loadBindings(): Promise<Bindings | undefined> {
  return (loading ??= load());
}

async function load(): Promise<Bindings | undefined> {
  // An optional dependency: absent on systems that it was not built for.
  const koffi = await import('koffi').then(({ default: it }) => it).catch(() => undefined);
  if (koffi === undefined) return undefined;
  let library: ReturnType<typeof koffi.load>;
  try {
    koffi.config({ sync_stack_size: stackBytes, async_stack_size: stackBytes, resident_async_pools: 1 });
    // Binds to its own copies of libraries that Node contains too: compression, encryption.
    library = koffi.load(fileName, { deep: true });
  } catch {
    return undefined;
  }
  const [address, number, text] = ['void *', 'int', 'str'] as const;
  const bind = <T>(
    name: string,
    result: string | ReturnType<typeof koffi.disposable>,
    given: readonly string[],
  ): T => library.func(name, result, [...given]) as T;
  const deleteText = library.func('TessDeleteText', 'void', [address]);
  const ownText = koffi.disposable(text, deleteText);
  const bindNext = (): Bindings['next'] => {
    try {
      return bind(nextInOrder, 'bool', [address, number]);
    } catch {
      return bind('TessResultIteratorNext', 'bool', [address, number]);
    }
  };
  const recognise = library.func('TessBaseAPIRecognize', number, [address, address]);
  return {
    version: bind('TessVersion', text, []),
    create: bind('TessBaseAPICreate', address, []),
    init: bind('TessBaseAPIInit2', number, [address, text, text, number]),
    set: bind('TessBaseAPISetVariable', number, [address, text, text]),
    setImage: bind('TessBaseAPISetImage', 'void', [address, address, number, number, number, number]),
    recognise: recognise as Bindings['recognise'],
    recogniseAside: (api, monitor) =>
      new Promise((resolve, reject) =>
        recognise.async(api, monitor, (error: unknown, code: number) =>
          error === null || error === undefined ? resolve(code) : reject(error),
        ),
      ),
    createIterator: bind('TessBaseAPIGetIterator', address, [address]),
    copyIterator: bind('TessResultIteratorCopy', address, [address]),
    placeOf: bind('TessResultIteratorGetPageIterator', address, [address]),
    next: bindNext(),
    text: bind('TessResultIteratorGetUTF8Text', ownText, [address, number]),
    confidence: bind('TessResultIteratorConfidence', 'float', [address, number]),
    box: bind('TessPageIteratorBoundingBox', number, [address, number, ...Array(4).fill(address)]),
    deleteIterator: bind('TessResultIteratorDelete', 'void', [address]),
    createMonitor: bind('TessMonitorCreate', address, []),
    setDeadline: bind('TessMonitorSetDeadlineMSecs', 'void', [address, number]),
    deleteMonitor: bind('TessMonitorDelete', 'void', [address]),
    clear: bind('TessBaseAPIClear', 'void', [address]),
    delete: bind('TessBaseAPIDelete', 'void', [address]),
  };
}
