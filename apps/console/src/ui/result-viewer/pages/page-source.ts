/** A file whose pages can be shown. */
export interface PageSource {
  /** As places name it: `document`, `selfie`, `extra_document`. */
  readonly name: string;
  readonly label: string;
  readonly pageCount: number;
  /** In what its pages are measured: points of a PDF, pixels of a picture. */
  readonly unit: 'points' | 'pixels';
  /** The picture of a page, 1-based, upright and about so many pixels wide. */
  readonly open: (page: number, widthPx: number, signal: AbortSignal) => Promise<Blob>;
  /** A picture of the first page that the browser has already, shown until the upright one comes. */
  readonly local?: Blob | undefined;
}
