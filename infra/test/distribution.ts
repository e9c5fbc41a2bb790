import { resource, type Template } from './template.ts';

type Behavior = Record<string, unknown>;
type Distribution = {
  Aliases: string[];
  DefaultCacheBehavior: Behavior;
  CacheBehaviors: Behavior[];
  CustomErrorResponses: Record<string, unknown>[];
  DefaultRootObject: string;
  Origins: {
    OriginAccessControlId?: unknown;
    CustomOriginConfig?: Record<string, unknown>;
    OriginCustomHeaders?: Record<string, unknown>[];
  }[];
  ViewerCertificate: Record<string, unknown>;
  WebACLId?: unknown;
};

/** Returns the distribution. */
export const distribution = (template: Template) =>
  resource(template, 'AWS::CloudFront::Distribution', 'Site').Properties[
    'DistributionConfig'
  ] as Distribution;
