import { noAnswer } from '@lavra/contract/api-error';
import type { Service } from '@lavra/contract/services/all';

const pairs = (name: string) => [`${name}-1`, `${name}-2`];

/** Invented documents that anybody may try a service with; their files stand in `public/samples`. */
const samples: Partial<Record<Service, readonly string[]>> = {
  rg: pairs('rg'),
  cnh: pairs('cnh'),
  rne: pairs('rne'),
  rnm: pairs('rnm'),
  birthcertificate: pairs('birthcertificate'),
  socialcontract: pairs('socialcontract'),
  irpf: pairs('irpf'),
  weighingticket: pairs('weighingticket'),
  cte: pairs('cte'),
  nfe: pairs('nfe'),
  transportdraft: pairs('transportdraft'),
  refund: pairs('refund'),
  idtypification: ['rg-1', 'cnh-1', 'rnm-1'],
  ocr: ['socialcontract-1', 'refund-1'],
  mock: ['refund-1'],
};

export function samplesOf(service: Service): readonly string[] {
  return samples[service] ?? [];
}

function addressOf(sample: string, ending: 'pdf' | 'webp'): string {
  return `${import.meta.env.BASE_URL}samples/${sample}.${ending}`;
}

export function sampleThumbnail(sample: string): string {
  return addressOf(sample, 'webp');
}

/** A sample as a file that a person might have chosen. */
export async function fetchSample(sample: string): Promise<File> {
  const answer = await fetch(addressOf(sample, 'pdf'));
  if (!answer.ok) throw noAnswer(new Error(`The sample ${sample} has not come: ${answer.status}`));
  return new File([await answer.blob()], `${sample}.pdf`, { type: 'application/pdf' });
}
