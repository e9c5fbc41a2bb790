import { createHash, randomUUID } from 'node:crypto';
import { readBody, reply, serve } from '../../infra/local/http.ts';

const bodyOf = (text: string): string => {
  const { MessageBody } = JSON.parse(text) as { MessageBody: string };
  return MessageBody;
};

/** The least that passes for SQS: it says yes to every SendMessage and keeps nothing, so that it takes little time. */
export const startSinkQueue = () =>
  serve(async (request, response) => {
    const body = bodyOf(((await readBody(request)) ?? '').toString());
    const md5 = createHash('md5').update(body).digest('hex');
    const answer = { MessageId: randomUUID(), MD5OfMessageBody: md5, SequenceNumber: '1' };
    reply(response, 200, 'application/x-amz-json-1.0', JSON.stringify(answer));
  });
