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

/** Settings sent to a child once, before its first job. */
export interface Settings {
  readonly limits: Limits;
  /** Wall-clock limit of one picture, behind the pool's limit of processor time. */
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
  /** A page is finished: the clock of the page restarts. */
  | { readonly type: 'page' }
  | { readonly type: 'done'; readonly outcome: AnyOutcome; readonly rssBytes: number };
