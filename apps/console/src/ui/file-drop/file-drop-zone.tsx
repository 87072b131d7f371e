import { ErrorCode, useDropzone, type FileRejection } from 'react-dropzone';
import { type ReactNode, useId, useState } from 'react';

import { m } from '../../i18n/messages.ts';
import { formatBytes } from '../../lib/formats.ts';
import classes from './file-drop.module.css';
import { pickFile } from '../../lib/pick-file.ts';
import { Icon } from '../controls/icon.tsx';

export interface FileDropProps {
  readonly label: string;
  /** Media types with their extensions: `{ 'image/png': ['.png'] }`. The server decides by content. */
  readonly accept: Readonly<Record<string, readonly string[]>>;
  /** The types in words: "PNG, JPG, PDF". */
  readonly types: string;
  readonly maxBytes: (file: File) => number;
  readonly file: File | undefined;
  readonly onFile: (file: File | undefined) => void;
  readonly error?: string | undefined;
  /** Shown under the name of the chosen file, which then fills the whole zone. */
  readonly preview?: ReactNode;
  /** Set where the file is the main thing on the screen. */
  readonly isTall?: boolean;
}

export function FileDropZone({
  label,
  accept,
  types,
  maxBytes,
  file,
  onFile,
  error,
  preview,
  isTall,
}: FileDropProps) {
  const id = useId();
  const [refusal, setRefusal] = useState<string>();

  function refuse([first]: readonly FileRejection[]) {
    const isLarge = first?.errors.some(({ code }) => code === ErrorCode.FileTooLarge) === true;
    setRefusal(
      isLarge
        ? m.drop_refused_size({ limit: formatBytes(maxBytes(first.file)) })
        : m.drop_refused_type({ types }),
    );
  }

  const zone = useDropzone({
    accept: Object.fromEntries(Object.entries(accept).map(([type, endings]) => [type, [...endings]])),
    validator: (given) =>
      given.size > maxBytes(given) ? { code: ErrorCode.FileTooLarge, message: '' } : null,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDropAccepted: ([accepted]) => {
      setRefusal(undefined);
      onFile(accepted);
    },
    onDropRejected: refuse,
  });
  const shownError = refusal ?? error;

  return (
    <div className={classes.root}>
      <span id={id} className={classes.label}>
        {label}
      </span>
      <div
        {...zone.getRootProps()}
        className={classes.zone}
        data-active={zone.isDragActive || undefined}
        data-invalid={shownError !== undefined || undefined}
        data-tall={isTall === true || undefined}
        data-previews={(file !== undefined && preview !== undefined) || undefined}
      >
        <input {...zone.getInputProps({ 'aria-labelledby': id })} />
        {file === undefined ? (
          <>
            <Icon name="upload" size={24} />
            <span>
              {zone.isDragActive ? m.drop_active() : m.drop_prompt()}{' '}
              <button type="button" className={classes.choose} aria-describedby={id} onClick={zone.open}>
                {m.drop_choose()}
              </button>
            </span>
            {'image/jpeg' in accept ? (
              <button
                type="button"
                className={classes.photo}
                aria-describedby={id}
                onClick={() => pickFile({ accept, isPhoto: true }, onFile)}
              >
                {m.drop_photo()}
              </button>
            ) : null}
            <small>{m.drop_accepted({ types })}</small>
          </>
        ) : (
          <span className={classes.file}>
            <Icon name="file" />
            <span className={classes.name}>{file.name}</span>
            <small>{formatBytes(file.size)}</small>
            <button
              type="button"
              className={classes.remove}
              aria-label={m.drop_remove({ name: file.name })}
              onClick={() => onFile(undefined)}
            >
              <Icon name="close" size={16} />
            </button>
          </span>
        )}
        {file === undefined ? null : preview}
      </div>
      <p className={classes.error} role="alert">
        {shownError}
      </p>
    </div>
  );
}
