import type { ServiceForm } from '../reading/forms/form-spec.ts';

/** Patterns of running text that hold values of receipts. */
export const refundPhrases: NonNullable<ServiceForm<'refund'>['phrases']> = [
  // Where the coupon standards print the date without a label: after number and series, after the SAT number, before the counters. What is
  // read of the code beside them may stand between.
  {
    pattern:
      /(?:NFC-?e (?:n\S* ?)?\d\S*(?: \d+)? S[ée]rie:? ?\d+ (?:Emiss[ãa]o:? |[^\s\d]{1,2} )?|(?<!\p{L})Emiss[ãa]o: |SAT N\S* ?[\d.-]+ )(\d\d\/\d\d\/\d{4})(?: -)? (\d\d:\d\d:\d\d)/iu,
    gives: [
      ['IssueDate', 'date'],
      ['IssueTime', 'time'],
    ],
  },
  // Day and hour stand without a label at the other end of the title with its number.
  {
    pattern:
      /(?<!\p{L})(?:extrato|conta|fatura|recibo|comprovante|nota|venda|cupom|pedido|comanda|ticket|or[çc]amento)(?: de \p{L}{4,14})?:? (?:n[º°o.]{1,2}:? ?)?\d{2,9} (\d\d\/\d\d\/\d{4}),? (?:[àa]s |[-–—] ?)?(\d\d:\d\d(?::\d\d)?)(?!\d)/iu,
    gives: [
      ['IssueDate', 'date'],
      ['IssueTime', 'time'],
    ],
  },
  // How it was paid is itself the label of what was paid, with the day behind it; a card has the name of its brand.
  {
    pattern:
      /(?<!\p{L})((?:Cart[ãa]o de (?:cr[ée]dito|d[ée]bito)(?: \p{Lu}\p{L}{2,15})?|Transfer[êe]ncia(?: banc[áa]ria)?|Dep[óo]sito banc[áa]rio|Pix|PIX|Dinheiro|Cheque)): R\$ ?([\d.]+,\d\d) (?:em|no dia) \d\d\/\d\d\/\d{4}/u,
    gives: [
      ['PaymentMethod', 'text'],
      ['PaidAmount', 'money'],
    ],
  },
  // A letterhead has the company's number right behind its name; who is charged stands below it.
  {
    pattern:
      /^[^:]{3,120}?(?<!\p{L})(?:Ltda|LTDA|S[./]?A|EIRELI|Eireli|ME|EPP)\.? ?[|–-] CNPJ:? (\d\d\.\d{3}\.\d{3}\/\d{4}-\d\d)(?!\d)/u,
    gives: [['IssuerCNPJ', 'cnpj']],
  },
  {
    pattern:
      /(?<!\p{L})(?:Faturad[oa] (?:para|a|contra)|Cobrad[oa] de):? \p{Lu}[^:|\d]{3,80}? CNPJ:? (\d\d\.\d{3}\.\d{3}\/\d{4}-\d\d)(?!\d)/u,
    gives: [['ConsumerCNPJ', 'cnpj']],
  },
  {
    pattern: /(\d\d\/\d\d\/\d{4}) (\d\d:\d\d:\d\d)V? (?:GNF|CCF|COO)\b/,
    gives: [
      ['IssueDate', 'date'],
      ['IssueTime', 'time'],
    ],
  },
  // A fiscal printer's operation counter (COO), whose letters O may be read as zeros.
  { pattern: /\bC[O0]{2}: ?(\d{4,6})\b/, gives: [['Number', 'number']] },
  // A card terminal's slip prints date and time alone in a row, as a rule with two figures for the year; what the paper above it says comes first.
  {
    pattern:
      /(?<!(?:SA[ÍI]DA|EMISS[ÃA]O|EMITID[AO]|Sa[íi]da|Emiss[ãa]o|Emitid[ao])(?!\p{L}).{0,600})(?<=(?<!\p{L})(?:TERM|EC|ESTAB|POS|DOC|NSU)\S* ?\S* )(\d\d\/\d\d\/\d{2,4}) (\d\d:\d\d(?::\d\d)?)(?= )/u,
    gives: [
      ['IssueDate', 'date'],
      ['IssueTime', 'time'],
    ],
  },
  // What is sent by e-mail begins with the emblem of the company and the day, on either side of it.
  {
    pattern: /^(?:\S+ ){0,4}(\d{1,2} de \p{L}{4,9} de \d{4})(?:,? (?:[àa]s )?(\d{2}:\d{2})(?![\d:]))?/u,
    gives: [
      ['IssueDate', 'date'],
      ['IssueTime', 'time'],
    ],
  },
  // A sentence says when it was bought ("Sua compra foi feita em 17/05/2025 às 08:59").
  {
    pattern:
      /(?<!\p{L})(?:compra|venda)(?: foi)? (?:feita|realizada|efetuada|conclu[íi]da|registrada|finalizada) (?:em|n[oa] (?:dia|data)(?: de)?) (\d\d\/\d\d\/\d{4})(?:,? [àa]s (\d\d:\d\d)(?![\d:]))?/iu,
    gives: [
      ['IssueDate', 'date'],
      ['IssueTime', 'time'],
    ],
  },
  // It greets who paid, by the whole name.
  {
    pattern:
      /(?<!\p{L})(?:Ol[áa]|Oi|Prezad[oa](?:\(a\))?),? (\p{Lu}\p{Ll}+(?: (?:d[aeo]s? |e )?\p{Lu}\p{Ll}+)+)(?=[.,!:])/u,
    gives: [['ConsumerName', 'name']],
  },
  // The plate stands behind what car it was or whose; a picture's figures may be read as letters.
  {
    pattern:
      /(?<!\p{L})(?:placa|(?:ve[íi]culo|carro|autom[óo]vel)(?: d[aeo] (?:h[óo]spede|cliente|passageir[oa]|usu[áa]rio))?:):? ([A-Z]{3}-?[\dOI][A-Z\d][\dOI]{2})(?![\p{L}\d])/iu,
    gives: [['VehiclePlate', 'plate']],
  },
  // The number with the country's own before it is a telephone's, whatever stands before it.
  {
    pattern: /(\+55 ?\(?\d{2}\)? ?9?\d{4}[- ]?\d{4})(?!\d)/u,
    gives: [['IssuerPhone', 'phone']],
  },
  // Whose stay it was, with the number behind the name, and from when.
  {
    pattern:
      /(?:estad[ai]a?|hospedagem|di[áa]rias?|perman[êe]ncia) (?:d[aeo]|em nome de)(?:\(a\))?(?: (?:h[óo]spede|Sr\.?a?\.?|Sra\.?))? (\p{Lu}[^(;:\d]{5,70}?),? \(?(?:inscrit[ao] no )?CPF(?: n[º°o.]{1,2})?:? ?(\d{3}\.\d{3}\.\d{3}-\d{2})/u,
    gives: [
      ['ConsumerName', 'name'],
      ['ConsumerCPF', 'cpf'],
    ],
  },
  {
    pattern:
      /(?<!\p{L})(?:check-?in|entrada|chegada):? (?:em |no dia |dia )?(\d{1,2}[-/. ](?:\d{2}|\p{L}{3,9})[-/. ]\d{2,4}),? (?:[àa]s |- )?(\d{1,2}[:h]\d{2}(?::\d{2})?)/iu,
    gives: [
      ['EntryDate', 'date'],
      ['EntryTime', 'time'],
    ],
  },
  // A sign before the amount says that it is taken off, whatever for.
  {
    pattern: /(?<=\p{L} )\([-–−]\):? (?:R\$ ?)?([\d.]+,\d\d)(?!\d)/u,
    gives: [['DiscountAmount', 'money']],
  },
  // How to reach the company, in a sentence.
  {
    pattern:
      /(?<!\p{L})(?:ligue|ligar|telefone|fone|central|atendimento|SAC|d[úu]vidas)(?!\p{L})[^\d()]{0,30}(\(\d{2}\) ?\d{4,5}-\d{4})(?!\d)/iu,
    gives: [['IssuerPhone', 'phone']],
  },
  // The protocol's day and hour may stand in the row below it, behind a number that is misread by a digit.
  {
    pattern: /Protocolo(?: de [Aa]utoriza[çc][ãa]o)?:? \d{13,15} (\d{2}\/\d{2}\/\d{4})(?= \d{2}:\d{2})/u,
    gives: [['ProtocolDate', 'date']],
  },
  {
    pattern:
      /(?:recibo|comprovante) (?:n[º°o.]+ ?\d+ )?emitido por (\p{Lu}[^,;:]{2,80}?(?:LTDA|S\.? ?\/?A|EIRELI|ME)\.?),? (?:inscrita no )?CNPJ[^\d]{0,12}([\d./-]{18})/iu,
    gives: [
      ['IssuerName', 'name'],
      ['IssuerCNPJ', 'cnpj'],
    ],
  },
  // A sentence names who paid with the number of the company.
  {
    pattern:
      /receb(?:i|emos) d[aeo]s? (?:empresa )?(\p{Lu}[^;:]{2,90}?) ?, ?(?:pessoa jur[íi]dica )?(?:inscrit[ao]|registrad[ao]) (?:no|sob o) CNPJ(?:\/MF)?(?:,? sob)?(?: o)?(?: n(?:[º°o.]+|[úu]mero))?:? ?([\d./-]{18})/iu,
    gives: [
      ['PayerName', 'name'],
      ['ConsumerCNPJ', 'cnpj'],
    ],
  },
  // Right behind the name of who paid stands the number, before what was paid.
  {
    pattern:
      /receb(?:i|emos) d[aeo]s? (?:empresa )?(\p{Lu}[^;:,\d]{2,90}?) ?,? CNPJ(?:\/MF)?(?: n(?:[º°o.]+|[úu]mero))?:? ?([\d./-]{18}),? (?:a )?(?:import[âa]ncia|quantia|soma|valor)(?!\p{L})/iu,
    gives: [
      ['PayerName', 'name'],
      ['ConsumerCNPJ', 'cnpj'],
    ],
  },
  {
    pattern:
      /receb(?:i|emos) d[aeo]s?(?:\(a\))? (?:Sr\.?\(?a?\)?\.? |Sra\.? )?(\p{Lu}[^;:,\d]{2,90}?) ?,? CPF(?:\/MF)?(?: n(?:[º°o.]+|[úu]mero))?:? ?([\d.-]{14}),? (?:a )?(?:import[âa]ncia|quantia|soma|valor)(?!\p{L})/iu,
    gives: [
      ['PayerName', 'name'],
      ['ConsumerCPF', 'cpf'],
    ],
  },
  // The marked one of several ways to pay.
  {
    pattern:
      /(?<!\p{L})(?:pagamento|pagto\.?|pago (?:em|por|via))[^\d]{0,160}?\( ?x ?\) ?(dinheiro|cheque|pix|transfer[êe]ncia(?: banc[áa]ria)?|dep[óo]sito(?: banc[áa]rio)?|boleto(?: banc[áa]rio)?|cart[ãa]o(?: de (?:cr[ée]dito|d[ée]bito))?|d[ée]bito|cr[ée]dito)(?!\p{L})/iu,
    gives: [['PaymentMethod', 'text']],
  },
  // The word behind its label may be a label elsewhere ("PAGAMENTO DINHEIRO").
  {
    pattern:
      /(?:(?:FORMA|MEIO|TIPO)S? (?:DE )?)?(?:PAGAMENTO|PAGTO\.?|PGTO\.?)(?: EM| VIA)?[:. ]+(DINHEIRO|PIX|(?:CART[ÃA]O (?:DE )?)?(?:CR[ÉE]DITO|D[ÉE]BITO)(?: [ÀA] VISTA| PARCELADO(?: (?:LOJA|EMISSOR|ADM))?)?|VALE[- ]?PED[ÁA]GIO|TAG|CHEQUE|CART[ÃA]O(?! (?:DE|CR[ÉE]D|D[ÉE]B|VISA|MASTER|ELO|AMEX|HIPER|FINAL|TERMINA|COM|PR[ÉE]|VALE|[*•Xx(]|\d)))(?![\p{L}-])(?! R\$| \d)/iu,
    gives: [['PaymentMethod', 'text']],
  },
  // A slip of a card terminal says what was sold on the card.
  {
    pattern:
      /(?<=VENDA )((?:CR[ÉE]DITO|D[ÉE]BITO)(?: [ÀA] VISTA| PARCELADO(?: (?:LOJA|EMISSOR|ADM))?)?)(?!\p{L})/iu,
    gives: [['PaymentMethod', 'text']],
  },
  {
    pattern:
      /(?:import[âa]ncia|quantia|soma)(?: l[íi]quida)?(?: supra)?(?: de)?:? R\$ ?([\d.]+,\d\d)(?!\d)/iu,
    gives: [['TotalAmount', 'money']],
  },
  // The only amount of a receipt that tells it in words, too.
  {
    pattern: /^(?=.*(?:import[âa]ncia|quantia|soma) de )(?!.*R\$.*R\$).*?R\$ ?([\d.]+,\d\d)(?!\d)/iu,
    gives: [['TotalAmount', 'money']],
  },
  // The amount in words may go on in the next row.
  {
    pattern:
      /(?:import[âa]ncia|quantia|valor|soma)(?: l[íi]quida)?(?: supra)?(?: de)?:? (?:R\$ ?(?:[\d.]+,\d\d )?)?\(?((?:(?:um|uma|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|(?:qua|ca)torze|quinze|dezesseis|dezessete|dezoito|dezenove|vinte|trinta|quarenta|cinq[uü]enta|sessenta|setenta|oitenta|noventa|cem|cento|duzentos|trezentos|quatrocentos|quinhentos|seiscentos|setecentos|oitocentos|novecentos|mil|milh[ãa]o|milh[õo]es|e|de|reais|real|centavos?),? )+(?:reais|real|centavos?))(?=[ ).;,]|$)/iu,
    gives: [['AmountInWords', 'words-of-money']],
  },
  {
    pattern:
      /(?<!\p{L}|protocolo de |data d[ae] )autoriza[çc][ãa]o(?: n[º°o.]{1,2})?:? (\d{4,12})(?=[ ,;.)]|$)/iu,
    gives: [['CardAuthorization', 'number']],
  },
  // A card's code may begin with a letter.
  {
    pattern:
      /(?<!\p{L})c[óo]d(?:igo|\.)?(?: de| da)? autoriz(?:a[çc][ãa]o|\.)?:? ([A-Z]?\d{4,7})(?=[ ,;.)]|$)/iu,
    gives: [['CardAuthorization', 'code']],
  },
  {
    pattern: /(?<![\p{L}\d])AUT(?:O|ORIZ\.?)?: ?((?=[A-Z]*\d)[A-Z\d]{5,8})(?=[ ,;.)]|$)/u,
    gives: [['CardAuthorization', 'code']],
  },
  // What was paid for stands between commas: by whom, from where to where, when and how ("pelo transporte em táxi de … a …, no dia … às … h, pago em …").
  {
    pattern:
      /(?:[Rr]ecebi(?:emos)?|[Rr]ecebemos|RECEBI|RECEBEMOS) d[eoa](?:\(a\))?(?: (?:[Ss]r\.?(?:\(a\))?|[Ss]ra\.?|[Ss]enhor(?:a|\(a\))?))?:? (\p{Lu}[^:;]{3,80}?),? (?:[aA] |(?=\p{Lu}))(?:[Ii]mport[âa]ncia|[Qq]uantia|[Ss]oma|IMPORT[ÂA]NCIA|QUANTIA|SOMA)(?!\p{L})/u,
    gives: [['PayerName', 'name']],
  },
  {
    pattern:
      /(?:transporte|viagem|corrida|servi[çc]os? de t[áa]xi|percurso|trajeto|deslocamento)(?: (?:em|de|por) (?:t[áa]xi|passageiros?|ve[íi]culo))? (?:de|do|da|entre)[: ] ?(\p{Lu}[^:,;]{2,60}?) (?:at[ée]|para|a|ao|[àa]):? (\p{Lu}[^:,;]{2,60}?)(?=,? (?:no valor|no dia|em \d|[àa]s \d|n[ao] data|Motorista|Condutor|Taxista|Placa|Ve[íi]culo|Prefixo|Alvar[áa]|Local|Forma de|Data|Hora|Cidade|Valor)(?!\p{L})|[.;]|$)/u,
    gives: [
      ['Origin', 'text'],
      ['Destination', 'text'],
    ],
  },
  {
    pattern: /,? no dia (\d{2}\/\d{2}\/\d{4})(?:,? [àa]s? (\d{1,2}[:h]\d{2})(?!\d))?/u,
    gives: [
      ['IssueDate', 'date'],
      ['IssueTime', 'time'],
    ],
  },
  {
    pattern:
      /(?<!\p{L})(?:[Pp]ag|[Qq]uitad|[Ll]iquidad|[Ss]aldad)[oa] (?:em|por|com|via|no) ((?:[Cc]art[ãa]o (?:de )?)?(?:(?:Visa|Master(?:[Cc]ard)?|Elo|Amex|Hipercard) )?(?:[Cc]r[ée]dito|[Dd][ée]bito)|[Dd]inheiro|[Ee]sp[ée]cie|[Pp]ix|PIX|[Cc]heque)(?!\p{L})/u,
    gives: [['PaymentMethod', 'text']],
  },
  {
    pattern:
      /corrida (?:de t[áa]xi )?(?:realizada )?(?:de|do|da|entre)[: ] ?(\p{Lu}[^:]{2,60}?) (?:at[ée]:?|para:?|destino:?) (\p{Lu}[^:]{2,60}?)(?= (?:Motorista|Condutor|Taxista|CPF|Placa|Local e|Forma de|Data|Valor|Ve[íi]culo|Prefixo|no valor|no dia|em \d)|[.;]|$)/iu,
    gives: [
      ['Origin', 'text'],
      ['Destination', 'text'],
    ],
  },
  // The law on telling taxes (12.741/2012) is named between the words and the amount.
  {
    pattern:
      /(?:tributos?|trib\.?)(?: totais)?(?: incidentes)?(?: aprox\S*)?(?: deste cupom)?(?: R\$)?[: ]{1,3}\(?(?:conforme )?lei (?:fed(?:eral|\.)? ?)?(?:n?[º°o.]* ?)?12\.?741\/?(?:20)?12\)?:? ?(?:R\$:? ?)?([\d.]+,\d\d)(?![\d%])(?! ?%)/iu,
    gives: [['ApproximateTaxesAmount', 'money']],
  },
  // The protocol's day and time stand right behind its number.
  {
    pattern:
      /Prot(?:ocolo|\.)?(?: (?:de )?(?:autoriz(?:a[çc][ãa]o|\.)?|aut\.))?:? ?\d{15} ?[-–]? ?(?:em |(?:Data (?:d[ae] )?)?Autoriza[çc][ãa]o:? )?(\d{2}\/\d{2}\/\d{4})(?!\d)/iu,
    gives: [['ProtocolDate', 'date']],
  },
  // Behind its label the road's name may follow the number, up to the next label.
  {
    pattern:
      /(?<!\p{L})(?:[Rr]odovia|RODOVIA):? ((?:BR|[A-Z]{2,3})-\d{3} (?:[-–] )?(?!(?:Pra[çc]a|Km|Via|Sentido|Data|Hora|Pista|Categoria|Cabine|Cat|Recibo|Valor|Tarifa)(?!\p{L}))\p{Lu}\p{Ll}+(?: (?:d[aeo]s? )?(?!(?:Pra[çc]a|Km|Via|Sentido|Data|Hora|Pista|Categoria|Cabine|Cat|Recibo|Valor|Tarifa)(?!\p{L}))\p{Lu}\p{Ll}+){0,3})(?!\p{L})/u,
    gives: [['Highway', 'text']],
  },
  // A toll names its road by the letters of the state or the union and three figures; a road's name behind them is of its label's value.
  {
    pattern:
      /(?<=PED[ÁA]GIO.{0,600})(?<![\p{L}\d])((?:BR|[A-Z]{2,3})-\d{3})(?![\d.]| (?:[-–] )?(?:ROD(?:OVIA|\.)|VIA|ESTRADA) )/iu,
    gives: [['Highway', 'text']],
  },
  {
    pattern:
      /(?<=ROD(?:OVIA|\.)? )((?:BR|[A-Z]{2,3})-\d{3})(?![\d.]| (?:[-–] )?(?:ROD(?:OVIA|\.)|VIA|ESTRADA) )(?=.{0,600}PED[ÁA]GIO)/iu,
    gives: [['Highway', 'text']],
  },
  // The number between the paper's name and its series, which is a number however many zeros fill its place.
  {
    pattern: /NFC-?e (?:n\S* ?)?(\d{1,9}) S[ée]rie:? ?0{0,2}(\d{1,3})(?!\d)/iu,
    gives: [
      ['Number', 'number'],
      ['Series', 'number'],
    ],
  },
  // A receipt that is written ends with town and day.
  {
    pattern:
      /(?<!\p{L})\p{Lu}\p{L}{3,}(?: (?:d[aeo]s? )?\p{Lu}\p{L}+){0,3}(?: ?[/-] ?[A-Z]{2})?, (?:em )?(\d{1,2} de \p{L}{4,9} de \d{4}|\d{2}\/\d{2}\/\d{4})(?!\d)/u,
    gives: [['IssueDate', 'date']],
  },
  // What a receipt sent by e-mail says of the day of what was paid ("sua viagem de 13/03/2025, iniciada às 11:41").
  {
    pattern:
      /(?<!\p{L})(?:viagem|corrida|compra|pedido|transa[çc][ãa]o|hospedagem|estadia|estacionamento|abastecimento|passagem|loca[çc][ãa]o|consumo|pagamento)(?: (?:realizad|efetuad|feit|conclu[íi]d|confirmad|finalizad|iniciad)[ao])? (?:de|do dia|no dia|em|dia):? (\d{1,2} de \p{L}{3,9}\.?(?: de)? \d{4}|\d{2}\/\d{2}\/\d{4})(?:(?:,| -| [–|•·])?(?: (?:iniciad[ao]|com in[íi]cio|realizad[ao]))?(?: [àa]s?)? (\d{1,2}[:h]\d{2}(?::\d{2})?)(?!\d))?/iu,
    gives: [
      ['IssueDate', 'date'],
      ['IssueTime', 'time'],
    ],
  },
  // At a till stands who was at it, by name; a figure is the till's own.
  {
    pattern: /(?<!\p{L})Caixa: (\p{Lu}\p{Ll}{2,}(?: (?:d[aeo]s? )?\p{Lu}\p{Ll}+){0,3})(?![\p{L}\d])/u,
    gives: [['Attendant', 'name']],
  },
  // The card with the code that allowed the payment behind it.
  {
    pattern:
      /(?<!\p{L})(CART[ÃA]O (?:DE )?(?:CR[ÉE]DITO|D[ÉE]BITO)) ?[-–·]? ?aut(?:\.|oriz(?:\.|a[çc][ãa]o))/iu,
    gives: [['PaymentMethod', 'text']],
  },
  // Who closed the account, and when.
  {
    pattern:
      /(?<!\p{L})(?:conta|extrato|nota|comanda|recibo|cupom|estadia|caixa)(?: d[aeo] \p{L}{3,12})? (?:fechad|encerrad|emitid|impress)[ao](?: em| no dia)?:? (\d{2}[/.]\d{2}[/.]\d{4})(?:,? [àa]s? (\d{1,2}[:h]\d{2}(?::\d{2})?)(?!\d))?/iu,
    gives: [
      ['IssueDate', 'date'],
      ['IssueTime', 'time'],
    ],
  },
  {
    pattern:
      /(?<!\p{L})(?:[Ff]echad|[Ee]ncerrad|[Ee]mitid|[Rr]ecebid|[Ii]mpress)[ao](?: em| no dia)? [\d/.]{8,10}(?:,? [àa]s? [\d:h]{4,8})?,? p(?:or|el[ao](?: atendente| recepcionista| caixa| operadora?)?):? (\p{Lu}\p{L}+(?: (?:d[aeo]s? )?\p{Lu}\p{L}+){0,4})(?![\p{L}])/u,
    gives: [['Attendant', 'name']],
  },
  // The same as a sentence of its own, or with the weekday before the day.
  {
    pattern:
      /(?<!\p{L})(?:viagem|corrida) (?:(?:terminou|acabou|come[çc]ou|aconteceu|foi \p{L}{5,12}) (?:em|no dia)|de (?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo)(?:-feira)?,?) (\d{1,2} de \p{L}{3,9}\.?(?: de)? \d{4}|\d{2}\/\d{2}\/\d{4})(?:,? [àa]s (\d{1,2}[:h]\d{2}(?::\d{2})?)(?!\d))?/iu,
    gives: [
      ['IssueDate', 'date'],
      ['IssueTime', 'time'],
    ],
  },
  // Amounts before what they are, as notices of payments set them.
  {
    pattern:
      /(?<![\d,.])(?:R\$ ?)?([\d.]+,\d\d) (?:total pago|valor (?:total )?pago|foi o total)(?!\p{L}|:? ?(?:R\$|\d))/iu,
    gives: [['TotalAmount', 'money']],
  },
  {
    pattern: /[-–−] ?R\$ ?([\d.]+,\d\d) (?:de )?(?:desconto|cupom)(?!\p{L}|:? ?[-–−]? ?R\$)/iu,
    gives: [['DiscountAmount', 'money']],
  },
  {
    pattern: /\+ ?R\$ ?([\d.]+,\d\d) (?:de )?taxa de servi[çc]o(?!\p{L}|:? ?\+? ?R\$)/iu,
    gives: [['ServiceChargeAmount', 'money']],
  },
  {
    pattern:
      /(?:recibo|comprovante|documento) (?:foi )?(?:emitid|gerad|expedid)o em nome de (\p{Lu}[\p{L}.' ]{4,60}?)(?=,| \(|\.? ?CPF|\. |$)/u,
    gives: [['ConsumerName', 'name']],
  },
  // Means of payment as the NFC-e standard names them (tPag of its layout), each with its amount.
  {
    // The last figures of a card stand between, behind marks for the others; what leads another amount is none of it.
    pattern:
      /(?<![\p{L}\d])(Dinheiro|Cheque|Cart[ãa]o (?:de )?(?:Cr[ée]dito|D[ée]bito)|Cr[ée]dito Loja|Vale (?:Alimenta[çc][ãa]o|Refei[çc][ãa]o|Presente|Combust[íi]vel)|Boleto Banc[áa]rio|Dep[óo]sito Banc[áa]rio|Pagamento Instant[âa]neo \(PIX\)(?: [-–] (?:Din[âa]mico|Est[áa]tico))?|(?<!\()PIX) (?:(?:terminad[oa] em|(?!(?:tarifa|total|subtotal|valor|troco|recebido|desconto)(?!\p{L}))[^\s\d,]{2,16}) )?(?:\d{4} )?(?:R\$ ?)?([\d.]+,\d\d)(?!\d)/iu,
    gives: [
      ['PaymentMethod', 'text'],
      ['PaidAmount', 'money'],
    ],
  },
];
