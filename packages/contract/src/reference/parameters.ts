import { companyHeader, idempotencyKeyMaxLength } from '../constants.ts';
import type { Endpoint } from '../kernel.ts';
import type { Said } from '../said.ts';

interface ParameterText extends Said {
  /** An example as it appears in a path or query. */
  readonly example: string;
  /** Deprecated: new programs should not use it. */
  readonly isOld?: true;
}

const day = (what: Said, example: string): ParameterText => ({
  pt: `${what.pt}, \`AAAA-MM-DD\`, incluído no intervalo.`,
  en: `${what.en}, \`YYYY-MM-DD\`, included in the range.`,
  example,
});
const firstDay = day({ pt: 'Primeiro dia da criação', en: 'First day of creation' }, '2026-11-01');
const lastDay = day({ pt: 'Último dia da criação', en: 'Last day of creation' }, '2026-11-20');

/** Meanings of parameters that several calls share. A parameter with a meaning of its own has it on its schema. */
export const parameters: Readonly<Record<string, ParameterText>> = {
  check: { pt: 'A consulta externa.', en: 'The outside check.', example: 'serpro_cpf' },
  service: {
    pt: 'O tipo de documento, um nome da lista de serviços (`nfe`, `cnh`, `rg` …).',
    en: 'The kind of document, a name of the list of services (`nfe`, `cnh`, `rg` …).',
    example: 'nfe',
  },
  base64: {
    pt: '`true`: os arquivos serão enviados como texto base64 em vez de bytes. `1` diz o mesmo, e qualquer outro valor é não.',
    en: '`true`: the files will be PUT as base64 text in the place of bytes. `1` says the same, and any other value is no.',
    example: 'true',
  },
  facematch: {
    pt: '`true`: uma selfie acompanha o documento. Há então mais um link, `urls.selfie`, e o job começa quando os dois arquivos chegam. O serviço `facematch` sempre a pede. `1` diz o mesmo, e qualquer outro valor é não.',
    en: '`true`: a selfie comes with the document. There is one more link then, `urls.selfie`, and the job starts when both files are here. The service `facematch` always asks for it. `1` says the same, and any other value is no.',
    example: 'true',
  },
  'extra-document': {
    pt: '`true`: um segundo arquivo do mesmo documento (o verso) o acompanha. Há então mais um link, `urls.extra_document`, e o job começa quando todos os arquivos chegam. `1` diz o mesmo, e qualquer outro valor é não.',
    en: '`true`: a second file of the same document (its back) comes with it. There is one more link then, `urls.extra_document`, and the job starts when all files are here. `1` says the same, and any other value is no.',
    example: 'true',
  },
  extra_document: {
    pt: 'O mesmo que `extra-document`, na outra grafia.',
    en: 'The same as `extra-document`, in its other spelling.',
    example: 'true',
  },
  source: {
    pt: 'De onde o documento vem, à escolha de quem chama: aparece nas listas e em `info`.',
    en: 'Where the document comes from, as the caller likes to call it: shown in lists and in `info`.',
    example: 'erp',
  },
  backgroundId: {
    pt: 'A validação externa: o `id` de `GET /v2/background-check`.',
    en: 'The outside validation: the `id` of `GET /v2/background-check`.',
    example: 'serpro-cpf',
  },
  'background-validation-id': {
    pt: 'A validação externa a fazer depois da leitura: o `id` de `GET /v2/background-check`, se a empresa puder usá-la.',
    en: 'The outside validation to make after the reading: the `id` of `GET /v2/background-check`, where the company may use it.',
    example: 'serpro-cpf',
  },
  parts: {
    pt: 'Em quantas partes de 5 MiB (a última pode ser menor) o arquivo será enviado. Acima de 1, os links são `urls.part_1`, `urls.part_2` …, e o envio termina com a chamada `multipart/complete`.',
    en: 'In how many parts of 5 MiB (the last may be smaller) the file will be PUT. Above 1, the links are `urls.part_1`, `urls.part_2` …, and the upload ends with the call `multipart/complete`.',
    example: '3',
  },
  filename: {
    pt: 'O nome do arquivo enviado, mostrado nas listas: um PUT não leva nome.',
    en: 'The name of the file sent, shown in lists: a PUT carries none.',
    example: 'nota-47678.pdf',
  },
  'client-id': {
    pt: 'Com um token de pessoa: a API Client em cujo nome se envia. Com o token de uma API Client não é preciso.',
    en: 'With the token of a person: the API client in whose name is sent. Not needed with the token of an API client.',
    example: '3AkkbVgKqTB3RjMgQXvsiPC1DyL',
  },
  jobId: {
    pt: 'O `id` da resposta à criação do job.',
    en: 'The `id` of the answer to the creation of the job.',
    example: '3Akkfe0lLmxDtbSr2BD41AARNdB',
  },
  batchId: {
    pt: 'O `id` da resposta à criação do lote. Um job avulso é um lote de si mesmo: o seu próprio `id`.',
    en: 'The `id` of the answer to the creation of the batch. A single job is a batch of itself: its own `id`.',
    example: '3AklJEIGbB3RjMgQXvsiPC1DyLu',
  },
  companyId: {
    pt: 'A empresa: `companyId` do perfil (`GET /v2/identity/me`).',
    en: 'The company: `companyId` of the profile (`GET /v2/identity/me`).',
    example: '0f7a1c1e-5f0c-4c39-9a55-3f4b8a1d2c60',
  },
  clientId: { pt: 'A API Client.', en: 'The API client.', example: '3AkkbVgKqTB3RjMgQXvsiPC1DyL' },
  memberId: {
    pt: 'A pessoa, pelo e-mail ou pelo id de usuário.',
    en: 'The person, by e-mail or by user id.',
    example: 'ana@construtora.com.br',
  },
  credentials: {
    pt: '`end`: as API Clients e os webhooks que a pessoa criou nesta empresa acabam com a participação, os tokens também. `keep` (o padrão): ficam.',
    en: '`end`: the app clients and webhooks that the person made in this company end with the membership, their tokens too. `keep` (the default): they stay.',
    example: 'end',
  },
  invitationId: {
    pt: 'O convite, de `GET /v2/invitations`.',
    en: 'The invitation, of `GET /v2/invitations`.',
    example: '3AkkqInvRjMgQXvsiPC1DyLTB3Z',
  },
  zipCode: {
    pt: 'O CEP, com ou sem hífen.',
    en: 'The postal code, with or without its hyphen.',
    example: '01310-100',
  },
  startDate: firstDay,
  endDate: lastDay,
  finishedDate: {
    pt: 'Um dia em São Paulo, `AAAA-MM-DD`: em vez dos dias de criação, os jobs que terminaram nele, um a um, como o consumo os conta.',
    en: 'A day in São Paulo, `YYYY-MM-DD`: instead of the days of creation, the jobs that ended on it, each by itself, as usage counts them.',
    example: '2026-11-20',
  },
  confidence: {
    pt: '`true`: cada linha diz também quantos valores há a conferir e a menor confiança.',
    en: '`true`: each row also says how many values there are to check, and the lowest confidence.',
    example: 'true',
  },
  endtDate: {
    pt: 'O mesmo que `endDate`, como três bibliotecas antigas o escrevem.',
    en: 'The same as `endDate`, as three old libraries spell it.',
    example: '2026-11-20',
    isOld: true,
  },
  start_date: firstDay,
  end_date: lastDay,
  'start-date': firstDay,
  'end-date': lastDay,
  nextPageToken: {
    pt: 'O `nextPageToken` da página anterior, sem mudança; ausente na primeira página.',
    en: 'The `nextPageToken` of the page before, unchanged; absent for the first page.',
    example: 'MTc3MzE0NDM3NTAwMC4zQWtsSkVJR2JCM1JqTWdRWHZzaVBDMUR5THU',
  },
  return: {
    pt: '`request` (o padrão) responde aqui mesmo; `storage` responde um link para o arquivo.',
    en: '`request` (the default) answers right here; `storage` answers a link to the file.',
    example: 'storage',
  },
  format: { pt: 'A forma da resposta.', en: 'The form of the answer.', example: 'csv' },
  file: {
    pt: 'Qual dos arquivos do job: `document`, `selfie` ou `extra_document`.',
    en: 'Which of the files of the job: `document`, `selfie` or `extra_document`.',
    example: 'document',
  },
  minutes: {
    pt: 'Somente o que está na fila há tantos minutos.',
    en: 'Only what has been in the queue for so many minutes.',
    example: '60',
  },
  page: { pt: 'A página, a partir de 1.', en: 'The page, counted from 1.', example: '1' },
  width: { pt: 'A largura da imagem, em pixels.', en: 'Width of the picture, in pixels.', example: '1200' },
  limit: { pt: 'Quantos por página.', en: 'How many a page.', example: '30' },
  ksuid: {
    pt: 'Somente o job ou lote com este id.',
    en: 'Only the job or batch with this id.',
    example: '3Akkfe0lLmxDtbSr2BD41AARNdB',
  },
  search: {
    pt: 'O começo de um id, ou uma parte do nome do arquivo ou dos dados do cliente (`client_data`).',
    en: 'The beginning of an id, or a part of the name of the file or of the client data (`client_data`).',
    example: 'PV-2026',
  },
  since: {
    pt: 'O `now` da resposta anterior: só o que mudou desde então.',
    en: 'The `now` of the answer before: only what has changed since.',
    example: '2026-11-20T14:05:00Z',
  },
  token: {
    pt: 'A parte assinada do link: use o link inteiro como ele veio.',
    en: 'The signed part of the link: use the whole link as it came.',
    example: 'eyJrIjoiam9icy8uLi4ifQ.c2lnbmF0dXJl',
  },
  webhookId: { pt: 'O webhook.', en: 'The webhook.', example: '3AkkqpWfRjMgQXvsiPC1DyLTB3Z' },
  deliveryId: { pt: 'A entrega.', en: 'The delivery.', example: '3AkksRoz6NdiFuQRjHGwlu6bafh' },
  detailed: {
    pt: '`true`: por serviço em vez do total. `1` diz o mesmo, e qualquer outro valor é não.',
    en: '`true`: by service in the place of the total. `1` says the same, and any other value is no.',
    example: 'true',
  },
  invoiceId: { pt: 'A fatura: ano e mês.', en: 'The invoice: year and month.', example: '2026-10' },
  month: { pt: 'Ano e mês, `AAAA-MM`.', en: 'Year and month, `YYYY-MM`.', example: '2026-10' },
  reportId: { pt: 'O relatório.', en: 'The report.', example: '3AkkqpWfRjMgQXvsiPC1DyLTB3Z' },
  template: { pt: 'O modelo do desenho: `invoice`.', en: 'What is drawn: `invoice`.', example: 'invoice' },
  meter_type: {
    pt: 'O tipo do medidor: `analog`, `digital` ou `pointer`.',
    en: 'Kind of the meter: `analog`, `digital` or `pointer`.',
    example: 'digital',
  },
  name: {
    pt: 'Parte do nome ou do e-mail, ou o começo do CPF/CNPJ.',
    en: 'Part of the name or the e-mail, or the beginning of the CPF/CNPJ.',
    example: 'construtora',
  },
  document: {
    pt: 'Com que documento: `cpf`, `cnpj` ou `both` (o padrão).',
    en: 'With which document: `cpf`, `cnpj` or `both` (the default).',
    example: 'cnpj',
  },
  company: {
    pt: 'Somente o que foi feito para esta empresa.',
    en: 'Only what was done for this company.',
    example: '0f7a1c1e-5f0c-4c39-9a55-3f4b8a1d2c60',
  },
  actor: {
    pt: 'Somente o que esta pessoa fez.',
    en: 'Only what this person did.',
    example: '5f0c4c39-9a55-4f4b-8a1d-2c600f7a1c1e',
  },
  action: {
    pt: 'Somente esta ação, um nome de `GET /v2/audit/filters`.',
    en: 'Only this action, a name of `GET /v2/audit/filters`.',
    example: 'deactivateCompany',
  },
  admin: {
    pt: '`true`: só as dos administradores; `false`: só as outras. Ausente, todas.',
    en: '`true`: only those of administrators; `false`: only the others. Absent, all.',
    example: 'false',
  },
  deactivated: {
    pt: '`true`: só as desativadas; `false`: só as ativas. Ausente, todas.',
    en: '`true`: only the deactivated ones; `false`: only the active ones. Absent, all.',
    example: 'false',
  },
  uf: { pt: 'A UF, duas letras.', en: 'The state, two letters.', example: 'SP' },
  uc: { pt: 'A unidade consumidora.', en: 'The consumer unit.', example: '7012345678' },
};

