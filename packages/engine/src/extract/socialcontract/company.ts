import type { FieldName } from '@lavra/contract/services/fields';
import { anyPrint, clauseNumber, said } from '../reading/phrases/any-print.ts';
import { day } from '../reading/phrases/deeds.ts';
import { inWordsAlone } from '../reading/phrases/in-words.ts';
import type { Phrase } from '../reading/phrases/phrases.ts';

type Told = Phrase<FieldName<'socialcontract'>>;

const legalForm = String.raw`(?:LTDA|Ltda|LIMITADA|Limitada|EIRELI|Eireli|S\/A|S\.A|S\/S|S\.S|SLU)(?![\p{L}\d])\.?(?:,? ?[-–]? ?(?:ME|EPP|SPE)(?!\p{L}))?`;
/** Words that say of what kind a company or a deed is, and name none. */
const generic = `(?:${anyPrint('sociedade|empresa|empresária|empresarial|simples|limitada|unipessoal|anônima|companhia|contratual|contrato|social|constitutivo|constituição|alteração|consolidação|consolidado|consolidada|transformação|instrumento|particular|estatuto|ato|por|quotas|com|de|da|do|a|o|e|na|em|ltda')}|[-–:]|\\d+[ªa.º]*|[nN][º°.]+)`;
/** Captions of boxes, which are no words of a name ("Sociedade CNPJ NIRE" over the values). */
const caption = String.raw`(?:CNPJ|NIRE|CPF|CEP)(?![\p{L}\d])`;
/** A word of a name; a point stands within it or shortens it, and ends no sentence. */
const nameWord = String.raw`(?!${caption})(?:\p{Lu}\.|(?:Cia|CIA|Com|COM|Ind|IND|Imp|IMP|Exp|EXP|Adm|ADM|Dra?|DRA?|St[oa]|ST[OA])\.|(?:\p{Lu}|\d)(?:[\p{L}\d'’&/-]|\.(?=\p{L}))*)`;
const company = String.raw`(?![AO] )(?!(?:${generic} )*${legalForm})${nameWord}(?: (?:${nameWord}|&|e|[-–]|d[aeo]s?|em|para))*? (?:[-–] )?${legalForm}`;
const quoted = String.raw`["“”'‘]?`;

/** The company's name, by the words before it or by its place in the title. */
const names: readonly Told[] = [
  String.raw`(?:${anyPrint('denominação|denominada|denomina-se|nome empresarial|nome da sociedade|nome da empresa|razão social|firma social|firma|sob o nome|chamará|chamar-se-á|chama-se|girará|gira sob')})(?! (?:de )?[Ff]antasia)${said}{0,60}?${quoted}(${company})`,
  String.raw`(?:${anyPrint('alteração|contrato|estatuto|ato|constituição|consolidação')})(?: ${generic})* ${quoted}(${company})`,
  // A stamp of the register may stand before the title.
  String.raw`(?:${anyPrint('empresa')}:|^) ?(?:JUC[A-Z]{2,4} )?${quoted}(?!JUC[A-Z]{2,4} )(${company})`,
  String.raw`(${company}),?(?: \([^)]*\),?)? (?:[eéÉ]|ser[aá]) uma (?:${anyPrint('sociedade|companhia|empresa')})`,
  String.raw`(?:${anyPrint('sociedade|empresa|companhia')})(?: ${generic})* ${quoted}(${company})`,
].map((pattern) => ({ pattern: new RegExp(pattern, 'u'), gives: [['CompanyName', 'name']] }));

