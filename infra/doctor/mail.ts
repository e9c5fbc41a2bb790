import { mailRecords } from '../mail/records.ts';
import { findUnverified, verifyCommand } from '../mail/ready.ts';
import { domainOf } from '../resource-names.ts';
import { bad, good, warn, type DoctorCheck } from './diagnosis.ts';

/** Checks whether SES can send, and to whom. */
export const sending: DoctorCheck = async function* (stage, facts) {
  const { enabled, sandbox } = await facts.sending();
  const isDeclared = stage.mail.sandbox === true;
  if (!enabled)
    yield bad(
      'SES does not let this account send',
      'Open the SES console; a review of the account says why.',
    );
  if (!sandbox) {
    yield good('SES lets this account send to everyone');
    if (isDeclared)
      yield warn(
        'the stage file still says mail.sandbox, and SES has let the account out',
        'Take sandbox: true out of the stage file and deploy; the sender has fewer rights then.',
      );
    return;
  }
  if (!isDeclared)
    yield bad(
      'SES is in its sandbox and the stage file does not say so: leads would not be mailed',
      'Write sandbox: true under mail in the stage file and deploy.',
    );
  for (const address of await findUnverified(stage.mail.to, facts.identity))
    yield bad(
      `SES is in its sandbox and ${address} is not verified: leads would not be mailed`,
      `${verifyCommand(address)}, then follow the link in the mail that comes there.`,
    );
  yield warn(
    'SES is in its sandbox: 200 mails a day, to verified addresses',
    'Ask for production access in the SES console; it takes about a day.',
  );
};

/** Checks whether SES has verified the sender. */
export const identity: DoctorCheck = async function* (stage, facts) {
  const name = domainOf(stage.mail.from);
  const found = await facts.identity(name);
  if (!found) return yield warn(`SES does not know ${name} yet`, 'The first deployment makes it.');
  const listed = mailRecords(name, found.tokens).map((record) => Object.values(record).join(' '));
  const next =
    stage.zone.id === undefined
      ? `Set these records at the provider of ${stage.zone.name}: ${listed.join('; ')}.`
      : `Check the records of ${name} in the zone; verification takes minutes, at most three days.`;
  yield found.verified
    ? good(`SES has verified ${name}`)
    : bad(`SES has not verified ${name}: no mail is sent`, next);
  yield found.dkim === 'SUCCESS' ? good('DKIM signs the mails') : warn(`DKIM is ${found.dkim}`, next);
  yield found.mailFrom === 'SUCCESS'
    ? good('MAIL FROM is in place')
    : warn(`MAIL FROM is ${found.mailFrom}`, next);
};
