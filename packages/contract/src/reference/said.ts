/** A text of the documentation in both of its languages; Markdown. */
export interface Said {
  readonly pt: string;
  readonly en: string;
}

/** What a field means, in both languages. */
export type Line = readonly [pt: string, en: string];
