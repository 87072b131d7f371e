import type { ConfidencePoint } from '@lavra/contract/model/backoffice';

/** What a confidence threshold would let pass without review. */
export interface Passing {
  readonly threshold: number;
  /** Values at or above the threshold. */
  readonly passed: number;
  /** Those of them that reviewers corrected. */
  readonly wrong: number;
  /** 0 to 1. */
  readonly share: number;
}

/** One entry per whole percent, 0 to 100. */
export function passingByThreshold(points: readonly ConfidencePoint[]): Passing[] {
  const total = points.reduce((sum, { judged }) => sum + judged, 0);
  const from = (threshold: number, name: 'judged' | 'wrong') =>
    points.reduce((sum, point) => sum + (point.confidence >= threshold ? point[name] : 0), 0);
  return Array.from({ length: 101 }, (_, threshold) => {
    const passed = from(threshold, 'judged');
    return { threshold, passed, wrong: from(threshold, 'wrong'), share: total === 0 ? 0 : passed / total };
  });
}

/**
 * The lowest threshold at which at most `wrongInThousand` of a thousand passing values are wrong; 100 if there is none.
 */
export function firstThreshold(passing: readonly Passing[], wrongInThousand: number): number {
  return passing.find(({ passed, wrong }) => wrong * 1000 <= passed * wrongInThousand)?.threshold ?? 100;
}

export function wrongInThousand({ passed, wrong }: Passing): number {
  return passed === 0 ? 0 : (wrong * 1000) / passed;
}
