import type { ServiceData } from '@lavra/contract/services/fields';
import { fieldOf } from '../../evidence/field.ts';
import { placed } from '../found.ts';
import type { FormSpec } from '../reading/forms/form-spec.ts';
import { readForm } from '../reading/forms/form.ts';
import { type FormValue, withAddress } from '../reading/forms/form-values.ts';
import { customerFields } from './customer-fields.ts';
import { issuerFields } from './issuer-fields.ts';
import { fieldAt, isMonth, read } from './readings.ts';
import { readStreetAlone } from './street-alone.ts';
import { readStreetOfHead } from './street-of-head.ts';
import { slipFields } from './slip-fields.ts';
import { supplyFields } from './supply-fields.ts';
import { inRow } from '../reading/labels/around-label.ts';
import { months, shortMonths } from '../reading/phrases/days.ts';
import { issuerInPrint } from '../reading/phrases/imprint.ts';
import { readPhrases, runningTextOf, type Phrase } from '../reading/phrases/phrases.ts';
import { runsApart } from '../reading/sheet/runs.ts';
import { edgesOf, printedOf, type Sheet, type Token } from '../reading/sheet/sheet.ts';
import { fold } from '../reading/sheet/text.ts';
import { readValue, readWhole } from '../reading/values/values.ts';

type Data = ServiceData<'proofofaddress'>;

/** Three days in one row, each a month after the one before, are the previous, this, and the next reading. */
function readDays({ rows }: Sheet): Data {
  for (const row of rows) {
    const days = row.flatMap((token) => read(token, 'date') ?? []);
    const at = days.findIndex(
      (day, index) => isMonth(day, days[index + 1]) && isMonth(days[index + 1], days[index + 2]),
    );
    const [previous, current, next] = at < 0 ? [] : days.slice(at);
    if (previous && current && next)
      return {
        PreviousReadingDate: fieldAt(previous),
        CurrentReadingDate: fieldAt(current),
        NextReadingDate: fieldAt(next),
      };
  }
  return {};
}

/** The company's name with its register behind it, and the state and postal code at the end of its address: rows of the smallest print. */
const ofIssuer: readonly Phrase<keyof Data>[] = [
  {
    pattern:
      /(?:^|(?<=[|—–-] ))(\p{Lu}[\p{Lu} .&-]{5,60}? (?:S\.? ?\/?A\.?|LTDA\.?|EIRELI)) (?:[–-] )?CNP\S?:? ?\d/u,
    gives: [['IssuerName', 'name']],
  },
  {
    pattern: /\p{L}{3} [–-] ([A-Z]{2}) [–-] C[EL]P:? ?(\d{5}-?\d{3})(?!\d)/u,
    gives: [
      ['IssuerUF', 'uf'],
      ['IssuerCEP', 'cep'],
    ],
  },
];

/** The month of the bill in the sentence that brings it ("Sua conta chegou, março de 2026", "Fatura de energia de mar/2026"). */
const ofMonth: readonly Phrase<keyof Data>[] = [
  {
    pattern: new RegExp(
      String.raw`(?:^|(?<=(?:^|[^\p{L}])(?:sua|esta|nova|[-–|:.]) ))(?:conta|fatura|boleto|cobrança|nota fiscal|demonstrativo)` +
        String.raw`(?:,? (?:chegou|fechou|digital|mensal|detalhada|referente|do mês|ao mês|d[ae] (?:energia(?: elétrica)?|água(?: e esgoto)?|luz|gás|internet|telefone|serviços|condomínio)))*[,:.]? (?:[–-] )?(?:(?:a|de|em) )?((?:${months}|${shortMonths})(?: ?[/-] ?| de )\d{4})(?!\d)`,
      'iu',
    ),
    gives: [['ReferenceMonth', 'month']],
  },
];

/** A line that leads to the month of the bill, which is the next line of the same text ("sua conta de luz de" over "junho de 2025"). */
const leadsToMonth = /(?:^|[^\p{L}])(?:conta|fatura)(?: d[aeo] \p{L}+){0,2} (?:de|do mês de)$/iu;
const monthAlone = new RegExp(String.raw`^(?:${months}|${shortMonths})(?: ?[/-] ?| de )\d{4}$`, 'iu');
/** Widest space between words of one text, most space between two lines of it, and most between their left edges, in glyphs. */
const [inText, betweenLines, ofEdge] = [1.5, 3, 0.8] as const;

