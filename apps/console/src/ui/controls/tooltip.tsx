import { cloneElement, type ReactElement, useEffect, useState } from 'react';

import classes from './tooltip.module.css';

interface TooltipProps {
  readonly label: string;
  readonly disabled?: boolean;
  /** Hands attributes on to its element. */
  readonly children: ReactElement<{ 'data-tip'?: string }>;
}

/** Says a word more of an element; drawn by the one `TooltipLayer` of the page. */
export function Tooltip({ label, disabled = false, children }: TooltipProps) {
  return disabled ? children : cloneElement(children, { 'data-tip': label });
}

interface Shown {
  readonly text: string;
  readonly x: number;
  /** Of the element's upper edge; under its lower one where there is no room above. */
  readonly y: number;
  readonly isBelow: boolean;
}

/** Pixels that a line of words takes. */
const roomAbove = 48;

function shownFor(element: Element): Shown {
  const { left, width, top, bottom } = element.getBoundingClientRect();
  const isBelow = top < roomAbove;
  const x = Math.min(Math.max(left + width / 2, 80), window.innerWidth - 80);
  return { text: element.getAttribute('data-tip') ?? '', x, y: isBelow ? bottom + 8 : top - 8, isBelow };
}

/** One for the page: follows pointer and focus, and goes at Escape, a click or a scroll. */
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
  // It stands outside every landmark, and who hears the page has the words from the element's name.
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
