import { rightPath } from '../../read/site/file-names.ts';
import { fileProblem } from '../../problems/legacy.ts';
import type { Problem } from '../../problems/problem.ts';
import { reservedPart, notFoundRoute } from '../../read/site/site-files.ts';
import type { SiteModel } from '../../read/site/site-model.ts';

const goodPath = /^([a-z0-9]+(-[a-z0-9]+)*\/)*[a-z0-9]+(-[a-z0-9]+)*\.ya?ml$/;
const nameFix = (path: string): string =>
  `Rename it to ${rightPath(path)}: small letters, digits and hyphens only.`;

const hasGoodName = (path: string): boolean => goodPath.test(path);

/** Characters of a part of an address: the build makes files whose names are longer, and file systems allow 255 bytes. */
const mostOfPart = 200;

/** The first part of an address that is too long. */
const longPart = (route: string): string | undefined =>
  route.split('/').find((part) => part.length > mostOfPart);

/** Files that are missing, badly named or of the same address. */
export function* checkFiles({ files, shownPath }: SiteModel): Generator<Problem> {
  const routes = new Map<string, string>();
  for (const { path, route } of files.pages) {
    const first = routes.get(route);
    if (!hasGoodName(path))
      yield fileProblem(
        shownPath(path),
        'file-name',
        'the name of the file cannot be an address',
        nameFix(path),
      );
    else if (reservedPart(route) !== undefined) {
      const message = `addresses that begin with /${reservedPart(route)} are taken`;
      yield fileProblem(shownPath(path), 'file-name', message, 'Give the file another name.');
    } else if (longPart(route) !== undefined) {
      const message = `the name of the file is longer than ${mostOfPart} characters`;
      yield fileProblem(shownPath(path), 'file-name', message, 'Give the file a shorter name.');
    } else if (first !== undefined) {
      const message = `${shownPath(first)} has the address ${route} already`;
      yield fileProblem(
        shownPath(path),
        'route-twice',
        message,
        'Rename one of the two files, or move it out of this folder.',
      );
    }
    if (first === undefined) routes.set(route, path);
  }
  for (const path of files.shared.values()) {
    if (hasGoodName(path.replace('_shared/', ''))) continue;
    yield fileProblem(
      shownPath(path),
      'file-name',
      'the name of the file cannot be used in a page',
      nameFix(path),
    );
  }
  for (const { path, message, fix, isError } of files.strays)
    yield fileProblem(shownPath(path), isError ? 'file-name' : 'file-ignored', message, fix);
  const isStray = (name: string) =>
    files.strays.some(({ fix, route }) => fix.includes(name) || route === name);
  if (files.site === undefined && !isStray('_site.yaml')) {
    const fix = 'Create it with the facts, menus and footer of the site.';
    yield fileProblem(shownPath('_site.yaml'), 'site-missing', 'the file is missing', fix);
  }
  if (!routes.has('/') && !isStray('home')) {
    const fix = 'Create it: it is the page with the address /.';
    yield fileProblem(shownPath('home.yaml'), 'home-missing', 'the file is missing', fix);
  }
  if (!routes.has(notFoundRoute) && !isStray('not-found')) {
    const other = [...routes].find(([route]) => /^\/(?:404|error|notfound|missing)$/.test(route));
    if (other) {
      const message = 'the page for addresses that do not exist has another name';
      yield fileProblem(shownPath(other[1]), 'not-found-missing', message, 'Rename it to not-found.yaml.');
      return;
    }
    const fix = 'Create it: it is the page for addresses that do not exist.';
    yield fileProblem(shownPath('not-found.yaml'), 'not-found-missing', 'the file is missing', fix);
  }
}
