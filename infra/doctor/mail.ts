import { mailRecords } from '../mail/records.ts';
import { findUnverified, verifyCommand } from '../mail/ready.ts';
import { domainOf } from '../resource-names.ts';
import { bad, good, warn, type DoctorCheck } from './diagnosis.ts';

/** Checks whether SES can send, and to whom. */
export const checkSending: DoctorCheck = async function* (stage, facts) {
  const { enabled, sandbox, sent, quota } = await facts.sending();
  if (sent > quota / 2)
    yield warn(
      `SES has sent ${sent} of the ${quota} e-mails a day that this account may send`,
      `Request a larger sending quota in the SES console. Leads beyond it are retried for an hour: infra/handbook/alarms.md, "A flood".`,
    );
  if (!enabled)
    yield bad(
      'SES has disabled sending for this account',
      'The account review in the SES console shows the reason.',
    );
  if (!sandbox) {
    yield good('SES can send to all recipients');
    if (stage.mail.sandbox === true)
      yield warn(
        'the stage file declares mail.sandbox, but the account is no longer in the SES sandbox',
        'Remove sandbox: true from the stage file and deploy; this reduces the permissions of the sender.',
      );
    return;
  }
  for (const address of await findUnverified(stage.mail.to, facts.identity))
    yield bad(
      `the account is in the SES sandbox and ${address} is not verified: leads would not be delivered`,
      `${verifyCommand(address)}, then follow the link in the e-mail that this mailbox receives.`,
    );
  yield warn(
    'the account is in the SES sandbox: 200 e-mails a day, to verified addresses only',
    'Request production access in the SES console; approval takes about a day.',
  );
};

/** Checks whether SES has verified the sender. */
export const checkSender: DoctorCheck = async function* (stage, facts) {
  const name = domainOf(stage.mail.from);
  const found = await facts.identity(name);
  if (!found)
    return yield warn(`SES has no identity ${name} yet`, 'The first deployment creates the identity.');
  const listed = mailRecords(name, found.tokens).map((record) => Object.values(record).join(' '));
  const next =
    stage.zone.id === undefined
      ? `Set these records at the DNS provider of ${stage.zone.name}: ${listed.join('; ')}.`
      : `Check the records of ${name} in the zone; verification takes minutes, at most three days.`;
  yield found.verified
    ? good(`SES has verified ${name}`)
    : bad(`SES has not verified ${name}: no mail is sent`, next);
  yield found.dkim === 'SUCCESS' ? good('DKIM is set up') : warn(`DKIM is ${found.dkim}`, next);
  yield found.mailFrom === 'SUCCESS'
    ? good('the MAIL FROM domain is set up')
    : warn(`the MAIL FROM domain is ${found.mailFrom}`, next);
};
