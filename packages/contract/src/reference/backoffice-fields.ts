import type { Line } from './said.ts';

const seconds = (pt: string, en: string): Line => [`${pt}, em segundos.`, `${en}, in seconds.`];

/** What the fields of human review mean, by their name. */
export const backofficeFields: Readonly<Record<string, Line>> = {
  filters: [
    'Condições separadas por `;`, todas verdadeiras: `project|Cadastro; work_time>=90; conf.Name<=80`.',
    'Conditions with `;` between them, all of them true: `project|Cadastro; work_time>=90; conf.Name<=80`.',
  ],
  start_date: ['Primeiro dia da criação, `AAAA-MM-DD`.', 'First day of creation, `YYYY-MM-DD`.'],
  end_date: ['Último dia, incluído.', 'Last day, included.'],
  all: [
    'De todas as empresas, para administradores do provedor.',
    'Of all companies, for administrators of the provider.',
  ],
  task: ['A revisão do job.', 'The review of the job.'],
  operator: ['Id de quem decidiu ou trabalha nela.', 'Id of who decided or works at it.'],
  operators: ['Quem revisou.', 'Who reviewed.'],
  projects: ['Os projetos.', 'The projects.'],
  user_id: ['Id da pessoa.', 'Id of the person.'],
  queue_diff: seconds('Tempo na fila', 'Time in the queue'),
  diff: seconds('Tempo de trabalho', 'Time of work'),
  target_at: [
    'Até quando deveria estar pronta. UTC, RFC 3339.',
    'Until when it should be done. UTC, RFC 3339.',
  ],
  ready_at: ['Quando entrou na fila. UTC, RFC 3339.', 'When it came into the queue. UTC, RFC 3339.'],
  started_at: [
    'Quando alguém a pegou primeiro. UTC, RFC 3339.',
    'When somebody first took it. UTC, RFC 3339.',
  ],
  operation: [
    '`accepted`: como foi lido; `corrected`; `rejected`.',
    '`accepted`: as it was read; `corrected`; `rejected`.',
  ],
  success_status: ['Se tudo o que foi lido estava certo.', 'Whether all that was read was right.'],
  error_fields: [
    'Campos corrigidos, incluídos ou retirados.',
    'Fields that were corrected, added or taken away.',
  ],
  additional_info: ['O que a revisão humana fez; só o que há.', 'What human review did; only what there is.'],
  total_pages: ['Páginas ao todo.', 'Pages in all.'],
  total_items: ['Linhas ao todo.', 'Rows in all.'],
  metadata_fields: [
    'Chaves dos metadados, como um filtro as nomeia.',
    'Keys of the metadata, as a filter names them.',
  ],
  result_fields: ['Campos lidos ou decididos.', 'Fields that were read or decided.'],
  total_completed: ['Revisões concluídas.', 'Completed reviews.'],
  total_success: ['Concluídas sem nenhuma correção.', 'Completed without any correction.'],
  total_second: ['Concluídas por duas pessoas.', 'Completed by two people.'],
  total_agreed: [
    'Dessas, as em que as duas deixaram os mesmos valores.',
    'Of those, the ones in which both left the same values.',
  ],
  total_available: ['Na fila agora, de qualquer dia.', 'In the queue now, of any day.'],
  avg_diff: seconds('Média do tempo de trabalho das concluídas', 'Average time of work of those completed'),
  avg_queue_diff: seconds('Média da espera das concluídas', 'Average wait of those completed'),
  daily_info: ['Enviados à revisão por dia, por projeto.', 'Sent to review by day, by project.'],
  reviews: ['Revisões concluídas em que tudo isto se apoia.', 'Completed reviews that all of this rests on.'],
  field: ['O campo.', 'The field.'],
  judged: [
    'Valores lidos com confiança e julgados por pessoas.',
    'Values that were read with a confidence and judged by people.',
  ],
  right: ['Quantos estavam certos.', 'How many were right.'],
  wrong: ['Quantos estavam errados.', 'How many were wrong.'],
  missed: ['Valores que as pessoas incluíram.', 'Values that people added.'],
  confidence_right: ['Confiança média dos certos.', 'Average confidence of those that were right.'],
  confidence_wrong: ['Confiança média dos errados.', 'Average confidence of those that were wrong.'],
  points: ['Os julgados, por ponto inteiro de confiança.', 'Those judged, by whole percent of confidence.'],
  confidence: ['Confiança, sem as decimais.', 'Confidence, without decimals.'],
};
