import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import { Construct } from 'constructs';

type Props = {
  zone: { id?: string | undefined; name: string };
  /** Host names, the one of the site first. */
  names: string[];
  /** Whether the stage has its names yet. */
  named: boolean;
};

/**
 * The names of the site: its zone, and a certificate for all of them. The records that lead them to CloudFront are no
 * part of the stack: a deployment sets them when the pages are published, and CloudFormation cannot replace a record
 * that is there without a gap.
 * @returns the names; no zone when the DNS is at another provider, no certificate when the stage has no names yet
 */
export const createSiteDomain = (scope: Construct, { zone: { id, name }, names, named }: Props) => {
  const own = new Construct(scope, 'Address');
  // By its attributes: a look-up would need an account while the template is made.
  const zone =
    id === undefined
      ? undefined
      : HostedZone.fromHostedZoneAttributes(own, 'Zone', { hostedZoneId: id, zoneName: name });
  const [domainName = '', ...subjectAlternativeNames] = names;
  const certificate = named
    ? new Certificate(own, 'Certificate', {
        domainName,
        subjectAlternativeNames,
        // Renewed by itself as long as the record stays there. With another provider CloudFormation waits for a
        // person to set it: AWS::CertificateManager::Certificate,
        // https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-resource-certificatemanager-certificate.html
        validation: CertificateValidation.fromDns(zone),
      })
    : undefined;
  return { zone, certificate, names };
};
export type SiteDomain = ReturnType<typeof createSiteDomain>;