const titleOfClause = [
  anyPrint('cláusula|parágrafo|capítulo'),
  String.raw`(?:${anyPrint('artigo')}|Art|ART)\.? \d|§|(?:Cl|CL|Cl[áa]us|CL[ÁA]US|Par|PAR)\. ?\d`,
  String.raw`D[OA]S? \p{Lu}{3,}`,
  String.raw`(?:${anyPrint('primeir|segund|terceir|quart|quint|sext|sétim|oitav|non|décim')})[AOao](?: ${anyPrint('primeir|segund|terceir|quart|quint|sext|sétim|oitav|non')}[AOao])? ?[:.–-]`,
  String.raw`\d{1,2}\.\d{1,2}(?:\.|[-–)]| ?\p{Lu})(?!\d)`,
  String.raw`\d{1,2}(?![\d,])(?:[ªº°*"'?]a?|a)? ?[-–.)·•]* ?(?:[-–.)·•](?!\d)|[AO] |(?=\p{Lu}\p{Lu}))`,
  // The number of a title whose words a box of the summary has, before that of the next clause.
  String.raw`\d{1,2} (?=\d{1,2} ?[-–.)·•] ?\p{Lu})`,
  // A picture loses the dash.
  String.raw`[IVX]{1,5}(?: ?[-–—.)]| D[aeo]s? \p{Ll})|(?<=\. )[IVX]{1,5} \p{Lu}\p{Ll}+(?: \p{Ll}+){0,3}\.`,
  // The ordinal of a clause, or its bare number, ends nothing but before its title, or behind a full stop ("2ª Sede: A sociedade …").
  String.raw`(?<=\. )\d{1,2}(?: ?[ªº°]\.?)? ?\p{Lu}|\d{1,2} ?[ªº°]\.? ?\p{Lu}[^.;:\d]{2,40}: \p{Lu}`,
  // A title in small letters over a numbered clause ("Início e duração Cláusula 4").
  String.raw`\p{Lu}\p{Ll}+(?:,? \p{Ll}+){0,6} (?:Cl[áa]usula|Art(?:igo|\.)) ?\d`,
  String.raw`[a-z] ?\) \p{Lu}`,
  String.raw`\p{Lu}\p{Ll}+(?: \p{Ll}+)?[.:] \p{Lu}`,
  // A question, or a title with the words of one ("Desde quando e até quando:").
  String.raw`\p{Lu}\p{Ll}+(?:,? \p{Ll}+){1,6}\?|(?:Desde|Quem|Quando|Onde|Como|Quanto|Qual|Até|Por) (?:\p{Ll}+ ?){1,6}:`,
].join('|');
/** Where the list of activities ends: at the title of the next clause, whose number a picture may lose, or where a sentence of another subject begins. */
const endOfClause = String.raw`\.?(?= (?:${titleOfClause})|\. ?$|$|\. (?:(?:[-–] )?[AO]s?|É|Fica\p{L}*|Não|Para|Sociedade|Os?|\p{Lu}\p{Ll}+r(?:á|ão)(?:-se)?) \p{Ll})`;
/** A list of activities may be numbered from its first one. */
const activities = String.raw`((?!${anyPrint('a sociedade|a empresa|a companhia|o objeto|cláusula|social|da sociedade')})(?:\(?(?:[a1iI])[.)] ?(?:[-–] )?|[iI] ?[-–] )?\p{L}.+?)${endOfClause}`;
const whose = `(?: (?:${anyPrint('social|da sociedade|da empresa|da companhia|principal')}))*`;
const listed = String.raw`(?: (?:[oa]s?|n[oa]|em|por)?(?: ?(?:${anyPrint('exercício|exploração')}) d[aeo]s?)?(?: ?(?:${anyPrint('seguintes|seguinte')}))?(?: ?(?:${anyPrint('atividades|atividade|ramos|ramo')}))(?: (?:${anyPrint('econômicas|econômica|empresariais|empresarial|de atividades|de atividade')}))?(?: de)?| (?:[oa]|n[oa]) (?:${anyPrint('exercício|exploração|prática')}) d[aeo])?`;

