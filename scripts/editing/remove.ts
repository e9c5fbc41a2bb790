import { rm } from 'node:fs/promises';
import { EditRefusal } from '../../documents/edit/edit-refusal.ts';
import {
  heirOf,
  incomingOf,
  parentOf,
  removePage,
  type Heirs,
  type Incoming,
  type Removal,
} from '../../documents/edit/remove-page.ts';
import { typedRoute } from '../../documents/edit/routes.ts';
import { saveFiles } from '../../documents/node/save-files.ts';
import { readEditableSite } from '../../documents/node/read-editable-site.ts';
import { filesOf, type EditableSite } from '../../documents/edit/editable-site.ts';
import type { Use } from '../../documents/edit/find/uses.ts';
import { changedLines } from './changed-lines.ts';
import { editing } from './edit-command.ts';
import { pagesFlag } from '../flags.ts';
import { only, readFlags } from '../options.ts';
import { isInteractive, Questions } from './questions.ts';
import { takeWords } from '../words.ts';

const [name] = takeWords('remove', ['page'], 'PAGE is an address: npm run remove /pavers');
const flags = readFlags('remove', {
  to: { value: '', help: 'the page that the old address leads to, or "none"' },
  links: {
    value: '',
    help: 'the page that links in texts lead to; that of --to when it is not given',
  },
  yes: { value: '', help: 'does it; without it nothing is changed', bare: true },
  pages: pagesFlag,
});
const pagesDir = only(flags.pages);
const questions = isInteractive() ? new Questions() : undefined;

const listed = (title: string, uses: Use[]): string[] =>
  uses.length === 0
    ? []
    : [title, ...uses.map(({ file, line, column, place }) => `  ${file}:${line}:${column}  ${place}`)];

const overview = ({ page, entries, links }: Incoming): string[] =>
  entries.length + links.length === 0
    ? [`No menu and no other page leads to ${page.route}.`]
    : [
        ...listed(`These menu entries lead to ${page.route}, and go:`, entries),
        ...listed(`These links lead to ${page.route}:`, links),
      ];

/** Another page as it was typed. @throws EditRefusal when it cannot take over */
const heirIn = (folder: EditableSite, { page }: Incoming, answer: string): string =>
  heirOf(folder, page, typedRoute(answer, pagesDir)).route;

/** What the flags say, before anything is asked. @throws EditRefusal for what cannot be meant, or is missing */
const flagged = (folder: EditableSite, incoming: Incoming): { to?: string; links?: string } => {
  const [to, links] = [only(flags.to), only(flags.links)];
  const { route } = incoming.page;
  if (!to && !questions)
    throw new EditRefusal(
      `--to is missing: the page that ${route} leads to from now on, or "none" when nobody shall be led on.`,
    );
  const isNone = to.toLowerCase() === 'none';
  if (isNone && !links && !questions && incoming.links.length > 0)
    throw new EditRefusal(
      'These links would lead nowhere: give --links the page that they lead to, or change them first.',
    );
  return {
    ...(to && { to: isNone ? 'none' : heirIn(folder, incoming, to) }),
    ...(links && { links: heirIn(folder, incoming, links) }),
  };
};

const heirsOf = async (
  folder: EditableSite,
  incoming: Incoming,
  said: { to?: string; links?: string },
): Promise<Heirs> => {
  const { route } = incoming.page;
  const read = (answer: string) => (/^none$/i.test(answer) ? 'none' : heirIn(folder, incoming, answer));
  const usual = parentOf(folder, route) ?? 'none';
  const to = said.to ?? (await questions?.ask(`Page that ${route} leads to, or none`, usual, read)) ?? 'none';
  const address = to === 'none' ? undefined : to;
  if (said.links !== undefined || address !== undefined || incoming.links.length === 0)
    return { address, links: said.links ?? address };
  const links = await questions?.ask('Page that these links lead to', '', (answer) =>
    heirIn(folder, incoming, answer),
  );
  return { address, links };
};

const changesOf = (folder: EditableSite, changes: Removal['changes']): string[] =>
  filesOf(folder).flatMap(({ path, document }) => {
    const after = changes.get(path);
    if (after === undefined) return [];
    const lines = changedLines(document.source.text, after);
    return ['', path, ...lines.map(({ sign, line, text }) => `${String(line).padStart(5)} ${sign} ${text}`)];
  });

const preview = (folder: EditableSite, removal: Removal, { address, links }: Heirs): string[] => {
  const {
    page,
    changes,
    former,
    unused,
    links: { length: count },
  } = removal;
  const { route } = page;
  const old = [route, ...former].join(', ');
  return [
    `${page.path} goes.`,
    address === undefined
      ? `${old}: visitors who come there are told that there is no such page.`
      : `${old}: visitors who come there are led to ${address}.`,
    ...(count > 0
      ? [
          `${count === 1 ? '1 link leads' : `${count} links lead`} to ${links} from now on; their words stay, so look them over.`,
        ]
      : []),
    ...changesOf(folder, changes),
    ...(unused.length > 0
      ? [
          'Nothing else uses these; delete them if you need them no more:',
          ...unused.map((file) => `  ${file}`),
        ]
      : []),
  ];
};

const isYes = (answer: string): boolean => {
  if (!/^(y|yes|n|no)$/i.test(answer)) throw new EditRefusal('Answer yes or no.');
  return /^y/i.test(answer);
};

await editing(async () => {
  const folder = await readEditableSite(pagesDir);
  const route = typedRoute(name, pagesDir);
  const incoming = incomingOf(folder, route);
  console.log([...overview(incoming), ''].join('\n'));
  const heirs = await heirsOf(folder, incoming, flagged(folder, incoming));
  const removal = removePage(folder, route, heirs);
  console.log(preview(folder, removal, heirs).join('\n'));
  const sure = flags.yes.length > 0 || (await questions?.ask('\nRemove the page? yes or no', 'no', isYes));
  questions?.end();
  if (!sure) return console.log('\nNothing has changed; with --yes it is done.');
  await saveFiles(removal.changes);
  await rm(removal.page.path);
  console.log(`\nRemoved. npm run check says what else there is to do.`);
});
