import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { variables } from '../apps/server/src/config/variables.ts';
import { freePort } from '../apps/server/src/testing/server-process.ts';
import { root } from './run.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const operations = read('docs/OPERATIONS.md');
const entries = ['all', 'http', 'worker', 'cli'].map((name) => `apps/server/dist/${name}.js`);
const hasProgram = (name: string, args: readonly string[]) => spawnSync(name, args).status === 0;

interface Instruction {
  readonly name: string;
  readonly text: string;
}

/** The instructions of each stage, beginning with its `FROM`. */
function stagesOf(dockerfile: string): Instruction[][] {
  const lines = dockerfile
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n');
  const stages: Instruction[][] = [];
  for (const line of lines.map((one) => one.trim()).filter((one) => one !== '')) {
    const [name = ''] = line.split(' ');
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, text: line.slice(name.length).trim() });
  }
  return stages;
}

const [build = [], image = []] = stagesOf(read('Dockerfile'));
const ofImage = (name: string) => image.filter((one) => one.name === name).map(({ text }) => text);
const environment = Object.fromEntries(
  ofImage('ENV').flatMap((text) => text.split(' ').map((pair) => pair.split('=') as [string, string])),
);

describe('the Dockerfile', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lavra-image-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('runs as a user of its own, with settings that there are, and says whether it is well', () => {
    expect(ofImage('USER')).toEqual(['lavra']);
    expect(ofImage('RUN').join()).toContain('useradd --system');
    const known = [...Object.keys(variables), 'NODE_ENV'];
    expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
    expect(ofImage('HEALTHCHECK')).toHaveLength(1);
    expect(entries).toContain((JSON.parse(ofImage('CMD')[0] ?? '[]') as string[])[0]);
  });

  // Runs the steps of the Dockerfile without a container engine: Debian packages and the user are skipped, and the
  // first installation is the one of this folder.
  it('puts together what starts, answers its health check and stops in good order', async () => {
    const source = join(folder, 'build');
    const target = join(folder, 'image');
    const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
      cwd: root,
    });
    const ignored = read('.dockerignore')
      .split('\n')
      .filter((line) => line !== '' && !line.includes('*'));
    for (const path of String(listed.stdout).split('\0')) {
      if (path === '' || !existsSync(join(root, path)) || ignored.some((one) => path.startsWith(`${one}/`)))
        continue;
      mkdirSync(dirname(join(source, path)), { recursive: true });
      cpSync(join(root, path), join(source, path));
    }
    const installed = ['.', 'apps/server', 'apps/console', 'packages/engine', 'packages/contract']
      .map((one) => join(one, 'node_modules'))
      .filter((one) => existsSync(join(root, one)));
    const steps = build.filter(({ name }) => name === 'RUN').map(({ text }) => text);
    expect(steps[0]).toMatch(/^npm ci (?!.*--omit)/);
    for (const one of installed) symlinkSync(join(root, one), join(source, one));
    for (const step of steps.slice(1)) {
      if (step.startsWith('npm ci')) for (const one of installed) rmSync(join(source, one));
      const { status, stderr } = spawnSync('sh', ['-c', step], { cwd: source });
      expect(status, `${step}\n${String(stderr)}`).toBe(0);
    }
    for (const text of ofImage('COPY')) {
      const [from = '', to = ''] = text.replace('--from=build ', '').split(' ');
      cpSync(join(source, from.replace('/build/', '')), join(target, to), {
        recursive: true,
        verbatimSymlinks: true,
      });
    }

    const settings = {
      ...environment,
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      DATA_DIR: join(folder, 'data'),
    };
    const env = { PATH: process.env['PATH'], HOME: folder, ...settings };
    const [command = ''] = JSON.parse(ofImage('CMD')[0] ?? '[]') as string[];
    const program = spawn('node', [command], { cwd: target, env: { ...env, TESSERACT_PATH: '' } });
    let said = '';
    const isUp = new Promise<void>((resolve, reject) => {
      const hear = (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('Lavra is at')) resolve();
      };
      program.stdout.on('data', hear);
      program.stderr.on('data', hear);
      program.once('exit', () => reject(new Error(said)));
    });
    await isUp;
    const [, probe = '[]'] = /CMD (\[.*\])$/.exec(ofImage('HEALTHCHECK')[0] ?? '') ?? [];
    const [asked = '', ...args] = JSON.parse(probe) as string[];
    expect(spawnSync(asked, args, { env }).status).toBe(0);
    const exit = once(program, 'exit');
    program.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    expect(spawnSync(asked, args, { env }).status).toBe(1);
  }, 600_000);

  it.skipIf(!hasProgram('docker', ['info']))(
    'is built by a container engine',
    () => {
      const { status, stderr } = spawnSync('docker', ['build', '--quiet', '.'], { cwd: root });
      expect(status, String(stderr)).toBe(0);
    },
    1_800_000,
  );
});

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly command?: string | readonly string[];
        readonly build?: string;
        readonly stop_grace_period: string;
        readonly environment?: Readonly<Record<string, string>>;
        readonly volumes?: readonly string[];
        readonly depends_on?: Readonly<Record<string, unknown>>;
      }
    >
  >;
  readonly volumes: Readonly<Record<string, unknown>>;
}

