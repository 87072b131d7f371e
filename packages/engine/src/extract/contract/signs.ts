import type { FieldName } from '@lavra/contract/services/fields';
import type { Sign } from '../reading/phrases/phrases.ts';

/** Words that tell the kind of a lease and of its guarantee. */
export const signs: readonly Sign<FieldName<'contract'>>[] = [
  // A box that was ticked.
  ...(
    [
      ['COMMERCIAL', 'n[aã]o[ -]?residencia|comercia|empresaria|industria'],
      ['SEASON', '(?:por |para )?temporada'],
      ['RESIDENTIAL', 'residencia|moradia|habitaciona'],
    ] as const
  ).map(([value, words]) => ({
    id: 'ContractKind' as const,
    value,
    pattern: new RegExp(
      String.raw`(?:[([] ?[xX✓✔] ?[)\]]|☒|☑) ?(?:(?:loca[cç][aã]o|uso|fins|para fins|im[oó]vel) )?(?:${words})`,
      'iu',
    ),
  })),
  // What the title says, in any of its words.
  {
    id: 'ContractKind',
    value: 'COMMERCIAL',
    pattern:
      /^[^]{0,200}?(?:loca[cç][aã]o|aluguel|alugu[eé]is|arrendamento)(?: (?!residenc|morad|LOCADOR|CL[AÁ]USULA)\p{L}+){0,7} (?:n[aã]o[ -]residencia|comercia|empresaria|industria)/iu,
  },
  {
    id: 'ContractKind',
    value: 'SEASON',
    pattern:
      /^[^]{0,200}?(?:loca[cç][aã]o|aluguel|alugu[eé]is|arrendamento)(?: (?!comerci|LOCADOR|CL[AÁ]USULA)\p{L}+){0,7} temporada/iu,
  },
  {
    id: 'ContractKind',
    value: 'RESIDENTIAL',
    pattern:
      /^[^]{0,200}?(?:loca[cç][aã]o|aluguel|alugu[eé]is|arrendamento)(?: (?!n[aã]o|comerci|tempora|LOCADOR|CL[AÁ]USULA)\p{L}+){0,7} (?:residencia|moradia|habita)/iu,
  },

  {
    id: 'ContractKind',
    value: 'COMMERCIAL',
    pattern:
      /(?:loca[cç][aã]o|aluguel) (?:de im[oó]vel )?(?:urbano )?(?:para fins )?(?:n[aã]o[ -]residencia|comercia)|fins (?:\p{L}+mente )?(?:n[aã]o[ -]residencia|comercia)/iu,
  },
  {
    id: 'ContractKind',
    value: 'SEASON',
    pattern: /loca[cç][aã]o (?:residencial )?(?:por|para) temporada/i,
  },
  {
    id: 'ContractKind',
    value: 'RESIDENTIAL',
    pattern:
      /(?:loca[cç][aã]o|aluguel) (?:de im[oó]vel )?(?:urbano )?(?:para fins )?residencia|fins (?:\p{L}+mente )?residenciais/iu,
  },
  // What the property is for, in the words of a clause.
  {
    id: 'ContractKind',
    value: 'RESIDENTIAL',
    pattern:
      /(?<!(?:vedad|proibid|n[aã]o )[^.;]{0,60})(?:(?:fins?|uso|destina[cç][aã]o|finalidade|ocupa[cç][aã]o|utiliza[cç][aã]o)[^.;\d]{0,40}? (?:residencia(?:l|is)|moradia|habita[cç][aã]o)|(?:destina-se|destinad[oa]|utilizad[oa]|usad[oa]|serv(?:e|ir[aá]))[^.;\d]{0,60}? (?:residencia(?:l|is)?|resid[eê]ncia|moradia|habita[cç][aã]o)|(?:alug|loc)\p{L}+[^.;\d]{0,60}? para (?:fins? de |uso como |servir de |sua |seu )?(?:residencia(?:l|is)|resid[eê]ncia|moradia|habita[cç][aã]o))/iu,
  },
  {
    id: 'ContractKind',
    value: 'COMMERCIAL',
    pattern:
      /(?<!(?:vedad|proibid|n[aã]o )[^.;]{0,60})(?:(?:fins?|uso|destina[cç][aã]o|finalidade|utiliza[cç][aã]o)[^.;\d]{0,30}? (?:n[aã]o[ -]residencia|comercia(?:l|is)|empresaria(?:l|is)|industria(?:l|is))|(?:destina-se|destinado|utilizad[oa]|usad[oa]) [^.;\d]{0,50}?(?:n[aã]o[ -]residencia|comercia(?:l|is)|com[eé]rcio|escrit[oó]rio|atividades? (?:sociais|comercia|empresaria)))/iu,
  },
  { id: 'GuaranteeKind', value: 'RENT_INSURANCE', pattern: /seguro[ -](?:de )?fian[cç]a/i },
  { id: 'GuaranteeKind', value: 'CAPITALIZATION_BOND', pattern: /t[ií]tulo de capitaliza[cç][aã]o/i },
  {
    id: 'GuaranteeKind',
    value: 'GUARANTOR',
    pattern:
      /FIADOR(?:AS?|ES|\([AES]+\))?\s*[:,]\s*(?=\p{Lu})|(?:[Ff]iador|FIADOR)(?:a|es|as|A|ES|AS)?(?:\([aes]+\))? [eE] (?:principa|devedor|PRINCIPA|DEVEDOR)|prestad[oa] (?:a )?(?:fian[cç]a|FIAN[CÇ]A)|(?:[Ff]ian[cç]a|FIAN[CÇ]A),? (?:(?:[ée]|ser[áa]|foi|ora) )?(?:prestada|dada|oferecida) (?:por|pel[oa])(?!\p{L})/u,
  },
  {
    id: 'GuaranteeKind',
    value: 'DEPOSIT',
    pattern:
      /(?<!(?:sem|n[aã]o|dispens\S+|seguro)(?: \p{L}+){0,3} )(?:(?:(?:a|sob o) t[ií]tulo|[aà] guisa|em|como|por meio|na (?:forma|modalidade)|sob a (?:forma|modalidade)) (?:de )?cau[cç][aã]o|cau[cç][aã]o (?:em dinheiro|em esp[eé]cie|no valor|no montante|na import[aâ]ncia|equivalente|correspondente|de (?:R\$|\d)))/iu,
  },
  {
    id: 'GuaranteeKind',
    value: 'DEPOSIT',
    pattern:
      /dep[oó]sito (?:em|de|como|a t[ií]tulo de) garantia|deposita[^.;]{0,60} (?:em|como|a t[ií]tulo de) garantia/iu,
  },
  {
    id: 'GuaranteeKind',
    value: 'NONE',
    pattern:
      /(?:sem|desprovid[oa] de) (?:a presta[cç][aã]o de )?(?:qualquer (?:tipo de |esp[eé]cie de )?)?garantia|dispens\p{L}+ (?:(?:a|de|da|o|as partes|o locador|a presta[cç][aã]o de|qualquer|quaisquer) )*garantias?|n[aã]o (?:h[aá]|haver[aá]|foi exigida|[eé] exigida|ser[aá] exigida|prestar[aá]) (?:qualquer )?garantia|garantia(?: locat[ií]cia)?: (?:nenhuma|n[aã]o h[aá])/iu,
  },
];
