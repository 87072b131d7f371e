import { bankcheck } from './bankcheck/service.ts';
import { birthcertificate } from './birthcertificate/service.ts';
import { cnh } from './cnh/service.ts';
import { cnpjcard } from './cnpjcard/service.ts';
import { contract } from './contract/service.ts';
import { crlv } from './crlv/service.ts';
import { crv } from './crv/service.ts';
import { cte } from './cte/service.ts';
import { danfe } from './danfe/service.ts';
import { deathcertificate } from './deathcertificate/service.ts';
import { energymeter } from './energymeter/service.ts';
import { facematch } from './facematch/service.ts';
import { guide } from './guide/service.ts';
import { healthcard } from './healthcard/service.ts';
import { idtypification } from './idtypification/service.ts';
import { infovalidation } from './infovalidation/service.ts';
import { irpf } from './irpf/service.ts';
import { mock } from './mock/service.ts';
import { nfe } from './nfe/service.ts';
import { nfse } from './nfse/service.ts';
import { ocr } from './ocr/service.ts';
import { passport } from './passport/service.ts';
import { proofofaddress } from './proofofaddress/service.ts';
import { refund } from './refund/service.ts';
import { rg } from './rg/service.ts';
import { rne } from './rne/service.ts';
import { rnm } from './rnm/service.ts';
import { socialcontract } from './socialcontract/service.ts';
import { transportdraft } from './transportdraft/service.ts';
import { weighingticket } from './weighingticket/service.ts';
import type { ServiceDefinition } from './service.ts';

/** Every service, in the order of the catalogue. */
export const services = {
  rg,
  cnh,
  rne,
  rnm,
  idtypification,
  facematch,
  birthcertificate,
  deathcertificate,
  proofofaddress,
  passport,
  socialcontract,
  cnpjcard,
  contract,
  irpf,
  weighingticket,
  cte,
  nfe,
  transportdraft,
  nfse,
  danfe,
  crv,
  crlv,
  bankcheck,
  energymeter,
  infovalidation,
  refund,
  ocr,
  guide,
  healthcard,
  mock,
} as const satisfies Record<string, ServiceDefinition>;

export type Service = keyof typeof services;

export const serviceNames = Object.keys(services) as [Service, ...Service[]];

/**
 * Services that the console offers in filters, flows, the demo and the send dialog; the others, such as `passport` and
 * `danfe`, can be sent by program.
 */
export const listedServices: readonly Service[] = serviceNames
  .filter((name) => services[name].listed)
  .toSorted();

export function isService(name: string): name is Service {
  return Object.hasOwn(services, name);
}

export function serviceDefinition(name: Service): ServiceDefinition {
  return services[name];
}

/** Services of the catalogue: all but `mock`, which is for programs that test their integration. */
export const catalogueServices: readonly Service[] = serviceNames.filter((name) => name !== 'mock');
