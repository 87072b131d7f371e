import type { InvoiceField, InvoiceItem } from './invoice.ts';
import type { LabelSpec } from '../reading/labels/labels.ts';
import type { ValueKind } from '../reading/values/kinds.ts';

/** Parts of the form. */
export type BlockName =
  | 'stub'
  | 'header'
  | 'recipient'
  | 'delivery'
  | 'invoice'
  | 'payment'
  | 'totals'
  | 'carrier'
  | 'items'
  | 'continuation'
  | 'service-tax'
  | 'additional';

/** The parties whose number is a CNPJ or a CPF. */
const parties = ['Issuer', 'Recipient', 'Carrier'] as const;
export type Party = (typeof parties)[number];

export function isParty(id: InvoiceField | Party): id is Party {
  return parties.some((party) => party === id);
}

/** A labelled box of the form: its field and the kind of its text. A party's box gives `…CNPJ` or `…CPF` by length. */
export interface BoxSpec extends LabelSpec<InvoiceField | Party> {
  readonly kind: ValueKind;
  /** Pattern that the box's text must match; other words below its label do not. */
  readonly shape?: RegExp;
}

const box = (id: BoxSpec['id'], kind: ValueKind, ...spellings: string[]): BoxSpec => ({
  id,
  kind,
  spellings,
});

export const headerBoxes: readonly BoxSpec[] = [
  box('OperationNature', 'text', 'NATUREZADAOPERACAO', 'NATUREZADEOPERACAO'),
  box(
    'Protocol',
    'text',
    'PROTOCOLODEAUTORIZACAODEUSO',
    'PROTOCOLODEAUTORIZACAO',
    'DADOSDANFE',
    'PROTOCOLODEAUTORIZACAODEUSODANFE',
  ),
  box('IssuerIE', 'digits', 'INSCRICAOESTADUAL', 'INSCESTADUAL', 'IE'),
  box(
    'IssuerIEST',
    'digits',
    'INSCRICAOESTADUALDOSUBSTTRIB',
    'INSCRICAOESTADUALDOSUBSTTRIBUT',
    'INSCESTADUALDOSUBSTTRIBUTARIO',
    'INSCRICAOESTADUALDOSUBSTITUTOTRIBUTARIO',
    'INSCESTDOSUBSTTRIB',
    'INSCESTADUALDOSUBSTTRIB',
    'INSCESTSUBTRIBUTARIO',
    'INSCRICAOESTADUALSUBSTTRIB',
  ),
  box('IssuerIM', 'digits', 'INSCRICAOMUNICIPAL'),
  box('Issuer', 'taxpayer', 'CNPJ', 'CNPJCPF', 'CPFCNPJ'),
];

export const recipientBoxes: readonly BoxSpec[] = [
  box('RecipientName', 'text', 'NOMERAZAOSOCIAL', 'RAZAOSOCIAL', 'NOME'),
  box('Recipient', 'taxpayer', 'CNPJCPF', 'CNPJ', 'CPF', 'CPFCNPJ', 'CNPJCPFIDESTRANGEIRO'),
  box('IssueDate', 'date', 'DATADAEMISSAO', 'DATAEMISSAO', 'DATADEEMISSAO', 'EMISSAO'),
  box('RecipientAddress', 'text', 'ENDERECO', 'LOGRADOURO'),
  box('RecipientDistrict', 'text', 'BAIRRODISTRITO', 'BAIRRO'),
  box('RecipientCEP', 'cep', 'CEP'),
  box(
    'DepartureDate',
    'date',
    'DATADAENTRADASAIDA',
    'DATADASAIDAENTRADA',
    'DATADESAIDAENTRADA',
    'DATADEENTRADASAIDA',
    'DATAENTRADASAIDA',
    'DATASAIDAENTRADA',
    'DATADASAIDA',
    'DATASAIDA',
    'DATASAIDAENT',
  ),
  box('RecipientCity', 'text', 'MUNICIPIO'),
  box('RecipientPhone', 'phone', 'FONEFAX', 'TELEFONEFAX', 'FONE', 'TELEFONE'),
  box('RecipientUF', 'uf', 'UF', 'ESTADO'),
  box('RecipientIE', 'digits', 'INSCRICAOESTADUAL', 'INSCESTADUAL', 'IE'),
  box(
    'DepartureTime',
    'time',
    'HORADEENTRADASAIDA',
    'HORADAENTRADASAIDA',
    'HORADASAIDAENTRADA',
    'HORADESAIDAENTRADA',
    'HORAENTRADASAIDA',
    'HORASAIDAENTRADA',
    'HORADASAIDA',
    'HORADESAIDA',
    'HORASAIDA',
  ),
];

