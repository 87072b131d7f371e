import type { Field } from '@lavra/contract/model/result';
import type { FieldName } from '@lavra/contract/services/fields';
import { withDoubt } from '../../../evidence/field.ts';
import type { Page } from '../../../pages/page.ts';
import { formExtractor } from '../../form-extractor.ts';
import type { FormField, ServiceForm } from '../../reading/forms/form-spec.ts';
import { printedDay } from '../../reading/phrases/days.ts';
import type { Phrase } from '../../reading/phrases/phrases.ts';
import { partyFields } from '../../reading/particulars/parties.ts';
import { withCaptionsAhead } from '../../reading/sheet/captions-behind.ts';
import type { Sheet } from '../../reading/sheet/sheet.ts';
import { fold } from '../../reading/sheet/text.ts';
import { soundestOf } from '../../reading/tables/soundest.ts';
import type { TableColumn } from '../../reading/tables/table-spec.ts';
import { arrangedPhrases } from './arranged-phrases.ts';
import { arrangedFields, namesOfParties, streets, streetsOfBuyer } from './arranged-labels.ts';
import { arrangedSections } from './arranged-sections.ts';
import { captionsOf } from './captions.ts';
import { installmentText } from '../installments/cards.ts';
import { readLooseInstallments } from '../installments/finders.ts';
import type { InvoiceData, InvoiceItem } from '../invoice.ts';
import { cellKinds, inLinesBelow, itemColumns } from '../products/item-headings.ts';
import { readNatureAlone, withoutNextSentence } from '../head/nature-alone.ts';
import { operationPhrases, operationSigns } from '../head/operation-phrases.ts';
import { namedCodes, readProductCards } from '../products/product-cards.ts';
import { readRollProducts } from '../products/roll-products.ts';
import { shopNameOf } from '../head/shop-name.ts';
import { totalsOfRoll } from '../totals/roll-totals.ts';
import { withTaxesLabelled } from '../totals/tax-rows.ts';
import { formOfEntry, isOfEntry } from './senders.ts';
import { withPlatesState } from './plate-state.ts';
import { stateRegister } from './register-labels.ts';
import { withRegisters } from './state-registers.ts';
import { readTold } from './told.ts';
import { withUnits } from '../products/usual-codes.ts';
import { withCarrierOfMode, withVolumes } from '../volumes.ts';
import { withHourBehindDay } from '../head/hour-behind-day.ts';
import { withTurnedBelow } from '../blocks/turned-blocks.ts';
import { withTurnedOver } from './turned-over.ts';
import { isParty, type BoxSpec } from '../blocks/box.ts';
import {
  additionalBoxes,
  carrierBoxes,
  headerBoxes,
  invoiceBoxes,
  recipientBoxes,
  serviceTaxBoxes,
} from '../blocks/labels.ts';
import { totalBoxes } from '../totals/total-boxes.ts';

const ofParty = ['Name', 'CNPJ', 'CPF', 'IE', 'Address', 'District', 'City', 'UF', 'CEP', 'Phone'] as const;
const isOfParty = (id: string): boolean => /^(?:Issuer|Recipient|Carrier)/.test(id);

/** Boxes whose labels name one thing on the whole page, in whichever block they are. */
const fieldsOf = (boxes: readonly BoxSpec[]): FormField<FieldName<'nfe'>>[] =>
  boxes.flatMap(({ id, kind, spellings }) =>
    isParty(id) || isOfParty(id)
      ? []
      : // Sums of shops take it off with its sign ("− R$ 20,00").
        [
          {
            id,
            kind: id === 'DiscountAmount' ? 'deduction' : kind,
            labels: spellings,
            // The same word is the freight's amount.
            ...(id === 'FreightMode' ? { shape: /^(?!\d+[.,]\d)/ } : {}),
          },
        ],
  );

/** A tax's name alone is the heading of its amount, and of its rate beside another heading of the amount ("ICMS", "Vlr. ICMS"). */
function labelsOf(id: keyof InvoiceItem, spellings: readonly string[]): readonly string[] {
  const [tax] = /^(?:ICMS|IPI)/.exec(id) ?? [];
  if (id === 'TotalAmount') return [...spellings, 'VALOR'];
  return tax === undefined || id === 'ICMSBase' || id.endsWith('Rate') ? spellings : [...spellings, tax];
}

/** A product's code below its name, behind its own ("cód. 72110"). */
const codeBehindText: Phrase<keyof InvoiceItem> = {
  pattern: /(?<=\S )c[óo]d(?:igo)?\.?:? ((?=\S*\d)[\dA-Z][\w./-]*)/iu,
  gives: [['Code', 'code']],
};

