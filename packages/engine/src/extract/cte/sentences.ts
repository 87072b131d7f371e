import type { FieldName } from '@lavra/contract/services/fields';
import { printedDay } from '../reading/phrases/days.ts';
import type { Phrase } from '../reading/phrases/phrases.ts';

const town = String.raw`(\p{Lu}[\p{L}'’. -]*?) ?[(/–-] ?([A-Z]{2})\b\)?`;
const role = '(remetente|destinat[áa]rio|expedidor|recebedor|outros?|terceiros?)';
const amount = String.raw`(?:R\$ ?)?(\d{1,3}(?:\.\d{3})*,\d{2})(?!\d)`;
/** What a sentence says of an amount ("é de", "foi de", "soma", "ficou em"). */
const is = String.raw`(?:(?:[ée]|foi|ser[áa]|era|ficou|fica|soma|somou|somam|totaliza|totalizou|totalizam|d[áa]|deu|resulta|resultou|igual)(?: d[eo]| em| a)?)`;

/** What a bill of freight says in sentences of itself, as the page of a carrier's portal does. */
export const sentences: readonly Phrase<FieldName<'cte'>>[] = [
  // "A prestação começa em Betim (MG) e termina em Serra (ES)".
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:come[çc]a|come[çc]ou|inicia(?:-se|da)?|in[íi]cio|sai|saiu|sair[áa]|parte|partiu|partir[áa]|coletad[oa]) (?:em|de) ${town},? ?(?:e )?(?:termina|terminou|acaba|finda|encerra(?:-se)?|t[ée]rmino|fim|chega|vai|segue|com destino|com entrega|rumo|destinad[oa]) (?:em|[aà]|at[ée]|para) ${town}`,
      'iu',
    ),
    gives: [
      ['OriginCity', 'city'],
      ['OriginUF', 'uf'],
      ['DestinationCity', 'city'],
      ['DestinationUF', 'uf'],
    ],
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:entrega|chegada) (?:est[áa] )?(?:prevista|combinada|agendada|marcada|estimada|prometida)(?: para| em| at[ée])?(?: o| a)?(?: dia)?:? (${printedDay})`,
      'iu',
    ),
    gives: [['ExpectedDeliveryDate', 'date']],
  },
  // "Entrega até 12/05/2026 para".
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:entrega|entregar|entregue|chegada) at[ée](?: o)?(?: dia)?:? (${printedDay})`,
      'iu',
    ),
    gives: [['ExpectedDeliveryDate', 'date']],
  },
  // "foi emitido em 8 de abril de 2026, às 11:05".
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:emitid|gerad|expedid)[oa] (?:em|no dia) (${printedDay}),? (?:[àa]s|[–-]) (\d\d[:h]\d\d(?::\d\d)?)(?![\d:])`,
      'iu',
    ),
    gives: [
      ['IssueDate', 'date'],
      ['IssueTime', 'time'],
    ],
  },
  // "autorizado em 12/05/2026 sob o protocolo 131269657926158", "autorizado pela SEFAZ em 12/05/2026, protocolo 131269657926158".
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})autorizad[oa](?: o uso)?(?: pel[ao] \p{Lu}[\p{L}/-]+(?: d[aeo] \p{L}+)?)?(?: (?:em|no dia) (${printedDay})(?:,? [àa]s \d\d[:h]\d\d(?::\d\d)?)?)?,? (?:(?:sob|pelo|com)(?: o)?(?: n[º°o.]+)? ?)?protocolo(?: n[º°o.]+)?:? (\d{15})(?!\d)`,
      'iu',
    ),
    gives: [
      ['ProtocolDate', 'date'],
      ['Protocol', 'number'],
    ],
  },
  // Remarks end with a point behind the plate ("PLACA: BRA2E19.").
  {
    pattern: /(?<!\p{L})placas?:? ([A-Z]{3}-?\d[A-Z\d]\d{2})(?![\p{L}\d])/iu,
    gives: [['VehiclePlate', 'plate']],
  },
  // "O valor total do serviço é de R$ 1.082,91".
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:valor|pre[çc]o|total)(?: total)? d[oa] (?:servi[çc]o|frete|presta[çc][ãa]o|transporte|conhecimento|CT-?e) ${is} ${amount}`,
      'iu',
    ),
    gives: [['TotalAmount', 'money']],
  },
  // "O ICMS foi calculado sobre a base de R$ 1.082,91, à alíquota de 12%, e soma R$ 129,95".
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:ICMS|imposto)(?: (?:foi|[ée]))?(?: calculado| devido)?,? (?:sobre|com)(?: uma?)? (?:a )?base(?: de c[áa]lculo)? (?:de )?${amount},? (?:e )?(?:[àa]|com|pela)?(?: a)? ?al[íi]quota de (\d{1,2}(?:,\d{1,2})?) ?%,? (?:e |que |o que )?${is} ${amount}`,
      'iu',
    ),
    gives: [
      ['ICMSBase', 'money'],
      ['ICMSRate', 'percent'],
      ['ICMSAmount', 'money'],
    ],
  },
  // Who pays, in a sentence with the name and number ("por conta do destinatário, Olaria Campos Ltda, CNPJ …"); the number in a sentence behind it is another's, and so is the cost of unloading.
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L}|(?:carga|descarga|coleta|entrega|seguro|ped[áa]gios?) )(?:(?:por conta|a cargo|sob responsabilidade) d[oa]|(?:pag[oa]|cobrad[oa]|custead[oa]) (?:pel[oa]|d[oa])) ${role}(?:,| \() ?(?!d[aeo]s? )(\p{Lu}(?:(?!(?<=\p{L}{4})\. (?!CNPJ))[^:;()]){2,70}?)(?:,| \(|) CNPJ:? (?:n[º°o.]+ ?)?(\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2})(?!\d)`,
      'iu',
    ),
    gives: [
      ['PayerRole', 'text'],
      ['PayerName', 'name'],
      ['PayerCNPJ', 'cnpj'],
    ],
  },
  // Who pays, by its part in the freight, at the end of a sentence.
  {
    pattern:
      /(?<!\p{L})(?:tomador|pagador)(?: d(?:[oe]|este) (?:servi[çc]o|frete))?:? (?:[ée] )?(?:o )?(remetente|destinat[áa]rio|expedidor|recebedor|outros?|terceiros?)(?=[.;,])/iu,
    gives: [['PayerRole', 'text']],
  },
  // Below its title the payer, by its part in the freight and by name ("Remetente: Olaria Campos Ltda" over its number).
  {
    pattern:
      /(?<!\p{L})(?:quem paga(?: o frete)?|pagador(?: do frete)?|tomador(?: do (?:servi[çc]o|frete))?):? (remetente|destinat[áa]rio|expedidor|recebedor|outros?|terceiros?) ?[:—–-] ?(\p{L}[^:;]{3,70}?),? CNPJ:? (\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2})(?!\d)/iu,
    gives: [
      ['PayerRole', 'text'],
      ['PayerName', 'name'],
      ['PayerCNPJ', 'cnpj'],
    ],
  },
  // "Rui Sá Lima dirige o veículo de placa ABC1D23."
  {
    pattern:
      /(?<!\p{L})(\p{Lu}\p{Ll}[\p{L}'’]*(?: (?:d[aeo]s? )?\p{Lu}\p{Ll}[\p{L}'’]*){1,6}) (?:dirige|conduz|guia|dirigir[áa]|conduzir[áa]) (?:o|a) (?:ve[íi]culo|caminh[ãa]o|cavalo|carreta|conjunto)(?!\p{L})/u,
    gives: [['DriverName', 'name']],
  },
  // "Prestação do tipo normal; CFOP 5353 — Transporte a estabelecimento comercial."
  {
    pattern:
      /(?<!\p{L})(?:presta[çc][ãa]o|conhecimento|CT-?e) (?:[ée] )?d[oe] tipo:? (normal|complemento(?: de valores)?|complementar|anula[çc][ãa]o(?: de valores)?|substitu(?:to|ti[çc][ãa]o))(?=[;.,])/iu,
    gives: [['CTeType', 'text']],
  },
  {
    pattern:
      /(?<!\p{L})CFOP:? (\d{4})(?: ?[–—-]|,) ?(\p{Lu}\p{Ll}[^.;:|·•\d]{8,90}?)(?=[.;]| ?[|·•]| (?:Uso )?[Aa]utorizad[oa](?!\p{L}))/u,
    gives: [
      ['CFOP', 'cfop'],
      ['OperationNature', 'text'],
    ],
  },
  // At the end of a line whose parts signs stand between ("Emitido 03/09/2026 · modal rodoviário").
  {
    pattern:
      /(?<=[·•|] )[Mm]odal:? ((?:rodovi|aquavi|ferrovi|dutovi)[áa]rio|a[ée]reo|multimodal)(?![\p{L}-])/iu,
    gives: [['Modal', 'text']],
  },
  {
    pattern: /(?<!\p{L})situa[çc][ãa]o tribut[áa]ria:? (\d{2} ?[-–] ?[^\d;.:]{3,60}?)(?=;|\.(?: |$))/iu,
    gives: [['CST', 'text']],
  },
  {
    pattern:
      /(?<!\p{L})(?:ve[íi]culo|caminh[ãa]o|cavalo(?: mec[âa]nico)?|carreta)(?: trator)?,?(?: de)? placas?:? ([A-Z]{3}-?\d[A-Z\d]\d{2})(?![\p{L}\d])/iu,
    gives: [['VehiclePlate', 'plate']],
  },
  // The end of a line may part the word from its number.
  {
    pattern: /(?<!\p{L})CIOT(?: n[º°o.]+)?:? (\d{12})(?!\d)/u,
    gives: [['CIOT', 'number']],
  },
];
