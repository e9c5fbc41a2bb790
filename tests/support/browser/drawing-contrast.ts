import type { Locator } from 'playwright-core';

/** Returns the share of the ink in a screenshot that has a contrast of 3:1 to its upper left pixel (WCAG 2.2, 1.4.11). */
const shareOfReadableInk = async (_: Element, png: string): Promise<number> => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const { width, height } = image;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(image, 0, 0);
  const pixels = context?.getImageData(0, 0, width, height).data ?? [];
  const linear = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const luminanceAt = (index: number) =>
    [0.2126, 0.7152, 0.0722].reduce(
      (sum, weight, channel) => sum + weight * linear((pixels[index + channel] ?? 0) / 255),
      0.05,
    );
  const ground = luminanceAt(0);
  const ratios = Array.from({ length: width * height }, (_, index) => luminanceAt(index * 4) / ground)
    .map((ratio) => Math.max(ratio, 1 / ratio))
    .filter((ratio) => ratio > 1.08);
  return ratios.filter((ratio) => ratio >= 3).length / ratios.length;
};

/**
 * Returns the share of a drawing's ink that has a contrast of 3:1 to the ground. The smoothed edges of thin lines have
 * less, so a readable drawing has more than a half.
 */
export const readableInkOf = async (drawing: Locator): Promise<number> => {
  await drawing.evaluate(async (image: HTMLImageElement) => {
    image.scrollIntoView({ block: 'center', behavior: 'instant' });
    await image.decode();
  });
  const png = await drawing.screenshot();
  return drawing.evaluate(shareOfReadableInk, png.toString('base64'));
};
