import { cloneElement, type ReactElement, useEffect, useState } from 'react';

import classes from './tooltip.module.css';

interface TooltipProps {
  readonly label: string;
  readonly disabled?: boolean;
  /** Must pass attributes on to its element. */
  readonly children: ReactElement<{ 'data-tip'?: string }>;
}

/** Extra words about an element, drawn by the page's one `TooltipLayer`. */
export function Tooltip({ label, disabled = false, children }: TooltipProps) {
  return disabled ? children : cloneElement(children, { 'data-tip': label });
}

interface Shown {
  readonly text: string;
  readonly x: number;
  /** Of the element's upper edge, or of its lower edge when there is no room above. */
  readonly y: number;
  readonly isBelow: boolean;
}

/** Pixels that one line of text needs. */
const roomAbove = 48;

function shownFor(element: Element): Shown {
  const { left, width, top, bottom } = element.getBoundingClientRect();
  const isBelow = top < roomAbove;
  const x = Math.min(Math.max(left + width / 2, 80), window.innerWidth - 80);
  return { text: element.getAttribute('data-tip') ?? '', x, y: isBelow ? bottom + 8 : top - 8, isBelow };
}

/** One per page: follows pointer and focus, and hides on Escape, a click or a scroll. */
export function TooltipLayer() {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(timer);
      setShown(undefined);
    };
    const follow = ({ target, type }: Event) => {
      hide();
      const element = target instanceof Element ? target.closest('[data-tip]') : null;
      if (element === null || (type === 'focusin' && !element.matches(':focus-visible'))) return;
      timer = setTimeout(() => element.isConnected && setShown(shownFor(element)), 300);
    };
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
    const listeners = [
      ['pointerover', follow],
      ['focusin', follow],
      ['pointerdown', hide],
      ['scroll', hide],
      ['keydown', onKey],
    ] as const;
    for (const [type, listener] of listeners)
      document.addEventListener(type, listener as EventListener, { capture: true, passive: true });
    return () => {
      hide();
      for (const [type, listener] of listeners)
        document.removeEventListener(type, listener as EventListener, { capture: true });
    };
  }, []);
  if (shown === undefined) return null;
  // Hidden from screen readers: it stands outside every landmark, and the element's accessible name has the same words.
  return (
    <div
      aria-hidden
      className={classes.tip}
      data-below={shown.isBelow || undefined}
      style={{ left: shown.x, top: shown.y }}
    >
      {shown.text}
    </div>
  );
}
