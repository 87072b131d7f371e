import type { ReactNode } from 'react';

import { m } from '../../i18n/messages.ts';
import { saveBlob } from '../../lib/save-file.ts';
import { CopyButton } from '../controls/copy-button.tsx';
import { Icon } from '../controls/icon.tsx';
import classes from './result-viewer.module.css';
import { Button } from '../controls/button.tsx';

interface Props {
  readonly text: string;
  readonly name: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly children: ReactNode;
}

/** A text with buttons to copy and download it. */
export function TextPanel({ text, name, fileName, mediaType, children }: Props) {
  return (
    <div className={classes.textPanel}>
      <div className={classes.textActions}>
        <CopyButton value={text} name={name} />
        <Button
          variant="subtle"
          size="xs"
          leftSection={<Icon name="download" size={16} />}
          onClick={() => saveBlob(fileName, new Blob([text], { type: mediaType }))}
        >
          {m.action_download()}
        </Button>
      </div>
      {children}
    </div>
  );
}
