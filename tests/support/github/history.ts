import { Hono } from 'hono';
import { notFound } from './answers.ts';
import { requirePermission, type Env } from './guard.ts';
import type { World } from './world.ts';

const format = ['%H', '%T', '%P', '%an', '%ae', '%aI', '%cn', '%ce', '%cI', '%B'].join('%x00');

/** Converts the output of `git log` to a commit of GitHub's API. */
const toCommit = (written: string) => {
  const [sha, tree, parents = '', an, ae, at, cn, ce, ct, message = ''] = written.split('\0');
  return {
    sha,
    commit: {
      author: { name: an, email: ae, date: at },
      committer: { name: cn, email: ce, date: ct },
      message: message.trimEnd(),
      tree: { sha: tree },
    },
    parents: parents.split(' ').flatMap((each) => (each === '' ? [] : [{ sha: each }])),
  };
};

/** API of the history: lists commits and compares two of them. */
export const history = ({ repository, base }: World): Hono<Env> => {
  const app = new Hono<Env>();
  const log = async (args: string[]) => {
    const written = await repository.text(['log', `--format=${format}%x01`, ...args]);
    return written.split('\u0001\n').map((each) => toCommit(each.replace('\u0001', '')));
  };

  // https://docs.github.com/en/rest/commits/commits#list-commits
  app.get('/commits', requirePermission('contents', 'read'), async (context) => {
    const { sha = base, path, per_page = '30', page = '1', since, until } = context.req.query();
    const from = (await repository.find(`refs/heads/${sha}`)) ?? (await repository.find(`${sha}^{commit}`));
    if (!from) throw notFound();
    const count = Math.min(Number(per_page), 100);
    const commits = await log([
      `--max-count=${count}`,
      `--skip=${(Number(page) - 1) * count}`,
      ...(since === undefined ? [] : [`--since=${since}`]),
      ...(until === undefined ? [] : [`--until=${until}`]),
      from,
      ...(path === undefined ? [] : ['--', path]),
    ]);
    return context.json(commits.filter(({ sha: each }) => each !== ''));
  });

  // https://docs.github.com/en/rest/commits/commits#compare-two-commits
  app.get('/compare/:between', requirePermission('contents', 'read'), async (context) => {
    const [base = '', head = ''] = context.req.param('between').split('...');
    const [from, to] = await Promise.all([base, head].map((each) => repository.find(`${each}^{commit}`)));
    const common = from && to && (await repository.text(['merge-base', from, to]).catch(() => undefined));
    if (!common) throw notFound();
    const counted = await repository.text(['rev-list', '--left-right', '--count', `${from}...${to}`]);
    const [behind_by, ahead_by] = counted.split('\t').map(Number);
    return context.json({ merge_base_commit: { sha: common }, ahead_by, behind_by });
  });
  return app;
};
