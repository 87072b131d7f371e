/**
 * Words that forms print for each other in labels, wherever they stand in one; the first of each group is no better than the others. From general
 * knowledge of fiscal, civil and freight forms. Words that also name something else ("Local", "Praça") are left out.
 */
const groups: readonly (readonly string[])[] = [
  ['Município', 'Cidade', 'Localidade'],
  ['UF', 'Unidade da Federação', 'Unidade Federativa', 'Unid. Fed.'],
  ['Endereço', 'Logradouro', 'End.'],
  ['Telefone', 'Fone', 'Tel.'],
  ['E-mail', 'Correio eletrônico', 'Endereço eletrônico'],
  ['Razão social', 'Nome empresarial', 'Denominação social', 'R. social'],
  ['Inscrição estadual', 'Insc. estadual', 'I. estadual', 'I.E.'],
  ['Inscrição municipal', 'Insc. municipal', 'I. municipal', 'I.M.'],
  ['Data de emissão', 'Data da emissão', 'Emitido em', 'Emissão'],
  ['Hora', 'Horário'],
  ['Senha', 'Token'],
  ['Valor unitário', 'Preço unitário', 'Preço unit.'],
  ['Valor total', 'Preço total'],
  ['Valor do', 'Valor total do', 'Total do'],
  ['Valor da', 'Valor total da', 'Total da'],
  ['Valor dos', 'Valor total dos', 'Total dos'],
  ['Valor das', 'Valor total das', 'Total das'],
];

/** Most ways in which one label is printed with its words exchanged. */
const mostWays = 12;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A word or several by themselves, in either case; its point ends it. */
const alone = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\d])${escaped(words)}(?![\\p{L}\\d])`, 'iu');

const exchanges = groups.map((group) => group.map((words) => ({ words, at: alone(words) })));

/**
 * Labels of two values: exchanged, "Bairro/Cidade" would be the words "Bairro" over "Município", which are two labels. Those that end with the
 * state are printed in all ways.
 */
const isOfTwo = /\/|\be\b/iu;
const endsWithState = /(?:UF|Estado)\.?$/u;

/** The label with the words of some groups exchanged for others of the same group; without the label itself. */
export function withWordsExchanged(label: string): string[] {
  if (isOfTwo.test(label) && !endsWithState.test(label)) return [];
  let ways = [label];
  for (const group of exchanges) {
    const own = group.find(({ at }) => at.test(label));
    if (own === undefined) continue;
    const others = group.filter((each) => each !== own);
    ways = [...ways, ...ways.flatMap((way) => others.map(({ words }) => way.replace(own.at, words)))];
  }
  return [...new Set(ways.slice(1, mostWays + 1))];
}
