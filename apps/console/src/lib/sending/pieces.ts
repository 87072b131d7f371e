import { partSizeBytes } from '@lavra/contract/constants';

/** Bytes of a file that go in one request; `key` names their URL in the answer to the announcement. */
export interface Piece {
  readonly key: string;
  readonly file: File;
  /** From 1, for a part; absent for a file sent in one piece. */
  readonly number?: number;
  readonly start: number;
  readonly end: number;
}

export interface FilesToSend {
  readonly document: File;
  readonly selfie?: File;
  /** The back of the document. */
  readonly extraDocument?: File;
}

/** The number of parts of a document; undefined if it is sent in one piece. */
export function partsOf(document: File): number | undefined {
  return document.size > partSizeBytes ? Math.ceil(document.size / partSizeBytes) : undefined;
}

function whole(key: string, file: File): Piece {
  return { key, file, start: 0, end: file.size };
}

/** The document in parts if it is larger than one part, every other file in one piece. */
export function piecesOf({ document, selfie, extraDocument }: FilesToSend): Piece[] {
  const parts = partsOf(document);
  const pieces: Piece[] =
    parts === undefined
      ? [whole('document', document)]
      : Array.from({ length: parts }, (_, index) => ({
          key: `part_${index + 1}`,
          file: document,
          number: index + 1,
          start: index * partSizeBytes,
          end: Math.min((index + 1) * partSizeBytes, document.size),
        }));
  if (selfie !== undefined) pieces.push(whole('selfie', selfie));
  if (extraDocument !== undefined) pieces.push(whole('extra_document', extraDocument));
  return pieces;
}
