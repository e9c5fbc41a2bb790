import { resource, type Template } from './template.ts';

type Behavior = {
  PathPattern?: string;
  AllowedMethods: string[];
  CachePolicyId?: unknown;
  FunctionAssociations?: object[];
  ResponseHeadersPolicyId?: unknown;
  ViewerProtocolPolicy?: string;
};
type Distribution = {
  Aliases: string[];
  DefaultCacheBehavior: Behavior;
  CacheBehaviors: Behavior[];
  CustomErrorResponses: Record<string, unknown>[];
  Origins: {
    DomainName: unknown;
    OriginAccessControlId?: unknown;
    CustomOriginConfig?: Record<string, unknown>;
    OriginCustomHeaders?: Record<string, unknown>[];
  }[];
  ViewerCertificate: Record<string, unknown>;
  WebACLId?: unknown;
};

/** Returns the distribution whose name starts with `name`. */
export const distribution = (template: Template, name = 'Site') =>
  resource(template, 'AWS::CloudFront::Distribution', name).Properties['DistributionConfig'] as Distribution;
