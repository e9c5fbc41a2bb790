import { CST, Lexer } from 'yaml';

/** A YAML token and its offset. */
export type YamlToken = { kind: CST.Token['type'] | 'text' | null; text: string; offset: number };

/** Control characters that the lexer inserts as markers. */
const added: readonly string[] = [CST.DOCUMENT, CST.FLOW_END, CST.SCALAR];

/**
 * Yields the tokens of a YAML text without parsing it. It accepts any text, including invalid and hostile ones, and
 * takes linear time.
 */
export function* yamlTokens(text: string): Generator<YamlToken> {
  let offset = 0;
  let isText = false;
  for (const lexeme of new Lexer().lex(text)) {
    if (!isText && added.includes(lexeme)) {
      isText = lexeme === CST.SCALAR;
      continue;
    }
    yield { kind: isText ? 'text' : CST.tokenType(lexeme), text: lexeme, offset };
    isText = false;
    offset += lexeme.length;
  }
}
