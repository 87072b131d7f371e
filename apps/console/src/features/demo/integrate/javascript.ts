import { filesOf, quoted, secretVariable, type Snippet } from './snippet.ts';

export const javascript: Snippet = {
  key: 'javascript',
  name: 'JavaScript',
  fileName: 'lavra.mjs',
  write: (input) => `import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const auth = ${quoted(`${input.authOrigin}/v2`)};
const api = ${quoted(`${input.documentsOrigin}/v2`)};

async function call(url, options) {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`);
  return response.json();
}

const { token } = await call(\`\${auth}/token\`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    ClientID: ${quoted(input.clientId)},
    ClientSecret: process.env.${secretVariable},
    ExpiresIn: ${input.tokenMinutes},
  }),
});
const authorization = \`Bearer \${token}\`;

const { id, urls } = await call(\`\${api}/ocr/job/${input.service}\`, {
  method: 'POST',
  headers: { authorization, 'content-type': 'application/json' },
  body: JSON.stringify(${JSON.stringify(input.metadata)}),
});

${filesOf(input)
  .map(
    ({ name, path }) => `await call(urls.${name}, { method: 'PUT', body: await readFile(${quoted(path)}) });`,
  )
  .join('\n')}

let job;
do {
  await sleep(1000);
  job = await call(\`\${api}/ocr/job/result/\${id}/\${id}\`, { headers: { authorization } });
} while (job.status !== 'done' && job.status !== 'error');

console.log(JSON.stringify(job, null, 2));
`,
};
