import { lazy, type ReactNode, Suspense } from 'react';

import { inTime } from '../../base/in-time.ts';

const LibrarySheet = lazy(
  inTime(() => import('./library-sheet.tsx').then((module) => ({ default: module.LibrarySheet }))),
);

/** From one thing of the list to the next; absent where there is none. */
export interface SheetSteps {
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

interface SheetProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** Pixels, or a length of CSS; never wider than the window. */
  readonly width?: number | string;
  readonly steps?: SheetSteps | undefined;
  readonly children: ReactNode;
}

/** One thing of a list at the right of it: what is done with it leaves the list in sight. */
export function Sheet({ title, onClose, width = 680, steps, children }: SheetProps) {
  return (
    <Suspense>
      <LibrarySheet title={title} onClose={onClose} width={width} steps={steps}>
        {children}
      </LibrarySheet>
    </Suspense>
  );
}
