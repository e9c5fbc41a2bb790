import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

const docs = 'https://docs.github.com/rest';

/** Returns an error response in GitHub's format. */
export const errorResponse = (
  status: ContentfulStatusCode,
  message: string,
  more: object = {},
  headers: Record<string, string> = {},
): HTTPException =>
  new HTTPException(status, {
    res: Response.json(
      { message, ...more, documentation_url: docs, status: String(status) },
      { status, headers },
    ),
  });

export const notFound = (): HTTPException => errorResponse(404, 'Not Found');
