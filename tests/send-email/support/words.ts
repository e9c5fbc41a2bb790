import type { LeadWords } from '../../../lambda/words.ts';

/** Words for the tests, each told apart from every other. */
export const words: LeadWords = {
  name: 'Stone & Son',
  url: 'https://www.stone.example',
  timeZone: 'America/Los_Angeles',
  faults: {
    rooms: { required: 'Choose a room.', unknown: 'No such room.' },
    message: { required: 'Write a message.', tooShort: 'Write 100 characters.', tooLong: 'Write less.' },
    name: { required: 'Give a name.', tooLong: 'Shorten the name.' },
    phone: { required: 'Give a telephone.', tooLong: 'Shorten the telephone.' },
    email: { required: 'Give an address.', tooLong: 'Shorten the address.', format: 'Mend the address.' },
    zipCode: { required: 'Give a zip code.', tooLong: 'Shorten the zip code.', format: 'Give 5 digits.' },
    type: { unknown: 'Reload the page.' },
  },
  mail: {
    estimate: 'Estimate request',
    contact: 'Contact message',
    suspectedSpam: '[suspected spam]',
    labels: {
      name: 'Name',
      phone: 'Phone',
      email: 'Email',
      zipCode: 'Zip code',
      rooms: 'Rooms',
      message: 'Message',
      received: 'Received',
      lead: 'Lead',
    },
    rooms: { kitchen: 'Kitchen', bathroom: 'Bathroom', 'hard-surfaces': 'Hard surfaces', other: 'Other' },
    spamNote: 'This may be spam.',
    replyNote: 'Answering this mail does not reach the visitor.',
    archiveNote: 'Not in the archive yet.',
  },
  colours: {
    ground: '#FFFFFF',
    text: '#000000',
    soft: '#555555',
    rule: '#CCCCCC',
    note: '#EEEEEE',
    accent: '#777777',
    strong: '#222222',
    onStrong: '#DDDDDD',
  },
};
