import { S3Client } from '@aws-sdk/client-s3';
import { awsClient } from '../aws-client.ts';
import { publish, publishAhead } from '../publish/publish.ts';
import { createS3Store } from '../publish/s3-store.ts';
import { Refusal } from '../terminal/refusal.ts';
import { hostNames, stackName } from '../names.ts';
import type { Outputs } from '../outputs.ts';
import { checkCanary } from '../smoke/canary.ts';
import { checkNames } from '../smoke/names.ts';
import { checkPages } from '../smoke/pages.ts';
import { refuseStandIns, type NamedStage } from '../stage/load.ts';
import { siteHeaders } from '../stage/site-headers.ts';
import { requireAccount } from './account.ts';
import { ask } from '../terminal/ask.ts';
import { runCdk } from '../template/cdk.ts';
import { archivedIn } from './archived.ts';
import { keepWatch } from './keep-watch.ts';
import { invalidate } from './invalidate.ts';
import { refuseUnready } from './live.ts';
import type { Release } from './release.ts';
import { leadNames } from '../dns/lead-names.ts';
import { tellCertificateRecords } from '../stack/certificate-record.ts';
import { mailReady, refuseSandboxUnsaid, sesDesk } from '../mail/ready.ts';
import { protect, settledStack } from '../stack/settled.ts';
import { failureOf } from '../stack/failure.ts';
import { outputsOf, requireOutputs } from '../stack/stack.ts';
import { step } from '../terminal/step.ts';
import { assembly, synthLate } from '../template/synth-late.ts';

type Options = {
  stage: NamedStage;
  /** Name of the stage file, for messages. */
  stagesFile: string;
  /** Reads the documents and bundles the functions. */
  prepare: () => Promise<Release>;
  /** Does not ask before it changes something. */
  yes: boolean;
  /** Sends a lead at the end. Those of a nightly rebuild would keep the alarm on silence quiet. */
  sendsLead: boolean;
};

/** What a look found; that nobody answers is a finding too. */
const orUnreachable = async (url: string, look: Promise<string[]>): Promise<string[]> => {
  try {
    return await look;
  } catch (error) {
    const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    return [`${url} does not answer (${reason}); CloudFront needs some minutes until it knows a new name`];
  }
};

/** Changes the stack, and says why when that fails. */
const deployStack = async (stage: NamedStage, tell: (line: string) => void): Promise<void> => {
  const done = new AbortController();
  const waiting =
    stage.zone.id === undefined && stage.dns !== false
      ? tellCertificateRecords(stackName(stage), new Date(), tell, done.signal)
      : undefined;
  try {
    await runCdk('deploy', assembly, stackName(stage), '--require-approval', 'never', '--progress', 'events');
  } catch (error) {
    const failure = await failureOf(stackName(stage));
    if (!(error instanceof Refusal) || !failure) throw error;
    throw new Refusal(
      `The stack ${stackName(stage)} was not deployed; no page that is published was changed.\nThe cause: ${failure.cause}\n${failure.next}`,
    );
  } finally {
    done.abort();
    await waiting;
  }
};

/** Looks at the result: under its own name, whether the DNS leads there yet or not, or under that of CloudFront. */
const lookAt = async (
  { stage, sendsLead }: Pick<Options, 'stage' | 'sendsLead'>,
  { release, dist, outputs, first }: { release: Release; dist: string; outputs: Outputs; first: boolean },
  tell: (line: string) => void,
): Promise<{ url: string; findings: string[] }> => {
  const named = stage.dns !== false;
  const [url, via] = named
    ? [`https://${stage.domain}`, outputs.host]
    : [`https://${outputs.host}`, undefined];
  const headers = siteHeaders(stage, release.headers);
  const findings = await orUnreachable(url, checkPages({ ...release, headers, url, via, dist }));
  if (named) findings.push(...(await orUnreachable(url, checkNames(hostNames(stage), outputs.host))));
  if (!sendsLead) return { url, findings };
  const mailFaults = await mailReady(stage, sesDesk(), tell);
  if (mailFaults.length > 0) return { url, findings: [...findings, ...mailFaults] };
  const archived = archivedIn(awsClient(S3Client), outputs.archive);
  // The first mail of a new sender may need another try.
  const timeoutSeconds = first ? 900 : 60;
  findings.push(...(await orUnreachable(url, checkCanary({ url, via, archived, timeoutSeconds, tell }))));
  return { url, findings };
};

/**
 * Deploys a stage: builds and checks, shows what changes, asks, publishes files and new pages, changes the stack,
 * publishes changed pages, makes CloudFront forget the old ones, leads free names there, and looks at the result as a
 * visitor does.
 * @throws a `Refusal` with the next step
 */
export const deploy = async ({ stage, stagesFile, prepare, yes, sendsLead }: Options): Promise<void> => {
  refuseStandIns(stage, stagesFile);
  await requireAccount(stage);
  const before = await step('Looking at the stack', (tell) => settledStack(stage, tell));
  if (sendsLead) await step('Asking SES', () => refuseSandboxUnsaid(stage, sesDesk()));
  const release = await step('Reading the documents and bundling the functions', prepare);
  refuseUnready(stage, release);
  const dist = await step('Building the pages', release.buildPages);
  // A creation that fails has to be deleted, so that protection comes after it.
  const protectedNow = stage.live && before !== undefined;
  await step('Making and checking the template', () =>
    synthLate({ stage, protect: protectedNow, ...release }),
  );
  await step('What changes in AWS', () => runCdk('diff', assembly));
  if (!yes) await ask(`Deploy "${stage.name}" to https://${stage.domain}?`);

  const client = awsClient(S3Client);
  const bucket = before && outputsOf(before).pages;
  if (bucket !== undefined)
    await step('Publishing files and new pages', (tell) =>
      publishAhead(dist, createS3Store(client, bucket), tell),
    );
  await step('Deploying the stack (the first time 10 to 20 minutes)', (tell) => deployStack(stage, tell));
  if (stage.live && !protectedNow) await step('Protecting the stack from deletion', () => protect(stage));
  const outputs = await requireOutputs(stage);
  await step('Publishing the pages', async (tell) => {
    const { assets, documents, removed } = await publish(dist, createS3Store(client, outputs.pages), tell);
    tell(`${assets} files, ${documents} documents, ${removed} documents removed`);
  });
  await step('Making CloudFront forget the old pages (one or two minutes)', () =>
    invalidate(outputs.distribution),
  );
  const awaitsCutover =
    stage.dns !== false &&
    (await step('Leading the names to the site', (tell) => leadNames(stage, outputs, tell)));

  const unwatched = await step('Setting who watches the site', () => keepWatch(stage));
  const { url, findings } = await step('Looking at the result', (tell) =>
    lookAt({ stage, sendsLead }, { release, dist, outputs, first: before === undefined }, tell),
  );
  findings.push(...unwatched);
  if (findings.length > 0)
    throw new Refusal(
      [
        `${url} is deployed, but not as it should be:`,
        ...findings.map((finding) => `  ${finding}`),
        ...(before
          ? [`The old state comes back with npm run rollback -- --stage ${stage.name} --to <tag>.`]
          : []),
      ].join('\n'),
    );
  if (release.leftOut.length > 0)
    throw new Refusal(
      [
        `${url} is up to date, but pages are left out:`,
        ...release.leftOut.map((line) => `  ${line}`),
        'Write the texts and release them. Until then every nightly rebuild leaves the pages out and fails here.',
      ].join('\n'),
    );
  console.log(
    `\n${url} is up to date${awaitsCutover ? ', and its name leads to the older site until the cutover' : ''}.`,
  );
};
