import type { NamedStage } from '../stage/load.ts';
import type { Facts } from './facts.ts';
import { bad, good, warn, type Finding } from './finding.ts';

/** Oldest bootstrap that this version of the CDK deploys to. */
const bootstrapMinimum = 6;
/** Days before its end at which a certificate should have been renewed. */
const certificateDays = 30;

type Check = (stage: NamedStage, facts: Facts) => Promise<Finding[]>;

const account: Check = async (stage, facts) => {
  const current = await facts.account();
  return current === stage.account
    ? [good(`signed in to the account ${current}`)]
    : [
        bad(
          `signed in to the account ${current}, but the stage is in ${stage.account}`,
          `Set AWS_PROFILE to a profile of ${stage.account}.`,
        ),
      ];
};

const bootstrap: Check = async (stage, facts) => {
  const version = await facts.bootstrap();
  const next = `Run once: npx --prefix infra cdk bootstrap aws://${stage.account}/us-east-1`;
  if (version === undefined) return [bad('the account is not prepared for the CDK in us-east-1', next)];
  return version < bootstrapMinimum
    ? [bad(`the CDK bootstrap is version ${version}; ${bootstrapMinimum} is needed`, next)]
    : [good(`the CDK bootstrap is version ${version}`)];
};

const zone: Check = async (stage, facts) => {
  const found = await facts.zone();
  if (!found)
    return [
      bad(
        `there is no hosted zone ${stage.zone.id}`,
        'Create it in Route 53 and write its id into the stage file.',
      ),
    ];
  if (found.name !== stage.zone.name)
    return [
      bad(
        `the hosted zone ${stage.zone.id} is ${found.name}, not ${stage.zone.name}`,
        'Write the right id or name into the stage file.',
      ),
    ];
  const known = await facts.servers();
  const agrees = known.some((server) => found.servers.includes(server));
  return agrees
    ? [good(`the internet asks Route 53 about ${found.name}`)]
    : [
        bad(
          `the internet does not ask Route 53 about ${found.name}`,
          `Set these name servers at the registrar: ${found.servers.join(', ')}. Until then the certificate waits and a deployment hangs.`,
        ),
      ];
};

const stack: Check = async (stage, facts) => {
  const state = await facts.stackState();
  if (state === undefined)
    return [warn('the stage is not deployed yet', `npm run deploy -- --stage ${stage.name}`)];
  return /^(CREATE|UPDATE)_COMPLETE$/.test(state)
    ? [good(`the stack is ${state}`)]
    : [
        bad(
          `the stack is ${state}`,
          'Look at its events in CloudFormation, and deploy again when it has settled.',
        ),
      ];
};

const sending: Check = async (stage, facts) => {
  const { enabled, sandbox } = await facts.sending();
  const findings: Finding[] = [];
  if (!enabled)
    findings.push(
      bad('SES does not let this account send', 'Open the SES console; a review of the account says why.'),
    );
  if (!sandbox) return [...findings, good('SES lets this account send to everyone')];
  for (const address of stage.mail.to) {
    const own = await facts.identity(address);
    if (!own?.verified)
      findings.push(
        bad(
          `SES is in its sandbox and ${address} is not verified: leads would not be mailed`,
          `Ask for production access in the SES console, or verify ${address} there.`,
        ),
      );
  }
  return [
    ...findings,
    warn(
      'SES is in its sandbox: 200 mails a day, to verified addresses',
      'Ask for production access in the SES console; it takes about a day.',
    ),
  ];
};

const identity: Check = async (stage, facts) => {
  const name = stage.mail.from.slice(stage.mail.from.lastIndexOf('@') + 1);
  const found = await facts.identity(name);
  if (!found) return [warn(`SES does not know ${name} yet`, 'The first deployment makes it.')];
  const next = `Check the records of ${name} in the zone; verification takes minutes, at most three days.`;
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

const notices: Check = async (_, facts) => {
  const { alarms, mailEvents } = await facts.outputs();
  const findings: Finding[] = [];
  for (const [what, topic] of [
    ['alarms', alarms],
    ['mail that went wrong', mailEvents],
  ] as const) {
    if (topic === undefined) continue;
    const waiting = await facts.unconfirmed(topic);
    findings.push(
      ...(waiting.length === 0
        ? [good(`someone hears of ${what}`)]
        : waiting.map((address) =>
            bad(
              `${address} has not confirmed: nobody hears of ${what}`,
              'Open the mail "AWS Notification - Subscription Confirmation" there and follow its link.',
            ),
          )),
    );
  }
  return findings;
};

const certificate: Check = async (_, facts) => {
  const { certificate: arn } = await facts.outputs();
  if (arn === undefined) return [];
  const { state, expires } = await facts.certificate(arn);
  if (state !== 'ISSUED')
    return [bad(`the certificate is ${state}`, 'Check its record in the zone; the ACM console shows it.')];
  const days = expires ? Math.floor((expires.getTime() - Date.now()) / 86_400_000) : 0;
  return days < certificateDays
    ? [
        bad(
          `the certificate runs out in ${days} days`,
          'Its renewal needs its record in the zone; the ACM console shows which one is missing.',
        ),
      ]
    : [good(`the certificate is good for ${days} days`)];
};

const deadLetters: Check = async (_, facts) => {
  const { dead } = await facts.outputs();
  if (dead === undefined) return [];
  const count = await facts.deadLetters(dead);
  return count === 0
    ? [good('no lead waits for a person')]
    : [
        bad(
          `${count} leads could not be mailed`,
          'Mend the cause, then redrive them: infra/README.md, "Dead letters".',
        ),
      ];
};

/** What the doctor looks at, in the order in which it is needed. */
export const checks: Check[] = [
  account,
  bootstrap,
  zone,
  stack,
  sending,
  identity,
  notices,
  certificate,
  deadLetters,
];
