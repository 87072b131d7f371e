export interface ErrorDefinition {
  readonly status: number;
  readonly pt: string;
  readonly en: string;
}

/** Why a job or a batch ends in error; also answered when a sending is refused at once. */
export const jobErrors = {
  file_empty: { status: 422, pt: 'O arquivo está vazio.', en: 'The file is empty.' },
  file_type_unsupported: {
    status: 415,
    pt: 'O tipo do arquivo não é aceito. Envie PNG, JPG, TIFF, PDF ou ZIP.',
    en: 'The file type is not accepted. Send PNG, JPG, TIFF, PDF or ZIP.',
  },
  file_corrupted: {
    status: 422,
    pt: 'O arquivo está corrompido ou incompleto.',
    en: 'The file is corrupted or incomplete.',
  },
  file_encrypted: {
    status: 422,
    pt: 'O arquivo é protegido por senha.',
    en: 'The file is protected by a password.',
  },
  file_too_large: {
    status: 413,
    pt: 'O arquivo passa do limite de tamanho.',
    en: 'The file is over the size limit.',
  },
  too_many_pages: {
    status: 422,
    pt: 'O documento tem mais páginas que o permitido.',
    en: 'The document has more pages than allowed.',
  },
  page_too_large: {
    status: 422,
    pt: 'Uma página passa do limite de pixels.',
    en: 'A page is over the pixel limit.',
  },
  document_too_complex: {
    status: 422,
    pt: 'O documento pede mais memória do que uma leitura pode usar.',
    en: 'The document asks for more memory than a reading may use.',
  },
  recognition_timeout: {
    status: 422,
    pt: 'A leitura passou do tempo limite.',
    en: 'The reading ran past its time limit.',
  },
  recognition_crashed: {
    status: 422,
    pt: 'A leitura falhou repetidamente neste arquivo.',
    en: 'The reading failed repeatedly on this file.',
  },
  files_never_came: {
    status: 422,
    pt: 'Os arquivos anunciados não chegaram no prazo.',
    en: 'The announced files did not arrive in time.',
  },
  archive_corrupted: {
    status: 422,
    pt: 'O arquivo ZIP está corrompido.',
    en: 'The ZIP archive is corrupted.',
  },
  archive_empty: {
    status: 422,
    pt: 'O arquivo ZIP não contém documentos.',
    en: 'The ZIP archive holds no documents.',
  },
  archive_refused: {
    status: 422,
    pt: 'O arquivo ZIP passa dos limites ({limit}).',
    en: 'The ZIP archive is over the limits ({limit}).',
  },
  archive_too_many_files: {
    status: 422,
    pt: 'O arquivo ZIP tem mais de {limit} arquivos.',
    en: 'The ZIP archive has more than {limit} files.',
  },
  archive_expected: {
    status: 422,
    pt: 'Um lote é um arquivo ZIP. Envie um documento avulso como job.',
    en: 'A batch is a ZIP archive. Send a single document as a job.',
  },
  nested_archive: {
    status: 422,
    pt: 'Arquivos compactados dentro do ZIP não são aceitos.',
    en: 'Archives inside the ZIP are not accepted.',
  },
  file_name_refused: {
    status: 422,
    pt: 'O nome do arquivo dentro do ZIP não é aceito.',
    en: 'The name of the file inside the ZIP is not accepted.',
  },
  processing_lost: {
    status: 422,
    pt: 'O processamento foi interrompido três vezes e encerrado.',
    en: 'The processing was interrupted three times and ended.',
  },
  cancelled: { status: 422, pt: 'O processamento foi cancelado.', en: 'The processing was cancelled.' },
  review_expired: {
    status: 422,
    pt: 'A revisão humana não aconteceu dentro do prazo de guarda dos dados.',
    en: 'The human review did not happen within the time that data is kept.',
  },
  review_illegible: {
    status: 422,
    pt: 'Recusado na revisão humana: o documento está ilegível.',
    en: 'Turned away in human review: the document is illegible.',
  },
  review_wrong_document: {
    status: 422,
    pt: 'Recusado na revisão humana: não é o documento deste serviço.',
    en: 'Turned away in human review: this is not the document of the service.',
  },
  review_incomplete: {
    status: 422,
    pt: 'Recusado na revisão humana: falta parte do documento.',
    en: 'Turned away in human review: a part of the document is missing.',
  },
  review_suspicious: {
    status: 422,
    pt: 'Recusado na revisão humana: o documento parece alterado.',
    en: 'Turned away in human review: the document seems to be altered.',
  },
  review_other: {
    status: 422,
    pt: 'Recusado na revisão humana.',
    en: 'Turned away in human review.',
  },
} as const satisfies Record<string, ErrorDefinition>;

/** Why a sending that would exceed a limit of the company's rule is refused; within an archive, why the job of a file ends. */
export const limitErrors = {
  company_limit_reached: {
    status: 429,
    pt: 'O limite de {limit} documentos de {names} foi atingido ({used} usados). Ele recomeça em {day}/{month}/{year}.',
    en: 'The limit of {limit} documents of {names} has been reached ({used} used). It resets on {year}-{month}-{day}.',
  },
  company_total_limit_reached: {
    status: 429,
    pt: 'O limite de {limit} documentos da empresa foi atingido ({used} usados). Ele recomeça em {day}/{month}/{year}.',
    en: 'The limit of {limit} documents of the company has been reached ({used} used). It resets on {year}-{month}-{day}.',
  },
  company_validation_limit_reached: {
    status: 429,
    pt: 'O limite de {limit} documentos com a validação {names} foi atingido ({used} usados). Ele recomeça em {day}/{month}/{year}.',
    en: 'The limit of {limit} documents with the validation {names} has been reached ({used} used). It resets on {year}-{month}-{day}.',
  },
} as const satisfies Record<string, ErrorDefinition>;
