/** What the doctor asks AWS and the DNS; each answers for itself and may fail for itself. */
export type Facts = {
  account: () => Promise<string>;
  /** Version of the CDK bootstrap in the region; undefined without one. */
  bootstrap: () => Promise<number | undefined>;
  /** State of the stack of the stage; undefined when it is not deployed. */
  stackState: () => Promise<string | undefined>;
  /** Name of the hosted zone with the stage's id and its name servers; undefined when there is none. */
  zone: () => Promise<{ name: string; servers: string[] } | undefined>;
  /** Name servers that the internet knows for the zone. */
  servers: () => Promise<string[]>;
  /** How SES may send. */
  sending: () => Promise<{ enabled: boolean; sandbox: boolean }>;
  /** How far SES has verified an address or domain; undefined when it does not know it. */
  identity: (name: string) => Promise<{ verified: boolean; dkim: string; mailFrom: string } | undefined>;
  /** Addresses of a topic that have not confirmed. */
  unconfirmed: (topic: string) => Promise<string[]>;
  certificate: (arn: string) => Promise<{ state: string; expires: Date | undefined }>;
  /** What the deployed stack tells. */
  outputs: () => Promise<{ alarms?: string; mailEvents?: string; certificate?: string; dead?: string }>;
  deadLetters: (queueUrl: string) => Promise<number>;
};
