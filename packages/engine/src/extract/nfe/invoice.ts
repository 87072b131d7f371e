import type { FieldName, ServiceData, ServiceRow } from '@lavra/contract/services/fields';

/** Fields of an invoice, as the contract names them. */
export type InvoiceData = ServiceData<'nfe'>;
export type InvoiceField = FieldName<'nfe'>;
export type InvoiceItem = ServiceRow<'nfe', 'Items'>;
export type Installment = ServiceRow<'nfe', 'Installments'>;
export type Payment = ServiceRow<'nfe', 'Payments'>;
