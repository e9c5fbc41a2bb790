import { finding, type Finding } from '../../problems/finding.ts';
import type { Text } from '../../read/document/texts.ts';

/** Placeholder words: those of templates, notes to oneself, random letters. */
const placeholder =
  /\blorem ipsum\b|\bdolor sit amet\b|\b(?:TODO|TO DO|TBD|TBC|TBA|FIXME|XXX+)\b|\?{3,}|\[(?:insert|your|add|fill in|enter|name|date|city)\b[^\]\n]*\](?!\()|\b(?:your|insert|add|enter) (?:text|title|name|heading|content|words) here\b|\b(?:asdf|qwert[yz])\w*|\bError! (?:Reference|Bookmark)[^.]*\./;
const smallLetters =
  /\blorem ipsum\b|\bdolor sit amet\b|\b(?:your|insert|add|enter) (?:text|title|name|heading|content|words) here\b|^todo\b/i;

/** Placeholder words that were never replaced. */
export function* placeholders({ path, text }: Text): Generator<Finding> {
  const found = placeholder.exec(text) ?? smallLetters.exec(text);
  if (found) {
    const excerpt = { text: found[0], occurrence: 0 };
    yield finding('placeholder', path, { text: found[0] }, { excerpt });
  }
}
