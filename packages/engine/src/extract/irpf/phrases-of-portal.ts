import type { ServiceForm } from '../reading/forms/form-spec.ts';

/** Lines of a summary on the web that hold their values in a sentence. */
export const phrasesOfPortal: NonNullable<ServiceForm<'irpf'>['phrases']> = [
  // What the year of a print's title is of ("ganhos do ano-calendário 2024").
  {
    pattern: /(?<!\p{L})(?:ano-calend[áa]rio|ano-base)(?: de)?:? (20\d\d)(?![\d/.-])/iu,
    gives: [['CalendarYear', 'year']],
  },
  // A sentence in which a balance is paid ("4 quotas de R$ 339,28").
  {
    pattern:
      /(?<![\d,.])(\d{1,2}) (?:quotas?|cotas?|parcelas?)(?: mensais)?(?: e)?(?: iguais)?,? de (?:R\$ ?)?(\d{1,3}(?:\.\d{3})*,\d{2})(?!\d)/iu,
    gives: [
      ['InstallmentCount', 'integer'],
      ['InstallmentAmount', 'money'],
    ],
  },
];
