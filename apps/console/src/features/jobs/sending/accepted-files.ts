import { type Service, serviceDefinition } from '@lavra/contract/services/all';

type Accept = Readonly<Record<string, readonly string[]>>;

export interface AcceptedFiles {
  readonly accept: Accept;
  /** In words: "PNG, JPG, TIFF, PDF". */
  readonly types: string;
}

const documents: Accept = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/tiff': ['.tif', '.tiff'],
  'application/pdf': ['.pdf'],
};
// Windows gives an archive another type than others do.
const archives: Accept = { 'application/zip': ['.zip'], 'application/x-zip-compressed': ['.zip'] };
const fiscal: Accept = { 'application/xml': ['.xml'], 'text/xml': ['.xml'] };

/** A second file is a picture or a page, never an archive. */
export const acceptedSecondFiles: AcceptedFiles = { accept: documents, types: 'PNG, JPG, TIFF, PDF' };

/** What a service takes as its document; an archive is a batch, which a comparison of two files cannot be. */
export function acceptedDocuments(service: Service | undefined): AcceptedFiles {
  const definition = service === undefined ? undefined : serviceDefinition(service);
  if (definition?.selfie === 'required') return acceptedSecondFiles;
  const isFiscal = definition?.xml === true;
  return {
    accept: { ...documents, ...archives, ...(isFiscal ? fiscal : {}) },
    types: `PNG, JPG, TIFF, PDF,${isFiscal ? ' XML,' : ''} ZIP`,
  };
}

/** A file whose name ends in zip is a batch. */
export function isArchive({ name }: File): boolean {
  return /zip$/i.test(name);
}

/** Whether the name ends as one of the accepted do; the server decides by content. */
export function isAccepted({ name }: File, { accept }: AcceptedFiles): boolean {
  const lower = name.toLowerCase();
  return Object.values(accept).some((endings) => endings.some((ending) => lower.endsWith(ending)));
}
