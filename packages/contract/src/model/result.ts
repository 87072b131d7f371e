import * as z from 'zod/mini';

/** `[x, y, width, height]` as fractions (0 to 1) of the upright page. */
export const Box = z.tuple([z.number(), z.number(), z.number(), z.number()]);
export type Box = z.infer<typeof Box>;

/** What was verified about a value, and whether it held; `check` is a key of the checks catalogue. */
export const Check = z.object({
  check: z.string(),
  ok: z.boolean(),
  /** What it was compared with, when the check is a comparison. */
  against: z.optional(z.string()),
});
export type Check = z.infer<typeof Check>;

const evidence = {
  /** 0 to 100, measured; absent where nothing was measured. */
  conf: z.optional(z.number()),
  /** 1-based page of the document. */
  page: z.optional(z.int()),
  box: z.optional(Box),
  checks: z.optional(z.array(Check)),
  /** The value as it stands on the page, where `value` is normalised. */
  printed: z.optional(z.string()),
};

const review = {
  /** A person gave this value in human review; absent for what the engine read. */
  origin: z.optional(z.literal('review')),
  /** What the engine had read in its place; absent where it had read nothing. */
  read: z.optional(z.string()),
};

/** A single value read from a document with its evidence. */
export const Field = z.object({ value: z.string(), ...evidence, ...review });
export type Field = z.infer<typeof Field>;

/** A row of a table, each cell a field of its own. */
export const Row = z.record(z.string(), Field);
export type Row = z.infer<typeof Row>;

/** Fields of one document by name; a table (items, lines, codes) is a list of rows. */
export const DocumentData = z.record(z.string(), z.union([Field, z.array(Row)]));
export type DocumentData = z.infer<typeof DocumentData>;

/** How one page was read. `quality` is `ok` or the code of what is wrong (`blurred`, `too-small`, `empty`). */
export const PageReading = z.object({
  page: z.int(),
  /** Pixels (rasters) or points (PDF) of the upright page. */
  width: z.number(),
  height: z.number(),
  source: z.enum(['text-layer', 'ocr', 'xml', 'code']),
  /** Degrees clockwise that the page was turned to stand upright. */
  orientation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
  quality: z.string(),
});
export type PageReading = z.infer<typeof PageReading>;

/** One document of a file. */
const ReadDocument = z.object({
  Page: z.int(),
  /**
   * `fields`: read as what the service expects. `partial`: some of its fields were found, the general ones stand beside
   * them. `generic`: it does not look like what the service expects, so it has the general fields alone.
   */
  Reading: z.optional(z.enum(['fields', 'partial', 'generic'])),
  Data: DocumentData,
});

export const Result = z.object({
  /** Seconds as text, two decimals (`"7.45"`). */
  Time: z.string(),
  Quantity: z.int(),
  Document: z.array(ReadDocument),
  EngineVersion: z.optional(z.string()),
  Pages: z.optional(z.array(PageReading)),
  /** Milliseconds by stage of the pipeline. */
  Stages: z.optional(z.record(z.string(), z.number())),
});
export type Result = z.infer<typeof Result>;
