import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FaultOf } from '../faults.ts';
import { escapeXml, readRequestBody, sendResponse, startLocalServer } from '../http.ts';
import { corruptResponse } from '../corrupt-response.ts';
import { listPage, messagePage } from './mailbox-page.ts';
import { readSendEmail, SesError, type MailboxMessage } from './send-email.ts';

const namespace = 'xmlns="http://ses.amazonaws.com/doc/2010-12-01/"';

const refusal = ({ code, message }: SesError, id: string) =>
  `<ErrorResponse ${namespace}><Error><Type>Sender</Type><Code>${code}</Code><Message>${escapeXml(message)}</Message></Error><RequestId>${id}</RequestId></ErrorResponse>`;

const acceptance = (message: string, id: string) =>
  `<SendEmailResponse ${namespace}><SendEmailResult><MessageId>${message}</MessageId></SendEmailResult><ResponseMetadata><RequestId>${id}</RequestId></ResponseMetadata></SendEmailResponse>`;

/** The error responses of SES by the fault that causes them. */
const answers = {
  throttle: new SesError('Throttling', 'Maximum sending rate exceeded.'),
  refuse: new SesError('MessageRejected', 'Message was not accepted.'),
  error: new SesError('ServiceUnavailable', 'The service is not available.', 503),
};

/**
 * Starts an emulator of SES: it accepts `SendEmail` of the real client over HTTP, as strictly as SES, and stores the
 * mails in memory. Its URL shows them in a browser; `/messages.json` lists them for programs.
 * @param fault called for each mail
 * @param port port of the mailbox, or the next free one; 0 for any
 */
export const startSes = async (fault: FaultOf<'ses'>, port = 0) => {
  const messages: MailboxMessage[] = [];

  const accept = (query: URLSearchParams): string => {
    const id = randomUUID();
    messages.push({ id, receivedAt: new Date().toISOString(), ...readSendEmail(query) });
    return id;
  };

  const send = async (request: IncomingMessage, response: ServerResponse) => {
    const id = randomUUID();
    const body = await readRequestBody(request);
    const active = fault();
    try {
      if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256'))
        throw new SesError('MissingAuthenticationToken', 'Request is missing Authentication Token', 403);
      if (active === 'reset') return void request.socket.destroy();
      if (active === 'hang') return;
      if (active === 'empty') return void response.writeHead(200, { 'content-type': 'text/xml' }).end();
      if (active === 'throttle' || active === 'refuse' || active === 'error') throw answers[active];
      const message = accept(new URLSearchParams(body?.toString()));
      corruptResponse(response, active);
      if (active !== 'late') sendResponse(response, 200, 'text/xml', acceptance(message, id));
    } catch (error) {
      if (!(error instanceof SesError)) throw error;
      sendResponse(response, error.status, 'text/xml', refusal(error, id));
    }
  };

  const show = (path: string, response: ServerResponse) => {
    const html = (status: number, body: string, policy: string) =>
      sendResponse(response, status, 'text/html; charset=utf-8', body, { 'content-security-policy': policy });
    const own = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'";
    if (path === '/') return html(200, listPage(messages), own);
    if (path === '/messages.json')
      return sendResponse(response, 200, 'application/json', JSON.stringify(messages));
    const [, id, part] = /^\/messages\/([\w-]+)(\/html)?$/.exec(path) ?? [];
    const message = messages.find((candidate) => candidate.id === id);
    if (!message) return sendResponse(response, 404, 'text/plain', 'No such e-mail.');
    if (part === undefined) return html(200, messagePage(message), own);
    return html(200, message.html, "sandbox; default-src 'none'; style-src 'unsafe-inline'");
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'POST') return send(request, response);
    return show(new URL(`http://localhost${request.url}`).pathname, response);
  };
  const server = await startLocalServer(answer, { port });
  return {
    ...server,
    messages: (): readonly MailboxMessage[] => messages,
    clear: () => {
      messages.length = 0;
    },
  };
};
