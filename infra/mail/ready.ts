import { setTimeout as sleep } from 'node:timers/promises';
import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { awsClient } from '../aws-client.ts';
import { domainOf, primaryRegion } from '../resource-names.ts';
import { CommandError } from '../terminal/command-error.ts';
import type { NamedStage } from '../stage/stage.ts';
import { mailRecords } from './records.ts';
import { commandLine } from '../terminal/command-line.mjs';

/** Verification state of an address or a domain in SES. */
export type Identity = { verified: boolean; dkim: string; mailFrom: string; tokens: string[] };

/** Creates one SES client for all queries about the account. */
export const createSesAccount = () => {
  const client = awsClient(SESv2Client);
  return {
    /** Returns whether sending is enabled, whether the account is in the sandbox, and the mails of 24 hours. */
    sending: async () => {
      const {
        SendingEnabled,
        ProductionAccessEnabled,
        SendQuota = {},
      } = await client.send(new GetAccountCommand({}));
      const { SentLast24Hours: sent = 0, Max24HourSend: quota = 200 } = SendQuota;
      return { enabled: SendingEnabled === true, sandbox: ProductionAccessEnabled !== true, sent, quota };
    },
    /** Returns the state of an identity; undefined if SES does not know it. */
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
type SesAccount = ReturnType<typeof createSesAccount>;

/**
 * Returns the recipients that the SES sandbox blocks: neither the address nor its domain is verified. Amazon SES
 * Developer Guide, "Request production access",
 * https://docs.aws.amazon.com/ses/latest/dg/request-production-access.html
 */
export const findUnverified = async (to: string[], identity: SesAccount['identity']): Promise<string[]> => {
  const found = await Promise.all(
    to.map(async (address) => {
      const known = [await identity(address), await identity(domainOf(address))];
      return known.some((found) => found?.verified) ? [] : [address];
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
export const assertSandboxDeclared = async (stage: NamedStage, { sending }: SesAccount): Promise<void> => {
  if (stage.mail.sandbox === true || !(await sending()).sandbox) return;
  throw new CommandError(
    `The account is in the SES sandbox, which the stage "${stage.name}" does not declare: its leads would not be delivered. Write sandbox: true under mail in the stage file until SES grants production access, and deploy again.`,
  );
};

/**
 * Interval between two polls in seconds, and the number of polls after which the awaited records are printed again.
 */
const pauseSeconds = 10;
const printEvery = 30;

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
  { identity, sending }: SesAccount,
  print: (line: string) => void,
  wait: () => Promise<unknown> = () => sleep(pauseSeconds * 1000),
): Promise<string[]> => {
  const domain = domainOf(stage.mail.from);
  for (let poll = 0; ; poll += 1) {
    const found = await identity(domain);
    if (found?.verified) break;
    if (found === undefined || found.dkim === 'FAILED')
      return [
        `SES did not verify ${domain} (DKIM ${found?.dkim ?? 'unknown'}): its DNS records are missing. Set them and deploy again; ${commandLine(`doctor --stage ${stage.name}`)} lists them`,
      ];
    if (poll === 0 && stage.zone.id === undefined) {
      print(`Set these records at the DNS provider of ${stage.zone.name}:`);
      for (const { name, type, value } of mailRecords(domain, found.tokens))
        print(`  ${name} ${type} ${value}`);
    }
    if (poll % printEvery === 0)
      print(
        `Waiting until SES finds the DNS records of ${domain} (DKIM ${found.dkim}): usually minutes, at most three days. The site is deployed; Ctrl-C stops waiting, and the next deployment sends the test lead.`,
      );
    await wait();
  }
  if (!(await sending()).sandbox) return [];
  return (await findUnverified(stage.mail.to, identity)).map(
    (address) =>
      `the account is in the SES sandbox and ${address} is not verified, so no test lead was sent. Run ${verifyCommand(address)}, follow the link in the e-mail that this mailbox receives, and deploy again`,
  );
};
