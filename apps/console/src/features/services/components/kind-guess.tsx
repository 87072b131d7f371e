import { isFinal, type JobResult } from '@lavra/contract/model/job';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import { appClientsQuery } from '../../../api/app-clients.ts';
import { jobResultQuery } from '../../../api/jobs.ts';
import { sendingTools } from '../../../api/sending.ts';
import { m } from '../../../i18n/messages.ts';
import { useCompanyId } from '../../../lib/acting-company.ts';
import { defaultClient, maySend } from '../../../lib/default-client.ts';
import { createSending } from '../../../lib/sending/sending.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Loader } from '../../../ui/controls/skeleton.tsx';
import { Dialog, DialogActions } from '../../../ui/dialogs/dialog.tsx';
import classes from './kind-guess.module.css';

function kindOf({ result }: JobResult): string | undefined {
  const kind = result?.Document[0]?.Data['DocumentType'];
  return kind === undefined || Array.isArray(kind) ? undefined : kind.value;
}

interface RunProps {
  readonly file: File;
  readonly clientId: string;
  readonly onKind: (kind: string | undefined) => void;
}

/** Has the document typified on behalf of the user; reports undefined if that fails. */
function Run({ file, clientId, onKind }: RunProps) {
  const companyId = useCompanyId();
  const queries = useQueryClient();
  const [jobId, setJobId] = useState<string>();
  const tell = useEffectEvent(onKind);
  useEffect(() => {
    const order = {
      kind: 'job',
      service: 'idtypification',
      filename: file.name,
      clientId,
      metadata: undefined,
    } as const;
    const sending = createSending({ document: file }, sendingTools(order, { companyId, queries }));
    void sending.start().then(() => {
      const { phase, id } = sending.progress();
      if (phase === 'sent') setJobId(id);
      else if (phase !== 'cancelled') tell(undefined);
    });
    return () => void sending.cancel();
  }, [file, clientId, companyId, queries]);
  const { data, error } = useQuery({
    ...jobResultQuery({ companyId, jobId: jobId ?? '' }),
    enabled: jobId !== undefined,
  });
  const isOver = error !== null || (data !== undefined && isFinal(data.status));
  const kind = data === undefined ? undefined : kindOf(data);
  useEffect(() => {
    if (isOver) tell(kind);
  }, [isOver, kind]);
  return null;
}

interface KindGuessProps {
  readonly file: File;
  /** The kind is undefined if it could not be recognised. */
  readonly onKind: (kind: string | undefined) => void;
  readonly onClose: () => void;
}

/** Recognises the kind of the given document. */
export function KindGuess({ file, onKind, onClose }: KindGuessProps) {
  const { data, error } = useQuery(appClientsQuery(useCompanyId()));
  const client = data === undefined ? undefined : defaultClient(data.appclients);
  const isAble = client !== undefined && maySend(client, 'idtypification');
  const isUnable = error !== null || (data !== undefined && !isAble);
  const tell = useEffectEvent(onKind);
  useEffect(() => {
    if (isUnable) tell(undefined);
  }, [isUnable]);
  return (
    <Dialog isOpen onClose={onClose} title={m.guess_title()} maxWidth={440}>
      <output className={classes.root}>
        <Loader size={22} />
        <span>{m.guess_text({ name: file.name })}</span>
      </output>
      {isAble ? <Run file={file} clientId={client.ClientId} onKind={onKind} /> : null}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {m.action_cancel()}
        </Button>
        <Button variant="default" onClick={() => onKind(undefined)}>
          {m.guess_choose()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
