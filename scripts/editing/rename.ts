import { renamePage } from '../../documents/edit/rename-page.ts';
import { typedRoute } from '../../documents/edit/routes.ts';
import { moveFile } from '../../documents/node/save-files.ts';
import { readEditableSite } from '../../documents/node/read-editable-site.ts';
import { editing } from './edit-command.ts';
import { pagesFlag } from '../flags.ts';
import { only, readFlags } from '../options.ts';
import { takeWords } from '../positionals.ts';

const [oldName, newName] = takeWords(
  'rename',
  ['old', 'new'],
  'OLD and NEW are addresses: npm run rename /pavers /stone-pavers',
);
const pagesDir = only(readFlags('rename', { pages: pagesFlag }).pages);
await editing(async () => {
  const folder = await readEditableSite(pagesDir);
  const [oldRoute, newRoute] = [typedRoute(oldName, pagesDir), typedRoute(newName, pagesDir)];
  const { from, to, changes, links } = renamePage(folder, oldRoute, newRoute);
  await moveFile(from, to, changes);
  console.log(`${from} is ${to} now.`);
  console.log(
    `${links} ${links === 1 ? 'link leads' : 'links lead'} to ${newRoute}; ${oldRoute} redirects to it.`,
  );
  for (const file of changes.keys()) if (file !== to) console.log(`  ${file}`);
});
