import type { Service } from './all.ts';

const pairs = (name: string) => [`${name}-1`, `${name}-2`];

/** Invented documents with which anyone can try a service; the console serves each as `samples/NAME.pdf`. */
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
