import type { FieldName } from '@lavra/contract/services/fields';
import type { Phrase } from '../reading/phrases/phrases.ts';

type Told = Phrase<FieldName<'contract'>>;

/** The sign of a number. */
const sign = String.raw`[Nn](?:\.? ?[º°oO.]+|[úÚuU][mM](?:\.|[eE][rR][oO]))`;
/** The number of a paper: figures with their marks, and letters right before or behind them. */
const paper = String.raw`([A-Z]{0,5}[-–/.]?\d[\d./-]*\d(?:-?[A-Z](?!\p{L}))?)(?![\d%]|[,./-]\d)`;
/** What has a number of its own in a lease. */
const others = String.raw`(?:[Mm]atr|MATR|[Aa]p[oó]l|AP[OÓ]L|CPF|CNPJ|RG|CRECI|[Ii]m[oó]ve|IM[OÓ]VE|[Ll]ei(?!\p{L})|LEI(?!\p{L})|[Ll]ocad|LOCAD|[Ll]ocat|LOCAT)`;
const deed = String.raw`(?:CONTRATO|[Cc]ontrato|INSTRUMENTO|[Ii]nstrumento|TERMO|Termo)`;

/** The number of the deed. */
export const identified: readonly Told[] = [
  String.raw`${deed} (?:(?:(?!${others})\p{L}+|[-–—(|]+) ){0,12}?\(?${sign}:? ?${paper}`,
  String.raw`(?:Ref(?:er[eê]ncia|\.)?:?|[Cc]ontrato(?: de [Ll]oca[cç][aã]o)?:|CONTRATO(?: DE LOCA[CÇ][AÃ]O)?:?|[Ii]nstrumento|C[oó]d(?:igo|\.)(?: do contrato)?:?|N[uú]mero do contrato:?|Contrato)(?: ${sign})?:? ?([A-Z]{1,5}[-–/.]?\d[\d./-]*\d|\d{2,}[\d.-]*[/-]\d{2,4}|\d{4,})(?![\d%]|[,./-]\d)`,
  // Before the parties, in the title or a letterhead.
  String.raw`^[^]{0,200}?(?<!\p{L})(?:REGISTRO|Registro|PROCESSO|Processo|PASTA|Pasta|FICHA|Ficha|CONTROLE|Controle|REFER[EÊ]NCIA|LOCA[CÇ][AÃ]O|Loca[cç][aã]o|DOCUMENTO|Documento)(?: (?:INTERNO|interno|RESIDENCIAL|COMERCIAL|DO CONTRATO|do contrato))* ?:? ?${sign}:? ?${paper}`,
  // A number with its year needs no sign there.
  String.raw`^[^]{0,200}?(?<!\p{L})(?:[Dd]ocumento|DOCUMENTO|[Aa]juste|AJUSTE|[Aa]cordo|ACORDO)(?: ${sign})?:? ?(\d{1,6}\/(?:19|20)?\d{2})(?!\d|[/.-]\d)`,
].map((pattern) => ({ pattern: new RegExp(pattern, 'u'), gives: [['ContractNumber', 'text']] }));

