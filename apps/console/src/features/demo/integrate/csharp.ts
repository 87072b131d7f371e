import { filesOf, quoted, secretVariable, type Snippet } from './snippet.ts';

export const csharp: Snippet = {
  key: 'csharp',
  name: 'C#',
  fileName: 'Program.cs',
  write: (input) => `using System.Net.Http.Headers;
using System.Net.Http.Json;
using System.Text;
using System.Text.Json;

const string auth = ${quoted(`${input.authOrigin}/v2`)};
const string api = ${quoted(`${input.documentsOrigin}/v2`)};
using var http = new HttpClient();

async Task<JsonElement> Call(HttpMethod method, string url, string? token = null, HttpContent? content = null)
{
    using var request = new HttpRequestMessage(method, url) { Content = content };
    if (token is not null) request.Headers.Authorization = new AuthenticationHeaderValue("Bearer", token);
    using var response = await http.SendAsync(request);
    var text = await response.Content.ReadAsStringAsync();
    if (!response.IsSuccessStatusCode) throw new HttpRequestException($"{(int)response.StatusCode} {text}");
    using var json = JsonDocument.Parse(text);
    return json.RootElement.Clone();
}

var credentials = JsonContent.Create(new Dictionary<string, object?>
{
    ["ClientID"] = ${quoted(input.clientId)},
    ["ClientSecret"] = Environment.GetEnvironmentVariable("${secretVariable}"),
    ["ExpiresIn"] = ${input.tokenMinutes},
});
var session = await Call(HttpMethod.Post, $"{auth}/token", content: credentials);
var token = session.GetProperty("token").GetString();

var metadata = new StringContent(${quoted(JSON.stringify(input.metadata))}, Encoding.UTF8, "application/json");
var job = await Call(HttpMethod.Post, $"{api}/ocr/job/${input.service}", token, metadata);
var id = job.GetProperty("id").GetString();
var urls = job.GetProperty("urls");

${filesOf(input)
  .map(
    ({ name, path }) =>
      `await Call(HttpMethod.Put, urls.GetProperty("${name}").GetString()!, content: new ByteArrayContent(File.ReadAllBytes(${quoted(path)})));`,
  )
  .join('\n')}

JsonElement result;
string? status;
do
{
    await Task.Delay(1000);
    result = await Call(HttpMethod.Get, $"{api}/ocr/job/result/{id}/{id}", token);
    status = result.GetProperty("status").GetString();
} while (status is not ("done" or "error"));

Console.WriteLine(JsonSerializer.Serialize(result, new JsonSerializerOptions { WriteIndented = true }));
`,
};
