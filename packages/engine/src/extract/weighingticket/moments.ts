/** What the two weighings are called; the first one stands before the second on every form. */
export const [first, second] = [
  [
    'entrada',
    '1ª pesagem',
    'primeira pesagem',
    'pesagem inicial',
    'pesagem de entrada',
    'pesagem 1',
    'inicial',
    'chegada',
    '1ª pes.',
  ],
  [
    'saída',
    '2ª pesagem',
    'segunda pesagem',
    'pesagem final',
    'pesagem de saída',
    'pesagem 2',
    'final',
    '2ª pes.',
  ],
] as const;

/** What a form says of the vehicle behind the name of a weighing, unless it is cut short: with these it resembles that of a weight ("1ª - PESO BRUTO"). */
const states = ['cheio', 'carregado', 'vazio', 'bruto', 'tara'];
const withStates = (names: readonly string[]): string[] =>
  names.flatMap((name) =>
    name.endsWith('.') ? [name] : [name, ...states.map((state) => `${name} (${state})`)],
  );

/** Names that alone are the label of date, time and weight of a weighing. */
export const [firstAlone, secondAlone] = [
  withStates([
    '1ª PES.',
    'ENTRADA',
    'Ent.',
    'Entr.',
    '1ª pesagem',
    'Primeira pesagem',
    'Pesagem inicial',
    'Pes. inicial',
    'Pesagem de entrada',
    'Pesagem entrada',
    'Pesagem 1',
    'Chegada',
    'Chegou',
    'Entrou',
  ]),
  withStates([
    '2ª PES.',
    'SAÍDA',
    'Sai.',
    'Saíd.',
    '2ª pesagem',
    'Segunda pesagem',
    'Pesagem final',
    'Pes. final',
    'Pesagem de saída',
    'Pesagem saída',
    'Pesagem 2',
    'Saiu',
  ]),
] as const;

/** Titles of the two weighings, each in a box of its own. */
export const momentTitles = {
  Entry: [...firstAlone, 'Dados da entrada', 'Peso de entrada', 'Dados da 1ª pesagem'],
  Exit: [...secondAlone, 'Dados da saída', 'Peso de saída', 'Dados da 2ª pesagem'],
} as const;
