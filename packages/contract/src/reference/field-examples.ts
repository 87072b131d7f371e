import type { FieldDefinition } from '../fields/field-definition.ts';
import { fieldKinds } from './field-kinds.ts';

/**
 * Example values for fields whose kind alone does not suggest one (a text can be a town or a unit): the first ending
 * that the field's name matches.
 */
const byName: readonly (readonly [ending: RegExp, example: string])[] = [
  [/(City|Place|Plaza|Comarca)$/, 'CAMPINAS'],
  [/District$/, 'CENTRO'],
  [/(Address|Street|Residence)$/, 'RUA DAS FLORES, 100'],
  [/Complement$/, 'SALA 4'],
  [/Nationality$/, 'BRASILEIRA'],
  [/MaritalStatus$/, 'CASADO'],
  [/(Profession|Occupation)$/, 'ENGENHEIRA'],
  [/(IssuingAuthority|IdentityIssuer|RGIssuer|IssuingInstitute)$/, 'SSP-SP'],
  [/RG$/, '12.345.678-9'],
  [
    /(Issuer|Carrier|Provider|Customer|Recipient|Sender|Receiver|Supplier|Operator|Insurer)(Trade)?Name$/,
    'SERRA VERDE LTDA',
  ],
  [/^(CompanyName|TradeName)$/, 'SERRA VERDE LTDA'],
  [/IE(ST)?$/, '110042490114'],
  [/IM$/, '12345678'],
  [/^OperationNature$/, 'VENDA DE MERCADORIA'],
  [/^(OperationType|Environment)$/, '1'],
  [/^Model$/, '55'],
  [/^Series$/, '1'],
  [/^Number$/, '3606279'],
  [/^Protocol(Number)?$/, '135260001234567'],
  [/^NCM$/, '48025610'],
  [/^CFOP$/, '5102'],
  [/^CST$/, '000'],
  [/^Unit$/, 'UN'],
  [/^Code$/, '1042'],
  [/^(Goods)?Description$/, 'PAPEL SULFITE A4 75 G RESMA'],
  [/^(Method|PaymentMethod)$/, 'PIX'],
  [/^FreightMode$/, '0'],
  [/RNTRC$|ANTT$/, '12345678'],
  [/^VolumeQuantity$/, '12'],
  [/^VolumeKind$/, 'CAIXA'],
  [/^InvoiceNumber$/, '3606279'],
  [/^AdditionalInformation$/, 'PEDIDO PV-92322'],
  [/^FiscoInformation$/, 'ICMS RECOLHIDO POR SUBSTITUICAO'],
  [/^Category$/, 'AB'],
  [/^Fuel$/, 'FLEX'],
  [/^Color$/, 'BRANCA'],
  [/^MakeModel$/, 'FIAT/UNO MILLE'],
  [/Year$/, '2026'],
  [/^Sex$/, 'F'],
  [/Agency$/, '1234'],
  [/^BankCode$/, '001'],
];

/** Kinds that leave the content of the value open. */
const open: ReadonlySet<FieldDefinition['kind']> = new Set(['text', 'long-text', 'code', 'integer', 'name']);

/** An example value of this field on the wire; empty for a table. */
export function exampleOf({ name, kind }: FieldDefinition): string {
  const own = open.has(kind) ? byName.find(([ending]) => ending.test(name)) : undefined;
  return own?.[1] ?? fieldKinds[kind].example;
}
