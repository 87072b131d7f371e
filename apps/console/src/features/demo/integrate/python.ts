import { filesOf, quoted, secretVariable, type Snippet } from './snippet.ts';

export const python: Snippet = {
  key: 'python',
  name: 'Python',
  fileName: 'lavra.py',
  write: (input) => `import json
import os
import time
from urllib.request import Request, urlopen

AUTH = ${quoted(`${input.authOrigin}/v2`)}
API = ${quoted(`${input.documentsOrigin}/v2`)}


def call(method, url, body=None, headers=None):
    with urlopen(Request(url, data=body, headers=headers or {}, method=method)) as response:
        return json.load(response)


credentials = {
    "ClientID": ${quoted(input.clientId)},
    "ClientSecret": os.environ["${secretVariable}"],
    "ExpiresIn": ${input.tokenMinutes},
}
json_type = {"Content-Type": "application/json"}
token = call("POST", AUTH + "/token", json.dumps(credentials).encode(), json_type)["token"]
headers = {"Authorization": "Bearer " + token}

metadata = json.dumps(${JSON.stringify(input.metadata)}).encode()
job = call("POST", API + "/ocr/job/${input.service}", metadata, {**headers, **json_type})

${filesOf(input)
  .map(
    ({ name, path }) => `with open(${quoted(path)}, "rb") as file:
    call("PUT", job["urls"]["${name}"], file.read(), {"Content-Type": "application/octet-stream"})`,
  )
  .join('\n')}

while True:
    result = call("GET", f"{API}/ocr/job/result/{job['id']}/{job['id']}", headers=headers)
    if result["status"] in ("done", "error"):
        break
    time.sleep(1)

print(json.dumps(result, indent=2, ensure_ascii=False))
`,
};
