const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether the text of a document has the name of an image as a value. @param name in `media/` */
export const namesPicture = (text: string, name: string): boolean =>
  new RegExp(String.raw`(?<![^\s'"[{,:])${literal(name)}(?![^\s'"\]},])`, 'u').test(text);
