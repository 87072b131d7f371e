import { Button, Textarea } from '@mantine/core';
import { useRef } from 'react';

import { m } from '../../../i18n/messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { MetadataFault } from '../sending/read-metadata.ts';
import type { SendDraft } from '../sending/send-draft.ts';
import { MetadataFaults } from './metadata-faults.tsx';
import classes from './send-form.module.css';

interface MetadataFieldProps {
  readonly draft: SendDraft;
  readonly faults: readonly MetadataFault[];
  readonly onChange: (change: Partial<SendDraft>) => void;
}

function MetadataFile({
  file,
  onFile,
}: {
  readonly file: File | undefined;
  readonly onFile: (file: File | undefined) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.metadata}>
      <label className={classes.label} htmlFor="send-metadata">
        {m.jobs_send_metadata_file()}
      </label>
      <input
        id="send-metadata"
        ref={input}
        className={classes.fileInput}
        type="file"
        accept=".csv,.json,text/csv,application/json"
        aria-describedby="send-metadata-hint"
        onChange={({ currentTarget }) => onFile(currentTarget.files?.[0])}
      />
      {file !== undefined && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<Icon name="close" size={14} />}
          onClick={() => {
            if (input.current !== null) input.current.value = '';
            onFile(undefined);
          }}
        >
          {m.drop_remove({ name: file.name })}
        </Button>
      )}
      <p id="send-metadata-hint" className={classes.hint}>
        {m.jobs_send_metadata_hint()}
      </p>
    </div>
  );
}

/** What goes with the document: a file, or JSON as it is written. */
export function MetadataField({ draft, faults, onChange }: MetadataFieldProps) {
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
          error={faults.length > 0}
          onChange={({ currentTarget }) => onChange({ rawMetadata: currentTarget.value })}
        />
      ) : (
        <MetadataFile file={draft.metadataFile} onFile={(metadataFile) => onChange({ metadataFile })} />
      )}
      <MetadataFaults faults={faults} />
    </div>
  );
}
