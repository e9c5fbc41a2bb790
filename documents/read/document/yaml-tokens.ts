import { CST, Lexer } from 'yaml';

/** A word or sign of YAML and where it begins. */
export type YamlToken = { kind: CST.Token['type'] | 'text' | null; text: string; offset: number };

/** Control characters that the lexer adds to what it reads. */
const added: readonly string[] = [CST.DOCUMENT, CST.FLOW_END, CST.SCALAR];

/**
 * The signs and words of a YAML text one after the other, before anything is made of them. It takes any text, wrong
 * or hostile ones too, in time that grows with its length.
 */
export function* yamlTokens(text: string): Generator<YamlToken> {
  let offset = 0;
  let isText = false;
  for (const piece of new Lexer().lex(text)) {
    if (!isText && added.includes(piece)) {
      isText = piece === CST.SCALAR;
      continue;
    }
    yield { kind: isText ? 'text' : CST.tokenType(piece), text: piece, offset };
    isText = false;
    offset += piece.length;
  }
}
