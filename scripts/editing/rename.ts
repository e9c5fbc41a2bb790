import { renamePage } from '../../documents/edit/rename-page.ts';
import { parseRoute } from '../../documents/edit/routes.ts';
import { saveMovedFile } from '../../documents/node/save-files.ts';
import { readEditableSite } from '../../documents/node/read-editable-site.ts';
import { runEditCommand } from './edit-command.ts';
import { pagesFlag } from '../flags.ts';
import { firstValue, readFlags } from '../options.ts';
import { takePositionals } from '../positionals.ts';

const [oldName, newName] = takePositionals(
  'rename',
  ['old', 'new'],
  'OLD and NEW are addresses: npm run rename /pavers /stone-pavers',
);
const pagesDir = firstValue(readFlags('rename', { pages: pagesFlag }).pages);
await runEditCommand(async () => {
  const folder = await readEditableSite(pagesDir);
  const [oldRoute, newRoute] = [parseRoute(oldName, pagesDir), parseRoute(newName, pagesDir)];
  const { from, to, changes, links } = renamePage(folder, oldRoute, newRoute);
  await saveMovedFile(from, to, changes);
  console.log(`${from} is ${to} now.`);
  console.log(
    `${links} ${links === 1 ? 'link leads' : 'links lead'} to ${newRoute}; ${oldRoute} redirects to it.`,
  );
  for (const file of changes.keys()) if (file !== to) console.log(`  ${file}`);
});
