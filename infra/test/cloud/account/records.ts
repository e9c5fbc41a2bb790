import type { ResourceRecordSet } from '@aws-sdk/client-route-53';
import type { Account } from './account.ts';
import { fault, type Answer, type Request } from './answer.ts';

const recordXml = ({ Name, Type, TTL, ResourceRecords, AliasTarget }: ResourceRecordSet) =>
  `<ResourceRecordSet><Name>${Name}</Name><Type>${Type}</Type>${
    AliasTarget
      ? `<AliasTarget><HostedZoneId>${AliasTarget.HostedZoneId}</HostedZoneId><DNSName>${AliasTarget.DNSName}</DNSName><EvaluateTargetHealth>false</EvaluateTargetHealth></AliasTarget>`
      : `<TTL>${TTL}</TTL><ResourceRecords>${(ResourceRecords ?? []).map(({ Value }) => `<ResourceRecord><Value>${Value}</Value></ResourceRecord>`).join('')}</ResourceRecords>`
  }</ResourceRecordSet>`;

const between = (text: string, tag: string): string[] =>
  [...text.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, inner = '']) => inner);

const dotted = (name = '') => `${name.replace(/\.$/, '')}.`;
const same = (one: ResourceRecordSet, other: ResourceRecordSet) => recordXml(one) === recordXml(other);

const readRecord = (text: string): ResourceRecordSet => {
  const [alias] = between(text, 'AliasTarget');
  const one = (tag: string, from = text) => between(from, tag)[0] ?? '';
  return {
    Name: dotted(one('Name')),
    Type: one('Type') as 'A',
    ...(alias
      ? {
          AliasTarget: {
            HostedZoneId: one('HostedZoneId', alias),
            DNSName: dotted(one('DNSName', alias)),
            EvaluateTargetHealth: false,
          },
        }
      : { TTL: Number(one('TTL')), ResourceRecords: between(text, 'Value').map((Value) => ({ Value })) }),
  };
};

/**
 * Route 53: a batch is atomic; an existing record cannot be created, and only an exactly matching record can be
 * deleted. Route 53 API Reference, "ChangeResourceRecordSets".
 */
export const route53 = (account: Account, { method, path, body }: Request): Answer => {
  if (path.includes('/change/'))
    return {
      body: '<GetChangeResponse><ChangeInfo><Id>/change/C1</Id><Status>INSYNC</Status></ChangeInfo></GetChangeResponse>',
    };
  if (method === 'GET' && !path.includes('/rrset'))
    return {
      body: '<GetHostedZoneResponse><HostedZone><Id>/hostedzone/Z0123456789ABC</Id><Name>stone.test.</Name></HostedZone><DelegationSet><NameServers><NameServer>ns-1.awsdns.test</NameServer></NameServers></DelegationSet></GetHostedZoneResponse>',
    };
  if (method === 'GET') {
    const from = dotted(new URL(path, 'http://aws').searchParams.get('name') ?? '');
    const listed = account.records.toSorted(
      (a, b) => (a.Name === from ? -1 : 0) - (b.Name === from ? -1 : 0),
    );
    return {
      body: `<ListResourceRecordSetsResponse><ResourceRecordSets>${listed.map(recordXml).join('')}</ResourceRecordSets><IsTruncated>false</IsTruncated><MaxItems>300</MaxItems></ListResourceRecordSetsResponse>`,
    };
  }
  let next = account.records;
  for (const change of between(body, 'Change')) {
    const record = readRecord(change);
    const action = between(change, 'Action')[0];
    const taken = next.some(
      ({ Name, Type }) => Name === record.Name && (Type === record.Type || Type === 'CNAME'),
    );
    if (action === 'CREATE' && taken)
      return fault(
        'InvalidChangeBatch',
        `[Tried to create resource record set [name='${record.Name}', type='${record.Type}'] but it already exists]`,
      );
    if (action === 'DELETE' && !next.some((one) => same(one, record)))
      return fault(
        'InvalidChangeBatch',
        `[Tried to delete resource record set [name='${record.Name}', type='${record.Type}'] but it was not found]`,
      );
    next = action === 'DELETE' ? next.filter((one) => !same(one, record)) : [...next, record];
  }
  account.records = next;
  account.changes.push('ChangeResourceRecordSets');
  return {
    body: '<ChangeResourceRecordSetsResponse><ChangeInfo><Id>/change/C1</Id><Status>PENDING</Status></ChangeInfo></ChangeResourceRecordSetsResponse>',
  };
};
