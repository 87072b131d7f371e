import { type ErrorCode, type Locale, errors } from '../errors.ts';
import { serviceDefinition, serviceNames } from '../services/all.ts';
import type { Said } from '../said.ts';

/** The settings of an installation that the documentation shows. */
export interface GuideFacts {
  /** Origin of the API. */
  readonly url: string;
  readonly documentBytes: number;
  readonly archiveBytes: number;
  readonly archiveFiles: number;
  readonly pages: number;
  readonly linkMinutes: number;
  /** The reader's own app client, when the console provides it. */
  readonly clientId?: string | undefined;
}

const megabytes = (bytes: number) => {
  const whole = Math.round(bytes / 1_048_576);
  return whole >= 1024 ? `${Math.round(whole / 102.4) / 10} GB` : `${whole} MB`;
};

const fenced = (...lines: readonly string[]) => `\`\`\`bash\n${lines.join('\n')}\n\`\`\``;

/** The three steps of a first call, with the id of the reader's own app client when it is known. */
function start({ url, clientId }: GuideFacts): Said {
  const token = fenced(
    `export LAVRA_CLIENT_ID=${clientId ?? ''}`,
    'export LAVRA_CLIENT_SECRET=',
    `TOKEN=$(curl -sS --fail-with-body ${url}/v2/token \\`,
    '  -d "{\\"ClientID\\":\\"$LAVRA_CLIENT_ID\\",\\"ClientSecret\\":\\"$LAVRA_CLIENT_SECRET\\"}" | jq -r .token)',
  );
  const sent = fenced(
    `JOB=$(curl -sS --fail-with-body -X POST ${url}/v2/ocr/job/nfe -H "Authorization: Bearer $TOKEN")`,
    'curl -sS --fail-with-body -X PUT --data-binary @document.pdf "$(jq -r .urls.document <<<"$JOB")"',
  );
  const result = fenced(
    'while :; do',
    '  RESULT=$(curl -sS --fail-with-body "$(jq -r .status_url <<<"$JOB")" -H "Authorization: Bearer $TOKEN")',
    '  case $(jq -r .status <<<"$RESULT") in done | error) break ;; esac',
    '  sleep 1',
    'done',
    'jq . <<<"$RESULT"',
  );
  const own: Said =
    clientId === undefined
      ? {
          pt: '[Crie uma API Client](/web/api-clients) e guarde o segredo: ele aparece uma vez só.',
          en: '[Create an API client](/web/api-clients) and keep its secret: it is shown once.',
        }
      : {
          pt: `A sua API Client é \`${clientId}\`; o segredo apareceu quando ela foi criada. Perdeu? [Troque-o](/web/api-clients).`,
          en: `Your API client is \`${clientId}\`; its secret was shown when it was created. Lost? [Replace it](/web/api-clients).`,
        };
  return {
    pt: `Três passos, da chave ao resultado.

## 1. Peça um token

${own.pt}

${token}

## 2. Envie um documento

Anuncie o job e envie o arquivo pelo link que vier. Sem documento à mão? [Baixe uma NF-e de exemplo](/web/samples/nfe-1.pdf).

${sent}

## 3. Leia o resultado

${result}

O job passa por \`waiting\` (faltam arquivos), \`processing\`, \`validating\` enquanto espera consultas externas, e termina em \`done\` ou \`error\`; em \`error\`, o motivo está em \`error\` e \`error_code\`. Em vez de perguntar, cadastre um webhook.`,
    en: `Three steps, from the key to the result.

## 1. Ask for a token

${own.en}

${token}

## 2. Send a document

Announce the job and PUT the file to the link that comes back. No document at hand? [Download a sample invoice](/web/samples/nfe-1.pdf).

${sent}

## 3. Read the result

${result}

The job goes through \`waiting\` (files are missing), \`processing\`, \`validating\` while it waits for outside checks, and ends in \`done\` or \`error\`; in \`error\` the reason is in \`error\` and \`error_code\`. Instead of asking, set up a webhook.`,
  };
}

const libraries: Said = {
  pt: `As bibliotecas já publicadas deste formato, em **JavaScript**, **Python**, **Go**, **Java** e **C#**, funcionam mudando dois endereços: a base de autenticação e a base de documentos passam a ser o endereço desta API com \`/v2\`. Para outras linguagens, gere um cliente deste documento OpenAPI.`,
  en: `The published libraries of this format, in **JavaScript**, **Python**, **Go**, **Java** and **C#**, work by changing two addresses: the base of authentication and the base of documents both become the address of this API with \`/v2\`. For other languages, generate a client from this OpenAPI document.`,
};

