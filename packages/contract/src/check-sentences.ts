import type { CheckReason, ValidationStatus } from './model/validation.ts';

interface Sentence {
  readonly pt: string;
  readonly en: string;
}

/** The outcome of a validation, or of one of its checks. */
export const validationSentences: Readonly<Record<ValidationStatus, Sentence>> = {
  pending: { pt: 'Aguardando a resposta da consulta.', en: 'Waiting for the answer of the check.' },
  approved: { pt: 'A consulta confirma o que foi lido.', en: 'The check confirms what was read.' },
  rejected: { pt: 'A consulta não confirma o documento.', en: 'The check does not confirm the document.' },
  inconclusive: { pt: 'A consulta não pôde ser feita.', en: 'The check could not be made.' },
  failed: { pt: 'A consulta falhou: nada foi validado.', en: 'The check failed: nothing was validated.' },
  not_configured: {
    pt: 'Consulta não configurada: nada foi validado.',
    en: 'Check not configured: nothing was validated.',
  },
};

/** Why a check did not approve. */
export const checkSentences: Readonly<Record<CheckReason, Sentence>> = {
  differs: {
    pt: 'O que foi lido difere do que consta no serviço consultado.',
    en: 'What was read differs from what the service holds.',
  },
  irregular: {
    pt: 'O documento não está regular no serviço consultado.',
    en: 'The document is not in order at the service.',
  },
  unknown: {
    pt: 'O serviço consultado não conhece este documento.',
    en: 'The service does not know this document.',
  },
  value_missing: {
    pt: 'O documento não traz o valor de que a consulta precisa.',
    en: 'The document lacks the value that the check needs.',
  },
  many_documents: {
    pt: 'O arquivo tem mais de um documento, e a consulta confirma um só.',
    en: 'The file holds more than one document, and the check confirms a single one.',
  },
  not_answered: {
    pt: 'O serviço consultado não responde sobre este documento (por exemplo, de menor de idade).',
    en: 'The service gives no answer about this document (a minor’s, for example).',
  },
  timeout: {
    pt: 'O serviço consultado não respondeu a tempo: nada foi validado.',
    en: 'The service did not answer in time: nothing was validated.',
  },
  unreachable: {
    pt: 'O serviço consultado está fora do ar: nada foi validado.',
    en: 'The service is down: nothing was validated.',
  },
  overloaded: {
    pt: 'O serviço consultado recusou por excesso de consultas: nada foi validado.',
    en: 'The service refused for too many calls: nothing was validated.',
  },
  unauthorized: {
    pt: 'O serviço consultado não aceitou o acesso do provedor: nada foi validado.',
    en: 'The service did not accept the provider’s access: nothing was validated.',
  },
  unpaid: {
    pt: 'O contrato do provedor com o serviço não cobre esta consulta: nada foi validado.',
    en: 'The provider’s contract with the service does not cover this check: nothing was validated.',
  },
  bad_answer: {
    pt: 'O serviço consultado respondeu algo que não se entende: nada foi validado.',
    en: 'The service answered something that cannot be understood: nothing was validated.',
  },
  broken_off: {
    pt: 'A consulta foi interrompida repetidas vezes: nada foi validado.',
    en: 'The check was broken off again and again: nothing was validated.',
  },
};
