import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, serve, type LocalServer } from '../local/http.ts';
import { edgeFrom } from './edge-function.ts';
import type { Files } from './versions.ts';

type Headers = Record<string, string>;

const xml = (response: ServerResponse, body: string, status = 200) =>
  void response.writeHead(status, { 'content-type': 'text/xml' }).end(body);

/** Answers of STS and CloudFormation (the Query protocol). */
const queryAnswers: Record<string, (outputs: Headers) => string> = {
  GetCallerIdentity: () =>
    '<GetCallerIdentityResponse><GetCallerIdentityResult><Account>111111111111</Account></GetCallerIdentityResult></GetCallerIdentityResponse>',
  DescribeStacks: (outputs) => {
    const members = Object.entries(outputs).map(
      ([key, value]) => `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`,
    );
    return `<DescribeStacksResponse><DescribeStacksResult><Stacks><member><StackName>site-staging</StackName><StackStatus>UPDATE_COMPLETE</StackStatus><Outputs>${members.join('')}</Outputs></member></Stacks></DescribeStacksResult></DescribeStacksResponse>`;
  },
};

/** An account of AWS in which one stage is deployed, as far as the commands and a visitor meet it. */
export type Cloud = LocalServer & {
  /** What the bucket of the pages holds. */
  pages: Files;
  /** Keys of the archive. */
  leads: () => string[];
  /** How often CloudFront was told to forget the old pages. */
  invalidations: () => number;
  /** The status and the page in which an address ends, after any redirects. */
  visit: (path: string) => { status: number; body: string };
};

type Options = {
  outputs: Headers;
  /** Called before and after every change of the pages or of CloudFront; a change waits for it. */
  onChange: () => Promise<void> | void;
};

/** Starts it. A stand-in for the CDK tells it at `/deployed` what the template says. */
export const startCloud = async ({ outputs, onChange }: Options): Promise<Cloud> => {
  const pages: Files = {};
  const archive: Files = {};
  let edge = edgeFrom('function handler(event) { return event.request; }', 'none');
  let headers: Headers = {};
  let invalidations = 0;

  const changed = async (change: () => void) => {
    await onChange();
    change();
    await onChange();
  };

  const look = (path: string): { status: number; location?: string; body: string } => {
    const meant = edge(path);
    if ('redirect' in meant) return { status: 301, location: meant.redirect, body: '' };
    const found = pages[meant.file.slice(1)];
    return found === undefined
      ? { status: 404, body: pages['404.html'] ?? '' }
      : { status: 200, body: found };
  };
  const visit = (path: string, hops = 0): { status: number; body: string } => {
    const { location, ...answer } = look(path);
    if (location === undefined) return answer;
    return hops > 3 ? { status: 310, body: 'it leads nowhere' } : visit(location, hops + 1);
  };

  const store = async (request: IncomingMessage, response: ServerResponse, body: string) => {
    const [path = ''] = (request.url ?? '').split('?');
    const [, bucket, ...rest] = path.split('/').map(decodeURIComponent);
    const objects = bucket === outputs['PagesBucket'] ? pages : archive;
    const key = rest.join('/');
    if (request.method === 'PUT') await changed(() => void (objects[key] = body));
    else if (request.method === 'DELETE') await changed(() => void delete objects[key]);
    else {
      const prefix = new URL(request.url ?? '', 'http://cloud').searchParams.get('prefix') ?? '';
      const listed = Object.entries(objects)
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, text]) => {
          const tag = createHash('md5').update(text).digest('hex');
          return `<Contents><Key>${name}</Key><ETag>"${tag}"</ETag></Contents>`;
        });
      return xml(response, `<ListBucketResult>${listed.join('')}</ListBucketResult>`);
    }
    response.end();
  };

  const site = (path: string, response: ServerResponse) => {
    if (path.startsWith('/api/')) {
      const id = '0123456789abcdef0123';
      const day = new Date().toISOString().slice(0, 10).replaceAll('-', '/');
      for (const kind of ['leads', 'sent']) archive[`${kind}/${day}/${id}.json`] = '{}';
      return void response.writeHead(202).end(JSON.stringify({ id }));
    }
    const { status, location, body } = look(path);
    const kept = /^\/(assets|media)\//.test(path) ? { 'cache-control': 'immutable' } : {};
    response
      .writeHead(status, { ...headers, ...kept, ...(location !== undefined && { location }) })
      .end(body);
  };

  const server = await serve(async (request, response) => {
    const body = String(await readBody(request));
    const path = request.url ?? '/';
    if (request.headers['x-site'] !== undefined) return site(path, response);
    if (path === '/deployed') {
      const told = JSON.parse(body) as { code: string; host: string; headers: Headers; version: string };
      await changed(() => {
        edge = edgeFrom(told.code, told.host);
        ({ headers } = told);
        outputs['Version'] = told.version;
      });
      return void response.end();
    }
    if (path.includes('/invalidation')) {
      if (request.method === 'POST') invalidations += 1;
      return xml(response, '<Invalidation><Id>I1</Id><Status>Completed</Status></Invalidation>', 201);
    }
    if (request.headers['x-amz-target'] === 'AmazonSQS.GetQueueAttributes')
      return void response.end('{"Attributes":{"ApproximateNumberOfMessages":"0"}}');
    const answer = queryAnswers[new URLSearchParams(body).get('Action') ?? ''];
    return answer ? xml(response, answer(outputs)) : store(request, response, body);
  });
  return { ...server, pages, leads: () => Object.keys(archive), invalidations: () => invalidations, visit };
};