interface HeaderText extends Said {
  readonly name: string;
  readonly schema: { readonly type: 'string'; readonly minLength: number; readonly maxLength?: number };
  readonly example: string;
}

const company: HeaderText = {
  name: companyHeader,
  pt: 'Com o token de uma pessoa: a empresa em que ela atua nesta chamada, uma de `companies` do perfil; com o de um administrador, qualquer uma. Ausente, a sua própria.',
  en: 'With the token of a person: the company they act in by this call, one of `companies` of the profile; of an administrator, any. Absent, their own.',
  schema: { type: 'string', minLength: 1 },
  example: '0f7a1c1e-5f0c-4c39-9a55-3f4b8a1d2c60',
};

const idempotencyKey: HeaderText = {
  name: 'Idempotency-Key',
  pt: 'Um nome da chamada, à escolha de quem chama. Repetida com a mesma chave e o mesmo conteúdo em até 24 horas, a chamada nada cria e responde o mesmo que a primeira; com outro conteúdo, 422. Uma chamada que falhou deixa a chave livre.',
  en: 'A name of the call, as the caller chooses. Repeated with the same key and the same content within 24 hours, the call makes nothing and answers what the first did; with other content, 422. A call that failed leaves the key free.',
  schema: { type: 'string', minLength: 1, maxLength: idempotencyKeyMaxLength },
  example: 'pedido-4711',
};

/** Whether the company header applies: the call acts for a company that its path does not name. */
export function takesCompany({ access, path }: Endpoint): boolean {
  return ['user', 'admin', 'client-or-user'].includes(access) && !path.includes(':companyId');
}

/** The headers of an endpoint apart from the token. */
export function headersOf(endpoint: Endpoint): HeaderText[] {
  return [
    ...(takesCompany(endpoint) ? [company] : []),
    ...(endpoint.isCreating === true ? [idempotencyKey] : []),
  ];
}
