import { m } from '../../../i18n/messages.ts';
import { useActingCompany } from '../../../lib/acting-company.ts';
import { ClientSelect, ForClient } from '../../../ui/client-select/client-select.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { JobList } from './job-list-screen.tsx';

/** The job list of the client that an administrator acts for. */
export function AdminJobListScreen() {
  const client = useActingCompany();
  if (client !== undefined) return <JobList base="/admin/processed-files" choice={<ClientSelect />} />;
  return (
    <>
      <PageHeader title={m.jobs_title()} text={m.jobs_text()} />
      <ForClient>{() => null}</ForClient>
    </>
  );
}
