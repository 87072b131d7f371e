import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { amountFields } from './amounts.ts';
import { cteBoxes } from './boxes.ts';
import { cargoFields } from './cargo.ts';
import { documentFields, ofPayer } from './document.ts';
import { readDayOfHead } from './day-of-head.ts';
import { readKindLine } from './kind-line.ts';
import { readIssuerLine, readPartyLines } from './party-lines.ts';
import { payerLine } from './payer-line.ts';
import { readPartyRecords } from './party-records.ts';
import { readPlaces } from './places.ts';
import { sentences } from './sentences.ts';
import { cteTables } from './tables.ts';
import { readTownsOverCaptions } from './towns-over-captions.ts';
import { titlesOfBlocks } from './titles.ts';
import { vehicleFields } from './vehicle.ts';
import { partyFields } from '../reading/particulars/parties.ts';

const party = ['Name', 'CNPJ', 'CPF', 'IE', 'Address', 'District', 'City', 'UF', 'CEP', 'Phone'] as const;

/** Words for an end of the way, with those for the way. */
const ofWay = (ends: readonly string[]): string[] =>
  ends.flatMap((end) => ['DA VIAGEM', 'DO TRAJETO', 'DO PERCURSO', 'DA ROTA'].map((way) => `${end} ${way}`));

/** Labels of the towns where the transport begins and ends. */
const ofStart = [
  ...ofWay(['INÍCIO', 'COMEÇO', 'ORIGEM', 'PARTIDA', 'SAÍDA']),
  'INÍCIO DA PRESTAÇÃO',
  'ORIGEM DA PRESTAÇÃO',
  'INÍCIO DA PRESTAÇÃO DO SERVIÇO',
  'LOCAL DE INÍCIO DA PRESTAÇÃO',
  'MUNICÍPIO DE INÍCIO',
  'MUNICÍPIO DE ORIGEM',
  'CIDADE DE ORIGEM',
  'ORIGEM',
  'INÍCIO',
  'LOCAL DE INÍCIO',
  'INÍCIO DO SERVIÇO',
  'INÍCIO DO TRANSPORTE',
  'LOCAL DE ORIGEM',
  'ORIGEM DO SERVIÇO',
  'ORIGEM DA CARGA',
  'ORIGEM DO TRANSPORTE',
  'MUNICÍPIO ORIGEM',
  'CIDADE ORIGEM',
  'CIDADE DE INÍCIO',
  'MUNICÍPIO DE INÍCIO DA PRESTAÇÃO',
  'MUNICÍPIO DE ORIGEM DA PRESTAÇÃO',
  'PRAÇA DE ORIGEM',
  'DE (INÍCIO)',
  'DE (ORIGEM)',
  'ORIGEM (DE)',
  'ORIGEM (CIDADE/UF)',
  'ORIGEM/UF',
  'INÍCIO PREST.',
  'INÍCIO DA PRESTAÇÃO (MUNICÍPIO)',
  'INÍCIO DA PRESTAÇÃO (MUNICÍPIO/UF)',
  'MUNICÍPIO INÍCIO',
  'MUN. ORIGEM',
  'SAI DE',
  'COLETA EM',
  'COLETADO EM',
  'LOCAL DE COLETA',
  'LOCAL DA COLETA',
  'SAÍDA DE',
  'SAINDO DE',
  'PARTE DE',
];
const ofEnd = [
  ...ofWay(['TÉRMINO', 'FIM', 'FINAL', 'DESTINO', 'CHEGADA']),
  'TÉRMINO DA PRESTAÇÃO',
  'DESTINO DA PRESTAÇÃO',
  'FIM DA PRESTAÇÃO',
  'TÉRMINO DA PRESTAÇÃO DO SERVIÇO',
  'LOCAL DE TÉRMINO DA PRESTAÇÃO',
  'MUNICÍPIO DE TÉRMINO',
  'MUNICÍPIO DE DESTINO',
  'CIDADE DE DESTINO',
  'DESTINO',
  'TÉRMINO',
  'LOCAL DE TÉRMINO',
  'TÉRMINO DO SERVIÇO',
  'TÉRMINO DO TRANSPORTE',
  'FIM DO SERVIÇO',
  'LOCAL DE DESTINO',
  'DESTINO DO SERVIÇO',
  'DESTINO DA CARGA',
  'DESTINO DO TRANSPORTE',
  'MUNICÍPIO DESTINO',
  'CIDADE DESTINO',
  'CIDADE DE TÉRMINO',
  'MUNICÍPIO DE TÉRMINO DA PRESTAÇÃO',
  'MUNICÍPIO DE DESTINO DA PRESTAÇÃO',
  'PRAÇA DE DESTINO',
  'PARA (FIM)',
  'PARA (TÉRMINO)',
  'PARA (DESTINO)',
  'DESTINO (PARA)',
  'DESTINO (CIDADE/UF)',
  'DESTINO/UF',
  'TÉRMINO PREST.',
  'TÉRMINO DA PRESTAÇÃO (MUNICÍPIO)',
  'TÉRMINO DA PRESTAÇÃO (MUNICÍPIO/UF)',
  'MUNICÍPIO TÉRMINO',
  'MUNICÍPIO FIM',
  'MUN. DESTINO',
  'VAI PARA',
  'CHEGA EM',
  'CHEGA A',
  'CHEGADA EM',
  'ENTREGA EM',
  'ENTREGAR EM',
  'LOCAL DE ENTREGA',
  'LOCAL DA ENTREGA',
  'SEGUE PARA',
  'COM DESTINO A',
];

