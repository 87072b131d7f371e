/** Bytes of WebAssembly that leave a value, or of a statement that leaves none. */
export type Code = readonly number[];

/** An integer as WebAssembly writes it, seven bits a byte. */
function signed(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest >>= 7) {
    const low = rest & 0x7f;
    const isLast = (rest >> 7 === 0 && (low & 0x40) === 0) || (rest >> 7 === -1 && (low & 0x40) !== 0);
    bytes.push(isLast ? low : low | 0x80);
    if (isLast) return bytes;
  }
}

function unsigned(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest >>>= 7) {
    bytes.push(rest > 0x7f ? (rest & 0x7f) | 0x80 : rest);
    if (rest <= 0x7f) return bytes;
  }
}

type Unary = (a: Code) => Code;
type Binary = (a: Code, b: Code) => Code;
const unary =
  (...op: number[]): Unary =>
  (a) => [...a, ...op];
const binary =
  (...op: number[]): Binary =>
  (a, b) => [...a, ...b, ...op];
/** An instruction on vectors of 128 bits. */
const vector = (op: number): number[] => [0xfd, ...unsigned(op)];
/** Alignment is a hint only; places are told in whole. */
const place = (offset: number): number[] => [0, ...unsigned(offset)];

export const get = (local: number): Code => [0x20, ...unsigned(local)];
export const set = (local: number, value: Code): Code => [...value, 0x21, ...unsigned(local)];
export const i32 = {
  of: (value: number): Code => [0x41, ...signed(value)],
  add: binary(0x6a),
  subtract: binary(0x6b),
  multiply: binary(0x6c),
  and: binary(0x71),
  or: binary(0x72),
  xor: binary(0x73),
  shiftLeft: binary(0x74),
  shiftRight: binary(0x76),
  lessThan: binary(0x48),
  /** Number of the lowest bit that is set. */
  lowestBit: unary(0x68),
  load: (at: Code, offset = 0): Code => [...at, 0x28, ...place(offset)],
  load8: (at: Code): Code => [...at, 0x2d, ...place(0)],
  store: (at: Code, value: Code): Code => [...at, ...value, 0x36, ...place(0)],
  store8: (at: Code, value: Code): Code => [...at, ...value, 0x3a, ...place(0)],
};
/** A 32-bit fraction from memory, with the precision of 64 bits. */
export const loadFraction = (at: Code, offset = 0): Code => [...at, 0x2a, ...place(offset), 0xbb];
export const v128 = {
  load: (at: Code, offset = 0): Code => [...at, ...vector(0), ...place(offset)],
  /** The pixels at one place, and those at another after them, four each. */
  loadFours: (at: Code, next: Code): Code => [
    ...next,
    ...at,
    ...vector(92),
    ...place(0),
    ...vector(86),
    ...place(0),
    1,
  ],
  store: (at: Code, value: Code): Code => [...at, ...value, ...vector(11), ...place(0)],
  /** Four pixels, and nothing after them. */
  loadFour: (at: Code): Code => [...at, ...vector(92), ...place(0)],
  /** Two pixels, again and again. */
  loadTwo: (at: Code): Code => [...at, ...vector(8), ...place(0)],
  /** The same with other two pixels at one of eight places. */
  withTwo: (a: Code, index: number, at: Code): Code => [...at, ...a, ...vector(85), ...place(0), index],
  storeFour: (at: Code, value: Code): Code => [...at, ...value, ...vector(90), ...place(0), 0],
  /** Stores the first eight bytes. */
  storeHalf: (at: Code, value: Code): Code => [...at, ...value, ...vector(91), ...place(0), 0],
  and: binary(...vector(78)),
  /** Bytes of both, by their numbers: those of the second begin with 16. */
  shuffle: (a: Code, b: Code, bytes: readonly number[]): Code => [...a, ...b, ...vector(13), ...bytes],
};
export const i8x16 = {
  ofAll: unary(...vector(15)),
  isBelow: binary(...vector(38)),
  least: binary(...vector(119)),
  most: binary(...vector(121)),
  /** The highest bit of each byte. */
  bits: unary(...vector(100)),
  narrow: binary(...vector(102)),
};
export const i16x8 = {
  ofAll: unary(...vector(16)),
  /** The first eight of sixteen bytes, and the others. */
  ofBytes: unary(...vector(137)),
  ofLastBytes: unary(...vector(138)),
  shiftRight: binary(...vector(141)),
  magnitude: unary(...vector(128)),
  add: binary(...vector(142)),
  subtract: binary(...vector(145)),
  narrow: binary(...vector(133)),
  is: binary(...vector(45)),
  areAll: unary(...vector(131)),
  least: binary(...vector(150)),
  most: binary(...vector(152)),
};
export const i32x4 = {
  ofAll: unary(...vector(17)),
  add: binary(...vector(174)),
  /** Products of eight numbers of 16 bits, those of neighbours added. */
  dot: binary(...vector(186)),
  shiftRight: binary(...vector(172)),
  one: (a: Code, index: number): Code => [...a, ...vector(27), index],
  /** The first four of eight numbers. */
  ofNumbers: unary(...vector(169)),
  multiply: binary(...vector(181)),
  /** Two fractions without what follows the point, and nothing after them. */
  ofFractions: unary(...vector(253)),
};
export const f64x2 = {
  ofAll: unary(...vector(20)),
  loadForAll: (at: Code, offset = 0): Code => [...at, ...vector(10), ...place(offset)],
  /** The first two of four numbers. */
  ofNumbers: unary(...vector(255)),
  add: binary(...vector(240)),
  subtract: binary(...vector(241)),
  multiply: binary(...vector(242)),
  divide: binary(...vector(243)),
  /** As precise as fractions of 32 bits are. */
  rounded: (a: Code): Code => [...a, ...vector(94), ...vector(95)],
};
export const f64 = (value: number): Code => [0x44, ...new Uint8Array(Float64Array.of(value).buffer)];