export const invoiceBoxes: readonly BoxSpec[] = [
  box('InvoiceNumber', 'text', 'NUMERO', 'NUMERODAFATURA', 'FATURA'),
  box('InvoiceOriginalAmount', 'money', 'VALORORIGINAL', 'VALORORIGINALDAFATURA'),
  box('InvoiceDiscountAmount', 'money', 'VALORDODESCONTO', 'VALORDESCONTO', 'DESCONTO'),
  box('InvoiceNetAmount', 'money', 'VALORLIQUIDO', 'VALORLIQUIDODAFATURA'),
];

export const totalBoxes: readonly BoxSpec[] = [
  box(
    'ICMSBase',
    'money',
    'BASEDECALCULODOICMS',
    'BASEDECALCDOICMS',
    'BASEDECALCULOICMS',
    'BASECALCICMS',
    'BASEDECALCICMS',
  ),
  box('ICMSAmount', 'money', 'VALORDOICMS', 'VALORICMS'),
  box(
    'ICMSSTBase',
    'money',
    'BASEDECALCULODOICMSST',
    'BASEDECALCICMSST',
    'BASEDECALCULODOICMSSUBSTITUICAO',
    'BASEDECALCULOICMSST',
    'BASECALCICMSST',
    'BASEDECALCULODOICMSSUBST',
    'BASEDECALCDOICMSST',
    'BASEDECALCDOICMSSUBST',
  ),
  box(
    'ICMSSTAmount',
    'money',
    'VALORDOICMSST',
    'VALORDOICMSSUBST',
    'VALORDOICMSSUBSTITUICAO',
    'VALORICMSST',
    'VALORDOICMSSUBSTIT',
  ),
  box(
    'ImportTaxAmount',
    'money',
    'VIMPIMPORTACAO',
    'VALORIMPIMPORTACAO',
    'VALORDOIMPOSTODEIMPORTACAO',
    'VALORDOII',
  ),
  box('PISAmount', 'money', 'VALORDOPIS', 'VALORPIS'),
  box('COFINSAmount', 'money', 'VALORDACOFINS', 'VALORCOFINS', 'VALORDOCOFINS'),
  box('FCPAmount', 'money', 'VALORDOFCP', 'VALORFCP', 'VFCPUFDEST'),
  box('ICMSUFSenderAmount', 'money', 'VICMSUFREMET'),
  box('ICMSUFRecipientAmount', 'money', 'VICMSUFDEST'),
  box(
    'ApproximateTaxesAmount',
    'money',
    'VALORAPROXTRIBUTOS',
    'VALORAPROXDOSTRIBUTOS',
    'VALORAPROXIMADODOSTRIBUTOS',
    'VTOTTRIB',
    'VTOTTRIBUTOS',
    'VAPROXTRIBUTOS',
    'VAPROXDOSTRIBUTOS',
  ),
  box(
    'ProductsAmount',
    'money',
    'VALORTOTALDOSPRODUTOS',
    'VALORTOTALPRODUTOS',
    'VTOTALPRODUTOS',
    'VALORTOTALDOSPRODUTOSSERVICOS',
  ),
  box('FreightAmount', 'money', 'VALORDOFRETE', 'VALORFRETE'),
  box('InsuranceAmount', 'money', 'VALORDOSEGURO', 'VALORSEGURO'),
  box('DiscountAmount', 'money', 'DESCONTO', 'VALORDODESCONTO', 'VALORDESCONTO'),
  box(
    'OtherExpensesAmount',
    'money',
    'OUTRASDESPESASACESSORIAS',
    'OUTRASDESPESAS',
    'OUTRASDESPACESSORIAS',
    'OUTRASDESPACESS',
    'OUTRASDESP',
    'OUTRASDESPESASACESS',
  ),
  box('IPIAmount', 'money', 'VALORDOIPI', 'VALORTOTALDOIPI', 'VALORIPI', 'VALORTOTALIPI'),
  box('TotalAmount', 'money', 'VALORTOTALDANOTA', 'VTOTALDANOTA', 'VALORTOTALNOTA', 'VALORTOTALDANFE'),
];

