import { inModel } from './model-fields.ts';
import { backofficeFields } from './backoffice-fields.ts';
import { billingFields } from './billing-fields.ts';
import { reviewFields } from './review-fields.ts';
import type { Line } from './said.ts';

const rfc: Line = ['UTC, RFC 3339, em segundos.', 'UTC, RFC 3339, to the second.'];
const time = (pt: string, en: string): Line => [`${pt} ${rfc[0]}`, `${en} ${rfc[1]}`];
const file: Line = ['Nome do arquivo.', 'Name of the file.'];

/** What a field of a body or an answer means, by its name: of one name, the same everywhere. */
const byName: Readonly<Record<string, Line>> = {
  // Errors
  message: [
    'Uma frase para pessoas, no idioma de `Accept-Language`.',
    'A sentence for people, in the language of `Accept-Language`.',
  ],
  code: [
    'Código da lista fechada de erros; é ele que um programa compara.',
    'Code of the closed list of errors; what a program compares.',
  ],
  request_id: [
    'O mesmo do cabeçalho `x-request-id`; informe-o ao suporte.',
    'The same as the header `x-request-id`; tell it to support.',
  ],
  details: ['O que está errado em cada campo.', 'What is wrong with each field.'],
  path: ['O campo (`body.email`).', 'The field (`body.email`).'],

  // Sending
  ClientID: ['Id da API Client.', 'Id of the API client.'],
  ClientSecret: ['Segredo, só na criação e na troca.', 'The secret, at creation and rotation only.'],
  ClientSecretHash: [
    'Base64 do HMAC-SHA256 de e-mail + id, com o segredo por chave.',
    'Base64 of HMAC-SHA256 over e-mail + id, keyed with the secret.',
  ],
  UserName: ['E-mail do titular.', 'E-mail of the owner.'],
  UserSecret: ['Senha do titular.', 'Password of the owner.'],
  ExpiresIn: [
    'Minutos de vida do token: 1 a 1440; 60 se ausente.',
    'Minutes that the token lives: 1 to 1440; 60 when absent.',
  ],
  token: ['Vai em `Authorization: Bearer …`.', 'Goes into `Authorization: Bearer …`.'],
  exp: ['Milissegundos de vida do link.', 'Milliseconds that the link lives.'],
  id: ['Identificador.', 'Identifier.'],
  status_url: [
    'Endereço inteiro onde perguntar pelo resultado.',
    'Whole address at which to ask for the result.',
  ],
  urls: [
    'Links para o PUT de cada arquivo: `document`, `selfie`, `extra_document`, ou `part_1`, `part_2` …',
    'Links for the PUT of each file: `document`, `selfie`, `extra_document`, or `part_1`, `part_2` …',
  ],
  upload_id: ['Identifica um envio em partes.', 'Identifies an upload in parts.'],
  parts: ['As partes enviadas.', 'The parts that were PUT.'],
  number: ['Número.', 'Number.'],
  e_tag: ['O cabeçalho `ETag` recebido pela parte.', 'The header `ETag` that the part got.'],
  data: ['O documento em base64.', 'The document as base64.'],
  metadata: ['O que se disse do documento ao enviá-lo.', 'What was said of the document when it was sent.'],
  facematch: ['A selfie em base64.', 'The selfie as base64.'],
  extra: ['O segundo arquivo do documento, em base64.', 'The second file of the document, as base64.'],
  'extra-document': ['O mesmo que `extra`, na outra grafia.', 'The same as `extra`, in its other spelling.'],
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

  // Usage of all companies
  detailed: ['Uma série por serviço.', 'A series for each service.'],
  sort: ['Coluna que dá a ordem.', 'Column that gives the order.'],
  ascending: ['Da menor para a maior.', 'Smallest first.'],
  requesters: ['O uso de cada empresa, em páginas.', 'What each company used, in pages.'],
  requests_sent: ['Requisições.', 'Requests.'],
  recent: [
    'Requisições por dia nos últimos 30 dias do intervalo.',
    'Requests by day in the last 30 days of the range.',
  ],

  // Human review
  custom_flow: ['O que vai à revisão humana.', 'What goes to human review.'],
  scope: ['O escopo.', 'The scope.'],
  backoffice_id: ['Identificador da fila de revisão.', 'Id of the queue of review.'],
  project: ['Projeto da fila de revisão.', 'Project of the queue of review.'],
  use_backoffice: ['Pessoas fazem toda a leitura.', 'People do all of the reading.'],
  use_backoffice_validation: ['Pessoas validam o que foi lido.', 'People validate what was read.'],

  // Rules of companies
  reset_day: [
    'Dia do mês em que os limites recomeçam, 1 a 28; 0 é o dia 1.',
    'Day of the month on which limits reset, 1 to 28; 0 is the first.',
  ],
  front_data: ['Limites por serviços.', 'Limits by services.'],
  validations_front_data: ['Limites por validações.', 'Limits by validations.'],
  rule: ['A regra como uma expressão.', 'The rule as one expression.'],
  limits: ['Os limites e o seu uso.', 'The limits and their use.'],
  limit: ['Quantos no máximo.', 'How many at most.'],
  used: ['Quantos foram usados no período.', 'How many were used in the period.'],
  since: time('Quando o período começou.', 'When the period began.'),
  resets_at: time('Quando recomeça.', 'When it resets.'),
  updated_by: ['Quem mudou por último.', 'Who changed it last.'],
  changes: ['As mudanças, da mais nova à mais antiga.', 'The changes, newest first.'],
  changed_at: time('Quando mudou.', 'When it was changed.'),
  changed_by: ['Quem mudou.', 'Who changed it.'],

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
  process_time: ['Segundos de processamento, como texto.', 'Seconds of processing, as text.'],
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
  result_url: ['Endereço do resultado deste job.', 'Address of the result of this job.'],
  nextPageToken: [
    'Para pedir a página seguinte; ausente na última.',
    'Asks for the next page; absent on the last.',
  ],
  Time: ['Segundos da leitura, como texto.', 'Seconds of the reading, as text.'],
  Quantity: ['Quantos documentos foram lidos no arquivo.', 'How many documents were read in the file.'],
  Document: [
    'Os documentos do arquivo, na ordem das páginas.',
    'The documents of the file, in the order of pages.',
  ],
  EngineVersion: ['Versão do motor de leitura.', 'Version of the reading engine.'],
  Pages: ['Como cada página foi lida.', 'How each page was read.'],
  Stages: ['Milissegundos por etapa.', 'Milliseconds by stage.'],
  Page: ['Página em que o documento começa, a partir de 1.', 'Page on which the document begins, from 1.'],
  Reading: [
    'Se o documento foi lido como o que o serviço espera: `fields`, lido com os campos do serviço; `partial`, só alguns deles, ao lado dos campos gerais; `generic`, não parece ser o documento esperado e traz só os campos gerais.',
    'Whether the document was read as what the service expects: `fields`, with the fields of the service; `partial`, only some of them, beside the general fields; `generic`, it does not look like the document expected and brings the general fields alone.',
  ],
  Data: ['Os campos do serviço, pelo nome.', 'The fields of the service, by name.'],
  value: [
    'O valor, normalizado: datas ISO, valores com ponto, números sem separadores.',
    'The value, normalised: ISO dates, amounts with a dot, numbers without separators.',
  ],
  conf: [
    'Confiança medida, 0 a 100; ausente onde nada foi medido.',
    'Measured confidence, 0 to 100; absent where nothing was measured.',
  ],
  page: ['Página, a partir de 1.', 'Page, from 1.'],
  box: [
    'Onde está na página: `[x, y, largura, altura]`, frações de 0 a 1.',
    'Where it stands on the page: `[x, y, width, height]`, fractions 0 to 1.',
  ],
  checks: [
    'O que foi verificado do valor, e se conferiu.',
    'What was verified about the value, and whether it held.',
  ],
  printed: [
    'O valor como está impresso, se difere de `value`.',
    'The value as printed, where it differs from `value`.',
  ],
  check: ['O que se verificou (`cnpj_digits`).', 'What was verified (`cnpj_digits`).'],
  ok: ['Se conferiu.', 'Whether it held.'],
  against: ['Com que foi comparado.', 'What it was compared with.'],
  width: ['Largura da página em pé, em pixels ou pontos.', 'Width of the upright page, in pixels or points.'],
  height: [
    'Altura da página em pé, em pixels ou pontos.',
    'Height of the upright page, in pixels or points.',
  ],
  source: ['De onde veio.', 'Where it comes from.'],
  orientation: [
    'Graus, no sentido horário, que a página foi girada.',
    'Degrees clockwise that the page was turned.',
  ],
  quality: [
    '`ok`, ou o que há com a página (`blurred`, `too-small`, `empty`).',
    '`ok`, or what is wrong with the page (`blurred`, `too-small`, `empty`).',
  ],
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
  url: ['O link.', 'The link.'],
  processed_jobs: ['Jobs lidos.', 'Jobs that were read.'],
  errored_jobs: ['Jobs que terminaram em erro.', 'Jobs that ended in error.'],
  typification: ['Tipo de documento reconhecido.', 'Kind of document that was recognised.'],
  background_name: ['Nome da validação externa.', 'Name of the outside validation.'],
  now: time(
    'O momento desta resposta, para a próxima pergunta.',
    'The moment of this answer, for the next question.',
  ),

  // Webhooks
  webhooks: ['Os webhooks.', 'The webhooks.'],
  webhook_id: ['Id do webhook.', 'Id of the webhook.'],
  endpoint_name: ['Nome.', 'Name.'],
  endpoint_url: ['Endereço `https` público.', 'Public `https` address.'],
  verbose: [
    'Se o resultado inteiro vai no corpo, em vez dos ids.',
    'Whether the whole result goes into the body, in the place of ids.',
  ],
  subscription_arn: [
    'O mesmo id, sob o nome que programas antigos leem.',
    'The same id, under the name that old programs read.',
  ],
  disabled_reason: ['Por que está desativado.', 'Why it is disabled.'],
  previous_secret_until: time(
    'Até quando o segredo anterior também assina.',
    'Until when the secret before also signs.',
  ),
  created_by: ['Quem criou; ausente onde não se sabe.', 'Who made it; absent where it is not known.'],
  CreatedBy: ['Quem criou; ausente onde não se sabe.', 'Who made it; absent where it is not known.'],
  deliveries: ['As entregas.', 'The deliveries.'],
  delivery_id: ['Id da entrega.', 'Id of the delivery.'],
  type: ['O que aconteceu.', 'What happened.'],
  timestamp: time('Quando aconteceu.', 'When it happened.'),
  message_id: [
    'O cabeçalho `webhook-id`; o mesmo em todas as tentativas.',
    'The header `webhook-id`; the same over all attempts.',
  ],
  next_attempt_at: time('Quando será a próxima tentativa.', 'When the next attempt will be.'),
  attempts: ['As tentativas.', 'The attempts.'],
  attempt: ['O número da tentativa, a partir de 1.', 'Number of the attempt, from 1.'],
  attempted_at: time('Quando foi a tentativa.', 'When the attempt was.'),
  latency_ms: ['Milissegundos até a resposta.', 'Milliseconds until the answer.'],
  answer: ['Os primeiros bytes da resposta, como texto.', 'First bytes of the answer, as text.'],

  // API clients
  appclients: ['As API Clients.', 'The API clients.'],
  ClientId: ['Id da API Client.', 'Id of the API client.'],
  ClientName: ['Nome.', 'Name.'],
  CreationDate: time('Quando foi criado.', 'When it was created.'),
  LastModifiedDate: time('Quando mudou.', 'When it was changed.'),
  RefreshTokenValidity: ['Dias.', 'Days.'],
  TokenValidityUnits: [
    'Unidades das validades, como programas antigos as leem.',
    'Units of the validities, as old programs read them.',
  ],
  AccessToken: ['Unidade.', 'Unit.'],
  IdToken: ['Unidade.', 'Unit.'],
  RefreshToken: ['Unidade.', 'Unit.'],
  UserPoolId: ['Como programas antigos o leem.', 'As old programs read it.'],
  AllowedOAuthFlowsUserPoolClient: ['Como programas antigos o leem.', 'As old programs read it.'],
  AllowedOAuthScopes: [
    'Escopos: `lavra/send` ou `lavra/send.{service}`.',
    'Scopes: `lavra/send` or `lavra/send.{service}`.',
  ],
  LastUsedDate: time('Quando se pediu um token pela última vez.', 'When a token was last asked for.'),
  CallsLast30Days: ['Chamadas dos últimos 30 dias.', 'Calls of the last 30 days.'],
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
  user_email: ['E-mail da pessoa.', 'E-mail of the person.'],
  companies: ['As empresas.', 'The companies.'],
  invitations: ['Os convites.', 'The invitations.'],
  company_name: ['Nome da empresa.', 'Name of the company.'],
  expires_at: time('Até quando vale.', 'Until when it is good.'),
  clients: ['As empresas.', 'The companies.'],
  admin: [
    'Se o titular é administrador do provedor.',
    'Whether its owner is an administrator of the provider.',
  ],
  deactivated_at: time(
    'Quando foi desativada; nulo se está ativa.',
    'When it was deactivated; null while it is active.',
  ),
  last_used: [
    'Dia do último documento que terminou; nulo se nenhum.',
    'Day of the last document that ended; null where there is none.',
  ],
  entries: ['As mudanças.', 'The changes.'],
  actor_id: ['Id de quem mudou.', 'Id of who made the change.'],
  actor_name: ['Nome de quem mudou.', 'Name of who made the change.'],
  actor_email: ['E-mail de quem mudou.', 'E-mail of who made the change.'],
  action: ['Nome da ação.', 'Name of the action.'],
  action_title: ['A ação, no idioma de quem chama.', 'The action, in the language of the caller.'],
  target: ['O que o caminho nomeia além da empresa.', 'What the path names beside the company.'],
  input: [
    'O que foi pedido, sem segredos nem documentos.',
    'What was asked for, without secrets or documents.',
  ],
  before: ['Como estava antes.', 'How it was before.'],
  after: ['Como ficou depois.', 'How it was afterwards.'],
  actors: ['As pessoas.', 'The people.'],
  actions: ['As ações.', 'The actions.'],
  creation_time: time('Quando a empresa foi criada.', 'When the company was created.'),
  validations: ['Ids das validações externas.', 'Ids of the outside validations.'],
  training_accepted: ['Se arquivos podem servir a treinamento.', 'Whether files may serve for training.'],
  training_expires: ['Dias que arquivos de treinamento são guardados.', 'Days that training files are kept.'],
  updated_at: time('Quando mudou.', 'When it was changed.'),
  purges: ['Os expurgos.', 'The purges.'],
  kind: ['O que foi expurgado.', 'What was purged.'],
  created_until: time('Tudo o que foi criado até aqui.', 'Everything created up to here.'),
  backgrounds: ['As validações externas.', 'The outside validations.'],
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
  acceptedTerms: ['Que os termos foram aceitos.', 'That the terms were accepted.'],
  remember: [
    'Se o cookie fica depois de fechar o navegador.',
    'Whether the cookie stays when the browser is closed.',
  ],
  userId: ['Id da pessoa.', 'Id of the person.'],
  companyId: ['A empresa em que a pessoa age.', 'The company that the person acts in.'],
  idToken: [
    'Token da pessoa; vai em `Authorization: Bearer …`.',
    'Token of the person; goes into `Authorization: Bearer …`.',
  ],
  expiresIn: ['Segundos de vida do id token.', 'Seconds that the id token lives.'],
  user: ['O perfil.', 'The profile.'],
  emailVerified: ['Se o e-mail foi confirmado.', 'Whether the e-mail was confirmed.'],
  phoneNumber: ['Telefone.', 'Telephone.'],
  phoneNumberVerified: ['Se o telefone foi confirmado.', 'Whether the telephone was confirmed.'],
  address: ['Endereço.', 'Address.'],
  isAdmin: ['Se administra o provedor.', 'Whether an administrator of the provider.'],
  hasReport: ['Se vê os relatórios.', 'Whether the reports are shown.'],
  hasBackoffice: ['Se revisa documentos.', 'Whether documents are reviewed.'],

  ...backofficeFields,
  ...billingFields,
  ...reviewFields,
};

/** What a field means; undefined where nobody has said it yet. */
export function fieldText(model: string | undefined, name: string, locale: 'pt' | 'en'): string | undefined {
  const line = inModel[`${model}.${name}`] ?? (Object.hasOwn(byName, name) ? byName[name] : undefined);
  return line?.[locale === 'pt' ? 0 : 1];
}
