import type { FieldName } from '@lavra/contract/services/fields';
import type { FormField } from '../reading/forms/form-spec.ts';
import type { Phrase } from '../reading/phrases/phrases.ts';

const option = String.raw`(?:frete )?(?:pago|a pagar)(?: (?:n[ao]|pel[ao]) \p{L}+)? ?[(/–-] ?(CIF|FOB)(?!\p{L})\)?`;
const other = option.replace('(CIF|FOB)', '(?:CIF|FOB)');

/** The terms of the freight as printed options: the marked one, or the first where the mark was lost. An option alone is filled in, with all its words. */
export const optionsOfFreight: readonly Phrase<FieldName<'transportdraft'>>[] = [
  {
    pattern: new RegExp(String.raw`(?<![\p{L}\d])[([]? ?[Xx☒] ?[)\]]? ?${option}`, 'iu'),
    gives: [['FreightMode', 'text']],
  },
  {
    pattern: new RegExp(String.raw`(?<!\p{L})${option}[^\p{L}\d]{1,6}${other}`, 'iu'),
    gives: [['FreightMode', 'text']],
  },
];

/** Who pays the freight, behind or below a label. */
export const freightMode: FormField<FieldName<'transportdraft'>> = {
  id: 'FreightMode',
  kind: 'text',
  labels: [
    'FRETE',
    'TOMADOR / PAGADOR DO FRETE',
    'PAGADOR DO FRETE',
    'Tipo do frete',
    'Tp. frete',
    'Tipo',
    'Tipo de frete',
    'Tipo frete',
    'Modalidade do frete',
    'Modalidade de frete',
    'Modalidade',
    'Frete por conta',
    'Frete por conta de',
    'Condição do frete',
    'Condição',
    'Cond.',
    'Modo',
    'Modo do frete',
    'Modo de frete',
    'Regime do frete',
    'Pagamento do frete',
    'Forma de pagamento do frete',
    'Frete CIF/FOB',
    'Composição do frete',
    'Dados do frete',
    'Valores do frete',
    'Frete pago por',
    'Quem paga',
    'Quem paga o frete',
    'Responsável pelo frete',
    'Modal. frete',
    'CIF/FOB',
    'FOB/CIF',
    'Mod. frete',
    'Cond. frete',
    'Frete pago/a pagar',
    'Frete: pago / a pagar',
    'Frete p/ conta',
    'Frete (CIF/FOB)',
  ],
  // The sign and its own name in words are one mode, and what is in brackets behind it explains it; who pays, or where, says more before it and behind a dash.
  splits: {
    pattern:
      /^(?:(?:FRETE )?(?:PAGO|A PAGAR) ?[(/–-] ?)?(CIF|FOB)(?:\)| ?(?:\([^)]*\)?|[-–/] ?(?:PAGO|A PAGAR)(?: (?:PEL[AO]|NO)(?: \p{L}+)?)?))$/iu,
    into: ['FreightMode'],
  },
  // Of two options whose marks were lost, the first is taken: the mark is before it. What follows an option says who pays; a name is the payer's, where it is paid is said of the sign, and a day or its label begins something else.
  oneOf:
    /^(?:[Cc][Ii][Ff]|[Ff][Oo][Bb]|PAGO|Pago|A PAGAR|A pagar|TERCEIROS?|Terceiros?|REMETENTE|Remetente|DESTINAT[ÁA]RIO|Destinat[áa]rio|EMITENTE|Emitente|PR[ÓO]PRIO|Pr[óo]prio|CORTESIA|Cortesia|SEM FRETE|Sem frete|(?:POR CONTA|Por conta) (?:DE|D[OA]|d[eoa]) \p{L}+)(?!\p{L})(?:(?![:;,]?\s(?:[Ff]rete|[Pp]ed[áa]gio|[Tt]otal|[Vv]alor|R\$)|\s(?:CIF|FOB|CNP.)\b|\s(?:[–—-]\s)?(?:A\s)?PAG(?:AR|O)\sN[AO]\s|\s\p{Lu}{3,} \p{Lu}{2,}|\.\s|\s(?:[–—-]\s)?(?:\d\d[/.]\d\d[/.]\d|(?:[Dd]ata|DATA|[Ee]miss|EMISS|[Ee]mitid|EMITID|[Cc]oleta|COLETA|[Pp]revis|PREVIS|[Pp]razo|PRAZO|[Vv]enc|VENC))|\s(?:Pagador|PAGADOR)(?!\p{L})).)*/u,
};
