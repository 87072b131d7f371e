import type { FieldName } from '@lavra/contract/services/fields';
import { dayInDigits, dayWithMonth } from '../reading/phrases/days.ts';
import type { Phrase } from '../reading/phrases/phrases.ts';
import { printedCnae } from './activities.ts';

type Told = Phrase<FieldName<'cnpjcard'>>;

const day = String.raw`(?:${dayInDigits}|${dayWithMonth})`;
const legalForm = String.raw`(?:LTDA|Ltda|LIMITADA|Limitada|EIRELI|Eireli|S\.A|S\/A|S\/S|SLU)\.?(?!\p{L})(?:,? ?[-–]? ?(?:ME|EPP)(?!\p{L}))?`;
const name = String.raw`\p{Lu}[^.;:,()●•|]{1,80}?`;
const status = '(?:ativa|suspensa|inapta|baixada|nula)';
const nature = String.raw`(?:sociedade|empres[áa]ri[oa] individual|empresa individual|microempreendedor|associa[çc][ãa]o|funda[çc][ãa]o|cooperativa|cons[óo]rcio|condom[íi]nio|autarquia|[óo]rg[ãa]o p[úu]blico)`;
const size = String.raw`(?:empresa de (?:pequeno|m[ée]dio|grande) porte|micro ?-?empresa|(?:pequeno|m[ée]dio|grande) porte|demais|ME(?!\p{L})|EPP(?!\p{L}))(?: ?\((?:ME|EPP)\))?`;

