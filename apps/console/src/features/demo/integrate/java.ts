import { filesOf, quoted, secretVariable, type Snippet } from './snippet.ts';

export const java: Snippet = {
  key: 'java',
  name: 'Java',
  fileName: 'Lavra.java',
  write: (input) => `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.regex.Pattern;

public class Lavra {
    static final String AUTH = ${quoted(`${input.authOrigin}/v2`)};
    static final String API = ${quoted(`${input.documentsOrigin}/v2`)};
    static final HttpClient HTTP = HttpClient.newHttpClient();

    static String call(String method, String url, String token, BodyPublisher body) throws Exception {
        var request = HttpRequest.newBuilder(URI.create(url)).method(method, body);
        if (token != null) request.header("Authorization", "Bearer " + token);
        var response = HTTP.send(request.build(), BodyHandlers.ofString());
        if (response.statusCode() != 200) throw new IllegalStateException(response.statusCode() + " " + response.body());
        return response.body();
    }

    static String field(String json, String name) {
        var found = Pattern.compile("\\"" + name + "\\"\\\\s*:\\\\s*\\"([^\\"]*)\\"").matcher(json);
        if (!found.find()) throw new IllegalStateException(name + " is not in " + json);
        return found.group(1);
    }

    public static void main(String[] arguments) throws Exception {
        var credentials = "{\\"ClientID\\":\\"${input.clientId}\\",\\"ClientSecret\\":\\"" + System.getenv("${secretVariable}")
            + "\\",\\"ExpiresIn\\":${input.tokenMinutes}}";
        var token = field(call("POST", AUTH + "/token", null, BodyPublishers.ofString(credentials)), "token");

        var metadata = BodyPublishers.ofString(${quoted(JSON.stringify(input.metadata))});
        var job = call("POST", API + "/ocr/job/${input.service}", token, metadata);
        var id = field(job, "id");

${filesOf(input)
  .map(
    ({ name, path }) =>
      `        call("PUT", field(job, "${name}"), null, BodyPublishers.ofFile(Path.of(${quoted(path)})));`,
  )
  .join('\n')}

        String result;
        String status;
        do {
            Thread.sleep(1000);
            result = call("GET", API + "/ocr/job/result/" + id + "/" + id, token, BodyPublishers.noBody());
            status = field(result, "status");
        } while (!status.equals("done") && !status.equals("error"));

        System.out.println(result);
    }
}
`,
};