/** The rate of a tax in a line of its own ("Alíq. ICMS 12,00%"). */
const ratesInText = (['ICMS', 'IPI'] as const).map((tax): Phrase<keyof InvoiceItem> => ({
  pattern: new RegExp(`(?:al[íi]q(?:uota)?\\.?(?: d[eo])?|%) ?${tax}:? (\\d{1,3}(?:,\\d+)?) ?%`, 'iu'),
  gives: [[`${tax}Rate`, 'percent']],
}));

/** The columns of a product of which two make the third. */
const product = ['Quantity', 'UnitAmount', 'TotalAmount'] as const;

const columns = itemColumns.map(({ id, spellings }): TableColumn<keyof InvoiceItem> => ({
  id,
  kind: cellKinds[id],
  labels: labelsOf(id, spellings),
  ...(id === 'Description' ? { also: inLinesBelow } : {}),
  // Cards of products print the unit behind the quantity.
  ...(id === 'Quantity'
    ? { splits: { pattern: /^([\d.,]+) ?(\p{L}{1,4})$/u, into: ['Quantity', 'Unit'] as const } }
    : {}),
  // Below "Alíq. ICMS" the rate has its sign and the tax behind it, where both headings stand as close as words of one.
  ...(id === 'ICMSRate'
    ? {
        splits: {
          pattern: /^(\d{1,2}(?:,\d{1,2})? ?%) (\d[\d.]*,\d{2})$/u,
          into: ['ICMSRate', 'ICMSAmount'] as const,
        },
      }
    : {}),
}));

