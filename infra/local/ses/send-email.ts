/** A mail that the emulator accepted. */
export type MailboxMessage = {
  id: string;
  receivedAt: string;
  from: string;
  to: string[];
  replyTo: string[];
  subject: string;
  text: string;
  html: string;
  tags: Record<string, string>;
  configurationSet: string;
};

/** An SES error with its code. */
export class SesError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status = 400) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

const invalid = (message: string) => new SesError('InvalidParameterValue', message);

/** Returns the members of a list in the Query protocol: `Name.member.1`, `Name.member.2` … */
const members = (query: URLSearchParams, name: string): string[] => {
  const values: string[] = [];
  for (let index = 1; query.has(`${name}.member.${index}`); index += 1)
    values.push(query.get(`${name}.member.${index}`) ?? '');
  return values;
};

/** Validates a header value; rejects line breaks, which would start another header. */
const header = (name: string, value: string): string => {
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f]/.test(value)) throw invalid(`${name} contains control characters`);
  return value;
};

const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domainLabel = /^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/**
 * Whether SES accepts an address. Stricter than a browser's `type=email`: no empty label or double dot, at most 64
 * characters before the @, a dot in the domain.
 */
const isAddress = (address: string): boolean => {
  const at = address.lastIndexOf('@');
  const labels = address.slice(at + 1).split('.');
  const isDomain = labels.length > 1 && labels.every((label) => domainLabel.test(label));
  return at > 0 && at <= 64 && localPart.test(address.slice(0, at)) && isDomain;
};

const address = (name: string, value: string): string => {
  if (!isAddress(header(name, value))) throw invalid(`${name} is not a valid address`);
  return value;
};

const tags = (query: URLSearchParams): Record<string, string> => {
  const found: Record<string, string> = {};
  for (let index = 1; query.has(`Tags.member.${index}.Name`); index += 1) {
    const name = query.get(`Tags.member.${index}.Name`) ?? '';
    const value = query.get(`Tags.member.${index}.Value`) ?? '';
    if (![name, value].every((part) => /^[\w.@-]{1,256}$/.test(part))) throw invalid('Invalid tag');
    found[name] = value;
  }
  return found;
};

/**
 * Parses a `SendEmail` request of the Query protocol (API version 2010-12-01).
 * @throws SesError for a request that SES would reject
 */
export const readSendEmail = (query: URLSearchParams): Omit<MailboxMessage, 'id' | 'receivedAt'> => {
  const action = query.get('Action') ?? '';
  if (action !== 'SendEmail') throw new SesError('InvalidAction', `Could not find operation ${action}`);
  const to = members(query, 'Destination.ToAddresses').map((value) => address('To', value));
  if (to.length === 0 || to.length > 50) throw invalid('Recipient count must be between 1 and 50');
  const text = query.get('Message.Body.Text.Data') ?? '';
  const html = query.get('Message.Body.Html.Data') ?? '';
  if (text === '' && html === '') throw invalid('Message has no body');
  return {
    from: address('Source', query.get('Source') ?? ''),
    to,
    replyTo: members(query, 'ReplyToAddresses').map((value) => address('Reply-To', value)),
    subject: header('Subject', query.get('Message.Subject.Data') ?? ''),
    text,
    html,
    tags: tags(query),
    configurationSet: header('ConfigurationSetName', query.get('ConfigurationSetName') ?? ''),
  };
};
