// The linter's part of the dialect that docs/GLOSSARY.md fixes: what no rule of its own can say.

/** Verbs that the features of the server do not use, each with what they say instead. */
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

const fields = {
  create: (context) => ({
    TSInterfaceBody({ body }) {
      for (const member of body)
        if (member.type === 'TSPropertySignature' && !member.readonly)
          context.report({ node: member, message: 'A field of an interface is readonly' });
    },
  }),
};

export default { meta: { name: 'dialect' }, rules: { verbs, constants, fields } };