export const carrierBoxes: readonly BoxSpec[] = [
  box('CarrierName', 'text', 'NOMERAZAOSOCIAL', 'RAZAOSOCIAL', 'NOME'),
  {
    ...box('FreightMode', 'text', 'FRETEPORCONTA', 'FRETEPORCONTADE', 'FRETE', 'MODALIDADEDOFRETE'),
    // The code of the carrier stands beside it, and is all figures; the rest of a label of two lines stands under its first.
    shape: /^(?!\d{2}|POR CONTA\b)/,
  },
  { ...box('CarrierANTT', 'text', 'CODIGOANTT', 'CODANTT'), shape: /\d/ },
  box('VehiclePlate', 'plate', 'PLACADOVEICULO', 'PLACAVEICULO', 'PLACA', 'PLACADOVEIC'),
  { ...box('VehicleUF', 'uf', 'UF'), repeats: true },
  box('Carrier', 'taxpayer', 'CNPJCPF', 'CPFCNPJ', 'CNPJ'),
  box('CarrierAddress', 'text', 'ENDERECO'),
  box('CarrierCity', 'text', 'MUNICIPIO'),
  box('CarrierIE', 'digits', 'INSCRICAOESTADUAL', 'INSCESTADUAL'),
  { ...box('VolumeQuantity', 'text', 'QUANTIDADE', 'QTD', 'QTDE'), shape: /\d/ },
  box('VolumeKind', 'text', 'ESPECIE'),
  box('VolumeBrand', 'text', 'MARCA'),
  box('VolumeNumbering', 'text', 'NUMERACAO', 'NUMERO'),
  box('GrossWeight', 'money', 'PESOBRUTO'),
  box('NetWeight', 'money', 'PESOLIQUIDO'),
];

export const serviceTaxBoxes: readonly BoxSpec[] = [
  box('IssuerIM', 'digits', 'INSCRICAOMUNICIPAL'),
  box('ServicesAmount', 'money', 'VALORTOTALDOSSERVICOS'),
  box(
    'ISSQNBase',
    'money',
    'BASEDECALCULODOISSQN',
    'BASEDOCALCULODOISSQN',
    'BASEDECALCISSQN',
    'BASEDECALCULOISSQN',
  ),
  box('ISSQNAmount', 'money', 'VALORDOISSQN', 'VALORTOTALDOISSQN', 'VALORISSQN'),
];

export const additionalBoxes: readonly BoxSpec[] = [
  box(
    'AdditionalInformation',
    'text',
    'INFORMACOESCOMPLEMENTARES',
    'INFORMACOESCOMPLEMENTARESDEINTERESSEDOCONTRIBUINTE',
  ),
  box('FiscoInformation', 'text', 'RESERVADOAOFISCO', 'RESERVADOFISCO'),
];

