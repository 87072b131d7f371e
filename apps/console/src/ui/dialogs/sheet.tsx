import { lazy, Suspense } from 'react';

import { inTime } from '../../base/in-time.ts';
import type { LibrarySheetProps } from './opened/library-sheet.tsx';

const LibrarySheet = lazy(
  inTime(() => import('./opened/library-sheet.tsx').then((module) => ({ default: module.LibrarySheet }))),
);

type SheetProps = Omit<LibrarySheetProps, 'width' | 'steps'> &
  Partial<Pick<LibrarySheetProps, 'width' | 'steps'>>;

/** One item of a list, at its right side, so that the list stays visible. */
export function Sheet({ title, onClose, width = 680, steps, children }: SheetProps) {
  return (
    <Suspense>
      <LibrarySheet title={title} onClose={onClose} width={width} steps={steps}>
        {children}
      </LibrarySheet>
    </Suspense>
  );
}
