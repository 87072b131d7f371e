import { useMemo, useRef } from 'react';

import { m } from '../../i18n/messages.ts';
import { snackbar } from '../../lib/snackbar.tsx';
import { copyForms } from './copy-forms.ts';
import { hintKeys } from './viewer-keys.ts';
import { useLetters } from './viewer-letters.ts';
import classes from './viewer-foot.module.css';
import { type LinkedSelection, useChosenId } from './linked-selection.ts';
import type { ResultView } from './result-view.ts';
import { useRovingFocus } from './use-roving-focus.ts';

export async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    snackbar.copied();
  } catch {
    snackbar.warning(m.copy_failed());
  }
}

interface Props {
  readonly view: ResultView;
  readonly selection: LinkedSelection;
  /** Path of the result in the shown JSON. */
  readonly jsonRoot: string;
  readonly seconds: string;
}

/** The viewer's keys, and the forms in which the chosen value can be copied; before one is chosen, the reading time. */
export function ViewerFoot({ view, selection, jsonRoot, seconds }: Props) {
  const chosenId = useChosenId(selection);
  const chosen = useMemo(() => view.values.find(({ id }) => id === chosenId), [view, chosenId]);
  const forms = useMemo(
    () => (chosen === undefined ? undefined : copyForms(view, chosen, jsonRoot)),
    [view, chosen, jsonRoot],
  );
  const hasLetters = useLetters();
  const copies = useRef<HTMLDivElement>(null);
  useRovingFocus(copies);
  return (
    <div className={classes.root}>
      <p className={classes.hints}>
        {hasLetters &&
          hintKeys().map(({ keys, does }) => (
            <span key={does}>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}{' '}
              {does}
            </span>
          ))}
      </p>
      <div ref={copies} className={classes.copies} role="toolbar" aria-label={m.viewer_copy_as()}>
        {chosen === undefined || forms === undefined ? (
          <span className={classes.time}>{m.viewer_read_in({ seconds })}</span>
        ) : (
          <>
            <span className={classes.of}>{m.viewer_copy_of({ label: chosen.label })}</span>
            <button type="button" onClick={() => void copyText(forms.value)}>
              {m.viewer_copy_value()}
            </button>
            <button type="button" onClick={() => void copyText(forms.row)}>
              {m.viewer_copy_row()}
            </button>
            <button type="button" onClick={() => void copyText(forms.table)}>
              {chosen.row === undefined ? m.viewer_copy_group() : m.viewer_copy_table()}
            </button>
            <button type="button" title={forms.path} onClick={() => void copyText(forms.path)}>
              {m.viewer_copy_path()}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
