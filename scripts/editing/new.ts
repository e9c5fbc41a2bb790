import { addPage, requireMenuList, type NewPageOptions } from '../../documents/edit/new-page/add-page.ts';
import { UsageError } from '../../infra/terminal/command-error.ts';
import { menuLists } from '../../documents/edit/menus/menu-lists.ts';
import { assertRouteIsFree, deriveShortName, requirePage, parseRoute } from '../../documents/edit/routes.ts';
import { slugify } from '../../documents/read/slug.ts';
import { saveFiles } from '../../documents/node/save-files.ts';
import { readEditableSite } from '../../documents/node/read-editable-site.ts';
import { type EditableSite } from '../../documents/edit/editable-site.ts';
import { createCommand, parseOptions } from '../cli.ts';
import { pagesOption } from '../shared-options.ts';
import { runEditCommand } from './edit-command.ts';
import { isInteractive, Questions } from './questions.ts';

const descriptions = {
  title: 'title of the page, for search results and the browser tab',
  name: 'short name in the menu (default: derived from the title)',
  route: 'URL path, such as /terrazzo-polishing (default: derived from the name)',
  menu: 'menu that gets a link to the page, such as "Natural stone", or "none"',
  like: 'URL path of the page whose sections are copied (default: the first page of the menu)',
};
const options = parseOptions(
  createCommand('new', ['', '--title "Terrazzo Polishing" --menu "Natural stone"'])
    .option('--title <text>', descriptions.title)
    .option('--name <text>', descriptions.name)
    .option('--route <path>', descriptions.route)
    .option('--menu <name>', descriptions.menu)
    .option('--like <path>', descriptions.like)
    .addOption(pagesOption),
);
const pagesDir = options.pages;
const questions = isInteractive() ? new Questions() : undefined;

/** Returns the option, else the answer to a question, else the default. @throws UsageError if there is none of them */
const getValue = async <T>(
  name: keyof typeof descriptions,
  question: string,
  defaultAnswer: string,
  parse: (answer: string) => T,
): Promise<T> => {
  const given = options[name];
  if (given) return parse(given);
  if (questions) return questions.ask(question, defaultAnswer, parse);
  if (defaultAnswer) return parse(defaultAnswer);
  throw new UsageError(
    `--${name} is missing: ${descriptions[name]}. npm run new -- --help lists all options.`,
  );
};

/** Finds a menu by its name or by its number in the printed list; 0 and `none` mean no menu. */
const parseMenu = (folder: EditableSite, names: string[], answer: string) => {
  if (answer === '0' || answer.toLowerCase() === 'none') return undefined;
  return requireMenuList(folder, names[Number(answer) - 1] ?? answer);
};

const askAll = async (folder: EditableSite): Promise<NewPageOptions> => {
  const title = await getValue('title', 'Title of the page', '', String);
  const name = await getValue('name', 'Short name, for the menu', deriveShortName(title), String);
  const slug = slugify(name);
  const route = await getValue('route', 'URL path', slug && `/${slug}`, (answer) => {
    const parsed = parseRoute(answer, pagesDir);
    assertRouteIsFree(folder, parsed);
    return parsed;
  });
  const names = menuLists(folder.site.value).map((list) => list.name);
  if (questions && !options.menu)
    console.log(['none', ...names].map((menu, index) => `  ${index} ${menu}`).join('\n'));
  const menu = await getValue('menu', 'Menu that gets a link to the page', '', (answer) =>
    parseMenu(folder, names, answer),
  );
  const neighbor =
    menu?.routes.find((menuRoute) => folder.pages.some((page) => page.route === menuRoute)) ?? '';
  const like = await getValue('like', 'Page whose sections are copied', neighbor, (answer) => {
    return requirePage(folder, parseRoute(answer, pagesDir)).route;
  });
  return { title, name, route, menu: menu?.name, like };
};

await runEditCommand(async () => {
  const folder = await readEditableSite(pagesDir);
  const page = await askAll(folder);
  questions?.end();
  const changes = addPage(folder, page);
  await saveFiles(changes);
  console.log(`\nWritten: ${[...changes.keys()].join(', ')}`);
  console.log('Replace the texts that begin with ✎; npm run check counts those that are left.');
  console.log('The site can be published once all are replaced, or while publishAt is in the future.\n');
  console.log(`npm start shows the page at ${page.route}.`);
});
