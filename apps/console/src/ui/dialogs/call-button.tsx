import { useState } from 'react';

import { config } from '../../base/config.ts';
import { m } from '../../i18n/messages.ts';
import { docsPage } from '../../lib/docs-page.ts';
import { Button } from '../controls/button.tsx';
import { CommandBox } from '../controls/command-box.tsx';
import { Icon } from '../controls/icon.tsx';
import classes from './call-button.module.css';
import { Dialog } from './dialog.tsx';

interface CallButtonProps {
  /** Path and query. */
  readonly call: string;
  /** Body of a call that queries by POST. */
  readonly body?: object;
  /** Origin of the API base, by default the auth and management one; empty means the origin of the page. */
  readonly base?: string;
  /** Whose token the call needs. */
  readonly token?: 'client' | 'person' | 'administrator';
  /** Group of the API reference that documents the call. */
  readonly group: string;
}

/** Quotes a text as one shell word, whatever it contains. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** The API call that returns what is on the screen, to copy. */
export function CallButton({
  call,
  body,
  base = config().authBase,
  token = 'person',
  group,
}: CallButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const texts = {
    client: m.api_call_text,
    person: m.api_call_text_person,
    administrator: m.api_call_text_administrator,
  };
  const docs = docsPage(`/reference/${group}`);
  const address = `${base === '' ? window.location.origin : base}${call}`;
  const asked = body === undefined ? '' : ` \\\n  --json ${quoted(JSON.stringify(body))}`;
  const command = `curl -sS --fail-with-body '${address}' \\\n  -H "Authorization: Bearer $LAVRA_TOKEN"${asked}`;
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
        <p className={classes.text}>{texts[token]()}</p>
        <CommandBox command={command} name={m.api_call_command()} />
        {docs !== '' && (
          <a className={classes.link} href={docs} target="_blank" rel="noreferrer">
            {m.api_call_docs()}
          </a>
        )}
      </Dialog>
    </>
  );
}
