import { S3Client } from '@aws-sdk/client-s3';
import { awsClient } from '../aws-client.ts';
import { waitForMail, createSesAccount } from '../mail/ready.ts';
import { stageHostNames } from '../resource-names.ts';
import type { BuiltFolder } from '../publish/folder.ts';
import { createS3Store } from '../publish/s3-store.ts';
import type { ReleaseInputs } from '../release-inputs.ts';
import type { Outputs } from '../outputs.ts';
import type { NamedStage } from '../stage/stage.ts';
import { siteHeaders } from '../stage/site-headers.ts';
import { checkCanary } from './canary.ts';
import { checkPages, checkStudio, verifyNames } from './verify-pages.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { releaseIdPath } from '../releases/keys.ts';
import { fetchVia } from './fetch-via.ts';

/** Seconds between two requests, and the time after which an edge location should know the release. */
const pauseSeconds = 2;
const activeAfterSeconds = 120;

/**
 * Waits until a site serves a release, which reaches the edge locations within seconds.
 * @param url URL of the site
 * @param via host to connect to instead of the one that DNS resolves to
 * @param id the release
 * @returns a failure if it does not, else empty
 */
const waitUntilActive = async (
  { url, via }: { url: string; via?: string | undefined },
  id: string,
): Promise<string[]> => {
  for (let waited = 0; ; waited += pauseSeconds) {
    const { status, text } = await fetchVia(`${url}/${releaseIdPath}`, { via });
    if (status === 200 && text.includes(`"${id}"`)) return [];
    if (waited >= activeAfterSeconds)
      return [
        `the release ${id} is not active after ${activeAfterSeconds} s: /${releaseIdPath} responds with ${status} ${text.slice(0, 80)}`,
      ];
    await sleep(pauseSeconds * 1000);
  }
};

/** Returns the failures of a verification; an unreachable host is a failure, too. */
const orUnreachable = async (url: string, check: Promise<string[]>): Promise<string[]> => {
  try {
    return await check;
  } catch (error) {
    const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    return [`${url} does not respond (${reason}); CloudFront needs some minutes for a new host name`];
  }
};

/**
 * Returns where to verify a stage: under its own name, whether or not DNS points there yet, or under CloudFront's.
 */
const addressesOf = (stage: NamedStage, { host }: Outputs): { url: string; via?: string } =>
  stage.dns === false ? { url: `https://${host}` } : { url: `https://${stage.domain}`, via: host };

/**
 * Verifies that a stage serves a release.
 * @returns failures, empty if none
 */
export const verifyRelease = (stage: NamedStage, outputs: Outputs, id: string): Promise<string[]> => {
  const address = addressesOf(stage, outputs);
  return orUnreachable(address.url, waitUntilActive(address, id));
};

type Deployed = {
  stage: NamedStage;
  /** Whether to send a test lead. */
  sendsLead: boolean;
  release: ReleaseInputs;
  /** Record of the active release. */
  record: { id: string };
  dist: BuiltFolder;
  /** The deployed Studio, if any. */
  studioFolder: BuiltFolder | undefined;
  outputs: Outputs;
  /** Whether this is the first deployment. */
  first: boolean;
};

/** Verifies a deployment as a visitor would see it, and sends a test lead if requested. */
export const verifyDeployment = async (
  { stage, sendsLead, release, record, dist, studioFolder, outputs, first }: Deployed,
  print: (line: string) => void,
): Promise<{ url: string; findings: string[] }> => {
  const { url, via } = addressesOf(stage, outputs);
  const headers = siteHeaders(stage, release.headers);
  const findings = await verifyRelease(stage, outputs, record.id);
  findings.push(
    ...(await orUnreachable(url, checkPages({ ...release, headers, url, via, dist: dist.folder }))),
  );
  if (via !== undefined)
    findings.push(...(await orUnreachable(url, verifyNames(stageHostNames(stage), via))));
  if (stage.studio && studioFolder !== undefined) {
    const own = { url: `https://${stage.studio.domain}`, via: outputs.studioHost ?? '' };
    const check = checkStudio({ ...own, headers: release.studioHeaders, ...studioFolder });
    findings.push(...(await orUnreachable(own.url, check)));
  }
  if (!sendsLead) return { url, findings };
  const mailProblems = await waitForMail(stage, createSesAccount(), print);
  if (mailProblems.length > 0) return { url, findings: [...findings, ...mailProblems] };
  const archive = createS3Store(awsClient(S3Client), outputs.archive);
  const archived = async (prefix: string) => [...(await archive.list(prefix)).keys()];
  // The first mail of a new sender may need a second attempt.
  const timeoutSeconds = first ? 900 : 60;
  findings.push(...(await orUnreachable(url, checkCanary({ url, via, archived, timeoutSeconds, print }))));
  return { url, findings };
};
