/** What the place is called that asks for care or gives it, and how its label may say which of both it does. */
const [places, asking, giving] = [
  [
    'Clínica',
    'Hospital',
    'Laboratório',
    'Estabelecimento',
    'Instituição',
    'Unidade',
    'Empresa',
    'Consultório',
    'Prestador',
    'Contratado',
    'Credenciado',
    'Clínica/Hospital',
    'Hospital/Clínica',
    'Local',
  ],
  ['solicitante', 'requisitante', 'que solicitou', 'que pediu', 'que requisitou', 'do pedido'],
  ['executante', 'que executou', 'que realizou', 'que fez', 'que atendeu', 'do atendimento'],
] as const;
const placesThat = (does: readonly string[]): string[] =>
  places.flatMap((place) => does.map((each) => `${place} ${each}`));

/** The code that the operator gives to such a place. */
export const codesOfPlaces: readonly string[] = places.flatMap((place) =>
  ['do', 'da'].map((of) => `Código ${of} ${place.toLowerCase()} na operadora`),
);

/** Labels of the place that asks, and of the one that gives the care. */
export const [placesThatAsk, placesThatGive] = [placesThat(asking), placesThat(giving)] as const;