/** The boxes of a DANFE as a form of which only the labels are known, for pages that keep none of the model's order (MOC, annex II). */
export const invoiceForm: ServiceForm<'nfe'> = {
  issuer: {
    name: 'IssuerName',
    tradeName: 'IssuerTradeName',
    address: 'IssuerAddress',
    district: 'IssuerDistrict',
    city: 'IssuerCity',
    uf: 'IssuerUF',
    cep: 'IssuerCEP',
    phone: 'IssuerPhone',
  },
  sections: arrangedSections,
  accessKey: 'AccessKey',
  hasColumns: true,
  arranged: (sheet) =>
    withTaxesLabelled(
      withTurnedOver(withCaptionsAhead(withPlatesState(withTurnedBelow(sheet)), captionsOf(invoiceForm))),
    ),
  proven: totalsOfRoll,
  places: (sheet) => ({ ...readTold(sheet), ...readNatureAlone(sheet) }),
  keyParts: { issuer: 'IssuerCNPJ', number: 'Number', series: 'Series', model: 'Model' },
  phrases: [
    ...arrangedPhrases,
    ...[
      String.raw`(?:protocolo[^\d]{0,60}|autoriza[çc][ãa]o(?: de uso[^\d]{0,60}|:? ))(\d{14,16})(?!\d)`,
      String.raw`(?<!\d)(\d{15})(?!\d)`,
    ].map((protocol): Phrase<FieldName<'nfe'>> => ({
      pattern: new RegExp(`${protocol}(?:\\D{1,12}(${printedDay}))?`, 'iu'),
      gives: [
        ['Protocol', 'number'],
        ['ProtocolDate', 'date'],
      ],
    })),
    ...operationPhrases,
  ],
  signs: [
    { id: 'Environment', value: '2', pattern: /homologa[cç][aã]o|sem valor fiscal/i },
    { id: 'Environment', value: '1', pattern: /ambiente(?: d[ea] \p{L}+)?:? produ[cç][aã]o/iu },
    ...operationSigns,
  ],
  tables: [
    {
      id: 'Items',
      isCaptioned: true,
      least: 4,
      key: 'Description',
      joins: ['Code', 'Description'],
      product,
      columns,
      named: [...namedCodes, codeBehindText, ...ratesInText],
      cards: (sheet) =>
        soundestOf(
          [readProductCards, readRollProducts].map((read) => read(sheet)),
          { product },
        ),
    },
    {
      id: 'Installments',
      isCaptioned: true,
      least: 2,
      key: 'DueDate',
      rows: {
        pattern: installmentText,
        gives: ['Number', 'DueDate', 'Amount'],
      },
      cards: readLooseInstallments,
      columns: [
        {
          id: 'Number',
          kind: 'text',
          labels: [
            'Número',
            'Parcela',
            'Parc.',
            'Duplicata',
            'Dupl.',
            'Nº',
            'Título',
            'Boleto',
            'Nº boleto',
            'Fatura',
            'Nº da parcela',
            'Nº da duplicata',
            'Nº dupl.',
            'Nº duplicata',
            'Número da duplicata',
            'Dup. nº',
            'Dup.',
            'Número do título',
            'Nº título',
            'Fatura/Dupl.',
            'Fatura/Duplicata',
            'Ordem',
          ],
        },
        {
          id: 'DueDate',
          kind: 'date',
          labels: [
            'Vencimento',
            'Data de vencimento',
            'Vence em',
            'Vcto.',
            'Vencto.',
            'Venc.',
            'Data venc.',
            'Dt. venc.',
            'Dt. vencto.',
            'Dt. vcto.',
            'Data vcto.',
            'Data vencto.',
            'Venc. em',
            'Vto.',
            'Vencimento em',
            'Data do vencimento',
          ],
        },
        {
          id: 'Amount',
          kind: 'money',
          labels: [
            'Valor',
            'Valor da parcela',
            'Valor (R$)',
            'Valor R$',
            'Valor da duplicata',
            'Valor dupl.',
            'Valor do título',
            'Vlr.',
            'Vl.',
            'Vr.',
            'Vlr. parcela',
            'Vlr. dupl.',
            'Vlr. dup.',
            'V. parcela',
          ],
        },
      ],
    },
  ],
  passedOver: [
    'Quantidade total de itens',
    'Qtd. total de itens',
    'Qtde. total de itens',
    'Qtde. total itens',
    'Quantidade de itens',
    'Qtd. de itens',
    'Qtde. de itens',
    'Total de itens',
    'Nº de itens',
    'Telefone SAC',
    'Ouvidoria',
    'Pedido',
    'Chave de acesso',
    'Modelo',
    'Autorização de uso',
    'Protocolo de autorização de uso',
    'Protocolo de autorização',
    'Protocolo',
  ],
  fields: [
    {
      id: 'Number',
      kind: 'integer',
      labels: ['Número', 'Nº', 'Número da NF-e', 'NF-e nº', 'Nota fiscal nº', 'NF-e'],
    },
    { id: 'Series', kind: 'integer', labels: ['Série'] },
    ...partyFields('Issuer', [...ofParty, 'IM', 'TradeName'], {
      Name: namesOfParties.Issuer,
      Address: streets,
    }),
    ...partyFields('Recipient', [...ofParty, 'Email'], {
      Name: namesOfParties.Recipient,
      Address: streetsOfBuyer,
    }),
    ...partyFields('Carrier', ['Name', 'CNPJ', 'CPF', 'IE', 'Address', 'City', 'UF'], {
      Name: namesOfParties.Carrier,
      Address: streets,
    }),
    // Its usual value is a label elsewhere.
    ...carrierBoxes.flatMap(({ id, kind, spellings }) =>
      id === 'VolumeKind' ? [{ id, kind, labels: spellings, oneOf: /^VOLUMES?$/i }] : [],
    ),
    ...carrierBoxes.flatMap(({ id, kind, spellings }) =>
      id === 'CarrierANTT' ? [{ id, kind, labels: spellings, shape: /^\d{8,9}$/ }] : [],
    ),
    // The issuer's block seldom has a title.
    { id: 'IssuerIE', kind: 'state-register', labels: stateRegister },
    { id: 'IssuerCPF', kind: 'cpf', labels: ['CPF', 'CPF/CNPJ', 'CNPJ/CPF'] },
    ...headerBoxes.flatMap(({ id, kind, spellings }) =>
      id === 'IssuerIEST' ? [{ id, kind, labels: spellings }] : [],
    ),
    {
      id: 'IssuerIM',
      kind: 'digits',
      labels: [
        'Inscrição Municipal',
        'Insc. Municipal',
        'Inscr. Municipal',
        'Insc. Mun.',
        'Inscr. Mun.',
        'IM',
      ],
    },
    ...fieldsOf(headerBoxes).filter(({ id }) => id !== 'Protocol'),
    ...fieldsOf(recipientBoxes),
    // In the carrier's block the same word is the mode of the freight.
    ...fieldsOf(totalBoxes).map((field) =>
      field.id === 'FreightAmount' ? { ...field, notIn: ['Carrier'] } : field,
    ),
    ...arrangedFields,
    ...fieldsOf(invoiceBoxes).map((field) =>
      field.kind === 'text' ? { ...field, kind: 'code' as const } : field,
    ),
    ...fieldsOf(carrierBoxes).map((field) =>
      field.id === 'VehicleUF' ? { ...field, follows: 'VehiclePlate' as const } : field,
    ),
    ...fieldsOf(serviceTaxBoxes),
    ...fieldsOf(additionalBoxes).map((field) => ({ ...field, kind: 'long-text' as const })),
  ],
};

