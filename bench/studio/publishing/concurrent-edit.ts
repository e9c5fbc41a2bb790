import type { BareRepository } from '../../../tests/support/git/bare-repository.ts';

/** A text replacement in a page. */
export type Edit = { file: string; from: string; to: string };

const day = 24 * 60 * 60 * 1000;

/**
 * Publishes a change as another author (Ben), with Git.
 * @param daysAgo age of the commit in days
 * @throws Error if the page does not contain the text
 */
export const publishElsewhere = async (
  repository: BareRepository,
  message: string,
  { file, from, to }: Edit,
  daysAgo = 0,
): Promise<void> => {
  const name = 'refs/heads/main';
  const before = (await repository.find(name)) ?? '';
  const text = String(await repository.git(['show', `${before}:${file}`]));
  if (!text.includes(from)) throw new Error(`${file} does not contain "${from}"`);
  const sha = await repository.writeBlob(text.replace(from, to));
  const tree = await repository.writeTree(before, [{ path: file, mode: '100644', sha }]);
  const time = new Date(Date.now() - daysAgo * day);
  const ben = { name: 'Ben', email: 'ben@site.test', time };
  const after = await repository.commit(tree, [before], message, ben);
  await repository.updateRefs([{ name, before, after }]);
};
