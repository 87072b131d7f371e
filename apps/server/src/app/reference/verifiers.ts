interface Verifier {
  readonly name: string;
  readonly fileName: string;
  readonly text: string;
}

/**
 * Code for receivers of webhooks: each takes the raw body, the three headers and the secret, and tells whether the message is
 * genuine. A test runs those whose language is installed.
 */
export const verifiers: readonly Verifier[] = [
  {
    name: 'cURL / shell',
    fileName: 'verify.sh',
    text: `# verify.sh ID TIMESTAMP SIGNATURE < body; the secret is in LAVRA_WEBHOOK_SECRET
set -euo pipefail
NOW=$(date +%s)
(( NOW - $2 <= 300 && $2 - NOW <= 300 )) || { echo 'too old'; exit 1; }
KEY=$(printf %s "\${LAVRA_WEBHOOK_SECRET#whsec_}" | base64 -d | od -An -v -tx1 | tr -d ' \\n')
OWN=v1,$( { printf '%s.%s.' "$1" "$2"; cat; } | openssl dgst -sha256 -mac HMAC -macopt "hexkey:$KEY" -binary | base64)
for SIGNATURE in $3; do [ "$SIGNATURE" = "$OWN" ] && { echo valid; exit 0; }; done
echo invalid; exit 1
`,
  },
  {
    name: 'JavaScript',
    fileName: 'verify.mjs',
    text: `import { createHmac, timingSafeEqual } from 'node:crypto';

/** \`body\` is the Buffer as it came, never JSON written again. */
export function isValid(body, headers, secret) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const own = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\`).update(body).digest();
  return headers['webhook-signature'].split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
    return given.length === own.length && timingSafeEqual(given, own);
  });
}
`,
  },
  {
    name: 'Python',
    fileName: 'verify.py',
    text: `import base64
import hashlib
import hmac
import time


def is_valid(body: bytes, headers, secret: str) -> bool:
    """body: the bytes as they came, never JSON written again."""
    message_id, timestamp = headers["webhook-id"], headers["webhook-timestamp"]
    if abs(time.time() - int(timestamp)) > 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    own = hmac.new(key, f"{message_id}.{timestamp}.".encode() + body, hashlib.sha256).digest()
    own = "v1," + base64.b64encode(own).decode()
    return any(hmac.compare_digest(own, one) for one in headers["webhook-signature"].split(" "))
`,
  },
  {
    name: 'Go',
    fileName: 'verify.go',
    text: `package webhook

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// IsValid takes the body as it came, never JSON written again.
func IsValid(body []byte, header http.Header, secret string) bool {
	id, timestamp := header.Get("webhook-id"), header.Get("webhook-timestamp")
	sent, err := strconv.ParseInt(timestamp, 10, 64)
	if age := time.Now().Unix() - sent; err != nil || age > 300 || age < -300 {
		return false
	}
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	if err != nil {
		return false
	}
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(id + "." + timestamp + "."))
	mac.Write(body)
	own := "v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil))
	for _, one := range strings.Split(header.Get("webhook-signature"), " ") {
		if hmac.Equal([]byte(one), []byte(own)) {
			return true
		}
	}
	return false
}
`,
  },
  {
    name: 'Java',
    fileName: 'Webhook.java',
    text: `import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

final class Webhook {
    /** body: the bytes as they came, never JSON written again. */
    static boolean isValid(byte[] body, String id, String timestamp, String signatures, String secret) throws Exception {
        if (Math.abs(Instant.now().getEpochSecond() - Long.parseLong(timestamp)) > 300) return false;
        byte[] key = Base64.getDecoder().decode(secret.replaceFirst("^whsec_", ""));
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        mac.update((id + "." + timestamp + ".").getBytes(StandardCharsets.UTF_8));
        byte[] own = ("v1," + Base64.getEncoder().encodeToString(mac.doFinal(body))).getBytes(StandardCharsets.UTF_8);
        for (String one : signatures.split(" "))
            if (MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), own)) return true;
        return false;
    }
}
`,
  },
  {
    name: 'C#',
    fileName: 'Webhook.cs',
    text: `using System;
using System.Linq;
using System.Security.Cryptography;
using System.Text;

static class Webhook
{
    /// <param name="body">The bytes as they came, never JSON written again.</param>
    public static bool IsValid(byte[] body, string id, string timestamp, string signatures, string secret)
    {
        if (Math.Abs(DateTimeOffset.UtcNow.ToUnixTimeSeconds() - long.Parse(timestamp)) > 300) return false;
        var key = Convert.FromBase64String(secret.StartsWith("whsec_") ? secret.Substring(6) : secret);
        using var mac = new HMACSHA256(key);
        var head = Encoding.UTF8.GetBytes($"{id}.{timestamp}.");
        var own = Encoding.UTF8.GetBytes("v1," + Convert.ToBase64String(mac.ComputeHash(head.Concat(body).ToArray())));
        return signatures.Split(' ').Any(one => CryptographicOperations.FixedTimeEquals(Encoding.UTF8.GetBytes(one), own));
    }
}
`,
  },
];
