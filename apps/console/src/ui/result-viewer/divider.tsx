import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react';

import { m } from '../../i18n/messages.ts';
import classes from './result-viewer.module.css';

/** Percent of the width that the page may take. */
const narrowest = 25;
const widest = 75;
const usual = 55;

function bounded(share: number): number {
  return Math.min(widest, Math.max(narrowest, Math.round(share)));
}

function keptShare(key: string): number {
  const kept = Number(localStorage.getItem(key) ?? usual);
  return Number.isFinite(kept) ? bounded(kept) : usual;
}

/** How much of the width the page takes, in percent; kept in the browser for the person. */
export function useShare(person: string) {
  const key = `lavra-viewer-share-${person}`;
  const [share, setShare] = useState(() => keptShare(key));
  const keep = (next: number) => {
    setShare(bounded(next));
    localStorage.setItem(key, String(bounded(next)));
  };
  return [share, keep] as const;
}

interface Props {
  readonly share: number;
  readonly onShare: (share: number) => void;
  /** What is divided. */
  readonly whole: RefObject<HTMLElement | null>;
}

/** Between page and fields: dragged, or moved by the arrows. */
export function Divider({ share, onShare, whole }: Props) {
  const drag = (event: PointerEvent<HTMLElement>) => {
    const bounds = whole.current?.getBoundingClientRect();
    if (bounds === undefined || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onShare(((event.clientX - bounds.left) / bounds.width) * 100);
  };
  const press = (event: KeyboardEvent) => {
    const to = { ArrowLeft: share - 2, ArrowRight: share + 2, Home: narrowest, End: widest }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onShare(to);
  };
  return (
    // A separator with a value is a control, as WAI-ARIA has it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <hr
      className={classes.divider}
      aria-orientation="vertical"
      aria-label={m.viewer_divider()}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      aria-valuenow={share}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onDoubleClick={() => onShare(usual)}
      onKeyDown={press}
    />
  );
}
