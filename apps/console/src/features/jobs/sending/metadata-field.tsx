import { similarityThreshold } from '@lavra/contract/constants';
import { FileButton, Textarea } from '@mantine/core';
import { useRef } from 'react';

import { m } from '../../../i18n/messages.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import type { MetadataError } from './read-metadata.ts';
import type { SendDraft } from './send-draft.ts';
import classes from './send-form.module.css';
import { ActionIcon, Button } from '../../../ui/controls/button.tsx';

const shownErrors = 5;

function sentenceOf(error: MetadataError): string {
  switch (error.kind) {
    case 'json':
      return m.jobs_metadata_error_json(error);
    case 'shape':
      return m.jobs_metadata_error_shape();
    case 'too-large':
      return m.jobs_metadata_error_too_large();
    case 'type':
      return m.jobs_metadata_error_type();
    case 'empty':
      return m.jobs_metadata_error_empty();
    case 'threshold':
      return m.jobs_metadata_error_threshold(similarityThreshold);
    case 'header':
      return m.jobs_metadata_error_header(error);
    case 'repeated':
      return m.jobs_metadata_error_repeated(error);
    case 'columns':
      return m.jobs_metadata_error_columns(error);
    case 'quote':
      return m.jobs_metadata_error_quote(error);
    case 'missing':
      return error.line === undefined
        ? m.jobs_metadata_error_missing_item({ item: error.item ?? 1, name: error.name })
        : m.jobs_metadata_error_missing_line({ line: error.line, name: error.name });
  }
}

/** The first errors of the metadata, by line, and how many more there are. */
function MetadataErrors({ errors }: { readonly errors: readonly MetadataError[] }) {
  if (errors.length === 0) return null;
  return (
    <div role="alert">
      <ul className={classes.errors}>
        {errors.slice(0, shownErrors).map((error, index) => (
          <li key={index}>{sentenceOf(error)}</li>
        ))}
        {errors.length > shownErrors && (
          <li>{m.jobs_metadata_errors_more({ count: errors.length - shownErrors })}</li>
        )}
      </ul>
    </div>
  );
}

interface MetadataFieldProps {
  readonly draft: SendDraft;
  readonly errors: readonly MetadataError[];
  readonly onChange: (change: Partial<SendDraft>) => void;
}

interface MetadataFileProps {
  readonly file: File | undefined;
  readonly onFile: (file: File | undefined) => void;
}

function MetadataFile({ file, onFile }: MetadataFileProps) {
  const reset = useRef<() => void>(null);
  return (
    <div className={classes.metadata}>
      <span id="send-metadata-label" className={classes.label}>
        {m.jobs_send_metadata_file()}
      </span>
      <div className={classes.choice}>
        <FileButton
          accept=".csv,.json,text/csv,application/json"
          resetRef={reset}
          inputProps={{ 'aria-labelledby': 'send-metadata-label' }}
          onChange={(chosen) => onFile(chosen ?? undefined)}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<Icon name="file" size={16} />}
              aria-describedby="send-metadata-label send-metadata-hint"
            >
              {m.jobs_send_metadata_choose()}
            </Button>
          )}
        </FileButton>
        {file !== undefined && (
          <>
            <span className={classes.chosen}>{file.name}</span>
            <ActionIcon
              variant="subtle"
              size={28}
              aria-label={m.drop_remove({ name: file.name })}
              onClick={() => {
                reset.current?.();
                onFile(undefined);
              }}
            >
              <Icon name="close" size={16} />
            </ActionIcon>
          </>
        )}
      </div>
      <p id="send-metadata-hint" className={classes.hint}>
        {m.jobs_send_metadata_hint()}
      </p>
    </div>
  );
}

/** The metadata of the document: a file, or JSON typed in. */
export function MetadataField({ draft, errors, onChange }: MetadataFieldProps) {
  return (
    <div>
      {draft.isRaw ? (
        <Textarea
          label={m.jobs_send_raw()}
          value={draft.rawMetadata}
          placeholder='{ "client_data": { "pedido": "123" } }'
          rows={6}
          spellCheck={false}
          classNames={{ input: classes.raw }}
          error={errors.length > 0}
          onChange={({ currentTarget }) => onChange({ rawMetadata: currentTarget.value })}
        />
      ) : (
        <MetadataFile file={draft.metadataFile} onFile={(metadataFile) => onChange({ metadataFile })} />
      )}
      <MetadataErrors errors={errors} />
    </div>
  );
}
