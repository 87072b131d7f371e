import { type RefObject, useEffect } from 'react';

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Makes the buttons of a group a single Tab stop, with arrow keys within. */
export function useRovingFocus(group: RefObject<HTMLElement | null>) {
  // After each render: the button that was the Tab stop may be gone or disabled.
  useEffect(() => {
    const buttons = [...(group.current?.querySelectorAll('button') ?? [])].filter((one) => !one.disabled);
    const stop =
      buttons.find((one) => one === document.activeElement) ??
      buttons.find((one) => one.hasAttribute('aria-current')) ??
      buttons[0];
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  });
  useEffect(() => {
    const element = group.current;
    if (element === null) return undefined;
    const walk = (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (step === undefined) return;
      const buttons = [...element.querySelectorAll('button')].filter((one) => !one.disabled);
      const from = buttons.findIndex((one) => one === document.activeElement);
      const to = buttons.at((from + step) % buttons.length);
      if (from === -1 || to === undefined) return;
      event.preventDefault();
      for (const button of buttons) button.tabIndex = button === to ? 0 : -1;
      to.focus();
    };
    element.addEventListener('keydown', walk);
    return () => element.removeEventListener('keydown', walk);
  }, [group]);
}
