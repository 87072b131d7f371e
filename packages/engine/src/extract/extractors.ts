import type { Service } from '@lavra/contract/services/all';
import type { FileContent, Documents } from './extractor.ts';
import { formExtractor } from './form-extractor.ts';
import { crlvExtractor } from './crlv/extractor.ts';
import { forms } from './forms.ts';
import { energymeterExtractor } from './energymeter/extractor.ts';
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
    | { readonly kind: 'extracted'; readonly documents: Readonly<Documents>; readonly isUnfamiliar?: boolean }
    | { readonly kind: 'partial'; readonly document: Documents[number] }
    | { readonly kind: 'not-mine' };
}

const receipts = formExtractor('refund', forms.refund);

/** The extractors of all services; a service without one is read generically. */
export const extractors: readonly AnyExtractor[] = [
  invoiceExtractor(receipts), // nfe, danfe
  ocrExtractor, // ocr
  typificationExtractor, // idtypification
  mockExtractor, // mock
  validationExtractor, // infovalidation
  energymeterExtractor, // energymeter
  formExtractor('rg', forms.rg),
  formExtractor('cnh', forms.cnh),
  formExtractor('passport', forms.passport),
  formExtractor('rne', forms.rne),
  formExtractor('rnm', forms.rnm),
  formExtractor('proofofaddress', forms.proofofaddress),
  receipts,
  formExtractor('nfse', forms.nfse),
  formExtractor('cte', forms.cte),
  formExtractor('irpf', forms.irpf),
  formExtractor('guide', forms.guide),
  formExtractor('crv', forms.crv),
  crlvExtractor,
  formExtractor('transportdraft', forms.transportdraft),
  formExtractor('weighingticket', forms.weighingticket),
  formExtractor('birthcertificate', forms.birthcertificate),
  formExtractor('deathcertificate', forms.deathcertificate),
  formExtractor('cnpjcard', forms.cnpjcard),
  formExtractor('bankcheck', forms.bankcheck),
  formExtractor('healthcard', forms.healthcard),
  formExtractor('contract', forms.contract),
  formExtractor('socialcontract', forms.socialcontract),
];
