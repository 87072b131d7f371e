import { letterheadLine } from '../reading/values/letterhead.ts';
import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { readPlaces } from './places.ts';

/** Labels as they are printed on the models in use. */
export const proofofaddressForm: ServiceForm<'proofofaddress'> = {
  issuer: {
    name: 'IssuerName',
    address: 'IssuerAddress',
    district: 'IssuerDistrict',
    city: 'IssuerCity',
    uf: 'IssuerUF',
    cep: 'IssuerCEP',
    phone: 'IssuerPhone',
  },
  addressee: {
    name: 'Name',
    street: 'Street',
    number: 'Number',
    complement: 'Complement',
    district: 'District',
    city: 'City',
    uf: 'State',
    cep: 'PostalCode',
  },
  accessKey: 'AccessKey',
  keyParts: { issuer: 'IssuerCNPJ', number: 'InvoiceNumber', series: 'InvoiceSeries' },
  slipLine: 'DigitableLine',
  // Headings beside those that are read.
  passedOver: ['Subclasse', 'Modalidade', 'Modalidade Tarifária', 'VALOR ANUAL (R$)', 'TRIBUTO'],
  bankCode: 'BankCode',
  places: readPlaces,
  phrases: [
    // The bank's code and its check digit come before the slip's line.
    { pattern: /\b(\d{3})-[\dX] \d{5}\.?\d{5} \d{5}\.?\d{6} /, gives: [['BankCode', 'number']] },
    // The table of taxes that the electronic power bill prescribes.
    {
      pattern: /\bICMS ([\d.]+,\d\d) \d{1,2}(?:,\d+)? ?%? ([\d.]+,\d\d)(?!\d)/,
      gives: [
        ['ICMSBase', 'money'],
        ['ICMSAmount', 'money'],
      ],
    },
    // A town is the issuer of its property tax, named in the title without an address.
    {
      pattern:
        /((?:PREFEITURA|Prefeitura) (?:MUNICIPAL|Municipal|DO MUNIC[IÍ]PIO|do Munic[ií]pio) (?:DE|de|DA|da|DO|do) (?:\p{Lu}[\p{L}'-]*|D[AEO]S?|d[aeo]s?)(?: (?:\p{Lu}[\p{L}'-]*|D[AEO]S?|d[aeo]s?))*?)(?= (?:SECRETARIA|Secretaria|CNPJ|IMPOSTO|Imposto|IPTU|GUIA|Guia|CARN[ÊE]|Carn[êe])|$)/u,
      gives: [['IssuerName', 'text']],
    },
    { pattern: /\bIPTU ((?:19|20)\d{2})\b/, gives: [['FiscalYear', 'number']] },
    // A letterhead ends with the company's number.
    {
      pattern: /CEP:? ?\d{5}-?\d{3}[^\d]{0,4}CNPJ:? ?(\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2})/,
      gives: [['IssuerCNPJ', 'cnpj']],
    },
    {
      pattern: letterheadLine,
      gives: [
        ['IssuerName', 'name'],
        ['IssuerAddress', 'text'],
        ['IssuerDistrict', 'text'],
        ['IssuerCity', 'city'],
        ['IssuerUF', 'uf'],
        ['IssuerCEP', 'cep'],
      ],
    },
  ],
  summed: { table: 'BillItems', description: 'Description', amount: 'TotalAmount', total: 'TotalAmount' },
  tables: [
    {
      id: 'BillItems',
      least: 3,
      columns: [
        {
          id: 'Description',
          kind: 'text',
          labels: [
            'Itens de Fatura',
            'Itens da Fatura',
            'Descrição',
            'Discriminação',
            'Descrição dos serviços',
            'Produtos e serviços',
            'Serviços',
          ],
        },
        { id: 'Unit', kind: 'text', holds: /\p{L}/u, labels: ['Unid.', 'Unidade', 'Un.'] },
        {
          id: 'Quantity',
          kind: 'decimal',
          labels: ['Quant.', 'Quantidade', 'Qtd.', 'Consumo', 'Consumo kWh'],
        },
        {
          id: 'TotalAmount',
          kind: 'money',
          labels: ['Valor (R$)', 'Valor R$', 'Valor', 'Valor Total', 'Valor total (R$)', 'Total'],
        },
      ],
    },
  ],
  fields: [
    { id: 'IssuerCNPJ', kind: 'cnpj', labels: ['CNPJ', 'CNPJ/CPF', 'CPF/CNPJ'] },
    {
      id: 'IssuerIE',
      kind: 'state-register',
      labels: ['Insc. Est.', 'I.E.', 'L.E.', '1.E.', 'Inscrição Estadual', 'INSC. ESTADUAL'],
    },
    { id: 'IssuerCEP', kind: 'cep', labels: ['CEP'] },
    {
      id: 'Name',
      kind: 'name',
      labels: [
        'Nome do Pagador / CPF / CNPJ / Endereço',
        'Nome do Pagador',
        'Condômino',
        'Sacado',
        'Nome do Cliente',
        'Condômino',
        'Nome',
        'CONTRIBUINTE / PROPRIETÁRIO',
        'CONTRIBUINTE',
        'PROPRIETÁRIO',
        'CLIENTE / ENDEREÇO DO IMÓVEL',
      ],
    },
    { id: 'CPF', kind: 'cpf', labels: ['CPF', 'CPF/CNPJ', 'CNPJ/CPF'] },
    { id: 'CNPJ', kind: 'cnpj', labels: ['CNPJ', 'CNPJ/CPF', 'CPF/CNPJ'] },
    { id: 'Complement', kind: 'text', labels: ['Unidade'] },
    { id: 'PostalCode', kind: 'cep', labels: ['CEP'] },
    {
      id: 'ReferenceMonth',
      kind: 'month',
      labels: [
        'REFERENTE A',
        'MÊS/ANO REFERÊNCIA',
        'MÊS/ANO',
        'CONTA MÊS',
        'MÊS DE REFERÊNCIA',
        'Competência',
        'REF: MÊS / ANO',
        'Referência',
      ],
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
        'VALOR A PAGAR (R$)',
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
        'Número da conta',
      ],
    },
    {
      id: 'InstallationNumber',
      kind: 'number',
      labels: [
        'Nº DA INSTALAÇÃO',
        'RGI',
        'UNIDADE CONSUMIDORA',
        'UNIDADE CONSUMIDORA (UC)',
        'SEU CÓDIGO',
        'Instalação',
        'INSCRIÇÃO IMOBILIÁRIA',
        'ÍNDICE CADASTRAL',
        'ÍNDICE CADASTRAL / INSCRIÇÃO IMOBILIÁRIA',
        'INSCRIÇÃO CADASTRAL',
        'INSCRIÇÃO DO IMÓVEL',
        'MATRÍCULA',
      ],
    },
    {
      id: 'PhoneNumber',
      kind: 'phone',
      labels: [
        'Nº TELEFONE',
        'Nº da linha',
        'Número da linha',
        'Nº do seu Vivo',
        'Telefone',
        'Fone',
        'Fone/Fax',
        'Tel',
      ],
    },
    { id: 'MeterNumber', kind: 'serial', labels: ['Medidor', 'HIDRÔMETRO', 'Medidor nº'] },
    { id: 'PreviousReading', kind: 'number', labels: ['Leitura Anterior'] },
    { id: 'CurrentReading', kind: 'number', labels: ['Leitura Atual'] },
    { id: 'PreviousReadingDate', kind: 'date', labels: ['Leitura Anterior', 'DATA LEIT. ANTERIOR'] },
    { id: 'CurrentReadingDate', kind: 'date', labels: ['Leitura Atual', 'DATA LEIT. ATUAL'] },
    { id: 'NextReadingDate', kind: 'date', labels: ['Próxima Leitura', 'PRÓX. LEITURA PREVISTA'] },
    {
      id: 'Consumption',
      kind: 'number',
      labels: ['Consumo kWh', 'CONSUMO m3', 'CONSUMO', 'Consumo medido', 'Volume medido', 'CONSUMO m³'],
    },
    {
      id: 'InvoiceNumber',
      kind: 'number',
      labels: ['NOTA FISCAL Nº', 'Nº da fatura', 'NOTA FISCAL FATURA No.', 'NÚMERO DA GUIA', 'Nº DA GUIA'],
    },
    {
      id: 'MeterConstant',
      kind: 'decimal',
      labels: ['Constante', 'Constante do medidor', 'Const. Medidor', 'Const. Multiplicação'],
    },
    {
      id: 'TariffClass',
      kind: 'text',
      labels: ['Classificação', 'Classe / Subclasse', 'Classe', 'Classe de consumo', 'Grupo / Subgrupo'],
    },
    {
      id: 'AutomaticDebitCode',
      kind: 'number',
      labels: ['Código para débito automático', 'Cód. débito automático', 'Débito automático'],
    },
    {
      id: 'OverdueDebts',
      kind: 'text',
      labels: ['Débitos anteriores', 'Contas em atraso', 'Faturas em atraso', 'Débitos em aberto'],
    },
    { id: 'InvoiceSeries', kind: 'series', labels: ['SÉRIE'] },
    { id: 'AccessKey', kind: 'access-key', labels: ['Chave de acesso'] },
    { id: 'Protocol', kind: 'number', labels: ['Protocolo de autorização'] },
    {
      id: 'ICMSBase',
      kind: 'money',
      labels: ['Base de cálculo ICMS', 'Base de cálculo do ICMS', 'BASE DE CÁLCULO'],
    },
    {
      id: 'ICMSAmount',
      kind: 'money',
      labels: ['VALOR ICMS', 'VALOR DO ICMS', 'Valor do ICMS (R$)', 'ICMS R$', 'ICMS (R$)'],
    },
    { id: 'BeneficiaryAgencyCode', kind: 'serial', labels: ['Agência/Código do Beneficiário'] },
    { id: 'OurNumber', kind: 'serial', labels: ['Nosso número'] },
    { id: 'Installment', kind: 'text', labels: ['PARCELA'] },
    { id: 'FiscalYear', kind: 'number', labels: ['IPTU'] },
    {
      id: 'AssessedValue',
      kind: 'money',
      labels: ['VALOR VENAL DO IMÓVEL', 'VALOR VENAL', 'VALOR VENAL (R$)', 'VALOR VENAL TOTAL'],
    },
    {
      id: 'AnnualAmount',
      kind: 'money',
      labels: ['TOTAL ANUAL', 'TOTAL DO EXERCÍCIO', 'VALOR ANUAL', 'IMPOSTO ANUAL', 'VALOR TOTAL DO IMPOSTO'],
    },
  ],
};
