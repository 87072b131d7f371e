import { type Service, serviceDefinition } from '@lavra/contract/services/all';

import { config } from '../../base/config.ts';

/** Media types and extensions of each kind of file that the server reads. */
const kinds = {
  PNG: { 'image/png': ['.png'] },
  JPG: { 'image/jpeg': ['.jpg', '.jpeg'] },
  TIFF: { 'image/tiff': ['.tif', '.tiff'] },
  PDF: { 'application/pdf': ['.pdf'] },
  XML: { 'application/xml': ['.xml'], 'text/xml': ['.xml'] },
  // Windows uses a different media type for archives.
  ZIP: { 'application/zip': ['.zip'], 'application/x-zip-compressed': ['.zip'] },
} as const satisfies Record<string, Readonly<Record<string, readonly string[]>>>;

type Kind = keyof typeof kinds;

export interface AcceptedFiles {
  readonly accept: Readonly<Record<string, readonly string[]>>;
  /** In words: "PNG, JPG, TIFF, PDF". */
  readonly types: string;
  readonly maxBytes: (file: File) => number;
}

/** A file whose name ends in `zip` is sent as a batch. */
export function isArchive({ name }: File): boolean {
  return /zip$/i.test(name);
}

function maxBytes(file: File): number {
  const { maxDocumentBytes, maxArchiveBytes } = config();
  return isArchive(file) ? maxArchiveBytes : maxDocumentBytes;
}

function accepting(names: readonly Kind[]): AcceptedFiles {
  return {
    accept: Object.assign({}, ...names.map((name) => kinds[name])) as AcceptedFiles['accept'],
    types: names.join(', '),
    maxBytes,
  };
}

/**
 * The kinds a service accepts as its document; an archive is a batch, which is impossible for a comparison of two
 * files.
 */
function documentKinds(service: Service | undefined): readonly Kind[] {
  const definition = service === undefined ? undefined : serviceDefinition(service);
  const pages = ['PNG', 'JPG', 'TIFF', 'PDF'] as const;
  if (definition?.selfie === 'required') return pages;
  return [...pages, ...(definition?.xml === true ? (['XML'] as const) : []), 'ZIP'];
}

export function acceptedDocuments(service: Service | undefined): AcceptedFiles {
  return accepting(documentKinds(service));
}

/** For a single document that is previewed before it is sent: browsers do not draw TIFF. */
export function acceptedShownDocuments(service: Service): AcceptedFiles {
  return accepting(documentKinds(service).filter((kind) => kind !== 'TIFF' && kind !== 'ZIP'));
}

/** A second file is a picture or a page, never an archive. */
export function acceptedSecondFiles(): AcceptedFiles {
  return accepting(['PNG', 'JPG', 'TIFF', 'PDF']);
}

export function acceptedSelfies(): AcceptedFiles {
  return accepting(['PNG', 'JPG']);
}

/** Whether the name has one of the accepted extensions; the server decides by content. */
export function isAccepted({ name }: File, { accept }: AcceptedFiles): boolean {
  const lower = name.toLowerCase();
  return Object.values(accept).some((endings) => endings.some((ending) => lower.endsWith(ending)));
}
