import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { AaaaRecord, ARecord, HostedZone, RecordTarget, type IHostedZone } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { Construct } from 'constructs';

type Props = {
  zone: { id: string; name: string };
  /** Host names, the one of the site first. */
  names: string[];
};

/** The names of the site: its zone, a certificate for all names, and the records that lead to the distribution. */
export class Address extends Construct {
  readonly zone: IHostedZone;
  readonly certificate: Certificate;
  readonly names: string[];

  constructor(scope: Construct, id: string, { zone, names }: Props) {
    super(scope, id);
    this.names = names;
    // By its attributes: a look-up would need an account while the template is made.
    this.zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', {
      hostedZoneId: zone.id,
      zoneName: zone.name,
    });
    const [domainName = '', ...subjectAlternativeNames] = names;
    this.certificate = new Certificate(this, 'Certificate', {
      domainName,
      subjectAlternativeNames,
      // Renewed by itself as long as the record stays in the zone.
      validation: CertificateValidation.fromDns(this.zone),
    });
  }

  /** Leads every name to a distribution, over IPv4 and IPv6. */
  leadTo(distribution: IDistribution): void {
    const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
    for (const recordName of this.names) {
      new ARecord(this, `A-${recordName}`, { zone: this.zone, recordName, target });
      new AaaaRecord(this, `AAAA-${recordName}`, { zone: this.zone, recordName, target });
    }
  }
}
