import { useRouter } from '@tanstack/react-router';

import { type ActingCompany, actFor } from '../../lib/acting-company.ts';

/** Begins to act for a company, or ends it; what the screen shows is asked anew. */
export function useActFor(): (company: ActingCompany | undefined) => void {
  const router = useRouter();
  return (company) => {
    actFor(company);
    void router.invalidate();
  };
}
