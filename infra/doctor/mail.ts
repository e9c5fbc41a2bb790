import { mailRecords } from '../mail/records.ts';
import { unverified, verifyCommand } from '../mail/ready.ts';
import { domainOf } from '../names.ts';
import type { Check } from './checks.ts';
import { bad, good, warn, type Finding } from './finding.ts';

/** Whether SES sends, and to whom. */
export const sending: Check = async (stage, facts) => {
  const { enabled, sandbox } = await facts.sending();
  const said = stage.mail.sandbox === true;
  const findings: Finding[] = enabled
    ? []
    : [bad('SES does not let this account send', 'Open the SES console; a review of the account says why.')];
  if (!sandbox)
    return [
      ...findings,
      good('SES lets this account send to everyone'),
      ...(said
        ? [
            warn(
              'the stage file still says mail.sandbox, and SES has let the account out',
              'Take sandbox: true out of the stage file and deploy; the sender has fewer rights then.',
            ),
          ]
        : []),
    ];
  if (!said)
    findings.push(
      bad(
        'SES is in its sandbox and the stage file does not say so: leads would not be mailed',
        'Write sandbox: true under mail in the stage file and deploy.',
      ),
    );
  for (const address of await unverified(stage.mail.to, facts.identity))
    findings.push(
      bad(
        `SES is in its sandbox and ${address} is not verified: leads would not be mailed`,
        `${verifyCommand(address)}, then follow the link in the mail that comes there.`,
      ),
    );
  return [
    ...findings,
    warn(
      'SES is in its sandbox: 200 mails a day, to verified addresses',
      'Ask for production access in the SES console; it takes about a day.',
    ),
  ];
};

/** Whether SES has verified the sender. */
export const identity: Check = async (stage, facts) => {
  const name = domainOf(stage.mail.from);
  const found = await facts.identity(name);
  if (!found) return [warn(`SES does not know ${name} yet`, 'The first deployment makes it.')];
  const listed = mailRecords(name, found.tokens).map(
    (record) => `${record.name} ${record.type} ${record.value}`,
  );
  const next =
    stage.zone.id === undefined
      ? `Set these records at the provider of ${stage.zone.name}: ${listed.join('; ')}.`
      : `Check the records of ${name} in the zone; verification takes minutes, at most three days.`;
  return [
    found.verified
      ? good(`SES has verified ${name}`)
      : bad(`SES has not verified ${name}: no mail is sent`, next),
    found.dkim === 'SUCCESS' ? good('DKIM signs the mails') : warn(`DKIM is ${found.dkim}`, next),
    found.mailFrom === 'SUCCESS'
      ? good('MAIL FROM is in place')
      : warn(`MAIL FROM is ${found.mailFrom}`, next),
  ];
};
