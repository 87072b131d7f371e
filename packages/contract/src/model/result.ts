import * as z from 'zod/mini';

import { model, named, said } from './schema.ts';

/** `[x, y, width, height]` as fractions (0 to 1) of the upright page. */
export const Box = named('Box', z.tuple([z.number(), z.number(), z.number(), z.number()]));
export type Box = z.infer<typeof Box>;

/** A verification of a value and whether it passed; `check` is a key of the checks catalogue. */
export const Check = model('Check', {
  check: z.string(),
  ok: said(z.boolean(), 'Se conferiu.', 'Whether it held.'),
  /** The compared value, when the check is a comparison. */
  against: said(z.optional(z.string()), 'Com que foi comparado.', 'What it was compared with.'),
});
export type Check = z.infer<typeof Check>;

const evidence = {
  conf: said(
    z.optional(z.number()),
    'Confiança medida, 0 a 100; ausente onde nada foi medido.',
    'Measured confidence, 0 to 100; absent where nothing was measured.',
  ),
  /** Page of the document, from 1. */
  page: z.optional(z.int()),
  box: z.optional(Box),
  checks: said(
    z.optional(z.array(Check)),
    'O que foi verificado do valor, e se conferiu.',
    'What was verified about the value, and whether it held.',
  ),
  /** The value as printed on the page, when `value` is normalised. */
  printed: z.optional(z.string()),
};

const review = {
  /** A person gave this value in human review; absent for a value that the engine read. */
  origin: z.optional(z.literal('review')),
  /** The engine's value that this one replaces; absent when the engine had read none. */
  read: z.optional(z.string()),
};

/** A single value read from a document, with its evidence. */
export const Field = model('Field', { value: z.string(), ...evidence, ...review });
export type Field = z.infer<typeof Field>;

/** A row of a table, each cell a field of its own. */
export const Row = named('Row', z.record(z.string(), Field));
export type Row = z.infer<typeof Row>;

/** The fields of one document by name; a table (items, lines, codes) is a list of rows. */
export const DocumentData = named('DocumentData', z.record(z.string(), z.union([Field, z.array(Row)])));
export type DocumentData = z.infer<typeof DocumentData>;

/** How one page was read. `quality` is `ok` or the code of the problem (`blurred`, `too-small`, `empty`). */
export const PageReading = model('PageReading', {
  page: z.int(),
  width: said(
    z.number(),
    'Largura da página em pé, em pixels ou pontos.',
    'Width of the upright page, in pixels or points.',
  ),
  height: said(
    z.number(),
    'Altura da página em pé, em pixels ou pontos.',
    'Height of the upright page, in pixels or points.',
  ),
  source: said(z.enum(['text-layer', 'ocr', 'xml', 'code']), 'Como foi lida.', 'How it was read.'),
  orientation: said(
    z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
    'Graus, no sentido horário, que a página foi girada.',
    'Degrees clockwise that the page was turned.',
  ),
  quality: said(
    z.string(),
    '`ok`, ou o que há com a página (`blurred`, `too-small`, `empty`).',
    '`ok`, or what is wrong with the page (`blurred`, `too-small`, `empty`).',
  ),
});
export type PageReading = z.infer<typeof PageReading>;

/** One document found in a file. */
const ReadDocument = z.object({
  Page: said(
    z.int(),
    'Página em que o documento começa, a partir de 1.',
    'Page on which the document begins, from 1.',
  ),
  Reading: said(
    z.optional(z.enum(['fields', 'partial', 'generic'])),
    'Se o documento foi lido como o que o serviço espera: `fields`, lido com os campos do serviço; `partial`, só alguns deles, ao lado dos campos gerais; `generic`, não parece ser o documento esperado e traz só os campos gerais.',
    'Whether the document was read as what the service expects: `fields`, with the fields of the service; `partial`, only some of them, beside the general fields; `generic`, it does not look like the document expected and brings the general fields alone.',
  ),
  Data: DocumentData,
});

export const Result = model('Result', {
  /** Seconds as text with two decimals (`"7.45"`). */
  Time: said(z.string(), 'Segundos da leitura, como texto.', 'Seconds of the reading, as text.'),
  Quantity: said(
    z.int(),
    'Quantos documentos foram lidos no arquivo.',
    'How many documents were read in the file.',
  ),
  Document: z.array(ReadDocument),
  EngineVersion: said(
    z.optional(z.string()),
    'Versão do motor de leitura.',
    'Version of the reading engine.',
  ),
  Pages: said(z.optional(z.array(PageReading)), 'Como cada página foi lida.', 'How each page was read.'),
  Stages: said(
    z.optional(z.record(z.string(), z.number())),
    'Milissegundos por etapa.',
    'Milliseconds by stage.',
  ),
});
export type Result = z.infer<typeof Result>;
