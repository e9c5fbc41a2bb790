import words from 'virtual:lead-copy';
import type { APIGatewayProxyEventV2, APIGatewayProxyResultV2 } from 'aws-lambda';
import { createAddressLimit } from '../../lambda/ingest/address-limit.ts';
import { ingestConfig } from '../../lambda/config.ts';
import { createQueue } from '../../lambda/aws/queue.ts';
import { acceptRequest } from '../../lambda/ingest/accept-request.ts';

const config = ingestConfig(process.env);
const dependencies = {
  secrets: config.FRONT_DOOR_SECRETS,
  isOverLimit: createAddressLimit(config.ADDRESS_LIMIT),
  origins: config.ALLOWED_ORIGINS,
  site: words,
  enqueue: createQueue(config.QUEUE_URL),
};

/** Ingest without a web framework, as a baseline for the startup time of the real function. */
export const handler = async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyResultV2> => {
  const request = new Request(`https://${event.requestContext.domainName}${event.rawPath}`, {
    method: event.requestContext.http.method,
    headers: Object.entries(event.headers).map(([name, value = '']): [string, string] => [name, value]),
    body: Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8'),
  });
  const result = await acceptRequest(dependencies, request);
  if (result.isAccepted) return { statusCode: 202, body: JSON.stringify({ id: result.id }) };
  const { reason, errors: fields } = result;
  return { statusCode: fields ? 422 : 503, body: JSON.stringify({ error: reason, fields }) };
};
