import { rm } from 'node:fs/promises';
import { EditError } from '../../documents/edit/edit-error.ts';
import {
  requireRedirectTarget,
  findIncomingLinks,
  findMenuParent,
  removePage,
  type RedirectTargets,
  type IncomingLinks,
  type PageRemoval,
} from '../../documents/edit/remove-page.ts';
import { parseRoute } from '../../documents/edit/routes.ts';
import { saveFiles } from '../../documents/node/save-files.ts';
import { readEditableSite } from '../../documents/node/read-editable-site.ts';
import { allFiles, type EditableSite } from '../../documents/edit/editable-site.ts';
import type { Usage } from '../../documents/edit/find/usages.ts';
import { runEditCommand } from './edit-command.ts';
import { pagesFlag } from '../flags.ts';
import { firstValue, readFlags } from '../options.ts';
import { isInteractive, Questions } from './questions.ts';
import { showDiff } from './show-diff.ts';
import { takePositionals } from '../positionals.ts';

const [name] = takePositionals('remove', ['page'], 'PAGE is an address: npm run remove /pavers');
const flags = readFlags('remove', {
  to: { value: '', help: 'the page that the old address leads to, or "none"' },
  links: {
    value: '',
    help: 'the page that links in texts lead to; that of --to when it is not given',
  },
  yes: { value: '', help: 'does it; without it nothing is changed', bare: true },
  pages: pagesFlag,
});
const pagesDir = firstValue(flags.pages);
const questions = isInteractive() ? new Questions() : undefined;

const listed = (title: string, uses: Usage[]): string[] =>
  uses.length === 0
    ? []
    : [title, ...uses.map(({ file, line, column, place }) => `  ${file}:${line}:${column}  ${place}`)];

const overview = ({ page, entries, links }: IncomingLinks): string[] =>
  entries.length + links.length === 0
    ? [`No menu and no other page leads to ${page.route}.`]
    : [
        ...listed(`These menu entries lead to ${page.route}, and go:`, entries),
        ...listed(`These links lead to ${page.route}:`, links),
      ];

/**
 * Returns where the old address and the links to the page lead, by the flags or by the answers of the person.
 * @throws EditError for a page that they cannot lead to, and when one is missing and nobody can answer
 */
const askHeirs = async (folder: EditableSite, { page, links }: IncomingLinks): Promise<RedirectTargets> => {
  const [to, linksTo] = [firstValue(flags.to), firstValue(flags.links)];
  if (!to && !questions)
    throw new EditError(
      `--to is missing: the page that ${page.route} leads to from now on, or "none" when nobody shall be led on.`,
    );
  const heir = (answer: string) => requireRedirectTarget(folder, page, parseRoute(answer, pagesDir)).route;
  const heirOrNone = (answer: string) => (/^none$/i.test(answer) ? undefined : heir(answer));
  const linked = linksTo ? heir(linksTo) : undefined;
  const usual = findMenuParent(folder, page.route) ?? 'none';
  const address = to
    ? heirOrNone(to)
    : await questions?.ask(`Page that ${page.route} leads to, or none`, usual, heirOrNone);
  if ((linked ?? address) !== undefined || links.length === 0) return { address, links: linked ?? address };
  if (!questions)
    throw new EditError(
      'These links would lead nowhere: give --links the page that they lead to, or change them first.',
    );
  return { address, links: await questions.ask('Page that these links lead to', '', heir) };
};

/** Prints what removing the page changes. */
const preview = (folder: EditableSite, removal: PageRemoval, { address, links }: RedirectTargets): void => {
  const { page, changes, former, unused } = removal;
  const count = removal.links.length;
  console.log(`${page.path} goes.`);
  console.log(
    `${[page.route, ...former].join(', ')}: visitors who come there are ${address === undefined ? 'told that there is no such page' : `led to ${address}`}.`,
  );
  if (count > 0)
    console.log(
      `${count === 1 ? '1 link leads' : `${count} links lead`} to ${links} from now on; their words stay, so look them over.`,
    );
  for (const { path, document } of allFiles(folder)) {
    const after = changes.get(path);
    if (after !== undefined) showDiff(path, document.source.text, after);
  }
  if (unused.length > 0)
    console.log(['Nothing else uses these; delete them if you need them no more:', ...unused].join('\n  '));
};

const isYes = (answer: string): boolean => {
  if (!/^(y|yes|n|no)$/i.test(answer)) throw new EditError('Answer yes or no.');
  return /^y/i.test(answer);
};

await runEditCommand(async () => {
  const folder = await readEditableSite(pagesDir);
  const route = parseRoute(name, pagesDir);
  const incoming = findIncomingLinks(folder, route);
  console.log([...overview(incoming), ''].join('\n'));
  const heirs = await askHeirs(folder, incoming);
  const removal = removePage(folder, route, heirs);
  preview(folder, removal, heirs);
  const sure = flags.yes.length > 0 || (await questions?.ask('\nRemove the page? yes or no', 'no', isYes));
  questions?.end();
  if (!sure) return console.log('\nNothing has changed; with --yes it is done.');
  await saveFiles(removal.changes);
  await rm(removal.page.path);
  console.log(`\nRemoved. npm run check says what else there is to do.`);
});
