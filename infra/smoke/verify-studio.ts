import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StudioHeaders } from '../release-inputs.ts';
import { headerFindings } from './verify-pages.ts';
import { fetchVia } from './fetch-via.ts';

type Studio = {
  /** Address of the Studio, without a slash at its end. */
  url: string;
  /** Host that is asked instead of the one that the DNS leads to. */
  via: string;
  headers: StudioHeaders;
  /** What was deployed. */
  folder: string;
};

/** Looks whether the Studio that was built is served, with the headers that guard what an editor signs in by. */
export const checkStudio = async ({ url, via, headers, folder }: Studio): Promise<string[]> => {
  const looks = (['index.html', 'page.html'] as const).map(async (file) => {
    const path = file === 'index.html' ? '/' : `/${file}`;
    const { status, text, header } = await fetchVia(url + path, { via });
    if (status !== 200) return [`${url}${path} answers ${status} instead of 200`];
    const built = await readFile(join(folder, file), 'utf8');
    return [
      ...(text === built ? [] : [`${url}${path} is not the file that was built`]),
      ...headerFindings(file === 'page.html' ? headers.page : headers.others, header).map(
        (finding) => `${url}${path}: ${finding}`,
      ),
    ];
  });
  return (await Promise.all(looks)).flat();
};
