/** A text of the documentation in both of its languages; Markdown. */
export interface Said {
  readonly pt: string;
  readonly en: string;
}
