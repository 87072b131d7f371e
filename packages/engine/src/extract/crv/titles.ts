/** What forms call the parties; one in two words may have them in either order. */
export const sellers = [
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
export const buyers = [
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
