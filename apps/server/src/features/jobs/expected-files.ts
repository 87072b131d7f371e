import type { Service } from '@lavra/contract/services';

import type { FileName } from '../uploads/index.ts';

interface Flags {
  readonly facematch: boolean;
  readonly 'extra-document': boolean;
}

/** The files a job waits for. `facematch` compares two pictures whatever the flags say. */
export function expectedFiles(service: Service, flags: Flags): FileName[] {
  const names: FileName[] = ['document'];
  if (service === 'facematch' || flags.facematch) names.push('selfie');
  if (flags['extra-document']) names.push('extra_document');
  return names;
}
