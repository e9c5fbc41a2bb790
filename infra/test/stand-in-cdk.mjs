// Stands in for the command line of the CDK: tells the stand-in for AWS what the template says.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [command, ...flags] = process.argv.slice(2);
const assembly = flags[flags.indexOf('--app') + 1];
console.log(`cdk ${command}`);
if (command === 'deploy') {
  const file = readdirSync(assembly).find((name) => name.endsWith('.template.json'));
  const { Resources, Outputs } = JSON.parse(readFileSync(join(assembly, file), 'utf8'));
  const first = (type) => Object.values(Resources).find(({ Type }) => Type === type).Properties;
  const { SecurityHeadersConfig: own, CustomHeadersConfig: custom } = first(
    'AWS::CloudFront::ResponseHeadersPolicy',
  ).ResponseHeadersPolicyConfig;
  const { AccessControlMaxAgeSec, IncludeSubdomains } = own.StrictTransportSecurity;
  await fetch(`${process.env.AWS_ENDPOINT_URL}/deployed`, {
    method: 'POST',
    body: JSON.stringify({
      code: first('AWS::CloudFront::Function').FunctionCode,
      host: first('AWS::CloudFront::Distribution').DistributionConfig.Aliases[0],
      version: Outputs.Version.Value,
      headers: {
        'content-security-policy': own.ContentSecurityPolicy.ContentSecurityPolicy,
        'referrer-policy': own.ReferrerPolicy.ReferrerPolicy,
        'strict-transport-security': `max-age=${AccessControlMaxAgeSec}${IncludeSubdomains ? '; includeSubDomains' : ''}`,
        'x-content-type-options': 'nosniff',
        ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header, Value])),
      },
    }),
  });
}
