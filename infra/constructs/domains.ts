import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import {
  Distribution,
  HttpVersion,
  PriceClass,
  SecurityPolicyProtocol,
  type DistributionProps,
} from 'aws-cdk-lib/aws-cloudfront';
import { AaaaRecord, ARecord, HostedZone, RecordTarget, type IHostedZone } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { Construct } from 'constructs';

/** Settings that all distributions share. */
export const distributionSettings = {
  httpVersion: HttpVersion.HTTP2_AND_3,
  // The cheapest price class: only edge locations in North America and Europe, which serve visitors from elsewhere,
  // too.
  priceClass: PriceClass.PRICE_CLASS_100,
  defaultRootObject: 'index.html',
};

/** The minimum TLS version under custom host names. */
export const minimumProtocolVersion = SecurityPolicyProtocol.TLS_V1_2_2021;

type Props = Pick<DistributionProps, 'comment' | 'defaultBehavior' | 'additionalBehaviors'> & {
  /** The only host name of the distribution. */
  name: string;
  /** Hosted zone of the name; undefined if DNS is at another provider, where the records are set by hand. */
  zone: IHostedZone | undefined;
};

/**
 * Creates a distribution with its own host name, certificate and DNS records, and the settings that all such
 * distributions share.
 */
export const createNamedDistribution = (scope: Construct, { name, zone, ...props }: Props): Distribution => {
  const distribution = new Distribution(scope, 'Distribution', {
    ...distributionSettings,
    ...props,
    domainNames: [name],
    certificate: new Certificate(scope, 'Certificate', {
      domainName: name,
      validation: CertificateValidation.fromDns(zone),
    }),
    minimumProtocolVersion,
  });
  if (zone) {
    // These names are new and have no other target, so the stack can own the records.
    const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
    new ARecord(scope, 'A', { zone, recordName: name, target });
    new AaaaRecord(scope, 'Aaaa', { zone, recordName: name, target });
  }
  return distribution;
};

type DomainProps = {
  zone: { id?: string | undefined; name: string };
  /** Host names, the primary one first. */
  names: string[];
  /** Whether DNS already points to this stage. */
  named: boolean;
};

/**
 * Creates the domain of the site: its hosted zone, and a certificate for all names. The records that point to
 * CloudFront are not part of the stack: a deployment sets them when the pages are published, because CloudFormation
 * cannot replace an existing record without a gap.
 * @returns the names; no zone if DNS is at another provider, no certificate if the stage has no names yet
 */
export const createSiteDomain = (scope: Construct, { zone: { id, name }, names, named }: DomainProps) => {
  const own = new Construct(scope, 'Address');
  // Imports the zone by its attributes, because a lookup would require an AWS account during synthesis.
  const zone =
    id === undefined
      ? undefined
      : HostedZone.fromHostedZoneAttributes(own, 'Zone', { hostedZoneId: id, zoneName: name });
  const [domainName = '', ...subjectAlternativeNames] = names;
  const certificate = named
    ? new Certificate(own, 'Certificate', {
        domainName,
        subjectAlternativeNames,
        // Renewed automatically while the validation record exists. At another DNS provider, CloudFormation waits
        // until somebody sets it: AWS::CertificateManager::Certificate,
        // https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-resource-certificatemanager-certificate.html
        validation: CertificateValidation.fromDns(zone),
      })
    : undefined;
  return { zone, certificate, names };
};
export type SiteDomain = ReturnType<typeof createSiteDomain>;
