import type { Service } from './all.ts';
import { faceFields } from '../fields/faces.ts';
import { typificationFields } from './idtypification/fields.ts';
import { mockFields } from './mock/fields.ts';
import { invoiceFields } from './nfe/fields.ts';
import { infovalidationFields } from './infovalidation/fields.ts';
import { ocrFields } from './ocr/fields.ts';
import { bankcheckFields } from './bankcheck/fields.ts';
import { contractFields } from './contract/fields.ts';
import { healthcardFields } from './healthcard/fields.ts';
import { socialcontractFields } from './socialcontract/fields.ts';
import { birthcertificateFields } from './birthcertificate/fields.ts';
import { energymeterFields } from './energymeter/fields.ts';
import { cnhFields } from './cnh/fields.ts';
import { cnpjcardFields } from './cnpjcard/fields.ts';
import { crlvFields } from './crlv/fields.ts';
import { crvFields } from './crv/fields.ts';
import { cteFields } from './cte/fields.ts';
import { deathcertificateFields } from './deathcertificate/fields.ts';
import { guideFields } from './guide/fields.ts';
import { irpfFields } from './irpf/fields.ts';
import { nfseFields } from './nfse/fields.ts';
import { passportFields } from './passport/fields.ts';
import { proofofaddressFields } from './proofofaddress/fields.ts';
import { refundFields } from './refund/fields.ts';
import { rgFields } from './rg/fields.ts';
import { rneFields } from './rne/fields.ts';
import { rnmFields } from './rnm/fields.ts';
import { transportdraftFields } from './transportdraft/fields.ts';
import { weighingticketFields } from './weighingticket/fields.ts';
import type { Field } from '../model/result.ts';
import type { FieldDefinition, TableDefinition, ValueDefinition } from '../fields/field-definition.ts';
import { genericFields } from '../fields/generic.ts';

/** The fields of every service; separate from the services, which every screen loads. */
const fieldsOfServices = {
  nfe: invoiceFields,
  danfe: invoiceFields,
  ocr: ocrFields,
  facematch: faceFields,
  energymeter: energymeterFields,
  mock: mockFields,
  infovalidation: infovalidationFields,
  idtypification: typificationFields,
  rg: rgFields,
  cnh: cnhFields,
  passport: passportFields,
  rne: rneFields,
  rnm: rnmFields,
  proofofaddress: proofofaddressFields,
  refund: refundFields,
  nfse: nfseFields,
  cte: cteFields,
  irpf: irpfFields,
  guide: guideFields,
  crv: crvFields,
  crlv: crlvFields,
  transportdraft: transportdraftFields,
  weighingticket: weighingticketFields,
  birthcertificate: birthcertificateFields,
  deathcertificate: deathcertificateFields,
  cnpjcard: cnpjcardFields,
  bankcheck: bankcheckFields,
  healthcard: healthcardFields,
  contract: contractFields,
  socialcontract: socialcontractFields,
} as const satisfies Record<Service, readonly FieldDefinition[]>;

type Definition<S extends Service> = (typeof fieldsOfServices)[S][number];
type NameOf<D> = D extends ValueDefinition<infer Name> ? Name : never;
type TableNameOf<D> = D extends TableDefinition<infer Name> ? Name : never;
type ColumnOf<D, T> =
  D extends TableDefinition<infer Name, infer Column> ? (T extends Name ? Column : never) : never;

/** Names of a service's single values. */
export type FieldName<S extends Service> = NameOf<Definition<S>>;

/** Names of a service's tables. */
export type TableName<S extends Service> = TableNameOf<Definition<S>>;

/** Names of the cells in a table's rows. */
export type ColumnName<S extends Service, T extends TableName<S>> = ColumnOf<Definition<S>, T>;

export type ServiceRow<S extends Service, T extends TableName<S>> = { [C in ColumnName<S, T>]?: Field };

/** What a reader of the service may return; a name unknown to the contract does not compile. */
export type ServiceData<S extends Service> = { [N in FieldName<S>]?: Field } & {
  [T in TableName<S>]?: ServiceRow<S, T>[];
};

/** The fields that a service's results can hold, in the order of the document. */
export function fieldsOf(service: Service): readonly FieldDefinition[] {
  return fieldsOfServices[service];
}

/**
 * The definition of a field of a service. Any service may return generic fields, when the file is not the expected
 * document, and face fields, when a selfie was sent. Undefined for a name that no result has.
 */
export function findField(service: Service, name: string): FieldDefinition | undefined {
  return [...fieldsOf(service), ...genericFields, ...faceFields].find((field) => field.name === name);
}

/** The definition of a column of a table field. */
export function columnOf(service: Service, tableName: string, name: string): FieldDefinition | undefined {
  return findField(service, tableName)?.columns?.find((column) => column.name === name);
}
