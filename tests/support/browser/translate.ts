import type { Page } from 'playwright-core';

/** Replaces every text of the page by a copy in `font` elements, as the translators of browsers do. */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found.filter(
      ({ parentElement: parent }) => !parent?.closest('script, style, textarea'),
    )) {
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild?.append(text.data);
      text.replaceWith(font);
    }
  });
