/**
 * What somebody could write into a field who wants more than to be read. Each holds a word of its field, so that no two
 * fields say the same.
 */
export const hostileValues: Record<string, (word: string) => string> = {
  'the end of whatever surrounds it': (word) =>
    `${word}"'\`><script>alert(1)</script></script></style></title>--><img src=x onerror=alert(1)>' onmouseover='alert(1)`,
  'marks of other languages': (word) =>
    `${word} &lt;b&gt; <%= 1 %> \`id\` $(id) ; | && ::set-output name=a::b @everyone ![](https://evil.example/a.png)`,
  'a directive of a policy': (word) => `${word}.example; script-src * 'unsafe-inline', default-src *`,
  'a formula': (word) => `=HYPERLINK("https://evil.example","${word}")`,
  'a template': (word) => `{{${word}}} \${alert(1)}`,
  'a script as an address': (word) => `javascript:alert('${word}')`,
  'a script with a tab in its scheme': (word) => `java\tscript:alert('${word}')`,
  'data as an address': (word) => `data:text/html,<script>${word}</script>`,
  'an address without a scheme': (word) => `//${word}.evil.example`,
  'an address of a slash and a backslash': (word) => `/\\${word}.evil.example`,
  'an address of two backslashes': (word) => `\\\\${word}.evil.example`,
  'an address with a tab behind its slash': (word) => `/\t/${word}.evil.example`,
  'a host behind the name of a user': (word) => `https://good.example@${word}.evil.example/`,
  'a host in numbers': (word) => `https://2130706433/${word}`,
  'a host with an encoded full stop': (word) => `https://good.example%2e${word}.evil.example/`,
  'a host with a letter that looks like another': (word) => `https://b\u0430nk.example/${word}`,
  'an address with signs that nobody sees': (word) => `https://good.example/\u200b${word}`,
  'a mail with a header': (word) => `mailto:${word}@good.example%0d%0aBcc:x@evil.example`,
  'a mail with a hidden copy': (word) => `mailto:${word}@good.example?bcc=x@evil.example`,
  'an address of mail with a header': (word) => `${word}@good.example?bcc=x%40evil.example`,
  'a code for telephones': (word) => `tel:1;*21*9005550100#${word}`,
  'links in a text': (word) =>
    `[${word}](//evil.example) [${word}](/\\evil.example) [${word}](javascript:alert(1))`,
  'pictures in a text': (word) => `![${word}](//evil.example) ![${word}](https://good.example@evil.example)`,
  'lines of a header': (word) =>
    `${word}\r\nSet-Cookie: a=b\r\n\r\n<script>alert(1)</script>\nBcc: x@evil.example`,
  'a carriage return': (word) => `${word}\rBcc: x@evil.example`,
  'the line ends of Unicode': (word) =>
    `${word}\u2028Bcc: x@evil.example\u2029Cc: y@evil.example\u0085Cc: z@evil.example`,
  'a null': (word) => `${word}\0.jpg`,
  'a sequence for terminals': (word) => `${word}\u001b[2J`,
  'half of a pair': (word) => `${word}\ud800`,
  'a turn of direction': (word) => `${word} \u202egpj.exe`,
  'encoded lines': (word) => `/${word}%0d%0aSet-Cookie:%20a=b`,
  'an encoded way up': (word) => `..%2f..%2f${word}`,
  'a way up': (word) => `../../${word}`,
  'a way up behind a slash': (word) => `/../../${word}`,
  'a device': () => 'con',
  'a prototype': () => '__proto__',
  'a constructor': () => 'constructor',
  'a way to a prototype': () => '/__proto__',
  'a very long word': (word) => word + 'w'.repeat(2000),
};
