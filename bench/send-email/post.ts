import { Agent, request } from 'node:http';

/** The response to a POST request. */
export type Answer = { status: number; body: string };

/**
 * Creates an HTTP client with keep-alive. It does not use fetch, which would take as much CPU time as ingest.
 * @param url the URL for POST requests
 * @param connections maximum number of connections
 */
export const createClient = (url: string, connections: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const post = (body: string, headers: Record<string, string>): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (text += part));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }));
        answer.on('error', reject);
      });
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // The server may close an idle connection just when it is reused.
        if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(post(body, headers));
        else reject(error);
      });
      sent.end(body);
    });
  return { post, close: () => agent.destroy() };
};
