import { callUrl } from '@lavra/contract/client';
import { resultEndpoints } from '@lavra/contract/endpoints/results';

import { config } from '../../base/config.ts';
import { CallButton } from '../dialogs/call-button.tsx';

/** The API call that returns the result on the screen. */
export function ApiCall({ jobId }: { readonly jobId: string }) {
  return (
    <CallButton
      call={callUrl(resultEndpoints.getSingleJobResult, { params: { jobId } })}
      base={config().documentsBase}
      token="client"
      group="results"
    />
  );
}
