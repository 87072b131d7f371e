// Lint rules for the conventions in docs/GLOSSARY.md that no built-in rule covers.

/** Verbs that the server's features do not use, each with its replacement. */
const verbsNotUsed = {
  to: 'present',
  select: 'list, get or find',
  remove: 'delete',
};
const notUsed = new RegExp(`^(${Object.keys(verbsNotUsed).join('|')})[A-Z]`);

const verbs = {
  create: (context) => {
    const look = (id) => {
      const verb = notUsed.exec(id?.name ?? '')?.[1];
      if (verb !== undefined)
        context.report({ node: id, message: `A verb is "${verbsNotUsed[verb]}" here, not "${verb}"` });
    };
    return {
      FunctionDeclaration: ({ id }) => look(id),
      // `verb(endpoint, async (…) => …)` and functions of one expression.
      VariableDeclarator({ id, init }) {
        if (init?.type === 'ArrowFunctionExpression' || init?.callee?.name === 'verb') look(id);
      },
    };
  },
};

const constants = {
  create: (context) => ({
    VariableDeclarator({ id }) {
      if (id.type === 'Identifier' && /^[A-Z][A-Z0-9_]+$/.test(id.name))
        context.report({ node: id, message: 'A constant is written in camelCase, as every other name' });
    },
  }),
};

/** The field that an assignment or deletion changes: `a.name = …`, `a.name += …`, `a.name++`, `delete a.name`. */
const changedIn = (target) => (target?.type === 'MemberExpression' ? target.property?.name : undefined);

const fields = {
  create: (context) => {
    const changed = new Set();
    const open = [];
    let modules = 0;
    return {
      AssignmentExpression: ({ left }) => changed.add(changedIn(left)),
      UpdateExpression: ({ argument }) => changed.add(changedIn(argument)),
      UnaryExpression({ operator, argument }) {
        if (operator === 'delete') changed.add(changedIn(argument));
      },
      // Declarations for another package keep that package's spelling.
      TSModuleDeclaration: () => (modules += 1),
      'TSModuleDeclaration:exit': () => (modules -= 1),
      TSInterfaceBody({ body }) {
        if (modules > 0) return;
        for (const member of body)
          if (member.type === 'TSPropertySignature' && !member.readonly) open.push(member);
      },
      'Program:exit'() {
        for (const member of open)
          if (!changed.has(member.key?.name))
            context.report({
              node: member,
              message: 'A field of an interface is readonly, unless its own file gives it a new value',
            });
      },
    };
  },
};

const transactions = {
  create: (context) => ({
    CallExpression({ callee, arguments: [, work] }) {
      if (callee.name !== 'transaction' || work?.type !== 'ArrowFunctionExpression') return;
      const [given] = work.params;
      if (given?.type === 'Identifier' && given.name !== 'ctx')
        context.report({
          node: given,
          message: 'In a transaction its context is called ctx, so that the one outside cannot be meant',
        });
    },
  }),
};

export default { meta: { name: 'dialect' }, rules: { verbs, constants, fields, transactions } };
