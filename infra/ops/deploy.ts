import { S3Client } from '@aws-sdk/client-s3';
import { publish, publishAhead } from '../publish/publish.ts';
import { createS3Store } from '../publish/s3-store.ts';
import { Refusal } from '../refusal.ts';
import { region, stackName } from '../names.ts';
import { checkCanary } from '../smoke/canary.ts';
import { checkPages } from '../smoke/pages.ts';
import { refuseStandIns, type NamedStage } from '../stage/load.ts';
import { requireAccount } from './account.ts';
import { ask } from './ask.ts';
import { runCdk } from './cdk.ts';
import { archivedIn } from './archived.ts';
import { invalidate } from './invalidate.ts';
import { refuseUnready } from './live.ts';
import type { Release } from './release.ts';
import { findStack, outputsOf, requireOutputs } from './stack.ts';
import { step } from './step.ts';
import { assembly, synthLate } from './synth-late.ts';

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
    return [`${url} does not answer (${reason}); new names need some minutes until the internet knows them`];
  }
};

/**
 * Deploys a stage: builds and checks, shows what changes, asks, publishes files and new pages, changes the stack,
 * publishes changed pages, makes CloudFront forget the old ones, and looks at the result as a visitor does.
 * @throws a `Refusal` with the next step
 */
export const deploy = async ({ stage, stagesFile, prepare, yes, sendsLead }: Options): Promise<void> => {
  refuseStandIns(stage, stagesFile);
  await requireAccount(stage);
  const release = await step('Reading the documents and bundling the functions', prepare);
  refuseUnready(stage, release);
  const dist = await step('Building the pages', release.buildPages);
  await step('Making and checking the template', () => synthLate({ stage, ...release }));
  await step('What changes in AWS', () => runCdk('diff', assembly));
  if (!yes) await ask(`Deploy "${stage.name}" to https://${stage.domain}?`);

  const client = new S3Client({ region });
  const before = await findStack(stackName(stage));
  const bucket = before && outputsOf(before).pages;
  if (bucket !== undefined)
    await step('Publishing files and new pages', (tell) =>
      publishAhead(dist, createS3Store(client, bucket), tell),
    );
  await step('Deploying the stack (the first time 10 to 20 minutes)', () =>
    runCdk('deploy', assembly, '--require-approval', 'never', '--progress', 'events'),
  );
  const outputs = await requireOutputs(stage);
  await step('Publishing the pages', async (tell) => {
    const { assets, documents, removed } = await publish(dist, createS3Store(client, outputs.pages), tell);
    tell(`${assets} files, ${documents} documents, ${removed} documents removed`);
  });
  await step('Making CloudFront forget the old pages (one or two minutes)', () =>
    invalidate(outputs.distribution),
  );

  const url = `https://${stage.domain}`;
  const canary = async () =>
    sendsLead ? checkCanary({ url, archived: archivedIn(client, outputs.archive) }) : [];
  const findings = await step('Looking at the result', async () => [
    ...(await orUnreachable(url, checkPages({ ...release, url, dist }))),
    ...(await orUnreachable(url, canary())),
  ]);
  if (findings.length > 0)
    throw new Refusal(
      [
        `${url} is deployed, but not as it should be:`,
        ...findings.map((finding) => `  ${finding}`),
        `The old state comes back with npm run rollback -- --stage ${stage.name} --to <tag>.`,
      ].join('\n'),
    );
  console.log(`\n${url} is up to date.`);
};