/** Runs the statements until the condition no longer holds, which is asked after them. */
export const repeatWhile = (condition: Code, statements: readonly Code[]): Code => [
  0x03,
  0x40,
  ...statements.flat(),
  ...condition,
  0x0d,
  0,
  0x0b,
];
export const when = (condition: Code, statements: readonly Code[], otherwise: readonly Code[] = []): Code => [
  ...condition,
  0x04,
  0x40,
  ...statements.flat(),
  ...(otherwise.length === 0 ? [] : [0x05, ...otherwise.flat()]),
  0x0b,
];

/** A function of 32-bit numbers; its locals are numbered after its parameters, vectors last. The statements of `body` leave its result, if any. */
export interface Kernel {
  readonly parameters: number;
  readonly numbers: number;
  readonly vectors: number;
  readonly hasResult: boolean;
  readonly body: readonly Code[];
}

/** What a module begins with: its mark and the version of the format. */
const magic: Code = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const pageBytes = 65_536;
const aligned = 16;
const [typeI32, typeV128] = [0x7f, 0x7b] as const;
const text = (value: string): number[] => [...unsigned(value.length), ...Buffer.from(value, 'latin1')];
const list = (items: readonly Code[]): number[] => [...unsigned(items.length), ...items.flat()];
const section = (id: number, content: Code): number[] => [id, ...unsigned(content.length), ...content];

/** The bytes of a module that exports its kernels by name, and as `memory` one page of it that can grow. */
function assemble(kernels: Readonly<Record<string, Kernel>>): Uint8Array<ArrayBuffer> {
  const all = Object.values(kernels);
  const types = all.map(({ parameters, hasResult }) => [
    0x60,
    ...list(Array.from({ length: parameters }, () => [typeI32])),
    ...list(hasResult ? [[typeI32]] : []),
  ]);
  const bodies = all.map(({ numbers, vectors, body }) => {
    const locals = list([
      [...unsigned(numbers), typeI32],
      [...unsigned(vectors), typeV128],
    ]);
    const code = [...locals, ...body.flat(), 0x0b];
    return [...unsigned(code.length), ...code];
  });
  const exported = Object.keys(kernels).map((name, index) => [...text(name), 0, ...unsigned(index)]);
  return Uint8Array.from([
    ...magic,
    ...section(1, list(types)),
    ...section(3, list(all.map((_kernel, index) => unsigned(index)))),
    ...section(5, list([[0, 1]])),
    ...section(7, list([...exported, [...text('memory'), 2, 0]])),
    ...section(10, list(bodies)),
  ]);
}

/** Kernels by their names, which are called with numbers and addresses in their memory. */
export type Started<Name extends string> = Readonly<Record<Name, (...given: number[]) => number>> & {
  readonly memory: WebAssembly.Memory;
};

/** Assembles kernels and starts them. */
export const start = <Name extends string>(kernels: Readonly<Record<Name, Kernel>>): Started<Name> =>
  new WebAssembly.Instance(new WebAssembly.Module(assemble(kernels))).exports as unknown as Started<Name>;

/** Gives kernels that are assembled and started when they are first asked for. */
export function startOnce<Name extends string>(
  kernels: () => Readonly<Record<Name, Kernel>>,
): () => Started<Name> {
  let started: Started<Name> | undefined;
  return () => (started ??= start(kernels()));
}

/** Gives out places in a memory one after the other, for as many bytes in all as are told beforehand. What was given out before is no longer valid. */
export function spaceIn(memory: WebAssembly.Memory, bytes: number): (bytes: number) => number {
  const missing = bytes - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / pageBytes));
  let free = 0;
  return (size) => {
    const from = free;
    free += Math.ceil(size / aligned) * aligned;
    return from;
  };
}