/** Titles of blocks, which the issuer's name may stand over: they are none. */
const titlesOfBlocks = new Set(Object.values(arrangedSections).flat().map(fold));

const byLabels = formExtractor('nfe', invoiceForm);
const byLabelsOfEntry = formExtractor('nfe', formOfEntry(invoiceForm));

function dataBy(extractor: typeof byLabels, pages: readonly Page[]): InvoiceData {
  const read = extractor.extract({ pages });
  if (read.kind === 'partial') return read.document.Data;
  return read.kind === 'extracted' ? (read.documents[0]?.Data ?? {}) : {};
}

/** The boxes by their labels, read anew where the party in the sender's block proves not to be the issuer. */
function labelledData(pages: readonly Page[]): InvoiceData {
  const data = dataBy(byLabels, pages);
  return isOfEntry(data) ? dataBy(byLabelsOfEntry, pages) : data;
}

const withoutZeros = (field: Field | undefined): Field | undefined =>
  field && { ...field, value: field.value.replace(/^0+(?=\d)/, '') };

/** The figure of a mode of freight may be read as a letter ("O - Remetente"). */
const withFigure = (mode: Field): Field =>
  /^O ?[-–]/.test(mode.value) ? withDoubt({ ...mode, value: mode.value.replace('O', '0') }, 'mended') : mode;

/** A state in the row of the plate, behind it, is the vehicle's, unless the carrier's town is there. */
function withVehiclesState(data: InvoiceData): InvoiceData {
  const { CarrierUF: state, VehiclePlate: plate, CarrierCity: town } = data;
  const isBehind = (a: Field | undefined, b: Field | undefined): boolean =>
    a?.box !== undefined &&
    b?.box !== undefined &&
    a.page === b.page &&
    Math.abs(a.box[1] - b.box[1]) < Math.max(a.box[3], b.box[3]) &&
    a.box[0] > b.box[0];
  if (state === undefined || !isBehind(state, plate)) return data;
  if (isBehind(state, town)) return data;
  const { CarrierUF: _, ...rest } = data;
  return { ...rest, VehicleUF: data.VehicleUF ?? state };
}

/** Whether a name is the beginning of another value, as the street of a party beside the issuer. */
const isInAnother = ({ value, page, box }: Field, data: InvoiceData): boolean =>
  box !== undefined &&
  Object.values(data).some(
    (other) =>
      !Array.isArray(other) &&
      (other as Field).page === page &&
      (other as Field).box?.[0] === box[0] &&
      (other as Field).box?.[1] === box[1] &&
      (other as Field).value.length > value.length &&
      (other as Field).value.startsWith(value),
  );

const isPictured = (pages: readonly Page[]): boolean =>
  pages.some(({ words }) => words.some(({ conf }) => conf < 100));

/** Reads a DANFE by its labels alone, wherever they are; `first` is the sheet of its first page. */
export function readByLabels(pages: readonly Page[], first: Sheet | undefined): InvoiceData {
  const data = labelledData(pages);
  const { Number: number, Series: series, FreightMode: mode, ...rest } = withVehiclesState(data);
  const numbers = { Number: withoutZeros(number), Series: withoutZeros(series) };
  const { Items: items } = rest;
  const { IssuerTradeName: trade } = data;
  const isTitle =
    trade !== undefined &&
    (titlesOfBlocks.has(fold(trade.value)) ||
      trade.value === data.IssuerName?.value ||
      isInAnother(trade, data));
  if (isTitle) delete rest.IssuerTradeName;
  const shop = (trade && !isTitle) || first === undefined ? undefined : shopNameOf(first, data.IssuerName);
  const whole = withCarrierOfMode(
    withVolumes({
      ...rest,
      ...(rest.OperationNature ? { OperationNature: withoutNextSentence(rest.OperationNature) } : {}),
      ...(shop ? { IssuerTradeName: shop } : {}),
      ...(items && isPictured(pages) ? { Items: [...withUnits(items)] } : {}),
      ...(mode ? { FreightMode: withFigure(mode) } : {}),
      ...(numbers.Number ? { Number: numbers.Number } : {}),
      ...(numbers.Series ? { Series: numbers.Series } : {}),
    }),
  );
  return first === undefined ? whole : withRegisters(withHourBehindDay(whole, first), first);
}
