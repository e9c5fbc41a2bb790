// Emulates the CDK CLI: sends the contents of the template to the AWS emulator.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [command, ...flags] = process.argv.slice(2);
const assembly = flags[flags.indexOf('--app') + 1];
const stacks = readdirSync(assembly).flatMap((name) => /^(.*)\.template\.json$/.exec(name)?.[1] ?? []);
/** The named stack, or the only one. */
const stack = flags.find((flag) => stacks.includes(flag)) ?? stacks[0];
const file = `${stack}.template.json`;

const post = async (path, content) => {
  const body = JSON.stringify({ stack, ...content });
  const { ok } = await fetch(`${process.env.AWS_ENDPOINT_URL}/${path}`, { method: 'POST', body });
  if (!ok) process.exit(1);
};

/** Headers of a CloudFront response headers policy. */
const headersOf = ({
  ResponseHeadersPolicyConfig: { SecurityHeadersConfig: own, CustomHeadersConfig: custom },
}) => {
  const { AccessControlMaxAgeSec, IncludeSubdomains } = own.StrictTransportSecurity;
  return {
    'content-security-policy': own.ContentSecurityPolicy.ContentSecurityPolicy,
    'referrer-policy': own.ReferrerPolicy.ReferrerPolicy,
    'strict-transport-security': `max-age=${AccessControlMaxAgeSec}${IncludeSubdomains ? '; includeSubDomains' : ''}`,
    'x-content-type-options': 'nosniff',
    ...Object.fromEntries((custom?.Items ?? []).map(({ Header, Value }) => [Header, Value])),
  };
};

const deployment = () => {
  const { artifacts } = JSON.parse(readFileSync(join(assembly, 'manifest.json'), 'utf8'));
  const { Resources, Outputs } = JSON.parse(readFileSync(join(assembly, file), 'utf8'));
  const first = (type, id = '') =>
    Object.entries(Resources).find(([name, { Type }]) => Type === type && name.startsWith(id))[1].Properties;
  const policy = (id) => headersOf(first('AWS::CloudFront::ResponseHeadersPolicy', id));
  const studio = () => ({
    name: first('AWS::CloudFront::Distribution', 'Studio').DistributionConfig.Aliases[0],
    code: first('AWS::CloudFront::Function', 'StudioReaders').FunctionCode,
    headers: { page: policy('StudioPage'), others: policy('StudioOther') },
  });
  const texts = Object.entries(Outputs).filter(([, { Value }]) => typeof Value === 'string');
  return {
    reverts: flags.includes('--revert-drift'),
    protect: artifacts[stack].properties.terminationProtection ?? false,
    code: first('AWS::CloudFront::Function', 'SiteCleanAddresses').FunctionCode,
    names: first('AWS::CloudFront::Distribution').DistributionConfig.Aliases ?? [],
    outputs: Object.fromEntries(texts.map(([name, { Value }]) => [name, Value])),
    headers: policy(),
    ...('StudioHost' in Outputs && { studio: studio() }),
  };
};

if (command === 'deploy')
  await post(stack.endsWith('-watch') ? 'watched' : 'deployed', stack.endsWith('-watch') ? {} : deployment());
if (command === 'destroy') await post('destroyed', {});
