import type { Said } from '../said.ts';

interface GroupText {
  readonly title: Said;
  readonly text: Said;
  /** Made for the console; a customer's program needs none of these calls. */
  readonly isConsole?: true;
  /** The calls that come first, in the order in which they are needed; the others follow. */
  readonly first?: readonly string[];
}

/** Groups of calls, in the order in which a newcomer needs them. */
export const groups = {
  token: {
    title: { pt: 'Token', en: 'Token' },
    text: {
      pt: 'Troque a credencial de uma API Client por um token; todas as chamadas seguintes o levam.',
      en: 'Exchange the credential of an API client for a token; every call after it carries that.',
    },
  },
  sending: {
    title: { pt: 'Enviar documentos', en: 'Send documents' },
    text: {
      pt: 'Anuncie um job (um documento) ou um lote (um ZIP), envie os arquivos pelos links recebidos. Ou tudo de uma vez, até 6 MB.',
      en: 'Announce a job (one document) or a batch (a zip), PUT the files to the links you get. Or all at once, up to 6 MB.',
    },
    first: ['createJob', 'putObject', 'sendJob', 'createBatch'],
  },
  results: {
    title: { pt: 'Resultados', en: 'Results' },
    text: {
      pt: 'O que foi lido, e em que ponto está o que ainda não foi. Um webhook dispensa perguntar.',
      en: 'What was read, and how far that is which was not read yet. A webhook saves the asking.',
    },
    first: ['getSingleJobResult', 'getJobResult', 'getBatchStatus', 'getBatchResult'],
  },
  training: {
    title: { pt: 'Treinamento', en: 'Training' },
    text: {
      pt: 'Arquivos de exemplo para melhorar a leitura, se a empresa aceitou.',
      en: 'Sample files that improve the reading, where the company has agreed.',
    },
  },
  webhooks: {
    title: { pt: 'Webhooks (console)', en: 'Webhooks (console)' },
    text: {
      pt: 'Cadastro e histórico de entregas. O que se recebe está em *Webhooks*.',
      en: 'Setting up and the log of deliveries. What is received stands under *Webhooks*.',
    },
    isConsole: true,
  },
  clients: {
    title: { pt: 'API Clients (console)', en: 'API clients (console)' },
    text: {
      pt: 'As credenciais dos programas de uma empresa.',
      en: 'The credentials of a company’s programs.',
    },
    isConsole: true,
  },
  files: {
    title: { pt: 'Arquivos processados (console)', en: 'Processed files (console)' },
    text: { pt: 'As listas e o visualizador do console.', en: 'The lists and the viewer of the console.' },
    isConsole: true,
  },
  companies: {
    title: { pt: 'Empresa e membros (console)', en: 'Company and members (console)' },
    text: {
      pt: 'Membros, escopos, retenção de dados e validações.',
      en: 'Members, scopes, retention of data and validations.',
    },
    isConsole: true,
  },
  administration: {
    title: { pt: 'Administração (console)', en: 'Administration (console)' },
    text: {
      pt: 'O que só os administradores do provedor podem pedir. Eles também fazem as chamadas de qualquer empresa, com o id dela no caminho ou no cabeçalho `lavra-company`.',
      en: 'What only the provider’s administrators may ask. They make the calls of any company too, with its id in the path or in the header `lavra-company`.',
    },
    isConsole: true,
  },
  review: {
    title: { pt: 'Revisão humana (console)', en: 'Human review (console)' },
    text: {
      pt: 'O que foi a pessoas, o que elas decidiram e o que isso diz do motor. De quem pode revisar e dos administradores.',
      en: 'What went to people, what they decided and what that says of the engine. For who may review, and for administrators.',
    },
    isConsole: true,
  },
  usage: {
    title: { pt: 'Uso (console)', en: 'Usage (console)' },
    text: { pt: 'Requisições por dia e relatórios.', en: 'Requests by day and reports.' },
    isConsole: true,
  },
  billing: {
    title: { pt: 'Faturas (console)', en: 'Invoices (console)' },
    text: { pt: 'Faturas de uma empresa.', en: 'Invoices of a company.' },
    isConsole: true,
  },
  identity: {
    title: { pt: 'Conta (console)', en: 'Account (console)' },
    text: {
      pt: 'Cadastro, entrada e perfil de uma pessoa. Programas usam uma API Client.',
      en: 'Sign-up, sign-in and profile of a person. Programs use an API client.',
    },
    isConsole: true,
  },
} as const satisfies Record<string, GroupText>;

export type GroupName = keyof typeof groups;

/** The sort key of a call: by its group, then by its place in the group. */
export function placeOf(group: GroupName, operationId: string): number {
  const { first = [] }: GroupText = groups[group];
  const at = first.indexOf(operationId);
  return Object.keys(groups).indexOf(group) + (at === -1 ? first.length : at) / (first.length + 1);
}
