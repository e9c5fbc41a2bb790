import { Hono } from 'hono';
import { notFound } from './answers.ts';
import { requirePermission, type Env } from './guard.ts';
import type { World } from './world.ts';

/** API that compares two commits. */
export const history = ({ repository }: World): Hono<Env> => {
  const app = new Hono<Env>();

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
