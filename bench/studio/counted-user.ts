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

  /** Opens a page by what the list of pages calls it. */
  async openPage(name: string): Promise<void> {
    const pages = this.page.getByRole('navigation', { name: 'Pages' }).getByRole('button');
    await this.click(pages.getByText(name, { exact: true }));
  }

  /** Clicks a text on the page of the site, and waits for its field. */
  async open(words: RegExp): Promise<void> {
    await this.click(this.site.getByText(words).first());
    await this.page.locator('[contenteditable=true]:focus').waitFor();
  }

  /** Writes other words in the place of a text of the page. */
  async rewrite(words: RegExp, text: string): Promise<void> {
    await this.open(words);
    await this.write(text);
  }

  /** Clicks a button that asks for files of the machine, and chooses them together. */
  async choose(button: Locator, files: string[]): Promise<void> {
    const [asked] = await Promise.all([this.page.waitForEvent('filechooser'), this.click(button)]);
    await asked.setFiles(files);
    this.doings.choices += 1;
  }

  /** Takes one of the pictures that the dialog offers. */
  async pick(name: string): Promise<void> {
    await this.click(this.page.getByRole('dialog').getByRole('button', { name }));
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
