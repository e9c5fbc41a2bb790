const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** A text as HTML and XML contain it, in an attribute as well. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&<"]/g, (character) => entities[character] ?? character);
