import { isWatched, primaryRegion, monitoringRegion } from '../resource-names.ts';
import type { AwsFacts } from './aws-facts.ts';
import { bad, good, warn, type DoctorCheck, type Diagnosis } from './diagnosis.ts';
import { bootstrapIn, checkRights } from './rights.ts';
import { checkSender, checkSending } from './mail.ts';
import { checkHostedZone, checkNameRecords } from './domain-checks.ts';
import { commandLine } from '../terminal/command-line.mjs';

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

/** Reports what GitHub must know for the previews of pull requests. */
const previews: DoctorCheck = async function* (stage, facts) {
  if (!stage.previews) return;
  const { domain } = stage.previews;
  const { previewBucket, previewRole } = await facts.outputs();
  yield previewBucket === undefined || previewRole === undefined
    ? warn('previews are not deployed yet', commandLine(`deploy --stage ${stage.name}`))
    : good(
        `previews of pull requests are served below ${domain}; GitHub needs the variable PREVIEW_DOMAIN=${domain} in the repository, and AWS_ROLE=${previewRole} and PREVIEW_BUCKET=${previewBucket} in its environment "previews"`,
      );
};

/** The checks in the order in which an operator needs them, each with its topic for failed queries. */
export const doctorChecks: [string, DoctorCheck][] = [
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
  ['the files of the site', shownRelease],
  ['the previews of pull requests', previews],
];
