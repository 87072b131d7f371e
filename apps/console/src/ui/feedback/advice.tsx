import { lazy, type ReactNode, Suspense } from 'react';

import { inTime } from '../../base/in-time.ts';

interface AdviceProps {
  readonly code: string | undefined;
  readonly className: string | undefined;
}

/** Of every error of the list, asked for when there is one; without it the failure is said all the same. */
const OpenedAdvice = lazy<(props: AdviceProps) => ReactNode>(() =>
  inTime(() => import('./opened/advice.tsx'))().then(
    (module) => ({ default: module.Advice }),
    () => ({ default: () => null }),
  ),
);

/** What a person can do about an error of the closed list. */
export function Advice(props: AdviceProps) {
  return (
    <Suspense fallback={<p className={props.className}>&nbsp;</p>}>
      <OpenedAdvice {...props} />
    </Suspense>
  );
}