const purposes: readonly Told[] = [
  String.raw`(?:${anyPrint('por|como|constitui|constituem|tem|terá')})(?: o)?(?: seu)? (?:${anyPrint('objetivos|objetivo|objeto|finalidade')})${whose}${listed}:? ${activities}`,
  String.raw`(?:${anyPrint('objetivos|objetivo|objeto|finalidade')})${whose}(?:,? (?:(?:${anyPrint('que|o qual|a qual')}) )?(?:[eéÉ]|são|${anyPrint('será|serão|consiste|consistirá|compreende|compreenderá|abrange|passa a ser|passa a compreender|passa a abranger|passará a ser|a ser')})(?: em| n[ao]s?)?|(?=:))${listed}:? ${activities}`,
  String.raw`(?:${anyPrint('explora|explorará|exerce|exercerá|dedica-se|dedicar-se-á|desenvolve|desenvolverá|ramo de atividade|ramos de atividade')})${said}{0,40}?: ${activities}`,
  String.raw`(?:${anyPrint('explora|explorará|dedica-se|dedicar-se-á')}) (?:(?:[oaà]|${anyPrint('à exploração|a exploração|o ramo|os ramos|ao ramo|o comércio|a atividade|às atividades|as atividades')}) )+(?:${anyPrint('de|do|da')} )${activities}`,
  String.raw`(?<!\p{L})(?:${anyPrint('são fins|é fim|tem por fim|tem por fins|os fins|o fim')})${whose}(?: (?:${anyPrint('são|é|ser')}))?:? ${activities}`,
  String.raw`(?:${anyPrint('ramo de atividade|ramo de negócio|ramo de negócios')})(?: (?:${anyPrint('da sociedade|da empresa')}))? (?:[éÉ]|${anyPrint('será|passa a ser')})(?: (?:[oa]|${anyPrint('o de|a de')}))? ${activities}`,
  // What a company does, as the title or the question before it.
  String.raw`(?:${anyPrint('o que a sociedade|o que a empresa|a que a sociedade|a que a empresa|a que')}) (?:${anyPrint('faz|fará|vai fazer|oferece|produz|vende|se dedica|se dedicará')})(?:\?:?|:) ${activities}`,
  // Under the title of its clause the list may stand alone.
  String.raw`(?:${anyPrint('cláusula|artigo')})[^.;:]{0,30}? ?[–—:-] (?:D[Oo] )?O(?:BJETO|bjeto)(?: (?:S(?:OCIAL|ocial)|${anyPrint('da sociedade|da empresa')}))?(?: \([^)]{3,40}\))?[.:–—-]* (?!${anyPrint('as atividades|a atividade|o ramo|fica|passa|altera|permanece|os sócio|o sócio|a sócia|resolve|a presente|nos termos|mediante|em virtude|por')})${activities}`,
  // Or behind a title with no more than its number, which a full stop ends ("III – Objeto. Comércio de …").
  String.raw`${clauseNumber}O(?:BJETO|bjeto)(?: (?:SOCIAL|[Ss]ocial|${anyPrint('da sociedade|da empresa')}))?(?:\.|:) ?[–—-]? ?(?!${anyPrint('as atividades|a atividade|o ramo|fica|passa|altera|permanece|os sócio|o sócio|a sócia|resolve|a presente|nos termos|mediante|em virtude|por|o fim|tem por|constitui|explorar')})${activities}`,
  // Or under a title with no more than its number ("3 · Objeto social").
  String.raw`(?<![\d,.])\d{1,2} ?[.ªº°]? ?[-–—.)·•] ?(?:D[Oo] )?O(?:BJETO|bjeto)(?: (?:SOCIAL|[Ss]ocial|${anyPrint('da sociedade|da empresa')}))?[.:]? (?=\p{Ll}{4})${activities}`,
].map((pattern) => ({ pattern: new RegExp(pattern, 'u'), gives: [['BusinessPurpose', 'long-text']] }));

const amount = String.raw`(?:R\$ ?)?((?<=R\$ ?)[\d.]+,\d{2}|${inWordsAlone.money})`;
const count = String.raw`([\d.]+|${inWordsAlone.number})`;
const units = anyPrint('quotas|quota|cotas|cota|ações');
const inWords = String.raw`(?: ?\([^)]*\))?`;
const capital = anyPrint('capital');

