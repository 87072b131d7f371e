import type { FieldName } from '@lavra/contract/services/fields';
import type { FormField, ServiceForm } from '../reading/forms/form-spec.ts';
import { amountFields } from './amounts.ts';
import { brandOfProvider } from './brand.ts';
import { seriesBehind, seriesInBox } from './declarations.ts';
import { documentFields } from './document.ts';
import { issuingCity, readPlaces } from './places.ts';
import { statedRegime } from './regime.ts';
import { nfseTables } from './tables.ts';
import { readTaxMatrix } from './tax-matrix.ts';
import { readTaxRows } from './tax-rows.ts';
import { titlesOfBlocks } from './titles.ts';
import { serviceFields } from './service.ts';
import { hourOfDay, months, printedDay } from '../reading/phrases/days.ts';
import type { ValueKind } from '../reading/values/kinds.ts';
import { partyFields } from '../reading/particulars/parties.ts';

const party = [
  'CNPJ',
  'CPF',
  'IE',
  'IM',
  'Address',
  'District',
  'City',
  'UF',
  'CEP',
  'Phone',
  'Email',
] as const;

const namedParties = { Provider: 'prestador', Customer: 'tomador', Intermediary: 'intermediário' } as const;
/** Particulars whose labels say whose they are ("CNPJ do Intermediário"), whichever block they are in. */
const fieldsByName: readonly FormField<FieldName<'nfse'>>[] = Object.entries(namedParties).flatMap(
  ([prefix, party]) => {
    const of = (part: string, kind: ValueKind, ...words: readonly string[]) => ({
      id: `${prefix}${part}` as FieldName<'nfse'>,
      kind,
      labels: words.flatMap((word) => [`${word} do ${party}`, `${word} ${party}`]),
    });
    const name = ['Nome', 'Razão social', 'Nome/Razão social', 'Razão social/Nome', 'Nome empresarial'];
    const both = [
      of('Name', 'name', ...name),
      of('CNPJ', 'cnpj', 'CNPJ', 'CNPJ/CPF', 'CPF/CNPJ', 'CNPJ / CPF / NIF'),
    ];
    return prefix === 'Intermediary'
      ? both
      : [
          ...both,
          of('CPF', 'cpf', 'CPF', 'CNPJ/CPF', 'CPF/CNPJ', 'CNPJ / CPF / NIF'),
          of('IM', 'digits', 'Inscrição municipal'),
          of('Address', 'street', 'Endereço', 'Logradouro'),
          of('District', 'text', 'Bairro'),
          of('City', 'city', 'Município', 'Cidade', 'Município/UF', 'Cidade/UF'),
          of('UF', 'uf', 'UF', 'Estado', 'Município/UF', 'Cidade/UF'),
          of('CEP', 'cep', 'CEP'),
          of('Phone', 'phone', 'Telefone', 'Fone'),
          of('Email', 'email', 'E-mail'),
        ];
  },
);

