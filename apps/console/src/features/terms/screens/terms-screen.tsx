import { useQuery } from '@tanstack/react-query';

import { creationTimeQuery } from '../../../api/companies.ts';
import { m } from '../../../i18n/messages.ts';
import { useCompanyId } from '../../../lib/acting-company.ts';
import { formatDashedMinute } from '../../../lib/formats.ts';
import { FailureState } from '../../../ui/feedback/failure-state.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { TermsText } from '../components/terms-text.tsx';
import classes from './terms-screen.module.css';
import { Skeleton } from '../../../ui/controls/skeleton.tsx';

export function TermsScreen() {
  const { data, error, refetch } = useQuery(creationTimeQuery(useCompanyId()));
  return (
    <>
      <PageHeader title={m.terms_title()} text={m.terms_intro()} />
      <div className={classes.sheet}>
        {error !== null && data === undefined ? (
          <FailureState error={error} onRetry={() => void refetch()} />
        ) : (
          <div className={classes.accepted}>
            <Icon name="check" size={18} />
            {data === undefined ? (
              <Skeleton height={16} width={200} />
            ) : (
              m.terms_accepted_at({ time: formatDashedMinute(data.creation_time) })
            )}
          </div>
        )}
        <TermsText />
      </div>
    </>
  );
}
