import { join } from 'node:path';
import { root } from './root.mjs';

const server = join(root, 'renderer/server');
const kept = 'kept';

/** Components that are made of their properties and the theme alone, and come to one element. */
const plain = /^(@mui\/material\/Typography|lucide-react\/icons\/[\w-]+)$/;

/** Draws the same as the packages do, but each look once (esbuild plugin; `renderer/server/kept/` says how). */
export const keptLooks = {
  name: 'kept-looks',
  setup(build) {
    build.onResolve({ filter: /^@emotion\/styled$/ }, () => ({ path: join(server, 'kept/styled.ts') }));
    build.onResolve({ filter: plain }, ({ path, namespace }) =>
      namespace === kept ? undefined : { path, namespace: kept },
    );
    build.onLoad({ filter: /.*/, namespace: kept }, ({ path }) => ({
      contents: `
        import Component from ${JSON.stringify(path)};
        import { kept } from './kept/kept.ts';
        export default kept(Component);`,
      resolveDir: server,
    }));
  },
};
