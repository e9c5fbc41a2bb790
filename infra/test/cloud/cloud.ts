import type { ServerResponse } from 'node:http';
import { readRequestBody, startLocalServer, type LocalServer } from '../../local/http.ts';
import type { Account, StackState } from './account/account.ts';
import type { Answer } from './account/answer.ts';
import { answerOf } from './account/answers.ts';
import { recordedAction } from './account/recorded-action.ts';
import { Bucket } from './bucket.ts';
import { edgeFrom, type EdgeAnswer, type Lookup } from './edge-function.ts';
import { KeyValues } from './key-values.ts';
import { studioAnswer, type ServedStudio } from './studio.ts';
import { missedBy, objectKey, visitAt, type Visit } from './visitor.ts';
import type { Files } from './versions.ts';

type Headers = Record<string, string>;

const xml = (response: ServerResponse, body: string, status = 200) =>
  void response.writeHead(status, { 'content-type': 'text/xml' }).end(body);

/** What the CDK emulator sends about a deployment. */
type Deployment = {
  stack: string;
  protect: boolean;
  /** Whether resources that were changed by hand are restored. */
  reverts?: boolean;
  code: string;
  /** Host names of the distribution. */
  names: string[];
  headers: Headers;
  studio?: ServedStudio;
  outputs: Headers;
};

/** An AWS account, as far as commands and visitors use it. */
export type Cloud = LocalServer & {
  account: Account;
  /** Makes the next stack operation fail with these events, newest first. */
  failNext: (events: NonNullable<StackState['events']>) => void;
  /** Files in the bucket of the pages. */
  pages: Files;
  /** Files in the bucket of the Studio. */
  studio: Files;
  /** Whether CloudFront serves the Studio's `page.html` with the headers of its other files. */
  studioIsMixedUp: boolean;
  /** Keys of the archive. */
  leads: () => string[];
  /** CloudFront's key value store. */
  keyValues: KeyValues;
  /** Number of invalidations. */
  invalidations: () => number;
  /** Returns status and page of a path after redirects. */
  visit: (path: string) => Promise<Visit>;
  /**
   * Returns what visitors do not get whose tabs hold pages of these versions, while any of the `shown` versions may
   * be active.
   */
  missed: (tabs: Files[], shown: Files[]) => Promise<string[]>;
};

type Options = {
  account: Account;
  /** Outputs of a newly created stack. */
  outputs: Headers;
  /** Called before and after every change of the pages or of CloudFront; the change waits for it. */
  onChange: () => Promise<void> | void;
};

/** Starts the account. The CDK emulator posts the contents of the template to `/deployed`. */
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
  /** An edge location that knows all changes. */
  const edge = (url: string, name?: string) => edgeAt(keyValues.edge(() => 1))(url, name);

  const deployed = async (deployment: Deployment): Promise<boolean> => {
    const before = account.stacks[deployment.stack];
    const events = failing;
    failing = undefined;
    if (events) {
      const status = before ? 'UPDATE_ROLLBACK_COMPLETE' : 'ROLLBACK_COMPLETE';
      account.stacks[deployment.stack] = {
        outputs: {},
        ...before,
        status,
        protected: deployment.protect,
        events,
      };
      return false;
    }
    await changed(() => {
      ({ headers, names, studio: served } = deployment);
      const host = names[0] ?? outputs['DistributionHost'] ?? '';
      if (deployment.reverts) account.drift = {};
      edgeAt = (lookup) => edgeFrom(deployment.code, host, lookup);
      account.stacks[deployment.stack] = {
        status: before ? 'UPDATE_COMPLETE' : 'CREATE_COMPLETE',
        protected: deployment.protect,
        outputs: {
          ...outputs,
          ...deployment.outputs,
          ...(deployment.studio && { StudioBucket: 'studio', StudioHost: 'd2.cloudfront.net' }),
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
    // CloudFront does not serve this name.
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
      const action = recordedAction(request, body);
      if (action !== undefined) account.calls.add(action);
      if (host !== undefined) return site(path, String(host), body, response);
      if (path === '/deployed')
        return void response.writeHead((await deployed(JSON.parse(body) as Deployment)) ? 200 : 409).end();
      if (path === '/watched') {
        account.stacks[(JSON.parse(body) as Deployment).stack] = { status: 'CREATE_COMPLETE', outputs: {} };
        return void response.end();
      }
      if (path === '/destroyed') {
        delete account.stacks[(JSON.parse(body) as Deployment).stack];
        return void response.end();
      }
      if (path.includes('/invalidation')) {
        if (request.method === 'POST') invalidations += 1;
        return xml(response, '<Invalidation><Id>I1</Id><Status>Completed</Status></Invalidation>', 201);
      }
      const target = String(request.headers['x-amz-target']);
      if (target.startsWith('AmazonSQS.'))
        return void response.end('{"Attributes":{"ApproximateNumberOfMessages":"0"},"Messages":[]}');
      const call = { method: request.method ?? 'GET', path, target, body };
      const stored = (): Promise<Answer> => {
        const named: Record<string, Bucket> = { [outputs['PagesBucket'] ?? '']: bucket, studio };
        const objects = named[path.split(/[/?]/)[1] ?? ''] ?? archive;
        if (call.method === 'PUT') account.changes.push(`PutObject ${path.replace(/^\/[^/]*\/|\?.*/g, '')}`);
        return objects.answer(call, request.headers);
      };
      const answer = path.startsWith('/key-value-stores/')
        ? await keyValues.answer(call, request.headers)
        : (answerOf(account, call) ?? (await stored()));
      response.writeHead(answer.status ?? 200, answer.headers ?? {}).end(answer.body);
      // The test lead of a deployment comes from the site.
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
