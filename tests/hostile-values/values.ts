/**
 * Attack values for fields. Each contains a unique word of its field, so that no two fields have the same value.
 */
export const hostileValues: Record<string, (word: string) => string> = {
  'a breakout from HTML and attributes': (word) =>
    `${word}"'\`><script>alert(1)</script></script></style></title>--><img src=x onerror=alert(1)>' onmouseover='alert(1)`,
  'syntax of other languages': (word) =>
    `${word} &lt;b&gt; <%= 1 %> \`id\` $(id) ; | && ::set-output name=a::b @everyone ![](https://evil.example/a.png)`,
  'a CSP directive': (word) => `${word}.example; script-src * 'unsafe-inline', default-src *`,
  'a formula': (word) => `=HYPERLINK("https://evil.example","${word}")`,
  'a template': (word) => `{{${word}}} \${alert(1)}`,
  'a javascript: URL': (word) => `javascript:alert('${word}')`,
  'a javascript: URL with a tab in its scheme': (word) => `java\tscript:alert('${word}')`,
  'a data: URL': (word) => `data:text/html,<script>${word}</script>`,
  'a URL without a scheme': (word) => `//${word}.evil.example`,
  'a URL with a slash and a backslash': (word) => `/\\${word}.evil.example`,
  'a URL with two backslashes': (word) => `\\\\${word}.evil.example`,
  'a URL with a tab after its slash': (word) => `/\t/${word}.evil.example`,
  'a URL with user info': (word) => `https://good.example@${word}.evil.example/`,
  'a numeric host': (word) => `https://2130706433/${word}`,
  'a host with an encoded dot': (word) => `https://good.example%2e${word}.evil.example/`,
  'a host with a look-alike letter': (word) => `https://b\u0430nk.example/${word}`,
  'a URL with invisible characters': (word) => `https://good.example/\u200b${word}`,
  'a mailto: URL with a header injection': (word) => `mailto:${word}@good.example%0d%0aBcc:x@evil.example`,
  'a mailto: URL with Bcc': (word) => `mailto:${word}@good.example?bcc=x@evil.example`,
  'an e-mail address with a header': (word) => `${word}@good.example?bcc=x%40evil.example`,
  'a tel: URL with control codes': (word) => `tel:1;*21*9005550100#${word}`,
  'links in rich text': (word) =>
    `[${word}](//evil.example) [${word}](/\\evil.example) [${word}](javascript:alert(1))`,
  'images in rich text': (word) => `![${word}](//evil.example) ![${word}](https://good.example@evil.example)`,
  'header lines': (word) =>
    `${word}\r\nSet-Cookie: a=b\r\n\r\n<script>alert(1)</script>\nBcc: x@evil.example`,
  'a carriage return': (word) => `${word}\rBcc: x@evil.example`,
  'Unicode line separators': (word) =>
    `${word}\u2028Bcc: x@evil.example\u2029Cc: y@evil.example\u0085Cc: z@evil.example`,
  'a null character': (word) => `${word}\0.jpg`,
  'a terminal escape sequence': (word) => `${word}\u001b[2J`,
  'a lone surrogate': (word) => `${word}\ud800`,
  'a direction override': (word) => `${word} \u202egpj.exe`,
  'encoded line breaks': (word) => `/${word}%0d%0aSet-Cookie:%20a=b`,
  'an encoded path traversal': (word) => `..%2f..%2f${word}`,
  'a path traversal': (word) => `../../${word}`,
  'a path traversal after a slash': (word) => `/../../${word}`,
  'a Windows device name': () => 'con',
  'the name __proto__': () => '__proto__',
  'the name constructor': () => 'constructor',
  'a path to __proto__': () => '/__proto__',
  'a very long word': (word) => word + 'w'.repeat(2000),
};
