/**
 * What CloudFront's function makes of a request: the file that is asked for, with the release that it is of unless
 * releases share it, or an answer of its own (301).
 */
export type EdgeAnswer = { file: string; release?: string } | { redirect: string; kept: string };

type Answer =
  | { uri: string }
  | { statusCode: number; headers: { location: { value: string }; 'cache-control': { value: string } } };

/** The address without its query, and the query; it is undefined when there is no question mark. */
export const halvesOf = (url: string): [string, string | undefined] => {
  const at = url.indexOf('?');
  return at < 0 ? [url, undefined] : [url.slice(0, at), url.slice(at + 1)];
};

const fileOf = (uri: string): EdgeAnswer => {
  const [, release, file] = /^\/\.releases\/([^/]*)(.*)$/.exec(uri) ?? [];
  return release === undefined
    ? { file: decodeURIComponent(uri) }
    : { file: decodeURIComponent(file ?? ''), release };
};

/** A value of the store of CloudFront as an edge knows it; it throws where it does not. */
export type Lookup = (key: string) => string;

/** A store that holds these values. */
export const lookupIn =
  (values: Record<string, string>): Lookup =>
  (key) => {
    const value = values[key];
    if (value === undefined) throw new Error('KeyNotFound');
    return value;
  };

/**
 * The function of CloudFront: a script that defines `handler`.
 * @param code as it is deployed
 * @param host host name of the site
 * @param lookup the store of CloudFront; an empty one without it
 * @returns answers a path with its query, asked for under a host name
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
