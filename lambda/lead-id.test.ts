import { expect, test } from 'vitest';
import { leadRequest } from '../schema/forms/request.ts';
import { leadId } from './lead-id.ts';

const contact = {
  type: 'contact',
  name: 'Ben Ortega',
  email: 'ben@visitor.example',
  phone: '+1 949 555 0123',
  message: 'Do you work on Sundays?',
};
const estimate = {
  type: 'estimate',
  name: 'Ann Miller',
  email: 'ann@visitor.example',
  phone: '(714) 555-0199',
  zipCode: '92626',
  message:
    'The marble floor of our hall has gone dull and has two deep scratches near the door, so we would like it done.',
  rooms: ['kitchen'],
};

/** Ids as version 0.2.0 created them. A repeat of an older request must have the id that is in the archive. */
test.each<[string, string, object]>([
  ['a message', 'f36bb5f302456bd3ba50', contact],
  ['an estimate', '2cd38071a4e9dc8b9bd0', estimate],
  ['upper case', 'ae80868bfe8bda0f99e7', { ...contact, email: 'Ben.Ortega+site@Visitor.EXAMPLE' }],
  ['a punycode host', 'c5d7d9cce697294f7c1b', { ...contact, email: 'ben@xn--bcher-kva.example' }],
  ['an extension', 'd055a52bb66afa23b8fc', { ...contact, phone: '714-555-0199 ext. 12' }],
  ['several lines', '1d17af436d07a339e4ea', { ...contact, message: 'One.\r\nTwo.\n\n\tThree.' }],
  [
    'accents',
    'bedea42af5e9888833c3',
    { ...contact, name: 'Łukasz Đặng José', message: 'Déjà vu – “quoted” …' },
  ],
  ['combining accents', '26567143341d830b0535', { ...contact, name: 'Jose\u0301' }],
  [
    'emoji of several parts',
    '1c58afa7fd9082ba3133',
    { ...contact, message: 'Thanks 👩‍👩‍👧‍👦 ❤️ 1️⃣ ©️ 👍🏽 🏳️‍🌈 🏴‍☠️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇺🇸' },
  ],
  [
    'Persian with joiners',
    '2a22f1fbb4b1f78942fe',
    { ...contact, name: 'علی', message: 'می‌خواهم کف آشپزخانه را عوض کنم' },
  ],
  [
    'Hebrew with marks',
    '197868ddd816cd09d1fc',
    { ...contact, message: 'אני עובד עם C++\u200f בבית (ABC)\u200e.' },
  ],
  [
    'Hindi and Bengali',
    '302614a4ec83717cbaca',
    {
      ...contact,
      message: '\u0915\u094d\u200d\u0937 \u0915\u094d\u200c\u0937 \u09b0\u200c\u09cd\u09af\u09be\u09ac',
    },
  ],
  ['Sinhala', '587e11fd7577c337b6cb', { ...contact, message: 'ශ්‍රී ලංකා' }],
  [
    'a variant of a character',
    'adb1e0e65221b94f8c39',
    { ...contact, name: '葛\u{e0100}城', message: '你好，厨房地板。' },
  ],
  ['Mongolian', '84ab298afa9e833587c7', { ...contact, message: 'ᠮᠣᠩᠭᠣᠯ ᠪᠢᠴᠢᠭ᠌' }],
  ['Korean', '93f7863705696d423757', { ...contact, name: '김민준', message: '주방 바닥을 바꾸고 싶어요' }],
  [
    'spaces of other widths',
    'cac0acc8bddea358c73b',
    { ...contact, phone: '714\u00a0555\u20110199', message: 'a\u00a0b\u2009c\u3000d' },
  ],
])('the id of an ordinary request does not change: %s', (_, id, request) => {
  expect(leadId(leadRequest.parse(request))).toBe(id);
});