/** How the name of a firm ends. */
const legalForm = String.raw`(?:(?:Ltda|LTDA)\.?|S\.\s?[AS]\.?|S\/[ASC]|EIRELI|Eireli|ME|EPP)(?!\p{L})`;
/** What follows the name of a firm and is none of it: the next party, or the label of a number. */
const behindFirm = String.raw`(?:SUB)?LOCA(?:DOR|T[AÁ]RI)|(?:Sub)?[Ll]oca(?:dor|t[aá]ri)|FIADOR|Fiador|INQUILIN|Inquilin|(?:GARANTIA|Garantia|OBJETO|Objeto|IM[OÓ]VEL|Im[oó]vel|PRAZO|Prazo|VALOR|Valor|Telefone|TELEFONE|Fone|E-mail|Endere[cç]o|ENDERE[CÇ]O):|CNPJ(?!\p{L})|CPF(?!\p{L})|CRECI(?!\p{L})|RG(?= ?(?:n[º°o.]|:|\d))`;
const firmWord = String.raw`(?!${legalForm}|${behindFirm}|(?:Sra?|SRA?)\.? |CL[AÁ]USULA|Cl[aá]usula|Par[aá]grafo)(?:[Cc]ia\.|CIA\.|\p{Lu}[\p{L}\d'’&-]*)(?!\p{L})`;
const joint = String.raw`(?:d[aeo]s?|e|&|[-–])`;
/** The name of a firm that has one of some words in it. */
const firmWith = (words: string): string => {
  const name = String.raw`${firmWord}(?: (?:${joint} )?${firmWord})*(?:(?:,? [-–]? ?${legalForm})+)?`;
  return String.raw`(?!D[AEO]S? )((?=(?:${firmWord} (?:${joint} )?)*(?:${words}))${name})`;
};
const agency = firmWith(
  String.raw`Im[oó]ve|IM[OÓ]VE|Imobili|IMOBILI|Administra|ADMINISTRA|Neg[oó]cios|NEG[OÓ]CIOS|Ltda|LTDA|EIRELI|Eireli|S\/[ASC]|S\.\s?A`,
);
/** A firm with the trade of agencies in its name and its legal form at the end. */
const letterhead = String.raw`((?=[^:;,]{0,60}?(?:Imobili|IMOBILI|Im[oó]ve|IM[OÓ]VE))${firmWord}(?: (?:${joint} )?${firmWord}){0,7} ${legalForm})`;
const byAgency = [
  String.raw`[Aa]dministrad[oa]s? (?:por|pel[ao])`,
  String.raw`[Aa]dministra[cç][aã]o(?: e [Ii]ntermedia[cç][aã]o| d[aoe] \p{L}+)?(?: fica(?:r[aá])?| est[aá]| [eé]| ser[aá])? ?(?:a cargo d[aeo]|[àa] cargo d[aeo]|pel[ao]|por|confiada [àa]|exercida (?:por|pela)|feita (?:por|pela)|:)`,
  String.raw`[Ii]ntermedia[cç][aã]o(?: e [Aa]dministra[cç][aã]o)?(?: d[aeo]| pel[ao]|:)`,
  String.raw`[Ii]ntermediad[oa]s? (?:por|pel[ao])`,
  String.raw`[Ii]nterveni[eê]ncia d[aeo]`,
  String.raw`[Aa]dministra[cç][aã]o(?: d[aoe] \p{L}+)? (?:cabe(?:r[aá])?|compet(?:e|ir[aá])|incumb(?:e|ir[aá])) [àa]`,
  String.raw`(?:por|com) interm[eé]dio d[ae]|interm[eé]dia[cç][aã]o d[ae]|(?:(?:por meio|atrav[eé]s) d[ae]|pel[ao])(?= (?:plataforma|imobili[aá]ria|administradora|corretora|intermediadora) )`,
  String.raw`(?:[Aa]dministradora|ADMINISTRADORA|[Ii]mobili[aá]ria|IMOBILI[AÁ]RIA|[Ii]ntermediadora|[Cc]orretora|[Pp]rocuradora):?`,
].join('|');

/** The agency that lets the property for its owner. */
export const agencies: readonly Told[] = [
  // A partner who runs a firm is no agency ("por sua sócia administradora").
  String.raw`(?<!(?:[Ss][oó]cia|S[OÓ]CIA)[- ])[Aa]dministradora,? (?!${behindFirm})(\p{Lu}[^:,;]{2,80}?)(?=,|;|(?<!Cia|CIA|S)\. (?=\p{Lu}|\d{1,2}(?:\.\d{1,2})*[.ªº°)]? ?[-–—]? ?\p{Lu})|(?<=${legalForm}) \p{Lu}| (?:${behindFirm}))`,
  // The letterhead of an agency in capitals, with what it does in small letters before that number.
  String.raw`^(?:[^\p{L}]* )?(\p{Lu}[\p{Lu}\d'’ .&/-]{5,60}?) (?=\p{Lu}\p{Ll})[\p{L} ,]{3,60}? ?[-–|,•·] ?CRECI(?!\p{L})`,
  // A firm of the trade before the title, which the rest of the paper does not name, as it names a party.
  String.raw`^${letterhead}(?= (?:${deed}|[-–|•·]))(?![^]*\1)`,
  // The letterhead of an agency, with its number at the council of brokers; a mark may stand before it.
  String.raw`^(?:[^\p{L}]* )?(\p{Lu}[\p{L}' .&-]{3,60}?(?:Ltda\.?|LTDA\.?|S\.?\/?[AC]\.?|EIRELI|ME)?)(?: ?[-–|,•·])?(?: P[áa]g(?:ina|\.)? ?\d{1,3}(?: ?(?:\/|de) ?\d{1,3})?)?(?: (?:[^\p{L}]{1,2}|\p{Lu}))? CRECI\b`,
  // A letterhead beside the paper's title, with what it is to the lease below it.
  String.raw`^(\p{Lu}[^:;]{4,70}?),? (?:CONTRATO|INSTRUMENTO)[\p{Lu} ]{5,80} (?:administradora|imobili[áa]ria|intermediadora|corretora)(?: (?:d[eo] im[óo]ve(?:l|is)|da loca[çc][ãa]o|respons[áa]vel))?(?!\p{L})`,
  // Or with its number at the council below it.
  String.raw`^(\p{Lu}[\p{L}' .&-]{3,60}?),? (?:CONTRATO|INSTRUMENTO)[\p{Lu} ]{5,80}(?: (?:[Cc]ontrato )?${sign} ?[\d./-]+)? CRECI(?!\p{L})`,
  String.raw`(?<!\p{L})(?:${byAgency})(?:,? (?:a|sua|plataforma|procuradora|imobili[aá]ria|administradora|empresa|firma|corretora|de bens|de im[oó]veis|especializada))*,? ${agency}`,
  String.raw`${agency},? ?(?:\(|[-–] )?(?:inscrita n[ao] )?CRECI`,
].map((pattern) => ({ pattern: new RegExp(pattern, 'u'), gives: [['AgencyName', 'name']] }));

