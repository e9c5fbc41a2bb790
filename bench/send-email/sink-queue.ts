import { createHash, randomUUID } from 'node:crypto';
import { readRequestBody, sendResponse, startLocalServer } from '../../infra/local/http.ts';

const bodyOf = (text: string): string => {
  const { MessageBody } = JSON.parse(text) as { MessageBody: string };
  return MessageBody;
};

/** Starts a minimal SQS emulator that accepts every SendMessage and stores nothing, so that it uses little CPU time. */
export const startSinkQueue = () =>
  startLocalServer(async (request, response) => {
    const body = bodyOf(((await readRequestBody(request)) ?? '').toString());
    const md5 = createHash('md5').update(body).digest('hex');
    const answer = { MessageId: randomUUID(), MD5OfMessageBody: md5, SequenceNumber: '1' };
    sendResponse(response, 200, 'application/x-amz-json-1.0', JSON.stringify(answer));
  });
