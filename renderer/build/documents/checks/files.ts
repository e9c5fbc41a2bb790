import { fileProblem } from '../finding.ts';
import type { Problem } from '../problem.ts';
import { notFoundRoute } from '../site-files.ts';
import type { SiteModel } from '../site-model.ts';

const goodPath = /^([a-z0-9]+(-[a-z0-9]+)*\/)*[a-z0-9]+(-[a-z0-9]+)*\.ya?ml$/;
const nameFix = 'Rename it: small letters, digits and hyphens only, such as marble-polishing.yaml.';

const hasGoodName = (path: string): boolean => goodPath.test(path);

/** Files that are missing, badly named or of the same address. */
export function* checkFiles({ files, shownPath }: SiteModel): Generator<Problem> {
  const routes = new Map<string, string>();
  for (const { path, route } of files.pages) {
    const first = routes.get(route);
    if (!hasGoodName(path))
      yield fileProblem(shownPath(path), 'file-name', 'the name of the file cannot be an address', nameFix);
    else if (first !== undefined) {
      const message = `${shownPath(first)} has the address ${route} already`;
      yield fileProblem(shownPath(path), 'route-twice', message, 'Rename or delete one of the two files.');
    }
    if (first === undefined) routes.set(route, path);
  }
  for (const path of files.shared.values()) {
    if (hasGoodName(path.replace('_shared/', ''))) continue;
    yield fileProblem(shownPath(path), 'file-name', 'the name of the file cannot be used in a page', nameFix);
  }
  if (files.site === undefined) {
    const fix = 'Create it with the facts, menus and footer of the site.';
    yield fileProblem(shownPath('_site.yaml'), 'site-missing', 'the file is missing', fix);
  }
  if (!routes.has('/')) {
    const fix = 'Create it: it is the page with the address /.';
    yield fileProblem(shownPath('home.yaml'), 'home-missing', 'the file is missing', fix);
  }
  if (!routes.has(notFoundRoute)) {
    const fix = 'Create it: it is the page for addresses that do not exist.';
    yield fileProblem(shownPath('not-found.yaml'), 'not-found-missing', 'the file is missing', fix);
  }
}
