import { filesOf, quoted, secretVariable, type Snippet } from './snippet.ts';

export const go: Snippet = {
  key: 'go',
  name: 'Go',
  fileName: 'main.go',
  write: (input) => `package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"time"
)

const (
	auth = ${quoted(`${input.authOrigin}/v2`)}
	api  = ${quoted(`${input.documentsOrigin}/v2`)}
)

func call(method, url, token string, body []byte, answer any) {
	request, err := http.NewRequest(method, url, bytes.NewReader(body))
	check(err)
	if token != "" {
		request.Header.Set("Authorization", "Bearer "+token)
	}
	response, err := http.DefaultClient.Do(request)
	check(err)
	defer response.Body.Close()
	content, err := io.ReadAll(response.Body)
	check(err)
	if response.StatusCode != http.StatusOK {
		check(fmt.Errorf("%s: %s", response.Status, content))
	}
	check(json.Unmarshal(content, answer))
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func put(url, path string) {
	content, err := os.ReadFile(path)
	check(err)
	call("PUT", url, "", content, &struct{}{})
}

func main() {
	credentials, err := json.Marshal(map[string]any{
		"ClientID":     ${quoted(input.clientId)},
		"ClientSecret": os.Getenv("${secretVariable}"),
		"ExpiresIn":    ${input.tokenMinutes},
	})
	check(err)
	var session struct{ Token string }
	call("POST", auth+"/token", "", credentials, &session)

	var job struct {
		ID   string
		Urls map[string]string
	}
	call("POST", api+"/ocr/job/${input.service}", session.Token, []byte(${quoted(JSON.stringify(input.metadata))}), &job)

${filesOf(input)
  .map(({ name, path }) => `\tput(job.Urls["${name}"], ${quoted(path)})`)
  .join('\n')}

	var result map[string]any
	for {
		call("GET", api+"/ocr/job/result/"+job.ID+"/"+job.ID, session.Token, nil, &result)
		if result["status"] == "done" || result["status"] == "error" {
			break
		}
		time.Sleep(time.Second)
	}

	output, err := json.MarshalIndent(result, "", "  ")
	check(err)
	fmt.Println(string(output))
}
`,
};