const statesOf = (...ends: readonly string[]): string[] =>
  ends.flatMap((end) => [
    `UF ${end}`,
    `UF de ${end}`,
    `UF do ${end}`,
    `Estado de ${end}`,
    `UF ${end} da prestação`,
    `UF de ${end} da prestação`,
    `UF do ${end} da prestação`,
  ]);

/** Who pays is a party of the freight, as a rule the sender or the recipient, and is printed a second time. */
const twinsOf = (one: 'Payer', other: 'Sender' | 'Recipient') => ({
  keys: [`${one}CNPJ`, `${other}CNPJ`] as const,
  pairs: party.map((part) => [`${one}${part}`, `${other}${part}`] as const),
});

/** Who pays, as a party of the freight and by name ("Remetente — Olaria Campos Ltda"). */
const roleAndName = {
  pattern: /^(remetente|destinat[áa]rio|expedidor|recebedor|outros?|terceiros?) ?[—–:-] ?(\p{Lu}.*)$/iu,
  into: ['PayerRole', 'PayerName'] as const,
};

/** A name, where a party's part in the freight alone is none ("Tomador: destinatário."). */
const noRole = /^(?!(?:remetente|destinat[áa]rio|expedidor|recebedor|outros?|terceiros?)[.,;]?$)/iu;

