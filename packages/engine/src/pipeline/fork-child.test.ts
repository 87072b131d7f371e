import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { v8Options } from './fork-child.ts';

describe('the options of a child', () => {
  it('are known to the Node that runs here', () => {
    const { status, stderr } = spawnSync(process.execPath, [...v8Options(process.versions.v8), '-e', '0']);
    expect({ status, stderr: stderr.toString() }).toEqual({ status: 0, stderr: '' });
  });

  it('leave out what V8 no longer knows', () => {
    expect(v8Options('11.3.244.8-node.33')).toContain('--interrupt-budget=540672');
    expect(v8Options('12.4.254.21-node.57').join(' ')).not.toContain('interrupt-budget');
    expect(v8Options('13.6.233.17-node.53').join(' ')).not.toContain('interrupt-budget');
  });
});
