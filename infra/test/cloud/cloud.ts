import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, serve, type LocalServer } from '../../local/http.ts';
import type { Account, StackState } from './account.ts';
import { answerOf } from './answers.ts';
import { edgeFrom } from './edge-function.ts';
import type { Files } from './versions.ts';

type Headers = Record<string, string>;

const xml = (response: ServerResponse, body: string, status = 200) =>
  void response.writeHead(status, { 'content-type': 'text/xml' }).end(body);

const etagOf = (text: string): string => `"${createHash('md5').update(text).digest('hex')}"`;

/** What the emulator of the CDK tells about a deployment. */
type Told = {
  stack: string;
  protect: boolean;
  code: string;
  /** Names that the distribution takes. */
  names: string[];
  headers: Headers;
  outputs: Headers;
};

/** An account of AWS, as far as the commands and a visitor meet it. */
export type Cloud = LocalServer & {
  account: Account;
  /** Makes the next change of the stack fail: what CloudFormation says, newest first. */
  failNext: (events: NonNullable<StackState['events']>) => void;
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
  account: Account;
  /** Outputs that AWS gives a stack when it is made. */
  outputs: Headers;
  /** Called before and after every change of the pages or of CloudFront; a change waits for it. */
  onChange: () => Promise<void> | void;
};

/** Starts it. The emulator of the CDK tells it at `/deployed` what the template says. */
export const startCloud = async ({ account, outputs, onChange }: Options): Promise<Cloud> => {
  const pages: Files = {};
  const archive: Files = {};
  let edge = edgeFrom('function handler(event) { return event.request; }', 'none');
  let headers: Headers = {};
  let invalidations = 0;
  let failing: StackState['events'];
  let names: string[] = [];

  const changed = async (change: () => void) => {
    await onChange();
    change();
    await onChange();
  };

  const deployed = async (told: Told): Promise<boolean> => {
    const before = account.stacks[told.stack];
    const events = failing;
    failing = undefined;
    if (events) {
      const status = before ? 'UPDATE_ROLLBACK_COMPLETE' : 'ROLLBACK_COMPLETE';
      account.stacks[told.stack] = { outputs: {}, ...before, status, protected: told.protect, events };
      return false;
    }
    await changed(() => {
      ({ headers, names } = told);
      edge = edgeFrom(told.code, names[0] ?? outputs['DistributionHost'] ?? '');
      account.stacks[told.stack] = {
        status: before ? 'UPDATE_COMPLETE' : 'CREATE_COMPLETE',
        protected: told.protect,
        outputs: { ...outputs, ...told.outputs },
      };
    });
    return true;
  };

  const look = (path: string, host?: string): { status: number; location?: string; body: string } => {
    const meant = edge(path, host);
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
    if (request.method === 'PUT') {
      account.changes.push(`PutObject ${key}`);
      await changed(() => void (objects[key] = body));
    } else if (request.method === 'GET' && key !== '') {
      response.setHeader('etag', etagOf(objects[key] ?? ''));
      response.write(objects[key] ?? '');
    } else if (request.method === 'DELETE') await changed(() => void delete objects[key]);
    else {
      const prefix = new URL(request.url ?? '', 'http://cloud').searchParams.get('prefix') ?? '';
      const listed = Object.entries(objects)
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, text]) => {
          return `<Contents><Key>${name}</Key><ETag>${etagOf(text)}</ETag></Contents>`;
        });
      return xml(
        response,
        `<ListBucketResult><IsTruncated>false</IsTruncated>${listed.join('')}</ListBucketResult>`,
      );
    }
    response.end();
  };

  const site = (path: string, host: string, sent: string, response: ServerResponse) => {
    // CloudFront does not know the name.
    if (![...names, outputs['DistributionHost']].includes(host)) return void response.writeHead(403).end();
    if (path.startsWith('/api/')) {
      const id = '0123456789abcdef0123';
      const now = new Date();
      const day = now.toISOString().slice(0, 10).replaceAll('-', '/');
      archive[`leads/${day}/${id}.json`] = JSON.stringify({
        id,
        receivedAt: now.toISOString(),
        lead: JSON.parse(sent) as object,
      });
      archive[`sent/${day}/${id}-${now.getTime()}.json`] = '{"page":"/contact"}';
      return void response.writeHead(202).end(JSON.stringify({ id }));
    }
    const { status, location, body } = look(path, host);
    const kept = /^\/(assets|media)\//.test(path) ? { 'cache-control': 'immutable' } : {};
    response
      .writeHead(status, { ...headers, ...kept, ...(location !== undefined && { location }) })
      .end(body);
  };

  const server = await serve(
    async (request, response) => {
      const body = String(await readBody(request));
      const path = request.url ?? '/';
      const host = request.headers['x-site'];
      if (host !== undefined) return site(path, String(host), body, response);
      if (path === '/deployed')
        return void response.writeHead((await deployed(JSON.parse(body) as Told)) ? 200 : 409).end();
      if (path === '/watched') {
        account.stacks[(JSON.parse(body) as Told).stack] = { status: 'CREATE_COMPLETE', outputs: {} };
        return void response.end();
      }
      if (path === '/destroyed') {
        delete account.stacks[(JSON.parse(body) as Told).stack];
        return void response.end();
      }
      if (path.includes('/invalidation')) {
        if (request.method === 'POST') invalidations += 1;
        return xml(response, '<Invalidation><Id>I1</Id><Status>Completed</Status></Invalidation>', 201);
      }
      const target = String(request.headers['x-amz-target']);
      if (target.startsWith('AmazonSQS.'))
        return void response.end('{"Attributes":{"ApproximateNumberOfMessages":"0"},"Messages":[]}');
      const answer = answerOf(account, { method: request.method ?? 'GET', path, target, body });
      if (!answer) return store(request, response, body);
      response.writeHead(answer.status ?? 200, answer.headers ?? {}).end(answer.body);
      // The lead of a deployment comes from the site.
    },
    0,
    { anyOrigin: true },
  );
  const failNext = (events: NonNullable<StackState['events']>) => void (failing = events);
  return {
    ...server,
    account,
    failNext,
    pages,
    leads: () => Object.keys(archive),
    invalidations: () => invalidations,
    visit,
  };
};
