import { resource, type Template } from './template.ts';

type Policy = {
  SecurityHeadersConfig: {
    ContentSecurityPolicy: { ContentSecurityPolicy: string };
    ReferrerPolicy: { ReferrerPolicy: string };
    StrictTransportSecurity: { AccessControlMaxAgeSec: number; IncludeSubdomains: boolean };
    ContentTypeOptions?: { Override: boolean };
  };
  CustomHeadersConfig?: { Items: { Header: string; Value: string; Override: boolean }[] };
};

/** Returns the only headers policy whose name starts with `name`. */
export const headersIn = (template: Template, name = '') =>
  resource(template, 'AWS::CloudFront::ResponseHeadersPolicy', name).Properties[
    'ResponseHeadersPolicyConfig'
  ] as Policy;

/** Returns the headers of a CloudFront policy by lowercase name. */
export const sentBy = ({
  SecurityHeadersConfig: own,
  CustomHeadersConfig,
}: Policy): Record<string, string> => ({
  'content-security-policy': own.ContentSecurityPolicy.ContentSecurityPolicy,
  'referrer-policy': own.ReferrerPolicy.ReferrerPolicy,
  'strict-transport-security': `max-age=${own.StrictTransportSecurity.AccessControlMaxAgeSec}${own.StrictTransportSecurity.IncludeSubdomains ? '; includeSubDomains' : ''}`,
  ...(own.ContentTypeOptions && { 'x-content-type-options': 'nosniff' }),
  ...Object.fromEntries((CustomHeadersConfig?.Items ?? []).map(({ Header, Value }) => [Header, Value])),
});
