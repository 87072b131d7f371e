import type { FieldDefinition } from '../fields/field-definition.ts';
import { fieldKinds } from './field-kinds.ts';

/**
 * What a value looks like where the kind alone does not tell (a text can be a town or a unit): by how the name of the
 * field ends, the first that fits.
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

/** Kinds that say what the value is and leave open what it is of. */
const open: ReadonlySet<FieldDefinition['kind']> = new Set(['text', 'long-text', 'code', 'integer', 'name']);

/** What a value of this field looks like on the wire; empty for a list of rows. */
export function exampleOf({ name, kind }: FieldDefinition): string {
  const own = open.has(kind) ? byName.find(([ending]) => ending.test(name)) : undefined;
  return own?.[1] ?? fieldKinds[kind].example;
}
