import { setTimeout as sleep } from 'node:timers/promises';
import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { awsClient } from '../aws-client.ts';
import { domainOf, primaryRegion } from '../resource-names.ts';
import { CommandError } from '../terminal/command-error.ts';
import type { NamedStage } from '../stage/load.ts';
import { mailRecords } from './records.ts';
import { commandLine } from '../terminal/command-line.mjs';

/** Verification state of an address or a domain in SES. */
export type Identity = { verified: boolean; dkim: string; mailFrom: string; tokens: string[] };

/** Creates one SES client for all queries about the account. */
export const createSesAccount = () => {
  const client = awsClient(SESv2Client);
  return {
    /** Whether sending is enabled, and whether the account is in the sandbox. */
    sending: async (): Promise<{ enabled: boolean; sandbox: boolean }> => {
      const { SendingEnabled, ProductionAccessEnabled } = await client.send(new GetAccountCommand({}));
      return { enabled: SendingEnabled === true, sandbox: ProductionAccessEnabled !== true };
    },
    /** An identity; undefined if SES does not know it. */
    identity: async (name: string): Promise<Identity | undefined> => {
      try {
        const found = await client.send(new GetEmailIdentityCommand({ EmailIdentity: name }));
        return {
          verified: found.VerifiedForSendingStatus === true,
          dkim: found.DkimAttributes?.Status ?? 'NOT_STARTED',
          mailFrom: found.MailFromAttributes?.MailFromDomainStatus ?? 'NOT_STARTED',
          tokens: found.DkimAttributes?.Tokens ?? [],
        };
      } catch (error) {
        if (error instanceof Error && error.name === 'NotFoundException') return undefined;
        throw error;
      }
    },
  };
};
type Desk = ReturnType<typeof createSesAccount>;

/**
 * Returns the recipients that the SES sandbox blocks: neither the address nor its domain is verified. Amazon SES
 * Developer Guide, "Request production access",
 * https://docs.aws.amazon.com/ses/latest/dg/request-production-access.html
 */
export const findUnverified = async (to: string[], identity: Desk['identity']): Promise<string[]> => {
  const found = await Promise.all(
    to.map(async (address) => {
      const known = [await identity(address), await identity(domainOf(address))];
      return known.some((one) => one?.verified) ? [] : [address];
    }),
  );
  return found.flat();
};

/** Returns the command that makes SES send a verification mail to an address. */
export const verifyCommand = (address: string): string =>
  `aws sesv2 create-email-identity --email-identity ${address} --region ${primaryRegion}`;

/**
 * Refuses a stage that lacks `mail.sandbox` although the account is in the SES sandbox, because it would have no
 * permission to send.
 * @throws CommandError with the next step
 */
export const assertSandboxDeclared = async (stage: NamedStage, { sending }: Desk): Promise<void> => {
  if (stage.mail.sandbox === true || !(await sending()).sandbox) return;
  throw new CommandError(
    `SES keeps this account in its sandbox, and the stage "${stage.name}" does not say so: its leads would not be mailed. Write sandbox: true under mail in the stage file until SES gives production access, and deploy again.`,
  );
};

/** Poll interval in seconds; every `often`-th poll prints what is awaited. */
const pauseSeconds = 10;
const often = 30;

/**
 * Waits until SES can send mail for a stage, which requires that SES finds the DNS records: usually minutes, at most
 * 72 hours (Amazon SES API Reference, "VerifyDomainIdentity",
 * https://docs.aws.amazon.com/ses/latest/APIReference/API_VerifyDomainIdentity.html). Prints what it waits for, and
 * again every five minutes.
 * @param wait sleeps between two polls
 * @returns why mail will not be sent; undefined if it can be sent
 */
export const waitForMail = async (
  stage: NamedStage,
  { identity, sending }: Desk,
  tell: (line: string) => void,
  wait: () => Promise<unknown> = () => sleep(pauseSeconds * 1000),
): Promise<string[]> => {
  const domain = domainOf(stage.mail.from);
  for (let look = 0; ; look += 1) {
    const found = await identity(domain);
    if (found?.verified) break;
    if (found === undefined || found.dkim === 'FAILED')
      return [
        `SES has given up on ${domain} (DKIM ${found?.dkim ?? 'unknown'}): its records are not in the DNS. Set them, and deploy again; ${commandLine(`doctor --stage ${stage.name}`)} lists them`,
      ];
    if (look === 0 && stage.zone.id === undefined) {
      tell(`Set these records at the provider of ${stage.zone.name}:`);
      for (const { name, type, value } of mailRecords(domain, found.tokens))
        tell(`  ${name} ${type} ${value}`);
    }
    if (look % often === 0)
      tell(
        `Waiting until SES has found the records of ${domain} in the DNS (DKIM ${found.dkim}): minutes mostly, at most three days. The site is deployed; Ctrl-C ends the waiting, and the next deployment sends the lead.`,
      );
    await wait();
  }
  if (!(await sending()).sandbox) return [];
  return (await findUnverified(stage.mail.to, identity)).map(
    (address) =>
      `SES is in its sandbox and ${address} is not verified, so no lead was sent: ${verifyCommand(address)}, follow the link in the mail that comes there, and deploy again`,
  );
};
