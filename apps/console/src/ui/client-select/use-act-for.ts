import { useRouter } from '@tanstack/react-router';

import { type ActingCompany, actFor } from '../../lib/acting-company.ts';

/** Starts or stops acting for a company, and refetches what the screen shows. */
export function useActFor(): (company: ActingCompany | undefined) => void {
  const router = useRouter();
  return (company) => {
    actFor(company);
    void router.invalidate();
  };
}
