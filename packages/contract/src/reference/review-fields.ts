import type { Line } from './said.ts';

const time = (pt: string, en: string): Line => [
  `${pt} UTC, RFC 3339, em segundos.`,
  `${en} UTC, RFC 3339, to the second.`,
];

/** What the fields of human review mean. */
export const reviewFields: Readonly<Record<string, Line>> = {
  origin: [
    '`review`: o valor foi dado por uma pessoa na revisão humana; ausente no que o motor leu.',
    '`review`: the value was given by a person in human review; absent in what the engine read.',
  ],
  read: [
    'O que o motor tinha lido no lugar; ausente quando não leu nada.',
    'What the engine had read in its place; absent where it read nothing.',
  ],
  target_minutes: [
    'Minutos até a tarefa atrasar; um dia se ausente.',
    'Minutes until a task is late; a day when absent.',
  ],
  second_review_percent: [
    'Porcentagem das tarefas que duas pessoas decidem; 100 são todas, ausente é nenhuma.',
    'Percent of the tasks that two people decide; 100 is all of them, absent is none.',
  ],
  doubts: [
    'Chaves dos campos de que o motivo trata: `Name`, `Items[0].Code`, `#2.Name`.',
    'Keys of the fields that the reason is about: `Name`, `Items[0].Code`, `#2.Name`.',
  ],
  lease_until: time(
    'Até quando é de quem a pegou, sem outro sinal de vida.',
    'How long it is its reviewer’s without another sign of life.',
  ),
  is_paused: ['Se o relógio está parado.', 'Whether the clock is stopped.'],
  work_time: ['Segundos de trabalho até agora.', 'Seconds of work so far.'],
  available: ['Que podem ser pegas agora.', 'That can be claimed now.'],
  claimed: ['Que alguém revisa agora.', 'That somebody reviews now.'],
  postponed: ['Adiadas.', 'Put off.'],
  late: ['Que passaram da meta.', 'Past their target.'],
  oldest_ready_at: time('Desde quando espera a mais antiga.', 'Since when the oldest waits.'),
  next_target_at: time('A próxima meta que vence.', 'The target that is missed next.'),
  done_today: ['Decididas hoje por quem pergunta.', 'Decided today by who asks.'],
  company: ['Somente desta empresa.', 'Of this company alone.'],
  corrections: [
    'O que muda; o resto é aceito como foi lido.',
    'What changes; the rest is accepted as it was read.',
  ],
  is_final: [
    'Falso quando outra pessoa ainda tem de decidir.',
    'False where another person still has to decide.',
  ],
  file: ['`document`, `selfie` ou `extra_document`.', '`document`, `selfie` or `extra_document`.'],
};
