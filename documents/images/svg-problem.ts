import { SaxesParser, type SaxesTagNS } from 'saxes';
import { SvgComplexity } from './svg-complexity.ts';
import type { ImageProblem } from '../read/site/image-info.ts';

const namespace = 'http://www.w3.org/2000/svg';
const plainDrawing = 'Save it as plain SVG, without scripts and with everything in the one file.';

/** Whether a file is a text of tags: a drawing, a web page. */
export const isMarkup = (content: Uint8Array): boolean =>
  /^\uFEFF?\s*</.test(new TextDecoder('utf-8', { ignoreBOM: true }).decode(content.subarray(0, 400)));

const webPage = /^\s*(<\?xml[^>]*>\s*|<!--[^]*?-->\s*)*<(!doctype\s+html|html|head|body)\b/i;

/** An address that is not in the drawing itself. */
const isForeign = (address: string): boolean =>
  !/^\s*(#|data:image\/(png|jpe?g|webp|gif|avif)\b|$)/i.test(address);

const foreignStyle = /@import|(?:image-set|src)\(|url\(\s*(?!['"]?\s*(#|data:))/i;

/** A style with its escapes written out: `u\72 l(` is `url(` (CSS Syntax, "Consume an escaped code point"). */
const plainStyle = (style: string): string =>
  style
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gis, (_, code: string | undefined, sign = '') =>
      code === undefined ? sign : String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)),
    );

const faultOfStyle = (style: string): string | undefined =>
  foreignStyle.test(plainStyle(style)) ? 'needs another file, which a picture does not get' : undefined;

/** So many characters are read before it is looked whether something was found. */
const chunk = 1000;

const webNamespace = 'http://www.w3.org/1999/xhtml';

/** Where browsers look for a script, they do not see white space within its scheme (WHATWG URL Standard). */
const isScript = (value: string): boolean => /(?:^|;)javascript:/i.test(value.replace(/\s/g, ''));

/** An animation that leads a link elsewhere. */
const movesLink = ({ value }: { value: string }): boolean => /^(?:\w+:)?href$/i.test(value.trim());

const faultOfTag = ({ local, uri, attributes }: SaxesTagNS): string | undefined => {
  if (local === 'script') return 'holds a script';
  if (local === 'foreignObject') return 'holds a part of a web page (foreignObject)';
  if (uri === webNamespace) return `holds a part of a web page (${local})`;
  if (attributes['attributeName'] && movesLink(attributes['attributeName'])) return `moves a link (${local})`;
  for (const { name, local: attribute, value } of Object.values(attributes)) {
    if (/^on/i.test(attribute) || isScript(value)) return `holds a script (${name})`;
    if (attribute === 'href' && isForeign(value))
      return `refers to ${value.slice(0, 80)}, which a picture does not get`;
    const style = faultOfStyle(value);
    if (style) return style;
  }
  return undefined;
};

const isLength = (value: string | undefined): boolean => /^\s*\+?(\d|\.\d)[^%]*$/.test(value ?? '');

/** Whether the drawing says how large it is. */
const hasSize = ({ attributes }: SaxesTagNS): boolean => {
  const valueOf = (name: string) => attributes[name]?.value;
  return valueOf('viewBox') !== undefined || (isLength(valueOf('width')) && isLength(valueOf('height')));
};

/**
 * What keeps a drawing from being shown: it is no SVG, or it holds what a picture may not hold. Browsers run no script
 * of a picture and fetch nothing for it (SVG Integration, "secure static mode"), but do so when it is opened by itself.
 */
export const findSvgProblem = (text: string): ImageProblem | undefined => {
  if (webPage.test(text))
    return {
      message: 'is a web page and no picture',
      fix: 'Open the picture itself in the browser and save that.',
    };
  const parser = new SaxesParser({ xmlns: true });
  let found: ImageProblem | undefined;
  const size = new SvgComplexity();
  const tell = (message: string | undefined, fix = plainDrawing): void => {
    if (message !== undefined) found ??= { message: `${message} (its line ${parser.line})`, fix };
  };
  const limit = (message: string | undefined): void =>
    tell(message, 'Save it with fewer elements, or as a PNG image.');
  let root: SaxesTagNS | undefined;
  /** Of the style that is being read: it may come in parts. */
  let style: string | undefined;
  const readText = (words: string): void => {
    limit(size.read(words, style === undefined ? 'text' : 'style'));
    if (style !== undefined) style += words;
  };
  parser.on('error', ({ message }) =>
    tell(`is not well-formed: ${message.replace(/^\d+:\d+: |\.$/g, '')}`, 'Save it as SVG again.'),
  );
  // Others have signs of two bytes, of which the second may look like the end of something.
  parser.on('xmldecl', ({ encoding = 'utf-8' }) =>
    tell(
      /^(?:utf-8|us-ascii|iso-8859-1|windows-1252)$/i.test(encoding) ? undefined : 'is not saved as UTF-8',
    ),
  );
  parser.on('doctype', (type) => tell(type.includes('<!ENTITY') ? 'declares entities' : undefined));
  parser.on('processinginstruction', ({ target }) =>
    tell(target === 'xml-stylesheet' ? 'needs a style sheet' : undefined),
  );
  parser.on('opentag', (tag) => {
    if (!root && (tag.local !== 'svg' || tag.uri !== namespace))
      tell('is no SVG drawing', `Its first tag is <svg xmlns="${namespace}">.`);
    root ??= tag;
    if (tag.local === 'style') style = '';
    tell(faultOfTag(tag));
    limit(size.open(tag));
  });
  parser.on('closetag', ({ local }) => {
    size.close();
    if (local !== 'style') return;
    tell(faultOfStyle(style ?? ''));
    style = undefined;
  });
  parser.on('text', readText);
  parser.on('cdata', readText);
  const isOver = (): boolean => found !== undefined;
  // The rest of a drawing that cannot be shown is not read: it may be what takes minutes.
  for (let start = 0; start < text.length && !isOver(); start += chunk)
    parser.write(text.slice(start, start + chunk));
  if (!found) parser.close();
  if (!found) limit(size.excess);
  if (!found && root && !hasSize(root))
    tell('does not say how large it is', 'Give its first tag a viewBox, such as viewBox="0 0 200 64".');
  return found;
};

/** What can be read, and not drawn. */
export const svgRenderFailure: ImageProblem = { message: 'cannot be drawn', fix: plainDrawing };
