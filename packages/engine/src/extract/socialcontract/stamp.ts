import type { FieldName } from '@lavra/contract/services/fields';
import { states } from '@lavra/brazil/states';
import { anyPrint } from '../reading/phrases/any-print.ts';
import type { Phrase } from '../reading/phrases/phrases.ts';

/** Words that lead to the number of a registration. */
export const sobNumber = String.raw`[Ss][Oo][Bb](?: [Oo])? (?:[Nn][º°oO.]+|[Nn][UuÚú][Mm][Ee][Rr][Oo])[:.]? ?`;

/** A day as a stamp prints it ("01 MAR 2021"). */
const stamped = String.raw`\d{2} ?(?:JAN|FEV|MAR|ABR|MAI|JUN|JUL|AGO|SET|OUT|NOV|DEZ)\.? ?\d{4}`;

/** The board of a state, whose name tells where that of the board ends. */
const boardOfTrade = new RegExp(
  String.raw`(?<!\p{L})((?:${anyPrint('junta comercial')})(?:, ${anyPrint('industrial e serviços')})? (?:${anyPrint('do|da|de')}) (?:${anyPrint('estado')} (?:${anyPrint('do|da|de')}) )?(?:${states.map(({ name }) => anyPrint(name)).join('|')}))(?!\p{L}| (?:${anyPrint('do sul|do norte')}))`,
  'u',
);

