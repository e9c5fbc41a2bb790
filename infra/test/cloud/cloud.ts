import type { ServerResponse } from 'node:http';
import { readRequestBody, startLocalServer, type LocalServer } from '../../local/http.ts';
import type { Account, StackState } from './account/account.ts';
import type { Answer } from './account/answer.ts';
import { answerOf } from './account/answers.ts';
import { Bucket } from './bucket.ts';
import { edgeFrom, type EdgeAnswer, type Lookup } from './edge-function.ts';
import { KeyValues } from './key-values.ts';
import { studioAnswer, type ServedStudio } from './studio.ts';
import { missedBy, objectKey, visitAt, type Visit } from './visitor.ts';
import type { Files } from './versions.ts';

type Headers = Record<string, string>;

const xml = (response: ServerResponse, body: string, status = 200) =>
  void response.writeHead(status, { 'content-type': 'text/xml' }).end(body);

/** What the emulator of the CDK tells about a deployment. */
type Told = {
  stack: string;
  protect: boolean;
  code: string;
  /** Names that the distribution takes. */
  names: string[];
  headers: Headers;
  studio?: ServedStudio;
  outputs: Headers;
};

/** An account of AWS, as far as the commands and a visitor meet it. */
export type Cloud = LocalServer & {
  account: Account;
  /** Makes the next change of the stack fail: what CloudFormation says, newest first. */
  failNext: (events: NonNullable<StackState['events']>) => void;
  /** What the bucket of the pages holds. */
  pages: Files;
  /** What the bucket of the Studio holds. */
  studio: Files;
  /** Whether CloudFront sends the page in the Studio with the headers of its other files. */
  studioIsMixedUp: boolean;
  /** Keys of the archive. */
  leads: () => string[];
  /** What CloudFront looks things up in. */
  keyValues: KeyValues;
  /** How often CloudFront was told to forget files. */
  invalidations: () => number;
  /** The status and the page in which an address ends, after any redirects. */
  visit: (path: string) => Promise<Visit>;
  /** What visitors do not get, whose tabs hold pages of these versions, while any of others may be shown. */
  missed: (tabs: Files[], shown: Files[]) => Promise<string[]>;
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
  type Edge = (url: string, name?: string) => Promise<EdgeAnswer>;
  let edgeAt: (lookup: Lookup) => Edge = () => async (url) => ({ file: url });
  let headers: Headers = {};
  let invalidations = 0;
  let failing: StackState['events'];
  let names: string[] = [];
  let served: ServedStudio | undefined;

  const changed = async (change: () => void) => {
    await onChange();
    change();
    await onChange();
  };
  const bucket = new Bucket(changed);
  const archive = new Bucket();
  const studio = new Bucket();
  const keyValues = new KeyValues(changed);
  /** The edge that knows all that is known. */
  const edge = (url: string, name?: string) => edgeAt(keyValues.edge(() => 1))(url, name);

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
      ({ headers, names, studio: served } = told);
      const host = names[0] ?? outputs['DistributionHost'] ?? '';
      edgeAt = (lookup) => edgeFrom(told.code, host, lookup);
      account.stacks[told.stack] = {
        status: before ? 'UPDATE_COMPLETE' : 'CREATE_COMPLETE',
        protected: told.protect,
        outputs: {
          ...outputs,
          ...told.outputs,
          ...(told.studio && { StudioBucket: 'studio', StudioHost: 'd2.cloudfront.net' }),
        },
      };
    });
    return true;
  };

  const look = async (path: string, host?: string): Promise<Visit & { location?: string }> => {
    const meant = await edge(path, host);
    if ('redirect' in meant) return { status: 301, location: meant.redirect, body: '' };
    const found = bucket.files[objectKey(meant)];
    return found === undefined
      ? { status: 404, body: bucket.files['404.html'] ?? '' }
      : { status: 200, body: found };
  };

  const site = async (path: string, host: string, sent: string, response: ServerResponse) => {
    if (host === served?.name) {
      const { page, others } = served.headers;
      const sends = { ...served, headers: { page: cloud.studioIsMixedUp ? others : page, others } };
      const answer = studioAnswer(sends, studio.files, path);
      return void response.writeHead(answer.status, answer.headers).end(answer.body);
    }
    // CloudFront does not know the name.
    if (![...names, outputs['DistributionHost']].includes(host)) return void response.writeHead(403).end();
    if (path.startsWith('/api/')) {
      const id = '0123456789abcdef0123';
      const now = new Date();
      const day = now.toISOString().slice(0, 10).replaceAll('-', '/');
      archive.files[`leads/${day}/${id}.json`] = JSON.stringify({
        id,
        receivedAt: now.toISOString(),
        lead: JSON.parse(sent) as object,
      });
      archive.files[`sent/${day}/${id}-${now.getTime()}.json`] = '{"page":"/contact"}';
      return void response.writeHead(202).end(JSON.stringify({ id }));
    }
    const { status, location, body } = await look(path, host);
    const kept = /^\/(assets|media)\//.test(path) ? { 'cache-control': 'immutable' } : {};
    response
      .writeHead(status, { ...headers, ...kept, ...(location !== undefined && { location }) })
      .end(body);
  };

  const server = await startLocalServer(
    async (request, response) => {
      const body = String(await readRequestBody(request));
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
      const asked = { method: request.method ?? 'GET', path, target, body };
      const stored = (): Promise<Answer> => {
        const named: Record<string, Bucket> = { [outputs['PagesBucket'] ?? '']: bucket, studio };
        const objects = named[path.split(/[/?]/)[1] ?? ''] ?? archive;
        if (asked.method === 'PUT') account.changes.push(`PutObject ${path.replace(/^\/[^/]*\/|\?.*/g, '')}`);
        return objects.answer(asked, request.headers);
      };
      const answer = path.startsWith('/key-value-stores/')
        ? await keyValues.answer(asked, request.headers)
        : (answerOf(account, asked) ?? (await stored()));
      response.writeHead(answer.status ?? 200, answer.headers ?? {}).end(answer.body);
      // The lead of a deployment comes from the site.
    },
    { anyOrigin: true },
  );
  const failNext = (events: NonNullable<StackState['events']>) => void (failing = events);
  const cloud: Cloud = {
    ...server,
    account,
    failNext,
    pages: bucket.files,
    studio: studio.files,
    studioIsMixedUp: false,
    keyValues,
    leads: () => Object.keys(archive.files),
    invalidations: () => invalidations,
    visit: (path) => visitAt(bucket.files, edge, path),
    missed: async (tabs, shown) => {
      const edges = [() => 0, () => 1, Math.random].map((random) => edgeAt(keyValues.edge(random)));
      return (await Promise.all(edges.map((one) => missedBy(bucket.files, one, tabs, { shown })))).flat();
    },
  };
  return cloud;
};
