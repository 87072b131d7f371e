import { demoAppClientName } from '@lavra/contract/constants';
import type { AppClient } from '@lavra/contract/model/app-client';
import type { Service } from '@lavra/contract/services/all';
import { SegmentedControl, Select } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';

import { m } from '../../../i18n/messages.ts';
import { acceptedSelfies, acceptedShownDocuments } from '../../../lib/sending/accepted-files.ts';
import { maySend } from '../../../lib/default-client.ts';
import { FileDrop } from '../../../ui/file-drop/file-drop.tsx';
import { PageDrop } from '../../../ui/file-drop/page-drop.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { type FaceMatchType, faceMatchTypes } from '../demo-services.ts';
import { MetadataForm } from './metadata-form.tsx';
import type { TrialDraft } from './trial-draft.ts';
import { FilePreview } from '../run/file-preview.tsx';
import classes from './trial-form.module.css';
import { SampleRow } from './sample-row.tsx';
import { Button } from '../../../ui/controls/button.tsx';

const faceMatchNames: Record<FaceMatchType, string> = {
  facematch: 'FaceMatch',
  rg: 'FaceMatch + RG',
  cnh: 'FaceMatch + CNH',
};

interface TrialFormProps {
  readonly service: Service;
  /** Undefined while they load. */
  readonly clients: readonly AppClient[] | undefined;
  readonly draft: TrialDraft;
  readonly onDraft: (part: Partial<TrialDraft>) => void;
  readonly onSample: (name: string) => void;
  readonly failure: ReactNode;
  readonly onSubmit: () => void;
}

function clientError(client: AppClient | undefined, service: Service): string | undefined {
  return client === undefined || maySend(client, service) ? undefined : m.demo_client_not_allowed();
}

export function TrialForm(props: TrialFormProps) {
  const { service, clients, draft, onDraft, onSample, failure, onSubmit } = props;
  const isFaceMatch = service === 'facematch';
  const client = clients?.find(({ ClientId }) => ClientId === draft.clientId);
  const runner = isFaceMatch ? draft.faceMatchType : service;
  const drop = useRef<HTMLDivElement>(null);
  useEffect(() => {
    drop.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form className={classes.root} onSubmit={submit} noValidate aria-label={m.demo_form()}>
      <div className={classes.settings}>
        <SampleRow service={service} isDisabled={client === undefined} onSample={onSample} />
        <Select
          label={m.demo_client()}
          placeholder={clients === undefined ? m.loading() : undefined}
          data={(clients ?? []).map(({ ClientId, ClientName }) => ({ value: ClientId, label: ClientName }))}
          value={draft.clientId ?? null}
          allowDeselect={false}
          disabled={clients === undefined || clients.length === 0}
          error={clientError(client, runner)}
          description={
            clients === undefined || clients.some(({ ClientName }) => ClientName === demoAppClientName)
              ? undefined
              : m.demo_no_demo_client()
          }
          onChange={(value) => onDraft({ clientId: value ?? undefined })}
        />
        {draft.metadata !== undefined && (
          <MetadataForm draft={draft.metadata} onDraft={(metadata) => onDraft({ metadata })} />
        )}
      </div>
      <div className={classes.upload} ref={drop}>
        {isFaceMatch && (
          <SegmentedControl
            fullWidth
            classNames={{ label: classes.type ?? '' }}
            aria-label={m.demo_facematch_type()}
            data={faceMatchTypes.map((value) => ({ value, label: faceMatchNames[value] }))}
            value={draft.faceMatchType}
            onChange={(value) => onDraft({ faceMatchType: value as FaceMatchType })}
          />
        )}
        {isFaceMatch ? null : (
          <PageDrop accepted={acceptedShownDocuments(service)} onFile={(document) => onDraft({ document })} />
        )}
        <div className={classes.files} data-two={isFaceMatch || undefined}>
          <FileDrop
            isTall
            label={m.demo_document()}
            {...acceptedShownDocuments(service)}
            file={draft.document}
            onFile={(document) => onDraft({ document })}
            preview={draft.document && <FilePreview file={draft.document} />}
          />
          {isFaceMatch && (
            <FileDrop
              isTall
              label={m.demo_selfie()}
              {...acceptedSelfies()}
              file={draft.selfie}
              onFile={(selfie) => onDraft({ selfie })}
              preview={draft.selfie && <FilePreview file={draft.selfie} />}
            />
          )}
        </div>
        {failure}
        <Button
          type="submit"
          size="md"
          disabled={clients === undefined}
          rightSection={<Icon name="chevronRight" size={18} />}
          className={classes.submit}
        >
          {clients === undefined ? m.demo_send_later() : m.demo_send()}
        </Button>
      </div>
    </form>
  );
}
