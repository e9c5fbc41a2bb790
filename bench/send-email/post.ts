import { Agent, request } from 'node:http';

/** The answer to a post. */
export type Answer = { status: number; body: string };

/**
 * A client that keeps its connections. Not fetch, which takes as much time as ingest.
 * @param url where it posts
 * @param connections how many at most
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
        // The server may close an idle connection at the moment in which it is used again.
        if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(post(body, headers));
        else reject(error);
      });
      sent.end(body);
    });
  return { post, close: () => agent.destroy() };
};
