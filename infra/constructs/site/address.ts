import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone, type IHostedZone } from 'aws-cdk-lib/aws-route53';
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
 */
export class Address extends Construct {
  /** Missing when the DNS is at another provider. */
  readonly zone: IHostedZone | undefined;
  /** Missing when the stage has no names yet. */
  readonly certificate: Certificate | undefined;
  readonly names: string[];

  constructor(scope: Construct, id: string, { zone, names, named }: Props) {
    super(scope, id);
    this.names = names;
    // By its attributes: a look-up would need an account while the template is made.
    this.zone =
      zone.id === undefined
        ? undefined
        : HostedZone.fromHostedZoneAttributes(this, 'Zone', { hostedZoneId: zone.id, zoneName: zone.name });
    const [domainName = '', ...subjectAlternativeNames] = names;
    this.certificate = named
      ? new Certificate(this, 'Certificate', {
          domainName,
          subjectAlternativeNames,
          // Renewed by itself as long as the record stays there. With another provider CloudFormation waits for a
          // person to set it: AWS::CertificateManager::Certificate,
          // https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-resource-certificatemanager-certificate.html
          validation: CertificateValidation.fromDns(this.zone),
        })
      : undefined;
  }
}