/** Labels as they are printed on the models in use. */
export const nfseForm: ServiceForm<'nfse'> = {
  sections: titlesOfBlocks,
  untitled: 'Provider',
  listed: { table: 'Items', column: 'Description', to: 'ServiceDescription' },
  hasColumns: true,
  hasSide: true,
  places: (sheet) => ({ ...brandOfProvider(sheet), ...readPlaces(sheet) }),
  proven: (sheet) => ({
    ...statedRegime(sheet),
    ...issuingCity(sheet),
    ...readTaxMatrix(sheet),
    ...readTaxRows(sheet),
  }),
  phrases: [
    // A town in capitals ends where the provider's name in small letters begins.
    {
      pattern:
        /(?:PREFEITURA (?:MUNICIPAL |DO MUNIC[IÍ]PIO |DA CIDADE )?|^(?:\P{L}*)MUNIC[IÍ]PIO )D[AEO] (\p{Lu}[\p{Lu}'-]+(?: (?:D[AEO]S? )?(?!(?:SECRETARIA|COORDENA|DEPARTAMENTO|DIRETORIA|DIVIS|SUPERINTEND|GER[EÊ]NCIA|SETOR|FAZENDA|FINAN|DOCUMENTO|DANFS|ESTADO|N[UÚ]MERO|NOTA|NFS|EMI|CNPJ|CEP|RUA|AV)\p{Lu}*)\p{Lu}[\p{Lu}'-]+)*)(?= \p{Lu}\p{Ll})/u,
      gives: [['IssuingCity', 'city']],
    },
    {
      pattern:
        /(?:prefeitura (?:municipal |do munic[ií]pio |da cidade )?|^(?:\P{L}*)munic[ií]pio )d[aeo] ((?!nota |documento |secretaria |n[uú]mero )(?:\p{Lu}[\p{L}'-]*|d[aeo]s?)(?: (?:\p{Lu}[\p{L}'-]*|d[aeo]s?))*?)(?= (?:[-–|•] )?(?:secretaria|coordena|departamento|diretoria|divis[aã]o|superintend|ger[eê]ncia|setor|fazenda|finan[cç]as|documento|danfs|estado|n[uú]mero|nota|nfs|emi(?:tid|ss)|cnpj|cep|rua|av|\d)|$)/iu,
      gives: [['IssuingCity', 'city']],
    },
    // A sentence puts the item before the list that it is of.
    {
      pattern: /(?<!\p{L})(?:sub)?item:? (\d{1,2}\.\d{2})(?:\.\d{2})? da lista(?: de servi[çc]os?| anexa)/iu,
      gives: [['ServiceCode', 'code']],
    },
    {
      pattern:
        /RPS(?: de origem)?(?: N[º°o.]+)?:? ?(\d+)(?:[,/ ]+S[eé]rie:? ?(\w+))?,? (?:emitido em|de|em) (\d\d\/\d\d\/\d{4})/i,
      gives: [
        ['RPSNumber', 'number'],
        ['RPSSeries', 'code'],
        ['RPSDate', 'date'],
      ],
    },
    // Among the notes a sentence follows the town.
    {
      pattern:
        /munic[íi]pio de incid[êe]ncia(?: d[oe] (?:ISS(?:QN)?|imposto))?:? (\p{Lu}[\p{L}'’-]+(?: (?:d[aeo]s? )?\p{Lu}[\p{L}'’-]+)*) ?[/–-] ?[A-Z]{2}\. \p{Lu}/iu,
      gives: [['TaxCity', 'city']],
    },
    // The town behind the title of the national form, in one line with it.
    {
      pattern:
        /(?:NFS-?e|padr[ãa]o nacional) ?[·•|–—-] ?(?:munic[íi]pio de )?(\p{Lu}[\p{L}'’]+(?: (?:d[aeo]s? )?\p{Lu}[\p{L}'’]+)*) ?[/–-] ?[A-Z]{2}(?!\p{L})/u,
      gives: [['IssuingCity', 'city']],
    },
    {
      pattern: /(?<!\p{L})DPS(?: n[º°o.]+)?:? (\d+)(?:,| [/–-])? (?:da )?s[ée]rie:? (\w{1,5})(?!\w)/iu,
      gives: [
        ['DPSNumber', 'number'],
        ['DPSSeries', 'code'],
      ],
    },
    // The day and the hour of issue in a sentence ("Lavrada em 07 de maio de 2024 às 09h14"), but not of the receipt before it ("RPS nº 12 série A emitido em").
    {
      pattern: new RegExp(
        String.raw`(?<!\p{L})(?<!\b[DR]PS\b[^.;]{0,40}(?=emitido))(?:emitid|lavrad|gerad|expedid|autorizad)[ao] (?:em|no dia|a) (${printedDay})(?:,? ?(?:[-–] )?(?:[àa]s |[àa] )?(${hourOfDay}))?`,
        'iu',
      ),
      gives: [
        ['IssueDate', 'date'],
        ['IssueTime', 'time'],
      ],
    },
    // "Serviço do mês de maio/2024", "serviços prestados no mês de maio de 2024".
    {
      pattern: new RegExp(
        String.raw`(?<!\p{L})(?:servi[çc]os?|refer[êe]ncia|referente|relativ[ao]s?)(?: prestados?| executados?| realizados?)? (?:d[oe]|n[oa]|em|ao)(?: m[êe]s(?: de)?)? ((?:${months}|\d{2}) ?(?:/| de ) ?\d{4})(?!\d)`,
        'iu',
      ),
      gives: [['CompetenceDate', 'month']],
    },
    // The rate within the name of the tax, whose amount is behind it ("ISS à razão de 3,00 por cento ..... 70,50", "ISS (5%): 12,00").
    {
      pattern:
        /(?<!\p{L})ISS(?:QN)?(?: [àa] (?:raz[ãa]o|al[íi]quota|taxa) de| de| [àa])? ?\(?(\d{1,2}(?:[.,]\d{1,4})?) ?(?:%|por cento)\)?[ .:=…_-]*(?:R\$ ?)?(\d{1,3}(?:\.\d{3})*,\d{2})(?![\d,%]| %)/iu,
      gives: [
        ['ISSQNRate', 'percent'],
        ['ISSQNAmount', 'money'],
      ],
    },
    // The day of the service among those of the document ("Gerada em …, serviço de …").
    {
      pattern:
        /(?<!\p{L})servi[çc]os?(?: prestados?| realizados?| executados?)? (?:de|em) (\d{2}[/.-]\d{2}[/.-]\d{4})(?! ?(?:a|at[ée]) \d)/iu,
      gives: [['CompetenceDate', 'date']],
    },
    ...seriesInBox,
    ...seriesBehind,
    // A line of notes may end within the label.
    { pattern: /\bs[eé]rie d[oa] RPS: ?(\w{1,5})(?!\S)/i, gives: [['RPSSeries', 'code']] },
    // Among the notes.
    {
      pattern: /\b(?:m[eê]s de )?compet[eê]ncia(?: da nota)?:? (?:de )?(\d{2}\/\d{4})(?![\d/])/i,
      gives: [['CompetenceDate', 'month']],
    },
    { pattern: /\bCNAE\b[^\d]{0,40}(\d{4}-\d\/\d{2})(?![\d/])/i, gives: [['CNAE', 'number']] },
    { pattern: /\b(\d{4}-\d\/\d{2})\b/, gives: [['CNAE', 'number']] },
    // The number right behind the title of the document, or behind the day at the other end of its row.
    {
      pattern:
        /\bNOTA(?: FISCAL)?(?: ELETR[ÔO]NICA)? DE (?:PRESTA[ÇC][ÃA]O DE )?SERVI[ÇC]OS?(?: ELETR[ÔO]NICA)?(?: ?[-–(·•|]? ?NFS-?e\)?)?(?: \d{2}\/\d{2}\/\d{4}(?:,? (?:[àa]s )?\d{2}:\d{2}(?::\d{2})?)?)? N(?:[º°o.]+|[ÚU]MERO):? ?(\d[\d./-]*)/i,
      gives: [['Number', 'number']],
    },
  ],
  signs: [
    {
      id: 'ISSQNWithheld',
      value: 'true',
      pattern:
        /ISS(?:QN)? retido(?: pelo tomador| na fonte)?\W{1,3}sim\b|(?<=\b(?:imposto|ISS|ISSQN|[ée]|foi|ser[áa]|ser) )retido pelo tomador(?=\s*[.;,)]|$|\s(?:conforme|nos termos|de acordo|na forma)\b)|(?<=\d%? )retido pelo tomador(?!\W{1,4}(?:n[aã]o|sim)\b|\s?[?:(])/i,
    },
    // A question with its answer ("O imposto fica retido por quem contratou? SIM").
    ...(
      [
        ['true', 'sim'],
        ['false', 'n[ãa]o'],
      ] as const
    ).map(([value, answer]) => ({
      id: 'ISSQNWithheld' as const,
      value,
      pattern: new RegExp(
        String.raw`(?<!\p{L})(?:ISS(?:QN)?|imposto)(?: municipal| sobre servi[çc]os)?(?: \p{L}+){0,2} retido(?: \p{L}+){0,4} ?\?[\s:._]*${answer}(?!\p{L})`,
        'iu',
      ),
    })),
    // Who pays the tax to the town: the customer pays what was withheld.
    ...(
      [
        ['true', 'tomador'],
        ['false', 'prestador'],
      ] as const
    ).map(([value, party]) => ({
      id: 'ISSQNWithheld' as const,
      value,
      pattern: new RegExp(
        String.raw`(?<!\p{L})(?:respons[áa]vel pelo (?:recolhimento|pagamento)|recolhimento|recolhido|(?:ISS(?:QN)?|imposto) (?:devido|a recolher|recolhido))(?: d[oe] (?:ISS(?:QN)?|imposto))?:? (?:pelo )?${party}(?!\p{L})`,
        'iu',
      ),
    })),
    // The same as a question ("Quem recolhe o ISS? O próprio prestador").
    ...(
      [
        ['true', 'tomador|contratante|cliente'],
        ['false', 'prestador|prestadora'],
      ] as const
    ).map(([value, parties]) => ({
      id: 'ISSQNWithheld' as const,
      value,
      pattern: new RegExp(
        String.raw`(?<!\p{L})quem (?:recolhe|paga|ret[ée]m|vai recolher|deve recolher) o (?:ISS(?:QN)?|imposto) ?\?[\s:._]*(?:[oa] )?(?:pr[óo]pri[oa] )?(?:${parties})(?!\p{L})`,
        'iu',
      ),
    })),
    {
      id: 'ISSQNWithheld',
      value: 'false',
      pattern: /ISS(?:QN)? retido(?: pelo tomador| na fonte)?\W{1,3}n[aã]o\b|n[aã]o retido/i,
    },
  ],
  tables: nfseTables,
  // Boxes of the national form and of the ABRASF model that no field reads.
  passedOver: [
    'Exigibilidade do ISSQN',
    'Número Processo Suspensão',
    'Suspensão da Exigibilidade do ISSQN',
    'Natureza da Operação',
    'Regime Especial de Tributação',
    'Tributação do ISSQN',
    'Tipo de Imunidade',
    'Incentivo Fiscal',
    'Código da Obra',
    'Número Inscrição da Obra',
    'Inscrição da Obra',
    'Matrícula da Obra',
    'Número da ART',
    'CEI / CNO',
    'Código ART',
    'Outras Retenções',
    'Desconto Condicionado',
    'Código IBGE',
    'Situação tributária',
    'Sit. tributária',
    'Sit. trib.',
    'Situação tributária do ISS',
    'Situação tributária do ISSQN',
    'Tributação',
    // Titles of blocks of the national form.
    'TRIBUTAÇÃO MUNICIPAL',
    'TRIBUTAÇÃO MUNICIPAL (ISSQN)',
    'TRIBUTAÇÃO FEDERAL',
    'TRIBUTAÇÃO FEDERAL (EXCETO CBS)',
    'VALOR TOTAL DA NFS-E',
    'TOTAIS APROXIMADOS DOS TRIBUTOS',
    'INFORMAÇÕES COMPLEMENTARES',
    // Totals with the taxes on goods and services, sums of withholdings, and the day of the declaration before the invoice.
    'VALOR LÍQUIDO DA NFS-e + IBS/CBS',
    'Total das Retenções (ISSQN / Federais)',
    'Base de Cálculo Após Exclusões e Reduções',
    'Total tributação federal',
    'PIS/COFINS retidos',
    'Data e Hora da emissão da DPS',
  ],
  fields: [
    ...documentFields,
    ...partyFields('Provider', ['Name', 'TradeName', ...party], {
      TradeName: [
        'Nome de fantasia',
        'Nome fantasia do prestador',
        'N. fantasia',
        'Nome comercial',
        'Nome fant.',
        'Título do estabelecimento',
        'Título do estabelecimento (nome de fantasia)',
        'Nome do estabelecimento',
      ],
    }),
    ...partyFields('Customer', ['Name', ...party]),
    ...partyFields('Intermediary', ['Name', 'CNPJ']),
    ...fieldsByName,
    ...serviceFields,
    ...amountFields,
  ],
};
