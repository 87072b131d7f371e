import type { FormField } from '../forms/form-spec.ts';
import type { Phrase } from '../phrases/phrases.ts';

/** Makers as the registry of vehicles abbreviates them; `I` and `IMP` stand for imported ones. */
const makers =
  'FIAT|VW|VOLKSWAGEN|GM|CHEVROLET|FORD|RENAULT|HONDA|TOYOTA|HYUNDAI|NISSAN|JEEP|PEUGEOT|CITROEN|YAMAHA|SUZUKI|MMC|MITSUBISHI|KIA|M\\.?BENZ|MERCEDES|IVECO|VOLVO|SCANIA|BMW|AUDI|CHERY|CAOA|JAC|RAM|BYD|GWM|DAFRA|KAWASAKI|AGRALE|MARCOPOLO|RANDON|SR|REB|IMP|I';

const colours =
  'AMAREL[AO]|AZUL|BEGE|BRANC[AO]|CINZA|DOURAD[AO]|FANTASIA|GREN[AÁ]|LARANJA|MARROM|PRATA|PRET[AO]|ROSA|ROX[AO]|VERDE|VERMELH[AO]';

const fuels =
  'ALCOOL\\/GASOLINA(?:\\/GNV)?|ALCO\\/GASOL(?:\\/GNV)?|GASOLINA(?:\\/(?:GNV|ALCOOL|ELETRICO))?|GASOL\\/GNV|[AÁ]LCOOL|DIESEL|EL[EÉ]TRICO|H[IÍ]BRIDO';

/** Beginnings of what the registry remarks on a vehicle: securities, restrictions, alterations. */
const remarks =
  '(?:SEM (?:RESERVA|RESTRI[CÇ]|GRAVAME|OBSERVA)|AL[.] ?FID|ALIENA[CÇ][AÃ]O (?:FID|JUD)|ARREND[.A]|RESERVA DE DOM|RESTRI[CÇ][AÃ]O|RESTRI[CÇ][OÕ]ES|PENHOR|VE[IÍ]CULO (?:COM|MOVIDO)|COMODATO|BENEF[.I]|NADA CONSTA|CSV |EIXO AUX).*';

/** The whole word of a colour, which no title below it continues. */
const colour = new RegExp(`^(?:${colours})(?!\\p{L})`, 'iu');

type VehicleId =
  | 'Plate'
  | 'PreviousPlate'
  | 'PreviousPlateState'
  | 'Remarks'
  | 'ChassisNumber'
  | 'MakeModel'
  | 'VehicleType'
  | 'Fuel'
  | 'Color'
  | 'Category'
  | 'Power'
  | 'DocumentNumber'
  | 'ManufactureYear'
  | 'ModelYear'
  | 'IssuingState'
  | 'SeatCount';

type RowId =
  | 'ManufactureYear'
  | 'ModelYear'
  | 'IssueDate'
  | 'IssuingState'
  | 'Renavam'
  | 'CopyNumber'
  | 'CRVNumber'
  | 'SecurityCode'
  | 'CPF'
  | 'CNPJ';

/** Values told by the words before them: the number at the head, behind its sign alone, and a sentence's particulars of the vehicle. */
export const vehiclePhrases: readonly Phrase<
  | 'DocumentNumber'
  | 'Renavam'
  | 'ChassisNumber'
  | 'MakeModel'
  | 'ManufactureYear'
  | 'ModelYear'
  | 'Plate'
  | 'IssuingState'
