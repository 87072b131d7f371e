/** Keys and sentences of the constraints; the wording is the specification's. */
export const constraintSentences = {
  login_invalid: { pt: 'E-mail ou Senha inválida.', en: 'Incorrect email or password.' },
  email_invalid: { pt: 'E-mail inválido.', en: 'Invalid e-mail.' },
  email_not_corporate: {
    pt: 'O e-mail deve ser um e-mail coorporativo.',
    en: 'The e-mail must be a corporate e-mail.',
  },
  name_required: { pt: 'Campo nome é obrigatório.', en: 'The name field is required.' },
  password_required: { pt: 'Campo senha é obrigatório.', en: 'The password field is required.' },
  password_short: {
    pt: 'A senha deve conter mais de 7 caracteres.',
    en: 'The password must have more than 7 characters.',
  },
  password_long: {
    pt: 'A senha deve conter até 128 caracteres.',
    en: 'The password must have at most 128 characters.',
  },
  password_format: {
    pt: 'A senha deve conter números, letras minúsculas, maiúsculas e um caractere especial.',
    en: 'The password must have digits, lowercase and uppercase letters and a special character.',
  },
  password_mismatch: { pt: 'A senha não confere.', en: 'The passwords do not match.' },
  code_required: { pt: 'O código é necessário.', en: 'The code is required.' },
  terms_required: { pt: 'Você precisa aceitar para continuar', en: 'You need to accept to continue' },
  document_required: { pt: 'Campo CPF/CNPJ é obrigatório.', en: 'The CPF/CNPJ field is required.' },
  document_invalid: { pt: 'O documento informado é inválido.', en: 'The document given is invalid.' },
  phone_required: { pt: 'Campo telefone é obrigatório.', en: 'The phone field is required.' },
  phone_digits: { pt: 'O telefone deve conter apenas números.', en: 'The phone must contain digits only.' },
  phone_format: { pt: 'Use o formato +55 12 12345 1234', en: 'Use the format +55 12 12345 1234' },
  zip_invalid: { pt: 'CEP inválido.', en: 'Invalid zip code.' },
  special_characters: { pt: 'Não use caracteres especiais.', en: 'Do not use special characters.' },
  required: { pt: 'Obrigatório.', en: 'Required.' },
  url_https: { pt: 'A URL deve ser https', en: 'Url must be https' },
} as const;

export type ConstraintKey = keyof typeof constraintSentences;
