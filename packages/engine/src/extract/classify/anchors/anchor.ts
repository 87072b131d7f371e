/** Words printed on a kind of document and how much they speak for it: 1 stands on many kinds, 6 and more on no other. Capitals without accents. */
export type Anchor = readonly [text: string, weight: number];

/** A kind of document: a service, or one of the other types that typification can answer. */
export interface DocumentKind {
  readonly type: string;
  readonly anchors: readonly Anchor[];
  /** True for what is written in sentences; of all other kinds a page of running text is none. */
  readonly isProse?: true;
}
