import { Hono } from 'hono';
import { errorResponse, notFound } from './answers.ts';
import { requirePermission, type Env } from './guard.ts';
import type { Pull, World } from './world.ts';

const branch = (name: string): string => `refs/heads/${name}`;

/** API of pull requests: create, list and merge unless branch protection prevents it. */
export const pulls = (world: World): Hono<Env> => {
  const app = new Hono<Env>();
  const { repository, owner } = world;
  const shaOf = (name: string) => repository.find(branch(name));
  const toResponse = async ({ merged, head, base, ...pull }: Pull) => ({
    ...pull,
    head: { ref: head, sha: await shaOf(head) },
    base: { ref: base },
    merged_at: merged === undefined ? null : new Date().toISOString(),
    html_url: `https://github.com/${owner}/${world.name}/pull/${pull.number}`,
  });

  // https://docs.github.com/en/rest/pulls/pulls#list-pull-requests
  app.get('/pulls', requirePermission('pull_requests', 'read'), async (context) => {
    const { head, base, state = 'open' } = context.req.query();
    const found = world.pulls.filter(
      (pull) =>
        (head === undefined || head === `${owner}:${pull.head}`) &&
        (base === undefined || base === pull.base) &&
        (state === 'all' || state === pull.state),
    );
    return context.json(await Promise.all(found.map(toResponse)));
  });

  // https://docs.github.com/en/rest/pulls/pulls#get-a-pull-request
  app.get('/pulls/:number', requirePermission('pull_requests', 'read'), async (context) => {
    const pull = world.pulls.find(({ number }) => number === Number(context.req.param('number')));
    if (!pull) throw notFound();
    const { merged = null } = pull;
    return context.json({ ...(await toResponse(pull)), merged: merged !== null, merge_commit_sha: merged });
  });

  // https://docs.github.com/en/rest/pulls/pulls#create-a-pull-request
  app.post('/pulls', requirePermission('pull_requests', 'write'), async (context) => {
    const { title, head, base } = await context.req.json<Pick<Pull, 'title' | 'head' | 'base'>>();
    const [from, to] = [await shaOf(head), await shaOf(base)];
    const invalid = (message: string) =>
      errorResponse(422, 'Validation Failed', {
        errors: [{ resource: 'PullRequest', code: 'custom', message }],
      });
    if (!from || !to) throw invalid(`${from ? 'base' : 'head'} is not a branch`);
    if ((await repository.text(['rev-list', '--count', `${to}..${from}`])) === '0')
      throw invalid(`No commits between ${base} and ${head}`);
    if (world.pulls.some((pull) => pull.state === 'open' && pull.head === head && pull.base === base))
      throw invalid(`A pull request already exists for ${owner}:${head}.`);
    const pull: Pull = { number: world.pulls.length + 1, title, head, base, state: 'open' };
    world.pulls.push(pull);
    return context.json(await toResponse(pull), 201);
  });

  /** Returns the reason why branch protection prevents merging a commit, if any. */
  const findProtectionViolation = async (
    pull: Pull,
    head: string,
    base: string,
  ): Promise<string | undefined> => {
    const { required, isStrict } = world.protection;
    const given = world.statuses.get(head) ?? [];
    const missing = required.filter(
      (context) => !given.some((each) => each.context === context && each.state === 'success'),
    );
    if (missing.length > 0)
      return missing.length === 1
        ? `Required status check "${missing[0]}" is expected.`
        : `${missing.length} of ${required.length} required status checks are expected.`;
    if (isStrict && (await repository.text(['merge-base', base, head])) !== base)
      return `Head branch is out of date. The base branch ${pull.base} requires all pull requests to be up to date.`;
    return undefined;
  };

  // https://docs.github.com/en/rest/pulls/pulls#merge-a-pull-request
  app.put('/pulls/:number/merge', requirePermission('contents', 'write'), async (context) => {
    const pull = world.pulls.find(({ number }) => number === Number(context.req.param('number')));
    if (!pull) throw notFound();
    const options = await context.req.json<{
      sha?: string;
      merge_method?: string;
      commit_title?: string;
      commit_message?: string;
    }>();
    const [head, base] = [await shaOf(pull.head), await shaOf(pull.base)];
    if (pull.state !== 'open' || !head || !base) throw errorResponse(405, 'Pull Request is not mergeable');
    if (options.sha !== undefined && options.sha !== head)
      throw errorResponse(409, 'Head branch was modified. Review and try the merge again.');
    const reason = await findProtectionViolation(pull, head, base);
    if (reason !== undefined) throw errorResponse(405, reason);
    const tree = await repository.mergeTrees(base, head);
    if (!tree) throw errorResponse(405, 'Pull Request is not mergeable');
    const parents = options.merge_method === 'squash' ? [base] : [base, head];
    const title = options.commit_title ?? `${pull.title} (#${pull.number})`;
    const message = options.commit_message ? `${title}\n\n${options.commit_message}` : title;
    const merged = await repository.commit(tree, parents, message, context.get('user'));
    try {
      await repository.updateRefs([{ name: branch(pull.base), before: base, after: merged }]);
    } catch {
      throw errorResponse(405, 'Base branch was modified. Review and try the merge again.');
    }
    Object.assign(pull, { state: 'closed', merged });
    return context.json({ sha: merged, merged: true, message: 'Pull Request successfully merged' });
  });
  return app;
};
