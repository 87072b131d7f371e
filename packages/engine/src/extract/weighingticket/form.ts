import type { ServiceForm } from '../reading/forms/form-spec.ts';

/** Labels as they are printed on the models in use. */
export const weighingticketForm: ServiceForm<'weighingticket'> = {
  issuer: { name: 'IssuerName' },
  parted: { whole: 'GrossWeight', part: 'TareWeight', rest: 'NetWeight' },
  sections: {
    Supplier: ['PRODUTOR', 'FORNECEDOR', 'ASSOCIADO'],
    Driver: ['MOTORISTA', 'CONDUTOR'],
  },
  phrases: [
    // The number is after the title, or below it; leading zeros are not part of it.
    {
      pattern: /\bPESAGEM\b(?: .{0,90}?)? N(?:[º°o.]|R\.?){0,2}:? ?0*(\d{3,}(?:-\d)?)(?= |$)/,
      gives: [['TicketNumber', 'text']],
    },
    // Rolls print when a weighing was made under its weight, and which one it was behind that.
    {
      pattern: /(\d\d\/\d\d\/\d{2,4})(?: -)? (\d\d:\d\d(?::\d\d)?) ?\((?:ENTRADA|1[ªa.]? PESAGEM)\)/i,
      gives: [
        ['EntryDate', 'date'],
        ['EntryTime', 'time'],
      ],
    },
    {
      pattern: /(\d\d\/\d\d\/\d{2,4})(?: -)? (\d\d:\d\d(?::\d\d)?) ?\((?:SA[IÍ]DA|2[ªa.]? PESAGEM)\)/i,
      gives: [
        ['ExitDate', 'date'],
        ['ExitTime', 'time'],
      ],
    },
  ],
  tables: [
    {
      id: 'Discounts',
      least: 3,
      totals: { DiscountWeight: 'DiscountWeight' },
      columns: [
        {
          id: 'Description',
          kind: 'text',
          labels: ['CLASSIFICAÇÃO', 'ANÁLISE', 'ITEM', 'DESCRIÇÃO', 'IMPUREZAS'],
        },
        {
          id: 'MeasuredPercent',
          kind: 'percent',
          labels: ['APURADO %', '% APURADO', 'APURADO', 'ÍNDICE', '%', 'RESULTADO'],
        },
        { id: 'TolerancePercent', kind: 'percent', labels: ['TOLERÂNCIA %', 'TOLERÂNCIA', 'TOLER.', 'BASE'] },
        {
          id: 'DiscountPercent',
          kind: 'percent',
          labels: ['DESCONTO %', '% DESC', '% DESC.', 'DESC. %', 'DESC %', 'DESC.'],
        },
        {
          id: 'DiscountWeight',
          kind: 'integer',
          labels: ['DESCONTO (kg)', 'DESCONTO KG', 'DESC. KG', 'DESC KG', 'PESO DESC.', 'KG', 'DESCONTO'],
        },
      ],
    },
  ],
  fields: [
    { id: 'IssuerCNPJ', kind: 'cnpj', labels: ['CNPJ', 'CNPJ/CPF', 'CPF/CNPJ'] },
    { id: 'TicketNumber', kind: 'text', labels: ['COMPROVANTE DE PESAGEM', 'NÚMERO', 'Ticket nº', 'Ticket'] },
    { id: 'ScaleNumber', kind: 'integer', labels: ['BALANCA'] },
    { id: 'OperatorName', kind: 'text', labels: ['BALANCEIRO', 'OPERADOR'] },
    { id: 'EntryDate', kind: 'date', labels: ['1ª PES.', 'DATA', 'ENTRADA'] },
    { id: 'EntryTime', kind: 'time', labels: ['1ª PES.', 'ENTRADA', 'HORA'] },
    { id: 'ExitDate', kind: 'date', labels: ['2ª PES.', 'DATA', 'SAIDA'] },
    { id: 'ExitTime', kind: 'time', labels: ['2ª PES.', 'HORA', 'SAIDA'] },
    { id: 'GrossWeight', kind: 'integer', labels: ['BRUTO', 'PESO BRUTO', 'PESO BRUTO (kg)', 'Peso'] },
    { id: 'TareWeight', kind: 'integer', labels: ['Peso', 'TARA', 'TARA (kg)', 'PESO TARA', 'PESO DA TARA'] },
    { id: 'NetWeight', kind: 'integer', labels: ['LIQUIDO', 'PESO LIQUIDO', 'PESO LÍQUIDO (kg)'] },
    { id: 'DiscountWeight', kind: 'integer', labels: ['TOTAL DE DESCONTOS (kg)', 'TOTAL DESCONTOS'] },
    { id: 'FinalNetWeight', kind: 'integer', labels: ['PESO LIQUIDO FINAL', 'PESO LÍQUIDO A FATURAR (kg)'] },
    { id: 'InvoiceWeight', kind: 'integer', labels: ['Peso NF'] },
    { id: 'BagCount', kind: 'decimal', labels: ['SACAS', 'SACAS DE 60 KG'] },
    { id: 'Plate', kind: 'plate', labels: ['PLACA', 'PLACA CAVALO / REBOQUE', 'Placa do cavalo', 'Veículo'] },
    { id: 'PlateState', kind: 'uf', labels: ['UF', 'Município/UF', 'Cidade/UF'] },
    { id: 'TrailerPlate', kind: 'plate', labels: ['PLACA', 'PLACA CAVALO / REBOQUE', 'Placa da carreta'] },
    { id: 'DriverName', kind: 'text', labels: ['Condutor', 'MOTORISTA'] },
    { id: 'DriverCPF', kind: 'cpf', labels: ['CPF', 'CPF/CNPJ', 'CNPJ/CPF'], section: 'Driver' },
    { id: 'CarrierName', kind: 'text', labels: ['TRANSP', 'TRANSPORT', 'Transportadora', 'Transportador'] },
    { id: 'ProductName', kind: 'text', labels: ['Material', 'PRODUTO', 'PRODUTO / SAFRA'] },
    { id: 'SupplierName', kind: 'text', labels: ['ASSOCIADO', 'EMISSOR', 'Fornecedor', 'PRODUTOR'] },
    { id: 'SupplierCPF', kind: 'cpf', labels: ['CPF', 'CPF/CNPJ', 'CNPJ/CPF'], section: 'Supplier' },
    { id: 'SupplierCNPJ', kind: 'cnpj', labels: ['CNPJ/CPF', 'CNPJ', 'CPF/CNPJ'] },
    { id: 'SupplierCode', kind: 'number', labels: ['MATRÍCULA'] },
    {
      id: 'CustomerName',
      kind: 'text',
      labels: ['Cliente', 'Cliente / Destino', 'Destinatário', 'Nome/Razão Social', 'Razão Social', 'Nome'],
    },
    { id: 'FarmName', kind: 'text', labels: ['FAZENDA'] },
    { id: 'DestinationName', kind: 'text', labels: ['Obra/Destino'] },
    { id: 'InvoiceNumber', kind: 'integer', labels: ['N.F. PRODUTOR', 'N.FISCAL', 'Nota Fiscal', 'NF'] },
    { id: 'OrderNumber', kind: 'number', labels: ['Ordem / Pedido'] },
    { id: 'ContractNumber', kind: 'number', labels: ['CONTRATO'] },
    { id: 'ControlCode', kind: 'text', labels: ['CONTROLE'] },
    { id: 'Harvest', kind: 'text', labels: ['PRODUTO / SAFRA', 'SAFRA'] },
    { id: 'HectolitreWeight', kind: 'integer', labels: ['PESO HECTOLITRO', 'PESO HECTOLÍTRICO', 'PH'] },
    { id: 'MoisturePercent', kind: 'decimal', labels: ['UMIDADE %'] },
    { id: 'ImpurityPercent', kind: 'decimal', labels: ['IMPUREZA %'] },
    { id: 'DamagedPercent', kind: 'decimal', labels: ['AVARIADO %'] },
  ],
};
