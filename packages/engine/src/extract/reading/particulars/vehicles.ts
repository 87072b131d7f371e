import type { Phrase } from '../phrases/phrases.ts';

/** Makers as the registry of vehicles abbreviates them; `I` and `IMP` stand for imported ones. */
const makers =
  'FIAT|VW|VOLKSWAGEN|GM|CHEVROLET|FORD|RENAULT|HONDA|TOYOTA|HYUNDAI|NISSAN|JEEP|PEUGEOT|CITROEN|YAMAHA|SUZUKI|MMC|MITSUBISHI|KIA|M\\.?BENZ|MERCEDES|IVECO|VOLVO|SCANIA|BMW|AUDI|CHERY|CAOA|JAC|RAM|BYD|GWM|DAFRA|KAWASAKI|AGRALE|MARCOPOLO|RANDON|SR|REB|IMP|I';

const colours =
  'AMARELA|AZUL|BEGE|BRANCA|CINZA|DOURADA|FANTASIA|GREN[AÁ]|LARANJA|MARROM|PRATA|PRETA|ROSA|ROXA|VERDE|VERMELHA';

const fuels =
  'ALCOOL\\/GASOLINA(?:\\/GNV)?|ALCO\\/GASOL(?:\\/GNV)?|GASOLINA(?:\\/(?:GNV|ALCOOL|ELETRICO))?|GASOL\\/GNV|[AÁ]LCOOL|DIESEL|EL[EÉ]TRICO|H[IÍ]BRIDO';

type VehicleId =
  | 'Plate'
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
  | 'IssuingState';

type RowId = 'ManufactureYear' | 'ModelYear' | 'IssueDate' | 'Renavam' | 'CopyNumber' | 'CPF' | 'CNPJ';

/** Boxes in one row: copy and registry number, the owner's number before the plate, the vehicle's years, place and date of issue. */
export const vehicleRows: readonly Phrase<RowId>[] = [
  {
    pattern: /^(\d) (\d{9,11})(?= |$)/,
    gives: [
      ['CopyNumber', 'integer'],
      ['Renavam', 'renavam'],
    ],
  },
  { pattern: /^(?:\S{1,2} )?(\d{9,11})(?= \d{11,12}(?!\d))/, gives: [['Renavam', 'renavam']] },
  { pattern: /(?<!\d)(\d{11}) [A-Z]{3}\d[A-J\d]\d{2}(?![A-Z\d])/, gives: [['CPF', 'cpf']] },
  { pattern: /(?<!\d)(\d{14}) [A-Z]{3}\d[A-J\d]\d{2}(?![A-Z\d])/, gives: [['CNPJ', 'cnpj']] },
  {
    pattern: /(?<![\d/])((?:19|20)\d{2}) ((?:19|20)\d{2})$/,
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
  { pattern: /(?<![A-Z\d])([A-Z]{3}-?\d[A-J\d]\d{2})(?![A-Z\d])/, gives: [['Plate', 'plate']] },
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
    pattern: /(?<![\dA-Z/])(\d{1,3}[LPT]\/\d{1,4}CV\/\d{2,5}|\d{2,4}CV\/\d{2,5})/,
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
  { pattern: /DETRAN ?[-–/]? ?([A-Z]{2})(?![A-Z])/, gives: [['IssuingState', 'uf']] },
];
