import type {
  CountOutcome,
  ReadRegionInput,
  ReadRegionOutcome,
  RecogniseInput,
  RecogniseOutcome,
  RenderInput,
  RenderOutcome,
} from '../outcome.ts';
import type { Limits } from '../pages/limits.ts';

/** What a child is told once, before its first job. */
export interface Settings {
  readonly limits: Limits;
  /** One reading of a picture may take this long; the net under the pool's watch of processor time. */
  readonly readTimeoutMs: number;
  readonly nativeTesseract?: string;
}

export type Job =
  | { readonly kind: 'recognise'; readonly input: RecogniseInput }
  | { readonly kind: 'render'; readonly input: RenderInput }
  | { readonly kind: 'region'; readonly input: ReadRegionInput }
  | { readonly kind: 'count'; readonly path: string };

export interface OutcomeOf {
  readonly recognise: RecogniseOutcome;
  readonly render: RenderOutcome;
  readonly region: ReadRegionOutcome;
  readonly count: CountOutcome;
}

export type AnyOutcome = OutcomeOf[keyof OutcomeOf];

export type ToChild =
  | { readonly type: 'settings'; readonly settings: Settings }
  | { readonly type: 'job'; readonly job: Job };

export type FromChild =
  /** A page is finished: the page clock starts again. */
  | { readonly type: 'page' }
  | { readonly type: 'done'; readonly outcome: AnyOutcome; readonly rssBytes: number };
