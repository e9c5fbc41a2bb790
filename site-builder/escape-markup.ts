const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** Escapes a text for HTML and XML, including attribute values. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&<"]/g, (character) => entities[character] ?? character);
