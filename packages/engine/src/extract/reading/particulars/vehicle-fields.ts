import type { FormField } from '../forms/form-spec.ts';
import { colours, type VehicleId } from './vehicles.ts';

/** The whole word of a colour, which no title below it continues. */
const colour = new RegExp(`^(?:${colours})(?!\\p{L})`, 'iu');

/** The kinds of vehicles (CTB, article 96) that the box of the type begins with. */
const vehicleType =
  /^(?:PAS|CAR|MIS|TRA|ESP|COL|COM|PASSAGEIROS?|CARGA|MISTO|TRA[CÇ][AÃ]O|ESPECIAL|COMPETI[CÇ][AÃ]O)(?:[ /]|$)/iu;

/** A vehicle's categories by use (CTB, article 96): its box holds no other words, so short words of neighbours' labels are rejected. */
export const vehicleCategory =
  /^(?:PARTICULAR|PARTIC|ALUGUEL|OFICIAL|APRENDIZAGEM|COLE[CÇ][AÃ]O|EXPERI[EÊ]NCIA|FABRICANTE|DIPLOM[AÁ]TICO|MISS[AÃ]O DIPLOM[AÁ]TICA|CORPO CONSULAR|ORGANISMO INTERNACIONAL)(?!\p{L})/iu;

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

const previousPlate = [
  'PLACA ANTERIOR / UF',
  'PLACA ANT. / UF',
  'PLACA ANTERIOR',
  'PLACA ANTERIOR (UF)',
  'PLACA / UF ANTERIOR',
  'PL. ANTERIOR',
  'PLACA ANTIGA',
  'PLACA DE ORIGEM',
];

/** What certificates call the owner, in the label of the name. */
export const ownerLabels = [
  'NOME DO PROPRIETÁRIO',
  'NOME / RAZÃO SOCIAL DO PROPRIETÁRIO',
  'NOME DO PROPRIETÁRIO / ENDEREÇO',
  'NOME DO(A) PROPRIETÁRIO(A)',
  'PROPRIETÁRIO',
  'PROPRIETÁRIO DO VEÍCULO',
  'PROPRIETÁRIO ATUAL',
  'PROPR.',
  // "Dona" alone is a part of names.
  'DONO',
  'DONO(A)',
  ...['DONO', 'DONA', 'DONO(A)'].flatMap((owner) => [`${owner} DO VEÍCULO`, `${owner} ATUAL`]),
  ...['DO DONO', 'DO DONO DO VEÍCULO'].map((owner) => `NOME ${owner}`),
  'NOME PROPR.',
  'PROPRIEDADE DE',
  'NOME DO TITULAR',
  'NOME COMPLETO',
  'NOME OU RAZÃO SOCIAL',
  ...['', ' O VEÍCULO', ' O CARRO'].map((what) => `DE QUEM É${what}`),
  'QUEM É O DONO',
];

/** Labels of the number of the certificate of registration. */
const crvNumber = [
  'NÚMERO DO CRV',
  'NÚMERO CRV',
  'Nº DO CRV',
  'Nº CRV',
  'NÚM. CRV',
  'Nº DO CERTIFICADO DE REGISTRO',
  'Nº DO CERTIFICADO DE REGISTRO DE VEÍCULO',
  'CERTIFICADO DE REGISTRO Nº',
  'CRV Nº',
  'CRV NÚMERO',
  'CERTIFICADO DE REGISTRO (CRV)',
  'CERTIFICADO DE REGISTRO (CRV) Nº',
  'Nº DO CERTIFICADO DE REGISTRO (CRV)',
  'Nº CERTIFICADO CRV',
  'REGISTRO (CRV)',
  'REGISTRO DO VEÍCULO (CRV)',
  'Nº DO CRV ATUAL',
  'Nº DO ÚLTIMO CRV',
];

/** The number of the certificate of registration, whose box may name the paper alone; the number has twelve figures. */
export const crvNumberFields: readonly FormField<'CRVNumber'>[] = [
  { id: 'CRVNumber', kind: 'number', labels: crvNumber },
  { id: 'CRVNumber', kind: 'number', labels: ['CRV'], alone: true, shape: /^\d{10,12}$/ },
];

