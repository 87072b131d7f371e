/** Words printed on a kind of document, and their weight as evidence: 1 is found on many kinds, 6 and more on no other. Capitals without accents. */
export type Anchor = readonly [text: string, weight: number];

/** A kind of document: a service, or one of the other types that typification can answer. */
export interface DocumentKind {
  readonly type: string;
  readonly anchors: readonly Anchor[];
  /** True for kinds written in sentences; a page of running text is no other kind. */
  readonly isProse?: true;
}
