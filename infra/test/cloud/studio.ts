import type { Files } from './versions.ts';

type Headers = Record<string, string>;

/** The Studio in a template: its host name, the function that CloudFront runs after its cache, and its headers. */
export type ServedStudio = { name: string; code: string; headers: Record<'page' | 'others', Headers> };

/** Returns CloudFront's response to an editor. @param files files in the bucket of the Studio */
export const studioAnswer = (
  { code, headers }: ServedStudio,
  files: Files,
  path: string,
): { status: number; headers: Headers; body: string } => {
  const body = files[path === '/' ? 'index.html' : path.slice(1)];
  if (body === undefined) return { status: 404, headers: headers.others, body: '' };
  const handler = new Function(`${code}; return handler;`)() as (event: object) => {
    headers: Record<string, { value: string }>;
  };
  const told = Object.entries(handler({ response: { headers: {} } }).headers);
  return {
    status: 200,
    headers: {
      ...(path === '/page.html' ? headers.page : headers.others),
      ...Object.fromEntries(told.map(([name, { value }]) => [name, value])),
    },
    body,
  };
};
