import { words } from '../words/words.ts';

/** Asks the development server that serves this page. @throws Error when it cannot be reached */
export const fetched = async (path: string, init?: RequestInit): Promise<Response> => {
  try {
    return await fetch(`api/${path}`, init);
  } catch {
    throw new Error(words.store.unreachable);
  }
};

/** What comes of something that is to be written, or why nothing was. */
export type Answer<Result> = Partial<Result> & { reason?: string; message?: string };

/** Sends something that is to be written, with the token of this start. @throws Error when nobody can be reached */
export const posted = async <Result>(
  path: string,
  body: BodyInit,
  type?: string,
): Promise<Answer<Result>> => {
  const token = document.querySelector<HTMLMetaElement>('meta[name=studio-token]')?.content ?? '';
  const headers = { 'x-studio-token': token, ...(type && { 'content-type': type }) };
  const response = await fetched(path, { method: 'POST', headers, body });
  return (await response.json().catch(() => ({}))) as Answer<Result>;
};

/** Why nothing was written, in words. */
export const failureOf = ({ reason, message }: Answer<object>): Error =>
  // The server was started again: a reload gives the page the token of this start, and keeps what was typed.
  new Error(reason === 'no-token' ? words.store.newStart : (message ?? words.store.notWritten));
