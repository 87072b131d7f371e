import type { Plugin } from 'vite';

/** The properties of an endpoint that the client reads; `answer` only where it names a kind of bytes. */
const kept = new Set(['method', 'path']);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const nodes = (value: unknown) => (Array.isArray(value) ? value : []) as Node[];

function isKept(property: Node): boolean {
  // Spreads shared by several endpoints hold only schemas and errors.
  if (property.type === 'SpreadElement') return false;
  const { name } = property['key'] as { name?: string };
  if (name === 'answer') return (property['value'] as Node).type === 'Literal';
  return name !== undefined && kept.has(name);
}

/** `endpoints({ a: { method, path, body, … } }).described({ … })` → `endpoints({ a: { method, path } }).described({})`. */
function slimGroup(code: string, init: Node): string {
  const [group] = nodes(init['arguments']);
  const slim = nodes(group?.['properties']).map((endpoint) => {
    const properties = nodes((endpoint['value'] as Node)['properties']).filter(isKept);
    if (properties.length < kept.size) throw new Error('Method and path stand in the endpoint itself');
    const { start, end } = endpoint['key'] as Node;
    return `${code.slice(start, end)}: { ${properties.map((one) => code.slice(one.start, one.end)).join(', ')} }`;
  });
  return `endpoints({ ${slim.join(', ')} }).described({})`;
}

/** The call of `endpoints` within `endpoints({ … }).described({ … })`. */
function groupOf(init: Node): Node | undefined {
  const group = (init['callee'] as Node | undefined)?.['object'] as Node | undefined;
  const callee = group?.['callee'] as { name?: string } | undefined;
  return callee?.name === 'endpoints' ? group : undefined;
}

function editOf(code: string, init: Node | null): Edit[] {
  if (init === null) return [];
  const { start, end } = init;
  const group = groupOf(init);
  if (group !== undefined) return [{ start, end, text: slimGroup(code, group) }];
  // Marked pure, so that an unused schema is dropped with everything it is built from.
  return [{ start, end, text: `/* @__PURE__ */ (() => (${code.slice(start, end)}))()` }];
}

/**
 * The contract's endpoints are also data for the server: schemas, errors, limits. The console calls by method and path,
 * and its types are erased by now, so everything else, and the schema library with it, stays out of the browser.
 */
export function slimContract(): Plugin {
  return {
    name: 'lavra-slim-contract',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /packages\/contract\/src\/(?:endpoints|model)\/[^/]+\.ts$/ },
      handler(code) {
        const program = this.parse(code, { lang: 'ts' }) as unknown as Node;
        const edits = nodes(program['body'])
          .map((statement) => (statement['declaration'] ?? statement) as Node)
          .filter(({ type }) => type === 'VariableDeclaration')
          .flatMap((declaration) => nodes(declaration['declarations']))
          .flatMap((one) => editOf(code, one['init'] as Node | null));
        const slim = edits
          .toSorted((a, b) => b.start - a.start)
          .reduce(
            (text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end),
            code,
          );
        return { code: slim, map: null };
      },
    },
  };
}
