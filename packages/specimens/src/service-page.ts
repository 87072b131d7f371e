import { drawForm, type DrawnForm, type Form } from './form.ts';
import { createRandom, type Random } from './random.ts';
import { boleto, guide, proofofaddress } from './services/bills.ts';
import { birthcertificate, deathcertificate } from './services/certificates.ts';
import { cnpjcard, contract, socialcontract } from './services/companies.ts';
import { cte, irpf, nfse, refund, transportdraft } from './services/fiscal.ts';
import { cnh, healthcard, rg } from './services/identity.ts';
import { passport, rne, rnm } from './services/travel.ts';
import { bankcheck, crlv, crv, weighingticket } from './services/vehicles.ts';

const serviceForms = {
  rg,
  cnh,
  rne,
  rnm,
  passport,
  birthcertificate,
  deathcertificate,
  proofofaddress,
  socialcontract,
  cnpjcard,
  contract,
  irpf,
  weighingticket,
  cte,
  transportdraft,
  nfse,
  crv,
  crlv,
  bankcheck,
  refund,
  guide,
  healthcard,
  boleto,
} as const satisfies Record<string, (random: Random) => Form>;

/** A kind of document that drawServicePage can draw; a DANFE is drawn by drawDanfe. */
export type SpecimenService = keyof typeof serviceForms;

/** Every kind of document that drawServicePage can draw. */
export const specimenServices = Object.keys(serviceForms) as readonly SpecimenService[];

/** Draws one page of a service with the labels of the real document; the same seed gives the same bytes. */
export async function drawServicePage(options: {
  service: SpecimenService;
  seed: number;
}): Promise<DrawnForm> {
  return drawForm(serviceForms[options.service](createRandom(options.seed)));
}
