import { SiteChecker } from '../../documents/check-site.ts';
import type { FileContent } from '../../documents/read/site/site-content.ts';
import type { PictureFact } from '../../documents/read/site/picture.ts';
import type { Page } from '../../schema/page.ts';
import type { FromChecker, ToChecker } from './checker-messages.ts';
import { runTask } from './site-tasks.ts';

/** The whole site is looked at when nothing has been typed for so long. */
const restMs = 250;

let checker = new SiteChecker();
let content = new Map<string, FileContent>();
let pictures: ReadonlyMap<string, PictureFact> = new Map();
let latest = 0;

const tell = (message: FromChecker): void => postMessage(message);

const knownOf = (names: string[]): Map<string, PictureFact> =>
  new Map(
    names.flatMap((name) => {
      const fact = pictures.get(name);
      return fact ? [[name, fact] as const] : [];
    }),
  );

const takePictures = (taken: ReadonlyMap<string, PictureFact>): void => {
  for (const name of pictures.keys()) content.delete(`media/${name}`);
  for (const name of taken.keys()) content.set(`media/${name}`, '');
  pictures = taken;
};

/** The sections with names of their own, as an editor would call them. */
const placesOf = (pages: readonly Page[]): Map<string, string> =>
  new Map(
    pages.flatMap(({ route, title, sections }) =>
      sections.flatMap((section): [string, string][] => {
        const { anchor, hidden } = section;
        if (anchor === undefined || hidden) return [];
        const name = 'heading' in section ? section.heading : anchor;
        return [[`${route}#${anchor}`, `${title}: ${name}`]];
      }),
    ),
  );

const checkSite = async (version: number): Promise<void> => {
  if (version !== latest) return;
  const { problems, pages } = await checker.check(content);
  if (version === latest) tell({ type: 'problems', version, problems, places: placesOf(pages) });
};

const readPage = async (route: string, version: number): Promise<void> => {
  const { site, pages } = await checker.read(content);
  if (version !== latest) return;
  const page = pages.find((each) => each.route === route);
  const titles = new Map(pages.map((each) => [each.route, each.title]));
  const told = { type: 'page' as const, version, site, titles };
  try {
    tell({ ...told, page });
  } catch {
    // A page that is not valid with the facts in their places throws when its sections are read.
    tell({ ...told, page: undefined });
  }
  setTimeout(() => void checkSite(version), restMs);
};

type Asked = Extract<ToChecker, { type: 'task' }>;

const doTask = async ({ id, name, input }: Asked): Promise<void> => {
  try {
    tell({ type: 'done', id, result: await runTask(content, name, input as never) });
  } catch (error) {
    tell({ type: 'refused', id, reason: error instanceof Error ? error.message : String(error) });
  }
};

addEventListener('message', ({ data }: MessageEvent<ToChecker>) => {
  if (data.type === 'site') {
    content = new Map(data.content);
    const readPictures = (names: string[]) => Promise.resolve(knownOf(names));
    checker = new SiteChecker({ prefix: data.prefix, readPictures, showsHidden: true });
    return takePictures(data.pictures);
  }
  if (data.type === 'pictures') return takePictures(data.pictures);
  if (data.type === 'task') return void doTask(data);
  for (const [name, text] of data.changes) {
    if (text === null) content.delete(name);
    else content.set(name, text);
  }
  latest = data.version;
  void readPage(data.route, data.version);
});
