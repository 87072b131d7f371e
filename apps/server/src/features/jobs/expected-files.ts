import { type Service, serviceDefinition } from '@lavra/contract/services/all';

import type { FileName } from '../uploads/index.ts';

interface Flags {
  readonly facematch: boolean;
  readonly 'extra-document': boolean;
}

/** The files a job waits for. A service that compares two pictures does so whatever the flags say. */
export function expectedFiles(service: Service, flags: Flags): FileName[] {
  const names: FileName[] = ['document'];
  if (serviceDefinition(service).selfie === 'required' || flags.facematch) names.push('selfie');
  if (flags['extra-document']) names.push('extra_document');
  return names;
}
