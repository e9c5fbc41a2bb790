import type { Change, ResourceRecordSet, RRType } from '@aws-sdk/client-route-53';

/** Types of records that lead visitors somewhere. Browsers ask for HTTPS records before all others. */
const leading = ['A', 'AAAA', 'CNAME', 'HTTPS', 'SVCB'] as const satisfies RRType[];

/** The hosted zone of every distribution: Route 53 API Reference, "AliasTarget", https://docs.aws.amazon.com/Route53/latest/APIReference/API_AliasTarget.html. */
const cloudFrontZone = 'Z2FDTNDATAQYW2';

/** A name as people write it. */
export const normalizeHostName = (name = ''): string => name.replace(/\.$/, '').toLowerCase();

/** A record with what it says, in one line. */
export const recordLine = ({
  Name,
  Type,
  TTL,
  ResourceRecords = [],
  AliasTarget,
}: ResourceRecordSet): string =>
  AliasTarget
    ? `${normalizeHostName(Name)} ${Type} alias of ${normalizeHostName(AliasTarget.DNSName)}`
    : `${normalizeHostName(Name)} ${Type} ${ResourceRecords.map(({ Value }) => Value).join(', ')} (kept ${TTL} s)`;

/** Where names lead now, and what has to change for them to lead to a distribution. */
export type NamesPlan = {
  /** Records that lead elsewhere. */
  elsewhere: ResourceRecordSet[];
  /** Records of ours. */
  ours: ResourceRecordSet[];
  /** One batch; Route 53 makes all of it or nothing, and no moment passes in between. */
  changes: Change[];
};

/**
 * Compares the records of a zone with those that lead names to a distribution.
 * @param records all that the zone has at the names
 * @param names host names of the site
 * @param host name that CloudFront gave the distribution; empty as long as there is none
 */
export const planNameRecords = (records: ResourceRecordSet[], names: string[], host: string): NamesPlan => {
  const found = records.filter(
    ({ Name, Type }) => names.includes(normalizeHostName(Name)) && leading.some((type) => type === Type),
  );
  const isOurs = ({ AliasTarget }: ResourceRecordSet) =>
    AliasTarget !== undefined && normalizeHostName(AliasTarget.DNSName) === normalizeHostName(host);
  const ours = found.filter(isOurs);
  const elsewhere = found.filter((record) => !isOurs(record));
  const wanted = names.flatMap((Name) => (['A', 'AAAA'] as const).map((Type) => ({ Name, Type })));
  const missing = wanted.filter(
    ({ Name, Type }) =>
      !ours.some((record) => normalizeHostName(record.Name) === Name && record.Type === Type),
  );
  const alias = { HostedZoneId: cloudFrontZone, DNSName: host, EvaluateTargetHealth: false };
  return {
    elsewhere,
    ours,
    changes: [
      ...elsewhere.map((ResourceRecordSet) => ({ Action: 'DELETE' as const, ResourceRecordSet })),
      ...missing.map((record) => ({
        Action: 'CREATE' as const,
        ResourceRecordSet: { ...record, AliasTarget: alias },
      })),
    ],
  };
};

/**
 * The way back: what the records were before.
 * @param now the records of the zone at the names
 * @param before those that were there
 */
export const planRestore = (now: NamesPlan, before: ResourceRecordSet[]): Change[] => [
  ...[...now.ours, ...now.elsewhere].map((ResourceRecordSet) => ({
    Action: 'DELETE' as const,
    ResourceRecordSet,
  })),
  ...before.map((ResourceRecordSet) => ({ Action: 'CREATE' as const, ResourceRecordSet })),
];
