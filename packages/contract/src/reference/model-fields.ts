import type { Line } from './said.ts';

/** The same where a name means something else in one schema. */
export const inModel: Readonly<Record<string, Line>> = {
  'Flow.scope': ['O serviço, ou `all`.', 'The service, or `all`.'],
  'Flow.client_id': ['API Client; vazio para todas.', 'App client; empty for all of them.'],
  'TaskReview.observation': ['Nota de quem revisou.', 'Note of who reviewed.'],
  'Corrections.fields': ['Campo por campo.', 'Field by field.'],
  'Flow.rule': [
    'Quando um job vai à revisão humana: um número é a confiança abaixo da qual qualquer campo a pede; uma condição (Common Expression Language) sobre `conf`, `fields`, `lowest` e `service`, como `conf.Name < 90 || lowest < 60`. O que a regra cita e não foi lido também a pede.',
    'When a job goes to human review: a number is the confidence below which any field asks for it; a condition (Common Expression Language) is about `conf`, `fields`, `lowest` and `service`, as `conf.Name < 90 || lowest < 60`. What a rule names and was not read asks for it too.',
  ],
  'ReviewTask.reason': [
    'Por que veio à revisão: todo o fluxo, validação ou conferência que falhou, confiança baixa, regra.',
    'Why it came to review: all of its flow, a validation or check that failed, low confidence, rule.',
  ],
  'ReviewQueue.lines': [
    'Por empresa e serviço, a meta mais antiga primeiro.',
    'By company and service, the oldest target first.',
  ],
  'TaskCorrection.key': [
    'Chave do campo: `Name`, a célula `Items[0].Code`, ou, do segundo documento em diante, `#2.Name`.',
    'Key of the field: `Name`, the cell `Items[0].Code`, or, from the second document on, `#2.Name`.',
  ],
  'TaskCorrection.value': [
    'O valor certo; nulo retira um que o documento não tem.',
    'The right value; null takes one away that the document does not have.',
  ],
  'RegionToRead.key': [
    'Chave do campo: `Name`, a célula `Items[0].Code`, ou, do segundo documento em diante, `#2.Name`.',
    'Key of the field: `Name`, the cell `Items[0].Code`, or, from the second document on, `#2.Name`.',
  ],
  'TaskDecision.observation': ['O que quem revisou anotou.', 'What the reviewer noted.'],
  'TaskRejection.observation': ['O que quem revisou anotou.', 'What the reviewer noted.'],
  'TaskRejection.reason': ['O motivo; o erro do job o diz.', 'The reason; the error of the job says it.'],
  'TaskDelay.observation': ['O que quem revisou anotou.', 'What the reviewer noted.'],
  'TaskDelay.minutes': ['Por quantos minutos.', 'For how many minutes.'],
  'TaskChoice.minutes': ['Há quantos minutos na fila.', 'For how many minutes in the queue.'],
  'ReviewTask.result': ['O que o motor leu.', 'What the engine read.'],
  'User.companies': [
    'As empresas em que a pessoa pode agir, a sua primeiro.',
    'Companies that the person may act in, their own first.',
  ],
  'User.invitations': ['Quantos convites esperam resposta.', 'How many invitations wait for an answer.'],
  'AuditEntry.address': ['De onde a chamada veio.', 'Where the call came from.'],
  'AuditEntry.request_id': [
    'O `x-request-id` da chamada que mudou.',
    'The `x-request-id` of the call that made the change.',
  ],
  'AuditEntry.company_id': [
    'Para que empresa; nulo no que não é de nenhuma.',
    'For which company; null for what is of none.',
  ],
  'Company.status': ['`disabled`: foi desativada.', '`disabled`: it was deactivated.'],
  'Company.document': ['CPF ou CNPJ, sem separadores.', 'CPF or CNPJ, without separators.'],
  'Company.members': ['Pessoas além do titular.', 'People beside the owner.'],
  'Company.requests': ['Requisições deste mês.', 'Requests of this month.'],
  'Company.errors': ['Quantas delas terminaram em erro.', 'How many of them ended in error.'],
  'Company.app_clients': ['API Clients da empresa.', 'App clients of the company.'],
  'Company.sessions': ['Onde as suas pessoas estão conectadas agora.', 'Where its people are signed in now.'],
  'Member.status': ['`pending`: convidada, ainda não aceitou.', '`pending`: invited and not accepted yet.'],
  'Member.user_uuid': [
    'Id da pessoa; de um convite, o do convite.',
    'Id of the person; of an invitation, that of the invitation.',
  ],
  'StorageLink.exp': [
    'Milissegundos de vida do link, como texto.',
    'Milliseconds that the link lives, as text.',
  ],
  'BackgroundChoice.validations': [
    'As consultas externas que ela faz; uma que falta é não.',
    'The outside checks that it makes; one that is missing is no.',
  ],
  'CheckOutcome.status': [
    'No que deu a consulta: `pending` (ainda sem resposta), `approved` (o serviço confirma), `rejected` (não confirma), `inconclusive` (não pôde ser feita), `failed` (o serviço não deu resposta que valha), `not_configured`.',
    'What the check came to: `pending` (no answer yet), `approved` (the service confirms), `rejected` (it does not), `inconclusive` (it could not be made), `failed` (the service gave no answer of use), `not_configured`.',
  ],
  'OutsideCheckState.check': ['A consulta externa.', 'The outside check.'],
  'OutsideCheckState.state': [
    '`not_configured`: sem contrato neste servidor. `untested`: sem chamadas. `failing`: a última chamada não deu resposta que valha.',
    '`not_configured`: no contract on this server. `untested`: no calls. `failing`: the last call gave no answer of use.',
  ],
  'OutsideCheckState.calls': ['Chamadas nas últimas 24 horas.', 'Calls in the last 24 hours.'],
  'OutsideCheckState.failures': [
    'Quantas delas sem resposta que valha.',
    'How many of them without an answer of use.',
  ],
  'OutsideCheckState.average_ms': [
    'Milissegundos de uma chamada, em média.',
    'Milliseconds of a call, on average.',
  ],
  'OutsideCheckState.last_at': ['Quando foi a última.', 'When the last one was.'],
  'OutsideCheckState.last_failure': [
    'Por que a última falhou; nulo se foi respondida.',
    'Why the last one failed; null where it was answered.',
  ],
  'OutsideCheckTrial.outcome': ['O que o serviço respondeu.', 'What the service answered.'],
  'OutsideCheckTrial.ms': [
    'Milissegundos da chamada; nulo se o serviço não foi consultado.',
    'Milliseconds of the call; null where the service was not asked.',
  ],
  'CheckOutcome.reason': ['Por que não confirmou.', 'Why it did not confirm.'],
  'CheckOutcome.message': [
    'O mesmo em uma frase, no idioma de quem chama.',
    'The same as a sentence, in the language of the caller.',
  ],
  'CheckOutcome.fields': [
    'Por campo lido, se o serviço consultado tem o mesmo.',
    'By field that was read, whether the service holds the same.',
  ],
  'CheckOutcome.situation': [
    'Como o documento está no serviço consultado, nas palavras dele.',
    'How the document stands at the service, in its words.',
  ],
  'CheckOutcome.checked_at': ['Quando o serviço respondeu.', 'When the service answered.'],
  'RuleLimit.services': [
    'O que o limite conta: serviços, `all`, ou ids de validações.',
    'What the limit counts: services, `all`, or ids of validations.',
  ],
  'RuleLimit.limit': ['Documentos por período; 0 não limita.', 'Documents a period; 0 is no limit.'],
  'CompanyRuleChange.rule': [
    'A regra depois da mudança; nula se foi limpa.',
    'The rule after the change; null where it was cleared.',
  ],
  'LimitUse.services': [
    'O que o limite conta: serviços, `all`, ou ids de validações.',
    'What the limit counts: services, `all`, or ids of validations.',
  ],
  'LimitUse.names': ['O mesmo em palavras.', 'The same in words.'],
  'LimitUse.kind': ['Se conta serviços ou validações.', 'Whether it counts services or validations.'],
  'CompanyLimit.services': [
    'O que o limite conta: serviços, `all`, ou ids de validações.',
    'What the limit counts: services, `all`, or ids of validations.',
  ],
  'CompanyLimit.names': ['O mesmo em palavras.', 'The same in words.'],
  'CompanyLimit.kind': ['Se conta serviços ou validações.', 'Whether it counts services or validations.'],
  'UsageAnomaly.day': ['O dia.', 'The day.'],
  'UsageAnomaly.requests': ['Requisições do dia.', 'Requests of the day.'],
  'UsageAnomaly.errors': ['Quantas delas terminaram em erro.', 'How many of them ended in error.'],
  'UsageAnomaly.error_percent': [
    'Erros em cem requisições do dia.',
    'Errors in a hundred requests of the day.',
  ],
  'UsageAnomaly.usual_percent': [
    'Erros em cem requisições das quatro semanas anteriores.',
    'Errors in a hundred requests of the four weeks before.',
  ],
  'ReportPreview.columns': ['As colunas, na ordem do arquivo.', 'The columns, in the order of the file.'],
  'ReportPreview.rows': ['As células de cada linha, como texto.', 'The cells of each row, as text.'],
  'ReportPreview.parts': [
    'As partes de cada atributo composto que os primeiros jobs têm.',
    'The parts of each composite attribute that the first jobs have.',
  ],
  'Requester.errors': ['Quantas terminaram em erro.', 'How many ended in error.'],
  'GeneralUsageFilter.companies': ['Só estas empresas.', 'These companies alone.'],
  'GeneralUsageFilter.services': ['Só estes serviços.', 'These services alone.'],
  'GeneralUsageFilter.limit': ['Empresas por página.', 'Companies a page.'],
  'GeneralUsageFilter.start': ['Primeiro dia, `AAAA-MM-DD`.', 'First day, `YYYY-MM-DD`.'],
  'GeneralUsageFilter.end': ['Último dia, `AAAA-MM-DD`.', 'Last day, `YYYY-MM-DD`.'],
  'PurgeRecord.jobs': ['Jobs expurgados.', 'Jobs that were purged.'],
  'PurgeRecord.files': ['Arquivos expurgados.', 'Files that were purged.'],
  'ServicePrice.service': [
    'O serviço; `all` para todo serviço sem preço próprio.',
    'The service; `all` for every service without a price of its own.',
  ],
  'Invoice.status': ['Em que ponto está.', 'How far it is.'],
  'Bill.total': ['Valor a pagar, em reais.', 'Amount to pay, in reais.'],
  'Report.status': ['`done`: pode ser baixado.', '`done`: can be downloaded.'],
  'BillingMonth.companies': ['Quantas usaram algo.', 'How many used something.'],
  'BillingMonth.error': ['Quantas terminaram em erro.', 'How many ended in error.'],
  'BillingMonthCompany.error': ['Quantas terminaram em erro.', 'How many ended in error.'],
  'InvoiceCount.error': ['Quantas terminaram em erro.', 'How many ended in error.'],
  'InvoiceBody.error': ['Quantas terminaram em erro.', 'How many ended in error.'],
  'InvoiceMetrics.error': ['Quantas terminaram em erro.', 'How many ended in error.'],
  'DeliveryAttempt.error': ['Por que não houve resposta.', 'Why there was no answer.'],
  'DeliveryAttempt.status': [
    'Status HTTP; nulo quando não houve resposta.',
    'HTTP status; null when no answer came.',
  ],
  'WebhookDelivery.status': ['Se foi entregue.', 'Whether it was delivered.'],
  'Webhook.status': [
    '`pending` até um ping receber 2xx, depois `active`.',
    '`pending` until a ping got a 2xx, then `active`.',
  ],
  'PageReading.source': ['Como foi lida.', 'How it was read.'],
  'CompanyData.expires': [
    'Dias que documentos e resultados são guardados.',
    'Days that documents and results are kept.',
  ],
  'CompanyDataChoice.expires': [
    'Dias que documentos e resultados são guardados.',
    'Days that documents and results are kept.',
  ],
};