describe('the compose file', () => {
  const text = read('compose.yaml');
  const { services, volumes } = parse(text, { merge: true }) as Compose;
  const ours = Object.entries(services).filter(([, { build: from }]) => from !== undefined);

  it('starts processes that there are, with settings that there are', () => {
    expect(ours.map(([name]) => name)).toEqual(['api', 'worker']);
    for (const [, { command, environment: settings = {} }] of ours) {
      expect(entries).toContain(command?.[0]);
      expect(Object.keys(settings).filter((name) => !(name in variables))).toEqual([]);
    }
    const mounted = Object.values(services).flatMap((one) =>
      (one.volumes ?? []).map((at) => at.split(':')[0]),
    );
    expect([...new Set(mounted)].toSorted()).toEqual(Object.keys(volumes).toSorted());
  });

  it('stops whoever stands on something before it, and gives each longer than it takes', () => {
    expect(Object.keys(services['proxy']?.depends_on ?? {})).toEqual(['api']);
    for (const [, { depends_on: needs, stop_grace_period: grace, environment: settings }] of ours) {
      expect(Object.keys(needs ?? {})).toEqual(['database']);
      expect(Number.parseInt(grace, 10) * 1000).toBeGreaterThan(Number(settings?.['SHUTDOWN_GRACE_MS']));
    }
  });

  it('asks for nothing that OPERATIONS does not explain', () => {
    const asked = new Set(Array.from(text.matchAll(/\$\{(\w+)/g), ([, name = '']) => name));
    expect([...asked].filter((name) => !operations.includes(`\`${name}`))).toEqual([]);
  });

  const needed = { POSTGRES_PASSWORD: 'a', PUBLIC_URL: 'https://lavra.test', SECRETS_KEY: 'k1:AAAA' };
  it.skipIf(!hasProgram('docker', ['compose', 'version']))('is taken by a container engine', () => {
    const env = { ...process.env, ...needed };
    expect(spawnSync('docker', ['compose', 'config', '--quiet'], { cwd: root, env }).status).toBe(0);
  });
});

describe('the systemd unit', () => {
  const text = read('deploy/lavra@.service');
  const valueOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1] ?? '';

  it('starts a process that there is, as nobody else, and waits longer than it takes to stop', () => {
    expect(entries).toContain(valueOf('ExecStart').replace('/usr/bin/node ', '').replace('%i', 'http'));
    expect(valueOf('User')).toBe('lavra');
    expect(valueOf('After')).toContain('postgresql.service');
    const [, grace = ''] = /SHUTDOWN_GRACE_MS=(\d+)/.exec(valueOf('Environment')) ?? [];
    expect(Number(valueOf('TimeoutStopSec')) * 1000).toBeGreaterThan(Number(grace));
  });

  it.skipIf(!hasProgram('systemd-analyze', ['--version']))('is taken by systemd', () => {
    const folder = mkdtempSync(join(tmpdir(), 'lavra-unit-'));
    const unit = join(folder, 'lavra@http.service');
    // Node may be installed elsewhere on this machine.
    writeFileSync(unit, text.replace('/usr/bin/node', process.execPath));
    const { stderr } = spawnSync('systemd-analyze', ['verify', unit]);
    rmSync(folder, { recursive: true });
    expect(
      String(stderr)
        .split('\n')
        .filter((line) => line.includes('lavra@')),
    ).toEqual([]);
  });
});
