import { isWatched, region, stackName, watchRegion } from '../names.ts';
import { Refusal } from '../terminal/refusal.ts';
import { refuseKeyJump, refuseOtherSite } from '../stack/stack.ts';
import { isAtWork, stuckAt } from '../stack/state.ts';
import type { NamedStage } from '../stage/load.ts';
import { issuers, records, zone } from './names.ts';
import { identity, sending } from './mail.ts';
import { previews } from './previews.ts';
import { studio } from './studio.ts';
import type { Facts } from './facts.ts';
import { bad, good, warn, type Finding } from './finding.ts';

/** Oldest bootstrap that this version of the CDK deploys to. */
const bootstrapMinimum = 6;
/** Days before its end at which a certificate should have been renewed. */
const certificateDays = 30;

export type Check = (stage: NamedStage, facts: Facts) => Promise<Finding[]>;

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

const bootstrapIn =
  (where: string): Check =>
  async (stage, facts) => {
    const version = await facts.bootstrap(where);
    const next = `Run once: npx --prefix infra cdk bootstrap aws://${stage.account}/${where}`;
    if (version === undefined) return [bad(`the account is not prepared for the CDK in ${where}`, next)];
    return version < bootstrapMinimum
      ? [bad(`the CDK bootstrap in ${where} is version ${version}; ${bootstrapMinimum} is needed`, next)]
      : [good(`the CDK bootstrap in ${where} is version ${version}`)];
  };

/** Who watches the site from another region, and who hears of it. */
const watch: Check = async (stage, facts) => {
  if (!isWatched(stage)) return [];
  const prepared = await bootstrapIn(watchRegion)(stage, facts);
  const topic = await facts.watchTopic();
  if (topic === undefined)
    return [
      ...prepared,
      warn('nobody watches the site from outside yet', `npm run deploy -- --stage ${stage.name}`),
    ];
  return [...prepared, ...(await heardFindings('what the watchers see', topic, facts))];
};

const stack: Check = async (stage, facts) => {
  const found = await facts.stack();
  if (!found) return [warn('the stage is not deployed yet', `npm run deploy -- --stage ${stage.name}`)];
  try {
    refuseOtherSite(stage, found);
    refuseKeyJump(stage, found);
  } catch (error) {
    if (error instanceof Refusal) return [bad(`the stack ${stackName(stage)} does not fit`, error.message)];
    throw error;
  }
  const status: string = found.StackStatus ?? '';
  const stuck = stuckAt(stage, found);
  if (!stuck && /ROLLBACK|FAILED/.test(status)) {
    const failure = await facts.failure();
    return [
      warn(
        `the last change of the stack failed and was taken back (${status})${failure ? `: ${failure.cause}` : ''}`,
        failure?.next ?? 'Deploy again.',
      ),
    ];
  }
  if (!stuck) return [good(`the stack is ${status}`)];
  if (isAtWork(status)) return [warn(stuck.what, stuck.next)];
  const failure = await facts.failure();
  return [
    bad(stuck.what, stuck.next),
    ...(failure ? [bad(`the cause: ${failure.cause}`, failure.next)] : []),
  ];
};

const heardFindings = async (what: string, topic: string, facts: Facts): Promise<Finding[]> => {
  const waiting = await facts.unconfirmed(topic);
  return waiting.length === 0
    ? [good(`someone hears of ${what}`)]
    : waiting.map((address) =>
        bad(
          `${address} has not confirmed: nobody hears of ${what}`,
          'Open the mail "AWS Notification - Subscription Confirmation" there and follow its link.',
        ),
      );
};

const notices: Check = async (_, facts) => {
  const { alarms, mailEvents } = await facts.outputs();
  const findings: Finding[] = [];
  for (const [what, topic] of [
    ['alarms', alarms],
    ['mail that went wrong', mailEvents],
  ] as const) {
    if (topic === undefined) continue;
    findings.push(...(await heardFindings(what, topic, facts)));
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

/** Whether every file of the release that visitors see is stored. */
const shownRelease: Check = async (stage, facts) => {
  const shown = await facts.shownFiles();
  if (!shown) return [];
  const { id, missing } = shown;
  if (missing.length === 0) return [good(`every file of the release ${id} is stored`)];
  const others = missing.length > 1 ? ` and ${missing.length - 1} others` : '';
  return [
    bad(
      `the release ${id}, which visitors see, has lost ${missing[0]}${others}`,
      `npm run rebuild -- --stage ${stage.name} uploads what is missing.`,
    ),
  ];
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
          'Mend the cause, then redrive them: infra/handbook/alarms.md, "Dead letters".',
        ),
      ];
};

/** What the doctor looks at, in the order in which it is needed, and how each is called when nobody answers. */
export const checks: [string, Check][] = [
  ['the account', account],
  ['the CDK bootstrap', bootstrapIn(region)],
  ['the hosted zone', zone],
  ['the records of the names', records],
  ['who may give certificates', issuers],
  ['the stack', stack],
  ['SES', sending],
  ['the sender of the mails', identity],
  ['who hears of alarms', notices],
  ['who watches the site', watch],
  ['the certificate', certificate],
  ['the files of the site', shownRelease],
  ['the dead letters', deadLetters],
  ['the previews of pull requests', previews],
  ['the Studio', studio],
];
