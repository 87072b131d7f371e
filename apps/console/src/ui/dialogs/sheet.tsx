import { lazy, type ReactNode, Suspense } from 'react';

import { inTime } from '../../base/in-time.ts';

const LibrarySheet = lazy(
  inTime(() => import('./library-sheet.tsx').then((module) => ({ default: module.LibrarySheet }))),
);

interface SheetProps {
  readonly title: ReactNode;
  /** Pixels, where the window has them. */
  readonly width?: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** One thing of a list at the right of it: what is done with it leaves the list in sight. */
export function Sheet({ title, width = 680, onClose, children }: SheetProps) {
  return (
    <Suspense>
      <LibrarySheet opened onClose={onClose} title={title} size={width}>
        {children}
      </LibrarySheet>
    </Suspense>
  );
}
