import { m } from '../../i18n/messages.ts';
import { switchLetters, useLetters } from '../../ui/result-viewer/viewer-letters.ts';
import { viewerKeys } from '../../ui/result-viewer/viewer-keys.ts';
import classes from './key-list.module.css';
import { Modal } from '../../ui/dialogs/modal.tsx';

function Keys({ keys }: { readonly keys: ReturnType<typeof viewerKeys> }) {
  return (
    <dl className={classes.list}>
      {keys.map((entry) => (
        <div key={entry.does} className={classes.row}>
          <dt>
            {entry.keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{entry.does}</dd>
        </div>
      ))}
    </dl>
  );
}

interface KeyListProps {
  /** The user may act for clients. */
  readonly hasPicker: boolean;
  readonly onClose: () => void;
}

export function KeyList({ hasPicker, onClose }: KeyListProps) {
  const hasLetters = useLetters();
  const keys = [
    { keys: ['Ctrl', 'K'], does: m.keys_palette() },
    ...(hasPicker
      ? [
          { keys: ['Ctrl', 'Shift', 'K'], does: m.acting_choose() },
          { keys: ['Esc', 'Esc'], does: m.acting_end_keys() },
        ]
      : []),
    { keys: ['/'], does: m.keys_filter() },
    { keys: ['?'], does: m.keys_title() },
    { keys: ['↑', '↓'], does: m.keys_rows() },
    { keys: ['Enter'], does: m.keys_open() },
    { keys: ['Esc'], does: m.keys_close() },
  ];
  return (
    <Modal opened onClose={onClose} title={m.keys_title()}>
      <Keys keys={keys} />
      <h3 className={classes.title}>{m.viewer_keys_title()}</h3>
      <label className={classes.letters}>
        <input
          type="checkbox"
          checked={hasLetters}
          onChange={({ currentTarget }) => switchLetters(currentTarget.checked)}
        />
        <span>
          {m.viewer_letters()}
          <small>{m.viewer_letters_text()}</small>
        </span>
      </label>
      <Keys keys={viewerKeys()} />
    </Modal>
  );
}
