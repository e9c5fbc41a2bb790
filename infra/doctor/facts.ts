import type { ResourceRecordSet } from '@aws-sdk/client-route-53';
import type { Stack } from '@aws-sdk/client-cloudformation';
import type { Identity } from '../mail/ready.ts';
import type { Outputs } from '../outputs.ts';
import type { ShownFiles } from '../releases/site-of.ts';
import type { StackFailure } from '../stack/failure.ts';

/** What the doctor asks AWS and the DNS; each answers for itself and may fail for itself. */
export type Facts = {
  account: () => Promise<string>;
  /** Version of the CDK bootstrap in a region; undefined without one. */
  bootstrap: (region: string) => Promise<number | undefined>;
  /** The stack of the stage; undefined when it is not deployed. */
  stack: () => Promise<Stack | undefined>;
  /** Why its last change failed. */
  failure: () => Promise<StackFailure | undefined>;
  /** Name of the hosted zone with the stage's id and its name servers; undefined when there is none. */
  zone: () => Promise<{ name: string; servers: string[] } | undefined>;
  /** Name servers that the internet knows for the zone. */
  servers: () => Promise<string[]>;
  /** What the hosted zone has at some names. */
  records: (names: string[]) => Promise<ResourceRecordSet[]>;
  /** Who may give certificates for a name, as the internet knows it (CAA); empty when everybody may. */
  issuers: (name: string) => Promise<string[]>;
  /** How SES may send. */
  sending: () => Promise<{ enabled: boolean; sandbox: boolean }>;
  /** How far SES has verified an address or domain; undefined when it does not know it. */
  identity: (name: string) => Promise<Identity | undefined>;
  /** The topic of who watches the site; undefined when nobody does. */
  watchTopic: () => Promise<string | undefined>;
  /** Addresses of a topic that have not confirmed. */
  unconfirmed: (topic: string) => Promise<string[]>;
  certificate: (arn: string) => Promise<{ state: string; expires: Date | undefined }>;
  /** What the deployed stack tells. */
  outputs: () => Promise<Partial<Outputs>>;
  /** The release that the stage shows, and the paths of its files that are not stored; undefined before the first. */
  shownFiles: () => Promise<ShownFiles | undefined>;
  deadLetters: (queueUrl: string) => Promise<number>;
};
