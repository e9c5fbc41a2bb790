import type { Change, ResourceRecordSet, RRType } from '@aws-sdk/client-route-53';

/** Record types that decide which server visitors reach. Browsers query HTTPS records first. */
const addressTypes = ['A', 'AAAA', 'CNAME', 'HTTPS', 'SVCB'] as const satisfies RRType[];

/** The hosted zone of every distribution: Route 53 API Reference, "AliasTarget", https://docs.aws.amazon.com/Route53/latest/APIReference/API_AliasTarget.html. */
const cloudFrontZone = 'Z2FDTNDATAQYW2';

/** Returns a host name in lower case without the trailing dot. */
export const normalizeHostName = (name = ''): string => name.replace(/\.$/, '').toLowerCase();

/** Returns a record as one line of text. */
export const recordLine = ({
  Name,
  Type,
  TTL,
  ResourceRecords = [],
  AliasTarget,
}: ResourceRecordSet): string =>
  AliasTarget
    ? `${normalizeHostName(Name)} ${Type} alias of ${normalizeHostName(AliasTarget.DNSName)}`
    : `${normalizeHostName(Name)} ${Type} ${ResourceRecords.map(({ Value }) => Value).join(', ')} (TTL ${TTL} s)`;

const changesOf =
  (Action: 'CREATE' | 'DELETE') =>
  (records: ResourceRecordSet[]): Change[] =>
    records.map((ResourceRecordSet) => ({ Action, ResourceRecordSet }));
const creationsOf = changesOf('CREATE');
/** Returns the changes that delete records. */
export const deletionsOf = changesOf('DELETE');

/** Where names point now, and the changes that point them at a distribution. */
export type NamesPlan = {
  /** Records that point elsewhere. */
  elsewhere: ResourceRecordSet[];
  /** Records that point to our distribution. */
  ours: ResourceRecordSet[];
  /** The changes as one batch, which Route 53 applies atomically. */
  changes: Change[];
};

/**
 * Compares the records of a zone with those that point names at a distribution.
 * @param records all records of the zone at the names
 * @param names host names of the site
 * @param host host name of the CloudFront distribution; empty if there is none yet
 */
export const planNameRecords = (records: ResourceRecordSet[], names: string[], host: string): NamesPlan => {
  const found = records.filter(
    ({ Name, Type }) => names.includes(normalizeHostName(Name)) && addressTypes.some((type) => type === Type),
  );
  const isOurs = ({ AliasTarget }: ResourceRecordSet) =>
    AliasTarget !== undefined && normalizeHostName(AliasTarget.DNSName) === normalizeHostName(host);
  const ours = found.filter(isOurs);
  const elsewhere = found.filter((record) => !isOurs(record));
  const AliasTarget = { HostedZoneId: cloudFrontZone, DNSName: host, EvaluateTargetHealth: false };
  const missing = names.flatMap((Name) =>
    (['A', 'AAAA'] as const)
      .filter(
        (type) => !ours.some((record) => normalizeHostName(record.Name) === Name && record.Type === type),
      )
      .map((Type) => ({ Name, Type, AliasTarget })),
  );
  return { elsewhere, ours, changes: [...deletionsOf(elsewhere), ...creationsOf(missing)] };
};

/**
 * Returns the changes that restore previous records.
 * @param now current records of the zone at the names
 * @param before records to restore
 */
export const planRestore = (now: NamesPlan, before: ResourceRecordSet[]): Change[] => [
  ...deletionsOf([...now.ours, ...now.elsewhere]),
  ...creationsOf(before),
];
