/** Matches bold text or a link, whose target is not validated. */
export const inlinePattern =
  /\*\*(?<bold>\S(?:.*?\S)??)\*\*|\[(?<label>[^[\]]*\S[^[\]]*)\]\((?<href>[^\s()]+)\)/gs;

/** Returns the label of a form field without the markup of links and bold words. */
export const toPlainLabel = (label: string): string => label.replaceAll(inlinePattern, '$<bold>$<label>');
