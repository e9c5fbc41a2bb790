import { isWatched, primaryRegion, monitoringRegion } from '../resource-names.ts';
import type { AwsFacts } from './aws-facts.ts';
import { bad, good, warn, type DoctorCheck, type Diagnosis } from './diagnosis.ts';
import { bootstrapIn, checkRights } from './rights.ts';
import { checkSender, checkSending } from './mail.ts';
import { checkHostedZone, checkNameRecords, checkStudioDomain } from './domain-checks.ts';
import { commandLine } from '../terminal/command-line.mjs';

/** Days before its expiry by which a certificate is normally renewed. */
const certificateDays = 30;

async function* listeners(what: string, topic: string, facts: AwsFacts): AsyncGenerator<Diagnosis> {
  const pending = await facts.unconfirmed(topic);
  for (const address of pending)
    yield bad(
      `${address} has not confirmed: nobody is notified of ${what}`,
      'Open the e-mail "AWS Notification - Subscription Confirmation" in that mailbox and follow its link.',
    );
  if (pending.length === 0) yield good(`notifications of ${what} are subscribed to`);
}

/** Checks the monitoring stack in another region, and who is subscribed to its alarms. */
const watch: DoctorCheck = async function* (stage, facts) {
  if (!isWatched(stage)) return;
  yield* bootstrapIn(monitoringRegion)(stage, facts);
  const found = await facts.watch();
  if (!found)
    return yield warn(
      'the site is not monitored from outside yet',
      commandLine(`deploy --stage ${stage.name}`),
    );
  yield* listeners('monitoring alarms', found.topic, facts);
  const days = Math.floor((Date.now() - found.since.getTime()) / 86_400_000);
  if (days >= 7 && !stage.hsts)
    yield warn(
      `the site has had its names for ${days} days, and browsers remember HTTPS for five minutes only`,
      'If you will not go back to the older site, write hsts: { maxAge: 63072000 } into the stage file and deploy.',
    );
};

/** Below this, functions run out in a flood that the API still lets through: fifty requests a second, 200 ms each. */
const concurrencyMinimum = 100;

const concurrency: DoctorCheck = async function* (_, facts) {
  const limit = await facts.concurrency();
  yield limit >= concurrencyMinimum
    ? good(`${limit} functions may run at the same time`)
    : warn(
        `only ${limit} functions may run at the same time, as in a new account`,
        'Request 1,000 for "Concurrent executions" of AWS Lambda in the Service Quotas console; it is free.',
      );
};

const stack: DoctorCheck = async function* (stage, facts) {
  const found = await facts.stack();
  if (!found) return yield warn('the stage is not deployed yet', commandLine(`deploy --stage ${stage.name}`));
  const status: string = found.StackStatus ?? '';
  if (!/ROLLBACK|FAILED/.test(status)) return yield good(`the stack is ${status}`);
  const failure = await facts.failure();
  yield warn(
    `the last change of the stack failed (${status})${failure ? `: ${failure.cause}` : ''}`,
    failure?.next ?? 'Deploy again.',
  );
};

/** Checks that the resources of the stack are as it defines them. */
const resources: DoctorCheck = async function* (stage, facts) {
  if (!(await facts.stack())) return;
  const drift = await facts.drift();
  if (drift.length === 0) return yield good('every resource of the stack is as it was deployed');
  yield bad(
    `resources were deleted or changed outside of CloudFormation: ${drift.join(', ')}`,
    `${commandLine(`deploy --stage ${stage.name} --revert-drift`)} restores them.`,
  );
};

const notices: DoctorCheck = async function* (stage, facts) {
  const { alarms, mailEvents } = await facts.outputs();
  if (alarms !== undefined) yield* listeners('alarms', alarms, facts);
  if (stage.live && stage.alarmsCopy === undefined)
    yield warn('only one mailbox receives alarms', 'Write a second one into the stage file: alarmsCopy.');
  if (mailEvents !== undefined) yield* listeners('e-mail failures', mailEvents, facts);
};

