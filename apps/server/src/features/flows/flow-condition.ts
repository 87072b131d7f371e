import type { FlowConditionProblem } from '@lavra/contract/flow-condition-sentences';
import { Environment, EvaluationError } from '@marcbachmann/cel-js';

/** What was read of a job, by the keys of its fields. */
export interface ConditionFacts {
  readonly service: string;
  readonly confidences: ReadonlyMap<string, number>;
  readonly values: ReadonlyMap<string, string>;
}

export type ConditionOutcome =
  | {
      readonly kind: 'holds';
      /** Fields that the condition names, and that were read. */
      readonly named: readonly string[];
    }
  /** A condition that is a mere number: whatever was measured below it. */
  | { readonly kind: 'threshold'; readonly confidence: number };

/** Common Expression Language: no loops of its own, no side effects, nothing is evaluated as code. */
const environment = new Environment({ limits: { maxAstNodes: 500, maxDepth: 50 } })
  .registerVariable('conf', 'map<string, double>')
  .registerVariable('fields', 'map<string, string>')
  .registerVariable('lowest', 'double')
  .registerVariable('service', 'string');

/** Functions that walk a list, which inside each other take as long as whoever writes them likes. */
const walking = new Set(['all', 'exists', 'exists_one', 'existsOne', 'filter', 'map']);
/** Patterns can take forever. */
const refused = new Set(['matches']);

/** What is wrong with a condition that somebody wants to save; undefined for one that can be evaluated. */
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

/** Of the parsed condition, as far as it is looked at here. */
interface Node {
  readonly op: string;
  readonly args: unknown;
  readonly start: number;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'op' in value;
}

/** Everything that stands directly in a node. */
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

/** Names that follow `conf` and `fields`: `conf.Name`, `fields["Items[0].Code"]`. */
function namesIn(node: Node): string[] {
  const [of, member] = Array.isArray(node.args) ? (node.args as unknown[]) : [];
  const isMember =
    (node.op === '.' || node.op === '[]') && isNode(of) && (of.args === 'conf' || of.args === 'fields');
  const name = isMember ? (isNode(member) ? member.args : member) : undefined;
  return [...(typeof name === 'string' ? [name] : []), ...partsOf(node).flatMap(namesIn)];
}

/**
 * What a condition says of a job; undefined where it does not hold. One that cannot be answered, because a field that it names
 * was not read or is no number, holds: somebody has to look.
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
