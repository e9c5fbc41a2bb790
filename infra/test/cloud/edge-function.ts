/** What CloudFront's function makes of a request: the file that is asked for, or an answer of its own (301). */
export type EdgeAnswer = { file: string } | { redirect: string; kept: string };

type Answer =
  | { uri: string }
  | { statusCode: number; headers: { location: { value: string }; 'cache-control': { value: string } } };

/** The address without its query, and the query; it is undefined when there is no question mark. */
export const halvesOf = (url: string): [string, string | undefined] => {
  const at = url.indexOf('?');
  return at < 0 ? [url, undefined] : [url.slice(0, at), url.slice(at + 1)];
};

/**
 * The function of CloudFront: a script that defines `handler`.
 * @param code as it is deployed
 * @param host host name of the site
 * @returns answers a path with its query, asked for under a host name
 */
export const edgeFrom = (code: string, host: string) => {
  const handler = new Function(`${code}; return handler;`)() as (event: object) => Answer;
  return (url: string, name = host): EdgeAnswer => {
    const [uri, query] = halvesOf(url);
    const answer = handler({
      request: { uri, headers: { host: { value: name } }, rawQueryString: () => query },
    });
    if ('uri' in answer) return { file: decodeURIComponent(answer.uri) };
    if (answer.statusCode !== 301) throw new Error(`the function answers ${answer.statusCode}`);
    const { location, 'cache-control': kept } = answer.headers;
    return { redirect: location.value, kept: kept.value };
  };
};
