import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import { Construct } from 'constructs';

type Props = {
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
export const createSiteDomain = (scope: Construct, { zone: { id, name }, names, named }: Props) => {
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
