import { Hono } from 'hono';
import { GitError } from '../git/bare-repository.ts';
import { notFound, errorResponse } from './answers.ts';
import { requirePermission, type Env } from './guard.ts';
import type { World } from './world.ts';

type NewEntry = { path: string; mode: string; type: string; sha?: string | null; content?: string };

/** Maximum number of entries in a response (GitHub Docs, "Get a tree"). */
const maxEntries = 100_000;

const unprocessable = (error: unknown): never => {
  if (error instanceof GitError) throw errorResponse(422, error.message);
  throw error;
};

/** API of Git objects: trees, blobs and commits. */
export const gitData = ({ repository }: World): Hono<Env> => {
  const app = new Hono<Env>();

  // https://docs.github.com/en/rest/git/trees#get-a-tree
  app.get('/trees/:sha', requirePermission('contents', 'read'), async (context) => {
    const sha = await repository.find(`${context.req.param('sha')}^{tree}`);
    if (!sha) throw notFound();
    const recursive = context.req.query('recursive') === undefined ? [] : ['-r', '-t'];
    const listed = await repository.text(['ls-tree', '-z', '--long', ...recursive, sha]);
    const tree = listed
      .split('\0')
      .filter((line) => line !== '')
      .map((line) => {
        const [facts = '', path = ''] = line.split('\t');
        const [mode, type, object, size] = facts.split(/ +/);
        return { path, mode, type, sha: object, ...(type === 'blob' && { size: Number(size) }) };
      });
    return context.json({ sha, tree: tree.slice(0, maxEntries), truncated: tree.length > maxEntries });
  });

  // https://docs.github.com/en/rest/git/trees#create-a-tree
  app.post('/trees', requirePermission('contents', 'write'), async (context) => {
    const { base_tree, tree } = await context.req.json<{ base_tree?: string; tree: NewEntry[] }>();
    // Git itself silently ignores such paths.
    if (tree.some(({ path }) => path.split('/').some((part) => ['', '.', '..', '.git'].includes(part))))
      throw errorResponse(422, 'tree.path contains a malformed path component');
    const entries = await Promise.all(
      tree.map(async ({ content, sha, ...entry }) => ({
        ...entry,
        sha: content === undefined ? sha : await repository.writeBlob(content),
      })),
    );
    const newTree = await repository.writeTree(base_tree, entries).catch(unprocessable);
    return context.json({ sha: newTree, tree: [], truncated: false }, 201);
  });

  // https://docs.github.com/en/rest/git/blobs#get-a-blob
  app.get('/blobs/:sha', requirePermission('contents', 'read'), async (context) => {
    const { sha } = context.req.param();
    const { type, content } = (await repository.objects.read(sha)) ?? {};
    if (type !== 'blob' || !content) throw notFound();
    return context.json({
      sha,
      size: content.length,
      encoding: 'base64',
      content: content.toString('base64'),
    });
  });

  // https://docs.github.com/en/rest/git/commits#create-a-commit
  app.post('/commits', requirePermission('contents', 'write'), async (context) => {
    const { message, tree, parents } = await context.req.json<{
      message: string;
      tree: string;
      parents: string[];
    }>();
    const sha = await repository.commit(tree, parents, message, context.get('user')).catch(unprocessable);
    return context.json(
      { sha, message, tree: { sha: tree }, parents: parents.map((each) => ({ sha: each })) },
      201,
    );
  });
  return app;
};
