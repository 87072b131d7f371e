import type { ServiceForm } from '../reading/forms/form-spec.ts';

/** A person's name in a sentence, which ends before a word in small letters that joins no names. */
const person = String.raw`\p{Lu}[\p{L}'’.-]+(?: (?:d[aeo]s? |e )?\p{Lu}[\p{L}'’.-]*){1,5}`;
const weighed = String.raw`(?<!\p{L})(?:[Pp]es(?:ad[oa]s?|ou-se)|[Pp]esagem(?: (?:feita|realizada|efetuada|executada))?|[Cc]onferid[oa])`;
const by = String.raw`(?:por|pel[oa]) ?:? ?(?:(?:[Oo]perador|[Bb]alanceir[oa])(?:\(?a\)?)?:? )?`;
const scale = String.raw`(?:n?a )?[Bb]alança(?: rodoviária)?(?: n[º°o.]{1,2}| número)?:? ?0*(\d{1,3})(?!\d|[.,/]\d)`;

/** Who weighed, and on which scale, as sentences say it: either before the other, or alone. */
export const operatorSayings: NonNullable<ServiceForm<'weighingticket'>['phrases']> = [
  {
    pattern: new RegExp(`${weighed} ${by}(${person}),? ${scale}`, 'u'),
    gives: [
      ['OperatorName', 'name'],
      ['ScaleNumber', 'integer'],
    ],
  },
  {
    pattern: new RegExp(`${weighed},? ${scale},? ${by}(${person})`, 'u'),
    gives: [
      ['ScaleNumber', 'integer'],
      ['OperatorName', 'name'],
    ],
  },
  // Behind the scale who worked it.
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})${scale},? (?:com |de |sob )?(?:operad[oa]|operador(?:a|\(a\))?|balanceir[oa]|manejad[oa])(?: ${by}|:? )(${person})`,
      'u',
    ),
    gives: [
      ['ScaleNumber', 'integer'],
      ['OperatorName', 'name'],
    ],
  },
  { pattern: new RegExp(`${weighed} ${by}(${person})`, 'u'), gives: [['OperatorName', 'name']] },
  { pattern: new RegExp(`${weighed},? ${scale}`, 'u'), gives: [['ScaleNumber', 'integer']] },
];
