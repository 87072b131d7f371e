/** A straight, thin line printed on a page, level or upright; edges as fractions of the page. */
export interface Rule {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
