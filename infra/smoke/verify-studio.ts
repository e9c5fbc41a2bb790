import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StudioHeaders } from '../release-inputs.ts';
import { headerFindings } from './verify-pages.ts';
import { fetchVia } from './fetch-via.ts';

type Studio = {
  /** URL of the Studio without trailing slash. */
  url: string;
  /** Host to connect to instead of the one that DNS resolves to. */
  via: string;
  headers: StudioHeaders;
  /** Folder of the deployed Studio. */
  folder: string;
};

/** Verifies that the built Studio is served, with the headers that protect an editor's credentials. */
export const checkStudio = async ({ url, via, headers, folder }: Studio): Promise<string[]> => {
  const checks = (['index.html', 'page.html'] as const).map(async (file) => {
    const path = file === 'index.html' ? '/' : `/${file}`;
    const response = await fetchVia(url + path, { via });
    const { status, text } = response;
    if (status !== 200) return [`${url}${path} responds with ${status} instead of 200`];
    const built = await readFile(join(folder, file), 'utf8');
    const wrong = headerFindings(file === 'page.html' ? headers.page : headers.others, response);
    return [
      ...(text === built ? [] : [`${url}${path} differs from the built file`]),
      ...wrong.map((finding) => `${url}${path}: ${finding}`),
    ];
  });
  return (await Promise.all(checks)).flat();
};
