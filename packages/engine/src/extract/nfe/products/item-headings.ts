import type { ValueKind } from '../../reading/values/kinds.ts';
import type { LabelSpec } from '../../reading/labels/labels.ts';
import type { Table } from '../../reading/tables/table.ts';
import { spelt } from '../../reading/sheet/text.ts';
import type { InvoiceItem } from '../invoice.ts';

/** Columns of the product table. */
export const itemColumns: readonly LabelSpec<keyof InvoiceItem>[] = [
  {
    id: 'Code',
    spellings:
      spelt(`CODIGO | COD | COD PROD | PROD | CODIGO PRODUTO | CODIGO DO PRODUTO | COD PRODUTO | CODIGO PROD |
      COD ITEM | CODIGO ITEM | CODIGO DO ITEM | REFERENCIA | REF | CODIGO INTERNO | COD INTERNO | SKU |
      CODIGO DA MERCADORIA | COD MERCADORIA | CODIGO DO ARTIGO | CODIGO REFERENCIA | COD REF |
      CODIGO DO PRODUTO SERVICO | COD PROD SERV | COD PRODUTO SERVICO | C PROD | PRODUTO COD | COD DO PRODUTO | CODIGO ARTIGO | REF INTERNA | REFERENCIA INTERNA | COD REFERENCIA |
      ISBN | ISBN CODIGO | CODIGO ISBN`),
  },
  {
    id: 'Description',
    spellings:
      spelt(`DESCRICAO | DESCRICAO DO PRODUTO | DESCRICAO DO PRODUTO SERVICO | DESCRICAO DOS PRODUTOS SERVICOS |
      DESCRICAO DOS PRODUTOS SERVICO | DESCRICAO DO PRODUTO SERVICOS | DESCRICAO PRODUTO SERVICO |
      DESCRICAO PRODUTO | DESCRICAO DO ITEM | DESCRICAO DA MERCADORIA | DISCRIMINACAO |
      DISCRIMINACAO DOS PRODUTOS | PRODUTO | PRODUTOS | PRODUTO SERVICO | MERCADORIA |
      DESCRICAO DOS PRODUTOS | DESCRICAO DO PRODUTO OU SERVICO | ESPECIFICACAO | DESCRICAO DO SERVICO |
      DESCRICAO COMPLEMENTO | DESCRICAO E COMPLEMENTO | DESCRICAO COMPLEMENTAR | DESCRICAO COMPLETA |
      DESCRICAO DETALHADA | DESCRICAO DAS MERCADORIAS | DESCRICAO DOS ITENS | DESCRICAO MERCADORIA |
      DISCRIMINACAO DAS MERCADORIAS | DISCRIMINACAO DO PRODUTO | NOME DO PRODUTO | PRODUTO DESCRICAO |
      DESCRICAO DO PRODUTO E COMPLEMENTO | DESCRICAO DO ARTIGO | ARTIGO | DENOMINACAO |
      DENOMINACAO DO PRODUTO | DESCRITIVO | ESPECIFICACAO DO PRODUTO | ESPECIFICACAO DAS MERCADORIAS |
      DESCRICAO APLICACAO | DESCRICAO E APLICACAO | DESCR | DESCR DO PRODUTO | DESC PRODUTO | DESC DO PRODUTO | PRODUTOS SERVICOS | DISCRIMINACAO DOS PRODUTOS SERVICOS | DISCRIMINACAO DO PRODUTO SERVICO |
      DESCRICAO DO BEM | DESCRICAO DOS BENS | DESCRICAO DA PECA | DESCRICAO DAS PECAS | DESCRICAO PECA |
      TITULO | TITULO DA OBRA | OBRA | DESCRICAO DO MATERIAL | DESCRICAO MATERIAL`),
  },
  {
    id: 'NCM',
    spellings: spelt(`NCM | NCM SH | COD NCM | CLASS FISCAL | CLASSIFICACAO FISCAL | CF NCM | NBM SH |
      C FISCAL | COD NCM SH | CODIGO NCM | CODIGO NCM SH | CLAS FISC | CLASS FISC | CLAS FISCAL | CLASSIF FISCAL |
      CLASSIF NCM | CLAS FISCAL NCM | CLASS FISCAL NCM | CLASSIF FISCAL NCM | CLASSIFICACAO FISCAL NCM`),
  },
  {
    id: 'CST',
    spellings: spelt(`CST | O CST | CSOSN | CST CSOSN | O CSOSN | CSOSN CST | O CST CSOSN | ST | SIT TRIB |
      SIT TRIBUTARIA | SITUACAO TRIBUTARIA | CST ICMS | CST OU CSOSN | CSTB | ORIG CST | ORIGEM CST |
      SIT TRIBUT | SIT TRIB CST | CST CSO | CST CSOSN ICMS | CSO | COD SIT TRIB | O CST CSO`),
  },
  {
    id: 'CFOP',
    spellings: spelt(`CFOP | C CFOP |
      CFO | COD CFOP | CODIGO CFOP | COD FISCAL CFOP | CODIGO FISCAL CFOP | COD FISCAL | COD FISCAL OPERACAO | COD FISC OP | COD FISCAL DE OPERACAO | COD FISCAL DA OPERACAO`),
  },
  {
    id: 'Unit',
    spellings: spelt(
      `UN | UNID | UNIDADE | UND | UNI | UM | UNIDADE MEDIDA | UNID MEDIDA | UND MED | UNID COM | UM |
      UN COM | UNID COMERCIAL | UNIDADE COMERCIAL | UNIDADE DE MEDIDA | MED | U MED | U | MEDIDA`,
    ),
  },
  {
    id: 'Quantity',
    spellings: spelt(`QTD | QTDE | QUANT | QUANTIDADE | QT | QUANTID | QTD COM | QUANT COM |
      QDE | QTDADE | QTDE COM | QTD COMERCIAL | QTDE COMERCIAL | QUANTIDADE COMERCIAL | Q | QUANTOS | QUANTAS | QUANTIA |
      VOLUME | VOLUME 20 C | VOLUME A 20 C | VOLUME 20OC | VOLUME A 20OC | VOLUME L | VOLUME LITROS | VOL 20 C | QTD L | QTDE L | QTD LITROS | QTDE LITROS | QUANTIDADE LITROS | LITROS |
      EXEMPLARES | EXEMPL | EXEMP`),
  },
  {
    id: 'UnitAmount',
    spellings:
      spelt(`VUNIT | VL UNIT | VLR UNIT | VALOR UNIT | VALOR UNITARIO | VUNITARIO | PRECO UNIT | PRECO UN |
      VALOR UN | PRECO | PRECO UNITARIO | UNITARIO | VL UNITARIO | VLR UNITARIO | VALOR UNITARIO RS |
      VR UNIT | VR UNITARIO | PRECO UNIT RS | VALOR UNIT RS | VALOR DA UNIDADE | PRECO DE VENDA | P UNIT |
      VAL UNIT | VL UN | VLR UN | V UN | PR UNIT | PR UN | VALOR UNIT COM | VL UNIT COM | VALOR UNITARIO COM | VALOR UNITARIO COMERCIAL | PRECO DE CADA | PRECO CADA | VALOR DE CADA | VALOR CADA | PRECO POR UNIDADE | PRECO DA UNIDADE | CADA UM | R$ UNIT | R$ UN | PRECO LITRO | PRECO POR LITRO | PRECO DO LITRO | PRECO KG | PRECO POR KG |
      PRECO CAPA | PRECO DE CAPA | P FABR UNIT | PRECO FABR | PRECO FABRICA | PRECO DE FABRICA | P FABRICA | PR FABRICA`),
  },
  {
    id: 'DiscountAmount',
    spellings:
      spelt(`VDESC | DESC | DESCONTO | VALOR DESC | VL DESC | VALOR DESCONTO | VALOR DO DESCONTO | V DESCONTO |
      VR DESC | DESCONTOS | DESCTO |
      VLR DESC | DESC ITEM | DESC RS | VAL DESC | VLR DESCONTO | VL DESCONTO | DESCONTO ITEM | ABATIMENTO | ABATIMENTOS | VALOR DO ABATIMENTO`),
  },
  {
    id: 'TotalAmount',
    spellings:
      spelt(`VTOTAL | VL TOTAL | VLR TOTAL | VALOR TOTAL | PRECO TOTAL | TOTAL | VTOT | VR TOTAL | TOTAL ITEM |
      TOTAL DO ITEM | VALOR TOTAL ITEM | VALOR TOTAL DO ITEM | VALOR PRODUTO | VALOR PRODUTOS | V PROD |
      TOTAL RS | R$ TOTAL | VALOR TOTAL RS | TOTAL PRODUTO | VALOR DO PRODUTO | SUBTOTAL | IMPORTANCIA | VALOR DO ITEM |
      PRECO FINAL | TOTAL LINHA | VALOR LIQUIDO | VL LIQUIDO | VLR LIQUIDO | TOTAL LIQUIDO |
      TOTAL BRUTO | VALOR BRUTO | VL BRUTO | VLR BRUTO | VR BRUTO | VALOR TOTAL BRUTO |
      VALOR TOT | VL TOT | VLR TOT | VAL TOTAL | VALOR PROD | VL PROD | VLR PROD | VLR PRODUTO | VALOR BRUTO | TOTAL BRUTO | VL BRUTO | VLR BRUTO | BRUTO`),
  },
  {
    id: 'ICMSBase',
    spellings: spelt(`BC ICMS | BASE ICMS | BASE CALC ICMS | B CALC ICMS | BASE CALC | B CALC DO ICMS |
      BASE DE CALC ICMS | BASE CALCULO ICMS | BC DO ICMS | BASE DE CALCULO | BASE CALCULO |
      BASE DE CALCULO ICMS | BASE DE CALCULO DO ICMS | BASE ICMS PROPRIO | BC ICMS PROPRIO | BASE CALC DO ICMS | BASE DO ICMS | BC | B CALC |
      BASE |
      B ICMS | BS ICMS | BS CALC | BS CALC ICMS | VLR BC ICMS | VL BC ICMS | V BC ICMS | VALOR BC ICMS | BASE P ICMS | BASE PARA ICMS | BASE PARA O ICMS | ICMS BASE`),
  },
  {
    id: 'ICMSAmount',
    spellings: spelt(`V ICMS | VL ICMS | VLR ICMS | VALOR ICMS | VALOR DO ICMS | VR ICMS | V DO ICMS |
      VAL ICMS | VLR DO ICMS | VL DO ICMS | ICMS RS | V ICM | VALOR ICMS PROPRIO | VL ICMS PROPRIO | VLR ICMS PROPRIO`),
  },
  {
    id: 'IPIAmount',
    spellings: spelt(`V IPI | VL IPI | VLR IPI | VALOR IPI | VALOR DO IPI | VR IPI | V DO IPI |
      VAL IPI | VLR DO IPI | VL DO IPI | IPI RS`),
  },
  {
    id: 'ICMSRate',
    spellings:
      spelt(`% ICMS | ALIQ ICMS | AL ICMS | A ICMS | ICMS | ALIQUOTA ICMS | ICMS % | % DOICMS | P ICMS |
      ALIQUOTA DO ICMS | ALIQICMS % | TX ICMS |
      ALIQUOTAS ICMS | ALIQ DO ICMS | ALIQ | ALIQUOTA | ALQ | ALQ ICMS |
      ALIQUOTA ICMS % | ALIQUOTA DO ICMS % | ALIQ ICMS % |
      % ICM | ICM % | ALIQ ICM | AL ICM`),
  },
  {
    id: 'IPIRate',
    spellings: spelt(`% IPI | ALIQ IPI | AL IPI | A IPI | IPI | ALIQUOTA IPI | IPI % | % DOIPI | P IPI |
      ALIQUOTA DO IPI | TX IPI |
      ALIQUOTAS IPI | ALIQ DO IPI | ALIQ IPI % | ALIQUOTA IPI % | ALIQUOTA DO IPI %`),
  },
];

