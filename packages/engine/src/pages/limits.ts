/** How much of a document the engine agrees to open; everything above is refused with its reason. */
export interface Limits {
  readonly documentBytes: number;
  readonly pages: number;
  /** Pixels of one page as stored in the file, before any scaling. */
  readonly pagePixels: number;
}

/** The limits a product runs with when its operator sets none: 50 MB, 50 pages, 50 megapixels a page. */
export const defaultLimits: Limits = {
  documentBytes: 50 * 1024 * 1024,
  pages: 50,
  pagePixels: 50_000_000,
};
