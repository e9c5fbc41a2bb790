import { expect, test } from 'vitest';
import { CommandError } from '../terminal/command-error.ts';
import { examined, live, rehearsal, stackIn } from '../test/examined.ts';

test('a healthy stage has nothing to do', async () => {
  const { text, refusal } = await examined({});
  expect(text).toBe(`✓ the stage file is filled in
✓ the company facts are real
✓ signed in to the account 111111111111
✓ the CDK bootstrap in us-east-1 is version 28
✓ the internet asks Route 53 about stone.test
✓ www.stone.test, stone.test lead to the site
✓ the stack is UPDATE_COMPLETE
✓ SES lets this account send to everyone
✓ SES has verified leads.stone.test
✓ DKIM signs the mails
✓ MAIL FROM is in place
✓ someone hears of alarms
✓ someone hears of mail that went wrong
✓ the CDK bootstrap in us-west-2 is version 28
✓ someone hears of what the watchers see
✓ the certificate is good for 200 days
✓ every file of the release 2026-03-01-170000-1a2b is stored
✓ no lead waits for a person
✓ pull requests have no previews: the stage file names no wildcard name for them (infra/handbook/previews.md)`);
  expect(refusal).toBeUndefined();
});

test('stand-ins, which only keep a live stage from customers', async () => {
  const standIns = {
    url: 'https://www.tidewater.example',
    standIns: ['pages/_site.yaml:9 the phone number is a stand-in'],
  };
  const onLive = await examined({}, live, standIns);
  expect(onLive.text).toContain(
    '✗ pages/_site.yaml:9 the phone number is a stand-in\n    Write the real one into _site.yaml.',
  );
  expect(onLive.text).toContain(
    '✗ facts.url in _site.yaml is https://www.tidewater.example, but the stage is at https://www.stone.test',
  );
  const onRehearsal = await examined(
    {
      stack: stackIn('UPDATE_COMPLETE', {
        Outputs: [{ OutputKey: 'Domain', OutputValue: 'staging.stone.test' }],
      }),
    },
    rehearsal,
    standIns,
  );
  expect(onRehearsal.text).toContain('! pages/_site.yaml:9 the phone number is a stand-in');
  expect(onRehearsal.refusal).toBeUndefined();
});

test.each([
  [['assets/shell-1a1a1a1a.js'], 'assets/shell-1a1a1a1a.js'],
  [['index.html', '404.html', 'media/a.avif'], 'index.html and 2 others'],
])('files that the active release has lost: %j', async (missing, named) => {
  const { text, refusal } = await examined({ shownFiles: async () => ({ id: 'r1', missing }) });
  expect(text).toContain(
    `✗ the release r1, which visitors see, has lost ${named}\n    npm run site -- rebuild --stage prod uploads what is missing.`,
  );
  expect(refusal).toContain('1 thing to do');
});

test('before the first deployment the doctor says what it can', async () => {
  const { text, refusal } = await examined({
    stack: async () => undefined,
    records: async () => [],
    outputs: async () => ({}),
    identity: async () => undefined,
  });
  expect(text).toContain('! the stage is not deployed yet\n    npm run site -- deploy --stage prod');
  expect(text).toContain('! SES does not know leads.stone.test yet');
  expect(refusal).toBeUndefined();
});

test('without credentials there is one message, after what the files tell', async () => {
  const { text, refusal } = await examined({
    account: async () => {
      throw new CommandError('There are no AWS credentials.');
    },
  });
  expect(text).toBe('✓ the stage file is filled in\n✓ the company facts are real');
  expect(refusal).toBe('There are no AWS credentials.');
});

test.each([
  [
    Object.assign(new Error('User is not authorized to perform:\n ses:GetAccount'), {
      name: 'AccessDeniedException',
    }),
    'AWS refuses: User is not authorized to perform: ses:GetAccount Use credentials with the rights that infra/handbook/rights.md lists.',
  ],
  [
    Object.assign(new Error('Rate exceeded'), { name: 'TooManyRequestsException' }),
    'AWS was asked too often at once, perhaps by another program in this account. Wait a minute and run the command again; nothing is lost.',
  ],
  [
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    'AWS cannot be reached. Check the network and run the command again.',
  ],
])(
  'a check that gets no answer says which and why in one line, and does not hide the others: %s',
  async (error, line) => {
    const { text } = await examined({
      sending: async () => {
        throw error;
      },
    });
    expect(text).toContain(`✗ no answer about SES\n    ${line}\n✓`);
    expect(text).toContain('✓ the certificate is good for 200 days');
  },
);

test('previews: what GitHub has to know, and what a name below that of the site reaches', async () => {
  const previews = {
    domain: 'preview.stone.test',
    zone: { id: 'Z0123456789ABC', name: 'stone.test' },
    repository: 'stone/site',
  };
  const before = await examined({ outputs: async () => ({}) }, { ...live, previews });
  expect(before.text).toContain('! previews are not deployed yet\n    npm run site -- deploy --stage prod');
  expect(before.text).toContain('! previews lie below stone.test, as the site does: a cookie');
  const outputs = async () => ({ previewBucket: 'stone-prod-files', previewRole: 'arn:role' });
  const elsewhere = {
    domain: 'stone-previews.test',
    zone: { ...previews.zone, name: 'stone-previews.test' },
  };
  const after = await examined({ outputs }, { ...live, previews: { ...previews, ...elsewhere } });
  expect(after.text).not.toContain('a cookie');
  expect(after.text).toContain(
    '✓ pull requests are shown below stone-previews.test; GitHub knows it by PREVIEW_DOMAIN=stone-previews.test of the repository, and by AWS_ROLE=arn:role and PREVIEW_BUCKET=stone-prod-files of its environment previews',
  );
});

test('the Studio: what stands at its name, who may prove it, and where editors sign in', async () => {
  const studio = { domain: 'studio.stone.test', repository: 'stone/site' };
  const stage = { ...live, studio };
  const cname = { Name: 'studio.stone.test.', Type: 'CNAME' as const, TTL: 300 };
  const before = await examined(
    {
      outputs: async () => ({}),
      records: async (names) =>
        names.includes('studio.stone.test')
          ? [{ ...cname, ResourceRecords: [{ Value: 'old.host.test' }] }]
          : [],
      issuers: async (name) => (name === 'studio.stone.test' ? ['other.test'] : []),
    },
    stage,
  );
  for (const line of [
    '✗ the Studio needs this place in the zone: studio.stone.test CNAME old.host.test (kept 300 s)',
    '✗ CAA records let only other.test give certificates for studio.stone.test',
    '! the Studio is not deployed yet\n    npm run site -- deploy --stage prod',
  ])
    expect(before.text).toContain(line);
  const outputs = async () => ({ studioHost: 'd2.cloudfront.net' });
  expect((await examined({ outputs }, stage)).text).toMatch(
    /✓ editors sign in at https:\/\/studio\.stone\.test$/m,
  );
  const elsewhere = { ...stage, zone: { name: 'stone.test' } };
  expect((await examined({ outputs }, elsewhere)).text).toContain(
    'once the record studio.stone.test CNAME d2.cloudfront.net is set',
  );
});
