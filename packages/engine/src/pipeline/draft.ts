import type { PageReading } from '@lavra/contract/model/result';
import type { Recogniser } from '../ocr/recogniser.ts';
import type { Display } from '../pages/display.ts';
import type { PlacedWord, SourcePage } from '../pages/document.ts';
import type { Code } from '../pages/page.ts';
import type { SheetOfPaper } from '../pages/prepare/sheet-of-paper.ts';
import type { Rule } from '../pages/rule.ts';
import type { Raster, Turn } from '../pages/raster.ts';

/** A page between two stages. */
export interface Draft {
  readonly source: SourcePage;
  /** Grey pixels of the displayed page; absent when the text layer is complete. */
  readonly raster: Raster | undefined;
  /** The flattened paper of a picture, if it was searched for. */
  readonly paper?: SheetOfPaper;
  readonly turn: Turn;
  /** On the upright page. */
  readonly words: readonly PlacedWord[];
  readonly codes: readonly Code[];
  /** On the levelled page, in fractions of the upright one. */
  readonly rules: readonly Rule[];
  readonly readFrom: PageReading['source'];
  readonly quality: string;
  readonly display?: Display | undefined;
}

export interface StageOptions {
  readonly recogniser: Recogniser;
  /** Whether codes are also read from pages with a complete text layer; pictures are always searched. */
  readonly readsAllCodes: boolean;
  /** Whether to look for the blanks to be filled in behind words. */
  readonly readsBlanks?: boolean;
  /** Whether to look for a meter's display. */
  readonly readsDisplay?: boolean;
}

/** One step of reading a page; the same draft and options give the same draft. */
export interface Stage {
  readonly name: string;
  run(draft: Draft, options: StageOptions): Promise<Draft> | Draft;
}
