// Checks the API document against the recommended rules of a linter that needs no network. `lint(document)` returns
// its findings, one line each.
import { createConfig, lintFromString } from '@redocly/openapi-core';

/**
 * One rule is off: the paths `/ocr/job/{service}` and `/ocr/job/results` overlap, but published clients use them (one
 * is POST, the other GET); the same holds for invoices.
 */
const known = { 'no-ambiguous-paths': 'off' };

export async function lint(document) {
  const config = await createConfig({ extends: ['recommended'], rules: known });
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config,
  });
  return problems.map(
    ({ severity, ruleId, message, location }) =>
      `${severity} ${ruleId} ${location[0]?.pointer ?? ''}: ${message}`,
  );
}
