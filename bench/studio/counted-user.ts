import type { FrameLocator, Locator, Page } from 'playwright-core';

/** Number of actions with the mouse, the keyboard and the file dialog. */
export type Doings = { clicks: number; texts: number; keys: number; choices: number };

/** Simulates an editor with mouse and keyboard events, and counts the actions. */
export class Hand {
  readonly page: Page;
  /** The page in the preview frame. */
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

  /** Replaces the text of the focused element. */
  async write(text: string): Promise<void> {
    await this.press('Control+a');
    await this.page.keyboard.type(text);
    this.doings.texts += 1;
  }

  /** Clicks a field and replaces its text. */
  async writeInto(field: Locator, text: string): Promise<void> {
    await this.click(field);
    await this.write(text);
  }

  /** Opens a page by its name in the page list. */
  async openPage(name: string): Promise<void> {
    const pages = this.page.getByRole('navigation', { name: 'Pages' }).getByRole('button');
    await this.click(pages.getByText(name, { exact: true }));
  }

  /** Clicks a text in the preview and waits until it can be edited. */
  async open(words: RegExp): Promise<void> {
    await this.click(this.site.getByText(words).first());
    await this.page.locator('[contenteditable=true]:focus').waitFor();
  }

  /** Replaces a text in the preview. */
  async rewrite(words: RegExp, text: string): Promise<void> {
    await this.open(words);
    await this.write(text);
  }

  /** Clicks a button that opens a file dialog and selects files. */
  async choose(button: Locator, files: string[]): Promise<void> {
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), this.click(button)]);
    await chooser.setFiles(files);
    this.doings.choices += 1;
  }

  /** Selects an image in the dialog. */
  async pick(name: string): Promise<void> {
    await this.click(this.page.getByRole('dialog').getByRole('button', { name }));
  }

  /** Opens a dialog through the page menu. */
  async menu(action: string): Promise<Locator> {
    await this.click(this.button('Page'));
    await this.click(this.page.getByRole('menuitem', { name: action }));
    return this.page.getByRole('dialog');
  }

  /** Finds a button of the Studio by its exact name. */
  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Finds a field of the form by its exact name. */
  field(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  /** Saves and waits until that is complete. */
  async save(): Promise<void> {
    await this.click(this.button('Save'));
    await this.page.getByText('All changes are saved').waitFor();
  }
}