function monthBelow({ rows, glyph }: Sheet): Data {
  const at = rows.findIndex((row) =>
    runsApart(row, inText * glyph).some((run) => leadsToMonth.test(printedOf(run))),
  );
  const lead = runsApart(rows[at] ?? [], inText * glyph).find((run) => leadsToMonth.test(printedOf(run)));
  if (lead === undefined) return {};
  const own = edgesOf(lead);
  const month = rows
    .slice(at + 1, at + 4)
    .flatMap((row) => runsApart(row, inText * glyph))
    .find((run) => {
      const { left, top } = edgesOf(run);
      const isNext = Math.abs(left - own.left) < ofEdge * glyph && top - own.bottom < betweenLines * glyph;
      return isNext && monthAlone.test(printedOf(run));
    });
  const reading = month && readWhole(printedOf(month), 'month', month);
  return reading ? { ReferenceMonth: fieldOf({ ...reading, anchorFit: 1, placed: placed.typed }) } : {};
}

function readRows(sheet: Sheet): Data {
  const found = sheet.rows.flatMap((row) =>
    readPhrases(runningTextOf([{ tokens: row }]), [...ofIssuer, ...ofMonth]),
  );
  return Object.fromEntries(
    found
      .toReversed()
      .map(({ id, reading }) => [
        id,
        fieldOf({ ...reading, anchorFit: 1, placed: id === 'IssuerName' ? placed.text : placed.typed }),
      ]),
  );
}

/** Headings of what a property tax is levied on. */
export const ofLand = [
  'Área do terreno',
  'Área terreno',
  'Área terreno m²',
  'Área do terreno (m²)',
  'Área construída',
  'Área construída m²',
  'Área construída (m²)',
  'Área edificada',
  'Área da construção',
  'Área total',
  'Área territorial',
  'Testada',
  'Valor do terreno',
  'Valor da edificação',
  'Valor da construção',
  'Testada principal',
  'Fração ideal',
  'Alíquota',
  'Alíquota (%)',
  'Zona fiscal',
  'Zona',
  'Uso do imóvel',
  'Tipo de imóvel',
  'Tipo do imóvel',
  'Padrão de construção',
  'Ano da construção',
];

/** Labels of a bill's other boxes. */
const ofBill = [...issuerFields, ...customerFields, ...supplyFields, ...slipFields].flatMap(
  ({ id, labels }) => (id === 'Complement' ? [] : labels),
);

/** What stands over the number of a house in plain words. */
const ofHouse = ['Porta', 'Nº da porta', 'Casa nº', 'Nº da casa', 'Número da casa'];

/** Labels of a box that has the street with its number, and perhaps what is behind it ("Localidade / nº / compl."). */
const withHouse = ['Endereço', 'Logradouro', 'Rua', 'Localidade', 'Local'].flatMap((street) =>
  ['Nº', 'Número', 'N.', 'Nº / Compl.', 'N. / Compl.', 'Nº / Complemento', 'Número / Complemento'].map(
    (house) => `${street} / ${house}`,
  ),
);

/** Boxes of the property's address, for bills whose address is no block of rows. */
const ofProperty: FormSpec<keyof Data> = {
  fields: [
    {
      id: 'Street',
      kind: 'street',
      labels: [
        'Endereço',
        'Endereço do imóvel',
        'Endereço da unidade consumidora',
        'Endereço de instalação',
        'Endereço da instalação',
        'Endereço de entrega',
        'Endereço do cliente',
        'Endereço do pagador',
        'Endereço de cobrança',
        'Endereço de correspondência',
        'Endereço para entrega',
        'Endereço do contribuinte',
        'Endereço do assinante',
        'Endereço do usuário',
        'Endereço do consumidor',
        'Endereço da ligação',
        'Endereço de fornecimento',
        'Endereço do fornecimento',
        'Endereço do ponto de entrega',
        'Endereço da prestação do serviço',
        'Endereço do titular',
        'Endereço da unidade',
        'Endereço do sacado',
        'Endereço completo',
        'Local do imóvel',
        'Local da instalação',
        'Local de consumo',
        'Local da prestação do serviço',
        'Localização do imóvel',
        'Localização',
        'Situação do imóvel',
        'Logradouro',
        'Logradouro do imóvel',
        'Rua',
        'Rua / Avenida',
        'Rua/Av.',
        'Ender.',
        'Endereço de ligação',
        'Endereço do serviço',
        ...withHouse,
      ],
      address: {
        number: 'Number',
        complement: 'Complement',
        district: 'District',
        city: 'City',
        uf: 'State',
        cep: 'PostalCode',
      },
    },
    {
      id: 'Number',
      kind: 'house-number',
      labels: ['Número', 'Nº', 'Número predial', 'Número do imóvel', ...ofHouse],
    },
    {
      id: 'Complement',
      kind: 'text',
      labels: [
        'Complemento',
        'Compl.',
        'Complemento do imóvel',
        'Complemento do endereço',
        'Compl. endereço',
        'Complem.',
        'Apto./Bloco',
        'Bl./Apto.',
        'Torre/Apto.',
      ],
    },
    {
      id: 'District',
      kind: 'text',
      // Below it the postal code begins the next row of the address.
      shape: /^(?!(?:CEP:? ?)?\d{2}\.?\d{3}-?\d{3})/i,
      labels: [
        'Bairro',
        'Bairro / Distrito',
        'Bairro / Localidade',
        'Bairro do imóvel',
        'Bairro / Setor',
        'Setor / Bairro',
        'Localidade / Bairro',
        'Nome do bairro',
      ],
    },
    {
      id: 'City',
      kind: 'city',
      labels: [
        'Município / UF',
        'Cidade / UF',
        'Cidade / Estado',
        'Município',
        'Cidade',
        'Localidade',
        'Localidade / UF',
        'Município do imóvel',
      ],
    },
    {
      id: 'State',
      kind: 'uf',
      labels: [
        'Município / UF',
        'Cidade / UF',
        'Cidade / Estado',
        'Localidade / UF',
        'UF',
        'Estado',
        'Cidade',
        'Município',
      ],
    },
    { id: 'PostalCode', kind: 'cep', labels: ['CEP', 'Código postal', 'Cód. postal'] },
  ],
  passedOver: [
    ...ofBill,
    'CPF',
    'CNPJ',
    'CPF/CNPJ',
    'Telefone',
    'Matrícula',
    'Categoria',
    'Nome',
    'Quadra',
    'Lote',
    'Setor',
    ...ofLand,
  ],
};

