import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A shared section in the format before 0.6.0. */
export const oldEstimateSection = `type: estimate-form
heading: Ask for an estimate
intro: Three steps, and none of them is long.
progress: Steps of your request
rooms:
  name: Rooms
  heading: Which rooms is it about?
  choices:
    kitchen: Kitchen
    bathroom: Bathroom
    hard-surfaces: Hard surfaces
    other: Other
project:
  name: Project
  heading: What shall be done there?
  message: Project description
  placeholder: Size, what is there now and what should change (minimum {rules.messageMinimum} characters)
  counter: '{count}/{rules.messageMinimum} characters'
  photos:
    button: Choose photos (optional)
    selected: '{count} file(s) selected'
    # The photos are never sent.
    note: Photos stay on your device. We ask for them by e-mail.
contact:
  name: Contact
  heading: Whom do we answer?
  labels:
    name: Full name
    email: Email
    phone: Phone
    zipCode: Zip code
# Buttons
next: 'Next' # short
nextReady: You can go on to the next step.
back: Back
submit: Send my request
sending: Sending...
privacy: We use this to answer you. The [privacy notice](/privacy) says for how long.
notices:
  sent:
    title: Request sent
    text: Thank you. We call you within {response}.
  failed:
    title: Not sent
    text: Something went wrong. Please try again or call {phone}.
  note: 'Your request is still here. You can also call [{phone}](tel:{phone}).'
  dismiss: Close this notice
  trap: Leave this field empty
`;

/** A section of a page in the format before 0.6.0. */
export const oldContactSection = `  - type: contact-form
    anchor: message
    heading: Write to the yard
    # The labels
    labels: { name: Name, email: Email, phone: Phone, message: Message }
    submit: 'Send message' # never "Submit"
    sending: Sending...
    privacy: We read this and answer it. More is in the [privacy notice](/privacy).
    notices:
      sent: { title: Message sent, text: Thank you. We answer soon. }
      failed: { title: Not sent, text: 'Something went wrong. Please try again or call {phone}.' }
      note: 'Your message is still here. You can also [call the yard](tel:{phone}).'
      dismiss: Close this notice
      trap: Leave this field empty
`;

/** The first sections of the page of the estimate form in the format before 0.6.0. */
const oldEstimatePage = `  - type: hero
    heading: Ask what it would cost
    tagline: We call back within {response}.

  - type: shared
    name: estimate-form
    anchor: estimate

`;

const oldFaults = `# Next to a field
faults:
  rooms:
    required: Please choose at least one room.
    unknown: Please choose rooms from the list.
  message:
    required: Please tell us about the work.
    tooShort: Please write at least {rules.messageMinimum} characters.
    tooLong: Please use {rules.messageMaximum} characters or fewer.
  name:
    required: Please tell us your name.
    tooLong: Please use {rules.fieldMaximum} characters or fewer.
  phone:
    required: Please give us a phone number.
    tooLong: Please use {rules.fieldMaximum} characters or fewer.
  email:
    required: Please give us your e-mail address.
    tooLong: Please use {rules.fieldMaximum} characters or fewer.
    format: Please check the e-mail address.
  # Five digits
  zipCode:
    required: Please enter your zip code.
    tooLong: A zip code has {rules.zipDigits} digits.
    format: Please enter a zip code of {rules.zipDigits} digits.
  type:
    unknown: Please reload the page and try again.
`;

const oldMail = `mail:
  estimate: Estimate request
  contact: Message
  suspectedSpam: '[suspected spam]'
  labels:
    name: Name
    phone: Phone
    email: Email
    zipCode: Zip code
    rooms: Rooms
    message: Message
    received: Received
    lead: Lead
  # As in the form
  rooms:
    kitchen: Kitchen
    bathroom: Bathroom
    hard-surfaces: Hard surfaces
    other: Other
  spamNote: This may be spam.
  spamReasons:
    honeypot: A hidden field was filled in.
    fillTime: It was sent within three seconds.
  replyNote: Answering this mail does not reach the visitor.
`;

const fixture = 'tests/fixtures/mason/pages';

/** Returns the documents of the fixture by their paths, and its images without content. */
export const readFixture = (): Map<string, string> =>
  new Map(
    readdirSync(fixture, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => path.includes('.'))
      .map((path) => [path, path.endsWith('.yaml') ? readFileSync(join(fixture, path), 'utf8') : '']),
  );

const replacePart = (text: string, part: RegExp, former: string): string => {
  if (!part.test(text)) throw new Error(`the fixture has no ${part.source}`);
  return text.replace(part, () => former);
};

/** Returns the documents of the fixture as they were before 0.6.0, with comments. */
export const readOldFixture = (): Map<string, string> => {
  const texts = readFixture();
  const edit = (path: string, part: RegExp, former: string) =>
    texts.set(path, replacePart(texts.get(path) ?? '', part, former));
  for (const path of texts.keys()) if (path.startsWith('_forms/')) texts.delete(path);
  edit('_shared/estimate-form.yaml', /^[^]*$/, oldEstimateSection);
  edit('free-estimate.yaml', / {2}- type: form-hero\n[^]*?(?= {2}- type: callout)/, oldEstimatePage);
  edit('contact.yaml', / {2}- type: form\n[^]*$/, oldContactSection);
  edit('_site.yaml', /^forms:\n(?: .*\n)+/m, oldFaults);
  edit('_site.yaml', /^mail:\n[^]*$/m, oldMail);
  edit('not-sent.yaml', / {2}- type: field-help\n.*\n\n/, '');
  edit('warranty.yaml', /(?<=\ntitle: |^title: ).*/, 'What {rules.messageMinimum} Characters Say');
  return texts;
};