const sending: Said = {
  pt: `| Parâmetro | Valor | O que faz |
|---|---|---|
| \`base64\` | \`true\` | os arquivos do PUT são texto base64 |
| \`facematch\` | \`true\` | pede uma selfie: mais um link, \`urls.selfie\` |
| \`extra-document\` | \`true\` | pede o verso: mais um link, \`urls.extra_document\` |

\`1\` diz o mesmo, e qualquer outro valor é *não*. O job começa quando **todos** os arquivos anunciados chegaram, em qualquer ordem. Aceitam-se PNG, JPEG, TIFF e PDF; nos serviços fiscais, também o XML; em lotes, um ZIP deles. Um lote é um ZIP: cada arquivo vira um job.`,
  en: `| Parameter | Value | What it does |
|---|---|---|
| \`base64\` | \`true\` | the files of the PUT are base64 text |
| \`facematch\` | \`true\` | asks for a selfie: one more link, \`urls.selfie\` |
| \`extra-document\` | \`true\` | asks for the back: one more link, \`urls.extra_document\` |

\`1\` says the same, and any other value is *no*. The job starts when **all** the files it announced are here, in any order. PNG, JPEG, TIFF and PDF are taken; by the fiscal services XML too; in batches, a zip of them. A batch is a zip: each file becomes a job.`,
};

const fields: Said = {
  pt: `Cada campo é um objeto. \`value\` é o valor normalizado: datas \`AAAA-MM-DD\`, valores com ponto decimal, números sem separadores. \`conf\` é a confiança **medida**, de 0 a 100, nunca inventada: ausente onde nada foi medido. \`checks\` diz o que foi verificado (dígitos, datas em ordem, chave contra CNPJ) e se conferiu: um campo com \`"ok": false\` pede um olhar. \`page\` e \`box\` dizem onde está na página: \`[x, y, largura, altura]\`, frações de 0 a 1. \`printed\` é o que está impresso, onde difere. Uma tabela é uma lista de linhas, e cada célula é um campo.`,
  en: `Each field is an object. \`value\` is the value normalised: dates \`YYYY-MM-DD\`, amounts with a decimal dot, numbers without separators. \`conf\` is the **measured** confidence, 0 to 100, never invented: absent where nothing was measured. \`checks\` says what was verified (check digits, dates in order, key against CNPJ) and whether it held: a field with \`"ok": false\` wants a look. \`page\` and \`box\` say where it stands on the page: \`[x, y, width, height]\`, fractions 0 to 1. \`printed\` is what is printed, where that differs. A table is a list of rows, and each cell is a field.`,
};

function limits({ documentBytes, archiveBytes, archiveFiles, pages, linkMinutes }: GuideFacts): Said {
  const rows: readonly (readonly [pt: string, en: string, value: string])[] = [
    ['Um documento', 'One document', megabytes(documentBytes)],
    ['Páginas de um documento', 'Pages of one document', String(pages)],
    ['Um ZIP', 'One zip', megabytes(archiveBytes)],
    ['Arquivos em um ZIP', 'Files in a zip', String(archiveFiles)],
    [
      'Envio de uma vez (`/ocr/job/send`), com o base64',
      'All at once (`/ocr/job/send`), with its base64',
      '6 MB',
    ],
    ['Vida dos links de envio', 'Life of upload links', `${linkMinutes} min`],
    ['Vida de um token', 'Life of a token', '1–1440 min (60)'],
    ['Tokens por minuto', 'Tokens a minute', '3000'],
    ['Anúncios de jobs por minuto', 'Announced jobs a minute', '60000'],
  ];
  const table = (at: 0 | 1) => rows.map((row) => `| ${row[at]} | ${row[2]} |`).join('\n');
  return {
    pt: `| Limite | Valor |\n|---|---|\n${table(0)}\n\nQuem passa de um limite por minuto recebe 429 com \`Retry-After\` (segundos) e os cabeçalhos \`RateLimit-*\`. Um job cujos arquivos não chegam enquanto os links vivem termina em \`error\` (\`files_never_came\`).`,
    en: `| Limit | Value |\n|---|---|\n${table(1)}\n\nWho goes over a limit a minute gets 429 with \`Retry-After\` (seconds) and the \`RateLimit-*\` headers. A job whose files do not come while its links live ends in \`error\` (\`files_never_came\`).`,
  };
}

const languages: Said = {
  pt: `As mensagens de erro vêm no idioma de \`Accept-Language\`: português se ausente, inglês com \`Accept-Language: en\`. O código (\`code\`) é o mesmo em todos. Este documento também: \`/docs/openapi.json?lang=en\`.`,
  en: `Messages of errors come in the language of \`Accept-Language\`: Portuguese when absent, English with \`Accept-Language: en\`. The \`code\` is the same in all. So does this document: \`/docs/openapi.json?lang=en\`.`,
};

