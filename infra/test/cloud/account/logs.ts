import type { Account } from './account.ts';
import type { Answer } from './answer.ts';

/** Amazon CloudWatch Logs API Reference, "FilterLogEvents". */
export const logs = ({ logs: groups }: Account, body: string): Answer => {
  const { logGroupName, filterPattern } = JSON.parse(body) as { logGroupName: string; filterPattern: string };
  const lines = groups[logGroupName];
  if (!lines)
    return {
      status: 400,
      body: '{"__type":"ResourceNotFoundException","message":"The specified log group does not exist."}',
    };
  const events = lines
    .filter((line) => line.includes(filterPattern))
    .map((message) => ({ timestamp: Date.now(), message }));
  return { body: JSON.stringify({ events }) };
};
