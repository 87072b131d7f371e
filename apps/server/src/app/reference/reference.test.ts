import { spawnSync } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { describeOnDatabase } from '../../testing/database.ts';
import { html } from './html.ts';
import { verifiers } from './verifiers.ts';

describeOnDatabase('the documentation', (kit) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await kit().http();
  });
  const get = (url: string, language = '') => app.inject({ url, headers: { 'accept-language': language } });

  it.each(['pt', 'en'])('leads nowhere that there is not: %s', async (language) => {
    const seen = new Map<string, string>();
    const left = [`/docs?lang=${language}`];
    for (let url = left.pop(); url !== undefined; url = left.pop()) {
      const [path = ''] = url.split('#');
      if (seen.has(path)) continue;
      const answer = await get(path);
      expect(answer.statusCode, path).toBe(200);
      seen.set(path, answer.body);
      if (!String(answer.headers['content-type']).startsWith('text/html')) continue;
      const [text = ''] = answer.body.split('<main').slice(1);
      expect(text, path).not.toMatch(/undefined|\[object Object\]|>null</);
      expect(answer.headers['content-language']).toBe(language);
      const links = [...answer.body.matchAll(/(?:href|src)="(\/docs[^"]*|#[^"]*)"/g)].map(
        ([, to = '']) => to,
      );
      left.push(
        ...links.filter((to) => to.startsWith('/docs') && !to.includes(language === 'pt' ? '=en' : '=pt')),
      );
      for (const anchor of links.filter((to) => to.startsWith('#') && to !== '#content'))
        expect(answer.body, `${path}${anchor}`).toContain(`id="${anchor.slice(1)}"`);
    }
    expect(seen.size).toBeGreaterThan(45);
    for (const title of ['Começo rápido', 'Quick start'])
      expect(seen.get(`/docs?lang=${language}`)?.includes(title)).toBe(
        language === (title === 'Quick start' ? 'en' : 'pt'),
      );
  });

  it('runs no program and asks nobody else', async () => {
    const answer = await get('/docs');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'");
    expect(answer.body).not.toMatch(
      /<script|style="|(?:src|href)="https?:\/\/(?!www\.standardwebhooks\.com)/,
    );
  });

  it('speaks the language of who reads, page and document alike', async () => {
    expect((await get('/docs', 'en')).body).toContain('Quick start');
    expect((await get('/docs', 'pt-BR')).body).toContain('Começo rápido');
    expect((await get('/docs/openapi.json', 'en')).json()).toMatchObject({
      info: { summary: 'Reads Brazilian documents' },
    });
    expect((await get('/docs/openapi.json')).json()).toMatchObject({
      info: { summary: 'Leitura de documentos brasileiros' },
    });
  });

  it('fills in the API client that the address names, and nothing that is none', async () => {
    const { body } = await get('/docs?client=3LYByimjpOXRsiuUbfSqahEz4fx&lang=en');
    expect(body).toContain('LAVRA_CLIENT_ID=3LYByimjpOXRsiuUbfSqahEz4fx');
    expect(body).toContain('href="/docs/webhooks?lang=en&amp;client=3LYByimjpOXRsiuUbfSqahEz4fx"');
    expect((await get('/docs?client=$(reboot)')).body).not.toContain('reboot');
  });

  it('tells of each field its kind, an example and what is verified, and gives a document to try', async () => {
    const { body } = await get('/docs/services/nfe', 'en');
    for (const told of ['The number matches the key', 'amount in reais', 'samples/nfe-1.pdf'])
      expect(body).toContain(told);
  });

  it('answers 404 for a service or group that there is not', async () => {
    expect((await get('/docs/services/none')).statusCode).toBe(404);
    expect((await get('/docs/reference/toString')).statusCode).toBe(404);
  });

  it('carries its styles in the light and in the dark', async () => {
    const { body, headers } = await get('/docs/reference.css');
    expect(headers['content-type']).toContain('text/css');
    expect(body).toMatch(/@media \(prefers-color-scheme: dark\) {\s*:root {/);
    expect(body.split('{').length).toBe(body.split('}').length);
  });
});

describe('a page', () => {
  it('escapes what is put into it', () => {
    expect(html`<p title="${'"'}">${'<b>&'}${html`<i>${1}</i>`}${false}</p>`.text).toBe(
      '<p title="&quot;">&lt;b&gt;&amp;<i>1</i></p>',
    );
  });
});

