import { type RefObject, useEffect, useRef } from 'react';

import { areLettersOn } from './viewer-letters.ts';

/** What each key does; letters in lower case. */
export type Keys = Readonly<Record<string, () => void>>;

const typed = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(typed) !== null;
}

/** Whether a key press is meant for this part: no modal lies over it, and the focus is not elsewhere in a dialog. */
function isMeant(part: HTMLElement, target: EventTarget | null): boolean {
  const modal = [...document.querySelectorAll('[aria-modal=true], dialog[open]')].at(-1);
  const isOver = modal !== undefined && !modal.contains(part);
  return !isOver && target instanceof Node && (modal ?? document).contains(target);
}

/** Single keys that work while the part is visible, wherever the focus is except in a text input. */
export function useKeys(part: RefObject<HTMLElement | null>, keys: Keys) {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (event.defaultPrevented || hasModifier || isTyping(event.target)) return;
      // Applies to every single character, also digits and signs; Enter and the arrow keys always work.
      if (event.key.length === 1 && !areLettersOn()) return;
      const act = current.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (act === undefined || part.current === null || !isMeant(part.current, event.target)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [part]);
}