/** Columns of the product table that no field has: each keeps its words from the columns beside it. */
const passedOver: readonly LabelSpec<`Other${string}`>[] = [
  {
    id: 'OtherGTIN',
    spellings: spelt(`GTIN | EAN | GTIN EAN | EAN GTIN | CEAN | COD EAN | CODIGO EAN | COD BARRAS |
      CODIGO DE BARRAS | COD DE BARRAS | CODIGO BARRAS | CODIGO GTIN | BARRAS`),
  },
  { id: 'OtherCEST', spellings: spelt(`CEST | COD CEST | CODIGO CEST`) },
  { id: 'OtherLot', spellings: spelt(`LOTE | LOTE SERIE | N LOTE | NUMERO LOTE | LOTES`) },
  {
    id: 'OtherExpiry',
    spellings: spelt(`VALIDADE | VALID | DATA VALIDADE | DT VALIDADE | DT VALID | FABRICACAO`),
  },
  {
    id: 'OtherRetailPrice',
    spellings:
      spelt(`PMC | V PMC | VL PMC | VLR PMC | VALOR PMC | PRECO PMC | PRECO MAX | PRECO MAXIMO | PRECO MAX CONS |
      PRECO MAX CONSUM | PRECO MAX CONSUMIDOR | PRECO MAXIMO CONSUMIDOR | PRECO MAXIMO AO CONSUMIDOR`),
  },
  { id: 'OtherANP', spellings: spelt(`COD ANP | CODIGO ANP | ANP | PRODUTO ANP | COD PRODUTO ANP`) },
  { id: 'OtherFCI', spellings: spelt(`FCI | NUMERO FCI | N FCI | NFCI`) },
  { id: 'OtherSTBase', spellings: spelt(`BC ICMS ST | BASE ICMS ST | BASE ST | BC ST | B CALC ICMS ST`) },
  {
    id: 'OtherST',
    spellings: spelt(`V ICMS ST | VL ICMS ST | VLR ICMS ST | VALOR ICMS ST | VALOR ST | ICMS ST`),
  },
  { id: 'OtherMVA', spellings: spelt(`MVA | % MVA | IVA | % IVA`) },
  {
    id: 'OtherTaxes',
    spellings: spelt(`TRIBUTOS | VL APROX TRIBUTOS | VALOR TRIBUTOS | TRIB APROX | V TRIB`),
  },
  { id: 'OtherPlace', spellings: spelt(`ITEM | SEQ | N ITEM | NRO ITEM | NUM ITEM`) },
  { id: 'OtherOrder', spellings: spelt(`PEDIDO | PED COMPRA | PEDIDO COMPRA | ORDEM COMPRA`) },
];