describe('the verifiers of the documentation', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lavra-verify-'));
  for (const { fileName, text } of verifiers) writeFileSync(join(folder, fileName), text);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const text = (name: string) => verifiers.find(({ fileName }) => fileName === name)?.text ?? '';

  const secret = `whsec_${randomBytes(24).toString('base64')}`;
  const body = '{"type":"job.done","data":{"client_data":"ação"}}';
  const id = 'msg_1';
  const now = () => String(Math.floor(Date.now() / 1000));
  const sign = (timestamp: string, key = secret) =>
    `v1,${createHmac('sha256', Buffer.from(key.slice(6), 'base64'))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64')}`;
  const run = (command: string, args: readonly string[]) =>
    spawnSync(command, args, {
      cwd: folder,
      input: body,
      env: { ...process.env, LAVRA_WEBHOOK_SECRET: secret },
    });

  type Verify = (timestamp: string, signatures: string) => string;
  const headers = (timestamp: string, signatures: string) =>
    JSON.stringify({ 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures });
  const programs: Readonly<Record<string, { readonly needs: string; readonly verify: Verify }>> = {
    shell: {
      needs: 'openssl',
      verify: (timestamp, signatures) => String(run('bash', ['verify.sh', id, timestamp, signatures]).stdout),
    },
    javascript: {
      needs: 'node',
      verify: (timestamp, signatures) =>
        String(
          run(process.execPath, [
            '--input-type=module',
            '-e',
            `import { isValid } from './verify.mjs'; import { readFileSync } from 'node:fs';
             console.log(isValid(Buffer.from(${JSON.stringify(body)}), ${headers(timestamp, signatures)}, ${JSON.stringify(secret)}) ? 'valid' : 'invalid')`,
          ]).stdout,
        ),
    },
    python: {
      needs: 'python3',
      verify: (timestamp, signatures) =>
        String(
          run('python3', [
            '-B',
            '-c',
            `import sys, json, verify
print("valid" if verify.is_valid(sys.stdin.buffer.read(), json.loads(sys.argv[1]), sys.argv[2]) else "invalid")`,
            headers(timestamp, signatures),
            secret,
          ]).stdout,
        ),
    },
    java: {
      needs: 'javac',
      verify: (timestamp, signatures) => {
        writeFileSync(
          join(folder, 'Main.java'),
          `class Main { public static void main(String[] a) throws Exception {
             System.out.println(Webhook.isValid(System.in.readAllBytes(), a[0], a[1], a[2], a[3]) ? "valid" : "invalid"); } }`,
        );
        if (!existsSync(join(folder, 'classes')))
          run('javac', ['-d', 'classes', 'Webhook.java', 'Main.java']);
        return String(run('java', ['-cp', 'classes', 'Main', id, timestamp, signatures, secret]).stdout);
      },
    },
    go: {
      needs: 'go',
      verify: (timestamp, signatures) => {
        const program = text('verify.go')
          .replace('package webhook', 'package main')
          .replace('import (', 'import (\n"fmt"\n"io"\n"os"');
        writeFileSync(
          join(folder, 'main.go'),
          `${program}
func main() {
	body, _ := io.ReadAll(os.Stdin)
	header := http.Header{}
	header.Set("webhook-id", os.Args[1])
	header.Set("webhook-timestamp", os.Args[2])
	header.Set("webhook-signature", os.Args[3])
	if IsValid(body, header, os.Args[4]) { fmt.Println("valid") } else { fmt.Println("invalid") }
}
`,
        );
        return String(run('go', ['run', 'main.go', id, timestamp, signatures, secret]).stdout);
      },
    },
    csharp: {
      needs: 'dotnet',
      verify: (timestamp, signatures) => {
        writeFileSync(
          join(folder, 'verify.csproj'),
          '<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><OutputType>Exe</OutputType><TargetFramework>net8.0</TargetFramework></PropertyGroup></Project>',
        );
        writeFileSync(
          join(folder, 'Main.cs'),
          `using System; using System.IO;
var all = new MemoryStream(); Console.OpenStandardInput().CopyTo(all);
Console.WriteLine(Webhook.IsValid(all.ToArray(), args[0], args[1], args[2], args[3]) ? "valid" : "invalid");
`,
        );
        return String(run('dotnet', ['run', '--', id, timestamp, signatures, secret]).stdout);
      },
    },
  };

  for (const [name, { needs, verify }] of Object.entries(programs)) {
    const isThere =
      spawnSync(needs, [['openssl', 'go'].includes(needs) ? 'version' : '--version']).status === 0;
    const hint = isThere ? '' : ` (not run: this machine has no ${needs})`;
    it.skipIf(!isThere)(`take what is ours and refuse the rest: ${name}${hint}`, () => {
      const timestamp = now();
      const foreign = sign(timestamp, `whsec_${randomBytes(24).toString('base64')}`);
      expect(verify(timestamp, sign(timestamp))).toBe('valid\n');
      expect(verify(timestamp, `${foreign} ${sign(timestamp)}`)).toBe('valid\n');
      expect(verify(timestamp, foreign)).toBe('invalid\n');
      const old = String(Number(timestamp) - 3600);
      expect(verify(old, sign(old))).not.toBe('valid\n');
    });
  }
});
