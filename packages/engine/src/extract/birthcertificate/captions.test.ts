import { expect, it } from 'vitest';
import { pageOfRows, type Row } from '../testing/sheet-of-rows.ts';
import { valuesOn } from '../testing/values-on.ts';

const rows: readonly Row[] = [
  [[350, 'CERTIDÃO DE NASCIMENTO']],
  [],
  [],
  [[100, 'Rui Lima Sá']],
  [[420, 'nome e sobrenome do registrado']],
  [],
  [
    [100, '04:20'],
    [300, 'masculino'],
    [500, 'Hospital Sol'],
  ],
  [
    [160, 'hora'],
    [360, 'sexo'],
    [620, 'lugar do nascimento'],
  ],
  [],
  [
    [100, 'Santarém'],
    [600, 'Pará'],
  ],
  [
    [310, 'cidade'],
    [730, 'Estado'],
  ],
  [],
  [[100, 'FILHO DE']],
  [[100, 'Ari Lima Sá']],
  [[480, 'nome do pai']],
  [],
  [[100, 'Eva Luz Reis']],
  [[480, 'nome da mãe']],
  [],
  [[100, 'AVÓS PATERNOS']],
  [
    [100, 'Noel Lima'],
    [520, 'Ana Sá Reis'],
  ],
  [
    [290, 'avô'],
    [700, 'avó'],
  ],
  [],
  [[100, 'Ari Lima Sá']],
  [[480, 'declarante']],
];

it('captions in small letters below the lines of a form are set above what was filled in', () => {
  expect(valuesOn('birthcertificate', pageOfRows(rows, 'text-layer', 100))).toMatchObject({
    Name: 'Rui Lima Sá',
    BirthTime: '04:20',
    Sex: 'M',
    BirthLocation: 'Hospital Sol',
    BirthPlace: 'Santarém',
    BirthState: 'PA',
    FatherName: 'Ari Lima Sá',
    MotherName: 'Eva Luz Reis',
    PaternalGrandfather: 'Noel Lima',
    PaternalGrandmother: 'Ana Sá Reis',
    Declarant: 'Ari Lima Sá',
  });
});

/** Words in small print below the middle of what was filled in, whose lines have gaps between them. */
const under = (left: number, text: string, said: string, top: number) => {
  const wordsOf = (line: string, from: number, y: number, letter: number, height: number) => {
    let x = from;
    return line.split(' ').map((word) => {
      const box = [x / 1000, y / 1000, (word.length * letter) / 1000, height / 1000] as const;
      x += word.length * letter + letter;
      return { text: word, conf: 100, box: [...box] as [number, number, number, number] };
    });
  };
  const middle = left + text.length * 4;
  const caption = wordsOf(said, middle - said.length * 2, top + 14, 4, 6);
  return [...wordsOf(text, left, top, 8, 11), ...caption];
};

it('captions in small print below the middles of values are set above them, whatever the gaps between lines', () => {
  const words = [
    ...under(400, 'ÓBITO', 'certidão', 60),
    ...under(120, 'C-20', 'livro', 140),
    ...under(480, '7', 'folha', 140),
    ...under(800, '5.006', 'número de ordem', 140),
    ...under(350, 'Eva Luz Reis', 'nome do falecido', 190),
    ...under(120, 'feminino', 'sexo', 240),
    ...under(310, 'branca', 'cor', 240),
    ...under(480, '54 anos', 'idade', 240),
    ...under(800, 'viúva', 'estado civil', 240),
    ...under(180, 'doméstica', 'profissão', 290),
    ...under(650, 'Santarém', 'natural de', 290),
    ...under(150, 'Ari Lima Sá', 'pai', 340),
    ...under(600, 'Ana Sá Reis', 'mãe', 340),
    ...under(300, 'uremia, nefrite', 'causa da morte', 390),
    ...under(150, 'Dr. Rui Prado Melo', 'médico que atestou', 440),
    ...under(650, 'Noel Lima', 'declarante', 440),
  ];
  const looks = { source: 'text-layer', orientation: 0, quality: 'ok', width: 1000, height: 1000 } as const;
  const page = { number: 1, words, lines: [], codes: [], ...looks };
  expect(valuesOn('deathcertificate', page)).toMatchObject({
    Book: 'C-20',
    Page: '7',
    Entry: '5006',
    Name: 'Eva Luz Reis',
    Sex: 'F',
    SkinColor: 'branca',
    Age: '54',
    MaritalStatus: 'viúva',
    Occupation: 'doméstica',
    BirthPlace: 'Santarém',
    FatherName: 'Ari Lima Sá',
    MotherName: 'Ana Sá Reis',
    CauseOfDeath: 'uremia, nefrite',
    PhysicianName: 'Rui Prado Melo',
    Declarant: 'Noel Lima',
  });
});

it('plain words are captions below the beginnings of values, and no sentence goes through them', () => {
  const set = (text: string, said: string, top: number) => {
    const moved = under(60, text, said, top);
    const by = 0.06 - Math.min(...moved.slice(text.split(' ').length).map(({ box }) => box[0]));
    return moved.map((word, at) =>
      at < text.split(' ').length
        ? word
        : { ...word, box: [word.box[0] + by, word.box[1], word.box[2], word.box[3]] as typeof word.box },
    );
  };
  const words = [
    ...set('Rui Lima Sá', 'nome de quem nasceu', 60),
    ...set('16/08/2022', 'nasceu no dia', 110),
    ...set('dezesseis de agosto de dois mil e vinte e dois', 'dia do nascimento, em palavras', 160),
    ...set('21h15', 'a que horas', 210),
    ...set('masculino', 'sexo', 260),
    ...set('Crato / CE', 'cidade onde nasceu', 310),
    ...set('Hospital Sol', 'lugar do parto', 360),
    ...set('Ari Lima Sá', 'quem declarou', 410),
    ...set('Registro Civil das Pessoas Naturais de Crato', 'quem emite', 460),
  ];
  const looks = { source: 'text-layer', orientation: 0, quality: 'ok', width: 1000, height: 1000 } as const;
  expect(valuesOn('birthcertificate', { number: 1, words, lines: [], codes: [], ...looks })).toMatchObject({
    Name: 'Rui Lima Sá',
    BirthDate: '2022-08-16',
    BirthDateInWords: 'dezesseis de agosto de dois mil e vinte e dois',
    BirthTime: '21:15',
    BirthPlace: 'Crato',
    BirthLocation: 'Hospital Sol',
    Declarant: 'Ari Lima Sá',
  });
});
