/** A file whose pages can be shown. */
export interface PageSource {
  /** The name that places use: `document`, `selfie`, `extra_document`. */
  readonly name: string;
  readonly label: string;
  readonly pageCount: number;
  /** Unit of the page sizes: points of a PDF, pixels of a picture. */
  readonly unit: 'points' | 'pixels';
  /** The picture of a page, 1-based, upright and about `widthPx` wide. */
  readonly open: (page: number, widthPx: number, signal: AbortSignal) => Promise<Blob>;
  /** A picture of the first page that the browser already has, shown until the upright one arrives. */
  readonly local?: Blob | undefined;
}
