import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Task } from './task.ts';

type Mistake = {
  file: string;
  right: string;
  wrong: string;
  /** Its message in the problem list. */
  message: RegExp;
  /** The label of the button that fixes it, or the text to enter into its field. */
  button?: string;
  text?: string;
};

const description = 'Brick and stone pavers on a base that drains, with edges that hold for years.';

const mistakes: Mistake[] = [
  {
    file: 'home.yaml',
    right: '](/projects)',
    wrong: '](/project)',
    message: /^Visitors who follow this link/,
    button: 'Link to “Projects”',
  },
  {
    file: 'home.yaml',
    right: '/marble-repair#cracks',
    wrong: '/marble-repair#crack',
    message: /^Visitors who follow this link/,
    button: 'Link to “Repair: What we do about cracks”',
  },
  {
    file: 'home.yaml',
    right: 'icon: calendar',
    wrong: 'icon: calender',
    message: /^This choice does not exist/,
    button: 'Use “Calendar”',
  },
  {
    file: 'concrete.yaml',
    right: 'tagline:',
    wrong: 'taglin:',
    message: /^Something here was written outside/,
    button: 'Fix it',
  },
  {
    file: 'kitchen-remodeling.yaml',
    right: 'heading: Kitchen Remodeling with Stone',
    wrong: "heading: ''",
    message: /^Still empty: “Heading”/,
    text: 'Kitchen Remodeling with Stone',
  },
  {
    file: 'about.yaml',
    right: 'hall.jpg, alt: Hall with a floor of pale stone',
    wrong: 'hall.jpg',
    message: /^Still empty: “Description of the image”/,
    text: 'Hall with a floor of pale stone',
  },
  {
    file: 'pavers.yaml',
    right: `>-\n  ${description}`,
    wrong: `${description} ${'We lay them by hand and sweep the joints. '.repeat(4).trim()}`,
    message: /^“Description” has/,
    text: description,
  },
];

/** Fixes seven mistakes through the problem list, which is open because one of them prevents the preview. */
export const sevenMistakes: Task = {
  name: 'Fix a site with seven mistakes',
  prepare: async (pagesDir) => {
    for (const { file, right, wrong } of mistakes) {
      const path = join(pagesDir, file);
      const text = await readFile(path, 'utf8');
      if (!text.includes(right)) throw new Error(`${file} does not contain ${JSON.stringify(right)}`);
      await writeFile(path, text.replace(right, wrong));
    }
  },
  run: async (hand) => {
    const rail = hand.page.getByRole('navigation', { name: 'Pages' });
    for (const { message, button, text } of mistakes) {
      const problems = rail.getByRole('button', { name: message });
      const count = await problems.count();
      await hand.click(problems.first());
      if (button !== undefined) await hand.click(hand.button(button));
      if (text !== undefined) {
        await hand.page.locator('[contenteditable=true]:focus').waitFor();
        await hand.write(text);
      }
      await problems.nth(count - 1).waitFor({ state: 'detached' });
    }
    await hand.save();
  },
};
