import { renamePage } from '../../documents/edit/rename-page.ts';
import { parseRoute } from '../../documents/edit/routes.ts';
import { saveMovedFile } from '../../documents/node/save-files.ts';
import { readEditableSite } from '../../documents/node/read-editable-site.ts';
import { createCommand, withStrictOptions } from '../cli.ts';
import { pagesOption } from '../shared-options.ts';
import { runEditCommand } from './edit-command.ts';

const command = withStrictOptions(
  createCommand('rename', ['/pavers /stone-pavers'])
    .argument('<old>', 'URL path of the page, such as /pavers')
    .argument('<new>', 'its new URL path; the old one redirects to it')
    .addOption(pagesOption),
).parse();
const [oldName, newName] = command.processedArgs;
const { pages } = command.opts();
await runEditCommand(async () => {
  const folder = await readEditableSite(pages);
  const [oldRoute, newRoute] = [parseRoute(oldName, pages), parseRoute(newName, pages)];
  const { from, to, changes, links } = renamePage(folder, oldRoute, newRoute);
  await saveMovedFile(from, to, changes);
  console.log(`Moved ${from} to ${to}.`);
  console.log(
    `${links === 1 ? '1 link points' : `${links} links point`} to ${newRoute} now; ${oldRoute} redirects to it.`,
  );
  for (const file of changes.keys()) if (file !== to) console.log(`  ${file}`);
});