/** Sentences that say what a company has of capital, term and start, whichever is named first. */
const facts: readonly (readonly [
  id: FieldName<'socialcontract'>,
  kind: Told['gives'][number][1],
  pattern: string,
])[] = [
  // The former amount stands before the new one.
  [
    'ShareCapital',
    'money',
    String.raw`${capital}(?!iza)${said}{0,200}?(?:${anyPrint('passa|passará|passando|elevado|aumentado|majorado|reduzido|alterado|eleva-se|aumenta-se')})${said}{0,120}?(?:${anyPrint('para|a ser de|a ser|passando a|totalizando')})(?: (?:[oa]|n?o valor de|de|em))* ?${amount}`,
  ],
  // The former amount is told apart by a word of its own.
  [
    'ShareCapital',
    'money',
    String.raw`${capital}(?!iza)${said}{0,40}?(?:${anyPrint('antes|anteriormente|até então|que era')}) (?:${anyPrint('de')} )?R\$ ?[\d.]+,\d{2}${said}{0,60}?(?:${anyPrint('passa|passará|passando|eleva-se|aumenta-se|fica elevado|é elevado')}) (?:[aà]|${anyPrint('para|a ser de|a ser|ao valor de')}) ${amount}`,
  ],
  [
    'ShareCapital',
    'money',
    String.raw`(?:${anyPrint('capital')})?(?!iza)${said}{0,20}?(?:${anyPrint('fica|fica elevado|é fixado|fixado|elevado|aumentado')}) (?:${anyPrint('elevado|fixado|em|para|a')} )*${amount}${said}{0,60}?(?:${units})`,
  ],
  [
    'ShareCapital',
    'money',
    String.raw`${capital}(?: social)?(?:, ${said}{0,60},)? (?:[eéÉ]|${anyPrint('será|permanece|fica|totaliza|corresponde')})(?: (?:${anyPrint('fixado|subscrito|de|em|a|no valor de|no valor total de|na importância de|do valor de')}))* ${amount}`,
  ],
  [
    'ShareCapital',
    'money',
    String.raw`${amount}${inWords},? (?:(?:é|[eE]|ser[aá]) )?(?:[oO] )?${capital} ${anyPrint('social')}`,
  ],
  ['ShareCapital', 'money', String.raw`${capital}(?!iza)(?:(?!${units})${said}){0,140}?${amount}`],
  [
    'ShareCount',
    'integer',
    String.raw`${capital}(?!iza)${said}{0,260}?(?:em|por|de|a|EM|POR|DE|A) ${count}${inWords} (?:${anyPrint('iguais')} )?(?:${units})`,
  ],
  [
    'ShareCount',
    'integer',
    String.raw`(?:${anyPrint('dividid|representad|compost|constituíd|distribuíd|repartid|fracionad')})[oOaA][sS]? (?:em|por|de|EM|POR|DE) ${count}${inWords} (?:${anyPrint('iguais')} )?(?:${units})`,
  ],
  [
    'ShareAmount',
    'money',
    String.raw`(?:${units})${said}{0,60}?(?:${anyPrint('valor nominal|valor unitário|valor')})${said}{0,30}? ${amount}${said}{0,60}?(?:${anyPrint('cada')})`,
  ],
  [
    'ShareAmount',
    'money',
    String.raw`(?:${units}|${anyPrint('nominal|unitário')})${said}{0,30}? de ${amount}${said}{0,60}?${anyPrint('cada')}`,
  ],
  [
    'ShareAmount',
    'money',
    String.raw`(?:${units})${said}{0,60}?${anyPrint('valendo cada')}(?: uma)?:? ${amount}`,
  ],
  [
    'ShareAmount',
    'money',
    String.raw`(?:${anyPrint('valor nominal|valor unitário|valor nominal e unitário')})(?: (?:${anyPrint('unitário|e unitário|de cada quota|de cada cota|da quota|é')}))*(?: de|:)? ${amount}`,
  ],
  // A sentence of its own ("São 900 quotas de R$ 1,00 cada").
  [
    'ShareCount',
    'integer',
    String.raw`(?<!\p{L})(?:${anyPrint('são|serão|há|haverá')}) ([\d.]+)${inWords} (?:${units})(?: iguais)?,? (?:(?:n?o )?valor (?:nominal |unitário )?)?de R\$`,
  ],
  // Number and worth of the quotas behind the capital of a box ("R$ 90.000,00 em 900 quotas de R$ 100,00").
  [
    'ShareCount',
    'integer',
    String.raw`(?:em|por) ([\d.]+)${inWords} (?:${units})(?: iguais)?,? (?:(?:n?o )?valor (?:nominal |unitário )?)?de R\$`,
  ],
  [
    'ShareAmount',
    'money',
    String.raw`(?:em|por) [\d.]+${inWords} (?:${units})(?: iguais)?,? (?:(?:n?o )?valor (?:nominal |unitário )?)?de ${amount}`,
  ],
  [
    'StartDate',
    'date',
    String.raw`(?:${anyPrint('iníci|inici|encet|começ')})\p{L}*${said}{0,60}?(?:${anyPrint('atividade|operaç|a operar|a funcionar')})${said}{0,40}?(${day})`,
  ],
  [
    'StartDate',
    'date',
    String.raw`(?:${anyPrint('abre|abrirá|abriu|vai abrir')})(?: ${anyPrint('as portas')})? (?:${anyPrint('em|no dia')}) (${day})`,
  ],
  [
    'StartDate',
    'date',
    String.raw`(?:[.;:] )${anyPrint('início')}(?: (?:${anyPrint('em|no dia')})|:) (${day})`,
  ],
  [
    'StartDate',
    'date',
    String.raw`(?:${anyPrint('atividade|operaç')})${said}{0,40}?(?:${anyPrint('iníci|inici|encet|começ|a partir de|desde')})${said}{0,40}?(${day})`,
  ],
  [
    'StartDate',
    'date',
    String.raw`(?:${anyPrint('prazo|duração')})${said}{0,80}?(?:${anyPrint('contado de|contado desde|contados de|contada de|a partir de|a contar de|início em|iniciando em|iniciando-se em|com início em')})(?: o dia)? (${day})`,
  ],
  [
    'StartDate',
    'date',
    String.raw`(?:${anyPrint('começa|começou|começará|inicia|inicia-se|iniciou|iniciará')}) (?:${anyPrint('em|no dia|a partir de')}) (${day}),? (?:[eE] |${anyPrint('com')} )?(?:${anyPrint('dura|durará|vigora|vigorará|seu prazo|tem prazo|por prazo|prazo')})`,
  ],
  [
    'StartDate',
    'date',
    String.raw`(?:${anyPrint('funciona|opera|atua|existe|em funcionamento|em atividade')}) ${anyPrint('desde')}(?: o dia)? (${day})`,
  ],
  [
    'Term',
    'text',
    String.raw`(?:${anyPrint('duração|prazo|tempo|vigorar|vigerá')})${said}{0,60}? (?:${anyPrint('por')} (?:${anyPrint('tempo|prazo')}) )?((?:[iI][nN])(?:${anyPrint('determinado')})|(?:${anyPrint('determinado')}))`,
  ],
  [
    'Term',
    'text',
    String.raw`(?:${anyPrint('prazo de duração|duração')})(?: (?:${anyPrint('da sociedade|da empresa|da companhia|será|é|de|por|pelo|prazo|tempo')}))* (\d{1,2}${inWords} anos)`,
  ],
];

/** What the clauses of a company's deed say of it. */
export const companyPhrases: readonly Told[] = [
  ...names,
  ...purposes,
  ...facts.map(([id, kind, pattern]): Told => ({ pattern: new RegExp(pattern, 'u'), gives: [[id, kind]] })),
];
