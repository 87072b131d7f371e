import type { PageReading } from '@lavra/contract/model/result';
import type { Recogniser } from '../ocr/recogniser.ts';
import type { Display } from '../pages/display.ts';
import type { PlacedWord, SourcePage } from '../pages/document.ts';
import type { Code } from '../pages/page.ts';
import type { SheetOfPaper } from '../pages/prepare/sheet-of-paper.ts';
import type { Raster, Turn } from '../pages/raster.ts';

/** A page on its way through the stages. */
export interface Draft {
  readonly source: SourcePage;
  /** Grey pixels of the displayed page; absent where the text layer says all. */
  readonly raster: Raster | undefined;
  /** The paper of a picture laid flat, where it was looked for. */
  readonly paper?: SheetOfPaper;
  readonly turn: Turn;
  /** On the upright page. */
  readonly words: readonly PlacedWord[];
  readonly codes: readonly Code[];
  readonly readFrom: PageReading['source'];
  readonly quality: string;
  readonly display?: Display | undefined;
}

export interface StageOptions {
  readonly recogniser: Recogniser;
  /** Codes are read from pictures always, from pages with a complete text layer only where this is true. */
  readonly readsAllCodes: boolean;
  /** Figures of a meter are looked for. */
  readonly readsDisplay?: boolean;
}

/** One step of reading a page; the same draft and options give the same draft. */
export interface Stage {
  readonly name: string;
  run(draft: Draft, options: StageOptions): Promise<Draft> | Draft;
}
