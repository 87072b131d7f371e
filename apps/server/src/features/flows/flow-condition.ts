import type { FlowConditionProblem } from '@lavra/contract/flow-condition-sentences';
import { Environment, EvaluationError } from '@marcbachmann/cel-js';

/** What was read from a job, by the keys of its fields. */
export interface ConditionFacts {
  readonly service: string;
  readonly confidences: ReadonlyMap<string, number>;
  readonly values: ReadonlyMap<string, string>;
}

export type ConditionOutcome =
  | {
      readonly kind: 'holds';
      /** Fields that the condition names and that were read. */
      readonly named: readonly string[];
    }
  /** A condition that is just a number: sends the fields with a confidence below it. */
  | { readonly kind: 'threshold'; readonly confidence: number };

/** Common Expression Language: no loops, no side effects, and nothing is evaluated as code. */
const environment = new Environment({ limits: { maxAstNodes: 500, maxDepth: 50 } })
  .registerVariable('conf', 'map<string, double>')
  .registerVariable('fields', 'map<string, string>')
  .registerVariable('lowest', 'double')
  .registerVariable('service', 'string');

/** Functions that iterate over a list; nested in each other they can take arbitrarily long. */
const walking = new Set(['all', 'exists', 'exists_one', 'existsOne', 'filter', 'map']);
/** Regular expressions can take for ever. */
const refused = new Set(['matches']);

/** What is wrong with a condition before it is saved; undefined when it can be evaluated. */
export function problemOf(condition: string): FlowConditionProblem | undefined {
  if (condition === '') return undefined;
  const checked = environment.check(condition);
  if (!checked.valid) {
    const { code = '', range } = checked.error ?? {};
    return { offset: range?.start ?? 0, reason: reasons[code] ?? 'syntax' };
  }
  if (!['bool', 'int', 'double', 'uint', 'dyn'].includes(String(checked.type)))
    return { offset: 0, reason: 'type' };
  return refusedCall(environment.parse(condition).ast as Node);
}

/** The part of a parsed condition that is used here. */
interface Node {
  readonly op: string;
  readonly args: unknown;
  readonly start: number;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'op' in value;
}

/** The direct children of a node. */
function partsOf({ args }: Node): Node[] {
  return Array.isArray(args) ? args.flat().filter(isNode) : isNode(args) ? [args] : [];
}

function refusedCall(node: Node, isInside = false): FlowConditionProblem | undefined {
  const [name] = Array.isArray(node.args) && node.op.endsWith('call') ? (node.args as unknown[]) : [];
  const isWalking = typeof name === 'string' && walking.has(name);
  if ((isWalking && isInside) || (typeof name === 'string' && refused.has(name)))
    return { offset: node.start, reason: 'function' };
  for (const part of partsOf(node)) {
    const problem = refusedCall(part, isInside || isWalking);
    if (problem) return problem;
  }
  return undefined;
}

/** Names after `conf` and `fields`: `conf.Name`, `fields["Items[0].Code"]`. */
function namesIn(node: Node): string[] {
  const [of, member] = Array.isArray(node.args) ? (node.args as unknown[]) : [];
  const isMember =
    (node.op === '.' || node.op === '[]') && isNode(of) && (of.args === 'conf' || of.args === 'fields');
  const name = isMember ? (isNode(member) ? member.args : member) : undefined;
  return [...(typeof name === 'string' ? [name] : []), ...partsOf(node).flatMap(namesIn)];
}

/**
 * The outcome of a condition for a job; undefined when it does not hold, is empty or is invalid. A condition whose evaluation
 * fails, because a field that it names was not read or is not a number, holds: somebody has to look.
 */
export function evaluateCondition(condition: string, facts: ConditionFacts): ConditionOutcome | undefined {
  if (condition === '' || problemOf(condition)) return undefined;
  const { confidences, values, service } = facts;
  const parsed = environment.parse(condition);
  const holds = (): ConditionOutcome => ({
    kind: 'holds',
    named: [...new Set(namesIn(parsed.ast as Node))].filter((name) => values.has(name)),
  });
  try {
    const said: unknown = parsed({
      conf: Object.fromEntries(confidences),
      fields: Object.fromEntries(values),
      lowest: Math.min(100, ...confidences.values()),
      service,
    });
    if (typeof said === 'bigint' || typeof said === 'number')
      return { kind: 'threshold', confidence: Number(said) };
    return said === false ? undefined : holds();
  } catch (error) {
    if (error instanceof EvaluationError) return holds();
    throw error;
  }
}

const reasons: Readonly<Record<string, FlowConditionProblem['reason']>> = {
  unknown_variable: 'name',
  no_such_overload: 'type',
};
