import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';

/**
 * An S3 server that checks signatures, lengths and part sizes: OpenStack Swift with its s3api, for this run only. It is packaged
 * by the distribution; of the alternatives one would have to be downloaded, one is unmaintained (decision 260).
 */
export interface SwiftServer {
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  stop(): Promise<void>;
}

const programs = [
  'swift-proxy-server',
  'swift-account-server',
  'swift-container-server',
  'swift-object-server',
];
const kinds = ['account', 'container', 'object'] as const;

/** Why Swift cannot run here, or undefined when it can. */
export function swiftMissing(): string | undefined {
  const missing = [...programs, 'memcached'].filter((name) => !existsSync(join('/usr/bin', name)));
  return missing.length === 0 ? undefined : `Debian's packages for ${missing.join(', ')} are not installed`;
}

/** Starts Swift with one device in a temporary folder; rejects when one of its servers ends. */
export async function startSwiftServer(): Promise<SwiftServer> {
  const folder = await mkdtemp(join(tmpdir(), 'lavra-swift-'));
  const [proxy, memcache, ...rest] = await freePorts(5);
  const ports = Object.fromEntries(kinds.map((kind, index) => [kind, rest[index]]));
  await mkdir(join(folder, 'devices', 'one'), { recursive: true });
  await writeFile(join(folder, 'swift.conf'), swiftConf);
  await writeFile(join(folder, 'proxy.conf'), proxyConf(folder, proxy, memcache));
  for (const kind of kinds) {
    await writeFile(join(folder, `${kind}.conf`), storageConf(folder, kind, ports[kind]));
    await makeRing(folder, kind, ports[kind]);
  }
  const asRoot = process.getuid?.() === 0 ? ['-u', 'root'] : [];
  const cache = start('memcached', ['-l', '127.0.0.1', '-p', String(memcache), ...asRoot]);
  const storage = kinds.map((kind) => ({
    url: `http://127.0.0.1:${ports[kind]}/`,
    child: start(`swift-${kind}-server`, [join(folder, `${kind}.conf`)]),
  }));
  const gate = start('swift-proxy-server', [join(folder, 'proxy.conf')]);
  const children = [cache, ...storage.map(({ child }) => child), gate];
  const stop = async () => {
    await Promise.all(children.map(end));
    await rm(folder, { recursive: true, force: true });
  };
  const endpoint = `http://127.0.0.1:${proxy}`;
  try {
    // The proxy avoids a server for a minute once it has not answered.
    for (const { url, child } of storage) await answers(url, child);
    await answers(`${endpoint}/healthcheck`, gate);
  } catch (cause) {
    await stop();
    throw new Error('Swift did not answer', { cause });
  }
  return { endpoint, accessKeyId: 'test:tester', secretAccessKey: 'testing', stop };
}

/** Creates a bucket; returns the settings of a store. */
export async function makeBucket({ endpoint, accessKeyId, secretAccessKey }: SwiftServer) {
  const bucket = `lavra-test-${randomUUID()}`;
  const region = 'us-east-1';
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({ endpoint, region, forcePathStyle: true, credentials });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return { kind: 's3', bucket, endpoint, region, ...credentials, forcePathStyle: true } as const;
}

const swiftConf = `[swift-hash]
swift_hash_path_prefix = lavra
swift_hash_path_suffix = lavra
[storage-policy:0]
name = one
default = yes
`;

const common = (folder: string, port: number | undefined) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${userInfo().username}
swift_dir = ${folder}
devices = ${join(folder, 'devices')}
mount_check = false
workers = 0
`;

const proxyConf = (
  folder: string,
  port: number | undefined,
  memcache: number | undefined,
) => `${common(folder, port)}
[pipeline:main]
pipeline = catch_errors healthcheck cache listing_formats bulk s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memcache}
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:bulk]
use = egg:swift#bulk
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
`;

const storageConf = (folder: string, kind: string, port: number | undefined) => `${common(folder, port)}
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;

/** A ring of one device: four partitions, one copy. */
async function makeRing(folder: string, kind: string, port: number | undefined): Promise<void> {
  const builder = join(folder, `${kind}.builder`);
  for (const args of [['create', '2', '1', '1'], ['add', `r1z1-127.0.0.1:${port}/one`, '1'], ['rebalance']]) {
    const child = start('swift-ring-builder', [builder, ...args]);
    if (child.exitCode === null) await once(child, 'exit');
    if (child.exitCode !== 0)
      throw new Error(`swift-ring-builder ${args[0]} of ${kind} ended with ${child.exitCode}`);
  }
}

function start(program: string, args: readonly string[]): ChildProcess {
  return spawn(program, args, { stdio: 'ignore' });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  });
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

/** Resolves once the server answers, however long a busy machine takes to start it; rejects when its process has ended. */
async function answers(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return;
    const ended = child.exitCode ?? child.signalCode;
    if (ended !== null) throw new Error(`${child.spawnfile} ended with ${ended}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