/** What the board of trade stamps on a deed: protocol, registration, the board and its secretary, and the code that verifies the copy. */
export const stampPhrases: readonly Phrase<FieldName<'socialcontract'>>[] = [
  {
    pattern:
      /protocol[oa](?:do)?(?: sob)?(?: o)?(?: n[uú]mero| n[º°o.]+)?:? ?(\d[\d/.-]{6,}\d)(?:,? ?[-–]? ?(?:(?:em|de|data):? )?(\d{2}\/\d{2}\/\d{4}|\d{2} ?(?:JAN|FEV|MAR|ABR|MAI|JUN|JUL|AGO|SET|OUT|NOV|DEZ) ?\d{4}))?/i,
    gives: [
      ['ProtocolNumber', 'number'],
      ['ProtocolDate', 'date'],
    ],
  },
  // Where the mark comes first, the name behind it says what it stands for.
  {
    pattern: /\b(JUCE[A-Z]{1,4}|JUCIS-?DF) ?[-–—] ?(?:Junta Comercial|JUNTA COMERCIAL)(?!\p{L})/u,
    gives: [['BoardOfTrade', 'text']],
  },
  // A stamp's heading has the mark behind the name.
  {
    pattern: /\b(JUNTA COMERCIAL D[OEA] [\p{Lu} ]{4,50} ?[-–—] ?JUC(?:E[A-Z]{1,4}|IS-?DF))(?!\p{L})/u,
    gives: [['BoardOfTrade', 'text']],
  },
  {
    pattern: new RegExp(
      String.raw`(Junta Comercial d[eoa] (?:Estado d[eoa]s? )?(?:${states.map(({ name }) => name).join('|')}))(?!\p{L}| d[eo] (?:Sul|Norte))`,
      'u',
    ),
    gives: [['BoardOfTrade', 'text']],
  },
  {
    pattern:
      /(Junta Comercial do Estado d[eoa]s? \p{Lu}\p{L}+(?: (?!de (?:Protocolo|Empresa|Data))(?:d[eoa]s? )?(?!Certifi|Protocolo|Empresa|Data|Autentica|Secret|NIRE|Registro|Arquiv)\p{Lu}\p{Ll}+)*)/u,
    gives: [['BoardOfTrade', 'text']],
  },
  // The state told by its letters.
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})((?:${anyPrint('junta comercial')}) (?:${anyPrint('do estado')}) ?(?:[-–—/]|${anyPrint('de|do|da')}) ?(?:${states.map(({ uf }) => uf).join('|')}))(?!\p{L})`,
      'u',
    ),
    gives: [['BoardOfTrade', 'text']],
  },
  { pattern: /\b(JUCE[A-Z]{1,4}|JUCIS-?DF)\b/, gives: [['BoardOfTrade', 'text']] },
  { pattern: boardOfTrade, gives: [['BoardOfTrade', 'text']] },
  {
    pattern:
      /\b(JUNTA COMERCIAL D[OA] (?:ESTADO D[EOA]S?|DISTRITO) \p{Lu}+(?: (?:D[EOA] )?\p{Lu}+)*?)(?= CERTIFI| NIRE| PROTOCOLO| CNPJ| N[º°]| [^\p{Lu}]|$)/u,
    gives: [['BoardOfTrade', 'text']],
  },
  {
    pattern:
      /n(?:[º°o.]+|[uú]mero) d[eo] (?:registro|arquivamento):? ?(\d[\d./-]*\d),?(?: [-–])? (?:em|de|data|de data):? (\d{2}[/.]\d{2}[/.]\d{4})/i,
    gives: [
      ['RegistrationNumber', 'number'],
      ['RegistrationDate', 'date'],
    ],
  },
  {
    pattern:
      /(?:registro|registrad[oa]|arquivad[oa]|arquivamento) (?:sob )?(?:o )?n[º°ouú.]+(?:mero)?:? ?(\d[\d./-]*\d),?(?: [-–])? (?:em|de|data:?|de data) (\d{2}[/.]\d{2}[/.]\d{4})/i,
    gives: [
      ['RegistrationNumber', 'number'],
      ['RegistrationDate', 'date'],
    ],
  },
  {
    pattern: new RegExp(
      String.raw`(?:${anyPrint('registrado|registrada|arquivado|arquivada')}) (?:n[ao] )?(?:JUCE[A-Z]{1,4}|JUCIS-?DF|${anyPrint('junta comercial')}[^.;\d]{0,40}?),? (?:em|sob a data de) (\d{2}[/.]\d{2}[/.]\d{4})(?:,? ?(?:(?:sob|com) )?(?:o )?(?:n[º°o.]+|n[uú]mero) ?(\d[\d.-]*\d))?`,
      'u',
    ),
    gives: [
      ['RegistrationDate', 'date'],
      ['RegistrationNumber', 'number'],
    ],
  },
  // Boards number what they file by the year; the number may stand in another line than the word for it.
  {
    pattern:
      /(?:JUCE[A-Z]{1,4}|JUCIS-?DF|[Jj]unta [Cc]omercial)[^]{0,140}? n[º°o.]+ ?((?:19|20)\d{9})(?![\d-])/u,
    gives: [['RegistrationNumber', 'number']],
  },
  {
    pattern: /(?<!\p{L})[Pp]rot\.:? ?(?:n[º°o.]+ ?)?(\d[\d/.-]{6,}\d)/u,
    gives: [['ProtocolNumber', 'number']],
  },
  {
    pattern:
      /(?:registro|registrad[oa]|arquivad[oa]|arquivamento) em:? (\d{2}\/\d{2}\/\d{4}),? (?:sob|com) (?:o )?n[º°uúo.]+(?:mero)?:? ?(\d[\d.-]*\d)/i,
    gives: [
      ['RegistrationDate', 'date'],
      ['RegistrationNumber', 'number'],
    ],
  },
  {
    pattern:
      /CERTIFICO O REGISTRO EM:? ?(\d{2}\/\d{2}\/\d{4})(?: [àa]s)?(?: \d{2}:\d{2}(?::\d{2})?)?,? SOB (?:O )?N[º°O.]*:? ?(\d[\d.-]*\d)/i,
    gives: [
      ['RegistrationDate', 'date'],
      ['RegistrationNumber', 'number'],
    ],
  },
  {
    pattern: new RegExp(
      String.raw`${anyPrint('registro')}[^\d]{0,20}?${sobNumber}(\d[\d ./-]*\d),? em:? (\d{2}[/.]\d{2}[/.]\d{4}|${stamped})`,
      'iu',
    ),
    gives: [
      ['RegistrationNumber', 'number'],
      ['RegistrationDate', 'date'],
    ],
  },
  // The secretary signs between the words and the number of a stamp.
  {
    pattern: new RegExp(
      String.raw`${anyPrint('registro')}[^\d]{0,20}?${sobNumber}[^\d;]{0,80}?(\d[\d ./-]*\d),? ?(?:${anyPrint('em|de|data')}):? (\d{2}[/.]\d{2}[/.]\d{4})`,
      'u',
    ),
    gives: [
      ['RegistrationNumber', 'number'],
      ['RegistrationDate', 'date'],
    ],
  },
  {
    pattern: new RegExp(
      String.raw`(?:${anyPrint('registro certificado|registrado|registrada|arquivado|arquivada|registro|arquivamento|deferido|deferida')})(?: (?:${anyPrint('na junta comercial|nesta junta|efetuado|deferido|em sessão|na sessão')}))*,? (?:${anyPrint('em|na data de|aos')}):? ?(\d{2}[/.]\d{2}[/.]\d{4})`,
      'u',
    ),
    gives: [['RegistrationDate', 'date']],
  },
  // A stamp that tells the number alone; of some the word for what is filed is its label.
  {
    pattern: new RegExp(
      String.raw`(?:${anyPrint('certifico|junta comercial')})[^]{0,160}?(?<!\p{L})A(?:rquivamento|RQUIVAMENTO)(?: [Nn][º°oO.]+)?:? ?(\d{11})(?![\d/-])`,
      'u',
    ),
    gives: [['RegistrationNumber', 'number']],
  },
  {
    pattern:
      /(?:JUNTA COMERCIAL|CERTIFIC[OA])[^]{0,200}?(?:registro|registrad[oa]|arquivad[oa]|arquivamento)[^\d.;]{0,20}?(?:(?:sob|com) (?:o )?)?n(?:[º°o.]+|[uú]mero):? ?(\d[\d./-]{5,}\d)(?![\d-])/i,
    gives: [['RegistrationNumber', 'number']],
  },
  {
    pattern:
      /(?:protocol(?:ad[oa]|izad[oa]|o),? (?:em|de|data)|data d[eo] protocolo):? (\d{2}[/.]\d{2}[/.]\d{4})/i,
    gives: [['ProtocolDate', 'date']],
  },
  { pattern: /CERTIFICO O REGISTRO EM:? ?(\d{2}\/\d{2}\/\d{4})/i, gives: [['RegistrationDate', 'date']] },
  // A stamp with the day above its words ("JUCESP 10 MAR 2026 CERTIFICO O REGISTRO").
  {
    pattern: new RegExp(String.raw`(${stamped}) ${anyPrint('certifico o registro')}`, 'u'),
    gives: [['RegistrationDate', 'date']],
  },
  {
    pattern: /REGISTRO SOB (?:O )?(?:N[º°O.]+|NIRE) ?[\d.-]+,? EM:? ?(\d{2}[/.]\d{2}[/.]\d{4})/i,
    gives: [['RegistrationDate', 'date']],
  },
  // Behind a company's name, or the mark of the board.
  {
    pattern:
      /(?:LTDA\.?|LIMITADA|EIRELI|JUCE[A-Z]{1,4}|JUCIS-?DF) ((?!JUCE|JUCIS|LTDA)(?:\p{Lu}[\p{L}'’]+)(?: (?:(?:d[aeo]s?|D[AEO]S?) )?(?!LTDA|JUCE|JUCIS|EIRELI|LIMITADA)\p{Lu}[\p{L}'’]+){1,6}) ?[,—–-]* ?SECRET[ÁA]RI[OA](?:\([AO]\))?[- ]GERAL(?!\p{L})/u,
    gives: [['SecretaryName', 'name']],
  },
  // The name before the office, behind another sentence, a dash of the stamp or a code in groups.
  {
    pattern:
      /(?:[—–·|\d-]|[.;,:]|(?<!\p{L})(?!D[AEO]|E[MU]|N[AO])\p{Lu}{2}|[A-Z\d]{3,}(?:[.-][A-Z\d]{3,})+) ((?!JUCE|JUCIS)(?:\p{Lu}[\p{L}'’]+)(?: (?:(?:d[aeo]s?|D[AEO]S?|e|E) )?(?!LTDA|JUCE|JUCIS|EIRELI|LIMITADA)\p{Lu}[\p{L}'’]+){1,6}) ?[,—–-]+ ?(?:[Ss]ecret[áa]ri[oa]|SECRET[ÁA]RI[OA])(?:\([aoAO]\))?[- ](?:[Gg]eral|GERAL)(?!\p{L})/u,
    gives: [['SecretaryName', 'name']],
  },
  // Right behind a code, whose signs around the name a picture loses.
  {
    pattern:
      /(?<![A-Z\d])(?=[A-Z]*\d)[A-Z\d]{10,} (\p{Lu}\p{Ll}[\p{L}'’]*(?: (?:d[aeo]s? |e )?\p{Lu}\p{Ll}[\p{L}'’]*){1,5}) Secret[áa]ri[oa][- ]Geral(?!\p{L})/u,
    gives: [['SecretaryName', 'name']],
  },
  {
    pattern:
      /(?:[Ss]ecret[áa]ri[oa]|SECRET[ÁA]RI[OA]|[Ss]ecr?\.)(?:\([aoAO]\))?[- ](?:[Gg]eral|GERAL)(?: em exerc[íi]cio)?:? ((?:\p{Lu}[\p{L}'’]+)(?: (?:(?:d[aeo]s?|D[AEO]S?|e) )?(?!JUCE|JUCIS)\p{Lu}[\p{L}'’]+){1,6})(?=[.,;–—-]| [–—-]| JUCE| JUCIS|$)/u,
    gives: [['SecretaryName', 'name']],
  },
  {
    pattern: /Secret[aá]ri[oa][- ]Geral,? (\p{Lu}[\p{L}' ]+?)(?=\.|,)/u,
    gives: [['SecretaryName', 'name']],
  },
  {
    pattern: /\bpor (\p{Lu}[\p{L}' ]{5,60}?),? ?[—–-]? ?SECRET[ÁA]RI[OA](?:\([AO]\))?[- ]GERAL\b/iu,
    gives: [['SecretaryName', 'name']],
  },
  // In capitals right behind the number of the registration, or behind the word for it.
  {
    pattern:
      /(?:\d|N[UÚ]MERO) (\p{Lu}[\p{Lu}'’]+(?: (?:D[AEO]S? )?(?!SECRET)\p{Lu}[\p{Lu}'’]+){1,6}) SECRET[ÁA]RI[OA][- ]GERAL(?!\p{L})/u,
    gives: [['SecretaryName', 'name']],
  },
  {
    pattern:
      /(?:[\d.,]|(?:LTDA|EIRELI|LIMITADA|S\/?A|SLU|ME|EPP)\.?|\d[A-F\d]+) ((?![^—–-]{0,60} (?:LTDA|EIRELI|LIMITADA|S\/?A|SLU)(?!\p{L}))\p{Lu}[\p{L}' ]{5,60}?) ?[—–-] ?SECRET[ÁA]RI[OA](?:\([AO]\))?[- ]GERAL\b/iu,
    gives: [['SecretaryName', 'name']],
  },
  {
    pattern:
      /(?:[Cc]hancela(?: [Dd]igital)?|CHANCELA(?: DIGITAL)?|[Cc][oó]digo de [Aa]utentica[cç][aã]o):? (?:n[º°o.]+ ?)?((?:[A-Z0-9]{6,}|(?=[A-Z]*\d)[A-Z0-9]{3,5}(?=[.-][A-Z0-9]))(?:[.-][A-Z0-9]{2,})*)(?![a-z])/,
    gives: [['VerificationCode', 'text']],
  },
  {
    pattern:
      /[Cc](?:[oó]d(?:igo|\.) (?:d[ea] )?(?:seguran[cç]a|verifica[cç][aã]o)|[OÓ]D(?:IGO|\.) (?:D[EA] )?(?:SEGURAN[CÇ]A|VERIFICA[CÇ][AÃ]O)):? ?([A-Z0-9]{3,}(?:[.-][A-Z0-9]{2,})*(?![A-Za-z0-9])|(?=[A-Za-z]*\d|[a-z]*[A-Z])[A-Za-z0-9]{4,12}(?![A-Za-z0-9]))/,
    gives: [['VerificationCode', 'text']],
  },
  // The board's mark and the page's number may stand beside the rows of its certificate.
  {
    pattern:
      /(?:[Aa]utentica[cç][aã]o|AUTENTICA[CÇ][AÃ]O):? (?:\S{2,6} ){0,3}?(?=[A-F]*\d)([A-F0-9]{16,})(?![\p{L}\d])/u,
    gives: [['VerificationCode', 'text']],
  },
  {
    pattern:
      /(?:[Aa]utentica[cç][aã]o|AUTENTICA[CÇ][AÃ]O):? (?=[A-Z]*\d)([A-Z0-9]{8,}(?:[.-][A-Z0-9]{2,})*)(?![a-z])/,
    gives: [['VerificationCode', 'text']],
  },
  {
    pattern:
      /(?:[Cc]haves?(?: de (?:seguran[cç]a|autentica[cç][aã]o|verifica[cç][aã]o))?:|[Cc]haves? de (?:seguran[cç]a|autentica[cç][aã]o|verifica[cç][aã]o)|[Cc][oó]digo de (?:controle|autenticidade|valida[cç][aã]o):?|(?:com|informe|informando|pelo|use) (?:o )?c[oó]digo:?) (?=[A-Za-z-]*\d)([A-Za-z0-9]{3,}(?:[.-][A-Za-z0-9]{2,})*)(?![\p{L}\d])/u,
    gives: [['VerificationCode', 'text']],
  },
];
