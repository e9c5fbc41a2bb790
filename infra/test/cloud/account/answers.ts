import { readRequestBody, startLocalServer, type LocalServer } from '../../../local/http.ts';
import type { Account } from './account.ts';
import { fault, type Answer, type Request } from './answer.ts';
import { route53 } from './records.ts';
import { cloudFormation } from './stacks.ts';
import { lambda, logs, ses, sns } from './services.ts';

/** Starts a server that emulates an account for AWS clients. */
export const startAccount = (account: Account): Promise<LocalServer> =>
  startLocalServer(async (request, response) => {
    const call = {
      method: request.method ?? 'GET',
      path: request.url ?? '/',
      target: String(request.headers['x-amz-target']),
      body: String(await readRequestBody(request)),
    };
    const {
      status = 200,
      body,
      headers = {},
    } = answerOf(account, call) ?? fault('InvalidAction', 'unknown', 400);
    response.writeHead(status, headers).end(body);
  });

/** Returns the response of AWS; undefined for a request to none of these services. */
export const answerOf = (account: Account, request: Request): Answer | undefined => {
  if (request.path.startsWith('/2013-04-01/')) return route53(account, request);
  if (request.path.startsWith('/2016-08-19/account-settings')) return lambda();
  if (request.path.startsWith('/v2/email/')) return ses(account, request.path);
  if (request.target === 'Logs_20140328.FilterLogEvents') return logs(account, request.body);
  return sns(account, request.body) ?? cloudFormation(account, request.body);
};
