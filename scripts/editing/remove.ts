import { rm } from 'node:fs/promises';
import {
  requireRedirectTarget,
  findIncomingLinks,
  findMenuParent,
  formatUsage,
  removePage,
  type RedirectTargets,
  type IncomingLinks,
  type PageRemoval,
} from '../../documents/edit/remove-page.ts';
import { parseRoute } from '../../documents/edit/routes.ts';
import { saveFiles } from '../../documents/node/save-files.ts';
import { readEditableSite } from '../../documents/node/read-editable-site.ts';
import type { EditableSite } from '../../documents/edit/editable-site.ts';
import { documentsWithReferences } from '../../documents/read/site/site-model.ts';
import type { Usage } from '../../documents/edit/find/usages.ts';
import { UsageError } from '../../infra/terminal/command-error.ts';
import { createCommand, withStrictOptions } from '../cli.ts';
import { pagesOption } from '../shared-options.ts';
import { runEditCommand } from './edit-command.ts';
import { showDiff } from './show-diff.ts';

const command = withStrictOptions(
  createCommand('remove', ['/pavers', '/pavers --to /stone-pavers --yes'])
    .argument('<page>', 'URL path of the page, such as /pavers')
    .option('--to <page>', 'page that the URL redirects to, or "none"')
    .option('--links <page>', 'page that links in texts point to (default: that of --to)')
    .option('--yes', 'remove the page; without it nothing is changed')
    .addOption(pagesOption),
).parse();
const [name] = command.processedArgs;
const options = command.opts();

const listUses = (title: string, uses: Usage[]): string[] =>
  uses.length === 0 ? [] : [title, ...uses.map(formatUsage)];

const listIncomingLinks = (route: string, { entries, links }: IncomingLinks): string[] =>
  entries.length + links.length === 0
    ? [`No menu and no other page links to ${route}.`]
    : [
        ...listUses(`These menu entries link to ${route} and are removed:`, entries),
        ...listUses(`These links point to ${route}:`, links),
      ];

/**
 * Returns the redirect target of the page and the target of its links, from the options.
 * @throws EditError for an invalid target, UsageError if a target is missing
 */
const chooseTargets = (folder: EditableSite, removed: string, { links }: IncomingLinks): RedirectTargets => {
  const { to, links: linksTo } = options;
  if (!to) {
    const parent = findMenuParent(folder, removed);
    const example = parent === undefined ? '' : `, such as ${parent}`;
    throw new UsageError(
      `--to is missing: the page that ${removed} redirects to${example}, or "none" for no redirect.`,
    );
  }
  const parseTarget = (answer: string) =>
    requireRedirectTarget(folder, removed, parseRoute(answer, options.pages)).route;
  const route = /^none$/i.test(to) ? undefined : parseTarget(to);
  const linkTarget = linksTo ? parseTarget(linksTo) : route;
  if (linkTarget === undefined && links.length > 0)
    throw new UsageError(
      'These links would be broken: give their new target with --links, or change them first.',
    );
  return { route, links: linkTarget };
};

/** Prints what removing the page changes. */
const preview = (
  folder: EditableSite,
  removed: string,
  { formerRoutes, links: { length: count } }: IncomingLinks,
  { file, changes }: PageRemoval,
  { route: redirectTo, links }: RedirectTargets,
): void => {
  const urls = [removed, ...formerRoutes].join(', ');
  console.log(`${file} is deleted.`);
  console.log(
    redirectTo === undefined ? `${urls}: not found for visitors.` : `${urls}: redirected to ${redirectTo}.`,
  );
  if (count > 0)
    console.log(
      `${count === 1 ? '1 link points' : `${count} links point`} to ${links} from now on; the link texts are unchanged, so review them.`,
    );
  for (const { document } of documentsWithReferences(folder)) {
    const { file: path, text: before } = document.source;
    const text = changes.get(path);
    if (text !== undefined) showDiff(path, before, text);
  }
};

await runEditCommand(async () => {
  const folder = await readEditableSite(options.pages);
  const route = parseRoute(name, options.pages);
  const incoming = findIncomingLinks(folder, route);
  console.log([...listIncomingLinks(route, incoming), ''].join('\n'));
  const targets = chooseTargets(folder, route, incoming);
  const removal = removePage(folder, route, targets);
  preview(folder, route, incoming, removal, targets);
  if (!options.yes) return console.log('\nNothing was changed. Add --yes to remove the page.');
  await saveFiles(removal.changes);
  await rm(removal.file);
  console.log('\nRemoved. npm run check reports what is left to fix.');
});
