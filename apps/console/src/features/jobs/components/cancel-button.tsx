import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../i18n/messages.ts';
import { useCompanyId } from '../../../lib/acting-company.ts';
import { shortenId } from '../../../lib/formats.ts';
import { snackbar } from '../../../lib/snackbar.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { jobsApi } from '../queries/jobs-api.ts';

/** Ends a job or batch that is not finished. */
export function CancelButton({ id }: { readonly id: string }) {
  const companyId = useCompanyId();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const cancel = useMutation({
    mutationFn: () => jobsApi.cancelJob({ params: { companyId, jobId: id } }),
    onSuccess: () => snackbar.success(m.jobs_cancelled()),
    // Also after a refusal: it may have finished meanwhile.
    onSettled: () => {
      setAsking(false);
      return client.invalidateQueries({ queryKey: ['jobs', companyId] });
    },
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
