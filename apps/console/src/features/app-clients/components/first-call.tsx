import type { AppClient } from '@lavra/contract/model/app-client';
import { useQuery } from '@tanstack/react-query';

import { appClientsQuery } from '../../../api/app-clients.ts';
import { config } from '../../../base/config.ts';
import { m } from '../../../i18n/messages.ts';
import { docsPage } from '../../../lib/docs-page.ts';
import { CommandBox } from '../../../ui/controls/command-box.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import classes from './first-call.module.css';

/** Milliseconds between two polls of whether the client was used. */
const lookMs = 2_000;

interface FirstCallProps {
  readonly companyId: string;
  /** Includes its secret. */
  readonly client: AppClient;
}

/** The first call with the new credentials, ready to copy, and whether it has arrived. */
export function FirstCall({ companyId, client }: FirstCallProps) {
  const { ClientId, ClientSecret = '', LastUsedDate } = client;
  const isNew = LastUsedDate === null;
  const { data: isUsed = false } = useQuery({
    ...appClientsQuery(companyId),
    select: ({ appclients }) =>
      appclients.some((one) => one.ClientId === ClientId && one.LastUsedDate !== null),
    enabled: isNew,
    refetchInterval: ({ state }) =>
      state.data?.appclients.some((one) => one.ClientId === ClientId && one.LastUsedDate !== null) === true
        ? false
        : lookMs,
    meta: { quiet: true },
  });
  const { authBase } = config();
  const origin = authBase === '' ? window.location.origin : authBase;
  const body = JSON.stringify({ ClientID: ClientId, ClientSecret });
  const guide = docsPage(`?client=${encodeURIComponent(ClientId)}`);
  return (
    <section className={classes.root} aria-label={m.app_clients_try_now()}>
      <h3 className={classes.title}>{m.app_clients_try_now()}</h3>
      <CommandBox
        command={`curl -sS --fail-with-body ${origin}/v2/token \\\n  -d '${body}'`}
        name={m.api_call_command()}
      />
      <div className={classes.foot}>
        {isNew && (
          <output className={classes.state} data-done={isUsed || undefined}>
            {isUsed ? <Icon name="check" size={16} /> : <span className={classes.dot} />}
            {isUsed ? m.app_clients_call_came() : m.app_clients_call_awaited()}
          </output>
        )}
        {guide !== '' && (
          <a href={guide} target="_blank" rel="noreferrer">
            {m.app_clients_next_steps()}
          </a>
        )}
      </div>
    </section>
  );
}
