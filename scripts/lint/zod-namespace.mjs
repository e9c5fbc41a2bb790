/** Forbids `import { z } from 'zod'`, which bundles all of zod: five times the code of the Lambda function. */
const zodNamespace = {
  create: (context) => ({
    ImportDeclaration(node) {
      if (node.source.value !== 'zod' || node.importKind === 'type') return;
      if (node.specifiers.every(({ type }) => type === 'ImportNamespaceSpecifier')) return;
      context.report({
        node,
        message: "Write: import * as z from 'zod'. This form bundles all of zod.",
      });
    },
  }),
};

export default { meta: { name: 'bundle' }, rules: { 'zod-namespace': zodNamespace } };