/** What the lines below a product's description say that no field has. */
export const inLinesBelow: readonly string[] = [
  ...passedOver.flatMap(({ spellings }) => spellings),
  ...spelt(`ONU | N ONU | NO ONU | NUMERO ONU`),
];

type HeadedColumn = keyof InvoiceItem | `Other${string}`;
export const headedColumns: readonly LabelSpec<HeadedColumn>[] = [...itemColumns, ...passedOver];

/** The same, where a tax's name alone is the heading of its amount, as in tables with the rate under a sign ("ICMS", "IPI", "% ICMS"), and "Valor" that of the total. */
export const amountColumns: readonly LabelSpec<HeadedColumn>[] = headedColumns.map((column) => {
  if (column.id === 'TotalAmount') return { ...column, spellings: [...column.spellings, 'VALOR'] };
  const tax = column.id.slice(0, -'Amount'.length);
  if (column.id === 'ICMSAmount' || column.id === 'IPIAmount')
    return { ...column, spellings: [...column.spellings, tax] };
  const isRate = column.id === 'ICMSRate' || column.id === 'IPIRate';
  const own = column.id.slice(0, -'Rate'.length);
  return isRate ? { ...column, spellings: column.spellings.filter((each) => each !== own) } : column;
});

/** Whether a table names a tax's rate and not its amount, or no total: the tax's name or "Valor" alone may be the amount's heading there. */
export const leavesAmount = ({ columns }: Pick<Table<keyof InvoiceItem>, 'columns'>): boolean => {
  const has = (id: keyof InvoiceItem): boolean => columns.some((column) => column.id === id);
  return (
    !has('TotalAmount') || (has('ICMSRate') && !has('ICMSAmount')) || (has('IPIRate') && !has('IPIAmount'))
  );
};

const isItemColumn = (id: HeadedColumn): id is keyof InvoiceItem => !id.startsWith('Other');

/** A table without the columns that no field has. */
export const ofItems = (table: Table<HeadedColumn> | undefined): Table<keyof InvoiceItem> | undefined =>
  table && {
    ...table,
    columns: table.columns.flatMap(({ id, ...column }) => (isItemColumn(id) ? [{ ...column, id }] : [])),
    lines: table.lines.map((line) => ({
      ...line,
      cells: new Map(
        [...line.cells].flatMap(([id, tokens]) => (isItemColumn(id) ? [[id, tokens] as const] : [])),
      ),
    })),
  };

/** What the cells of an item's columns hold. */
export const cellKinds: Readonly<Record<keyof InvoiceItem, ValueKind>> = {
  Code: 'code',
  Description: 'text',
  NCM: 'digits',
  CST: 'code',
  CFOP: 'digits',
  Unit: 'text',
  Quantity: 'decimal',
  UnitAmount: 'money',
  DiscountAmount: 'money',
  TotalAmount: 'money',
  ICMSBase: 'money',
  ICMSAmount: 'money',
  IPIAmount: 'money',
  ICMSRate: 'percent',
  IPIRate: 'percent',
};
