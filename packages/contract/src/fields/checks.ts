/** Sentences of a check for a value that passed it (`ok`) and one that did not (`failed`). */
export interface CheckSentences {
  readonly pt: { readonly ok: string; readonly failed: string };
  readonly en: { readonly ok: string; readonly failed: string };
}

type Pair = readonly [ok: string, failed: string];

const sentences = (pt: Pair, en: Pair): CheckSentences => ({
  pt: { ok: pt[0], failed: pt[1] },
  en: { ok: en[0], failed: en[1] },
});

const digits = (name: string): CheckSentences =>
  sentences(
    [`${name} válido`, `O dígito verificador (${name}) não confere`],
    [`Valid ${name}`, `The check digit (${name}) does not match`],
  );

/** Every check that an engine result can carry, by its key. */
export const checks = {
  cpf_digits: digits('CPF'),
  cnpj_digits: digits('CNPJ'),
  key_digits: sentences(
    ['Chave de acesso válida', 'O dígito da chave de acesso não confere'],
    ['Valid access key', 'The check digit of the access key does not match'],
  ),
  key_matches_printed: sentences(
    [
      'O código de barras e a chave impressa são iguais',
      'O código de barras e a chave impressa são diferentes',
    ],
    ['Barcode and printed key are the same', 'Barcode and printed key differ'],
  ),
  key_cnpj_matches_issuer: sentences(
    ['O emitente da chave é o impresso', 'O emitente da chave não é o impresso'],
    ['The key names the printed issuer', 'The key names another issuer than the printed one'],
  ),
  key_number_matches: sentences(
    ['O número confere com a chave', 'O número não confere com a chave'],
    ['The number matches the key', 'The number does not match the key'],
  ),
  key_series_matches: sentences(
    ['A série confere com a chave', 'A série não confere com a chave'],
    ['The series matches the key', 'The series does not match the key'],
  ),
  key_month_matches: sentences(
    ['O mês de emissão confere com a chave', 'O mês de emissão não confere com a chave'],
    ['The month of issue matches the key', 'The month of issue does not match the key'],
  ),
  key_uf_matches: sentences(
    ['A UF confere com a chave', 'A UF não confere com a chave'],
    ['The state matches the key', 'The state does not match the key'],
  ),
  items_sum: sentences(
    ['A soma dos itens é o valor dos produtos', 'A soma dos itens não é o valor dos produtos'],
    ['The items add up to the products amount', 'The items do not add up to the products amount'],
  ),
  item_product: sentences(
    ['Quantidade vezes valor unitário é o total', 'Quantidade vezes valor unitário não é o total'],
    ['Quantity times unit amount is the total', 'Quantity times unit amount is not the total'],
  ),
  totals_sum: sentences(
    ['As parcelas somam o total da nota', 'As parcelas não somam o total da nota'],
    ['The parts add up to the invoice total', 'The parts do not add up to the invoice total'],
  ),
  departure_after_issue: sentences(
    ['A saída não é anterior à emissão', 'A saída é anterior à emissão'],
    ['Departure is not before issue', 'Departure is before issue'],
  ),
  cep_range: sentences(
    ['O CEP está na faixa de uma UF', 'O CEP não está na faixa de nenhuma UF'],
    ['The postal code lies in the range of a state', 'The postal code lies in no state’s range'],
  ),
  cep_matches_uf: sentences(
    ['O CEP é da UF', 'O CEP é de outra UF'],
    ['The postal code is of the state', 'The postal code is of another state'],
  ),
  amount_format: sentences(
    ['O valor é um número', 'O valor não pôde ser lido como número'],
    ['The amount is a number', 'The amount could not be read as a number'],
  ),
  date_format: sentences(
    ['A data existe', 'Não é uma data do calendário'],
    ['The date exists', 'This is no date of the calendar'],
  ),
  words_match: sentences(
    ['O valor por extenso confere', 'O valor por extenso é outro'],
    ['The value in words is the same', 'The value in words is another'],
  ),
  nfse_key_digits: sentences(
    ['Chave da NFS-e válida', 'O dígito da chave da NFS-e não confere'],
    ['Valid NFS-e key', 'The check digit of the NFS-e key does not match'],
  ),
  slip_digits: sentences(
    ['Os dígitos da linha digitável conferem', 'Os dígitos da linha digitável não conferem'],
    ['The check digits of the slip line match', 'The check digits of the slip line do not match'],
  ),
  cmc7_digits: sentences(
    ['Os dígitos da linha CMC-7 conferem', 'Os dígitos da linha CMC-7 não conferem'],
    ['The check digits of the CMC-7 line match', 'The check digits of the CMC-7 line do not match'],
  ),
  mrz_digits: sentences(
    [
      'Os dígitos da zona de leitura mecânica conferem',
      'Os dígitos da zona de leitura mecânica não conferem',
    ],
    ['The digits of the machine-readable zone match', 'The digits of the machine-readable zone do not match'],
  ),
  renavam_digits: digits('RENAVAM'),
  cnh_digits: sentences(
    ['Registro da CNH válido', 'Os dígitos do registro da CNH não conferem'],
    ['Valid licence number', 'The check digits of the licence number do not match'],
  ),
  cns_digits: digits('CNS'),
  pis_digits: digits('PIS/PASEP'),
  voter_card_digits: sentences(
    ['Título de eleitor válido', 'Os dígitos do título de eleitor não conferem'],
    ['Valid voter card', 'The check digits of the voter card do not match'],
  ),
  matricula_digits: sentences(
    ['Matrícula da certidão válida', 'Os dígitos da matrícula não conferem'],
    ['Valid civil registry number', 'The check digits of the civil registry number do not match'],
  ),
  vin_digit: sentences(
    ['O dígito do chassi confere', 'O dígito do chassi não confere (no Brasil é só um indício)'],
    ['The chassis check digit matches', 'The chassis check digit does not match (only a hint in Brazil)'],
  ),
  plate_format: sentences(
    ['Formato de placa válido', 'Formato de placa inválido'],
    ['Valid plate format', 'Invalid plate format'],
  ),
  phone_format: sentences(
    ['Formato de telefone válido', 'Formato de telefone inválido'],
    ['Valid telephone format', 'Invalid telephone format'],
  ),
  email_format: sentences(
    ['Formato de e-mail válido', 'Formato de e-mail inválido'],
    ['Valid e-mail format', 'Invalid e-mail format'],
  ),
} as const satisfies Record<string, CheckSentences>;

export type CheckKey = keyof typeof checks;

/** The sentence for the outcome of a check; an unknown key (a newer engine's) comes back as it is. */
export function checkSentence(check: string, ok: boolean, locale: 'pt' | 'en'): string {
  if (!isCheckKey(check)) return check;
  const { [locale]: said } = checks[check];
  return ok ? said.ok : said.failed;
}

export function isCheckKey(check: string): check is CheckKey {
  return Object.hasOwn(checks, check);
}