const policy = String.raw`(?:[Aa]p[oó]lice|AP[OÓ]LICE)(?: (?:de|do) [Ss]eguro[ -](?:(?:de )?[Ff]ian[cç]a)?(?: [Ll]ocat[ií]cia)?)?`;

/** The insurance that guarantees a lease. */
export const insured: readonly Told[] = [
  {
    pattern: new RegExp(
      String.raw`${policy},?(?: (?:sob )?(?:o )?(?:de )?${sign})?:? ?(\d[\d./-]{2,}\d)(?!\d|,\d)`,
      'u',
    ),
    gives: [['InsurancePolicyNumber', 'number']],
  },
  {
    pattern: new RegExp(
      String.raw`(?:[Ss]eguro|SEGURO|[Aa]p[oó]lice|AP[OÓ]LICE|[Ss]eguradora|SEGURADORA)(?:[^;.]|\.(?=\d)){0,140}?(?<!\p{L})(?:com|junto|[àa]|n?a|da|por|pel[ao]|perante|em|seguradora:?|companhia|Seguradora:|SEGURADORA:?)(?: (?:[àa]|seguradora|companhia|empresa))*,? (?!Seguro |SEGURO |Lei )${firmWith('Segur|SEGUR')}`,
      'u',
    ),
    gives: [['InsurerName', 'text']],
  },
  {
    pattern:
      /(?:contratad[oa] (?:com|junto [aà])|seguradora) (?:a )?(\p{Lu}.+?)(?=, (?:renov|ap[oó]l|com|no|que|cuj|conf|sob)|\. \p{Lu}| \d+\.|;)/u,
    gives: [['InsurerName', 'text']],
  },
];

/** The property's area and its numbers in registers. */
export const registers: readonly Told[] = [
  {
    pattern:
      /[aá]rea(?: (?:constru[ií]da|privativa|total|[uú]til|locada|edificada))?(?: de|:) ?([\d.,]*\d) ?m/iu,
    gives: [['PropertyArea', 'measure']],
  },
  {
    pattern: /(?<![\d.,])(\d[\d.]*(?:,\d+)?) ?m(?:²|2\b|etros quadrados)/i,
    gives: [['PropertyArea', 'measure']],
  },
  {
    pattern:
      /(?:insc(?:ri[cç][aã]o|ri[cç]\.|r?\.) (?:imobili[aá]ria|imob\.|(?:do |no )?IPTU|municipal|cadastral|fiscal)|cadastr(?:o|ad[oa])(?: [^.;\d]{0,40})? (?:imobili[aá]ri[oa]|municipal|IPTU|prefeitura)|IPTU (?:sob )?n|contribuinte|sequencial|inscrit[oa] n[ao] (?:prefeitura|munic[ií]pio|cadastro|IPTU)|SQL|indica[cç][aã]o fiscal|[ií]ndice cadastral)[^\d;]{0,40}(\d[\d./-]*\d)/i,
    gives: [['PropertyTaxNumber', 'number']],
  },
  { pattern: /IPTU[ :]*(\d[\d./-]{5,}\d)(?![\d,])/, gives: [['PropertyTaxNumber', 'number']] },
  {
    pattern:
      /matr[ií]cul(?:ad[oa]|as?)(?: (?:imobili[aá]ria|(?:sob )?(?:o )?(?:n[º°o.]+|(?:de )?n[uú]mero)))?:? ?(\d[\d.]*\d)(?![\d/-]|[.,]\d)/i,
    gives: [['PropertyRegistration', 'number']],
  },
  {
    pattern:
      /(?:registrad[oa] n[oa] (?:\d+[ºª°]? )?(?:RGI|CRI|Registro|Cart[oó]rio|Of[ií]cio)[^;\d]{0,60}?sob (?:o )?n[º°o.]+|registro imobili[aá]rio n[º°o.]+) ?(\d[\d.]*\d)/i,
    gives: [['PropertyRegistration', 'number']],
  },
  {
    pattern: /matr(?:[ií]cul(?:ad[oa]|as?)|\.)[^\d;]{0,60}? n(?:[º°o.]+|[uú]mero) ?(\d[\d.]*)/i,
    gives: [['PropertyRegistration', 'number']],
  },
];
