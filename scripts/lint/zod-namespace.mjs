/** `import { z } from 'zod'` takes all of zod into the bundle: five times the code of the Lambda. */
const zodNamespace = {
  create: (context) => ({
    ImportDeclaration(node) {
      if (node.source.value !== 'zod' || node.importKind === 'type') return;
      if (node.specifiers.every(({ type }) => type === 'ImportNamespaceSpecifier')) return;
      context.report({
        node,
        message: "Write: import * as z from 'zod'. This form takes all of zod into the bundle.",
      });
    },
  }),
};

export default { meta: { name: 'bundle' }, rules: { 'zod-namespace': zodNamespace } };
