/** Largest document that the engine opens; anything above is refused with a reason. */
export interface Limits {
  readonly documentBytes: number;
  readonly pages: number;
  /** Pixels of one page as stored in the file, before any scaling. */
  readonly pagePixels: number;
}

/** Default limits: 50 MB, 50 pages, 50 megapixels a page. */
export const defaultLimits: Limits = {
  documentBytes: 50 * 1024 * 1024,
  pages: 50,
  pagePixels: 50_000_000,
};
