import type { Locator } from 'playwright-core';
import sharp from 'sharp';

/** A large PNG image. */
export const picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#456' } })
  .png()
  .toBuffer();

/** Drops or pastes a file on an element. @returns whether the browser's default action remains */
export const sendFile = (
  target: Locator,
  kind: 'drop' | 'paste',
  name: string,
  others: Record<string, string> = {},
): Promise<boolean> =>
  target.evaluate(
    (element, { kind, name, others, picture }) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(picture), (character) => character.codePointAt(0) ?? 0);
      const type = name.endsWith('.png') ? 'image/png' : 'text/plain';
      data.items.add(new File([bytes], name, { type }));
      for (const [format, text] of Object.entries(others)) data.setData(format, text);
      const { left, top } = element.getBoundingClientRect();
      const init = { bubbles: true, cancelable: true };
      const event =
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: data })
          : new DragEvent('drop', { ...init, dataTransfer: data, clientX: left + 5, clientY: top + 5 });
      return element.dispatchEvent(event);
    },
    { kind, name, others, picture: picture.toString('base64') },
  );
