import type { FieldName } from '@lavra/contract/services/fields';
import type { FormField } from '../reading/forms/form-spec.ts';
import { combined } from './wordings.ts';

const ofWhat = [
  '',
  'da locação',
  'de locação',
  'do contrato',
  'da vigência',
  'de vigência',
  'contratual',
  'do prazo',
];

/** Boxes that hold both days of a term. */
const ofBoth = [
  ...combined(['Vigência'], ['', 'do contrato', 'da locação', 'contratual', '(início e término)']),
  ...combined(
    ['Período', 'Prazo'],
    ['', 'da locação', 'de locação', 'do contrato', 'de vigência', 'contratual'],
  ),
  'Início e término',
  'Início / Término',
  'Início – Término',
  'Início e fim',
];

/** How a lease for holidays goes on behind the first and the last day. */
const ofStay = ['', 'em', '(data)', 'do hóspede', 'do locatário', 'no imóvel', 'do imóvel'];

/** How long a lease goes on, by its summary. */
export const term: readonly FormField<FieldName<'contract'>>[] = [
  {
    id: 'TermMonths',
    kind: 'months',
    labels: [
      ...combined(
        ['Prazo', 'Duração', 'Vigência', 'Período', 'Tempo'],
        ['', '(meses)', 'em meses', 'da locação', 'de locação', 'do contrato', 'contratual', 'total'],
      ),
      ...combined(
        ['Prazo'],
        ['em meses', 'de vigência', 'de duração', 'determinado', 'da locação (meses)', 'locatício'],
      ),
      'Número de meses',
      'Nº de meses',
      'Meses',
    ],
  },
  {
    id: 'StartDate',
    kind: 'date',
    labels: [
      ...combined(['Início', 'Começo', 'Termo inicial', 'Data inicial'], ofWhat),
      ...combined(
        ['Data de início', 'Data do início', 'Dia do início'],
        ['', 'da locação', 'do contrato', 'da vigência'],
      ),
      ...combined(['Início', 'Inicia', 'Começa', 'Começa a vigorar'], ['em', 'no dia']),
      ...combined(
        ['Vigência', 'Prazo', 'Locação', 'Período'],
        ['– início', 'a partir de', 'desde', '(início)'],
      ),
      'Primeiro dia',
      'Primeiro dia da locação',
      'Vigente a partir de',
      'A começar em',
      'A iniciar em',
      'A iniciar-se em',
      'A partir de',
      'A contar de',
      ...combined(['Entrada', 'Chegada', 'Ingresso', 'Check-in'], ofStay),
      ...combined(['Data', 'Dia'], ['de entrada', 'da entrada', 'de chegada', 'do check-in', 'de check-in']),
      'Entrega das chaves',
      'Data da entrega das chaves',
      ...ofBoth,
    ],
  },
  {
    id: 'EndDate',
    kind: 'date',
    labels: [
      ...combined(['Término', 'Fim', 'Final', 'Encerramento', 'Termo final', 'Data final'], ofWhat),
      ...combined(
        ['Data de término', 'Data do término', 'Data do fim', 'Data de encerramento', 'Dia do término'],
        ['', 'da locação', 'do contrato', 'da vigência'],
      ),
      ...combined(['Término', 'Termina', 'Finda', 'Fim', 'Encerra', 'Vence'], ['em', 'no dia']),
      ...combined(['Vigência', 'Prazo', 'Locação', 'Período'], ['– término', '– fim', 'até', '(término)']),
      'Último dia',
      'Último dia da locação',
      'Vencimento do contrato',
      'Vencimento da locação',
      ...combined(['Saída', 'Partida', 'Desocupação', 'Check-out'], ofStay),
      ...combined(['Data', 'Dia'], ['de saída', 'da saída', 'de partida', 'do check-out', 'de check-out']),
      'Devolução das chaves',
      'Data da devolução das chaves',
      'Vigente até',
      'A terminar em',
      'E a terminar em',
      'A findar em',
      'E a findar em',
      ...ofBoth,
    ],
  },
  // Words of sentences as well: they are labels of a day only where one stands at them.
  { id: 'StartDate', kind: 'date', labels: ['De', 'Desde'], alone: true },
  { id: 'EndDate', kind: 'date', labels: ['Até', 'Até o dia'], alone: true },
];
