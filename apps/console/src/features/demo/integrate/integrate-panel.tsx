import { demoAppClientName, tokenMinutes } from '@lavra/contract/constants';
import { type Service, serviceDefinition } from '@lavra/contract/services/all';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { appClientsQuery } from '../../../api/app-clients.ts';
import { m } from '../../../i18n/messages.ts';
import { useCompanyId } from '../../../lib/acting-company.ts';
import { config } from '../../../base/config.ts';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { secretVariable } from './snippet.ts';
import { snippets } from './snippets.ts';
import { CodeLines } from './code-lines.tsx';
import classes from './integrate-panel.module.css';
import { CommandBox } from '../../../ui/controls/command-box.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/controls/tabs.tsx';

/** Lifetime in hours of the token that the snippets request; the warning names it. */
const tokenHours = tokenMinutes.default / 60;

function originOf(base: string): string {
  return base === '' ? window.location.origin : base;
}

/** The same sending as a program, with the company's own app client filled in. */
export function IntegratePanel({ service }: { readonly service: Service }) {
  const clients = useQuery(appClientsQuery(useCompanyId())).data?.appclients ?? [];
  const [chosen, setChosen] = useState<string>();
  // Nobody was ever shown the secret of the demo's client, so a program cannot use it.
  const own = clients.filter(({ ClientName }) => ClientName !== demoAppClientName);
  const clientId = chosen ?? own[0]?.ClientId;
  const { metadata } = serviceDefinition(service);
  const input = {
    authOrigin: originOf(config().authBase),
    documentsOrigin: originOf(config().documentsBase),
    clientId: clientId ?? 'CLIENT_ID',
    service,
    tokenMinutes: tokenMinutes.default,
    metadata: metadata?.example ?? {},
    hasSelfie: service === 'facematch',
  };
  return (
    <div className={classes.root}>
      <div className={classes.top}>
        <p className={classes.text}>{m.demo_integrate_text({ variable: secretVariable })}</p>
        <Select
          label={m.demo_client()}
          className={classes.client}
          data={own.map(({ ClientId, ClientName }) => ({ value: ClientId, label: ClientName }))}
          value={clientId ?? null}
          allowDeselect={false}
          disabled={own.length === 0}
          onChange={(value) => setChosen(value ?? undefined)}
        />
      </div>
      <CommandBox command={`export ${secretVariable}='…'`} name={m.demo_secret_first()} />
      <Tabs defaultValue={snippets[0]?.key}>
        <TabList className={classes.languages} aria-label={m.demo_languages()}>
          {snippets.map(({ key, name }) => (
            <Tab key={key} value={key}>
              {name}
            </Tab>
          ))}
        </TabList>
        {snippets.map(({ key, name, fileName, write }) => {
          const text = write(input);
          return (
            <TabPanel key={key} value={key} className={classes.code}>
              <div className={classes.bar}>
                <code>{fileName}</code>
                <CopyButton value={text} name={m.demo_snippet({ name })} />
              </div>
              <CodeLines text={text} label={m.demo_snippet({ name })} />
            </TabPanel>
          );
        })}
      </Tabs>
      <div className={classes.notes}>
        <p>
          <Icon name="alert" size={16} />
          {m.demo_token_warning({ count: tokenHours })}
        </p>
        {metadata === undefined ? null : (
          <p>
            <code>{JSON.stringify(metadata.example)}</code>{' '}
            {metadata.kind === 'similarity' ? m.demo_metadata_similarity() : m.demo_metadata_compare()}
          </p>
        )}
      </div>
    </div>
  );
}
