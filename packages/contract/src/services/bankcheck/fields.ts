import { inGroup, type FieldGroup } from '../../fields/field-definition.ts';

const document: FieldGroup = { key: 'document', pt: 'Cheque', en: 'Cheque' };

export const bankcheckFields = [
  ...inGroup(document, [
    ['Comp', 'code', 'Comp', 'Clearing code'],
    ['BankCode', 'code', 'Banco', 'Bank code'],
    ['BankName', 'name', 'Nome do banco', 'Bank name'],
    ['Agency', 'code', 'Agência', 'Agency'],
    ['AccountNumber', 'code', 'Conta', 'Account'],
    ['CheckNumber', 'code', 'Número do cheque', 'Cheque number'],
    ['Series', 'code', 'Série', 'Series'],
    ['C1', 'code', 'C1', 'C1'],
    ['C2', 'code', 'C2', 'C2'],
    ['C3', 'code', 'C3', 'C3'],
    ['Amount', 'money', 'Valor', 'Amount'],
    ['AmountInWords', 'text', 'Valor por extenso', 'Amount in words'],
    ['PayeeName', 'name', 'Nominal a', 'Payee'],
    ['IssueCity', 'text', 'Cidade', 'City'],
    ['IssueDate', 'date', 'Data', 'Date'],
    ['DepositDate', 'date', 'Bom para', 'Good for'],
    ['Name', 'name', 'Correntista', 'Account holder'],
    ['CPF', 'cpf', 'CPF do correntista', 'Holder CPF'],
    ['CNPJ', 'cnpj', 'CNPJ do correntista', 'Holder CNPJ'],
    ['IdentityNumber', 'code', 'RG do correntista', 'Holder identity'],
    ['CustomerSince', 'month', 'Cliente desde', 'Customer since'],
    ['CMC7', 'code', 'CMC-7', 'CMC-7'],
  ]),
];
