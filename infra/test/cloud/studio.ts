import type { Files } from './versions.ts';

type Headers = Record<string, string>;

/** The Studio in a template: its host name, the function that CloudFront runs after its cache, and its headers. */
export type ServedStudio = { name: string; code: string; headers: Record<'page' | 'others', Headers> };

/** Returns the headers that the function adds to a response. @param code its source */
export const addedHeaders = (code: string): Headers => {
  const handler = new Function(`${code}; return handler;`)() as (event: object) => {
    headers: Record<string, { value: string }>;
  };
  const { headers } = handler({ response: { statusCode: 200, headers: {} } });
  return Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]));
};

/** Returns CloudFront's response to an editor. @param files files in the bucket of the Studio */
export const studioAnswer = (
  { code, headers }: ServedStudio,
  files: Files,
  path: string,
): { status: number; headers: Headers; body: string } => {
  const body = files[path === '/' ? 'index.html' : path.slice(1)];
  if (body === undefined) return { status: 404, headers: headers.others, body: '' };
  const ofPolicy = path === '/page.html' ? headers.page : headers.others;
  return { status: 200, headers: { ...ofPolicy, ...addedHeaders(code) }, body };
};
