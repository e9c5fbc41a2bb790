import { addPage, requireMenuList, type NewPageOptions } from '../../documents/edit/new-page/add-page.ts';
import { EditError } from '../../documents/edit/edit-error.ts';
import { menuLists } from '../../documents/edit/menus/menu-lists.ts';
import { assertRouteIsFree, deriveShortName, requirePage, parseRoute } from '../../documents/edit/routes.ts';
import { slugify } from '../../documents/read/slug.ts';
import { saveFiles } from '../../documents/node/save-files.ts';
import { readEditableSite } from '../../documents/node/read-editable-site.ts';
import { type EditableSite } from '../../documents/edit/editable-site.ts';
import { runEditCommand } from './edit-command.ts';
import { pagesFlag } from '../flags.ts';
import { openPage } from './open-page.ts';
import { firstValue, readFlags } from '../options.ts';
import { isInteractive, Questions } from './questions.ts';

const wishes = {
  title: { value: '', help: 'title of the page, for search results and the browser tab' },
  name: { value: '', help: 'its short name in the menu; taken from the title when it is not given' },
  route: {
    value: '',
    help: 'its address, such as /terrazzo-polishing; made from the name when it is not given',
  },
  menu: { value: '', help: 'the menu that gets a link to it, such as "Natural stone", or "none"' },
  like: {
    value: '',
    help: 'address of the page it is modelled on; when it is not given, the first of the menu',
  },
};
const flags = readFlags('new', { ...wishes, pages: pagesFlag });
const pagesDir = firstValue(flags.pages);
const questions = isInteractive() ? new Questions() : undefined;

/** The given value of a flag, else an answer, else what is usual. @throws EditError when there is none of them */
const wished = async <T>(
  flag: keyof typeof wishes,
  question: string,
  usual: string,
  read: (answer: string) => T,
): Promise<T> => {
  const given = firstValue(flags[flag]);
  if (given) return read(given);
  if (questions) return questions.ask(question, usual, read);
  if (usual) return read(usual);
  throw new EditError(`--${flag} is missing: ${wishes[flag].help}. npm run new -- --help lists all flags.`);
};

const menuNamed = (folder: EditableSite, names: string[], answer: string) => {
  if (answer === '0' || answer.toLowerCase() === 'none') return undefined;
  return requireMenuList(folder, names[Number(answer) - 1] ?? answer);
};

const askAll = async (folder: EditableSite): Promise<NewPageOptions> => {
  const title = await wished('title', 'Title of the page', '', String);
  const name = await wished('name', 'Short name, for the menu', deriveShortName(title), String);
  const short = slugify(name);
  const route = await wished('route', 'Address', short && `/${short}`, (answer) => {
    const typed = parseRoute(answer, pagesDir);
    assertRouteIsFree(folder, typed);
    return typed;
  });
  const names = menuLists(folder.site.document.value).map((place) => place.name);
  if (questions && !firstValue(flags.menu))
    console.log(['none', ...names].map((menu, index) => `  ${index} ${menu}`).join('\n'));
  const menu = await wished('menu', 'Menu that gets a link to it', '', (answer) =>
    menuNamed(folder, names, answer),
  );
  const neighbour = menu?.routes.find((known) => folder.pages.some((page) => page.route === known)) ?? '';
  const like = await wished('like', 'Page it is modelled on', neighbour, (answer) => {
    return requirePage(folder, parseRoute(answer, pagesDir)).route;
  });
  return { title, name, route, menu: menu?.name, like };
};

await runEditCommand(async () => {
  const folder = await readEditableSite(pagesDir);
  const wish = await askAll(folder);
  questions?.end();
  const changes = addPage(folder, wish);
  await saveFiles(changes);
  console.log(`\nWritten: ${[...changes.keys()].join(', ')}`);
  console.log('Write your own texts where they begin with ✎; npm run check says how many are left.');
  console.log('The site is published when none is left, or as long as publishAt keeps the page back.\n');
  if (questions) await openPage(wish.route, pagesDir);
  else console.log(`npm start shows the page at ${wish.route}.`);
});
