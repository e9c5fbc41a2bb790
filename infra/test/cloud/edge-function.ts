/**
 * Result of CloudFront's function for a request: the requested file and its release, unless releases share the file,
 * or a redirect (301).
 */
export type EdgeAnswer = { file: string; release?: string } | { redirect: string; kept: string };

type Answer =
  | { uri: string }
  | { statusCode: number; headers: { location: { value: string }; 'cache-control': { value: string } } };

/** Splits a URL into path and query; the query is undefined if there is no question mark. */
const halvesOf = (url: string): [string, string | undefined] => {
  const at = url.indexOf('?');
  return at < 0 ? [url, undefined] : [url.slice(0, at), url.slice(at + 1)];
};

const fileOf = (uri: string): EdgeAnswer => {
  const [, release, file] = /^\/\.releases\/([^/]*)(.*)$/.exec(uri) ?? [];
  return release === undefined
    ? { file: decodeURIComponent(uri) }
    : { file: decodeURIComponent(file ?? ''), release };
};

/** Returns a value of the key value store at an edge location; throws if it is unknown there. */
export type Lookup = (key: string) => string;

/** Returns a lookup in these values. */
export const lookupIn =
  (values: Record<string, string>): Lookup =>
  (key) => {
    const value = values[key];
    if (value === undefined) throw new Error('KeyNotFound');
    return value;
  };

/**
 * Returns a CloudFront function that runs a script defining `handler`.
 * @param code deployed code
 * @param host host name of the site
 * @param lookup the key value store; default: empty
 * @returns a function of a path with query, and a host name
 */
export const edgeFrom = (code: string, host: string, lookup: Lookup = lookupIn({})) => {
  const cf = { kvs: () => ({ get: async (key: string) => lookup(key) }) };
  const script = code.replace("import cf from 'cloudfront';", '');
  const handler = new Function('cf', `${script}; return handler;`)(cf) as (event: object) => Promise<Answer>;
  return async (url: string, name = host): Promise<EdgeAnswer> => {
    const [uri, query] = halvesOf(url);
    const querystring = Object.fromEntries(
      [...new URLSearchParams(query)].map(([key, value]) => [key, { value }]),
    );
    const answer = await handler({
      request: { uri, headers: { host: { value: name } }, querystring, rawQueryString: () => query },
    });
    if ('uri' in answer) return fileOf(answer.uri);
    if (answer.statusCode !== 301) throw new Error(`the function answers ${answer.statusCode}`);
    const { location, 'cache-control': kept } = answer.headers;
    return { redirect: location.value, kept: kept.value };
  };
};