const problems: Said = {
  pt: `Sucesso é sempre **200**. Um erro é \`{"message", "code", "request_id"}\`, e \`details\` onde um campo está errado. O programa compara \`code\`; a frase é para pessoas. 401: peça outro token. 405: o endereço não aceita o método; o cabeçalho \`Allow\` diz quais aceita. 429 e 503: espere \`Retry-After\` e repita. 5xx sem resposta: repita com calma. Os outros não melhoram repetindo.`,
  en: `Success is always **200**. An error is \`{"message", "code", "request_id"}\`, and \`details\` where a field is wrong. A program compares \`code\`; the sentence is for people. 401: ask for another token. 405: the address does not take the method; the header \`Allow\` tells which it takes. 429 and 503: wait \`Retry-After\` and try again. 5xx without an answer: try again calmly. Repeating does not mend the others.`,
};

const webhooks: Said = {
  pt: `Um webhook recebe um POST assinado quando um job ou lote termina ([Standard Webhooks](https://www.standardwebhooks.com)). Corpo: \`{"type", "timestamp", "data"}\`; \`data\` tem ids, serviço e estado e, com *verbose*, o resultado inteiro.

| Cabeçalho | Valor |
|---|---|
| \`webhook-id\` | id da mensagem, o mesmo em todas as tentativas: guarde-o e ignore o que já viu |
| \`webhook-timestamp\` | segundos desde 1970; recuse o que passa de 5 minutos |
| \`webhook-signature\` | \`v1,\` e o base64; várias, separadas por espaço, durante a troca do segredo |

A assinatura é o HMAC-SHA256 de \`webhook-id.webhook-timestamp.corpo\`, com o corpo **como chegou**, byte por byte. A chave é o segredo sem \`whsec_\`, decodificado de base64.

Responda 2xx em até 15 s e faça o trabalho depois. Sem 2xx, tenta-se de novo depois de 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h e 24 h (com até 10 % a mais); depois o webhook é desativado e o titular avisado por e-mail. 410 desativa na hora. Cada tentativa fica no histórico do console e pode ser enviada de novo.`,
  en: `A webhook gets a signed POST when a job or batch ends ([Standard Webhooks](https://www.standardwebhooks.com)). Body: \`{"type", "timestamp", "data"}\`; \`data\` has ids, service and state and, with *verbose*, the whole result.

| Header | Value |
|---|---|
| \`webhook-id\` | id of the message, the same over all attempts: keep it and leave what you have seen |
| \`webhook-timestamp\` | seconds since 1970; refuse what is over 5 minutes off |
| \`webhook-signature\` | \`v1,\` and the base64; several, separated by blanks, while the secret rotates |

The signature is HMAC-SHA256 over \`webhook-id.webhook-timestamp.body\`, with the body **as it came**, byte for byte. The key is the secret without \`whsec_\`, decoded from base64.

Answer 2xx within 15 s and do the work afterwards. Without a 2xx it is tried again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h (and up to 10 % more); then the webhook is disabled and its owner told by e-mail. 410 disables at once. Every attempt is in the log of the console and can be sent again.`,
};

function serviceTable(locale: Locale): string {
  const head = { pt: '| Serviço | Documento |', en: '| Service | Document |' }[locale];
  const rows = serviceNames.map((name) => `| \`${name}\` | ${serviceDefinition(name)[locale]} |`);
  return [head, '|---|---|', ...rows].join('\n');
}

/** The closed list of errors as a Markdown table. */
export function errorTable(locale: Locale): string {
  const head = { pt: '| Código | Status | Frase |', en: '| Code | Status | Sentence |' }[locale];
  const rows = (Object.keys(errors) as ErrorCode[]).map(
    (code) => `| \`${code}\` | ${errors[code].status} | ${errors[code][locale]} |`,
  );
  return [head, '|---|---|---|', ...rows].join('\n');
}

/** The sections of the guide in the order in which a newcomer needs them. */
export const guideTitles = {
  start: { pt: 'Começo rápido', en: 'Quick start' },
  libraries: { pt: 'Bibliotecas', en: 'Libraries' },
  sending: { pt: 'Enviar', en: 'Sending' },
  services: { pt: 'Documentos', en: 'Documents' },
  fields: { pt: 'O que um campo diz', en: 'What a field says' },
  webhooks: { pt: 'Webhooks', en: 'Webhooks' },
  errors: { pt: 'Erros', en: 'Errors' },
  limits: { pt: 'Limites', en: 'Limits' },
  languages: { pt: 'Idiomas', en: 'Languages' },
} as const satisfies Record<string, Said>;

export type GuideSection = keyof typeof guideTitles;

/** One section of the guide as Markdown, or all of them with their titles. */
export function guideText(section: GuideSection | 'all', locale: Locale, facts: GuideFacts): string {
  if (section === 'all') {
    const all = Object.keys(guideTitles) as GuideSection[];
    return all.map((one) => `# ${guideTitles[one][locale]}\n\n${guideText(one, locale, facts)}`).join('\n\n');
  }
  if (section === 'services') return serviceTable(locale);
  const said: Record<Exclude<GuideSection, 'services'>, Said> = {
    start: start(facts),
    libraries,
    sending,
    fields,
    webhooks,
    errors: problems,
    limits: limits(facts),
    languages,
  };
  return said[section][locale];
}
