/** Characters without width: Unicode's default ignorable code points and the interlinear annotation characters. */
const invisible = '[\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb]';
const everyInvisible = new RegExp(invisible, 'gu');
const invisibleRun = new RegExp(`([^${invisible.slice(1)}?)(${invisible}+)`, 'gu');

/** Marks that control the direction of text. Text without right-to-left letters needs none. */
const directionMark = /[\u061c\u200e\u200f]/;
const rightToLeft =
  /[\u0590-\u061b\u061d-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A base character followed by an invisible one that changes its rendering: the flag of a region, a keycap, or a joiner
 * or variation selector after a non-Latin letter or an emoji.
 */
const shaped =
  /^(?:\u{1f3f4}[\u{e0020}-\u{e007f}]|[\d#*\u00a9\u00ae]\ufe0f|[^\0-\u02ff\s](?:\u034f|\u200c|\u200d|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]))$/u;

/**
 * Removes invisible characters that do not change how the text is read, such as zero-width spaces, byte order marks,
 * soft hyphens and direction controls in pasted text. Keeps joiners inside emoji and in scripts that need them, and
 * direction marks in text with right-to-left letters.
 * @param text text in any script
 */
export const removeStrayInvisible = (text: string): string => {
  const hasRightToLeft = rightToLeft.test(text);
  return text.replace(invisibleRun, (_, before: string, run: string) => {
    const rest = [...run].filter((character) =>
      directionMark.test(character) ? hasRightToLeft : shaped.test(before + character),
    );
    return before + rest.join('');
  });
};

/** Removes every character without width from a single-line value in which none has a meaning. */
export const removeInvisible = (value: string): string => value.replace(everyInvisible, '');
