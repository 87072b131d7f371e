const heads = [
  'Nº do recibo da',
  'Nº recibo da',
  'Número do recibo da',
  'Número de recibo da',
  'Nº do recibo de entrega da',
  'Número do recibo de entrega da',
  'Recibo da',
  'Recibo de entrega da',
  'Nº da',
] as const;
const declarations = [
  'última declaração',
  'última declaração entregue',
  'última declaração transmitida',
  'última declaração do exercício anterior',
  'declaração anterior',
  'declaração do ano anterior',
  'declaração do exercício anterior',
  'declaração original',
  'declaração retificada',
  'declaração a ser retificada',
  'declaração a retificar',
  'declaração que está sendo retificada',
  'declaração anteriormente entregue',
] as const;

/** Labels of the receipt of the declaration before this one, or of that which it corrects. */
export const previousReceipt: readonly string[] = [
  ...heads.flatMap((head) => declarations.map((declaration) => `${head} ${declaration}`)),
  ...['Nº do recibo', 'Número do recibo', 'Recibo'].flatMap((head) =>
    [
      'anterior',
      'do exercício anterior',
      'do ano anterior',
      'do ano passado',
      'retificado',
      'a retificar',
    ].map((which) => `${head} ${which}`),
  ),
];