/** Labels that are no part of an address. */
const ofBoxes = new Set(
  [...(ofProperty.passedOver ?? []), ...ofProperty.fields.flatMap(({ labels }) => labels)].map(fold),
);

/** Fields of an address that are told only beside others of it: their labels are also those of other numbers. */
const besideOthers = new Set<keyof Data>(['Street', 'Number', 'PostalCode', 'State']);
/** Fields whose labels are an address's own. */
const ofAddress = new Set<keyof Data>(['District', 'City']);
/** Farthest that the parts of one address stand from each other, in glyphs. */
const ofOneAddress = 9;

/** Boxes have one row; what follows may be headings that this form does not know. */
function withOneRow(
  found: readonly FormValue<keyof Data>[],
  { glyph }: Sheet,
): readonly FormValue<keyof Data>[] {
  const done = new Set<keyof Data>();
  return found.flatMap((value) => {
    const { id, reading } = value;
    const [first] = reading.tokens;
    const row = reading.tokens.filter((token) => first !== undefined && inRow(token, first, glyph));
    const kind = ofProperty.fields.find((field) => field.id === id)?.kind ?? 'text';
    if (row.length === reading.tokens.length) return done.has(id) ? [] : [value];
    const own = done.has(id) ? undefined : readValue(row, kind, glyph);
    if (own === undefined) return [];
    // The parts of a street were split off the whole of its rows.
    const isSplit = found.some((other) => other.id !== id && other.reading.tokens === reading.tokens);
    if (id !== 'Street') return isSplit ? [] : [{ ...value, reading: { ...reading, ...own } }];
    const others = new Set(
      found.filter((other) => other.reading.tokens !== reading.tokens).map((other) => other.id),
    );
    const parts = withAddress({ ...value, reading: { ...reading, ...own } }, ofProperty, others, {
      glyph,
      found: [],
    });
    for (const part of parts) done.add(part.id);
    return parts;
  });
}

function readProperty(sheet: Sheet): Data {
  const found = withOneRow(readForm(sheet, ofProperty), sheet).filter(({ fit }) => fit > leastFit);
  const own = found.filter(({ id }) => ofAddress.has(id)).flatMap(({ reading }) => reading.tokens);
  const isNear = (token: Token): boolean =>
    own.some((other) => Math.abs(other.top - token.top) < ofOneAddress * sheet.glyph);
  return Object.fromEntries(
    found
      .filter(({ id, reading }) => !besideOthers.has(id) || reading.tokens.some(isNear))
      .map(({ id, reading }) => [id, fieldOf({ ...reading, anchorFit: 1, placed: placed.text })]),
  );
}

/** Labels whose words are written out fit a little less than printed ones; misread ones are other words ("Lei Complementar"). */
const leastFit = 0.96;

/** What a bill's numbers tell by each other, where the small headings above them were not read. */
export const readPlaces = (sheet: Sheet): Data => ({
  ...monthBelow(sheet),
  ...readRows(sheet),
  ...issuerInPrint(sheet),
  ...readDays(sheet),
  ...readStreetAlone(sheet, ofBoxes),
  ...readStreetOfHead(sheet),
  ...readProperty(sheet),
});
