import type { Account } from './account.ts';
import type { Answer } from './answer.ts';

/** Amazon SES API v2 Reference, "GetAccount" and "GetEmailIdentity". */
export const ses = ({ ses: { sandbox, identities } }: Account, path: string): Answer => {
  if (path.endsWith('/account'))
    return { body: JSON.stringify({ SendingEnabled: true, ProductionAccessEnabled: !sandbox }) };
  const name = decodeURIComponent(path.split('/').at(-1) ?? '');
  const found = identities[name];
  if (!found)
    return {
      status: 404,
      headers: { 'x-amzn-errortype': 'NotFoundException' },
      body: JSON.stringify({ message: `Email identity ${name} does not exist.` }),
    };
  if (found.asked !== undefined && (found.asked -= 1) < 0) found.verified = true;
  return {
    body: JSON.stringify({
      VerifiedForSendingStatus: found.verified,
      DkimAttributes: {
        Status: found.verified ? 'SUCCESS' : 'PENDING',
        Tokens: ['a1', 'b2', 'c3'],
      },
      MailFromAttributes: { MailFromDomainStatus: found.verified ? 'SUCCESS' : 'PENDING' },
    }),
  };
};
