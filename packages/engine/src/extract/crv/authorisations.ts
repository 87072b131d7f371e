/** Who is authorised on the back of the paper form, and what for. */
const authorised = [
  'o Departamento de Trânsito',
  'o Departamento Estadual de Trânsito',
  'o DETRAN',
  'o órgão de trânsito',
  'o órgão executivo de trânsito',
];
const toTransfer = [
  'transferir o registro',
  'transferir a propriedade',
  'transferir o veículo',
  'efetuar a transferência',
  'proceder à transferência',
  'realizar a transferência',
  'registrar a transferência',
];
/** Where the vehicle is told, and that the buyer follows. */
const pointers = [
  '',
  ' abaixo',
  ' acima',
  ' abaixo descrito',
  ' acima descrito',
  ' acima identificado',
].flatMap((place) => [place, `${place} para`]);
/** The sentence that the buyer's block begins with. */
export const authorisations = [
  ...authorised.flatMap((office) => toTransfer.map((act) => `Autorizo ${office} a ${act}`)),
  ...[
    'de propriedade do',
    'da propriedade do',
    'da propriedade deste',
    'de propriedade deste',
    'deste',
    'do',
  ].flatMap((of) => pointers.map((pointer) => `Autorizo a transferência ${of} veículo${pointer}`)),
  'Autorizo o registro deste veículo em nome de',
  'Autorizo o registro do veículo em nome de',
  'Autorizo a expedição de novo certificado em nome de',
  'Transfiro a propriedade do veículo',
  'Transfiro a propriedade deste veículo',
];
