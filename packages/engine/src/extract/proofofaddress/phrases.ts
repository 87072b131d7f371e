import { letterheadLine } from '../reading/values/letterhead.ts';
import type { ServiceForm } from '../reading/forms/form-spec.ts';
import { meterSentences } from './meter-sentences.ts';
import { sentencesOfMail } from './sentences-of-mail.ts';

/** Patterns of running text that hold values of bills. */
export const proofofaddressPhrases: NonNullable<ServiceForm<'proofofaddress'>['phrases']> = [
  // The bank's code and its check digit come before the slip's line.
  { pattern: /\b(\d{3})-[\dX] \d{5}\.?\d{5} \d{5}\.?\d{6} /, gives: [['BankCode', 'number']] },
  // The days that it was used for stand before what was used.
  {
    pattern:
      /(?<!\p{L})Consumo(?: d[eo] (?:energia|m[êe]s|[áa]gua))?(?: ?\(?(?:kWh|m[³3])\)?)?:? \d{1,2} dias (\d[\d.]*)(?![\d,/])/iu,
    gives: [['Consumption', 'number']],
  },
  // The table of taxes that the electronic power bill prescribes.
  {
    pattern: /\bICMS ([\d.]+,\d\d) \d{1,2}(?:,\d+)? ?%? ([\d.]+,\d\d)(?!\d)/,
    gives: [
      ['ICMSBase', 'money'],
      ['ICMSAmount', 'money'],
    ],
  },
  // Lines of taxes below what was used.
  {
    pattern: /\bICMS(?: ?[-–—:])? (?:base(?: de c[áa]lculo)?|B\.?C\.?):? (?:R\$ ?)?([\d.]+,\d\d)(?!\d)/i,
    gives: [['ICMSBase', 'money']],
  },
  {
    pattern:
      /\bICMS(?: ?[-–—(])? ?\d{1,2}(?:,\d+)? ?%\)?:? (?:R\$ ?)?([\d.]+,\d\d)(?!\d| (?:R\$ ?)?[\d.]+,\d\d)/i,
    gives: [['ICMSAmount', 'money']],
  },
  // Behind its base and rate the tax is the value.
  {
    pattern:
      /\bICMS(?: ?[-–—:])? base(?: de c[áa]lculo)?:? (?:R\$ ?)?[\d.]+,\d\d,? al[íi]q(?:uota|\.):? \d{1,2}(?:,\d+)? ?%,? (?:valor|imposto):? (?:R\$ ?)?([\d.]+,\d\d)(?!\d)/iu,
    gives: [['ICMSAmount', 'money']],
  },
  // In a sentence the rate is named, and the tax named again behind it.
  {
    pattern:
      /al[íi]quota(?: d[eo] ICMS)?:? \d{1,2}(?:,\d+)? ?%,? [-–—/|]? ?(?:valor (?:d[eo] )?)?ICMS:? (?:R\$ ?)?([\d.]+,\d\d)(?!\d)/iu,
    gives: [['ICMSAmount', 'money']],
  },
  {
    pattern:
      /(?<!\p{L})n(?:ota fiscal|f)\b[^;]{0,40}? n[º°o.]+ ?[\d.]{4,12},? s[ée]rie ([A-Z]|\d{1,3}|[úu]nica)(?![\p{L}\d])/iu,
    gives: [['InvoiceSeries', 'series']],
  },
  // The title of the paper, with its model and series before the number.
  {
    pattern:
      /(?<!\p{L})(?:nota fiscal|NF|fatura)(?:(?! n[º°o.]+ ?\d)[^;:\d]){0,70}?(?: [–-])?(?: mod(?:elo|\.)?:? ?\d{1,2})?,?(?: [–-])? s[ée]rie:? ([A-Z]{0,2}\d{0,3}|[úu]nica),?(?: [–-])? n[º°o.]+ ?(\d[\d.]{4,12}\d)(?![\d/-])/iu,
    gives: [
      ['InvoiceSeries', 'series'],
      ['InvoiceNumber', 'number'],
    ],
  },
  // That nothing is owed from before, in a sentence that may have others behind it.
  {
    pattern:
      /(?<!\p{L})((?:n[ãa]o (?:existem|h[áa]|constam)|inexistem) (?:d[ée]bitos|faturas|contas|parcelas) (?:anteriores|vencid[oa]s|pendentes|em (?:aberto|atraso)))(?= [-–—|•·*]|[.;]|$)/iu,
    gives: [['OverdueDebts', 'text']],
  },
  // A slip names its beneficiary with the number behind the name.
  {
    pattern:
      /(?<!\p{L})Benefici[áa]rio(?: final)?(?:(?!Pagador|Sacado)[^\d]){0,120}? ?[-–—/(|] ?(?:CNPJ:? ?)?(\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2})(?!\d)/iu,
    gives: [['IssuerCNPJ', 'cnpj']],
  },
  // What an electronic invoice's register says of it, in a sentence.
  {
    pattern:
      /(?<!\p{L})prot(?:ocolo|\.)(?: de autoriza[çc][ãa]o)?(?: de uso)?:? ?(?:n[º°o.]+ ?)?(\d{14,17})(?!\d)/iu,
    gives: [['Protocol', 'number']],
  },
  // Without its noun it has the state's two figures and those of the year before its ten.
  {
    pattern: /(?<!\p{L})autoriza[çc][ãa]o(?: de uso)?:? (?:n[º°o.]+:? ?)?([1-5]\d[1-9]\d\d{10,12})(?!\d)/iu,
    gives: [['Protocol', 'number']],
  },
  // The paper calls itself by what it is for, with its number.
  {
    pattern:
      /(?<!\p{L})(?:tal[ãa]o|conta|fatura|nota|guia|carn[êe]|aviso)(?: d[eoa] (?:[áa]gua|luz|energia(?: el[ée]trica)?|g[áa]s|esgoto|iptu|lan[çc]amento))(?: e esgoto)? (?:n[º°o.]+|n[úu]mero):? ?(\d{4,12})(?!\d|[./-]\d)/iu,
    gives: [['InvoiceNumber', 'number']],
  },
  {
    pattern:
      /(?<!\p{L})(?:emitid|impress|lid)[ao](?: (?:no local|na hora|no ato(?: d[ao] (?:leitura|faturamento|visita))?|n[ao] im[óo]vel|pelo leiturista))?(?:(?<=ato(?: d[ao] \p{L}+)?)(?: em)?| em) (\d{2}\/\d{2}\/\d{4})(?!\d)/iu,
    gives: [['IssueDate', 'date']],
  },
  // "Não há contas em aberto até a emissão desta, em 21/07/2026".
  {
    pattern: /(?<!\p{L})emiss[ãa]o dest[ae](?: conta| fatura)?,? em (\d{2}\/\d{2}\/\d{4})(?!\d)/iu,
    gives: [['IssueDate', 'date']],
  },
  ...meterSentences,
  ...sentencesOfMail,
  {
    pattern:
      /(?<!\p{L})pr[óo]xima (?:visita(?: do leiturista)?|leitura|medi[çc][ãa]o) (?:ser[áa]|est[áa] (?:prevista|marcada)|prevista|marcada)(?: para)?(?: em| no dia| o dia)?:? (\d{2}\/\d{2}\/\d{4})(?!\d)/iu,
    gives: [['NextReadingDate', 'date']],
  },
  // A town's own waterworks are called by what they are, before their street.
  {
    pattern:
      /(?<!\p{L})((?:Servi[çc]o|Departamento|Superintend[êe]ncia|Companhia|Autarquia)(?: Municipal| Aut[ôo]nom[oa])* d[eo] (?:[ÁA]guas?|Saneamento)(?: e (?:Esgotos?|Saneamento|[ÁA]guas?))?(?: d[eoa] \p{Lu}[\p{L}'-]+(?: (?:d[aeo]s? )?\p{Lu}[\p{L}'-]+){0,3}?))(?= (?:Rua|R\.|Avenida|Av\.?|Pra[çc]a|Rodovia|Alameda|Travessa|CNPJ|CEP)(?!\p{L}))/u,
    gives: [['IssuerName', 'text']],
  },
  // The line of a telephone in the sentence that brings its bill.
  {
    pattern:
      /(?<!\p{L})(?:d[ao]|sua|seu|[àa]|ao) (?:linha|celular|telefone|n[úu]mero|acesso|terminal|chip)(?: (?:m[óo]vel|fix[oa]|n[º°o.]+|n[úu]mero|vivo|celular))*:? (\(?\d{2}\)? ?9?\d{4}-?\d{4})(?!\d)/iu,
    gives: [['PhoneNumber', 'phone']],
  },
  // A town is the issuer of its property tax, named in the title without an address.
  {
    pattern:
      /((?:PREFEITURA|Prefeitura) (?:MUNICIPAL|Municipal|DO MUNIC[IÍ]PIO|do Munic[ií]pio) (?:DE|de|DA|da|DO|do) (?:\p{Lu}[\p{L}'-]*|D[AEO]S?|d[aeo]s?)(?: (?:\p{Lu}[\p{L}'-]*|D[AEO]S?|d[aeo]s?))*?)(?=(?: ?[-–/] ?[A-Z]{2})? (?:SECRETARIA|Secretaria|PARCELA|Parcela|COTA|Cota|EXERC|Exerc|NOTIFICA|Notifica|LAN[ÇC]AMENTO|Lan[çc]amento|CNPJ|IMPOSTO|Imposto|IPTU|GUIA|Guia|CARN[ÊE]|Carn[êe])|$)/u,
    gives: [['IssuerName', 'text']],
  },
  // It may call itself by the word for a town alone at the top of the paper.
  {
    pattern:
      /(?<=^.{0,30}(?<!\p{L}))((?:MUNIC[IÍ]PIO|Munic[ií]pio) (?:DE|de|DA|da|DO|do) \p{Lu}[\p{L}'-]*(?: (?:(?:D[AEO]S?|d[aeo]s?) )?\p{Lu}[\p{L}'-]*){0,3}?)(?= (?:SECRETARIA|Secretaria|PREFEITURA|Prefeitura|ESTADO|Estado|RUA|Rua|R\.|AVENIDA|Avenida|AV|Av|PRA[ÇC]A|Pra[çc]a|PA[ÇC]O|Pa[çc]o|CNPJ|IMPOSTO|Imposto|IPTU|GUIA|Guia|CARN[ÊE]|Carn[êe]|EXERC|Exerc)(?!\p{L}))/u,
    gives: [['IssuerName', 'text']],
  },
  { pattern: /\bIPTU ((?:19|20)\d{2})\b/, gives: [['FiscalYear', 'number']] },
  // A letterhead ends with the company's number.
  {
    pattern: /CEP:? ?\d{5}-?\d{3}[^\d]{0,4}CNPJ:? ?(\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2})/,
    gives: [['IssuerCNPJ', 'cnpj']],
  },
  {
    pattern: letterheadLine,
    gives: [
      ['IssuerName', 'name'],
      ['IssuerAddress', 'text'],
      ['IssuerDistrict', 'text'],
      ['IssuerCity', 'city'],
      ['IssuerUF', 'uf'],
      ['IssuerCEP', 'cep'],
    ],
  },
  // Where the company may be called, beside what the number is for.
  {
    pattern:
      /(?<![\p{L}]|n[º°o.]+ (?:d[oe] |seu )?|n[úu]mero (?:d[oe] )?)(?:atendimento|emerg[êe]ncias?|plant[ãa]o|disque|servi[çc]o|whatsapp|alô|SAC|central|ligue|telefones?|fale conosco|fale com a gente|call center|fone|tel\.?|relacionamento|cliente)(?: (?:\p{L}+|\([^)]{0,20}\)|24 ?h(?:oras)?|e|\/)){0,6}[:. -]{1,3}(0[38]00(?:[ .-]?\d){6,7}|\(?\d{2}\)? ?9?\d{4}-\d{4})(?!\d)/iu,
    gives: [['IssuerPhone', 'phone']],
  },
];
