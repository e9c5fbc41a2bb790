import type { FrameLocator, Locator, Page } from 'playwright-core';

/** What somebody does with the mouse, the keyboard and the files of the machine. */
export type Doings = { clicks: number; texts: number; keys: number; choices: number };

/** Does what an editor does, with a real mouse and real keys, and counts it. */
export class Hand {
  readonly page: Page;
  /** The page of the site that is edited. */
  readonly site: FrameLocator;
  readonly doings: Doings = { clicks: 0, texts: 0, keys: 0, choices: 0 };

  constructor(page: Page) {
    this.page = page;
    this.site = page.frameLocator('iframe[src="page.html"]:not([inert])');
  }

  async click(on: Locator): Promise<void> {
    await on.click();
    this.doings.clicks += 1;
  }

  /** Presses one key, or several at once, such as `Control+s`. */
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.doings.keys += 1;
  }

  /** Writes into what has the focus, in the place of what is there. */
  async write(text: string): Promise<void> {
    await this.press('Control+a');
    await this.page.keyboard.type(text);
    this.doings.texts += 1;
  }

  /** Clicks into a field, and writes into it. */
  async writeInto(field: Locator, text: string): Promise<void> {
    await this.click(field);
    await this.write(text);
  }

  /** Clicks a button that asks for files of the machine, and chooses them together. */
  async choose(button: Locator, files: string[]): Promise<void> {
    const [asked] = await Promise.all([this.page.waitForEvent('filechooser'), this.click(button)]);
    await asked.setFiles(files);
    this.doings.choices += 1;
  }

  /** Opens a dialog of the menu of the page. */
  async menu(action: string): Promise<Locator> {
    await this.click(this.button('Page'));
    await this.click(this.page.getByRole('menuitem', { name: action }));
    return this.page.getByRole('dialog');
  }

  /** A button of the Studio by its whole name. */
  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** A field of the form by its whole name. */
  field(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  /** Saves, and waits until it is done. */
  async save(): Promise<void> {
    await this.click(this.button('Save'));
    await this.page.getByText('All changes are saved').waitFor();
  }
}
