import { readRequestBody, startLocalServer, type LocalServer } from '../../../local/http.ts';
import { resource, statementsOf, type Statement, type Template } from '../../template.ts';
import { Bucket } from '../bucket.ts';
import { fault } from './answer.ts';
import { allows } from './rights.ts';

/** Token and session policy of a workflow. */
export type Asked = { aud: string; sub: string; policy: string };

/** An account with the previews of a template: its bucket, and the sessions that may access it. */
export type PreviewAccount = LocalServer & {
  /** Files of the bucket by key. */
  files: Record<string, string>;
  /** Denied requests. */
  refused: string[];
  /** @returns a session name. @throws if the role does not trust the token */
  assume: (asked: Asked) => string;
};

const issuer = 'token.actions.githubusercontent.com';

/** Starts the account. Every request is evaluated against the policies of the role and the session, as AWS does. */
export const startPreviewAccount = async (template: Template): Promise<PreviewAccount> => {
  const bucket = new Bucket();
  const refused: string[] = [];
  const sessions = new Map<string, Statement[]>();
  const role = statementsOf(template, 'AWS::IAM::Policy', 'PreviewsUploader');
  const { AssumeRolePolicyDocument: trust } = resource(template, 'AWS::IAM::Role', 'PreviewsUploader')
    .Properties as { AssumeRolePolicyDocument: { Statement: Statement[] } };

  const assume = ({ aud, sub, policy }: Asked): string => {
    const claims = { [`${issuer}:aud`]: aud, [`${issuer}:sub`]: sub };
    const trusted = trust.Statement.some(
      ({ Condition }) =>
        JSON.stringify(Object.entries(Condition?.['StringEquals'] ?? {}).sort()) ===
        JSON.stringify(Object.entries(claims).sort()),
    );
    if (!trusted) throw new Error(`not authorized to assume the role as ${sub}`);
    const name = `ASIA${sessions.size}`;
    sessions.set(name, (JSON.parse(policy) as { Statement: Statement[] }).Statement);
    return name;
  };

  const server = await startLocalServer(async (request, response) => {
    const { method = 'GET', url: path = '/', headers } = request;
    const url = new URL(path, 'http://s3');
    const [, name = '', ...rest] = url.pathname.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    const actions: Record<string, string> = { PUT: 's3:PutObject', DELETE: 's3:DeleteObject' };
    const call = {
      action: actions[method] ?? (key === '' ? 's3:ListBucket' : 's3:GetObject'),
      resource: `arn:aws:s3:::${name}${key && `/${key}`}`,
      prefix: url.searchParams.get('prefix') ?? undefined,
    };
    const own = sessions.get(/Credential=([^/]+)/.exec(headers.authorization ?? '')?.[1] ?? '') ?? [];
    const may = allows(role, call) && allows(own, call);
    if (!may) refused.push(`${call.action} ${call.resource}`);
    const body = String(await readRequestBody(request));
    const answer = may
      ? await bucket.answer({ method, path, target: '', body }, headers)
      : fault('AccessDenied', 'Access Denied', 403);
    response.writeHead(answer.status ?? 200, answer.headers ?? {}).end(answer.body);
  });
  return { ...server, files: bucket.files, refused, assume };
};