/** Labels of one box with the year of manufacture and that of the model. */
const bothYears = [
  'ANO FAB. / MOD.',
  'FAB. / MOD.',
  'ANO FAB. / ANO MOD.',
  'ANO FABRICAÇÃO / MODELO',
  'ANO DE FABRICAÇÃO / MODELO',
];
/** The same in a box whose label is "ANO MODELO" too, of the year of the model alone, but for the stroke. */
const bothOfOneLabel = 'ANO / MODELO';
const twoYears = /\b(?:19|20)\d{2}(?:\W{1,3}(?:19|20)\d{2}| ?[/-] ?\d{2})\b/;

/** Labels of the town where a vehicle is registered, which its state follows. */
export const townOfRegistration = ['REGISTRO', 'EMPLACAMENTO', 'LICENCIAMENTO', 'JURISDIÇÃO'].flatMap((act) =>
  ['MUNICÍPIO', 'CIDADE', 'LOCAL'].flatMap((town) =>
    [`DE ${act}`, `DO ${act}`].flatMap((of) => [`${town} ${of}`, `${town} ${of} / UF`, `${town} / UF ${of}`]),
  ),
);

/** Labels of the state of the registry, which stands behind its town. */
export const stateOfRegistration = [
  'LOCAL',
  'LOCAL DE EMISSÃO',
  'LOCAL DE EXPEDIÇÃO',
  'UF',
  'Município/UF',
  'Cidade/UF',
  ...townOfRegistration,
];

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
      'REGISTRO NACIONAL DE VEÍCULOS AUTOMOTORES',
      'REG. NAC. VEÍC. (RENAVAM)',
    ],
  },
  {
    id: 'ChassisNumber',
    kind: 'vin',
    labels: ['CHASSI', 'CHASSIS', 'NÚMERO DO CHASSI', 'Nº CHASSI', 'CHASSI (VIN)', 'CHASSI DO VEÍCULO'],
  },
  { id: 'PreviousPlate', kind: 'former-plate', labels: previousPlate },
  {
    id: 'PreviousPlateState',
    kind: 'uf',
    labels: [...previousPlate, 'UF DA PLACA ANTERIOR', 'UF ANTERIOR', 'UF DE ORIGEM'],
  },
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
      'MARCA, MODELO E VERSÃO',
      'MODELO / VERSÃO',
      'MARCA',
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
      'FABR.',
      'FAB.',
      'ANO DE FAB.',
      'FABRICADO EM',
      'FEITO EM',
      'PRODUZIDO EM',
      ...bothYears,
    ],
  },
  { id: 'ManufactureYear', kind: 'year', labels: [bothOfOneLabel], whole: twoYears },
  {
    id: 'ModelYear',
    kind: 'year',
    labels: [
      'ANO MOD.',
      'ANO MODELO',
      'ANO DO MODELO',
      'MODELO',
      'ANO DE MODELO',
      'MODELO DE',
      'MODELO DO ANO',
      'MODELO (ANO)',
      'MOD.',
      ...bothYears,
      bothOfOneLabel,
    ],
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
  { id: 'VehicleType', kind: 'text', labels: ['TIPO'], shape: vehicleType },
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
      'LOT / POT / CIL',
      'LOTAÇÃO / POTÊNCIA / CILINDRADA',
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
  {
    id: 'CopyNumber',
    kind: 'integer',
    labels: ['VIA', 'VIA(S)', 'Nº DA VIA', 'VIA DO DOCUMENTO', 'NÚMERO DA VIA'],
  },
  {
    id: 'RNTRC',
    kind: 'number',
    labels: [
      'RNTRC',
      'Nº RNTRC',
      'REGISTRO RNTRC',
      'RNTRC / ANTT',
      'RNTC',
      'RTB',
      'REGISTRO ANTT',
      'REGISTRO NACIONAL DE TRANSPORTADORES RODOVIÁRIOS DE CARGAS',
    ],
  },
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
      'OBS. DO VEÍCULO',
    ],
  },
  {
    id: 'EngineNumber',
    kind: 'text',
    labels: [
      'MOTOR',
      'NÚMERO DO MOTOR',
      'Nº MOTOR',
      'Nº DO MOTOR',
      'NÚMERO MOTOR',
      'CÓDIGO DO MOTOR',
      'NUMERAÇÃO DO MOTOR',
      'IDENTIFICAÇÃO DO MOTOR',
      'Nº DE SÉRIE DO MOTOR',
    ],
  },
  {
    id: 'LoadCapacity',
    kind: 'decimal',
    labels: [
      'CAPACIDADE',
      'CAPACIDADE (T)',
      'CAPACIDADE DE CARGA',
      'CAPACIDADE DE CARGA (T)',
      'CAP. CARGA',
      'CAP. CARGA (T)',
      'CAP.',
      'CAPAC.',
      'CARGA ÚTIL',
      'CARGA ÚTIL (T)',
      'CAPACIDADE ÚTIL',
      'CAPACIDADE MÁX. DE CARGA',
      'LOTAÇÃO (T)',
      ...['LEVA', 'CARREGA', 'TRANSPORTA'].flatMap((does) => [`${does} ATÉ`, `${does} ATÉ (T)`]),
    ],
  },
  {
    id: 'GrossVehicleWeight',
    kind: 'decimal',
    labels: [
      'PESO BRUTO TOTAL',
      'PBT',
      'PESO BRUTO TOTAL (T)',
      'PBT (T)',
      'PESO BRUTO TOTAL - PBT',
      'P.B. TOTAL',
      'PESO BRUTO',
      'PESO BRUTO (T)',
      'PESO TOTAL',
      'PESO B. TOTAL',
      'PESO BR. TOTAL',
    ],
  },
  {
    id: 'TractionCapacity',
    kind: 'decimal',
    labels: [
      'CMT',
      'CMT (T)',
      'CAPACIDADE MÁXIMA DE TRAÇÃO',
      'CAPACIDADE MÁX. DE TRAÇÃO',
      'CMT (TON)',
      'CAP. MÁX. TRAÇÃO',
      'CAP. MÁXIMA DE TRAÇÃO',
      'CAPAC. MÁX. DE TRAÇÃO',
      'CAPACIDADE DE TRAÇÃO',
      'CAP. TRAÇÃO',
      'TRAÇÃO MÁXIMA',
      ...['PUXA', 'REBOCA'].flatMap((does) => [`${does} ATÉ`, `${does} ATÉ (T)`]),
    ],
  },
  {
    id: 'AxleCount',
    kind: 'integer',
    labels: [
      'EIXOS',
      'EIXO(S)',
      'Nº DE EIXOS',
      'QTD. DE EIXOS',
      'QTD. EIXOS',
      'QUANTIDADE DE EIXOS',
      'TOTAL DE EIXOS',
      'NÚMERO DE EIXOS',
    ],
  },
  {
    id: 'SeatCount',
    kind: 'integer',
    labels: [
      'LOTAÇÃO',
      'LOTAÇÃO (PASSAGEIROS)',
      'LUGARES',
      'LUG.',
      'Nº DE LUGARES',
      'ASSENTOS',
      'Nº DE PASSAGEIROS',
      'CAPACIDADE DE PASSAGEIROS',
      'LOT.',
      'CAP. PASSAGEIROS',
      'QTD. DE PASSAGEIROS',
      'QTD. DE LUGARES',
      'OCUPANTES',
    ],
  },
  {
    id: 'BodyType',
    kind: 'text',
    labels: [
      'CARROCERIA',
      'TIPO DE CARROCERIA',
      'CARROÇARIA',
      'TIPO CARROCERIA',
      'CARROC.',
      'TIPO CARROC.',
      'ESPÉCIE DE CARROCERIA',
    ],
  },
];
