import { expect, test } from 'vitest';
import { examined, live } from '../test/examined.ts';

test('a healthy stage has no problems', async () => {
  const { text, refusal } = await examined({});
  expect(text).toBe(`✓ the permissions of stone-prod-rights are up to date
✓ the CDK bootstrap in us-east-1 has the permissions of the stage
✓ public DNS delegates stone.test to Route 53
✓ www.stone.test, stone.test point to the site
✓ the stack is UPDATE_COMPLETE
✓ 1000 functions may run at the same time
✓ every resource of the stack is as it was deployed
✓ SES can send to all recipients
✓ SES has verified leads.stone.test
✓ DKIM is set up
✓ the MAIL FROM domain is set up
✓ notifications of alarms are subscribed to
✓ notifications of e-mail failures are subscribed to
✓ the CDK bootstrap in us-west-2 has the permissions of the stage
✓ notifications of monitoring alarms are subscribed to
✓ every file of the release 2026-03-01-170000-1a2b is stored`);
  expect(refusal).toBeUndefined();
});

test.each([
  [['assets/shell-1a1a1a1a.js'], 'assets/shell-1a1a1a1a.js'],
  [['index.html', '404.html', 'media/a.avif'], 'index.html and 2 others'],
])('missing files of the active release: %j', async (missing, named) => {
  const { text, refusal } = await examined({ activeReleaseFiles: async () => ({ id: 'r1', missing }) });
  expect(text).toContain(
    `✗ the active release r1 lacks ${named}\n    npm run site -- rebuild --stage prod restores it.`,
  );
  expect(refusal).toContain('1 problem;');
});

test('a failed query is reported in one line with its reason and does not hide other checks', async () => {
  const sending = async () => {
    throw Object.assign(new Error('User is not authorized to perform:\n ses:GetAccount'), {
      name: 'AccessDeniedException',
    });
  };
  const { text } = await examined({ sending });
  expect(text).toContain(
    '✗ could not check SES\n    AWS rejected the request: User is not authorized to perform: ses:GetAccount Use credentials with the permissions that infra/handbook/rights.md lists.\n✓',
  );
  expect(text).toContain('✓ SES has verified leads.stone.test');
});

test('previews: the variables for GitHub', async () => {
  const previews = {
    domain: 'preview.stone.test',
    zone: { id: 'Z0123456789ABC', name: 'stone.test' },
    repository: 'stone/site',
  };
  const before = await examined({ outputs: async () => ({}) }, { ...live, previews });
  expect(before.text).toContain('! previews are not deployed yet\n    npm run site -- deploy --stage prod');
  const outputs = async () => ({ previewBucket: 'stone-prod-files', previewRole: 'arn:role' });
  const after = await examined({ outputs }, { ...live, previews });
  expect(after.text).toContain(
    '✓ previews of pull requests are served below preview.stone.test; GitHub needs the variable PREVIEW_DOMAIN=preview.stone.test in the repository, and AWS_ROLE=arn:role and PREVIEW_BUCKET=stone-prod-files in its environment "previews"',
  );
});
