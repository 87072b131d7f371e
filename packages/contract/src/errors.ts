import { type ErrorDefinition, jobErrors, limitErrors } from './job-errors.ts';

/** The closed list of errors: HTTP status and sentence in both languages. `{name}` stands for a parameter. */
export const errors = {
  // Transport and shape
  bad_request: {
    status: 400,
    pt: 'A requisição não pôde ser entendida.',
    en: 'The request could not be understood.',
  },
  invalid_input: {
    status: 400,
    pt: 'Há campos inválidos na requisição.',
    en: 'Some fields of the request are invalid.',
  },
  invalid_json: {
    status: 400,
    pt: 'O corpo da requisição não é um JSON válido.',
    en: 'The request body is not valid JSON.',
  },
  body_too_large: {
    status: 413,
    pt: 'O corpo da requisição passa do limite de {limit}.',
    en: 'The request body is over the limit of {limit}.',
  },
  too_many_requests: {
    status: 429,
    pt: 'Muitas requisições ({limit}). Tente novamente em {seconds} s.',
    en: 'Too many requests ({limit}). Try again in {seconds} s.',
  },
  not_found: { status: 404, pt: 'Não encontrado', en: 'Not found' },
  method_not_allowed: {
    status: 405,
    pt: 'Este endereço não aceita o método {method}. Use {allowed}.',
    en: 'This address does not take the method {method}. Use {allowed}.',
  },
  forbidden: {
    status: 403,
    pt: 'Você não tem permissão para essa ação.',
    en: 'You do not have permission for this action.',
  },
  internal: { status: 500, pt: 'Erro interno no servidor', en: 'Internal server error' },
  unavailable: {
    status: 503,
    pt: 'O serviço está ocupado. Tente novamente em {seconds} s.',
    en: 'The service is busy. Try again in {seconds} s.',
  },
  idempotency_key_reused: {
    status: 422,
    pt: 'Esta Idempotency-Key já foi usada com outra requisição.',
    en: 'This Idempotency-Key has been used with another request.',
  },
  conflict: {
    status: 409,
    pt: 'A situação mudou desde a última leitura. Atualize e tente novamente.',
    en: 'Things changed since they were last read. Refresh and try again.',
  },
  task_not_held: {
    status: 409,
    pt: 'Esta tarefa não está mais com você: ela voltou à fila, ou foi decidida.',
    en: 'You no longer hold this task: it went back to the queue, or was decided.',
  },

  // Identity
  token_missing: { status: 401, pt: 'Falta o token de acesso.', en: 'The access token is missing.' },
  token_invalid: {
    status: 401,
    pt: 'O token de acesso é inválido ou expirou.',
    en: 'The access token is invalid or has expired.',
  },
  session_expired: {
    status: 401,
    pt: 'A sessão expirou. Entre novamente.',
    en: 'The session has expired. Sign in again.',
  },
  credentials_invalid: { status: 401, pt: 'E-mail ou Senha inválida.', en: 'Incorrect email or password.' },
  client_credentials_invalid: {
    status: 401,
    pt: 'As credenciais da API Client são inválidas.',
    en: 'The API client credentials are invalid.',
  },
  account_unconfirmed: {
    status: 403,
    pt: 'A conta ainda não foi confirmada. Informe o código enviado por e-mail.',
    en: 'The account is not confirmed yet. Enter the code sent by e-mail.',
  },
  account_disabled: {
    status: 403,
    pt: 'Esta conta foi desativada. Contate o suporte.',
    en: 'This account has been deactivated. Contact support.',
  },
  account_paused: {
    status: 429,
    pt: 'Muitas tentativas. Tente novamente em {seconds} s.',
    en: 'Too many attempts. Try again in {seconds} s.',
  },
  account_exists: {
    status: 409,
    pt: 'Já existe uma conta com este e-mail.',
    en: 'There already is an account with this e-mail.',
  },
  document_exists: {
    status: 409,
    pt: 'Já existe uma conta com este CPF/CNPJ.',
    en: 'There already is an account with this CPF/CNPJ.',
  },
  account_unknown: {
    status: 404,
    pt: 'E-mail inválido ou conta inexistente!',
    en: 'Invalid e-mail or unknown account!',
  },
  code_invalid: { status: 422, pt: 'Código inválido ou expirado!', en: 'Invalid or expired code!' },
  sign_up_password_wrong: {
    status: 422,
    pt: 'Esta não é a senha do cadastro. Se outra pessoa cadastrou este e-mail depois de você, crie a conta de novo.',
    en: 'This is not the password of the sign-up. If somebody signed this e-mail up after you, create the account again.',
  },
  code_too_soon: {
    status: 429,
    pt: 'Um código acabou de ser enviado. Peça outro em {seconds} s.',
    en: 'A code was sent just now. Ask for another in {seconds} s.',
  },
  password_common: {
    status: 422,
    pt: 'Esta senha é muito comum. Escolha outra.',
    en: 'This password is too common. Choose another.',
  },
  origin_refused: {
    status: 403,
    pt: 'A origem desta requisição não é permitida.',
    en: 'The origin of this request is not allowed.',
  },

  // Human review
  filter_invalid: {
    status: 400,
    pt: 'O filtro tem um erro no caractere {place}.',
    en: 'The filter has an error at character {place}.',
  },

  // Companies and app clients
  members_only_for_legal_entity: {
    status: 403,
    pt: 'Somente o titular de uma conta de pessoa jurídica gerencia membros.',
    en: 'Only the owner of a legal-entity account manages members.',
  },
  member_unknown: {
    status: 404,
    pt: 'Não há membro nem convite com este ID.',
    en: 'There is no member and no invitation with this ID.',
  },
  member_exists: {
    status: 409,
    pt: 'Esta pessoa já é membro da empresa.',
    en: 'This person already is a member of the company.',
  },
  invitation_limit: {
    status: 422,
    pt: 'O limite de {limit} convites pendentes foi atingido.',
    en: 'The limit of {limit} pending invitations has been reached.',
  },
  invitation_too_soon: {
    status: 429,
    pt: 'Um convite acabou de ser enviado a este e-mail. Envie outro em {seconds} s.',
    en: 'An invitation was sent to this e-mail just now. Send another in {seconds} s.',
  },
  company_not_yours: {
    status: 403,
    pt: 'Você não faz parte desta empresa.',
    en: 'You do not belong to this company.',
  },
  owner_not_removable: {
    status: 422,
    pt: 'O titular não pode ser removido.',
    en: 'The owner cannot be removed.',
  },
  own_company_kept: {
    status: 422,
    pt: 'Você não pode desativar a sua própria empresa.',
    en: 'You cannot deactivate your own company.',
  },
  nothing_changed: { status: 422, pt: 'Você não editou nada.', en: 'You did not edit anything.' },
  scope_not_allowed: {
    status: 422,
    pt: 'O escopo {scope} não é permitido para a empresa.',
    en: 'The scope {scope} is not allowed for the company.',
  },
  app_client_limit: {
    status: 422,
    pt: 'O limite de {limit} API Clients foi atingido.',
    en: 'The limit of {limit} API clients has been reached.',
  },
  app_client_name_reserved: {
    status: 422,
    pt: 'Este nome é reservado para a API Client da demonstração.',
    en: 'This name is reserved for the API client of the demo.',
  },
  webhook_limit: {
    status: 422,
    pt: 'O limite de {limit} webhooks foi atingido.',
    en: 'The limit of {limit} webhooks has been reached.',
  },
  webhook_url_refused: {
    status: 422,
    pt: 'O endereço do webhook deve ser público e usar https.',
    en: 'The webhook address must be public and use https.',
  },
  webhook_disabled: { status: 409, pt: 'O webhook está desativado.', en: 'The webhook is disabled.' },

  // Documents API
  service_unknown: {
    status: 404,
    pt: 'O serviço {service} não existe.',
    en: 'The service {service} does not exist.',
  },
  service_not_allowed: {
    status: 403,
    pt: 'Essa API Client não pode usar o serviço {service}.',
    en: 'This API client cannot use the service {service}.',
  },
  metadata_invalid: {
    status: 400,
    pt: 'Os metadados não têm a forma esperada pelo serviço.',
    en: 'The metadata does not have the form that the service expects.',
  },
  data_missing: { status: 400, pt: 'Falta o documento (data).', en: 'The document (data) is missing.' },
  second_file_missing: {
    status: 400,
    pt: 'O segundo arquivo anunciado não foi enviado.',
    en: 'The announced second file was not sent.',
  },
  base64_invalid: {
    status: 400,
    pt: 'O conteúdo não é base64 válido.',
    en: 'The content is not valid base64.',
  },
  link_invalid: { status: 403, pt: 'O link é inválido.', en: 'The link is invalid.' },
  link_expired: { status: 403, pt: 'O link expirou.', en: 'The link has expired.' },
  file_already_received: {
    status: 409,
    pt: 'Este arquivo já foi recebido.',
    en: 'This file has already been received.',
  },
  upload_not_found: {
    status: 404,
    pt: 'O envio não foi encontrado ou já terminou.',
    en: 'The upload was not found or has already ended.',
  },
  parts_mismatch: {
    status: 422,
    pt: 'As partes informadas não correspondem às recebidas.',
    en: 'The parts given do not match those received.',
  },
  background_unknown: {
    status: 422,
    pt: 'A validação escolhida não está disponível.',
    en: 'The chosen validation is not available.',
  },
  result_not_ready: {
    status: 409,
    pt: 'O resultado ainda não está pronto.',
    en: 'The result is not ready yet.',
  },
  result_purged: {
    status: 404,
    pt: 'O resultado já foi expurgado.',
    en: 'The result has already been purged.',
  },
  date_range_invalid: {
    status: 400,
    pt: 'O intervalo de datas é inválido.',
    en: 'The date range is invalid.',
  },
  page_token_invalid: { status: 400, pt: 'O token de página é inválido.', en: 'The page token is invalid.' },

  company_jobs_waiting: {
    status: 429,
    pt: 'A empresa tem {limit} documentos à espera, o seu limite. Tente novamente em {seconds} s.',
    en: 'The company has {limit} documents waiting, its limit. Try again in {seconds} s.',
  },
  company_storage_full: {
    status: 422,
    pt: 'A empresa guarda {limit}, o seu limite. Espere o expurgo ou contate o suporte.',
    en: 'The company keeps {limit}, its limit. Wait for the purge or contact support.',
  },
  company_training_full: {
    status: 422,
    pt: 'A empresa guarda {limit} arquivos de treinamento, o seu limite.',
    en: 'The company keeps {limit} training files, its limit.',
  },

  ...limitErrors,
  ...jobErrors,

  // Outside
  zip_code_unknown: { status: 404, pt: 'CEP não encontrado.', en: 'Zip code not found.' },
  address_lookup_failed: { status: 503, pt: 'Falha ao consultar CEP', en: 'Failed to query Zip Code' },
  mail_failed: {
    status: 503,
    pt: 'O e-mail não pôde ser enviado. Tente novamente.',
    en: 'The e-mail could not be sent. Try again.',
  },
  file_not_ready: {
    status: 409,
    pt: 'O arquivo ainda não foi gerado.',
    en: 'The file has not been generated yet.',
  },
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof errors;
export const locales = ['pt', 'en'] as const;
export type Locale = (typeof locales)[number];

export type Sentence = Readonly<Record<Locale, string>>;

export interface ErrorDetail {
  /** Dotted path of the field at fault (`body.email`). */
  readonly path: string;
  readonly message: string;
}

/** A detail before it is answered: its message is in the language of the caller, or in both. */
export interface ThrownDetail {
  readonly path: string;
  readonly message: string | Sentence;
}

/** The sentence of an error in a language, with its `{name}` placeholders filled from `params`. */
export function errorSentence(
  code: ErrorCode,
  locale: Locale,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return errors[code][locale].replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
}

/** An expected failure with a code of the closed list; verbs throw it, the HTTP layer maps it to a response. */
export class ContractError extends Error {
  readonly code: ErrorCode;
  readonly params: Readonly<Record<string, string | number>>;
  readonly details: readonly ThrownDetail[] | undefined;
  /** Seconds for `Retry-After`, when a retry can succeed. */
  readonly retryAfterS: number | undefined;

  constructor(
    code: ErrorCode,
    more: {
      params?: Readonly<Record<string, string | number>>;
      details?: readonly ThrownDetail[];
      retryAfterS?: number;
      cause?: unknown;
    } = {},
  ) {
    super(errorSentence(code, 'en', more.params), { cause: more.cause });
    this.name = 'ContractError';
    this.code = code;
    this.params = more.params ?? {};
    this.details = more.details;
    this.retryAfterS = more.retryAfterS;
  }

  get status(): number {
    return errors[this.code].status;
  }
}
