import { domainOf, primaryRegion } from '../resource-names.ts';

/** Values of the records that prove where the mail comes from. */
export const mailTexts = {
  mx: `10 feedback-smtp.${primaryRegion}.amazonses.com`,
  spf: 'v=spf1 include:amazonses.com -all',
  dmarc: 'v=DMARC1; p=quarantine',
} as const;

/** The domain to which mail of a sender's domain bounces. */
export const mailFromOf = (domain: string): string => `bounce.${domain}`;

/** The identities by which SES knows recipients: their addresses and the domains of those. */
export const recipientIdentities = (to: string[]): string[] => [...new Set([...to, ...to.map(domainOf)])];

/** A record as it is set by hand at a provider of DNS. */
type DnsRecord = { name: string; type: string; value: string };

/**
 * The records that the mail of a domain needs.
 * @param tokens the three that SES gives for DKIM
 * Source: Amazon SES Developer Guide, "Easy DKIM", https://docs.aws.amazon.com/ses/latest/dg/send-email-authentication-dkim-easy.html
 */
export const mailRecords = (domain: string, tokens: string[]): DnsRecord[] => [
  ...tokens.map((token) => ({
    name: `${token}._domainkey.${domain}`,
    type: 'CNAME',
    value: `${token}.dkim.amazonses.com`,
  })),
  { name: mailFromOf(domain), type: 'MX', value: mailTexts.mx },
  { name: mailFromOf(domain), type: 'TXT', value: `"${mailTexts.spf}"` },
  { name: `_dmarc.${domain}`, type: 'TXT', value: `"${mailTexts.dmarc}"` },
];
