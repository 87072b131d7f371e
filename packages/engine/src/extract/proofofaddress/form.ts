import type { FieldName } from '@lavra/contract/fields/fields';
import type { FormSpec } from '../reading/form.ts';

/** Labels as they are printed on the models in use. */
export const proofofaddressForm: FormSpec<FieldName<'proofofaddress'>> = {
  fields: [
    { id: 'IssuerCNPJ', kind: 'cnpj', labels: ['CNPJ', 'CNPJ/CPF', 'CPF/CNPJ'] },
    {
      id: 'IssuerIE',
      kind: 'digits',
      labels: ['Insc. Est.', 'I.E.', 'Inscrição Estadual', 'INSC. ESTADUAL'],
    },
    { id: 'IssuerCEP', kind: 'cep', labels: ['CEP'] },
    {
      id: 'Name',
      kind: 'name',
      labels: ['Condômino', 'Nome', 'CONTRIBUINTE / PROPRIETÁRIO', 'CLIENTE / ENDEREÇO DO IMÓVEL'],
    },
    { id: 'CPF', kind: 'cpf', labels: ['CPF', 'CPF/CNPJ', 'CNPJ/CPF'] },
    { id: 'CNPJ', kind: 'cnpj', labels: ['CNPJ', 'CNPJ/CPF', 'CPF/CNPJ'] },
    { id: 'Complement', kind: 'text', labels: ['Unidade'] },
    { id: 'PostalCode', kind: 'cep', labels: ['CEP'] },
    {
      id: 'ReferenceMonth',
      kind: 'month',
      labels: ['REFERENTE A', 'MÊS DE REFERÊNCIA', 'Competência', 'REF: MÊS / ANO', 'Referência'],
    },
    {
      id: 'IssueDate',
      kind: 'date',
      labels: ['DATA DE EMISSÃO', 'DATA DA EMISSÃO', 'Emissão', 'Data emissão'],
    },
    { id: 'DueDate', kind: 'date', labels: ['VENCIMENTO', 'Data de vencimento'] },
    {
      id: 'TotalAmount',
      kind: 'money',
      labels: [
        'TOTAL A PAGAR (R$)',
        'TOTAL A PAGAR',
        'Valor a pagar',
        'TOTAL',
        'VALOR DA PARCELA',
        'VALOR TOTAL (R$)',
      ],
    },
    {
      id: 'CustomerNumber',
      kind: 'number',
      labels: [
        'Nº DO CLIENTE',
        'CÓD. CLIENTE',
        'Código do cliente',
        'Código do usuário',
        'Nº DO CONTRIBUINTE',
      ],
    },
    {
      id: 'InstallationNumber',
      kind: 'number',
      labels: [
        'Nº DA INSTALAÇÃO',
        'RGI',
        'UNIDADE CONSUMIDORA',
        'Instalação',
        'INSCRIÇÃO IMOBILIÁRIA',
        'MATRÍCULA',
      ],
    },
    { id: 'PhoneNumber', kind: 'phone', labels: ['Nº TELEFONE', 'Telefone', 'Fone', 'Fone/Fax', 'Tel'] },
    { id: 'MeterNumber', kind: 'code', labels: ['Medidor', 'HIDRÔMETRO', 'Medidor nº'] },
    { id: 'PreviousReading', kind: 'number', labels: ['Leitura Anterior'] },
    { id: 'CurrentReading', kind: 'number', labels: ['Leitura Atual'] },
    { id: 'PreviousReadingDate', kind: 'date', labels: ['Leitura Anterior', 'DATA LEIT. ANTERIOR'] },
    { id: 'CurrentReadingDate', kind: 'date', labels: ['Leitura Atual', 'DATA LEIT. ATUAL'] },
    { id: 'NextReadingDate', kind: 'date', labels: ['Próxima Leitura', 'PRÓX. LEITURA PREVISTA'] },
    {
      id: 'Consumption',
      kind: 'number',
      labels: ['Consumo kWh', 'CONSUMO m3', 'Volume medido', 'CONSUMO m³'],
    },
    {
      id: 'InvoiceNumber',
      kind: 'number',
      labels: ['NOTA FISCAL Nº', 'Nº da fatura', 'Nº', 'NOTA FISCAL FATURA No.'],
    },
    { id: 'InvoiceSeries', kind: 'code', labels: ['SÉRIE'] },
    { id: 'AccessKey', kind: 'access-key', labels: ['Chave de acesso'] },
    { id: 'Protocol', kind: 'number', labels: ['Protocolo de autorização'] },
    { id: 'ICMSBase', kind: 'money', labels: ['Base de cálculo ICMS', 'BASE DE CÁLCULO'] },
    { id: 'ICMSAmount', kind: 'money', labels: ['ICMS', 'VALOR ICMS'] },
    { id: 'BeneficiaryAgencyCode', kind: 'code', labels: ['Agência/Código do Beneficiário'] },
    { id: 'OurNumber', kind: 'code', labels: ['Nosso número'] },
    { id: 'Installment', kind: 'text', labels: ['PARCELA'] },
    { id: 'FiscalYear', kind: 'number', labels: ['IPTU'] },
    { id: 'AssessedValue', kind: 'money', labels: ['VALOR VENAL DO IMÓVEL'] },
    { id: 'AnnualAmount', kind: 'money', labels: ['TOTAL ANUAL'] },
  ],
};
