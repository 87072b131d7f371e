import { useEffect, useRef, useState } from 'react';

import { m } from '../../i18n/messages.ts';
import { snackbar } from '../../lib/snackbar.tsx';
import { Icon } from './icon.tsx';
import { ActionIcon } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

/** Milliseconds for which the icon confirms the copy. */
const doneMs = 500;

interface CopyButtonProps {
  readonly value: string;
  /** What is copied, for the button's accessible name. */
  readonly name?: string;
}

export function CopyButton({ value, name }: CopyButtonProps) {
  const [isDone, setDone] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
    } catch {
      snackbar.warning(m.copy_failed());
      return;
    }
    setDone(true);
    snackbar.copied();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setDone(false), doneMs);
  }

  const label = name === undefined ? m.copy() : m.copy_named({ name });
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        size={28}
        aria-label={label}
        onClick={(event) => {
          event.stopPropagation();
          void copy();
        }}
      >
        <Icon name={isDone ? 'check' : 'copy'} size={16} />
      </ActionIcon>
    </Tooltip>
  );
}
