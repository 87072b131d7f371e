import { ContractError } from '@lavra/contract/errors';

/**
 * Words behind passwords that only look mixed (`Senha@123`, `P@ssw0rd!`, `Flamengo2024#`): a short list of Brazilian and English
 * habits, in lower case and without accents.
 */
const commonWords = new Set(
  (
    'abc abcd abcde abcdef acesso admin administrador administrator agosto alterar amor anjo aurora bahia banco banana ' +
    'batman bemvindo bemvinda botafogo brasil brazil cachorro carnaval carro casa cliente conta corinthians coringao ' +
    'cruzeiro cuiaba curitiba dezembro deus deusefiel dinheiro doc docs documento documentos dragon empresa entrar ' +
    'estrela familia felicidade fevereiro flamengo flor fluminense football futebol gabriel gato goias google gremio ' +
    'guest hello hunter iloveyou internacional inverno janeiro jesus jesuscristo jesusteama joao julho junho lavra ' +
    'letmein login lucas maio manaus maria master mariana marco mengao monkey mudar mudarsenha natal neymar novembro ' +
    'novasenha ocr oracle outubro padrao palmeiras pass passw passwd password pato pedro primavera princesa princess ' +
    'qazwsx qwer qwert qwerty qwertyui qwertyuiop qweasd qweasdzxc recife root salvador santos saopaulo secret segredo ' +
    'senha senhaforte senhasegura server setembro shadow sistema sucesso sunshine super superman suporte tamo temp ' +
    'teste testes test testing tigrao trabalho trocar trustno user usuario vasco vendas verao vitoria welcome zaq xsw'
  ).split(' '),
);

const lookAlikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Sequences of the keyboard, alphabet and digits; they are also looked up backwards. */
const runs = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujm',
  '1qaz2wsx3edc4rfv',
];

/**
 * Whether a password is a common word, or one of `ownWords` (the account's own name and e-mail), with added digits, signs and
 * look-alikes; or a run of neighbouring keys; or few characters repeated.
 */
export function isCommonPassword(password: string, ownWords: readonly string[] = []): boolean {
  const lower = plain(password);
  const words = new Set([
    ...commonWords,
    ...ownWords.map((word) => lettersOf(plain(word))).filter((word) => word.length >= 3),
  ]);
  return coresOf(lower).some((core) => words.has(core)) || isRun(lower) || new Set(lower).size <= 4;
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^a-z]/g, '');
}

/** The letters left without the digits and signs around them, or without all of them, read with and without look-alikes. */
function coresOf(lower: string): string[] {
  const trimmed = lower.replaceAll(/^[^a-z@$]+|[^a-z]+$/g, '');
  const read = (text: string) => [...text].map((character) => lookAlikes[character] ?? character).join('');
  return [
    lettersOf(lower),
    lettersOf(trimmed),
    lettersOf(read(trimmed)),
    lettersOf(read(lower)),
    halfOf(lettersOf(lower)),
  ];
}

/** `senhasenha` becomes `senha`. */
function halfOf(letters: string): string {
  const half = letters.slice(0, letters.length / 2);
  return half + half === letters ? half : letters;
}

/** Whether at most two characters are left after removing runs of four or more neighbours. */
function isRun(lower: string): boolean {
  let rest = lower.replaceAll(/[^a-z0-9]/g, '');
  for (const run of runs.flatMap((each) => [each, [...each].toReversed().join('')])) {
    for (let length = run.length; length >= 4; length -= 1) {
      for (let from = 0; from + length <= run.length; from += 1)
        rest = rest.replaceAll(run.slice(from, from + length), '');
    }
  }
  return rest.length <= 2;
}

/** Throws password_common for a password that many people use, or that consists of its owner's words. */
export function refuseCommonPassword(password: string, owner: { name: string; email: string }): void {
  const ownWords = [...owner.name.split(/\s+/), owner.name, ...owner.email.split(/[@.]/)];
  if (isCommonPassword(password, ownWords)) throw new ContractError('password_common');
}
