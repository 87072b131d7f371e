import { lazy, type ReactNode, Suspense } from 'react';

import { inTime } from '../../base/in-time.ts';

interface AdviceProps {
  readonly code: string | undefined;
  readonly className: string | undefined;
}

/**
 * The advice for every error of the closed list, loaded when there is an error; if it does not load, the failure is
 * shown without it.
 */
const OpenedAdvice = lazy<(props: AdviceProps) => ReactNode>(() =>
  inTime(() => import('./opened/advice.tsx'))().then(
    (module) => ({ default: module.Advice }),
    () => ({ default: () => null }),
  ),
);

/** What a user can do about an error of the closed list. */
export function Advice(props: AdviceProps) {
  return (
    <Suspense fallback={<p className={props.className}>&nbsp;</p>}>
      <OpenedAdvice {...props} />
    </Suspense>
  );
}
