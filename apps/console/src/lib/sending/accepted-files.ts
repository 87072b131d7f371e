import { type Service, serviceDefinition } from '@lavra/contract/services/all';

import { config } from '../../base/config.ts';

/** Media types with their endings, of each kind of file that the server reads. */
const kinds = {
  PNG: { 'image/png': ['.png'] },
  JPG: { 'image/jpeg': ['.jpg', '.jpeg'] },
  TIFF: { 'image/tiff': ['.tif', '.tiff'] },
  PDF: { 'application/pdf': ['.pdf'] },
  XML: { 'application/xml': ['.xml'], 'text/xml': ['.xml'] },
  // Windows gives an archive another type than others do.
  ZIP: { 'application/zip': ['.zip'], 'application/x-zip-compressed': ['.zip'] },
} as const satisfies Record<string, Readonly<Record<string, readonly string[]>>>;

type Kind = keyof typeof kinds;

export interface AcceptedFiles {
  readonly accept: Readonly<Record<string, readonly string[]>>;
  /** In words: "PNG, JPG, TIFF, PDF". */
  readonly types: string;
  readonly maxBytes: (file: File) => number;
}

/** A file whose name ends in zip is a batch. */
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

/** What a service takes as its document; an archive is a batch, which a comparison of two files cannot be. */
function documentKinds(service: Service | undefined): readonly Kind[] {
  const definition = service === undefined ? undefined : serviceDefinition(service);
  const pages = ['PNG', 'JPG', 'TIFF', 'PDF'] as const;
  if (definition?.selfie === 'required') return pages;
  return [...pages, ...(definition?.xml === true ? (['XML'] as const) : []), 'ZIP'];
}

export function acceptedDocuments(service: Service | undefined): AcceptedFiles {
  return accepting(documentKinds(service));
}

/** Of one document that is shown before it is sent: browsers draw no TIFF. */
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

/** Whether the name ends as one of the accepted do; the server decides by content. */
export function isAccepted({ name }: File, { accept }: AcceptedFiles): boolean {
  const lower = name.toLowerCase();
  return Object.values(accept).some((endings) => endings.some((ending) => lower.endsWith(ending)));
}
