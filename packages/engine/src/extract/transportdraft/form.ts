import type { FieldName, ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import { numberOfHead } from '../reading/forms/number-of-head.ts';
import type { Sheet } from '../reading/sheet/sheet.ts';
import type { FormField, ServiceForm } from '../reading/forms/form-spec.ts';
import { namedPartyFields, partyFields } from '../reading/particulars/parties.ts';
import { freightFields } from './freight.ts';

import { goodsFields } from './goods.ts';
import { optionsOfFreight } from './options-of-freight.ts';
import { invoicesInLine, readInvoice } from './invoice.ts';
import { journeyFields, townWithState } from './journey.ts';
import { readJourneyAlone } from './journey-alone.ts';
import { readCountedPackages } from './counted-packages.ts';
import { readLetter } from './letter.ts';
import { count, packages } from './sayings.ts';
import { invoiceTables } from './tables.ts';
import { draftTitles } from './titles.ts';
import { readUnderCaptions } from './under-captions.ts';
import { readVolumeKind } from './volume-kind.ts';

const noTown = new RegExp(`^(?!${townWithState.source.slice(1)})`, 'u');

/** Labels of a party's number, whether a person's or a company's. */
const documents = ['Doc.', 'Documento', 'Nº do documento', 'CNPJ ou CPF', 'CPF ou CNPJ'];

const partiesParts = [
  'Name',
  'CPF',
  'CNPJ',
  'Phone',
  'Street',
  'Number',
  'Complement',
  'District',
  'City',
  'State',
  'PostalCode',
  'IE',
] as const;

/** Fields of a party, whose street is no town with its state alone: places of the journey have the labels of streets. */
const withStreets = <F extends FormField<FieldName<'transportdraft'>>>(fields: readonly F[]): F[] =>
  fields.map((field) => (field.kind === 'street' ? { ...field, shape: noTown } : field));

/** What says who pays by the terms of the freight is no name. */
const noTerms = /^(?!(?:CIF|FOB)(?!\p{L}))/iu;
const withoutTerms = <F extends FormField<FieldName<'transportdraft'>>>(fields: readonly F[]): F[] =>
  fields.map((field) => (field.id === 'PayerName' ? { ...field, shape: noTerms } : field));

/** The street under the word that begins most streets: by itself, as of a table or a column, it is a label. */
const streetsByWord = (['Sender', 'Recipient'] as const).map((party) => ({
  id: `${party}Street` as const,
  kind: 'street' as const,
  section: party,
  labels: ['Rua'],
  alone: true as const,
}));

/** The number at the head of the page, which nothing but its sign names. */
function readNumber(sheet: Sheet): ServiceData<'transportdraft'> {
  const number = numberOfHead(sheet);
  return number === undefined
    ? {}
    : { DraftNumber: fieldOf({ ...number, anchorFit: 1, placed: placed.text }) };
}

/** Labels as they are printed on the models in use. */
export const transportdraftForm: ServiceForm<'transportdraft'> = {
  sections: draftTitles,
  issuer: { name: 'CarrierName', cnpj: 'CarrierCNPJ' },
  proven: readJourneyAlone,
  places: (sheet) => ({
    ...readInvoice(sheet),
    ...readVolumeKind(sheet),
    ...readCountedPackages(sheet),
    ...readUnderCaptions(sheet),
    ...readNumber(sheet),
  }),
  prose: (_, inRows) => ({ ...readLetter(inRows), ...invoicesInLine(inRows) }),
  phrases: [
    ...optionsOfFreight,
    {
      pattern:
        /(?:MINUTA|ORDEM|[Mm]inuta|[Oo]rdem) (?:DE|[Dd]e) (?:COLETA|DESPACHO|TRANSPORTE|EMBARQUE|CARREGAMENTO|CARGA|[Cc]oleta|[Dd]espacho|[Tt]ransporte|[Ee]mbarque|[Cc]arregamento|[Cc]arga)(?: n|(?:(?! [Nn][úu]mero )[^]){0,120}?\bN)[º°o.]+ ?(\d[\d.]{2,})(?: (\d\d\/\d\d\/\d{4})(?: (\d\d:\d\d(?::\d\d)?))?)?/,
      gives: [
        ['DraftNumber', 'integer'],
        ['IssueDate', 'date'],
        ['IssueTime', 'time'],
      ],
    },
    // Behind the title its number, alone with the day or with its sign.
    {
      pattern:
        /(?:minuta|ordem|solicita[çc][ãa]o|autoriza[çc][ãa]o|pedido|aviso) (?:de|para) (?:coleta|retirada|despacho|transporte|embarque|carregamento|carga)(?: de (?:mercadorias?|cargas?|volumes))?(?: (?:fluvial|a[ée]re[oa]|mar[íi]tim[oa]|rodovi[áa]ri[oa]|ferrovi[áa]ri[oa]|rodoa[ée]re[oa]))?(?: n[.º°o.]+:? ?(?=\d)| (?=\d[\d.]{3,} \d\d\/\d\d\/\d\d))(\d[\d.]{2,})(?: (\d\d\/\d\d\/(?:\d{4}|\d\d))(?!\d)(?: (\d\d:\d\d(?::\d\d)?))?)?/i,
      gives: [
        ['DraftNumber', 'integer'],
        ['IssueDate', 'date'],
        ['IssueTime', 'time'],
      ],
    },
    // What it will become, or is drawn up for, may stand between the name and the number ("MINUTA DE CT-e Nº 55671").
    {
      pattern:
        /(?<!\p{L})(?:MINUTA|[Mm]inuta)(?: (?:DE|[Dd][eo]|DO|CT-?[Ee]|CTRC|CTE|PR[ÉE]-?CT-?[Ee]|[Pp]r[ée]-?CT-?[Ee]|FRETE|[Ff]rete|\(?\p{L}{3,12}\)?)){0,4},? N(?:[º°o.]|[Rr][Oo]?\.?)+:? ?(\d[\d.]{2,})(?![\d/,-])/u,
      gives: [['DraftNumber', 'integer']],
    },
    // The number behind the name of the paper, without a sign.
    { pattern: /(?<!\p{L})Minuta:? (\d{4,9})(?![\d/.,-])/u, gives: [['DraftNumber', 'integer']] },
    // The hours of the collection behind its day.
    {
      pattern:
        /(?<!\p{L})coleta:? (\d\d\/\d\d\/\d{4})(?:,| -)? ((?:das )?\d{1,2}(?:[:h]\d\d|h) ?(?:às|as|a|até|-) ?\d{1,2}(?:[:h]\d\d|h))(?!\d)/iu,
      gives: [
        ['PickupDate', 'date'],
        ['PickupWindow', 'text'],
      ],
    },
    {
      pattern:
        /\d\d\/\d\d\/\d{4},? (?:[-–] )?(?:(?:no )?(?:hor[áa]rio|per[íi]odo)(?: de \p{L}+)?:? )?((?:das )?\d{1,2}(?:[:h]\d\d|h) ?(?:às|as|a|até|-) ?\d{1,2}(?:[:h]\d\d|h))(?!\d)/iu,
      gives: [['PickupWindow', 'text']],
    },
    // One of both hours alone.
    {
      pattern:
        /\d\d\/\d\d\/\d{4},? ((?:até|a partir d(?:e|as)|antes das|ap[óo]s)(?: [aà]s)? \d{1,2}(?:[:h]\d\d|h))(?!\d)/iu,
      gives: [['PickupWindow', 'text']],
    },
    // What goes in all, in one sentence.
    {
      pattern: new RegExp(
        String.raw`(?<!\p{L})(?:ao todo|no total|em tudo|totalizando|somando|total(?: geral)?),?:? (?:s[ãa]o )?(${count}) (?:${packages}),?(?: (?:e|com|que pesam|pesando))? (\d[\d.]*(?:,\d{1,4})?) ?(?:kg|quilos?)(?!\p{L})(?:,? (?:e |em )?(?:(?:as )?mercadorias? |carga )?(?:no valor(?: total)?(?: de)?|que val(?:e|em)|val(?:e|em|endo)):? R\$ ?(\d[\d.]*,\d{2})(?!\d))?`,
        'iu',
      ),
      gives: [
        ['VolumeQuantity', 'integer'],
        ['GrossWeight', 'decimal'],
        ['GoodsAmount', 'money'],
      ],
    },
    // The parts of the freight in one line, with their sum at its end.
    {
      pattern:
        /(?<!\p{L})frete[ -]peso:? (?:R\$ ?)?\d[\d.]*,\d\d[^]{1,120}?(?:[=,;+]|e|·) total(?: do frete)?:? (?:R\$ ?)?(\d[\d.]*,\d\d)(?!\d)/iu,
      gives: [['FreightAmount', 'money']],
    },
    {
      pattern:
        /(?<!\p{L})(?:coleta|retirada|carregamento|embarque) (?:marcad|previst|agendad|programad|combinad|acertad)[oa] (?:para|em)(?: o)?(?: dia)?:? (\d\d[/.]\d\d[/.]\d{4})(?!\d)/iu,
      gives: [['PickupDate', 'date']],
    },
    // In a line of captions with their values; the title of the paper has no colon.
    { pattern: /(?<!\p{L})coleta: (\d\d\/\d\d\/\d{4})(?!\d)/iu, gives: [['PickupDate', 'date']] },
    // When the vehicle is to be there, in a sentence of the block.
    {
      pattern:
        /(?<!\p{L})(?:apresentar(?:-se)?|comparecer|carregar|coletar|retirar|embarcar|buscar)(?: (?:no|na|em|ao?|local|p[áa]tio|o|dia|data))* (\d\d[/.]\d\d[/.]\d{4})(?!\d)/iu,
      gives: [['PickupDate', 'date']],
    },
    // Rolls print the number alone below the title.
    {
      pattern: /(?:MINUTA|ORDEM) DE (?:COLETA|DESPACHO|TRANSPORTE|EMBARQUE|CARREGAMENTO) (\d{5,9}) (?!\d)/,
      gives: [['DraftNumber', 'integer']],
    },
    {
      pattern:
        /[Ee](?:mitid[ao]|missão):? (?:em )?(\d{1,2}º? de \p{L}+ de \d{4}|\d\d[./-]\d\d[./-]\d{2,4}),? (?:[-–] )?(?:[àa]s )?(\d\d[:h]\d\d(?::\d\d)?)(?!\d)/u,
      gives: [
        ['IssueDate', 'date'],
        ['IssueTime', 'time'],
      ],
    },
    // The only date with a time that has no label.
    {
      pattern: /(\d\d\/\d\d\/\d{4}),? (?:[àa]s )?(\d\d:\d\d(?::\d\d)?)\b/,
      gives: [
        ['IssueDate', 'date'],
        ['IssueTime', 'time'],
      ],
    },
    { pattern: /\bRNTRC(?: ?[Nn][º°o.])?:? ?(\d{8,9})(?![\d/.-])/, gives: [['CarrierRNTRC', 'number']] },
    // In a narrow head the number comes in the next line, behind what is printed to the right of the label's.
    {
      pattern: /\bRNTRC(?: ?[Nn][º°o.])?:? (?![^]{0,40}RNTRC)[^]{4,90}? (\d{8})(?![\d/.-])/,
      gives: [['CarrierRNTRC', 'number']],
    },
    { pattern: /CNP[J)\]]?:? ([\d./-]{18})[^]{0,30}?\bRNTRC\b/, gives: [['CarrierCNPJ', 'cnpj']] },
    {
      pattern:
        /(?<!\p{L})(?:Motorista|MOTORISTA|Condutor|CONDUTOR):? [^\d:]{4,60}? CPF(?:\/MF)?(?: n[º°o.]+)?:? ?(\d{3}\.\d{3}\.\d{3}-\d{2})/u,
      gives: [['DriverCPF', 'cpf']],
    },
    // Behind its options the payer, with or without a label.
    {
      pattern:
        /(?:PAGADOR|TOMADOR|Pagador|Tomador)[^\d]{0,40}?CIF[^\d\p{L}]{0,6}X?[^\d\p{L}]{0,6}FOB(?: ?\( ?[Xx]? ?\))? (\p{Lu}[^\d]{4,70}?) (?:- )?CNP[J)\]]?:? ([\d./-]{18})/u,
      gives: [
        ['PayerName', 'name'],
        ['PayerCNPJ', 'cnpj'],
      ],
    },
    // Who pays with its number, in a line of other boxes.
    {
      pattern:
        /(?<!\p{L})(?:PAGADOR|TOMADOR|Pagador|Tomador)(?: (?:DO|do) (?:FRETE|SERVI[ÇC]O|frete|servi[çc]o))?:? (?!(?:REMETENTE|DESTINAT|EXPEDIDOR|RECEBEDOR|CIF|FOB|D[EO]|Remetente|Destinat|Expedidor|Recebedor))(\p{Lu}[^\d:()]{4,70}?),? (?:[-–·] )?CNPJ:? ([\d./-]{18})(?!\d)/u,
      gives: [
        ['PayerName', 'name'],
        ['PayerCNPJ', 'cnpj'],
      ],
      isOfLine: true,
    },
  ],
  lists: [
    {
      table: 'Invoices',
      column: 'Number',
      kind: 'number',
      labels: [
        'Nota(s) fiscal(is)',
        'Notas fiscais',
        'Nº das notas fiscais',
        'Documentos',
        'Documentos fiscais nºs',
        'Notas fiscais nºs',
        'Notas fiscais n.os',
        'Números das notas',
        'Números das notas fiscais',
        'NFs nº',
        'NFs nºs',
        'Notas nº',
        'NF(s)',
        'NFs',
        'Notas',
        'Notas fiscais nº',
        'Nº das NFs',
        'NF-e(s)',
        'Documentos fiscais',
      ],
    },
  ],
  card: { days: ['IssueDate'] },
  composed: {
    whole: 'FreightAmount',
    parts: [
      'WeightFreightAmount',
      'AdValoremAmount',
      'GRISAmount',
      'TollAmount',
      'DispatchFeeAmount',
      'OtherAmount',
      'ICMSAmount',
    ],
    tax: 'ICMSAmount',
  },
  tables: invoiceTables,
  common: [
    { table: 'Invoices', column: 'Goods', to: 'GoodsDescription' },
    { table: 'Invoices', column: 'VolumeKind', to: 'VolumeKind' },
  ],
  fields: [
    ...freightFields,
    ...goodsFields,
    ...journeyFields,
    ...withoutTerms(
      partyFields('Payer', ['Name', 'CNPJ'], {
        CNPJ: ['TOMADOR / PAGADOR DO FRETE', 'PAGADOR DO FRETE'],
        Name: [
          'TOMADOR / PAGADOR DO FRETE',
          'TOMADOR/PAGADOR',
          'TOMADOR DO SERVIÇO',
          'TOMADOR',
          'PAGADOR DO FRETE',
          'PAGADOR',
          'RESPONSÁVEL PELO FRETE',
          'RESPONSÁVEL PELO PAGAMENTO',
          'CONTRATANTE',
          'CONTRATANTE DO FRETE',
          'FATURAR PARA',
          'Quem paga',
          'Quem paga o frete',
          'Frete a cobrar de',
          'Frete a ser pago por',
          'Frete por conta de',
          'Cobrar de',
          'Cobrar o frete de',
          'Resp. pelo pagamento',
          'Cliente pagador',
        ],
      }),
    ),
    // Behind another label in its row its word is no title of a block.
    {
      id: 'PayerName',
      kind: 'name',
      labels: [
        'Pagador',
        'Pagador do frete',
        'Tomador',
        'Tomador do frete',
        'Tomador do serviço',
        'Frete pago por',
      ],
    },
    ...namedPartyFields('Payer', ['Name', 'CNPJ'], ['pagador', 'pagador do frete', 'tomador', 'contratante']),
    {
      id: 'CarrierName',
      kind: 'name',
      labels: [
        'TRANSPORTADORA',
        'TRANSPORTADOR',
        'Transp.',
        'Nome da transportadora',
        'Empresa transportadora',
        'Transportador contratado',
        'Empresa de transporte',
      ],
    },
    ...partyFields('Carrier', ['Name', 'CNPJ']),
    {
      id: 'CarrierCNPJ',
      kind: 'cnpj',
      labels: ['CNPJ', 'CNPJ/CPF', 'CPF/CNPJ', 'CNPJ da transportadora', 'CNPJ do transportador'],
    },
    ...withStreets(
      partyFields('Sender', partiesParts, {
        CNPJ: documents,
        CPF: documents,
        IE: ['Inscrição'],
        Name: [
          'Expedidor',
          'REMETENTE',
          'Remet.',
          'Embarcador',
          'Remetente/Expedidor',
          'Remetente/Embarcador',
          'Nome do remetente',
          'Razão social do remetente',
          'Fornecedor',
          'Coletar de',
          'Cliente remetente',
        ],
        Street: [
          'Local de coleta',
          'Local da coleta',
          'Endereço de coleta',
          'Endereço da coleta',
          'Endereço para coleta',
          'Local de carregamento',
          'Local do carregamento',
          'Local de embarque',
        ],
      }),
    ),
    ...withStreets(
      partyFields('Recipient', partiesParts, {
        CNPJ: documents,
        CPF: documents,
        IE: ['Inscrição'],
        Name: [
          'Consignatário',
          'DESTINATÁRIO',
          'Destin.',
          'Desti.',
          'Dest.',
          'Recebedor',
          'Cliente',
          'Destinatário/Recebedor',
          'Destinatário/Consignatário',
          'Nome do destinatário',
          'Razão social do destinatário',
          'Entregar para',
          'Entregar a',
          'Cliente destino',
          'Cliente destinatário',
        ],
        Street: [
          'Local de entrega',
          'Local da entrega',
          'Endereço de entrega',
          'Endereço da entrega',
          'Endereço para entrega',
          'Local de descarga',
          'Local da descarga',
          'Local de descarregamento',
        ],
      }),
    ),
    ...streetsByWord,
  ],
};
