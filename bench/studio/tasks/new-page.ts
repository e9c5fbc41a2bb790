import { phonePicture } from './phone-picture.ts';
import type { Hand } from '../counted-user.ts';
import type { Task } from './task.ts';

const questions = [
  [
    'How long does the shine last?',
    'Eight years in a hall, and longer where nobody walks with sand under the shoes.',
  ],
  ['Can a chip be filled?', 'Yes. We mix the color of your floor and pour it by hand.'],
  ['Is it slippery?', 'No more than any polished stone, and less when it is honed.'],
  ['What does it cost?', 'A hall costs between $900 and $1,200, and we write it down before we begin.'],
] as const;

/** The number of questions that the page has from the copied one. */
const formerQuestionCount = 2;

/** Removes a section that the page does not need, with the toolbar that appears under the pointer. */
const removeSection = async (hand: Hand, heading: RegExp): Promise<void> => {
  const section = hand.site.getByRole('heading', { name: heading });
  const frame = hand.site.locator('[data-section]').filter({ hasText: heading });
  const isUnderToolbar = async (): Promise<boolean> => {
    // A page that is still being opened shows the toolbar over its selected section.
    await hand.page.mouse.move(0, 0);
    await section.hover();
    const [tools, area] = [await hand.site.getByRole('toolbar').boundingBox(), await frame.boundingBox()];
    return tools !== null && area !== null && tools.y >= area.y && tools.y < area.y + area.height;
  };
  for (let tries = 1; !(await isUnderToolbar()); tries += 1)
    if (tries === 20) throw new Error(`The toolbar does not appear over the section ${heading.source}.`);
  await hand.click(hand.site.getByRole('button', { name: 'Remove' }));
  await section.waitFor({ state: 'detached' });
};

/** Replaces the example text that has the focus. */
const replaceExample = async (hand: Hand, former: RegExp, text: string): Promise<void> => {
  await hand.page.locator('[contenteditable=true]:focus').getByText(former).waitFor();
  await hand.write(text);
};

/** Goes to the next example text with the key and replaces it. */
const replaceNext = async (hand: Hand, former: RegExp, text: string): Promise<void> => {
  await hand.press('F8');
  await replaceExample(hand, former, text);
};

/** Creates a service page from another one, with two images, four questions and a menu link. */
export const newPage: Task = {
  name: 'A new service page with two images from a phone, four questions and a menu entry',
  run: async (hand, folder) => {
    const { page, site } = hand;
    const photos = [
      await phonePicture(folder, 'terrazzo-hall.jpg', '#8f9a8a'),
      await phonePicture(folder, 'terrazzo-chips.jpg', '#a08a7c'),
    ];
    await hand.openPage('Polishing');
    const dialog = await hand.menu('New page');
    await page.locator('input:focus').waitFor();
    await hand.write('Terrazzo Polishing in {area}');
    await hand.click(dialog.getByLabel('Add to menu'));
    await hand.click(page.getByRole('option', { name: 'Marble', exact: true }));
    await hand.click(hand.button('Create page'));
    await site.getByRole('heading', { level: 1, name: /^Terrazzo/ }).waitFor();

    await removeSection(hand, /What we polish/);
    await removeSection(hand, /What polishing costs/);
    await removeSection(hand, /Why with water/);

    // The next example follows the place of the section that was removed last.
    await hand.click(page.getByRole('button', { name: /^Next text/ }));
    await replaceExample(hand, /Why marble goes dull/, 'Why terrazzo goes dull');
    await replaceNext(
      hand,
      /Sand under shoes/,
      'Wax turns yellow and holds the dirt. We take it off, and grind the stone itself until it shines.',
    );
    const picture = page.getByRole('button', { name: /^Image\b/ });
    await hand.click(hand.button('Add: Image'));
    await hand.click(picture);
    await hand.choose(page.getByText('Add images', { exact: true }), photos);
    await hand.pick('terrazzo-chips.jpg');
    await hand.writeInto(hand.field('Description of the image'), 'Chips of marble in a floor of terrazzo');

    await replaceNext(hand, /What people ask/, 'What people ask about terrazzo');
    for (const [index, [question, answer]] of questions.entries()) {
      if (index >= formerQuestionCount) await hand.click(hand.button('Add a question'));
      await replaceNext(hand, /✎.*\?$|Question/, question);
      await replaceNext(hand, /✎/, answer);
    }
    await replaceNext(
      hand,
      /Dull marble/,
      'Old terrazzo ground and polished until it shines again, without wax and without dust.',
    );
    await replaceNext(hand, /A dull floor is scratched/, 'Chips of marble that shine like glass again.');
    await hand.press('F8');
    await hand.click(picture);
    await hand.pick('terrazzo-hall.jpg');
    await hand.writeInto(hand.field('Description of the image'), 'Hall with a floor of grey terrazzo');
    await hand.save();
  },
};
