import { expect, test } from 'vitest';
import { isTransparentLink, mailboxPattern } from './link-target.ts';

test.each([
  '/',
  '/contact?from=ad#hours',
  '#hours',
  'tel:+17145550142',
  'tel:(714) 555\u20110142',
  'tel:1-800-FLOORS',
  'mailto:a@b.example',
  'mailto:Ann.Lee+site@B.example,c@d.example',
  'mailto:a@b.example?subject=Estimate%20request&body=One%0D%0ATwo',
  'https://a.example',
  'https://WWW.xn--bcher-kva.example:8443/a?b=c@d#e',
  'https://a.example?b=https://c.example',
])('accepts the transparent link %s', (link) => expect(isTransparentLink(link)).toBe(true));

test.each([
  'javascript:alert(1)',
  'http://a.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://good.example@evil.example',
  'https://good.example:80@evil.example/',
  'https://evil.example\\@good.example',
  'https://a.example//evil.example',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://127.0.0.1/',
  'https://good.example%2eevil.example/',
  'https://good.example\u3002evil.example/',
  'https://b\u0430nk.example/',
  'https://evil.example/\u202emoc.knab',
  'https://go\u200bod.example/',
  'mailto:a@b.example%0d%0aBcc:c@d.example',
  'mailto:a@b.example?bcc=c@d.example',
  'mailto:a@b.example?subject=Hi%0ABcc:c@d.example',
  'mailto:a@b.example?subject=Hi&attach=/etc/passwd',
  'mailto:?to=c@d.example',
  'tel:1;*21*9005550100#',
  'tel:*21*9005550100#',
  'tel:714555\u202e0142',
])('rejects the deceptive link %j', (link) => expect(isTransparentLink(link)).toBe(false));

test('the patterns do not backtrack on very long input', () => {
  const long = 'a'.repeat(200_000);
  for (const link of [
    `https://${long}`,
    `mailto:${long}`,
    `https://${'a-'.repeat(100_000)}`,
    `tel:1${'('.repeat(200_000)}x;`,
  ])
    expect(isTransparentLink(link)).toBe(false);
});

test('mailboxPattern accepts ordinary e-mail addresses only', () => {
  const mailbox = new RegExp(mailboxPattern);
  for (const address of ['hello@tidewater.example', "Ann.O'Neil+web@Mail.Tidewater.example"])
    expect(address).toMatch(mailbox);
  for (const address of [
    'a"b@c.example',
    'a@b.example?bcc=c',
    'a%0d%0a@b.example',
    '<a>@b.example',
    'a@b',
    'a@b..c',
  ])
    expect(address).not.toMatch(mailbox);
});
