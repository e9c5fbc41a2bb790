import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import {
  Distribution,
  HttpVersion,
  PriceClass,
  SecurityPolicyProtocol,
  type DistributionProps,
} from 'aws-cdk-lib/aws-cloudfront';
import { AaaaRecord, ARecord, RecordTarget, type IHostedZone } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import type { Construct } from 'constructs';

type Props = Pick<DistributionProps, 'comment' | 'defaultBehavior' | 'additionalBehaviors'> & {
  /** The one name that it takes. */
  name: string;
  /** Where the name belongs; nothing when the DNS is at another provider, where a person sets the records. */
  zone: IHostedZone | undefined;
};

/** A distribution under a new name of its own: certificate, records, and what every one of them is. */
export const createNamedDistribution = (scope: Construct, { name, zone, ...shown }: Props): Distribution => {
  const distribution = new Distribution(scope, 'Distribution', {
    ...shown,
    domainNames: [name],
    certificate: new Certificate(scope, 'Certificate', {
      domainName: name,
      validation: CertificateValidation.fromDns(zone),
    }),
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    httpVersion: HttpVersion.HTTP2_AND_3,
    priceClass: PriceClass.PRICE_CLASS_100,
    defaultRootObject: 'index.html',
  });
  if (zone) {
    // New names, which lead nowhere else, so that they may stand in the stack.
    const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
    new ARecord(scope, 'A', { zone, recordName: name, target });
    new AaaaRecord(scope, 'Aaaa', { zone, recordName: name, target });
  }
  return distribution;
};
