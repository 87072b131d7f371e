import { open } from 'node:fs/promises';
import type { SourceDocument } from './document.ts';
import type { Limits } from './limits.ts';
import { openPdf } from './pdf/open-pdf.ts';
import { openPicture } from './picture/open-picture.ts';
import { RefusedError } from './refused-error.ts';
import { decodeXml, sniff } from './sniff.ts';

export type Opened =
  | { readonly kind: 'pages'; readonly document: SourceDocument }
  | { readonly kind: 'xml'; readonly text: string };

/** A document type declaration can name entities and files; no fiscal XML has one. */
const doctype = /<!DOCTYPE|<!ENTITY/i;

/** Opens a job's file by its content. Throws `RefusedError`, and the system's error for a file that cannot be read. */
export async function openDocument(path: string, limits: Limits): Promise<Opened> {
  const bytes = await readWithin(path, limits.documentBytes);
  const kind = await sniff(bytes);
  if (kind === 'pdf') return { kind: 'pages', document: await openPdf(bytes, limits) };
  if (kind !== 'xml') return { kind: 'pages', document: openPicture(bytes, kind, limits) };
  const text = decodeXml(bytes);
  if (doctype.test(text))
    throw new RefusedError('file_type_unsupported', 'XML with a document type declaration');
  return { kind: 'xml', text };
}

async function readWithin(path: string, most: number): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size > most) throw new RefusedError('file_too_large', `${size} bytes, more than ${most}`);
    return await file.readFile();
  } finally {
    await file.close();
  }
}
