// Verifies everything: types, lint, formatting, arrows, dead code, tests, browser journeys. `--quick` skips the
// browser. Ends with `N passed, N failed`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { build } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { bin, root, run } from './run.mjs';

process.chdir(root);
const quick = process.argv.includes('--quick');
const reports = mkdtempSync(join(tmpdir(), 'lavra-test-'));
const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const longestReason = 600;

async function check(name, command, args) {
  const { code, output } = await run(command, args, { capture: true });
  if (code === 0) {
    total.passed += 1;
    process.stdout.write(`✓ ${name}\n`);
    return;
  }
  total.failed += 1;
  failures.push(name);
  process.stdout.write(`✗ ${name}\n${output}\n`);
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8'));
  } catch (cause) {
    process.stdout.write(`The report ${name} is missing: ${cause.message}\n`);
    return undefined;
  }
}

function count(name, passed, failed, skipped, code) {
  total.passed += passed;
  total.skipped += skipped;
  total.failed += Math.max(failed, code === 0 ? 0 : 1);
  if (failed > 0 || code !== 0) failures.push(name);
}

const workspaces = [
  'packages/brazil',
  'packages/contract',
  'packages/specimens',
  'packages/engine',
  'apps/server',
  'apps/console',
  'e2e',
  'bench',
];

await check('messages of the console', process.execPath, ['apps/console/build/compile-messages.mjs']);
const checks = [
  ...workspaces.map((workspace) => [`types of ${workspace}`, bin('tsc'), ['-p', workspace]]),
  ['lint', bin('oxlint'), ['--deny-warnings', '--report-unused-disable-directives']],
  ['formatting', bin('oxfmt'), ['--check', '.']],
  ['dependency arrows', process.execPath, ['tools/arrows/check.mjs']],
  ['dead code', bin('knip'), ['--no-progress']],
].values();
const takeNext = async () => {
  for (const next of checks) await check(...next);
};
// Two at a time: a small machine has two cores, and the largest of these checks fills one.
await Promise.all([takeNext(), takeNext()]);

const unit = await run(bin('vitest'), [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(reports, 'unit.json')}`,
]);
const unitReport = readReport('unit.json');
count(
  'tests',
  unitReport?.numPassedTests ?? 0,
  unitReport?.numFailedTests ?? 1,
  unitReport?.numPendingTests ?? 0,
  unit.code,
);

/** Names and first lines of what failed, said again at the end, because the middle of a long log is often cut. */
const failedTests = (unitReport?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  const file = relative(root, name);
  if (failed.length === 0 && message !== '') return [`${file}: ${message.slice(0, longestReason)}`];
  return failed.map(
    ({ fullName, failureMessages }) =>
      `${file}: ${fullName}\n  ${(failureMessages[0] ?? '').slice(0, longestReason)}`,
  );
});

if (!quick) {
  const chromium = await findChromium();
  if (chromium.missing !== undefined) {
    process.stdout.write(`Missing for the browser journeys: ${chromium.missing}\n`);
    count('browser', 0, 1, 0, 1);
  } else {
    await build({ force: true });
    const journeys = await run(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts'], {
      env: {
        PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'e2e.json'),
        ...(chromium.path === undefined ? {} : { CHROMIUM_PATH: chromium.path }),
      },
    });
    const stats = readReport('e2e.json')?.stats;
    count(
      'browser journeys',
      (stats?.expected ?? 0) + (stats?.flaky ?? 0),
      stats?.unexpected ?? 1,
      stats?.skipped ?? 0,
      journeys.code,
    );
    await check('byte budget of the console', process.execPath, ['apps/console/build/budget.mjs']);
  }
}

rmSync(reports, { recursive: true, force: true });
for (const failed of failedTests) process.stdout.write(`\n✗ ${failed}\n`);
if (failures.length > 0) process.stdout.write(`\nFailed: ${failures.join(', ')}\n`);
process.stdout.write(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}\n`,
);
process.exitCode = total.failed === 0 ? 0 : 1;
