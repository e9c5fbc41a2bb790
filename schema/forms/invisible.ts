/** A character without width: one that Unicode lets a renderer leave out, or an interlinear annotation character. */
const invisible = '[\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb]';
const everyInvisible = new RegExp(invisible, 'gu');
const invisibleRun = new RegExp(`([^${invisible.slice(1)}?)(${invisible}+)`, 'gu');

/** Marks that order text of both directions; a text without letters that are read from the right needs none. */
const directionMark = /[\u061c\u200e\u200f]/;
const rightToLeft =
  /[\u0590-\u061b\u061d-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A character and an invisible one that changes how it is drawn: the flag of a region, a keycap, a joiner or a variation
 * selector behind a letter of a script other than Latin, or behind an emoji.
 */
const shaped =
  /^(?:\u{1f3f4}[\u{e0020}-\u{e007f}]|[\d#*\u00a9\u00ae]\ufe0f|[^\0-\u02ff\s](?:\u034f|\u200c|\u200d|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]))$/u;

/**
 * Removes characters that have no width and change nothing that is read, such as the zero-width spaces, byte order
 * marks, soft hyphens and direction controls that come along when text is pasted. Joiners inside emoji and inside
 * words of scripts that need them stay, and so do direction marks in text that is read from the right.
 * @param text of any script
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

/**
 * Removes every character without width, for values in which none has a meaning: addresses and numbers.
 * @param value on one line
 */
export const removeInvisible = (value: string): string => value.replace(everyInvisible, '');
