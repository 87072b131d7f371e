/** Where the calls of a reviewer stand and what they are called. */
export const reviewOperations = {
  getReviewQueue: { group: 'review', pt: 'Tarefas abertas por empresa e serviço' },
  getNextTask: { group: 'review', pt: 'A tarefa que seria pega a seguir, antes de ser' },
  claimTask: {
    group: 'review',
    pt: 'Pegar a próxima tarefa; quem já tem uma recebe essa',
    more: {
      pt: 'A meta mais antiga primeiro; com `job_id`, essa, se estiver livre. Sem sinal de vida por 60 s, ela volta à fila. Um administrador escolhe entre todas as empresas.',
      en: 'The oldest target first; with `job_id`, that one where it is free. Without a sign of life for 60 s it goes back to the queue. An administrator chooses among all companies.',
    },
  },
  renewTask: { group: 'review', pt: 'Continuar com uma tarefa; encerra uma pausa' },
  pauseTask: { group: 'review', pt: 'Parar o relógio de uma tarefa e ficar com ela por um tempo' },
  releaseTask: { group: 'review', pt: 'Devolver uma tarefa à fila' },
  postponeTask: { group: 'review', pt: 'Adiar uma tarefa por alguns minutos' },
  submitTask: {
    group: 'review',
    pt: 'Decidir uma tarefa: o que não é corrigido é aceito como foi lido',
    more: {
      pt: 'O job termina na mesma transação; resultado e webhook levam os valores corrigidos, com `origin` e `read`. Onde duas pessoas decidem, a primeira decisão fica guardada, e a tarefa volta à fila para outra pessoa, que não a vê.',
      en: 'The job ends in the same transaction; result and webhook carry the corrected values, with `origin` and `read`. Where two people decide, the first decision is kept, and the task goes back to the queue for somebody else, who does not see it.',
    },
  },
  rejectTask: { group: 'review', pt: 'Recusar o documento de uma tarefa: o job termina em erro' },
  readRegion: { group: 'review', pt: 'Ler mais uma vez uma parte de uma página de uma tarefa' },
} as const;
