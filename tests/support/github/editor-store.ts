import { siteHasErrors } from '../../../studio/checking/has-errors.ts';
import type { ContentCache } from '../../../studio/github/content-cache.ts';
import { openGitHubSite } from '../../../studio/github/open-site.ts';
import type { InspectImage } from '../../../studio/github/site-reading.ts';
import { editor } from './emulator.ts';
import type { World } from './world.ts';

/** Creates a content cache in memory instead of the browser's IndexedDB. */
export const createMemoryCache = (): ContentCache & { entries: Map<string, Uint8Array> } => {
  const stored = new Map<string, Uint8Array>();
  return {
    entries: stored,
    getMany: (keys) => Promise.resolve(keys.map((key) => stored.get(key))),
    setMany: async (entries) => {
      for (const [key, content] of entries) stored.set(key, content);
    },
  };
};

const inspect: InspectImage = async () => ({
  width: 1600,
  height: 900,
  colour: '#808080',
  isDrawing: false,
  isAnimated: false,
});

type Options = { cache?: ContentCache; signedOut?: () => void };

/** Opens the store of one editor as the Studio does in a browser; images are not actually inspected. */
export const openStore = (
  api: string,
  login: string,
  { cache = createMemoryCache(), signedOut = () => undefined }: Options = {},
) =>
  openGitHubSite({
    api,
    token: `token-${login}`,
    signedOut,
    owner: 'mason',
    name: 'site',
    folder: 'pages',
    cache,
    look: inspect,
    prepare: async (file) => ({ name: file.name, content: new Uint8Array(await file.arrayBuffer()) }),
    hasErrors: siteHasErrors,
    release: 'by-person',
  });

/** Adds an editor, who has no draft yet, so that tests can share a repository. @returns the login */
export const addEditor = ({ users }: World): string => {
  const login = `editor${users.size}`;
  users.set(`token-${login}`, editor(login));
  return login;
};
