import { withSpacedThousands } from '../reading/sheet/spaced-thousands.ts';
import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { hourOfDay, printedDay } from '../reading/phrases/days.ts';
import { goodsFields } from './goods.ts';
import { readGoodsUnderWeight } from './goods-under-weight.ts';
import { withListBelowDiscounts } from './list-beside-discounts.ts';
import { operatorSayings } from './operator-sayings.ts';
import { partyFields } from './parties.ts';
import { weighingticketTables } from './tables.ts';
import { momentTitles } from './moments.ts';
import { qualityFields } from './quality.ts';
import { weighingFields } from './weighings.ts';
import { weightFields } from './weights-fields.ts';
import { readNumberUnderTitle } from './number-under-title.ts';
import { readShares } from './shares.ts';
import { readOperator, readSignatures } from './signatures.ts';
import { readWeights } from './weights.ts';

/** How the vehicle was when it came or went, with its weight beside that. */
const asWeighed = String.raw`(?: (?:carregad[oa]|chei[oa]|vazi[oa]))?(?: \d{1,3}(?:\.\d{3})* ?kg)?`;

/** Labels as they are printed on the models in use. */
export const weighingticketForm: ServiceForm<'weighingticket'> = {
  issuer: { name: 'IssuerName', cnpj: 'IssuerCNPJ' },
  arranged: (sheet) => withListBelowDiscounts(withSpacedThousands(sheet), weighingticketTables),
  proven: (sheet) => ({ ...readWeights(sheet), ...readOperator(sheet) }),
  places: (sheet) => ({
    ...readNumberUnderTitle(sheet),
    ...readGoodsUnderWeight(sheet),
    ...readShares(sheet),
    ...readSignatures(sheet),
  }),
  parted: { whole: 'GrossWeight', part: 'TareWeight', rest: 'NetWeight' },
  sections: {
    Supplier: [
      'PRODUTOR',
      'PRODUTOR RURAL',
      'FORNECEDOR',
      'ASSOCIADO',
      'COOPERADO',
      'DEPOSITANTE',
      'REMETENTE',
      'EMISSOR',
      'VENDEDOR',
      'DADOS DO PRODUTOR',
      'DADOS DO FORNECEDOR',
      'DADOS DO ASSOCIADO',
      'DADOS DO COOPERADO',
      'DADOS DO REMETENTE',
      'Fornecedor/Produtor',
      'Produtor/Fornecedor',
      'Fornecedor/Cliente',
      'Cliente/Fornecedor',
      'Nome do produtor',
      'Nome do fornecedor',
      'Compra de',
      'Comprado de',
      'Entrega de',
      'Recebido de',
    ],
    Customer: [
      'CLIENTE',
      'CLI.',
      'DESTINATÁRIO',
      'COMPRADOR',
      'ADQUIRENTE',
      'DADOS DO CLIENTE',
      'DADOS DO DESTINATÁRIO',
      'DADOS DO COMPRADOR',
      'Nome do cliente',
      'Cliente/Destinatário',
      'Cliente/Exportador',
      'Cliente / Destino',
      'GERADOR',
      'DADOS DO GERADOR',
      'VENDA PARA',
      'VENDA A',
      'VENDIDO PARA',
      'VENDIDO A',
      'SAÍDA PARA',
    ],
    Carrier: [
      'TRANSPORTADORA',
      'TRANSPORTADOR',
      'DADOS DA TRANSPORTADORA',
      'DADOS DO TRANSPORTADOR',
      'DADOS DO TRANSPORTE',
      'Empresa transportadora',
      'Nome da transportadora',
    ],
    ...momentTitles,
    Driver: [
      'MOTORISTA',
      'CONDUTOR',
      'CHOFER',
      'DADOS DO MOTORISTA',
      'Nome do motorista',
      'Nome do condutor',
    ],
  },
  phrases: [
    // What the net weight comes to in bags ("= 602,67 sacas de 60 kg").
    {
      pattern:
        /(?<![\d.,])(?:=|(?<!\p{L})ou) ?(\d{1,3}(?:\.\d{3})*(?:,\d{1,3})?) (?:sacas?|sacos?|sc)\.?(?: de)? \d{2}(?: ?kg(?!\p{L})|(?= |$))/iu,
      gives: [['BagCount', 'decimal']],
    },
    // What was found stands in brackets behind the word for discounts, before their weight ("Descontos (umidade 15,2% impureza 1,3%) 402 kg").
    ...(
      [
        ['MoisturePercent', 'umidade'],
        ['ImpurityPercent', 'impurezas?'],
        ['DamagedPercent', 'avariad[oa]s?'],
      ] as const
    ).map(([id, name]) => ({
      pattern: new RegExp(
        String.raw`(?<!\p{L})descontos? \([^()]{0,60}?(?<!\p{L})${name}:? (\d{1,2}(?:,\d{1,2})?) ?%[^()]{0,60}\)`,
        'iu',
      ),
      gives: [[id, 'decimal'] as const],
    })),
    {
      pattern: /(?<!\p{L})descontos? \([^()]{1,80}%[^()]{0,20}\):? (\d[\d.]*) ?kg(?!\p{L})/iu,
      gives: [['DiscountWeight', 'integer']],
    },
    // Crushed stone is called by the number of its size, before which stands the sign that others have before a number of the paper.
    {
      pattern: /(?<!\p{L})((?:Brita|Pedra|Pedrisco) n[º°o.]{1,2} ?\d)(?![\d.,])/iu,
      gives: [['ProductName', 'text']],
    },
    // When the vehicle came and went, in one sentence.
    {
      pattern: new RegExp(
        String.raw`(?<!\p{L})(?:entrou|chegou|deu entrada)(?: (?:em|no dia))? (${printedDay}),? [àa]s (${hourOfDay})(?!\d).{0,60}?(?<!\p{L})(?:saiu|partiu|deu sa[íi]da)(?: (?:em|no dia))? (${printedDay}),? [àa]s (${hourOfDay})(?!\d)`,
        'iu',
      ),
      gives: [
        ['EntryDate', 'date'],
        ['EntryTime', 'time'],
        ['ExitDate', 'date'],
        ['ExitTime', 'time'],
      ],
    },
    // Each by itself, in the heading of a weight or in its row.
    {
      pattern: new RegExp(
        String.raw`(?<!\p{L})(?:entrou|chegou|deu entrada)${asWeighed}(?: (?:em|no dia))?[,:]? (${printedDay}),?(?: [àa]s| [-–])? (${hourOfDay})(?!\d)`,
        'iu',
      ),
      gives: [
        ['EntryDate', 'date'],
        ['EntryTime', 'time'],
      ],
    },
    {
      pattern: new RegExp(
        String.raw`(?<!\p{L})(?:saiu|partiu|deu sa[íi]da)${asWeighed}(?: (?:em|no dia))?[,:]? (${printedDay}),?(?: [àa]s| [-–])? (${hourOfDay})(?!\d)`,
        'iu',
      ),
      gives: [
        ['ExitDate', 'date'],
        ['ExitTime', 'time'],
      ],
    },
    // The number is after the title, or below it; leading zeros are not part of it.
    {
      pattern:
        /\b(?:PESAGEM|[Pp]esagem|TICKET|[Tt]icket)\b(?: .{0,90}?)? [Nn] ?(?:[Uu\u00DA\u00FA][Mm](?:[Ee][Rr][Oo])?\.?|[Rr][Oo]?\.?|[º°o.]){0,2}:? ?0*(\d{3,}(?:-\d)?)(?= |$)/,
      gives: [['TicketNumber', 'text']],
    },
    // Behind what the paper says it is, a number with a letter before it.
    {
      pattern:
        /(?:ticket|t[ií]quete|comprovante|romaneio|controle|registro|boletim) d[eao] (?:pesagem|balan[çc]a)(?:,? ?[—–-]? ?\p{L}[\p{L} ]{2,40})? (?:n[.º°o]+ ?)?([A-Z]{1,3}[-/]?\d{4,})(?= |$)/iu,
      gives: [['TicketNumber', 'text']],
    },
    // The number of a scale before what it can carry.
    {
      pattern:
        /(?<!\p{L})(?:plataforma|balan[çc]a)(?: n[.º°o]+)?:? 0*(\d{1,3})(?= (?:[·•|;–—-] )?(?:cap|div|m[áa]x|\())/iu,
      gives: [['ScaleNumber', 'integer']],
    },
    // Shares of what was weighed, in one row ("Umidade: 12,4% Impureza: 0,3%").
    {
      pattern: /(?<!\p{L})(?:teor de )?umid(?:ade|\.)(?: do gr[ãa]o)?(?: \(%\))?: ?(\d{1,2}[.,]\d{1,2}) ?%/iu,
      gives: [['MoisturePercent', 'decimal']],
    },
    {
      pattern:
        /(?<!\p{L})(?:impurezas?|imp\.|mat[ée]rias? estranhas?)(?: \(%\))?: ?(\d{1,2}[.,]\d{1,2}) ?%/iu,
      gives: [['ImpurityPercent', 'decimal']],
    },
    // A roll begins with the name of its company and that one's number.
    {
      pattern:
        /^[^\d:]{3,90}?(?<!\p{L})(?:LTDA|S[./]?A|EIRELI|ME|EPP)\.? (\d\d\.\d{3}\.\d{3}\/\d{4}-\d\d)(?!\d)/iu,
      gives: [['IssuerCNPJ', 'cnpj']],
    },
    // Beside the company's name stands what the paper is, and below that name the number.
    {
      pattern:
        /^(\p{Lu}[^\d:]{3,80}?(?<!\p{L})(?:LTDA|S[./]?A|EIRELI|ME|EPP))\.? (?:(?:ticket|comprovante|romaneio|controle|registro) de )?(?:pesagem|balança) (?:CNPJ:? ?)?(\d\d\.\d{3}\.\d{3}\/\d{4}-\d\d)(?!\d)/iu,
      gives: [
        ['IssuerName', 'text'],
        ['IssuerCNPJ', 'cnpj'],
      ],
    },
    // Who sold, behind what it did, with its number behind a comma or in brackets.
    {
      pattern:
        /(?<!\p{L})(?:[Vv]endid[oa]|[Ff]ornecid[oa]|[Ee]ntregue|[Pp]roduzid[oa]|[Rr]emetid[oa])s? (?:por|pel[oa]):? (\p{Lu}[^:()\d]{3,80}?),? \(?CNPJ:? ?(\d\d\.\d{3}\.\d{3}\/\d{4}-\d\d)(?!\d)/u,
      gives: [
        ['SupplierName', 'text'],
        ['SupplierCNPJ', 'cnpj'],
      ],
    },
    // The number of who sold stands in brackets behind the name.
    {
      pattern:
        /(?<!\p{L})(?:vendedor|fornecedor|produtor|remetente|cooperado|associado)(?:a|\(a\))?(?: de \p{L}{3,12})?: ?(\p{Lu}[^:()\d]{3,80}?) ?\(CNPJ:? ?(\d\d\.\d{3}\.\d{3}\/\d{4}-\d\d)\)/iu,
      gives: [
        ['SupplierName', 'text'],
        ['SupplierCNPJ', 'cnpj'],
      ],
    },
    {
      pattern: /(?<!\p{L})peso (?:pago|a pagar):? (\d{1,3}(?:\.\d{3})+|\d{3,6}) ?kg(?!\p{L})/iu,
      gives: [['FinalNetWeight', 'integer']],
    },
    // Sentences tell of a paper, its weight and who drove.
    {
      pattern:
        /(?<!\p{L})(?:nota(?: fiscal)?|NF-?e?)(?: n[º°o.]{1,2})? (\d[\d.]*),? (?:com|de) (\d{1,3}(?:\.\d{3})+|\d{3,6}) ?kg(?!\p{L})/iu,
      gives: [
        ['InvoiceNumber', 'integer'],
        ['InvoiceWeight', 'integer'],
      ],
    },
    {
      pattern:
        /(?<!\p{L})(?:conduzid[oa]|dirigid[oa]|guiad[oa]) por (\p{Lu}[\p{L}' ]{4,60}?),? \(?(?:portador(?:a)? do )?CPF(?: n[º°o.]{1,2})?:? ?(\d{3}\.?\d{3}\.?\d{3}-?\d{2})(?!\d)/u,
      gives: [
        ['DriverName', 'name'],
        ['DriverCPF', 'cpf'],
      ],
    },
    {
      pattern:
        /(?<!\p{L})com (?:o )?(?:semi-?r?)?(?:reboque|carreta) ([A-Z]{3}-?\d[A-Z\d]\d{2})(?![\p{L}\d])/iu,
      gives: [['TrailerPlate', 'plate']],
    },
    ...operatorSayings,
    // The share that a discount follows from stands in brackets behind its cause.
    {
      pattern:
        /(?<!\p{L})desconto (?:por|de) (?:terra|impurezas?|mat[ée]rias? estranhas?)(?: e (?:terra|impurezas?))? ?\((\d{1,2}(?:[.,]\d{1,2})?) ?%\) [-–−]? ?(\d{1,3}(?:\.\d{3})+|\d{1,5}) ?kg/iu,
      gives: [
        ['ImpurityPercent', 'decimal'],
        ['DiscountWeight', 'integer'],
      ],
    },
    // The state of a plate behind its sign; of two plates beside each other it may be either one's.
    {
      pattern:
        /(?<![\p{L}\d])(?<![A-Z]{3}[ -]?\d[A-Z\d]\d{2} )([A-Z]{3}[ -]?\d[A-Z\d]\d{2})(?: ?[/–(-] ?| )([A-Z]{2})(?![\p{L}\d])/u,
      gives: [
        ['Plate', 'plate'],
        ['PlateState', 'uf'],
      ],
    },
    // Under the name of each weighing its day and hour; the small sign of its ordinal is often read as a figure or a letter.
    {
      pattern:
        /(?<![\d/.,-])(?:[1Il][ªaA°º2*'"]?|PRIMEIRA)\.? ?PES(?:AGEM)?[.:]* (\d\d\/\d\d\/\d{2,4})(?: -)? (\d\d: ?\d\d(?::\d\d)?)/i,
      gives: [
        ['EntryDate', 'date'],
        ['EntryTime', 'time'],
      ],
    },
    {
      pattern:
        /(?<![\d/.,-])(?:[2Z][ªaA°º2*'"]?|SEGUNDA)\.? ?PES(?:AGEM)?[.:]* (\d\d\/\d\d\/\d{2,4})(?: -)? (\d\d: ?\d\d(?::\d\d)?)/i,
      gives: [
        ['ExitDate', 'date'],
        ['ExitTime', 'time'],
      ],
    },
    // Under the name of the first and of the last weight, which may say how the vehicle was then.
    ...(
      [
        ['(?:inicial|de entrada)', 'EntryDate', 'EntryTime'],
        ['(?:final|de sa[íi]da)', 'ExitDate', 'ExitTime'],
      ] as const
    ).map(([name, day, hour]) => ({
      pattern: new RegExp(
        String.raw`(?<!\p{L})peso ${name}(?: \((?:tara|bruto|vazi[oa]|chei[oa]|carregad[oa])\))?:? (\d\d\/\d\d\/\d{2,4})(?: -)? (\d\d:\d\d(?::\d\d)?)`,
        'iu',
      ),
      gives: [[day, 'date'] as const, [hour, 'time'] as const],
    })),
    // Rolls print when a weighing was made under its weight, and which one it was behind that.
    {
      pattern: /(\d\d\/\d\d\/\d{2,4})(?: -)? (\d\d:\d\d(?::\d\d)?) ?\((?:ENTRADA|1[ªa.]? PESAGEM)\)/i,
      gives: [
        ['EntryDate', 'date'],
        ['EntryTime', 'time'],
      ],
    },
    {
      pattern: /(\d\d\/\d\d\/\d{2,4})(?: -)? (\d\d:\d\d(?::\d\d)?) ?\((?:SA[IÍ]DA|2[ªa.]? PESAGEM)\)/i,
      gives: [
        ['ExitDate', 'date'],
        ['ExitTime', 'time'],
      ],
    },
  ],
  tables: weighingticketTables,
  passedOver: [
    'Ticket gerado em',
    'Gerado em',
    'Ticket de pesagem',
    'Ticket pesagem',
    'Tipo de pesagem',
    'Lacre',
    'Lacres',
    'Observação',
    'Observações',
    'Cálculo',
    'Origem',
    'Procedência',
    'Responsável',
    'Emissão',
    'Data de emissão',
    'Emitido em',
    'Impresso em',
    'Inscrição estadual',
    'IE',
    'Município',
    'Cidade',
    'Endereço',
    'Telefone',
    'Fone',
    'CNH',
    'Permanência',
    'Tempo de permanência',
    'Assinatura do motorista',
    'Assinatura',
    'Classificador',
    'Classificação',
    'Tipo de operação',
    'Operação',
    'Movimento',
    'Tipo de frete',
    'Tipo do frete',
    'Frete',
    'Local de descarga',
    'Local de carga',
    'Local de carregamento',
    'Captura',
    'Diferença em relação à nota',
    'Diferença',
    'Qtde. eixos',
    'Eixos',
    'Frota',
    'Volumes',
    'Silo',
    'Unidade',
    'Filial',
    'Posto',
    'Turno',
    'Peso médio',
    'Moega',
    'Local',
  ],
  fields: [...weighingFields, ...weightFields, ...goodsFields, ...qualityFields, ...partyFields],
};