const certificate: DoctorCheck = async function* (_, facts) {
  const { certificate: arn } = await facts.outputs();
  if (arn === undefined) return;
  const { state, expires } = await facts.certificate(arn);
  if (state !== 'ISSUED')
    return yield bad(
      `the certificate is ${state}`,
      'Check its validation record in the hosted zone; the ACM console shows it.',
    );
  const days = expires ? Math.floor((expires.getTime() - Date.now()) / 86_400_000) : 0;
  yield days < certificateDays
    ? bad(
        `the certificate expires in ${days} days`,
        'Its renewal needs its validation record in the hosted zone; the ACM console shows which one is missing.',
      )
    : good(`the certificate is valid for ${days} days`);
};

/** Checks that every file of the active release is stored. */
const shownRelease: DoctorCheck = async function* (stage, facts) {
  const shown = await facts.activeReleaseFiles();
  if (!shown) return;
  const { id, missing } = shown;
  if (missing.length === 0) return yield good(`every file of the release ${id} is stored`);
  const others = missing.length > 1 ? ` and ${missing.length - 1} others` : '';
  yield bad(
    `the active release ${id} lacks ${missing[0]}${others}`,
    `${commandLine(`rebuild --stage ${stage.name}`)} restores it.`,
  );
};

const deadLetters: DoctorCheck = async function* (_, facts) {
  const { dead } = await facts.outputs();
  if (dead === undefined) return;
  const count = await facts.deadLetters(dead);
  yield count === 0
    ? good('no lead is in the dead-letter queue')
    : bad(
        `${count} leads could not be delivered by e-mail`,
        'Fix the cause, then redrive the messages: infra/handbook/alarms.md, "Dead letters".',
      );
};

/** Checks the previews of pull requests: what GitHub must know, and where their host names point. */
const previews: DoctorCheck = async function* (stage, facts) {
  if (!stage.previews)
    return yield good(
      'pull requests have no previews: the stage file does not define them (infra/handbook/previews.md)',
    );
  const { domain, zone } = stage.previews;
  const { previewBucket, previewRole } = await facts.outputs();
  if (zone.name === stage.zone.name)
    yield warn(
      `previews are served below ${zone.name}, like the site: a cookie that a preview sets for ${zone.name} is sent to the site`,
      'The site reads no cookies. If another service on this domain does, use a separate domain for previews: infra/handbook/previews.md.',
    );
  yield previewBucket === undefined || previewRole === undefined
    ? warn('previews are not deployed yet', commandLine(`deploy --stage ${stage.name}`))
    : good(
        `previews of pull requests are served below ${domain}; GitHub needs the variable PREVIEW_DOMAIN=${domain} in the repository, and AWS_ROLE=${previewRole} and PREVIEW_BUCKET=${previewBucket} in its environment "previews"`,
      );
};

/** Names placeholders in the files of the repository. */
const placeholders: DoctorCheck = async function* (_, facts) {
  yield* await facts.placeholders();
};

/** The checks in the order in which an operator needs them, each with its topic for failed queries. */
export const doctorChecks: [string, DoctorCheck][] = [
  ['the files of the repository', placeholders],
  ['the permissions of the stage', checkRights],
  ['the CDK bootstrap', bootstrapIn(primaryRegion)],
  ['the hosted zone', checkHostedZone],
  ['the DNS records of the site', checkNameRecords],
  ['the stack', stack],
  ['the quota of Lambda', concurrency],
  ['the resources of the stack', resources],
  ['SES', checkSending],
  ['the sender of e-mail', checkSender],
  ['the subscribers to alarms', notices],
  ['the monitoring stack', watch],
  ['the certificate', certificate],
  ['the files of the site', shownRelease],
  ['the dead-letter queue', deadLetters],
  ['the previews of pull requests', previews],
  ['the Studio', checkStudioDomain],
];
