import { Checkbox, Select } from '@mantine/core';

import { m } from '../../../i18n/messages.ts';
import { formatNumber } from '../../../lib/formats.ts';
import { DialogActions, DialogCancel } from '../../../ui/dialogs/dialog.tsx';
import { FileDrop } from '../../../ui/file-drop/file-drop.tsx';
import {
  type AcceptedFiles,
  acceptedDocuments,
  acceptedSecondFiles,
  isArchive,
} from '../../../lib/sending/accepted-files.ts';
import { partsOf } from '../../../lib/sending/pieces.ts';
import type { MetadataError } from './read-metadata.ts';
import { type FileError, errorsOf, needsSecondFile, type SendDraft, servicesFor } from './send-draft.ts';
import type { SendingOptions } from '../../../api/sending-options.ts';
import { MetadataField } from './metadata-field.tsx';
import classes from './send-form.module.css';
import { serviceName } from '../../../lib/service-name.ts';
import { Button } from '../../../ui/controls/button.tsx';

interface SendFormProps {
  readonly draft: SendDraft;
  readonly options: SendingOptions;
  /** The user has tried to send: missing values are marked. */
  readonly isAsked: boolean;
  readonly metadataErrors: readonly MetadataError[];
  readonly onChange: (change: Partial<SendDraft>) => void;
  readonly onSend: () => void;
}

function fileSentence(error: FileError | undefined, { types }: AcceptedFiles): string | undefined {
  switch (error) {
    case undefined:
      return undefined;
    case 'archive':
      return m.jobs_send_zip_refused();
    case 'type':
      return m.jobs_send_type_refused({ types });
    case 'empty':
      return m.jobs_send_file_empty();
  }
}

/** How the chosen document will be sent. */
function DocumentNote({ draft: { document, isTraining } }: { readonly draft: SendDraft }) {
  if (document === undefined) return null;
  const parts = partsOf(document);
  const notes = [
    ...(isArchive(document) && !isTraining ? [m.jobs_send_is_batch()] : []),
    ...(parts === undefined ? [] : [m.jobs_send_in_parts({ count: formatNumber(parts) })]),
  ];
  return notes.length === 0 ? null : <p className={classes.hint}>{notes.join(' ')}</p>;
}

function Choices({ draft, options, isAsked, onChange }: SendFormProps) {
  const { missing } = errorsOf(draft);
  const services = servicesFor(options, draft.clientId);
  const required = (name: (typeof missing)[number]) =>
    isAsked && missing.includes(name) && m.jobs_send_required();
  const hasClient = draft.clientId !== undefined;
  const placeholder = hasClient ? m.jobs_send_service_choose() : m.jobs_send_service_later();
  return (
    <>
      <Select
        label={m.jobs_send_client()}
        placeholder={m.jobs_send_client_choose()}
        data={options.clients.map(({ ClientId, ClientName }) => ({ value: ClientId, label: ClientName }))}
        value={draft.clientId ?? null}
        error={required('clientId')}
        withAsterisk
        searchable
        allowDeselect={false}
        nothingFoundMessage={m.nothing_found()}
        onChange={(clientId) => {
          const allowed = servicesFor(options, clientId ?? undefined);
          const service =
            allowed.find((name) => name === draft.service) ?? (allowed.length === 1 ? allowed[0] : undefined);
          onChange({ clientId: clientId ?? undefined, service });
        }}
      />
      {draft.isTraining ? null : (
        <Select
          label={m.jobs_send_service()}
          placeholder={hasClient && services.length === 0 ? m.jobs_send_service_none() : placeholder}
          data={services.map((value) => ({ value, label: serviceName(value) }))}
          value={draft.service ?? null}
          error={required('service')}
          disabled={!hasClient}
          withAsterisk
          searchable
          allowDeselect={false}
          nothingFoundMessage={m.nothing_found()}
          onChange={(service) => onChange({ service: services.find((name) => name === service) })}
        />
      )}
      {draft.isTraining || options.validations.length === 0 ? null : (
        <Select
          label={m.jobs_send_validation()}
          placeholder={m.jobs_send_validation_choose()}
          data={options.validations.map(({ id, background_name }) => ({ value: id, label: background_name }))}
          value={draft.validationId ?? null}
          clearable
          clearButtonProps={{ 'aria-label': m.action_clear() }}
          onChange={(validationId) => onChange({ validationId: validationId ?? undefined })}
        />
      )}
    </>
  );
}

function Files({ draft, isAsked, onChange }: SendFormProps) {
  const { missing, ...errors } = errorsOf(draft);
  const accepted = acceptedDocuments(draft.isTraining ? undefined : draft.service);
  const missed = (name: 'document' | 'second') =>
    isAsked && missing.includes(name) ? m.jobs_send_required() : undefined;
  return (
    <>
      <div>
        <FileDrop
          label={m.jobs_send_document()}
          {...accepted}
          file={draft.document}
          onFile={(document) => onChange({ document })}
          error={fileSentence(errors.document, accepted) ?? missed('document')}
        />
        <DocumentNote draft={draft} />
      </div>
      {needsSecondFile(draft) && (
        <FileDrop
          label={m.jobs_send_second()}
          {...acceptedSecondFiles()}
          file={draft.second}
          onFile={(second) => onChange({ second })}
          error={fileSentence(errors.second, acceptedSecondFiles()) ?? missed('second')}
        />
      )}
    </>
  );
}

/** The document, the app client and the options of a sending. */
export function SendForm(props: SendFormProps) {
  const { draft, metadataErrors, onChange, onSend } = props;
  return (
    <form
      className={classes.root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <Choices {...props} />
      <Files {...props} />
      {draft.isTraining ? null : <MetadataField draft={draft} errors={metadataErrors} onChange={onChange} />}
      <div className={classes.modes}>
        {draft.isTraining ? null : (
          <Checkbox
            label={m.jobs_send_is_raw()}
            checked={draft.isRaw}
            onChange={({ currentTarget }) => onChange({ isRaw: currentTarget.checked })}
          />
        )}
        <Checkbox
          label={m.jobs_send_is_training()}
          description={m.jobs_send_is_training_hint()}
          checked={draft.isTraining}
          onChange={({ currentTarget }) => onChange({ isTraining: currentTarget.checked })}
        />
      </div>
      <DialogActions>
        <DialogCancel />
        <Button type="submit">{m.jobs_send_action()}</Button>
      </DialogActions>
    </form>
  );
}
