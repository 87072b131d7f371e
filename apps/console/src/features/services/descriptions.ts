import type { Service } from '@lavra/contract/services/all';

import { m } from '../../i18n/messages.ts';

/** One line about what a service reads. */
export const descriptions: Record<Service, () => string> = {
  rg: m.services_about_rg,
  cnh: m.services_about_cnh,
  rne: m.services_about_rne,
  rnm: m.services_about_rnm,
  idtypification: m.services_about_idtypification,
  facematch: m.services_about_facematch,
  birthcertificate: m.services_about_birthcertificate,
  deathcertificate: m.services_about_deathcertificate,
  proofofaddress: m.services_about_proofofaddress,
  passport: m.services_about_passport,
  socialcontract: m.services_about_socialcontract,
  cnpjcard: m.services_about_cnpjcard,
  contract: m.services_about_contract,
  irpf: m.services_about_irpf,
  weighingticket: m.services_about_weighingticket,
  cte: m.services_about_cte,
  nfe: m.services_about_nfe,
  transportdraft: m.services_about_transportdraft,
  nfse: m.services_about_nfse,
  danfe: m.services_about_danfe,
  crv: m.services_about_crv,
  crlv: m.services_about_crlv,
  bankcheck: m.services_about_bankcheck,
  energymeter: m.services_about_energymeter,
  infovalidation: m.services_about_infovalidation,
  refund: m.services_about_refund,
  ocr: m.services_about_ocr,
  guide: m.services_about_guide,
  healthcard: m.services_about_healthcard,
  mock: m.services_about_mock,
};
