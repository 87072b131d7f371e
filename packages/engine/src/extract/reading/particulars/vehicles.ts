import type { Phrase } from '../phrases/phrases.ts';

/** Makers as the registry of vehicles abbreviates them; `I` and `IMP` stand for imported ones. */
const makers =
  'FIAT|VW|VOLKSWAGEN|GM|CHEVROLET|FORD|RENAULT|HONDA|TOYOTA|HYUNDAI|NISSAN|JEEP|PEUGEOT|CITROEN|YAMAHA|SUZUKI|MMC|MITSUBISHI|KIA|M\\.?BENZ|MERCEDES|IVECO|VOLVO|SCANIA|BMW|AUDI|CHERY|CAOA|JAC|RAM|BYD|GWM|DAFRA|KAWASAKI|AGRALE|MARCOPOLO|RANDON|SR|REB|IMP|I';

export const colours =
  'AMAREL[AO]|AZUL|BEGE|BORD[OÔ]|BRANC[AO]|CINZA|CREME|DOURAD[AO]|FANTASIA|GREN[AÁ]|LARANJA|MARROM|PRATA|PRET[AO]|ROSA|ROX[AO]|VERDE|VERMELH[AO]|VINHO';

const fuels =
  'ALCOOL\\/GASOLINA(?:\\/GNV)?|ALCO\\/GASOL(?:\\/GNV)?|GASOLINA(?:\\/(?:GNV|ALCOOL|ELETRICO))?|GASOL\\/GNV|[AÁ]LCOOL|DIESEL|EL[EÉ]TRICO|H[IÍ]BRIDO';

/** Types of vehicles in the registry, behind their kind. */
const types =
  'AUTOM[OÓ]VEL|MOTOCICLETA|MOTONETA|CICLOMOTOR|TRICICLO|QUADRICICLO|CAMINHONETE|CAMIONETA|CAMINH[AÃ]O|UTILIT[AÁ]RIO|MICRO-?[OÔ]NIBUS|[OÔ]NIBUS|REBOQUE|SEMI-?REBOQUE';

/** Beginnings of what the registry remarks on a vehicle: securities, restrictions, alterations. */
const remarks =
  '(?:SEM (?:RESERVA|RESTRI[CÇ]|GRAVAME|OBSERVA)|AL[.] ?FID|ALIENA[CÇ][AÃ]O (?:FID|JUD)|ARREND[.A]|RESERVA DE DOM|RESTRI[CÇ][AÃ]O|RESTRI[CÇ][OÕ]ES|PENHOR|VE[IÍ]CULO (?:COM|MOVIDO)|COMODATO|BENEF[.I]|NADA CONSTA|CSV |EIXO AUX).*';

export type VehicleId =
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
  | 'Color'
  | 'IssuingState'
>[] = [
  // A sentence's colour, where a town may have one in its name ("Rio Branco").
  {
    pattern: new RegExp(`(?<!\\p{L})cor(?: predominante)?:? (${colours})(?=[,;.]| e )`, 'iu'),
    gives: [['Color', 'text']],
  },
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

/** Values of vehicle documents in the registry's words (RENAVAM tables), which are recognised even when the label is lost. */
export const vehicleRuns: readonly Phrase<VehicleId>[] = [
  {
    pattern: /(?<![A-Z\d])([A-Z]{3}[- ]?\d[A-J\d]\d{2})(?![A-Z\d]| ?\/|-[A-Z]{2}(?![A-Z]))/,
    gives: [['Plate', 'plate']],
  },
  // Behind the hyphen are figures, so that before it letters may have been read as such.
  { pattern: /(?<![A-Z\d])([A-Z01582]{3}-\d{4})(?![A-Z\d]| ?\/)/, gives: [['Plate', 'plate']] },
  {
    pattern: /(?<![A-Z\d])([A-Z]{3}[- ]?\d[A-J\d]\d{2})(?: ?\/ ?|-)([A-Z]{2})(?![A-Z\d])/,
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
      `(?<![A-Z\\d/])((?:${makers}) ?/ ?[A-Z\\d][A-Z\\d ./-]+?)(?: E)?(?:(?: (?:19|20)\\d{2})+(?: [A-Z]{1,2})?)?$`,
    ),
    gives: [['MakeModel', 'text']],
  },
  {
    pattern:
      /(?<![A-Z])((?:PAS|CAR|MIS|TRA|ESP|COL|COM|PASSAGEIRO|CARGA|MISTO|TRA[CÇ][AÃ]O|ESPECIAL)\/[A-Z]{4,}(?: [A-Z]{4,})?)/,
    gives: [['VehicleType', 'text']],
  },
  {
    pattern: new RegExp(
      `^((?:PASSAGEIRO|CARGA|MISTO|TRA[CÇ][AÃ]O|ESPECIAL) (?:${types})(?: [A-Z]{4,})?)(?![A-Z])`,
    ),
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
