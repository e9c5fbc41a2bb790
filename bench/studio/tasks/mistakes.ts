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
    message: /there is no page/,
    button: 'Replace with /projects',
  },
  {
    file: 'home.yaml',
    right: '/marble-repair#cracks',
    wrong: '/marble-repair#crack',
    message: /has the anchor/,
    button: 'Replace with /marble-repair#cracks',
  },
  {
    file: 'home.yaml',
    right: 'icon: calendar',
    wrong: 'icon: calender',
    message: /not one of the choices/,
    button: 'Replace with calendar',
  },
  {
    file: 'concrete.yaml',
    right: 'tagline:',
    wrong: 'taglin:',
    message: /there is no field/,
    button: 'Replace with tagline',
  },
  {
    file: 'kitchen-remodeling.yaml',
    right: 'heading: Kitchen Remodeling with Stone',
    wrong: "heading: ''",
    message: /a text is expected here/,
    text: 'Kitchen Remodeling with Stone',
  },
  {
    file: 'about.yaml',
    right: 'hall.jpg, alt: Hall with a floor of pale stone',
    wrong: 'hall.jpg',
    message: /missing field/,
    text: 'Hall with a floor of pale stone',
  },
  {
    file: 'pavers.yaml',
    right: '>-\n  Brick and stone pavers on a base that drains,\n  with edges that hold for years.',
    wrong: `${description} ${'We lay them by hand and sweep the joints. '.repeat(4).trim()}`,
    message: /search results show about/,
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
      const problem = rail.getByRole('button', { name: message });
      await hand.click(problem);
      if (button !== undefined) await hand.click(hand.button(button));
      if (text !== undefined) {
        await hand.page.locator('[contenteditable=true]:focus').waitFor();
        await hand.write(text);
      }
      await problem.waitFor({ state: 'detached' });
    }
    await hand.save();
  },
};
