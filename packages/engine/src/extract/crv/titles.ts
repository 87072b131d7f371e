/** What forms call the parties; one in two words may have them in either order. */
const sellers = [
  'VENDEDOR',
  'PROPRIETÁRIO VENDEDOR',
  'VENDEDOR PROPRIETÁRIO',
  'ALIENANTE',
  'TRANSMITENTE',
  'CEDENTE',
  'VENDEDOR TRANSMITENTE',
  'TRANSMITENTE VENDEDOR',
  'OUTORGANTE',
  'PROPRIETÁRIO ALIENANTE',
  'VENDEDOR ALIENANTE',
  'PROPRIETÁRIO ANTERIOR VENDEDOR',
  'VENDEDOR PROPRIETÁRIO ATUAL',
  'PROPRIETÁRIO ATUAL VENDEDOR',
];
const buyers = [
  'COMPRADOR',
  'ADQUIRENTE',
  'COMPRADOR ADQUIRENTE',
  'ADQUIRENTE COMPRADOR',
  'NOVO PROPRIETÁRIO',
  'COMPRADOR NOVO PROPRIETÁRIO',
  'ADQUIRENTE NOVO PROPRIETÁRIO',
  'CESSIONÁRIO',
  'RECEBEDOR',
  'COMPRADOR RECEBEDOR',
  'OUTORGADO',
];
/** Titles of the block of each. */
export const titled = (names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const of = /(?:ÇÃO|DA|TRANSFERÊNCIA)$/.test(name) ? 'DA' : 'DO';
    return [
      name,
      `${of} ${name}`,
      `DADOS ${of} ${name}`,
      `IDENTIFICAÇÃO ${of} ${name}`,
      `QUALIFICAÇÃO ${of} ${name}`,
      `INFORMAÇÕES ${of} ${name}`,
      `CARACTERÍSTICAS ${of} ${name}`,
    ];
  });

/** The parties by what they do, over their blocks or before their names. */
export const sellerVerbs = ['QUEM VENDE', 'QUEM VENDEU', 'QUEM ESTÁ VENDENDO'];
const buyerVerbs = ['QUEM COMPRA', 'QUEM COMPROU', 'QUEM ESTÁ COMPRANDO'];

/** Labels of the buyer's name. */
export const buyerNames = [
  ...buyerVerbs,
  'COMPRADOR(A)',
  'NOME DO COMPRADOR',
  'NOME DO ADQUIRENTE',
  'NOME / RAZÃO SOCIAL DO ADQUIRENTE',
  'NOME / RAZÃO SOCIAL DO COMPRADOR',
];

/** Titles of the blocks of both parties, by their names or by what they do. */
export const sellerTitles = [...titled(sellers), 'VENDEDOR(A)', ...sellerVerbs, 'OUTORGANTE VENDEDOR'];
export const buyerTitles = [...titled(buyers), ...buyerNames];