/** Labels as they are printed on the models in use. */
export const cteForm: ServiceForm<'cte'> = {
  proven: (sheet) => ({
    ...readKindLine(sheet),
    ...readIssuerLine(sheet),
    ...readPartyRecords(sheet),
    ...readPartyLines(sheet),
  }),
  places: (sheet) => ({ ...readPlaces(sheet), ...readDayOfHead(sheet), ...readTownsOverCaptions(sheet) }),
  twins: [twinsOf('Payer', 'Sender'), twinsOf('Payer', 'Recipient')],
  sections: titlesOfBlocks,
  issuer: {
    name: 'IssuerName',
    address: 'IssuerAddress',
    district: 'IssuerDistrict',
    city: 'IssuerCity',
    uf: 'IssuerUF',
    cep: 'IssuerCEP',
    phone: 'IssuerPhone',
  },
  accessKey: 'AccessKey',
  hasColumns: true,
  keyModels: ['57', '67'],
  keyParts: { issuer: 'IssuerCNPJ', number: 'Number', series: 'Series', model: 'Model' },
  card: cteBoxes,
  // Labels of the model in the CT-e manual.
  passedOver: [
    'RG',
    'DATA/HORA',
    'ASSINATURA / CARIMBO',
    'FL',
    'FORMA DE PAGAMENTO',
    'PAÍS',
    'OUTRAS CARACTERÍSTICAS DA CARGA',
    'PESO AFERIDO (KG)',
    'IND. CT-E GLOBALIZADO',
    'INDICADOR DO CT-E GLOBALIZADO',
    'CT-E GLOBALIZADO',
    'CT-E GLOBAL',
    'IND. GLOBALIZADO',
    'INDICADOR GLOBALIZADO',
    '% RED. BC ICMS',
    '% RED BC CALC',
    'RESERVADO AO FISCO',
    'USO EXCLUSIVO DO EMISSOR DO CT-E',
  ],
  phrases: [
    payerLine,
    ...sentences,
    // Both kinds in a line of the head, the bill's without its name ("Tipo Normal · Serviço Normal").
    {
      pattern:
        /(?<!\p{L})tipo:? (normal|complement(?:o(?: de valores)?|ar)|anula[çc][ãa]o(?: de valores)?|substitu(?:to|i[çc][ãa]o)) ?[·•|,;/–-] ?servi[çc]o(?!\p{L})/iu,
      gives: [['CTeType', 'text']],
    },
    // From town to town, with whatever sign between them.
    {
      pattern:
        /(?<!\p{L})(?:trajeto|percurso|rota|itiner[áa]rio|trecho):? (\p{Lu}[\p{L}'’. -]*?) ?[(/–-] ?([A-Z]{2})\b\)? ?(?:[^\p{L}\d]{1,4}|x|a|at[ée]|para) ?(\p{Lu}[\p{L}'’. -]*?) ?[(/–-] ?([A-Z]{2})\b/iu,
      gives: [
        ['OriginCity', 'city'],
        ['OriginUF', 'uf'],
        ['DestinationCity', 'city'],
        ['DestinationUF', 'uf'],
      ],
    },
    // Weights and plates in lines of text, by the short word that leads to them with their unit or form.
    { pattern: /(?<!\p{L}|peso )bruto:? (\d[\d.,]*) ?kg/iu, gives: [['GrossWeight', 'decimal']] },
    { pattern: /(?<!\p{L}|peso )cubado:? (\d[\d.,]*) ?kg/iu, gives: [['CubedWeight', 'decimal']] },
    {
      pattern:
        /(?<!\p{L}|placa )(?:cavalo(?: mec[âa]nico)?|caminh[ãa]o|trator):? ([A-Z]{3}-?\d[A-Z\d]\d{2})(?![\p{L}\d])/iu,
      gives: [['VehiclePlate', 'plate']],
    },
    // The tax in a sentence ("ICMS (00 tributado integralmente): 12% sobre 4.343,40 = 521,21").
    {
      pattern:
        /(?<!\p{L})ICMS ?(?:\((\d{2} ?[-–]? ?[^\d)]{3,60})\))?:? ?(?:de |[àa] al[íi]quota de )?(\d{1,2}(?:[.,]\d{1,2})?) ?% (?:sobre|s\/|x|de) ?(?:a base de )?(?:R\$ ?)?(\d{1,3}(?:\.\d{3})*,\d{2}) ?(?:=|:|[ée]|igual a|,) ?(?:R\$ ?)?(\d{1,3}(?:\.\d{3})*,\d{2})(?!\d)/iu,
      gives: [
        ['CST', 'text'],
        ['ICMSRate', 'percent'],
        ['ICMSBase', 'money'],
        ['ICMSAmount', 'money'],
      ],
    },
    // "O frete é pago pelo destinatário", "frete por conta do remetente".
    {
      pattern:
        /(?<!\p{L})frete (?:[ée] |ser[áa] |foi )?(?:pago|cobrado|por conta) (?:pel[oa] |por |d[oa] )((?:[oa] )?(?:remetente|destinat[áa]rio|expedidor|recebedor|terceiros?))(?!\p{L})/iu,
      gives: [['PayerRole', 'text']],
    },
    // In the head, as words of a line ("Modal rodoviário · modelo 57"); a picture may lose the sign between them.
    {
      pattern:
        /(?<!\p{L}|d[oae] )[Mm]odal(?:idade)?:? ((?:[Rr]odovi|[Aa]quavi|[Ff]errovi|[Dd]utovi)[áa]rio|[Aa][ée]reo|[Mm]ultimodal)(?= ?(?:[·|•,;–-]|$)| \p{Lu}\p{L}+:| (?:[Mm]odelo|[Ss][ée]rie|[Ff]olha) \d)/u,
      gives: [['Modal', 'text']],
    },
    {
      pattern:
        /(?<!\p{L})(?:motorista|condutor):? (\p{Lu}[\p{L}'’]+(?: (?:d[aeo]s? )?\p{Lu}[\p{L}'’]+){1,6}),? [Cc][Pp][Ff](?: n[º°o.]+)?:? ?(\d{3}\.?\d{3}\.?\d{3}-?\d{2})(?!\d)/iu,
      gives: [
        ['DriverName', 'name'],
        ['DriverCPF', 'cpf'],
      ],
    },
    // Behind its word any fifteen figures with a day are the protocol; alone they begin as those of the office that gives it.
    {
      pattern:
        /(?<!\p{L})(?:prot(?:ocolo)?\.?)(?!\p{L})(?: (?:de|da))?(?: autoriza[çc][ãa]o)?(?: de uso)?(?: n[º°o.]+)?:? ?(\d{15})(?!\d)\D{1,12}(\d{2}[/.-]\d{2}[/.-]\d{4})(?!\d)/iu,
      gives: [
        ['Protocol', 'number'],
        ['ProtocolDate', 'date'],
      ],
    },
    {
      pattern: /(?<!\d)(1\d{14})(?!\d)\D{1,12}(\d{2}[/.-]\d{2}[/.-]\d{4})(?!\d)/,
      gives: [
        ['Protocol', 'number'],
        ['ProtocolDate', 'date'],
      ],
    },
  ],
  tables: cteTables,
  fields: [
    ...documentFields,
    {
      id: 'OriginCity',
      kind: 'city',
      labels: [...ofStart, 'Município', 'Cidade', 'Município/UF', 'Cidade/UF'],
    },
    { id: 'OriginCity', kind: 'city', labels: ['De'], alone: true },
    { id: 'OriginUF', kind: 'uf', labels: ['De'], alone: true },
    { id: 'DestinationCity', kind: 'city', labels: ['Para'], alone: true },
    { id: 'DestinationUF', kind: 'uf', labels: ['Para'], alone: true },
    {
      id: 'OriginUF',
      kind: 'uf',
      labels: [...ofStart, ...statesOf('início', 'origem'), 'UF orig.', 'UF', 'Município/UF', 'Cidade/UF'],
    },
    {
      id: 'DestinationCity',
      kind: 'city',
      labels: [...ofEnd, 'Município', 'Cidade', 'Município/UF', 'Cidade/UF'],
    },
    {
      id: 'DestinationUF',
      kind: 'uf',
      labels: [
        ...ofEnd,
        ...statesOf('término', 'destino', 'fim'),
        'UF dest.',
        'UF',
        'Município/UF',
        'Cidade/UF',
      ],
    },
    { id: 'IssuerCNPJ', kind: 'cnpj', labels: ['CNPJ', 'CNPJ/CPF', 'CPF/CNPJ'] },
    {
      id: 'IssuerIE',
      kind: 'state-register',
      labels: [
        'IE',
        'LE',
        'Inscrição Estadual',
        'Insc. Estadual',
        'Inscr. Estadual',
        'Inscr. Est.',
        'Insc. Est.',
      ],
    },
    { id: 'IssuerCEP', kind: 'cep', labels: ['CEP'] },
    // Remarks speak of others' numbers.
    { id: 'IssuerPhone', kind: 'phone', labels: ['Fone', 'Telefone', 'Fone/Fax', 'Tel'], notIn: ['Rest'] },
    ...partyFields('Issuer', party),
    ...partyFields('Sender', party, { Name: ['REMETENTE'] }),
    ...partyFields('Recipient', party, { Name: ['DESTINATÁRIO'] }),
    ...partyFields('Dispatcher', party, { Name: ['EXPEDIDOR'] }),
    ...partyFields('Receiver', party, { Name: ['RECEBEDOR'] }),
    ...partyFields('Payer', party, { Name: ['TOMADOR DO SERVIÇO', 'TOMADOR'] }).map((field) =>
      field.id === 'PayerName' ? { ...field, splits: roleAndName, shape: noRole } : field,
    ),
    // Outside a block of its own, too ("Quem paga o frete: Remetente – Olaria Campos Ltda").
    { id: 'PayerName', kind: 'name', labels: ofPayer, shape: roleAndName.pattern, splits: roleAndName },
    ...cargoFields,
    ...amountFields,
    ...vehicleFields,
    {
      id: 'AdditionalInformation',
      kind: 'long-text',
      labels: [
        'OBSERVAÇÕES',
        'OBSERVAÇÕES GERAIS',
        'OBSERVAÇÃO',
        'OBS',
        'OBSERVAÇÃO GERAL',
        'OBSERVAÇÕES DO CT-E',
        'OBSERVAÇÕES DO CONTRIBUINTE',
        'OBSERVAÇÕES DO EMITENTE',
        'INFORMAÇÕES COMPLEMENTARES',
        'INFORMAÇÕES ADICIONAIS',
        'DADOS ADICIONAIS',
        'OUTRAS INFORMAÇÕES',
        'Obs. gerais',
        'Obs. do CT-e',
        'Obs. contribuinte',
        'Inf. complementares',
        'Informações do contribuinte',
        'Informações adicionais do contribuinte',
        'Mensagens',
        'Recados',
        'Avisos',
        'Recomendações',
        'Instruções',
      ],
    },
  ],
};