>[] = [
  {
    pattern: /(?<![A-Z])(?:DETRAN|CET ?[-–/]) ?[-–/]? ?([A-Z]{2})(?![A-Z])/,
    gives: [['IssuingState', 'uf']],
  },
  {
    pattern:
      /\bano(?:(?: de)? fabrica[cç][aã]o)? ?(?:\/|e) ?(?:ano )?modelo:? ((?:19|20)\d{2}) ?(?:\/|e) ?((?:19|20)\d{2})(?=[,;.])/i,
    gives: [
      ['ManufactureYear', 'year'],
      ['ModelYear', 'year'],
    ],
  },
  {
    pattern:
      /\b(?:ano(?: de)? fabrica[cç][aã]o|fabricad[oa] em|fabrica[cç][aã]o em):? ((?:19|20)\d{2})(?=[,;.])/i,
    gives: [['ManufactureYear', 'year']],
  },
  {
    pattern: /\b(?:ano )?(?:do )?modelo:? ((?:19|20)\d{2})(?=[,;.])/i,
    gives: [['ModelYear', 'year']],
  },
  {
    pattern: /\bplacas?(?: n[º°o.]{1,2}| atual)?:? ([A-Z]{3}[- ]?\d[A-J\d]\d{2})(?![A-Z\d]| ?\/)/i,
    gives: [['Plate', 'plate']],
  },
  {
    pattern: /\brenavam(?: n[º°o.]{1,2})?:? (\d{9,11})(?!\d)/i,
    gives: [['Renavam', 'renavam']],
  },
  {
    pattern: /\bchassis?(?: n[º°o.]{1,2})?:? ((?=[A-Z\d]*\d{4})[A-HJ-NPR-Z\d]{17})(?![A-Z\d])/i,
    gives: [['ChassisNumber', 'vin']],
  },
  {
    pattern: new RegExp(`\\bmarca ?[/e] ?modelo:? ((?:${makers}) ?/[A-Z\\d ./-]+?)(?=,|;)`, 'iu'),
    gives: [['MakeModel', 'text']],
  },
  {
    pattern:
      /(?<!(?:RENAVAM|CRV|CLA|CPF|CNPJ|RG|MOTOR|CHASSI|RNTRC|LEI|REGISTRO|FONE|ART\.?|SELO|DIGITAL) )(?<!\p{L})N[º°o.'’]{1,2} ?(\d{9,12})(?!\d)/iu,
    gives: [['DocumentNumber', 'number']],
  },
];

/** Boxes in one row: copy and registry number, the owner's number before the plate, the vehicle's years, place and date of issue. */
export const vehicleRows: readonly Phrase<RowId>[] = [
  {
    pattern: /(?<!\d)(\d{12}) (\d{11})(?!\d)/,
    gives: [
      ['CRVNumber', 'number'],
      ['SecurityCode', 'number'],
    ],
  },
  { pattern: /(?<![A-Z])DETRAN ?[-–/]? ?([A-Z]{2})(?= |$)/, gives: [['IssuingState', 'uf']] },
  {
    pattern: /^(0?\d) (\d{9,11})(?= |$)/,
    gives: [
      ['CopyNumber', 'integer'],
      ['Renavam', 'renavam'],
    ],
  },
  { pattern: /^(?:\S{1,2} )?(\d{9,11})(?= (?:\*+ )?\d{11,12}(?!\d))/, gives: [['Renavam', 'renavam']] },
  { pattern: /(?<!\d)(\d{11}) [A-Z]{3}[- ]?\d[A-J\d]\d{2}(?![A-Z\d])/, gives: [['CPF', 'cpf']] },
  { pattern: /(?<!\d)(\d{14}) [A-Z]{3}[- ]?\d[A-J\d]\d{2}(?![A-Z\d])/, gives: [['CNPJ', 'cnpj']] },
  {
    pattern: /(?<![\d/])((?:19|20)\d{2}) ((?:19|20)\d{2})(?: \S{1,2})?$/,
    gives: [
      ['ManufactureYear', 'year'],
      ['ModelYear', 'year'],
    ],
  },
  { pattern: /\p{Lu}{3,}(?: ?[/-] ?[A-Z]{2})? (\d{2}\/\d{2}\/\d{4})$/u, gives: [['IssueDate', 'date']] },
];

/** A vehicle's categories by use (CTB, article 96): its box holds no other words, so short words of neighbours' labels are rejected. */
export const vehicleCategory =
  /^(?:PARTICULAR|PARTIC|ALUGUEL|OFICIAL|APRENDIZAGEM|COLE[CÇ][AÃ]O|EXPERI[EÊ]NCIA|FABRICANTE|DIPLOM[AÁ]TICO|MISS[AÃ]O DIPLOM[AÁ]TICA|CORPO CONSULAR|ORGANISMO INTERNACIONAL)(?!\p{L})/iu;

/** Values of vehicle documents in the registry's words (RENAVAM tables), which are recognised even when the label is lost. */
export const vehicleRuns: readonly Phrase<VehicleId>[] = [
  { pattern: /(?<![A-Z\d])([A-Z]{3}[- ]?\d[A-J\d]\d{2})(?![A-Z\d]| ?\/)/, gives: [['Plate', 'plate']] },
  // Behind the hyphen are figures, so that before it letters may have been read as such.
  { pattern: /(?<![A-Z\d])([A-Z01582]{3}-\d{4})(?![A-Z\d]| ?\/)/, gives: [['Plate', 'plate']] },
  {
    pattern: /(?<![A-Z\d])([A-Z]{3}[- ]?\d[A-J\d]\d{2}) ?\/ ?([A-Z]{2})(?![A-Z\d])/,
    gives: [
      ['PreviousPlate', 'plate'],
      ['PreviousPlateState', 'uf'],
    ],
  },
  { pattern: new RegExp(`^(${remarks})`), gives: [['Remarks', 'text']] },
  // Seats are told with a letter for persons.
  { pattern: /^(0?\d{1,2}P)$/, gives: [['SeatCount', 'integer']] },
  {
    pattern: /(?<![A-Z\d])((?=[A-Z\d]{0,14}\d{4})[A-Z\d]{17})(?![A-Z\d])/,
    gives: [['ChassisNumber', 'vin']],
  },
  {
    pattern: new RegExp(
      `(?<![A-Z\\d/])((?:${makers}) ?/ ?[A-Z\\d][A-Z\\d ./-]+?)(?: E)?(?: (?:19|20)\\d{2})*(?: [A-Z]{1,2})?$`,
    ),
    gives: [['MakeModel', 'text']],
  },
  {
    pattern:
      /(?<![A-Z])((?:PAS|CAR|MIS|TRA|ESP|COL|COM|PASSAGEIRO|CARGA|MISTO|TRA[CÇ][AÃ]O|ESPECIAL)\/[A-Z]{4,}(?: [A-Z]{4,})?)/,
    gives: [['VehicleType', 'text']],
  },
  { pattern: new RegExp(`(?<![A-Z/])(${fuels})(?![A-Z/])`, 'i'), gives: [['Fuel', 'text']] },
  { pattern: new RegExp(`(?<![A-Z])(${colours})(?![A-Z])`, 'i'), gives: [['Color', 'text']] },
  {
    pattern: /(?<![A-Z])(PARTICULAR|PARTIC|ALUGUEL|OFICIAL|APRENDIZAGEM|COLE[CÇ][AÃ]O)(?![A-Z])/,
    gives: [['Category', 'text']],
  },
  {
    pattern:
      /(?<![\dA-Z/,.])(\d{1,3}(?:[.,]\d{1,3})?[LPT]\/\d{1,4}CV\/\d{2,5}(?: ?CC(?![A-Z]))?|\d{2,4}CV\/\d{2,5}(?: ?CC(?![A-Z]))?)/,
    gives: [['Power', 'text']],
  },
  { pattern: /(?:^| )N[º°o]\.? ?(\d{10,12})(?!\d)/i, gives: [['DocumentNumber', 'number']] },
  {
    pattern: /(?<![\d/])((?:19|20)\d{2}) ((?:19|20)\d{2})$/,
    gives: [
      ['ManufactureYear', 'year'],
      ['ModelYear', 'year'],
    ],
  },
  {
    pattern: /(?<![\d/])((?:19|20)\d{2}) ?\/ ?((?:19|20)\d{2})(?![\d/])/,
    gives: [
      ['ManufactureYear', 'year'],
      ['ModelYear', 'year'],
    ],
  },
  { pattern: /DETRAN ?[-–/]? ?([A-Z]{2})(?![A-Z])/, gives: [['IssuingState', 'uf']] },
];

type FieldId =
  | Exclude<VehicleId, 'DocumentNumber'>
  | 'Renavam'
  | 'RNTRC'
  | 'CopyNumber'
  | 'EngineNumber'
  | 'LoadCapacity'
  | 'GrossVehicleWeight'
  | 'TractionCapacity'
  | 'AxleCount'
  | 'BodyType';

const previousPlate = ['PLACA ANTERIOR / UF', 'PLACA ANT. / UF', 'PLACA ANTERIOR', 'PLACA ANTERIOR (UF)'];

/** Labels of the town where a vehicle is registered, which its state follows. */
export const townOfRegistration = ['REGISTRO', 'EMPLACAMENTO', 'LICENCIAMENTO', 'JURISDIÇÃO'].flatMap((act) =>
  ['MUNICÍPIO', 'CIDADE'].flatMap((town) =>
    [`DE ${act}`, `DO ${act}`].flatMap((of) => [`${town} ${of}`, `${town} ${of} / UF`, `${town} / UF ${of}`]),
  ),
);

/** A vehicle's particulars, which its certificates of registration and of licensing both print. */
export const vehicleFields: readonly FormField<FieldId>[] = [
  {
    id: 'Plate',
    kind: 'plate',
    labels: [
      'PLACA',
      'PLACA ATUAL',
      'PLACA DO VEÍCULO',
      'PLACA / UF',
      'PLACA ÚNICA',
      'PLACA MERCOSUL',
      'Nº DA PLACA',
    ],
  },
  {
    id: 'Renavam',
    kind: 'renavam',
    labels: [
      'RENAVAM',
      'CÓD. RENAVAM',
      'CÓDIGO RENAVAM',
      'CÓDIGO DO RENAVAM',
      'NÚMERO RENAVAM',
      'NÚMERO DO RENAVAM',
      'RENAVAM Nº',
    ],
  },
  {
    id: 'ChassisNumber',
    kind: 'vin',
    labels: ['CHASSI', 'CHASSIS', 'NÚMERO DO CHASSI', 'Nº CHASSI', 'CHASSI (VIN)', 'CHASSI DO VEÍCULO'],
  },
  { id: 'PreviousPlate', kind: 'plate', labels: previousPlate },
  { id: 'PreviousPlateState', kind: 'uf', labels: [...previousPlate, 'UF DA PLACA ANTERIOR', 'UF ANTERIOR'] },
  {
    id: 'MakeModel',
    kind: 'text',
    labels: [
      'MARCA / MODELO',
      'MARCA / MODELO / VERSÃO',
      'MARCA E MODELO',
      'MARCA / MODELO DO VEÍCULO',
      'MARCA / MOD.',
      'MARCA / MODELO / TIPO',
      'FABRICANTE / MODELO',
    ],
  },
  {
    id: 'ManufactureYear',
    kind: 'year',
    labels: [
      'ANO FAB.',
      'ANO FABRICAÇÃO',
      'ANO DE FABRICAÇÃO',
      'ANO FABR.',
      'FABRICAÇÃO',
      'ANO DA FABRICAÇÃO',
    ],
  },
  {
    id: 'ModelYear',
    kind: 'year',
    labels: ['ANO MOD.', 'ANO MODELO', 'ANO DO MODELO', 'MODELO', 'ANO DE MODELO', 'MODELO (ANO)'],
  },
  {
    id: 'VehicleType',
    kind: 'text',
    labels: [
      'ESPÉCIE / TIPO',
      'ESPÉCIE',
      'ESPÉCIE E TIPO',
      'TIPO / ESPÉCIE',
      'ESPÉCIE / TIPO DO VEÍCULO',
      'TIPO DO VEÍCULO',
      'TIPO DE VEÍCULO',
    ],
  },
  {
    id: 'Fuel',
    kind: 'text',
    labels: ['COMBUSTÍVEL', 'TIPO DE COMBUSTÍVEL', 'TIPO COMBUSTÍVEL', 'COMBUST.'],
  },
  {
    id: 'Color',
    kind: 'text',
    labels: ['COR PREDOMINANTE', 'COR', 'COR DO VEÍCULO', 'COR PRED.'],
    oneOf: colour,
  },
  {
    id: 'Category',
    kind: 'text',
    labels: ['CATEGORIA', 'CAT.', 'CATEGORIA DO VEÍCULO'],
    oneOf: vehicleCategory,
  },
  {
    id: 'Power',
    kind: 'text',
    labels: [
      'CAP / POT / CIL',
      'POT / CIL',
      'POTÊNCIA/CILINDRADA',
      'CAPACIDADE / POTÊNCIA / CILINDRADA',
      'POTÊNCIA / CILINDRADAS',
    ],
  },
  {
    id: 'IssuingState',
    kind: 'uf',
    labels: [
      'DETRAN',
      'DETRAN / UF',
      'DETRAN - UF',
      'UF DO DETRAN',
      'UF DE JURISDIÇÃO',
      'JURISDIÇÃO',
      'UF EMISSORA',
      'UF DE EMISSÃO',
      'UF DO REGISTRO',
      'UF DE REGISTRO',
      'UF DE LICENCIAMENTO',
    ],
  },
  { id: 'CopyNumber', kind: 'integer', labels: ['VIA', 'Nº DA VIA', 'VIA DO DOCUMENTO', 'NÚMERO DA VIA'] },
  { id: 'RNTRC', kind: 'number', labels: ['RNTRC', 'Nº RNTRC', 'REGISTRO RNTRC', 'RNTRC / ANTT', 'RNTC'] },
  {
    id: 'Remarks',
    kind: 'text',
    labels: [
      'OBSERVAÇÕES',
      'OBSERVAÇÕES DO VEÍCULO',
      'OBSERVAÇÃO',
      'OBS.',
      'OBSERVAÇÕES / RESTRIÇÕES',
      'RESTRIÇÕES / OBSERVAÇÕES',
      'INFORMAÇÕES COMPLEMENTARES',
    ],
  },
  {
    id: 'EngineNumber',
    kind: 'text',
    labels: ['MOTOR', 'NÚMERO DO MOTOR', 'Nº MOTOR', 'Nº DO MOTOR', 'NÚMERO MOTOR', 'CÓDIGO DO MOTOR'],
  },
  {
    id: 'LoadCapacity',
    kind: 'decimal',
    labels: ['CAPACIDADE', 'CAPACIDADE (T)', 'CAPACIDADE DE CARGA', 'CAPACIDADE DE CARGA (T)', 'CAP. CARGA'],
  },
  {
    id: 'GrossVehicleWeight',
    kind: 'decimal',
    labels: ['PESO BRUTO TOTAL', 'PBT', 'PESO BRUTO TOTAL (T)', 'PBT (T)', 'PESO BRUTO TOTAL - PBT'],
  },
  {
    id: 'TractionCapacity',
    kind: 'decimal',
    labels: ['CMT', 'CMT (T)', 'CAPACIDADE MÁXIMA DE TRAÇÃO', 'CAPACIDADE MÁX. DE TRAÇÃO', 'CMT (TON)'],
  },
  { id: 'AxleCount', kind: 'integer', labels: ['EIXOS', 'Nº DE EIXOS', 'QTD. DE EIXOS', 'NÚMERO DE EIXOS'] },
  {
    id: 'SeatCount',
    kind: 'integer',
    labels: [
      'LOTAÇÃO',
      'LOTAÇÃO (PASSAGEIROS)',
      'LUGARES',
      'Nº DE LUGARES',
      'ASSENTOS',
      'Nº DE PASSAGEIROS',
      'CAPACIDADE DE PASSAGEIROS',
    ],
  },
  {
    id: 'BodyType',
    kind: 'text',
    labels: ['CARROCERIA', 'TIPO DE CARROCERIA', 'CARROÇARIA', 'TIPO CARROCERIA'],
  },
];
