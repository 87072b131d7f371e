import { filesOf, secretVariable, type Snippet } from './snippet.ts';

export const curl: Snippet = {
  key: 'curl',
  name: 'cURL',
  fileName: 'lavra.sh',
  write: (input) => `#!/usr/bin/env bash
set -euo pipefail

AUTH='${input.authOrigin}/v2'
API='${input.documentsOrigin}/v2'

TOKEN=$(jq -n --arg secret "$${secretVariable}" \\
    '{ClientID: "${input.clientId}", ClientSecret: $secret, ExpiresIn: ${input.tokenMinutes}}' |
  curl -sS --fail-with-body "$AUTH/token" -H 'Content-Type: application/json' -d @- | jq -r .token)

JOB=$(curl -sS --fail-with-body "$API/ocr/job/${input.service}" \\
  -H "Authorization: Bearer $TOKEN" \\
  -H 'Content-Type: application/json' \\
  -d '${JSON.stringify(input.metadata).replaceAll("'", `'\\''`)}')
ID=$(jq -r .id <<<"$JOB")

${filesOf(input)
  .map(
    ({ name, path }) =>
      `curl -sS --fail-with-body -o /dev/null -T ${path} "$(jq -r .urls.${name} <<<"$JOB")"`,
  )
  .join('\n')}

while :; do
  RESULT=$(curl -sS --fail-with-body "$API/ocr/job/result/$ID/$ID" -H "Authorization: Bearer $TOKEN")
  case $(jq -r .status <<<"$RESULT") in
    done | error) break ;;
  esac
  sleep 1
done

jq . <<<"$RESULT"
`,
};
