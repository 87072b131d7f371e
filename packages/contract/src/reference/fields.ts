import type * as z from 'zod/mini';

import type { Locale } from '../errors.ts';
import { meaningOf } from '../model/schema.ts';

type Line = readonly [pt: string, en: string];

const rfc: Line = ['UTC, RFC 3339, em segundos.', 'UTC, RFC 3339, to the second.'];
const time = (pt: string, en: string): Line => [`${pt} ${rfc[0]}`, `${en} ${rfc[1]}`];
const file: Line = ['Nome do arquivo.', 'Name of the file.'];

const seconds = (pt: string, en: string): Line => [`${pt}, em segundos.`, `${en}, in seconds.`];

/** Meanings of field names that several bodies or answers share. A field with a meaning of its own has it on its schema. */
const byName: Readonly<Record<string, Line>> = {
  // Errors
  message: [
    'Uma frase para pessoas, no idioma de `Accept-Language`.',
    'A sentence for people, in the language of `Accept-Language`.',
  ],
  request_id: [
    'O mesmo do cabeçalho `x-request-id`; informe-o ao suporte.',
    'The same as the header `x-request-id`; tell it to support.',
  ],
  ClientSecret: ['Segredo, só na criação e na troca.', 'The secret, at creation and rotation only.'],
  token: ['Vai em `Authorization: Bearer …`.', 'Goes into `Authorization: Bearer …`.'],
  exp: ['Milissegundos de vida do link.', 'Milliseconds that the link lives.'],
  id: ['Identificador.', 'Identifier.'],
  status_url: [
    'Endereço inteiro onde perguntar pelo resultado.',
    'Whole address at which to ask for the result.',
  ],
  upload_id: ['Identifica um envio em partes.', 'Identifies an upload in parts.'],
  parts: ['As partes enviadas.', 'The parts that were PUT.'],
  number: ['Número.', 'Number.'],
  e_tag: ['O cabeçalho `ETag` recebido pela parte.', 'The header `ETag` that the part got.'],
  data: ['O documento em base64.', 'The document as base64.'],
  metadata: ['O que se disse do documento ao enviá-lo.', 'What was said of the document when it was sent.'],
  similarity_threshold: [
    'Semelhança mínima, 50 a 100; 80 se ausente.',
    'Likeness at least, 50 to 100; 80 when absent.',
  ],
  values: ['Valores que devem estar no documento.', 'Values that must be in the document.'],
  Value: ['O valor.', 'The value.'],
  Type: ['`string` ou `date`.', '`string` or `date`.'],
  plate: ['Placa.', 'Plate.'],
  weight: ['Peso em kg.', 'Weight in kg.'],
  time: ['Hora.', 'Time.'],
  destination: ['Para onde foi ou vai.', 'Where it went or goes to.'],
  scope: ['O escopo.', 'The scope.'],
  backoffice_id: ['Identificador da fila de revisão.', 'Id of the queue of review.'],
  project: ['Projeto da fila de revisão.', 'Project of the queue of review.'],
  rule: ['A regra como uma expressão.', 'The rule as one expression.'],
  limits: ['Os limites e o seu uso.', 'The limits and their use.'],
  limit: ['Quantos no máximo.', 'How many at most.'],
  since: time('Quando o período começou.', 'When the period began.'),
  resets_at: time('Quando recomeça.', 'When it resets.'),
  changed_at: time('Quando mudou.', 'When it was changed.'),

  // Jobs and results
  job_ksuid: ['Id do job.', 'Id of the job.'],
  batch_ksuid: [
    'Id do lote; num job avulso, o do job.',
    'Id of the batch; of a single job, that of the job.',
  ],
  job_id: ['Id do job.', 'Id of the job.'],
  batch_id: ['Id do lote; num job avulso, o do job.', 'Id of the batch; of a single job, that of the job.'],
  created_at: time('Quando foi criado.', 'When it was created.'),
  service: ['O serviço (tipo de documento).', 'The service (kind of document).'],
  status: ['Estado. `done` e `error` são finais.', 'State. `done` and `error` are final.'],
  result: ['O que foi lido; presente quando `done`.', 'What was read; there once `done`.'],
  filename: file,
  validation_status: [
    'No que deu a validação externa: `approved` só quando toda consulta confirma; senão o pior estado entre elas. `not_configured`: este servidor não tem acesso à consulta, e nada foi validado.',
    'What the outside validation came to: `approved` only where every check confirms; else the worst state among them. `not_configured`: this server has no access to the check, and nothing was validated.',
  ],
  validation: [
    'O que disse cada consulta externa, pelo nome dela (`serpro_cpf`, `serpro_nfe`, `serpro_data_valid`).',
    'What each outside check said, by its name (`serpro_cpf`, `serpro_nfe`, `serpro_data_valid`).',
  ],
  client_data: [
    'O `client_data` dos metadados, como veio.',
    'The `client_data` of the metadata, as it was given.',
  ],
  error: ['Por que terminou em erro, em uma frase.', 'Why it ended in error, in a sentence.'],
  error_code: ['O código dessa frase na lista de erros.', 'The code of that sentence in the list of errors.'],
  jobs: ['Os jobs.', 'The jobs.'],
  nextPageToken: [
    'Para pedir a página seguinte; ausente na última.',
    'Asks for the next page; absent on the last.',
  ],
  Document: [
    'Os documentos do arquivo, na ordem das páginas.',
    'The documents of the file, in the order of pages.',
  ],
  Data: ['Os campos do serviço, pelo nome.', 'The fields of the service, by name.'],
  value: [
    'O valor, normalizado: datas ISO, valores com ponto, números sem separadores.',
    'The value, normalised: ISO dates, amounts with a dot, numbers without separators.',
  ],
  page: ['Página, a partir de 1.', 'Page, from 1.'],
  box: [
    'Onde está na página: `[x, y, largura, altura]`, frações de 0 a 1.',
    'Where it stands on the page: `[x, y, width, height]`, fractions 0 to 1.',
  ],
  printed: [
    'O valor como está impresso, se difere de `value`.',
    'The value as printed, where it differs from `value`.',
  ],
  check: ['O que se verificou (`cnpj_digits`).', 'What was verified (`cnpj_digits`).'],
  source: ['De onde veio.', 'Where it comes from.'],
  client_id: ['A API Client que enviou.', 'The API client that sent it.'],
  company_id: ['A empresa.', 'The company.'],
  finished_at: time('Quando terminou.', 'When it ended.'),
  expires: ['Até quando é guardado.', 'Until when it is kept.'],
  purged_at: time('Quando foi expurgado, se foi.', 'When it was purged, if it was.'),
  validation_id: ['A validação externa pedida.', 'The outside validation asked for.'],
  files: ['Arquivos.', 'Files.'],
  name: ['Nome.', 'Name.'],
  media_type: ['Tipo do arquivo.', 'Type of the file.'],
  size_bytes: ['Bytes.', 'Bytes.'],
  total_jobs: ['Jobs do lote.', 'Jobs of the batch.'],
  total_processed: ['Jobs lidos.', 'Jobs that were read.'],
  total_errored: ['Jobs que terminaram em erro.', 'Jobs that ended in error.'],
  background_name: ['Nome da validação externa.', 'Name of the outside validation.'],
  now: time(
    'O momento desta resposta, para a próxima pergunta.',
    'The moment of this answer, for the next question.',
  ),
  webhook_id: ['Id do webhook.', 'Id of the webhook.'],
  endpoint_name: ['Nome.', 'Name.'],
  endpoint_url: ['Endereço `https` público.', 'Public `https` address.'],
  verbose: [
    'Se o resultado inteiro vai no corpo, em vez dos ids.',
    'Whether the whole result goes into the body, in the place of ids.',
  ],
  previous_secret_until: time(
    'Até quando o segredo anterior também assina.',
    'Until when the secret before also signs.',
  ),
  delivery_id: ['Id da entrega.', 'Id of the delivery.'],
  type: ['O que aconteceu.', 'What happened.'],
  timestamp: time('Quando aconteceu.', 'When it happened.'),
  next_attempt_at: time('Quando será a próxima tentativa.', 'When the next attempt will be.'),
  attempted_at: time('Quando foi a tentativa.', 'When the attempt was.'),
  CreationDate: time('Quando foi criado.', 'When it was created.'),
  LastModifiedDate: time('Quando mudou.', 'When it was changed.'),
  LastUsedDate: time('Quando se pediu um token pela última vez.', 'When a token was last asked for.'),
  PreviousSecretUntil: time(
    'Até quando vale o segredo anterior.',
    'Until when the secret before goes on working.',
  ),
  scopes: [
    'Escopos: `all` ou nomes de serviços, como `lavra/send` ou `lavra/send.{service}`.',
    'Scopes: `all` or names of services, as `lavra/send` or `lavra/send.{service}`.',
  ],
  overlap_hours: [
    'Horas em que o segredo anterior ainda vale, 0 a 24.',
    'Hours that the secret before goes on working, 0 to 24.',
  ],

  // Companies and people
  members: ['Os membros.', 'The members.'],
  user_uuid: ['Id da pessoa.', 'Id of the person.'],
  user_name: ['Nome da pessoa.', 'Name of the person.'],
  companies: ['As empresas.', 'The companies.'],
  invitations: ['Os convites.', 'The invitations.'],
  company_name: ['Nome da empresa.', 'Name of the company.'],
  expires_at: time('Até quando vale.', 'Until when it is good.'),
  admin: [
    'Se o titular é administrador do provedor.',
    'Whether its owner is an administrator of the provider.',
  ],
  deactivated_at: time(
    'Quando foi desativada; nulo se está ativa.',
    'When it was deactivated; null while it is active.',
  ),
  action: ['Nome da ação.', 'Name of the action.'],
  action_title: ['A ação, no idioma de quem chama.', 'The action, in the language of the caller.'],
  creation_time: time('Quando a empresa foi criada.', 'When the company was created.'),
  validations: ['Ids das validações externas.', 'Ids of the outside validations.'],
  training_accepted: ['Se arquivos podem servir a treinamento.', 'Whether files may serve for training.'],
  training_expires: ['Dias que arquivos de treinamento são guardados.', 'Days that training files are kept.'],
  updated_at: time('Quando mudou.', 'When it was changed.'),
  kind: ['O que foi expurgado.', 'What was purged.'],
  created_until: time('Tudo o que foi criado até aqui.', 'Everything created up to here.'),
  serpro_cpf: ['Consulta o CPF.', 'Asks about the CPF.'],
  serpro_nfe: ['Consulta a NF-e.', 'Asks about the NF-e.'],
  serpro_data_valid: ['Consulta o Datavalid.', 'Asks Datavalid.'],
  street: ['Rua.', 'Street.'],
  complement: ['Complemento.', 'Complement.'],
  district: ['Bairro.', 'District.'],
  city: ['Cidade.', 'City.'],
  state: ['UF.', 'State.'],
  zipCode: ['CEP.', 'Postal code.'],
  email: ['E-mail.', 'E-mail.'],
  cpfCnpj: ['CPF ou CNPJ.', 'CPF or CNPJ.'],
  phone: ['Telefone, com o código do país.', 'Telephone, with the code of the country.'],
  password: ['Senha.', 'Password.'],
  companyId: ['A empresa em que a pessoa age.', 'The company that the person acts in.'],
  phoneNumber: ['Telefone.', 'Telephone.'],
  address: ['Endereço.', 'Address.'],

  // Human review
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
  projects: ['Os projetos.', 'The projects.'],
  queue_diff: seconds('Tempo na fila', 'Time in the queue'),
  diff: seconds('Tempo de trabalho', 'Time of work'),
  target_at: [
    'Até quando deveria estar pronta. UTC, RFC 3339.',
    'Until when it should be done. UTC, RFC 3339.',
  ],
  ready_at: ['Quando entrou na fila. UTC, RFC 3339.', 'When it came into the queue. UTC, RFC 3339.'],
  error_fields: [
    'Campos corrigidos, incluídos ou retirados.',
    'Fields that were corrected, added or taken away.',
  ],
  avg_diff: seconds('Média do tempo de trabalho das concluídas', 'Average time of work of those completed'),
  avg_queue_diff: seconds('Média da espera das concluídas', 'Average wait of those completed'),
  field: ['O campo.', 'The field.'],
  judged: [
    'Valores lidos com confiança e julgados por pessoas.',
    'Values that were read with a confidence and judged by people.',
  ],

  // Usage, invoices, prices and reports
  labels: ['Os dias.', 'The days.'],
  requests: ['Contagens de cada série, um número por dia.', 'Counts of each series, a number a day.'],
  observation: ['O que o provedor anotou.', 'What the provider has noted.'],
  invoice: ['As contagens.', 'The counts.'],
  total: ['Total.', 'Total.'],
  services: [
    'Por serviço, por dia, ou por serviço e dia (`nfe-12`).',
    'By service, by day, or by service and day (`nfe-12`).',
  ],
  invoice_id: ['A fatura: ano e mês.', 'The invoice: year and month.'],
  month: ['Ano e mês.', 'Year and month.'],
  bill: [
    'O que o mês custa pela tabela de preços; nulo onde nenhuma valia.',
    'What the month costs by the price list; null where none held.',
  ],
  requested: ['Quantas foram pedidas.', 'How many were asked for.'],
  currency: ['A moeda: real.', 'The currency: the real.'],
  amount: ['Valor em reais, decimal como texto.', 'Amount in reais, a decimal as text.'],
  lines: ['As linhas.', 'The lines.'],
  unit_price: ['Reais por requisição, decimal como texto.', 'Reais a request, a decimal as text.'],
  minimum: ['O mínimo mensal, onde ele elevou o total.', 'The monthly minimum, where it raised the total.'],
  monthly_minimum: [
    'Mínimo mensal em reais; nulo: o do provedor, ou nenhum.',
    'Monthly minimum in reais; null: that of the provider, or none.',
  ],
  prices: ['Preços por serviço.', 'Prices by service.'],
  reports: ['Os relatórios.', 'The reports.'],
  start: ['Primeiro dia.', 'First day.'],
  end: ['Último dia.', 'Last day.'],
  format: ['Formato do arquivo.', 'Format of the file.'],
  fields: ['As colunas escolhidas.', 'The chosen columns.'],
  rows: ['Linhas escritas.', 'Rows written.'],
  date: ['Data.', 'Date.'],
  columns: ['As colunas.', 'The columns.'],
  title: ['Título.', 'Title.'],
  key: ['Nome na linha.', 'Name in the row.'],
  origin: [
    '`review`: o valor foi dado por uma pessoa na revisão humana; ausente no que o motor leu.',
    '`review`: the value was given by a person in human review; absent in what the engine read.',
  ],
  read: [
    'O que o motor tinha lido no lugar; ausente quando não leu nada.',
    'What the engine had read in its place; absent where it read nothing.',
  ],
  lease_until: time(
    'Até quando é de quem a pegou, sem outro sinal de vida.',
    'How long it is its reviewer’s without another sign of life.',
  ),
  next_target_at: time('A próxima meta que vence.', 'The target that is missed next.'),
  company: ['Somente desta empresa.', 'Of this company alone.'],
  file: ['`document`, `selfie` ou `extra_document`.', '`document`, `selfie` or `extra_document`.'],
};

/** The meaning of a field: from its schema, else the one its name has everywhere; undefined when there is none. */
export function fieldText(
  name: string,
  schema: z.core.$ZodType | undefined,
  locale: Locale,
): string | undefined {
  const own = schema === undefined ? undefined : meaningOf(schema);
  const [pt, en] = Object.hasOwn(byName, name) ? (byName[name] ?? []) : [];
  return own?.[locale] ?? { pt, en }[locale];
}
