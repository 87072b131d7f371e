import type { Service } from '@lavra/contract/services/all';
import type { FileContent, Documents } from './extractor.ts';
import { formExtractor } from './form-extractor.ts';
import { birthcertificateForm } from './birthcertificate/form.ts';
import { bankcheckForm } from './bankcheck/form.ts';
import { contractForm } from './contract/form.ts';
import { healthcardForm } from './healthcard/form.ts';
import { socialcontractForm } from './socialcontract/form.ts';
import { cnhForm } from './cnh/form.ts';
import { cnpjcardForm } from './cnpjcard/form.ts';
import { crlvForm } from './crlv/form.ts';
import { crvForm } from './crv/form.ts';
import { cteForm } from './cte/form.ts';
import { deathcertificateForm } from './deathcertificate/form.ts';
import { energymeterExtractor } from './energymeter/extractor.ts';
import { guideForm } from './guide/form.ts';
import { irpfForm } from './irpf/form.ts';
import { nfseForm } from './nfse/form.ts';
import { passportForm } from './passport/form.ts';
import { proofofaddressForm } from './proofofaddress/form.ts';
import { refundForm } from './refund/form.ts';
import { rgForm } from './rg/form.ts';
import { rneForm } from './rne/form.ts';
import { rnmForm } from './rnm/form.ts';
import { transportdraftForm } from './transportdraft/form.ts';
import { weighingticketForm } from './weighingticket/form.ts';
import { typificationExtractor } from './idtypification/extractor.ts';
import { validationExtractor } from './infovalidation/extractor.ts';
import { mockExtractor } from './mock/extractor.ts';
import { invoiceExtractor } from './nfe/extractor.ts';
import { ocrExtractor } from './ocr/extractor.ts';

/** An extractor of any service; its fields were compared with the contract before. */
interface AnyExtractor {
  readonly services: readonly Service[];
  readonly isForm?: true;
  extract(
    file: FileContent,
  ):
    | { readonly kind: 'extracted'; readonly documents: Readonly<Documents> }
    | { readonly kind: 'partial'; readonly document: Documents[number] }
    | { readonly kind: 'not-mine' };
}

const receipts = formExtractor('refund', refundForm);

/** The extractors of all services; a service without one is read generically. */
export const extractors: readonly AnyExtractor[] = [
  invoiceExtractor(receipts), // nfe, danfe
  ocrExtractor, // ocr
  typificationExtractor, // idtypification
  mockExtractor, // mock
  validationExtractor, // infovalidation
  energymeterExtractor, // energymeter
  formExtractor('rg', rgForm),
  formExtractor('cnh', cnhForm),
  formExtractor('passport', passportForm),
  formExtractor('rne', rneForm),
  formExtractor('rnm', rnmForm),
  formExtractor('proofofaddress', proofofaddressForm),
  receipts,
  formExtractor('nfse', nfseForm),
  formExtractor('cte', cteForm),
  formExtractor('irpf', irpfForm),
  formExtractor('guide', guideForm),
  formExtractor('crv', crvForm),
  formExtractor('crlv', crlvForm),
  formExtractor('transportdraft', transportdraftForm),
  formExtractor('weighingticket', weighingticketForm),
  formExtractor('birthcertificate', birthcertificateForm),
  formExtractor('deathcertificate', deathcertificateForm),
  formExtractor('cnpjcard', cnpjcardForm),
  formExtractor('bankcheck', bankcheckForm),
  formExtractor('healthcard', healthcardForm),
  formExtractor('contract', contractForm),
  formExtractor('socialcontract', socialcontractForm),
];
