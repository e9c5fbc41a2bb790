import { S3Client } from '@aws-sdk/client-s3';
import { awsClient } from '../aws-client.ts';
import { waitForMail, createSesAccount } from '../mail/ready.ts';
import { stageHostNames } from '../resource-names.ts';
import { createS3Store } from '../publish/s3-store.ts';
import type { ReleaseInputs } from '../release-inputs.ts';
import type { Outputs } from '../outputs.ts';
import type { NamedStage } from '../stage/load.ts';
import { siteHeaders } from '../stage/site-headers.ts';
import { checkCanary } from './canary.ts';
import { verifyNames } from './verify-names.ts';
import { checkPages } from './verify-pages.ts';
import { checkStudio } from './verify-studio.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { releaseIdPath } from '../releases/keys.ts';
import { fetchVia } from './fetch-via.ts';

/** Seconds between two requests, and after which the edge that is asked should know the release. */
const pauseSeconds = 2;
const shownAfterSeconds = 120;

/**
 * Waits until a site shows a release: edges hear of it within seconds.
 * @param url address of the site
 * @param via host that is asked instead of the one that the DNS leads to
 * @param id the release
 * @returns that it does not, or nothing
 */
const checkShown = async (
  { url, via }: { url: string; via?: string | undefined },
  id: string,
): Promise<string[]> => {
  for (let waited = 0; ; waited += pauseSeconds) {
    const { status, text } = await fetchVia(`${url}/${releaseIdPath}`, { via });
    if (status === 200 && text.includes(`"${id}"`)) return [];
    if (waited >= shownAfterSeconds)
      return [
        `the release ${id} is not shown after ${shownAfterSeconds} s: /${releaseIdPath} answers ${status} ${text.slice(0, 80)}`,
      ];
    await sleep(pauseSeconds * 1000);
  }
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

/** Where a stage is looked at: under its own name, whether the DNS leads there yet or not, or under that of CloudFront. */
const addressesOf = (stage: NamedStage, { host }: Outputs): { url: string; via?: string } =>
  stage.dns === false ? { url: `https://${host}` } : { url: `https://${stage.domain}`, via: host };

/**
 * Looks whether a stage shows a release.
 * @returns what is wrong, or nothing
 */
export const verifyRelease = (stage: NamedStage, outputs: Outputs, id: string): Promise<string[]> => {
  const address = addressesOf(stage, outputs);
  return orUnreachable(address.url, checkShown(address, id));
};

type Deployed = {
  release: ReleaseInputs;
  /** Id of the release that is shown. */
  id: string;
  dist: string;
  /** What was written of the Studio, if anything was. */
  studioFolder: string | undefined;
  outputs: Outputs;
  /** Whether there was nothing before. */
  first: boolean;
};

/** Looks at the result of a deployment as a visitor does, and sends a lead of its own if that is wanted. */
export const verifyDeployment = async (
  { stage, sendsLead }: { stage: NamedStage; sendsLead: boolean },
  { release, id, dist, studioFolder, outputs, first }: Deployed,
  tell: (line: string) => void,
): Promise<{ url: string; findings: string[] }> => {
  const { url, via } = addressesOf(stage, outputs);
  const headers = siteHeaders(stage, release.headers);
  const findings = await verifyRelease(stage, outputs, id);
  findings.push(...(await orUnreachable(url, checkPages({ ...release, headers, url, via, dist }))));
  if (via !== undefined)
    findings.push(...(await orUnreachable(url, verifyNames(stageHostNames(stage), via))));
  if (stage.studio && studioFolder !== undefined) {
    const own = { url: `https://${stage.studio.domain}`, via: outputs.studioHost ?? '' };
    const look = checkStudio({ ...own, headers: release.studioHeaders, folder: studioFolder });
    findings.push(...(await orUnreachable(own.url, look)));
  }
  if (!sendsLead) return { url, findings };
  const mailFaults = await waitForMail(stage, createSesAccount(), tell);
  if (mailFaults.length > 0) return { url, findings: [...findings, ...mailFaults] };
  const archive = createS3Store(awsClient(S3Client), outputs.archive);
  const archived = async (prefix: string) => [...(await archive.list(prefix)).keys()];
  // The first mail of a new sender may need another try.
  const timeoutSeconds = first ? 900 : 60;
  findings.push(...(await orUnreachable(url, checkCanary({ url, via, archived, timeoutSeconds, tell }))));
  return { url, findings };
};
