import { callUrl } from '@lavra/contract/client';
import { resultEndpoints } from '@lavra/contract/endpoints/results';
import { useState } from 'react';

import { config } from '../../base/config.ts';
import { m } from '../../i18n/messages.ts';
import { Button } from '../controls/button.tsx';
import { CopyButton } from '../controls/copy-button.tsx';
import { Icon } from '../controls/icon.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import classes from './api-call.module.css';

/** The call that gives a program the result on the screen, to be copied. */
export function ApiCall({ jobId }: { readonly jobId: string }) {
  const [isOpen, setOpen] = useState(false);
  const { documentsBase, documentationUrl } = config();
  const origin = documentsBase === '' ? window.location.origin : documentsBase;
  const address = `${origin}${callUrl(resultEndpoints.getSingleJobResult, { params: { jobId } })}`;
  const command = `curl -sS --fail-with-body '${address}' \\\n  -H "Authorization: Bearer $LAVRA_TOKEN"`;
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon name="code" size={16} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        API
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={m.api_call_title()}>
        <p className={classes.text}>{m.api_call_text()}</p>
        <div className={classes.code}>
          {/* A box that scrolls must be reachable by the keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre tabIndex={0} aria-label={m.api_call_command()}>
            {command}
          </pre>
          <CopyButton value={command} name={m.api_call_command()} />
        </div>
        {documentationUrl !== '' && (
          <a className={classes.link} href={documentationUrl} target="_blank" rel="noreferrer">
            {m.api_call_docs()}
          </a>
        )}
      </Dialog>
    </>
  );
}
