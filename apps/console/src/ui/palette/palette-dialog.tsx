import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

import { m } from '../../i18n/messages.ts';
import { plainText } from '../../lib/match-text.ts';
import { snackbar } from '../../lib/snackbar.tsx';
import { Icon, type IconName } from '../controls/icon.tsx';
import classes from './palette.module.css';

export interface PaletteEntry {
  readonly id: string;
  readonly group: string;
  readonly label: string;
  readonly note?: string;
  /** Search words beyond the label. */
  readonly words?: string;
  readonly icon: IconName;
  readonly run: () => void;
  /** Address of the entry, if it has one: it can then be opened in a new tab. */
  readonly href?: string;
  /** Text that the copy key copies. */
  readonly copies?: string;
}

/** The label with the matching text in bold. */
function Marked({ label, query }: { readonly label: string; readonly query: string }) {
  const at = query === '' ? -1 : plainText(label).indexOf(plainText(query));
  if (at === -1) return label;
  const end = at + query.length;
  return (
    <>
      {label.slice(0, at)}
      <strong>{label.slice(at, end)}</strong>
      {label.slice(end)}
    </>
  );
}

const withKey = navigator.platform.startsWith('Mac') ? '⌘' : 'Ctrl ';

/** What the keys do with the selected entry. */
function Verbs({ entry: { href, copies } }: { readonly entry: PaletteEntry }) {
  return (
    <p className={classes.verbs} aria-hidden="true">
      <kbd>↵</kbd> {m.palette_verb_open()}
      {href !== undefined && (
        <>
          <kbd>{withKey}↵</kbd> {m.palette_verb_beside()}
        </>
      )}
      {copies !== undefined && (
        <>
          <kbd>{withKey}C</kbd> {m.palette_verb_copy()}
        </>
      )}
    </p>
  );
}

interface PaletteDialogProps {
  readonly label: string;
  readonly placeholder: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Entries of the same group must be adjacent. */
  readonly entries: readonly PaletteEntry[];
  /** Shown when there is no entry. */
  readonly nothing: string;
  readonly onClose: () => void;
}

/** A search box over the page with its results; Enter runs the selected one. */
export function PaletteDialog(props: PaletteDialogProps) {
  const { label: title, placeholder, query, onQuery, entries, nothing, onClose } = props;
  const [at, setAt] = useState(0);
  const chosen = Math.min(at, entries.length - 1);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- both change which entry is selected
  }, [chosen, query]);

  function run(entry: PaletteEntry | undefined, isBeside = false) {
    if (entry === undefined) return;
    onClose();
    if (isBeside && entry.href !== undefined) window.open(entry.href, '_blank', 'noreferrer');
    else entry.run();
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { currentTarget: field } = event;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const isWith = event.ctrlKey || event.metaKey;
    const copied = entries[chosen]?.copies;
    if (isWith && event.key.toLowerCase() === 'c') {
      // With text selected in the field, copying is left to the browser.
      if (copied === undefined || field.selectionStart !== field.selectionEnd) return;
      navigator.clipboard.writeText(copied).then(snackbar.copied, () => snackbar.error(m.copy_failed()));
    } else if (step !== undefined) setAt((chosen + step + entries.length) % Math.max(entries.length, 1));
    else if (event.key === 'Enter') run(entries[chosen], isWith);
    else if (event.key === 'Escape') onClose();
    // The arrow keys move in the list, and the focus stays in the field.
    else if (event.key !== 'Tab') return;
    event.preventDefault();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the key is Escape
    <div
      className={classes.scrim}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the element would hide the snackbars under it */}
      <div role="dialog" aria-modal="true" aria-label={title} className={classes.root}>
        <label className={classes.search}>
          <Icon name="search" size={18} />
          <input
            // The palette is opened to type into it.
            autoFocus
            role="combobox"
            aria-expanded="true"
            aria-controls="palette-list"
            aria-activedescendant={entries[chosen] === undefined ? undefined : `palette-${chosen}`}
            aria-label={placeholder}
            placeholder={placeholder}
            value={query}
            onChange={({ currentTarget }) => {
              onQuery(currentTarget.value);
              setAt(0);
            }}
            onKeyDown={onKeyDown}
          />
          <kbd>Esc</kbd>
        </label>
        <div
          ref={list}
          id="palette-list"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- entries have icons and groups
          role="listbox"
          aria-label={title}
          className={classes.list}
        >
          {entries.map(({ id, group, label, note, icon }, i) => (
            <div key={id} role="presentation">
              {group !== entries[i - 1]?.group && (
                <div role="presentation" className={classes.group}>
                  {group}
                </div>
              )}
              {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter in the field above */}
              <div
                id={`palette-${i}`}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the list
                role="option"
                tabIndex={-1}
                aria-selected={i === chosen}
                className={classes.entry}
                onClick={({ ctrlKey, metaKey }) => run(entries[i], ctrlKey || metaKey)}
                onPointerMove={() => setAt(i)}
              >
                <Icon name={icon} size={18} />
                <span className={classes.label}>
                  <Marked label={label} query={query.trim()} />
                </span>
                {note !== undefined && <span className={classes.note}>{note}</span>}
              </div>
            </div>
          ))}
        </div>
        {entries.length === 0 && <p className={classes.nothing}>{nothing}</p>}
        {entries[chosen] !== undefined && <Verbs entry={entries[chosen]} />}
      </div>
    </div>
  );
}