/** What letters, certificates and opinions say of a company in sentences. */
export const told: readonly Told[] = [
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:empresa|sociedade|firma|companhia|pessoa jur[íi]dica|contribuinte)(?: denominada| de nome| de raz[ãa]o social)?:? ["“]?(${name} ${legalForm})["”]?(?=,| \(| (?:est[áa]|encontra-se|[ée]|possui|tem|inscrit|CNPJ)(?!\p{L})|\.)`,
      'u',
    ),
    gives: [['CompanyName', 'text']],
  },
  {
    pattern: new RegExp(
      String.raw`(?:conhecida(?: no (?:mercado|com[ée]rcio)| comercialmente)? (?:como|por|pelo nome(?: fantasia)?(?: de)?)|cujo nome (?:de )?fantasia [ée]|(?:com|de|sob o|usa o|adota o|utiliza o) (?:nome|t[íi]tulo|denomina[çc][ãa]o) (?:de )?(?:fantasia|comercial|estabelecimento)(?: de)?),? ["“]?(${name})["”]?(?=[,;(]|\.(?!\d)| [●•|]| \d{2}\.\d{3}\.| (?:est[áa]|[ée]|e|inscrit|CNPJ)(?!\p{L}))`,
      'u',
    ),
    gives: [['TradeName', 'text']],
  },
  {
    pattern:
      /(?<!\p{L})(?:na condi[çc][ãa]o de|na qualidade de|como(?: estabelecimento)?|trata-se d[ea]|estabelecimento(?: d[ao] tipo)?|[ée] (?:a |uma |o estabelecimento )?)(?:sua )? ?(matriz|filial)(?!\p{L})/iu,
    gives: [['EstablishmentType', 'text']],
  },
  {
    pattern: new RegExp(
      String.raw`(?:aberta|constitu[íi]da|fundada|abertura|in[íi]cio d[ea]s? atividades)(?: (?:ocorrid[ao]|se deu|deu-se|foi))?(?: (?:em|no dia|desde|a partir de))+ (${day})`,
      'u',
    ),
    gives: [['OpeningDate', 'date']],
  },
  {
    pattern: new RegExp(
      String.raw`situa[çc][ãa]o(?: cadastral)?[^.;:\d]{0,40}? (?:é|est[áa]|consta|encontra-se|figura|permanece)(?: (?:como|de|a de|na de|regular e|plenamente))* ["“]?(${status})["”]?(?!\p{L})(?:,?(?: situa[çc][ãa]o)?(?: (?:em que (?:est[áa]|se encontra)|que ostenta))?(?: (?:desde|a partir de|em|no dia|o dia))+ (${day}))?`,
      'iu',
    ),
    gives: [
      ['RegistrationStatus', 'text'],
      ['RegistrationStatusDate', 'date'],
    ],
  },
  // A portal marks the status with a dot before it ("● Ativa").
  {
    pattern: new RegExp(String.raw`[●•] ?(${status})(?!\p{L})`, 'iu'),
    gives: [['RegistrationStatus', 'text']],
  },
  {
    pattern: new RegExp(
      String.raw`(?:trata-se de|[ée] uma?|constitu[íi]da (?:como|sob a forma de)|sob a forma de|natureza jur[íi]dica(?: de| [ée](?: a)? de| [ée])?) (${nature}[^.;,()\d]{0,60}?)(?: ?\(|, ?| (?=c[óo]d|natureza))(?: ?(?:natureza jur[íi]dica|c[óo]digo|c[óo]d\.|NJ|n[º°o.]+))* ?(\d{3}-\d)(?!\d)`,
      'iu',
    ),
    gives: [
      ['LegalNatureDescription', 'text'],
      ['LegalNatureCode', 'code'],
    ],
  },
  {
    pattern: new RegExp(
      String.raw`(?:de porte|seu porte [ée](?: o)?(?: de)?|porte (?:da empresa )?[ée](?: de)?|(?:enquadrad|classificad|registrad)a (?:como|na condi[çc][ãa]o de|no porte(?: de)?)) (${size})(?!\p{L})`,
      'iu',
    ),
    gives: [['CompanySize', 'text']],
  },
  {
    pattern: new RegExp(
      String.raw`(?:atividade|CNAE|ramo)(?: econ[ôo]mic[ao])? (?:principal|prim[áa]ri[ao])[^.;\d]{0,40}? (?:é|consiste|corresponde|refere-se|consta)(?!\p{L})[^.;\d]{0,40}?(${printedCnae})\)?(?:,| ?[-–—:]| [ée]| \(|) ?["“]?(?=\p{L})(.+?)["”)]?(?=[.;] \p{Lu}|[.;]$|;| ${printedCnae})`,
      'u',
    ),
    gives: [
      ['MainActivityCode', 'cnae'],
      ['MainActivityDescription', 'text'],
    ],
  },
  {
    pattern:
      /(?:[Cc]adastro [Nn]acional d[aeo]s? [Pp]essoas? [Jj]ur[íi]dicas?|inscrit[ao] n[ao] (?:CNPJ|C\.N\.P\.J\.))[^.;\d]{0,50}? (\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2})(?!\d)/u,
    gives: [['CNPJ', 'cnpj']],
  },
  {
    pattern:
      /(?<=[\p{Ll}\d:,;] )(?:e-?mail|correio eletr[ôo]nico|endere[çc]o eletr[ôo]nico)(?: (?:de contato|é|o))* ([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/u,
    gives: [['Email', 'email']],
  },
  {
    pattern:
      /(?<=[\p{Ll}:,;] )(?:telefones?|celular)(?: (?:de contato|comercial|n[º°o.]+|é|o))* (\(?\d{2}\)? ?\d{4,5}[- ]?\d{4})(?!\d)/u,
    gives: [['Phone', 'phone']],
  },
  {
    pattern: new RegExp(
      String.raw`(?:dados|informa[çc][õo]es|situa[çc][ãa]o|consulta)[^.;\d]{0,40}? (?:conferid|consultad|verificad|obtid|extra[íi]d|levantad|realizad|efetuad|colhid)[oa]s?[^.;\d]{0,60}? (?:em|no dia|na data de) (${day})(?:,? (?:[àa]s )?(\d{1,2} ?[:h] ?\d{2}(?:(?:min|m)?(?!\p{L})|:\d{2})?))?`,
      'iu',
    ),
    gives: [
      ['IssueDate', 'date'],
      ['IssueTime', 'time'],
    ],
  },
];
