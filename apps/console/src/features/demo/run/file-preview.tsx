import { useEffect, useState } from 'react';

import { m } from '../../../i18n/messages.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import classes from './file-preview.module.css';

function isPicture(file: File): boolean {
  return file.type === 'image/png' || file.type === 'image/jpeg';
}

interface FilePreviewProps {
  readonly file: File;
  /** Shows a moving light while the file is being read. */
  readonly isBeingRead?: boolean;
  /** URL of the first page as the server draws it, once it has the file: browsers do not draw a PDF in an `img`. */
  readonly page?: string | undefined;
}

/** Preview of the file that is about to be sent, as far as the browser can show it. */
export function FilePreview(props: FilePreviewProps) {
  const { name, size, lastModified } = props.file;
  return <Preview key={`${name} ${size} ${lastModified}`} {...props} />;
}

function Preview({ file, isBeingRead = false, page }: FilePreviewProps) {
  const [url] = useState(() => URL.createObjectURL(file));
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  const shown = isPicture(file) ? url : page;
  return (
    <div
      className={classes.root}
      data-kind={shown === undefined ? 'none' : 'picture'}
      data-read={isBeingRead || undefined}
    >
      {shown === undefined ? (
        <p className={classes.none}>
          <Icon name="file" size={40} />
          <span>{file.type === 'application/pdf' ? m.demo_preview_pdf() : m.demo_preview_later()}</span>
        </p>
      ) : (
        <img className={classes.picture} src={shown} alt={m.demo_preview({ name: file.name })} />
      )}
    </div>
  );
}
