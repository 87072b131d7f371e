import { filterLanguage } from './filter-language.ts';
import type { GroupName } from './operation-groups.ts';
import { reviewOperations } from './review-operations.ts';
import type { OperationName, Said } from './said.ts';

export interface OperationText {
  readonly group: GroupName;
  /** The title in Portuguese; the English one is the endpoint's `summary`. */
  readonly pt: string;
  /** What else a caller must know. */
  readonly more?: Said;
}

const wire = {
  pt: 'O corpo são os metadados: nada, um objeto, ou uma lista nos serviços que a pedem. `client_data` volta com o resultado como veio; `filename` dá o nome do arquivo.',
  en: 'The body is the metadata: nothing, an object, or a list for the services that ask for one. `client_data` comes back with the result as it was given; `filename` names the file.',
};

/** Where each call stands and what it is called, in the order shown within its group. */
export const operations: Readonly<Record<OperationName, OperationText>> = {
  createClientToken: {
    group: 'token',
    pt: 'Trocar a credencial de uma API Client por um token',
    more: {
      pt: 'O token vale `ExpiresIn` minutos (1 a 1440; 60 se ausente). Guarde-o e peça outro quando acabar. Com `UserName` e `UserSecret` (e-mail e senha do titular), `ClientSecretHash` é o base64 do HMAC-SHA256 de e-mail + id, com o segredo por chave.',
      en: 'The token lives `ExpiresIn` minutes (1 to 1440; 60 when absent). Keep it and ask for another when it has ended. With `UserName` and `UserSecret` (e-mail and password of the owner), `ClientSecretHash` is the base64 of HMAC-SHA256 over e-mail + id, keyed with the secret.',
    },
  },
  createJob: {
    group: 'sending',
    pt: 'Anunciar um job; a resposta diz aonde enviar os seus arquivos',
    more: wire,
  },
  putObject: {
    group: 'sending',
    pt: 'Enviar os bytes por um link assinado',
    more: {
      pt: 'Use o link de `urls` inteiro, sem token e com qualquer `Content-Type`. O link vale `exp` milissegundos. Se os arquivos ficam em um bucket S3, o link leva ao bucket. Numa parte, guarde o cabeçalho `ETag` da resposta.',
      en: 'Use the whole link of `urls`, with no token and any `Content-Type`. It lives `exp` milliseconds. Where files lie in an S3 bucket, the link leads to the bucket. Of a part, keep the header `ETag` of the answer.',
    },
  },
  sendJob: {
    group: 'sending',
    pt: 'Enviar um documento de uma vez, em base64',
    more: {
      pt: 'Um pedido só, até 6 MB com o base64. O segundo arquivo vai em `facematch` ou `extra`.',
      en: 'One request, up to 6 MB with the base64. The second file goes into `facematch` or `extra`.',
    },
  },
  createBatch: {
    group: 'sending',
    pt: 'Anunciar um ZIP de documentos; a resposta diz aonde enviá-lo',
    more: {
      pt: 'Cada arquivo do ZIP vira um job do mesmo serviço; um arquivo ruim estraga só a si mesmo. O corpo é uma lista de metadados na ordem do ZIP (ou com `filename`), ou um objeto por nome de arquivo.',
      en: 'Each file of the zip becomes a job of the same service; a bad one spoils only itself. The body is a list of metadata in the order of the zip (or with `filename`), or an object by name of file.',
    },
  },
  completeParts: {
    group: 'sending',
    pt: 'Juntar as partes de um envio, de job ou de lote',
    more: {
      pt: 'Depois de enviar cada parte: o seu número e o `ETag` recebido.',
      en: 'After each part was PUT: its number and the `ETag` it got.',
    },
  },
  getSingleJobResult: {
    group: 'results',
    pt: 'O resultado de um job, pelo seu id',
    more: {
      pt: 'Pergunte a cada segundo até `status` ser `done` ou `error`; logo após a criação a resposta é `waiting`.',
      en: 'Ask once a second until `status` is `done` or `error`; right after the creation the answer is `waiting`.',
    },
  },
  getJobResult: {
    group: 'results',
    pt: 'O resultado de um job de um lote; um job avulso repete o seu id',
  },
  getBatchStatus: {
    group: 'results',
    pt: 'O estado de um lote e dos seus jobs',
    more: {
      pt: 'Um lote está `done` quando os seus jobs foram criados; cada job tem o próprio `status`.',
      en: 'A batch is `done` once its jobs were created; each job has a `status` of its own.',
    },
  },
  getBatchResult: {
    group: 'results',
    pt: 'Os resultados de um lote (ou job): uma lista JSON, um CSV (UTF-8 com marca, ponto e vírgula) ou um link para o arquivo guardado',
  },
  listJobResults: {
    group: 'results',
    pt: 'Resultados por dia de criação, até 1.000 por página',
    more: {
      pt: 'Com `nextPageToken` da resposta vem a página seguinte; a última não o tem.',
      en: 'The `nextPageToken` of an answer brings the next page; the last one has none.',
    },
  },
  getJobInfo: { group: 'results', pt: 'Tudo sobre um job' },
  getBatchInfo: { group: 'results', pt: 'Tudo sobre um lote' },
  getObject: { group: 'results', pt: 'Os bytes de um link assinado, como anexo' },
  createTraining: { group: 'training', pt: 'Anunciar um arquivo de treinamento' },
  completeTrainingParts: { group: 'training', pt: 'Juntar as partes de um arquivo de treinamento' },
  listWebhooks: { group: 'webhooks', pt: 'Webhooks de uma empresa' },
  createWebhook: {
    group: 'webhooks',
    pt: 'Criar um webhook; o segredo está só nesta resposta. Pendente até um ping assinado receber 2xx',
  },
  updateWebhook: { group: 'webhooks', pt: 'Receber resultados inteiros (verbose) ou só os ids' },
  deleteWebhook: { group: 'webhooks', pt: 'Excluir um webhook e o seu histórico' },
  listWebhookDeliveries: {
    group: 'webhooks',
    pt: 'Entregas com cada tentativa, das mais novas às mais antigas',
  },
  sendDeliveryAgain: { group: 'webhooks', pt: 'Enviar uma entrega de novo, agora' },
  sendTestEvent: { group: 'webhooks', pt: 'Enviar um ping assinado; um 2xx ativa o webhook' },
  rotateWebhookSecret: { group: 'webhooks', pt: 'Criar um novo segredo; os dois assinam durante a troca' },
  listAppClients: { group: 'clients', pt: 'API Clients de uma empresa; nunca um segredo' },
  createAppClient: { group: 'clients', pt: 'Criar uma API Client; o segredo está só nesta resposta' },
  getAppClient: { group: 'clients', pt: 'Uma API Client' },
  updateAppClient: { group: 'clients', pt: 'Mudar o nome e os escopos' },
  deleteAppClient: { group: 'clients', pt: 'Excluir; os seus tokens acabam na hora' },
  rotateAppClientSecret: {
    group: 'clients',
    pt: 'Criar um novo segredo; o antigo continua a valer durante a troca',
  },
  listProcessedFiles: {
    group: 'files',
    pt: 'Lotes e jobs avulsos de uma empresa, dos mais novos aos mais antigos',
  },
  watchProcessedFiles: { group: 'files', pt: 'Linhas que mudaram desde um momento' },
  listBatchJobs: { group: 'files', pt: 'Jobs de um lote, na ordem do ZIP' },
  cancelJob: { group: 'files', pt: 'Encerrar um job ou lote que espera arquivos ou ainda processa' },
  getCompanyJobInfo: { group: 'files', pt: 'Tudo sobre um job de uma empresa' },
  getCompanyBatchInfo: { group: 'files', pt: 'Tudo sobre um lote de uma empresa' },
  getCompanyBatchResult: { group: 'files', pt: 'Resultados de um lote de uma empresa' },
  getJobPage: { group: 'files', pt: 'Uma página de um documento guardado, como imagem em pé' },
  getJobFile: { group: 'files', pt: 'Um link de vida curta para um documento guardado' },
  listCompanies: { group: 'provider', pt: 'Empresas do provedor, as mais novas primeiro' },
  listBillingCompanies: { group: 'provider', pt: 'Empresas que podem ser faturadas: a mesma lista' },
  getCompany: { group: 'provider', pt: 'Uma empresa' },
  deactivateCompany: {
    group: 'provider',
    pt: 'Desativar uma empresa: as suas pessoas e programas param em um segundo, os seus dados ficam',
  },
  reactivateCompany: { group: 'provider', pt: 'Reativar uma empresa desativada' },
  listAuditEntries: {
    group: 'provider',
    pt: 'Mudanças feitas por administradores, as mais novas primeiro; `format=csv` responde um CSV',
  },
  listAuditFilters: { group: 'provider', pt: 'Por quem e por que ação a trilha pode ser pesquisada' },
  listMembers: { group: 'companies', pt: 'Membros de uma empresa, o titular primeiro' },
  addMember: {
    group: 'companies',
    pt: 'Convidar uma pessoa pelo e-mail, ou de novo pelo id do convite; pendente até ela aceitar',
  },
  deleteMember: { group: 'companies', pt: 'Remover um membro, ou retirar um convite' },
  listInvitations: { group: 'companies', pt: 'Empresas que convidam a pessoa que entrou' },
  acceptInvitation: {
    group: 'companies',
    pt: 'Entrar em uma empresa; o que a pessoa tem de seu continua como está',
  },
  refuseInvitation: { group: 'companies', pt: 'Recusar um convite' },
  getCreationTime: { group: 'companies', pt: 'Quando a empresa foi criada e aceitou os termos' },
  getCompanyScopes: { group: 'companies', pt: 'Serviços e validações externas que a empresa pode usar' },
  getRetention: {
    group: 'companies',
    pt: 'Por quanto tempo os dados da empresa são guardados, e o que vai à revisão humana',
  },
  updateRetention: {
    group: 'companies',
    pt: 'Escolher por quanto tempo guardar; o que vai à revisão humana, como administrador',
  },
  listPurges: { group: 'companies', pt: 'O que foi expurgado e quando' },
  listBackgroundValidations: { group: 'companies', pt: 'Validações externas' },
  lookUpZipCode: { group: 'companies', pt: 'Rua, bairro, cidade e UF de um CEP' },
  listFlows: { group: 'companies', pt: 'Que jobs da empresa vão à revisão humana' },
  updateFlow: {
    group: 'companies',
    pt: 'Definir um fluxo, que se conhece por escopo e API Client',
    more: {
      pt: 'De quem pode revisar e dos administradores. `use_backoffice` e `use_backoffice_validation` não valem juntos.',
      en: 'For who may review, and for administrators. `use_backoffice` and `use_backoffice_validation` do not go together.',
    },
  },
  listTasks: {
    group: 'review',
    pt: 'Jobs de uma empresa na revisão humana, do mais novo ao mais antigo, por um filtro',
    more: filterLanguage,
  },
  getTaskInfo: {
    group: 'review',
    pt: 'Tudo sobre um job, com o que a revisão humana fez; um job avulso repete o seu id',
  },
  listTaskOptions: { group: 'review', pt: 'O que um filtro da revisão pode nomear' },
  getReviewMetrics: {
    group: 'review',
    pt: 'Números da revisão humana em um intervalo, de uma empresa ou de todas',
    more: {
      pt: 'Dos jobs criados nesses dias. Taxa de aprovação: `total_completed` sobre as requisições do intervalo. Taxa de correção: (`total_completed` − `total_success`) sobre `total_completed`.',
      en: 'Of jobs created on these days. Approval rate: `total_completed` of the requests of the range. Correction rate: (`total_completed` − `total_success`) of `total_completed`.',
    },
  },
  listProjects: { group: 'review', pt: 'Projetos de todas as empresas com jobs na revisão humana' },
  getCorrections: {
    group: 'review',
    pt: 'Quanto o motor acertou, por campo e por confiança, segundo as revisões',
    more: {
      pt: 'Só de revisões concluídas. Com `service` e `field`, `points` é deles.',
      en: 'Of completed reviews alone. With `service` and `field`, `points` are theirs.',
    },
  },
  listCompanyLimits: {
    group: 'companies',
    pt: 'Limites de uma empresa, quanto deles foi usado e quando recomeçam',
    more: {
      pt: 'Contam documentos aceitos desde a meia-noite de São Paulo do dia em que o período começa. Um envio além do limite é recusado com 429 e `Retry-After`.',
      en: 'They count accepted documents since midnight in São Paulo of the day on which the period begins. A sending beyond a limit is refused with 429 and `Retry-After`.',
    },
  },
  listTightestLimits: {
    group: 'administration',
    pt: 'De cada empresa com limites, o que está mais perto do fim',
  },
  ...reviewOperations,
  getCompanyRule: {
    group: 'administration',
    pt: 'O que uma empresa pode enviar, com os limites e o seu uso',
  },
  createCompanyRule: {
    group: 'administration',
    pt: 'Definir o que uma empresa pode enviar, no lugar do que havia',
    more: {
      pt: 'Um serviço ou validação está em no máximo um limite; `all` num limite conta tudo junto. Limite 0 não limita. `reset_day` vai de 1 a 28; 0 é o dia 1.',
      en: 'A service or validation is in one limit at most; `all` in a limit counts everything together. A limit of 0 limits nothing. `reset_day` is 1 to 28; 0 is the first.',
    },
  },
  clearCompanyRule: {
    group: 'administration',
    pt: 'Limpar a regra: todo serviço, nenhuma validação, nenhum limite',
  },
  listCompanyRuleChanges: { group: 'administration', pt: 'Quem mudou a regra e quando' },
  listScopes: { group: 'administration', pt: 'Todo serviço e validação que uma regra pode nomear' },
  createBackgroundValidation: { group: 'administration', pt: 'Criar uma validação externa' },
  updateBackgroundValidation: {
    group: 'administration',
    pt: 'Mudar uma validação externa: o seu nome e as suas consultas',
  },
  deleteBackgroundValidation: {
    group: 'administration',
    pt: 'Excluir uma validação externa, e tirá-la da regra de toda empresa',
  },
  listOutsideChecks: { group: 'administration', pt: 'Como os serviços das consultas externas respondem' },
  getUsage: { group: 'usage', pt: 'Requisições por dia (America/Sao_Paulo) em um intervalo' },
  getUsageTotals: { group: 'usage', pt: 'Totais de um intervalo' },
  getReadingQuality: {
    group: 'usage',
    pt: 'Com que rapidez e certeza os documentos mais novos de um intervalo foram lidos',
  },
  getGeneralUsage: {
    group: 'administration',
    pt: 'Requisições de todas as empresas, ou de algumas, por dia, e o uso de cada uma',
    more: {
      pt: 'Sem `services` ou `companies`, todos. As empresas vêm em páginas, da que mais usou à que menos; `sort` e `ascending` mudam a ordem.',
      en: 'Without `services` or `companies`, all of them. Companies come in pages, from the one that used most; `sort` and `ascending` change the order.',
    },
  },
  listUsageAnomalies: {
    group: 'administration',
    pt: 'Empresas com muito mais erros que o normal em um dia da última semana',
    more: {
      pt: 'Comparado com as quatro semanas anteriores da mesma empresa; o dia mais recente de cada uma.',
      en: 'Compared with the four weeks before of the same company; the newest day of each.',
    },
  },
  getGeneralAmount: {
    group: 'administration',
    pt: 'Quanto custam as requisições de todas as empresas, ou de algumas, sem os mínimos mensais',
  },
  listMeterReportColumns: { group: 'usage', pt: 'Colunas do relatório de medidores' },
  listReports: { group: 'usage', pt: 'Relatórios pedidos de uma empresa, do mais novo ao mais antigo' },
  createReport: {
    group: 'usage',
    pt: 'Pedir um relatório dos jobs de uma empresa, um por formato; ele é escrito em segundo plano',
  },
  previewReport: { group: 'usage', pt: 'As cinco primeiras linhas que um relatório teria' },
  getReport: { group: 'usage', pt: 'Um link para o arquivo de um relatório pronto' },
  getMeterReport: { group: 'usage', pt: 'Jobs de medidores de energia; `format=csv` responde um CSV' },
  listInvoices: { group: 'billing', pt: 'Faturas de uma empresa, das mais antigas às mais novas' },
  getInvoice: { group: 'billing', pt: 'Uma fatura, ou um link para o seu PDF' },
  getInvoiceMetrics: { group: 'billing', pt: 'Contagens faturáveis de um intervalo' },
  updateInvoice: { group: 'billing', pt: 'Mudar a observação (administradores do provedor)' },
  generateInvoicePdf: { group: 'billing', pt: 'Pedir o PDF de uma fatura (administradores do provedor)' },
  generateInvoice: { group: 'billing', pt: 'Pedir a fatura de um mês (administradores do provedor)' },
  getAmount: { group: 'billing', pt: 'Quanto custam as requisições de um intervalo, sem o mínimo mensal' },
  listBillingMonths: {
    group: 'billing',
    pt: 'Os últimos doze meses do provedor, do mais novo ao mais antigo',
  },
  getBillingMonth: { group: 'billing', pt: 'As empresas de um mês com seu uso e sua fatura' },
  generateInvoices: { group: 'billing', pt: 'Pedir a fatura de um mês de várias empresas' },
  generateInvoicePdfs: { group: 'billing', pt: 'Pedir os PDFs das faturas de um mês de várias empresas' },
  listPriceLists: { group: 'billing', pt: 'Tabelas de preços do provedor, da mais nova à mais antiga' },
  putPriceList: { group: 'billing', pt: 'Definir os preços do provedor a partir de um mês' },
  deletePriceList: { group: 'billing', pt: 'Excluir uma tabela de preços do provedor' },
  listCompanyPriceLists: { group: 'billing', pt: 'Tabelas de preços combinadas com uma empresa' },
  putCompanyPriceList: { group: 'billing', pt: 'Definir os preços de uma empresa a partir de um mês' },
  deleteCompanyPriceList: { group: 'billing', pt: 'Excluir uma tabela de preços de uma empresa' },
  drawInvoice: { group: 'billing', pt: 'Uma fatura desenhada em PDF a partir dos dados recebidos' },
  signUp: { group: 'identity', pt: 'Criar uma conta; um código vai ao e-mail' },
  confirm: { group: 'identity', pt: 'Confirmar a conta com o código do e-mail e a senha do cadastro' },
  resendCode: { group: 'identity', pt: 'Enviar o código de novo' },
  signIn: { group: 'identity', pt: 'Entrar; o refresh token vem em um cookie' },
  refresh: { group: 'identity', pt: 'Trocar o cookie por um novo id token' },
  signOut: { group: 'identity', pt: 'Encerrar esta entrada' },
  forgotPassword: { group: 'identity', pt: 'Enviar um código para uma nova senha' },
  resetPassword: {
    group: 'identity',
    pt: 'Definir uma nova senha com o código; encerra todas as outras entradas',
  },
  getMe: { group: 'identity', pt: 'O perfil da pessoa que entrou' },
  updateMe: { group: 'identity', pt: 'Mudar nome, telefone ou endereço' },
};
