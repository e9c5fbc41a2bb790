/**
 * Returns the visible images whose attribute `sizes` does not follow the layout: the file would be narrower than the
 * image is displayed, or, on a phone, twice as wide. A cropped or scaled image is displayed wider than its box.
 */
export const wrongSizes = (): string[] => {
  const widthOf = (sizes: string): number => {
    const [, length = ''] =
      sizes
        .split(', ')
        .map((part) => /^(?:(\(.*\)) )?(\S+)$/.exec(part) ?? [])
        .map(([, query, length]) => [query, length])
        .find(([query]) => query === undefined || matchMedia(query).matches) ?? [];
    const pixels = { vw: innerWidth / 100, rem: 16, px: 1 }[length.replace(/[\d.]+/, '')] ?? Number.NaN;
    return Number.parseFloat(length) * pixels;
  };
  return (
    [...document.querySelectorAll<HTMLSourceElement>('source[sizes] + img')]
      .map((image) => image as unknown as HTMLImageElement)
      .filter((image) => image.offsetWidth > 0)
      .map((image) => {
        const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        // A slideshow takes the rest of the screen. With a short text that may be higher than 3:2, for which a phone would
        // load a file of twice the size.
        const isRest = image.closest('[data-section=slideshow-hero]') !== null;
        const height = isRest ? Math.min(image.offsetHeight, image.offsetWidth / 1.5) : image.offsetHeight;
        const scale = Number.parseFloat(getComputedStyle(image).scale) || 1;
        const displayed = Math.max(image.offsetWidth, height * ratio) * scale;
        const { sizes } = image.previousElementSibling as HTMLSourceElement;
        return { name: image.src.replace(/.*\//, ''), displayed, expected: widthOf(sizes) };
      })
      // A few percent less cannot be seen.
      .filter(
        ({ displayed, expected }) =>
          !(expected >= displayed * 0.96) || (innerWidth < 600 && expected > displayed * 2),
      )
      .map(
        ({ name, displayed, expected }) =>
          `${name}: displayed at ${displayed} px, expected at ${expected} px`,
      )
  );
};
