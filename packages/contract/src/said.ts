/** A text of the documentation in both languages; Markdown. */
export interface Said {
  readonly pt: string;
  readonly en: string;
}
