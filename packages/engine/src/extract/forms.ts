import { bankcheckForm } from './bankcheck/form.ts';
import { birthcertificateForm } from './birthcertificate/form.ts';
import { cnhForm } from './cnh/form.ts';
import { cnpjcardForm } from './cnpjcard/form.ts';
import { contractForm } from './contract/form.ts';
import { crlvForm } from './crlv/form.ts';
import { crvForm } from './crv/form.ts';
import { cteForm } from './cte/form.ts';
import { deathcertificateForm } from './deathcertificate/form.ts';
import { energymeterForm } from './energymeter/form.ts';
import { guideForm } from './guide/form.ts';
import { healthcardForm } from './healthcard/form.ts';
import { irpfForm } from './irpf/form.ts';
import { invoiceForm } from './nfe/arranged/as-form.ts';
import { nfseForm } from './nfse/form.ts';
import { passportForm } from './passport/form.ts';
import { proofofaddressForm } from './proofofaddress/form.ts';
import { slipFields } from './proofofaddress/slip-fields.ts';
import { refundForm } from './refund/form.ts';
import { rgForm } from './rg/form.ts';
import { rneForm } from './rne/form.ts';
import { rnmForm } from './rnm/form.ts';
import { socialcontractForm } from './socialcontract/form.ts';
import { transportdraftForm } from './transportdraft/form.ts';
import { weighingticketForm } from './weighingticket/form.ts';

/** The form of each kind of document that is one, by its service; that of an NF-e is its DANFE's. */
export const forms = {
  bankcheck: bankcheckForm,
  birthcertificate: birthcertificateForm,
  cnh: cnhForm,
  cnpjcard: cnpjcardForm,
  contract: contractForm,
  crlv: crlvForm,
  crv: crvForm,
  cte: cteForm,
  danfe: invoiceForm,
  deathcertificate: deathcertificateForm,
  energymeter: energymeterForm,
  guide: guideForm,
  healthcard: healthcardForm,
  irpf: irpfForm,
  nfse: nfseForm,
  passport: passportForm,
  proofofaddress: proofofaddressForm,
  refund: refundForm,
  rg: rgForm,
  rne: rneForm,
  rnm: rnmForm,
  socialcontract: socialcontractForm,
  transportdraft: transportdraftForm,
  weighingticket: weighingticketForm,
};

/** The kinds of document by whose labels one is known. A bill's slip is a paper of its own, with labels that say nothing of the bill. */
export const labelledKinds = {
  ...forms,
  proofofaddress: {
    ...proofofaddressForm,
    fields: proofofaddressForm.fields.filter((field) => !slipFields.includes(field)),
  },
  boleto: { fields: slipFields },
};
