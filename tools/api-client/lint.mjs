// Holds the API document against the recommended rules of a linter that asks nobody outside. `lint(document)` answers
// what it finds, each as one line.
import { createConfig, lintFromString } from '@redocly/openapi-core';

/**
 * One rule is off: `/ocr/job/{service}` beside `/ocr/job/results` is the wire that published clients speak (one is POST,
 * the other GET), and so are the invoices.
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
