import type { FieldName } from '@lavra/contract/services/fields';
import type { Phrase } from '../reading/phrases/phrases.ts';

/** Kinds of care (RN ANS 465) as cards shorten them, of which a plan has one or several. */
const care =
  'AMB(?:ULATORIAL|\\.)?|HOSP(?:ITALAR|\\.)?|OBST(?:ETR[ÍI]CIA|\\.)?|ODONTO(?:L[ÓO]GIC[AO]|\\.)?|REFER[ÊE]NCIA';
const segmentation = new RegExp(
  `^((?:(?:PLANO )?(?:${care}))(?: ?[+/&] ?| E | COM | C/ ?| SEM | S/ ?)(?:(?:${care})(?: ?[+/&] ?| E | COM | C/ ?| SEM | S/ ?)?)+)$`,
  'iu',
);

/** What words of a health plan's card are without a label: those of RN ANS 501 and 465, and numbers that only plans have. */
export const valuesWithoutLabel: readonly Phrase<FieldName<'healthcard'>>[] = [
  { pattern: segmentation, gives: [['Segmentation', 'text']] },
  // The ANS writes a product's number in groups with a stroke and a check digit.
  { pattern: /^(\d{3}\.?\d{3}\/\d{2}-\d)$/, gives: [['PlanAnsNumber', 'number']] },
  {
    pattern: /^((?:COM|SEM) CO-?PARTICIPA[ÇC][ÃA]O(?: \d{1,2} ?%)?)$/iu,
    gives: [['CoPayment', 'text']],
  },
  {
    pattern:
      /^((?:QUARTO|ACOMODA[ÇC][ÃA]O) (?:INDIVIDUAL|COLETIV[OA]|PRIVATIVO)|(?:INDIVIDUAL|COLETIVA) ?\((?:APARTAMENTO|ENFERMARIA)\))$/iu,
    gives: [['Accommodation', 'text']],
  },
  { pattern: /^(Apartamento|Enfermaria)(?!\p{L})/iu, gives: [['Accommodation', 'text']] },
  // Behind the word for whose card it is ("beneficiária dependente").
  {
    pattern: /^(?:Benefici[áa]ri|Segurad|Associad)[oa](?:\(a\))? (titular|dependente|agregad[oa])$/iu,
    gives: [['BeneficiaryType', 'text']],
  },
  {
    pattern: /^(Titular|Dependente|C[ôo]njuge|Companheir[ao]|Filh[ao]|Entead[ao]|Agregad[ao])$/iu,
    gives: [['BeneficiaryType', 'text']],
  },
  {
    pattern: /^(Nacional|Estadual|Municipal|Grupo de (?:Estados|Munic[ií]pios))$/i,
    gives: [['Coverage', 'text']],
  },
];

/** The operator's register, which every card has to show. */
export const ofRegister: Phrase<FieldName<'healthcard'>> = {
  pattern:
    /\bANS ?[-–:]?(?: sob)?(?: o)? ?(?:n[úu]mero|n?[º°o.]*):? ?(\d{5} ?-? ?\d|\d{2}\.\d{3} ?-? ?\d)\b/iu,
  gives: [['AnsNumber', 'number']],
};
