import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultOf } from '../faults.ts';
import { readRequestBody, sendResponse, startLocalServer } from '../http.ts';
import { corruptResponse } from '../corrupt-response.ts';
import { queueRequest, createMemory, type Call } from './memory.ts';
import { createRequestHandler } from 'local-aws-sqs';

/** Account id in the queue URLs. */
const account = '000000000000';

const twoWeeks = 14 * 24 * 60 * 60;

/** Definitions of the lead queue and its dead-letter queue. */
const queues = (visibilityTimeout: number, maxReceiveCount: number) => {
  const fifo = { FifoQueue: true, DeduplicationScope: 'messageGroup' } as const;
  const deadLetterTargetArn = `arn:aws:sqs:us-east-1:${account}:leads-dlq.fifo`;
  return [
    { QueueName: 'leads-dlq.fifo', Attributes: { ...fifo, MessageRetentionPeriod: twoWeeks } },
    {
      QueueName: 'leads.fifo',
      Attributes: {
        ...fifo,
        VisibilityTimeout: visibilityTimeout,
        RedrivePolicy: JSON.stringify({ deadLetterTargetArn, maxReceiveCount }),
      },
    },
  ];
};

const json = 'application/x-amz-json-1.0';

/** Delay of a slow queue in milliseconds. */
const slowResponseMs = 2000;

/** Characters that SQS does not accept in a message. */
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u;

const refuse = (response: ServerResponse, code: string, message: string) =>
  sendResponse(response, 400, json, JSON.stringify({ __type: `com.amazonaws.sqs#${code}`, message }), {
    'x-amzn-query-error': `${code};Sender`,
  });

/** Parses a call of the client; undefined for anything else. */
const readCall = (body: string): Call | undefined => {
  try {
    return queueRequest.parse(JSON.parse(body));
  } catch {
    return undefined;
  }
};

/** `twice`: ignores the first deletion of each message, so that it is delivered again, as SQS may do. */
const createDeletionFilter = () => {
  const seen = new Set<string>();
  return ({ ReceiptHandle }: Call): boolean => {
    const handle = Buffer.from(ReceiptHandle, 'base64').toString();
    const message = /"MessageId":"([^"]+)"/.exec(handle)?.[1] ?? handle;
    const first = !seen.has(message);
    seen.add(message);
    return first;
  };
};

/**
 * Starts an emulator of SQS with the queues `leads.fifo` and `leads-dlq.fifo`: the package `local-aws-sqs` behind a layer that injects
 * faults and adds what the package lacks.
 * @param options.fault called for each request
 * @param options.visibilityTimeout seconds after which an undeleted message is delivered again
 * @param options.maxReceiveCount deliveries before a message goes to the dead-letter queue
 */
export const startQueue = async (options: {
  fault: FaultOf<'queue'>;
  visibilityTimeout: number;
  maxReceiveCount: number;
}) => {
  const { requestHandler } = createRequestHandler({
    port: 0,
    hostname: '127.0.0.1',
    region: 'us-east-1',
    accountId: account,
    queues: queues(options.visibilityTimeout, options.maxReceiveCount),
  });
  const inner = await startLocalServer(requestHandler);
  const memory = createMemory();
  const ignoresDeletion = createDeletionFilter();

  const pass = async (target: string, call: Call, response: ServerResponse) => {
    const answer = await fetch(inner.url, {
      method: 'POST',
      headers: { 'content-type': json, 'x-amz-target': target },
      // The package only supports the former name of the list of attributes.
      body: JSON.stringify({ AttributeNames: call.MessageSystemAttributeNames, ...call }),
    });
    const text = await answer.text();
    if (answer.ok && target.endsWith('.SendMessage')) memory.remember(call, text);
    const error = answer.headers.get('x-amzn-query-error');
    sendResponse(response, answer.status, json, text, error === null ? {} : { 'x-amzn-query-error': error });
  };

  const outer = await startLocalServer(async (request: IncomingMessage, response: ServerResponse) => {
    const body = ((await readRequestBody(request)) ?? '').toString();
    const target = request.headers['x-amz-target'];
    const call = readCall(body);
    if (!call || typeof target !== 'string')
      return refuse(response, 'InvalidAction', 'This is not a call of the service');
    const fault = options.fault();
    if (fault === 'down') return void request.socket.destroy();
    if (fault === 'hang') return;
    if (fault === 'throttle') return refuse(response, 'RequestThrottled', 'Rate exceeded');
    if (fault === 'empty') return void response.writeHead(200, { 'content-type': json }).end();
    corruptResponse(response, fault);
    if (fault === 'slow') await sleep(slowResponseMs);
    if (fault === 'twice' && target.endsWith('.DeleteMessage') && ignoresDeletion(call))
      return sendResponse(response, 200, json, '{}');
    if (target.endsWith('.SendMessage')) {
      if (forbidden.test(call.MessageBody))
        return refuse(response, 'InvalidMessageContents', 'Invalid characters');
      const repeated = memory.recall(call);
      if (repeated !== undefined) return sendResponse(response, 200, json, repeated);
    }
    return pass(target, call, response);
  });

  return {
    url: outer.url,
    queueUrl: `${outer.url}/${account}/leads.fifo`,
    deadUrl: `${outer.url}/${account}/leads-dlq.fifo`,
    close: async () => {
      await outer.close();
      await inner.close();
    },
  };
};
