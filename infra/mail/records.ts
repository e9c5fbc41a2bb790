import { domainOf, primaryRegion } from '../resource-names.ts';

/** Values of the DNS records that authenticate mail. */
export const mailTexts = {
  mx: `10 feedback-smtp.${primaryRegion}.amazonses.com`,
  spf: 'v=spf1 include:amazonses.com -all',
  dmarc: 'v=DMARC1; p=quarantine',
} as const;

/** Returns the MAIL FROM domain of a sender's domain, which receives bounces. */
export const mailFromOf = (domain: string): string => `bounce.${domain}`;

/** Returns the SES identities of recipients: their addresses and domains. */
export const recipientIdentities = (to: string[]): string[] => [...new Set([...to, ...to.map(domainOf)])];

/** A DNS record as it is set by hand at a provider. */
type DnsRecord = { name: string; type: string; value: string };

/**
 * Returns the DNS records that the mail of a domain needs.
 * @param tokens the three DKIM tokens of SES. Source: Amazon SES Developer Guide, "Easy DKIM",
 * https://docs.aws.amazon.com/ses/latest/dg/send-email-authentication-dkim-easy.html
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