/** Titles of the form's blocks, which divide the page into bands. */
export const blockTitles: readonly LabelSpec<BlockName>[] = [
  { id: 'recipient', spellings: ['DESTINATARIOREMETENTE', 'REMETENTEDESTINATARIO', 'DESTINATARIOEMITENTE'] },
  {
    id: 'delivery',
    spellings: [
      'INFORMACOESDOLOCALDEENTREGA',
      'LOCALDEENTREGA',
      'INFORMACOESDOLOCALDERETIRADA',
      'LOCALDERETIRADA',
    ],
  },
  {
    id: 'invoice',
    spellings: [
      'FATURADUPLICATAS',
      'FATURADUPLICATA',
      'FATURA',
      'FATURAS',
      'DUPLICATAS',
      'DUPLICATA',
      'FATURADUPLICATASPAGAMENTO',
    ],
  },
  { id: 'payment', spellings: ['PAGAMENTO', 'FORMADEPAGAMENTO'] },
  { id: 'totals', spellings: ['CALCULODOIMPOSTO', 'CALCULODEIMPOSTO', 'CALCULODOSIMPOSTOS'] },
  { id: 'carrier', spellings: ['TRANSPORTADORVOLUMESTRANSPORTADOS', 'TRANSPORTADORVOLUMES'] },
  {
    id: 'items',
    spellings: [
      'DADOSDOPRODUTOSERVICO',
      'DADOSDOSPRODUTOSSERVICOS',
      'DADOSDOPRODUTOSERVICOS',
      'DADOSDOSPRODUTOSSERVICO',
      'DADOSDOSPRODUTOS',
      'DADOSDOPRODUTO',
      'ITENSDANOTAFISCAL',
    ],
  },
  { id: 'continuation', spellings: ['CONTINUACAODASINFORMACOESCOMPLEMENTARES'] },
  { id: 'service-tax', spellings: ['CALCULODOISSQN', 'CALCULODOISSQNS'] },
  { id: 'additional', spellings: ['DADOSADICIONAIS', 'DADOADICIONAL', 'INFORMACOESCOMPLEMENTARES'] },
];

/** Columns of the product table. */
export const itemColumns: readonly LabelSpec<keyof InvoiceItem>[] = [
  {
    id: 'Code',
    spellings: ['CODIGO', 'COD', 'CODPROD', 'CODIGOPRODUTO', 'CODIGODOPRODUTO', 'CODPRODUTO', 'CODIGOPROD'],
  },
  {
    id: 'Description',
    spellings: [
      'DESCRICAO',
      'DESCRICAODOPRODUTO',
      'DESCRICAODOPRODUTOSERVICO',
      'DESCRICAODOSPRODUTOSSERVICOS',
      'DESCRICAODOSPRODUTOSSERVICO',
      'DESCRICAODOPRODUTOSERVICOS',
      'DESCRICAOPRODUTOSERVICO',
    ],
  },
  { id: 'NCM', spellings: ['NCM', 'NCMSH'] },
  { id: 'CST', spellings: ['CST', 'OCST', 'CSOSN', 'CSTCSOSN', 'OCSOSN', 'CSOSNCST', 'OCSTCSOSN'] },
  { id: 'CFOP', spellings: ['CFOP', 'CCFOP'] },
  { id: 'Unit', spellings: ['UN', 'UNID', 'UNIDADE', 'UND', 'UNI'] },
  { id: 'Quantity', spellings: ['QTD', 'QTDE', 'QUANT', 'QUANTIDADE'] },
  {
    id: 'UnitAmount',
    spellings: [
      'VUNIT',
      'VLUNIT',
      'VLRUNIT',
      'VALORUNIT',
      'VALORUNITARIO',
      'VUNITARIO',
      'PRECOUNIT',
      'PRECOUN',
      'VALORUN',
    ],
  },
  { id: 'DiscountAmount', spellings: ['VDESC', 'DESC', 'DESCONTO', 'VALORDESC', 'VLDESC'] },
  {
    id: 'TotalAmount',
    spellings: ['VTOTAL', 'VLTOTAL', 'VLRTOTAL', 'VALORTOTAL', 'PRECOTOTAL', 'TOTAL', 'VTOT'],
  },
  {
    id: 'ICMSBase',
    spellings: [
      'BCICMS',
      'BASEICMS',
      'BASECALCICMS',
      'BCALCICMS',
      'BASECALC',
      'BCALCDOICMS',
      'BASEDECALCICMS',
      'BASECALCULOICMS',
      'BCDOICMS',
    ],
  },
  { id: 'ICMSAmount', spellings: ['VICMS', 'VLICMS', 'VLRICMS', 'VALORICMS'] },
  { id: 'IPIAmount', spellings: ['VIPI', 'VLIPI', 'VLRIPI', 'VALORIPI'] },
  { id: 'ICMSRate', spellings: ['%ICMS', 'ALIQICMS', 'ALICMS', 'AICMS', 'ICMS'] },
  { id: 'IPIRate', spellings: ['%IPI', 'ALIQIPI', 'ALIPI', 'AIPI', 'IPI'] },
];
