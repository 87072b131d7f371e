import { phrasesOfPortal } from './phrases-of-portal.ts';
import { phrasesOfReceipt } from './phrases-of-receipt.ts';
import type { ServiceForm } from '../reading/forms/form-spec.ts';

/** Sentences and lines of a declaration or its receipt that hold their values behind fixed words. */
export const irpfPhrases: NonNullable<ServiceForm<'irpf'>['phrases']> = [
  // The year of a declaration is that of its name.
  {
    pattern:
      /(?<!\p{L})(?:DIRPF|IRPF|IMPOSTO (?:DE|SOBRE A) RENDA|DECLARA[ÇC][ÃA]O DE AJUSTE ANUAL)(?: ?[-–—] ?PESSOA F[ÍI]SICA)?(?: ?\((?:DIRPF|IRPF)\))? ?[-–—/|·:]? ?(20\d\d)(?![\d/.-])/iu,
    gives: [['FiscalYear', 'year']],
  },
  {
    pattern: /(?<!\p{L})Declara[çc][ãa]o (?:d[eo] )?(?:IRPF )?(20\d\d)(?= [-–—·|(]|$)/iu,
    gives: [['FiscalYear', 'year']],
  },
  // The title of a print, with nothing before it that says which declaration it speaks of.
  {
    pattern:
      /^[^]{0,160}?(?<!(?<!\p{L})(?:d[aeo]s?|n?[ao]s?|su[ao]|est[ae]) )(?:Declara[çc][ãa]o|DECLARA[ÇC][ÃA]O) (20\d\d)(?![\d/.-])/u,
    gives: [['FiscalYear', 'year']],
  },
  ...phrasesOfPortal,
  ...phrasesOfReceipt,
  // At the head of a print, before the number.
  {
    pattern:
      /^[^]{0,240}?(?<![\p{L}\d])((?:(?!MINIST|RECEITA|IMPOSTO|DECLARA|EXERC|CPF)\p{Lu}[\p{Lu}'-]+)(?: (?:D[AEO]S?|E|\p{Lu}[\p{Lu}'-]+)){1,7}) ?[-–—·|,(] ?CPF:? ?(\d{3}\.\d{3}\.\d{3}-\d{2})(?!\d)/u,
    gives: [
      ['Name', 'name'],
      ['CPF', 'cpf'],
    ],
  },
  // A letter greets the declarant.
  {
    pattern:
      /(?<!\p{L})(?:Prezad|Car|Estimad)[oa](?:\([ao]\))?,? (?:(?:Sra?|Dra?)\.? |[Ss]enhora? |[Cc]liente )*(\p{Lu}[\p{L}'-]+(?: (?:d[aeo]s?|e|\p{Lu}[\p{L}'-]+)){1,8}),? ?[(·|–-]? ?(?:inscrit[ao] no )?CPF:? ?(?:n[º°o.]+ ?)?(\d{3}\.\d{3}\.\d{3}-\d{2})(?!\d)/u,
    gives: [
      ['Name', 'name'],
      ['CPF', 'cpf'],
    ],
  },
  // Behind the number of whom a letter greets.
  {
    pattern:
      /(?:Prezad|Car|Estimad)[oa](?:\([ao]\))?,? [^\d:;]{5,80}CPF:? ?(?:n[º°o.]+ ?)?\d{3}\.\d{3}\.\d{3}-\d{2}\)?[,;]? (?:e )?(?:(?:data de )?nascimento(?: em)?|nascid[oa](?:\([ao]\))? (?:em|aos?)):? (\d{2}\/\d{2}\/\d{4})(?!\d)/u,
    gives: [['BirthDate', 'date']],
  },
  // How an accountant tells it: the person with the number, the occupation with its code, and what came of it.
  {
    pattern:
      /(?<!\S)(\p{Lu}[\p{L}'-]+(?: (?:d[aeo]s?|e|\p{Lu}[\p{L}'-]+)){1,8}), (?:inscrit|portador)[ao]?(?:\([ao]\))? (?:n[oa]|d[oa]) CPF(?:\/MF)?(?: sob)?(?: (?:o )?n[º°o.]+)?:? (\d{3}\.\d{3}\.\d{3}-\d{2})(?!\d)/u,
    gives: [
      ['Name', 'name'],
      ['CPF', 'cpf'],
    ],
  },
  {
    pattern:
      /nascid[oa](?:\([ao]\))? (?:em|aos?) \d\d\/\d\d\/\d{4}, (?:ocupa[çc][ãa]o (?:principal )?)?(\d{3}) [-–—] (\p{L}[^,;]{3,60}), (?=residente|domiciliad|com endere[çc]o|morador)/iu,
    gives: [
      ['OccupationCode', 'code'],
      ['Occupation', 'text'],
    ],
  },
  {
    pattern: /(?<!\p{L})e-?mail:? ([\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})/iu,
    gives: [['Email', 'email']],
  },
  {
    pattern:
      /(?<!\p{L})imposto (?:a (?:recolher|pagar)|devido a recolher) (?:d[eo]|no valor de|[eé] de|:) ?R\$ ?([\d.]+,\d\d)(?!\d)/iu,
    gives: [['BalanceDueAmount', 'money']],
  },
  // How the office tells of the delivery, and of the declaration that it corrects.
  {
    pattern:
      /(?:recebemos|recebida|entregue|transmitida|enviada|apresentada) (?:a )?(?:sua )?(?:declara[çc][ãa]o )?em \d\d\/\d\d\/\d{4},? [àa]s (\d\d:\d\d(?::\d\d)?)(?!\d)/iu,
    gives: [['DeliveryTime', 'time']],
  },
  {
    pattern:
      /(?:substitui|retifica)(?: e cancela)? a (?:declara[çc][ãa]o|anterior)(?: anterior)?,? (?:de|com o|do|com) (?:n[úu]mero d[eo] )?recibo:? (?:n[º°o.]+ ?)?(\d{2}(?:\.\d{2}){4}-\d{2}|\d{10,12})(?!\d)/iu,
    gives: [['PreviousReceiptNumber', 'number']],
  },
  {
    pattern:
      /(?<!\p{L})Recibo da declara[çc][ãa]o anterior(?: (?:era|foi|[ée]))?:? (\d{2}(?:\.\d{2}){4}-\d{2}|\d{10,12})(?!\d)/iu,
    gives: [['PreviousReceiptNumber', 'number']],
  },
  // Two amounts behind it are those of two boxes in the row below.
  {
    pattern:
      /(?<!\p{L})(?:imposto )?a (?:restituir|receber de volta|ser restitu[íi]do)(?: (?:d[eo]|no valor de))?:? ?R\$ ?([\d.]+,\d\d)(?!\d| ?R\$)/iu,
    gives: [['RefundAmount', 'money']],
  },
  // Deductions in a sentence, with their sum at its end; the simplified discount is a fifth of the income.
  {
    pattern:
      /dedu[çc][õo]es (?:[^]{0,200}?,\d\d[.;,]? )(?:que )?(?:somam|totalizam|total de):? R\$ ?([\d.]+,\d\d)(?!\d)/iu,
    gives: [['DeductionsAmount', 'money']],
  },
  {
    pattern: /(?<!\p{L})(?:desconto|abatimento)(?: simplificado)? de 20 ?%:? R\$ ?([\d.]+,\d\d)(?!\d)/iu,
    gives: [['SimplifiedDiscountAmount', 'money']],
  },
  {
    pattern: /;? dependentes:? R\$ ?([\d.]+,\d\d)(?=[;,.] )/iu,
    gives: [['DependentsDeductionAmount', 'money']],
  },
  {
    pattern: /(?<!\p{L}|n[ãa]o )Isentos(?: e n[ãa]o tribut[áa]veis)?: R\$ ?([\d.]+,\d\d)(?!\d)/iu,
    gives: [['ExemptIncomeAmount', 'money']],
  },
  {
    pattern:
      /(?<!retificada[^]{0,40})(?:transmitida|entregue|enviada|recepcionada) em (\d\d\/\d\d\/\d{4}), (\d\d:\d\d(?::\d\d)?)(?!\d)/iu,
    gives: [
      ['DeliveryDate', 'date'],
      ['DeliveryTime', 'time'],
    ],
  },
  {
    pattern: /(?<!\p{L})Recibo: (\d{2}(?:\.\d{2}){4}-\d{2})(?!\d)/u,
    gives: [['ReceiptNumber', 'number']],
  },
  // How the tax office's portal speaks: whose declaration it is, of which years, and what came of it.
  {
    pattern:
      /((?!Imposto|Renda|Receita|Federal|Fazenda|Brasil|Declara|Extrato|Meu)\p{Lu}\p{Ll}+(?: (?:d[aeo]s?|(?!Imposto|Renda|Receita|Federal|Fazenda|Brasil)\p{Lu}[\p{L}'-]+)){1,6}) CPF:? (\d{3}\.\d{3}\.\d{3}-\d{2}),? [·|–-]? ?(?:data de )?nascimento:? (\d\d\/\d\d\/\d{4})/u,
    gives: [
      ['Name', 'name'],
      ['CPF', 'cpf'],
      ['BirthDate', 'date'],
    ],
  },
  {
    pattern: /Declara[çc][ãa]o (?:d[eo] )?(\d{4}) \(?(?:rendimentos|ano-calend[áa]rio) (?:de )?(\d{4})/i,
    gives: [
      ['FiscalYear', 'year'],
      ['CalendarYear', 'year'],
    ],
  },
  // The year in which the income was received, in words of a heading.
  {
    pattern:
      /(?<!\p{L})(?:ganh(?:ou|ei|os|o)|recebe(?:u|ram)|recebi)(?: \p{L}+)? (?:em|no ano de|durante|(?<=ganhos )de) (20\d\d)(?![\d/.,-])/iu,
    gives: [['CalendarYear', 'year']],
  },
  {
    pattern:
      /\brend(?:imentos|a) (?:(?:tribut[áa]veis|recebid[oa]s?|auferid[oa]s?) )*(?:em|d[eo]|n[oa])(?: (?:ano|ano[- ]calend[áa]rio|ano[- ]base)(?: de)?)? ?(20\d\d)(?![\d/.,-])/iu,
    gives: [['CalendarYear', 'year']],
  },
  {
    pattern:
      /\b(?:DIRPF|IRPF|Imposto de Renda|Declara[çc][ãa]o(?: de Ajuste Anual)?)\)? ?[-–]? ?(?:d[eo] )?(20\d\d) ?[-–—·|,/(] ?\(?ano[- ](?:calend[áa]rio|base):? (?:de )?(20\d\d)/i,
    gives: [
      ['FiscalYear', 'year'],
      ['CalendarYear', 'year'],
    ],
  },
  {
    pattern:
      /\b(?:banco|bco\.?):? (?:n[º°o.]+ ?)?(\d{3})(?: ?[-–] ?[\p{L} .]{3,40}?)?,? ?[·|/-]? ?(?:ag[êe]ncia|ag\.):? (?:n[º°o.]+ ?)?(\d{3,5}(?:-[\dxX])?),? ?[·|/-]? ?(?:e )?(?:conta(?:[- ](?:corrente|poupan[çc]a|pagamento))?|cta\.?|c\/c|c\/p):? (?:n[º°o.]+ ?)?(\d[\d.]*-?[\dxX]?)(?= |[.,;)]|$)/iu,
    gives: [
      ['BankCode', 'number'],
      ['BankAgency', 'number'],
      ['BankAccount', 'code'],
    ],
  },
  // One box of the three.
  {
    pattern:
      /(?<!\p{L})(?:banco|bco\.?|b\.) ?[/|,-] ?(?:ag[êe]ncia|ag\.?) ?[/|,-] ?(?:conta(?:[- ]corrente)?|cta\.?|cc|c\/c):? (\d{3}) ?[/|,–-] ?(\d{3,5}(?:-[\dxX])?) ?[/|,–-] ?(\d[\d.]*-?[\dxX]?)(?= |[.,;)]|$)/iu,
    gives: [
      ['BankCode', 'number'],
      ['BankAgency', 'number'],
      ['BankAccount', 'code'],
    ],
  },
  // The same with its caption below, in the same order.
  {
    pattern:
      /(?<![\d.,/-])(\d{3}) ?[/|,–-] ?(\d{3,5}(?:-[\dxX])?) ?[/|,–-] ?(\d[\d.]*-?[\dxX]?) (?:banco|bco\.?|b\.) ?[/|,-] ?(?:ag[êe]ncia|ag\.?) ?[/|,-] ?(?:conta(?:[- ]corrente)?|cta\.?|cc|c\/c)(?!:|\p{L})/iu,
    gives: [
      ['BankCode', 'number'],
      ['BankAgency', 'number'],
      ['BankAccount', 'code'],
    ],
  },
  {
    pattern: /R\$ ?([\d.]+,\d\d) (?:de )?imposto a restituir(?!:? ?(?:R\$ ?)?\d)/i,
    gives: [['RefundAmount', 'money']],
  },
  {
    pattern: /R\$ ?([\d.]+,\d\d) (?:de )?imposto a pagar(?!:? ?(?:R\$ ?)?\d)/i,
    gives: [['BalanceDueAmount', 'money']],
  },
  {
    pattern:
      /(?<!\p{L})(?:em|parcelamento:?|parcelado:?|pagamento:?) (\d{1,2}) (?:quotas?|cotas?|parcelas?)(?: mensais)?(?: iguais)?(?: e sucessivas)?(?: no valor)? de:? (?:R\$ ?)?([\d.]+,\d\d)/iu,
    gives: [
      ['InstallmentCount', 'integer'],
      ['InstallmentAmount', 'money'],
    ],
  },
  // The same as a product ("Quotas: 5 x 350,44").
  {
    pattern:
      /(?<!\p{L})(?:quotas?|cotas?|parcelas?|parcelamento|parcelado em|em):? (\d{1,2}) ?[x×] ?(?:de )?(?:R\$ ?)?([\d.]+,\d\d)/iu,
    gives: [
      ['InstallmentCount', 'integer'],
      ['InstallmentAmount', 'money'],
    ],
  },
  {
    pattern:
      /\b(?:Bens e direitos|Total de bens e direitos|Total dos bens e direitos):? (?:R\$ ?)?([\d.]+,\d\d) (?:R\$ ?)?([\d.]+,\d\d)(?= |$)/iu,
    gives: [
      ['PreviousAssetsAmount', 'money'],
      ['AssetsAmount', 'money'],
    ],
  },
  {
    pattern:
      /(?:Total d[eoa]s? )?D[íi]vidas(?: e [ôo]nus(?: reais)?)?:? (?:(?:R\$ ?)?[\d.]+,\d\d )?(?:R\$ ?)?([\d.]+,\d\d)(?= |$)/i,
    gives: [['DebtsAmount', 'money']],
  },
  // Lines that are titles of pages elsewhere have their amount behind them.
  {
    pattern:
      /(?:Rendimentos isentos(?: e n[ãa]o[- ]tribut[áa]veis)?|(?<!\p{L}|n[ãa]o )isentos e n[ãa]o[- ]tribut[áa]veis \([^()\d]{3,60}\)):? (?:R\$ ?)?([\d.]+,\d\d)(?= |$)/iu,
    gives: [['ExemptIncomeAmount', 'money']],
  },
  {
    pattern:
      /(?:Rendimentos )?sujeitos [àa] tributa[çc][ãa]o exclusiva(?: ?\/ ?definitiva| na fonte)?:? (?:R\$ ?)?([\d.]+,\d\d)(?= |$)/i,
    gives: [['ExclusiveIncomeAmount', 'money']],
  },
  {
    pattern: /(?:^|[\d%] )(?:Total d[eo] )?Imposto devido:? R\$ ?([\d.]+,\d\d)(?= |$)/i,
    gives: [['TaxDueAmount', 'money']],
  },
  {
    pattern: /(?:^|[\d%] )(?:Total d[eo] )?Imposto pago:? R\$ ?([\d.]+,\d\d)(?= |$)/i,
    gives: [['TaxPaidAmount', 'money']],
  },
  // Behind a colon they are lines of a list, whatever they are the titles of elsewhere.
  {
    pattern: /\bRendimentos tribut[áa]veis: ?(?:R\$ ?)?([\d.]+,\d\d)(?= |$)/iu,
    gives: [['TaxableIncomeAmount', 'money']],
  },
  { pattern: /\bImposto devido: ?(?:R\$ ?)?([\d.]+,\d\d)(?= |$)/i, gives: [['TaxDueAmount', 'money']] },
  { pattern: /\bImposto pago: ?(?:R\$ ?)?([\d.]+,\d\d)(?= |$)/i, gives: [['TaxPaidAmount', 'money']] },
  { pattern: /\bDedu[çc][õo]es: ?(?:R\$ ?)?([\d.]+,\d\d)(?= |$)/i, gives: [['DeductionsAmount', 'money']] },
  // What each of them counts stands in brackets before their sum.
  {
    pattern:
      /(?<!\p{L})dependentes:? \(?\d{1,2} ?[x×] ?(?:R\$ ?)?[\d.]+,\d\d\)?:? ?=? ?(?:R\$ ?)?([\d.]+,\d\d)(?= |$)/iu,
    gives: [['DependentsDeductionAmount', 'money']],
  },
  {
    pattern:
      /(?<!dos |pelos |DOS |PELOS )\b(?:Dependentes|DEPENDENTES):? (?:\d{2} |\(\d{1,2}\):? )?(?:R\$ ?)?([\d.]+,\d\d)(?= |$)/,
    gives: [['DependentsDeductionAmount', 'money']],
  },
  {
    pattern:
      /(?:Declara[cç][aã]o|Tipo)(?: de (?:Ajuste Anual|declara[cç][aã]o))?:? (?:[-–(] ?)?(Original|Retificadora)\b/i,
    gives: [['DeclarationType', 'text']],
  },
  {
    pattern:
      /exerc[ií]cio:?,? (?:de )?(\d{4}),? ?[-–/|(]? ?(?:(?:referente|relativ[oa]) )?(?:[àa]o )?ano(?:[- ](?:calend[aá]rio|base))?:?,? (?:de )?(\d{4})(?![\d/.-])/i,
    gives: [
      ['FiscalYear', 'year'],
      ['CalendarYear', 'year'],
    ],
  },
  {
    pattern:
      /(?:op[cç][aã]o|tributa[cç][aã]o|utilizando|modelo|forma|formul[aá]rio)\b(?: (?:escolhid|adotad|utilizad|usad)[oa])?:? (?:pel[oa]s?|por|utilizando|com|[oa]s?|d[aeo]s?)?(?: [oa]s?)? ?(desconto simplificado|dedu[cç][oõ]es legais)/i,
    gives: [['TaxationForm', 'text']],
  },
  // At the end of a line with the years of the declaration.
  {
    pattern:
      /(?<!\p{L})ano[- ](?:base|calend[áa]rio):? (?:de )?20\d\d\)?,? ?[-–—·|,/(]? ?(?:declara[çc][ãa]o )?(Original|Retificadora)(?!\p{L})/iu,
    gives: [['DeclarationType', 'text']],
  },
  // Below a title, before the option.
  {
    pattern:
      /(?<!\p{L})(Original|Retificadora),? ?[-–—·|,/(]? ?(?:(?:op[çc][ãa]o )?p(?:el[oa]s?|or)|op[çc][ãa]o|utilizando|tributa[çc][ãa]o|modelo|desconto simplificado|dedu[çc][õo]es legais)(?!\p{L})/iu,
    gives: [['DeclarationType', 'text']],
  },
  {
    pattern:
      /(?<!\p{L})(?:Original|Retificadora),? ?[-–—·|,/(]? ?(?:com|usando|utilizando|p(?:el[oa]s?|or)) (?:[oa]s? )?(desconto simplificado|dedu[çc][õo]es legais)(?!\p{L})/iu,
    gives: [['TaxationForm', 'text']],
  },
  // In the title of a receipt other boxes may stand between its rows.
  {
    pattern: /OP[ÇC][ÃA]O PEL[OA]S? (?:[^]{0,60}?)(DESCONTO SIMPLIFICADO|DEDU[ÇC][ÕO]ES LEGAIS)/,
    gives: [['TaxationForm', 'text']],
  },
  // In the title of the account.
  {
    pattern:
      /(?<!\p{L})(?:apura[çc][ãa]o|c[áa]lculo|resumo|resultado)(?: d[oae] \p{L}+){0,2} ?[-–—:(|] ?(?:(?:por|pel[oa]s?) )?(desconto simplificado|dedu[cç][oõ]es legais)(?! (?:R\$ ?)?\d)/iu,
    gives: [['TaxationForm', 'text']],
  },
  {
    pattern: /(?<=^|\d |\n)(?:Por|Pel[oa]s?) (desconto simplificado|dedu[cç][oõ]es legais)/i,
    gives: [['TaxationForm', 'text']],
  },
  {
    pattern:
      /Forma de tributa[cç][aã]o [^]{0,120}?(?:Por|Pel[oa]s?) (desconto simplificado|dedu[cç][oõ]es legais)/i,
    gives: [['TaxationForm', 'text']],
  },
  // The totals of the payers beside each other, below the headings of one payer's own.
  {
    pattern:
      /Total d[eo]s? rendimentos(?: \p{L}+){0,3} Total d[aeo] (?:contribui[çc][ãa]o )?previd[êe]nci\p{L}+ oficial Total d[eo] imposto retido(?: na fonte)? (?:R\$ ?)?([\d.]+,\d\d) (?:R\$ ?)?([\d.]+,\d\d) (?:R\$ ?)?([\d.]+,\d\d)(?= |$)/iu,
    gives: [
      ['TaxableIncomeAmount', 'money'],
      ['SocialSecurityAmount', 'money'],
      ['WithheldTaxAmount', 'money'],
    ],
  },
  {
    // The receiving system's stamp at the foot of a receipt.
    pattern:
      /(?<!(?:[uú]ltim[ao]|anterior|retificada)[^]{0,40})(?:recebida via Internet.{0,40}?|(?:transmitida|recepcionada|recebida|entregue|enviada|apresentada)(?: (?:pel[oa]|via|por|[àa]o?|atrav[eé]s d[oa])(?: \S+){1,5}?)?) em (\d\d\/\d\d\/\d{4})(?:,? [aà]s|,)? (\d\d:\d\d(?::\d\d)?)/i,
    gives: [
      ['DeliveryDate', 'date'],
      ['DeliveryTime', 'time'],
    ],
  },
  {
    pattern:
      /(?<!(?:[uú]ltim[ao]|anterior|retificada)[^]{0,40})n(?:[uú]mero|[º°o.]+) d[eo] recibo(?: [eé])?:? (\d{2}(?:[ .,-]{1,3}\d{2}){5})(?!\d|\.\d)/i,
    gives: [['ReceiptNumber', 'number']],
  },
  {
    pattern:
      /n[uú]mero d[eo] recibo d[ea] (?:sua )?declara[cç][aã]o (?:(?:apresentada|entregue|transmitida) em (\d\d\/\d\d\/\d{4}),? [aà]s ([\d:]+),? )?[eé]?[,:]? ?(\d{2}(?: ?[.,-]? ?\d{2}){5})(?= |$)/i,
    gives: [
      ['DeliveryDate', 'date'],
      ['DeliveryTime', 'time'],
      ['ReceiptNumber', 'number'],
    ],
  },
];

/** Words that tell a value which is not printed as such. */
export const irpfSigns: NonNullable<ServiceForm<'irpf'>['signs']> = [
  // Forms of earlier years were two: a complete and a simplified one.
  {
    id: 'TaxationForm',
    value: 'desconto simplificado',
    pattern: /declara[cç][aã]o(?: de ajuste anual)? simplificada|(?:modelo|formul[aá]rio):? simplificado/i,
  },
  {
    id: 'TaxationForm',
    value: 'deduções legais',
    pattern: /declara[cç][aã]o(?: de ajuste anual)? completa|(?:modelo|formul[aá]rio):? completo/i,
  },
  {
    id: 'DeclarationType',
    value: 'retificadora',
    pattern: /retificadora ?[:?]{1,2} ?sim\b/i,
  },
  { id: 'DeclarationType', value: 'original', pattern: /retificadora ?[:?]{1,2} ?n[aã]o\b/i },
  // A declaration that mends another one says so in its title or elsewhere.
  {
    id: 'DeclarationType',
    value: 'original',
    pattern: /(?<!retificadora[^]*)declara[cç][aã]o de ajuste anual(?![^]*retificadora)/i,
  },
  // Receipts ask whether the declaration mends another one.
  {
    id: 'DeclarationType',
    value: 'original',
    pattern: /declara[cç][aã]o [eé] retificadora ?\?? n[aã]o\b/i,
  },
  {
    id: 'DeclarationType',
    value: 'retificadora',
    pattern: /declara[cç][aã]o [eé] retificadora ?\?? sim\b/i,
  },
];
