import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';

import { inlineScriptHashes } from './csp.ts';

describe('The policy of the page', () => {
  it('names the scripts that stand in it, and no other', () => {
    const code = "document.title = 'x'";
    const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
    const html = `<script>${code}</script><script type="module" src="/web/a.js"></script>`;
    expect(inlineScriptHashes(html)).toEqual([hash]);
  });
});
