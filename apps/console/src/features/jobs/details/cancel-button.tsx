import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { cancelJobMutation } from '../../../api/jobs.ts';
import { m } from '../../../i18n/messages.ts';
import { useCompanyId } from '../../../lib/acting-company.ts';
import { shortenId } from '../../../lib/formats.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Button } from '../../../ui/controls/button.tsx';

/** Cancels a job or batch that is not finished. */
export function CancelButton({ id }: { readonly id: string }) {
  const companyId = useCompanyId();
  const [isAsking, setAsking] = useState(false);
  const cancel = useMutation({
    ...cancelJobMutation({ companyId, jobId: id }),
    onSuccess: () => snackbar.success(m.jobs_cancelled()),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {m.jobs_cancel()}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={m.jobs_cancel_title({ id: shortenId(id) })}
        text={m.jobs_cancel_text()}
        action={m.jobs_cancel()}
        cancel={m.jobs_cancel_stay()}
        isBusy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
