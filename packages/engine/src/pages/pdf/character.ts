/** A printed character on the displayed page (`/Rotate` applied). Lengths are in points; y grows downwards. */
export interface Character {
  readonly text: string;
  /** Bounds of the ink. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Bounds of the character's cell in the font's line, whatever the ink. */
  readonly lineTop: number;
  readonly lineBottom: number;
  readonly lineLeft: number;
  readonly lineRight: number;
  /** Clockwise degrees that would make the character upright. */
  readonly turn: 0 | 90 | 180 | 270;
  /** A blank or a line end comes before this character. */
  readonly startsWord: boolean;
}
