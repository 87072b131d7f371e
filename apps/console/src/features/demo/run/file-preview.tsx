import { useEffect, useState } from 'react';

import { m } from '../../../i18n/messages.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import classes from './file-preview.module.css';

function isPicture(file: File): boolean {
  return file.type === 'image/png' || file.type === 'image/jpeg';
}

/** PDF is drawn by the browser's own reader; telephones have none. */
function isShownAsPdf(file: File): boolean {
  return file.type === 'application/pdf' && navigator.pdfViewerEnabled;
}

interface FilePreviewProps {
  readonly file: File;
  /** Light runs over it while it is being read. */
  readonly isBeingRead?: boolean;
}

/** What is about to be sent, as the browser can show it. */
export function FilePreview(props: FilePreviewProps) {
  const { name, size, lastModified } = props.file;
  return <Preview key={`${name} ${size} ${lastModified}`} {...props} />;
}

function Preview({ file, isBeingRead = false }: FilePreviewProps) {
  const [url] = useState(() => URL.createObjectURL(file));
  // The reader of PDF is dark until it has the page.
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  const kind = isPicture(file) ? 'picture' : isShownAsPdf(file) ? 'pdf' : 'none';
  return (
    <div className={classes.root} data-kind={kind} data-read={isBeingRead || undefined}>
      {kind === 'picture' && (
        <img className={classes.picture} src={url} alt={m.demo_preview({ name: file.name })} />
      )}
      {kind === 'pdf' && (
        // The browser's reader of PDF does not work in a sandbox; the file is the person's own. It is to be looked at
        // only: it would take the focus as it starts, and with it what is being typed or clicked.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          className={classes.pdf}
          inert
          tabIndex={-1}
          data-drawn={isDrawn || undefined}
          onLoad={() => setDrawn(true)}
          src={`${url}#toolbar=0&navpanes=0&view=FitH`}
          title={m.demo_preview({ name: file.name })}
        />
      )}
      {kind === 'none' && (
        <p className={classes.none}>
          <Icon name="file" size={40} />
          <span>{m.demo_preview_later()}</span>
        </p>
      )}
    </div>
  );
}
