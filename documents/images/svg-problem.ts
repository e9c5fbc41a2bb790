import { SaxesParser, type SaxesTagNS } from 'saxes';
import { SvgComplexity } from './svg-complexity.ts';
import type { ImageProblem } from '../read/site/image-info.ts';

const namespace = 'http://www.w3.org/2000/svg';
const saveAsPlainSvg = 'Save it as plain SVG, without scripts and without references to other files.';

/** Whether a file is markup, such as SVG or HTML. */
export const isMarkup = (content: Uint8Array): boolean =>
  /^\uFEFF?\s*</.test(new TextDecoder('utf-8', { ignoreBOM: true }).decode(content.subarray(0, 400)));

const webPage = /^\s*(<\?xml[^>]*>\s*|<!--[^]*?-->\s*)*<(!doctype\s+html|html|head|body)\b/i;

/** Whether a URL refers to something outside of the SVG image. */
const isExternal = (address: string): boolean =>
  !/^\s*(#|data:image\/(png|jpe?g|webp|gif|avif)\b|$)/i.test(address);

const externalStyle = /@import|(?:image-set|src)\(|url\(\s*(?!['"]?\s*(#|data:))/i;

/** Returns a style with its escapes decoded: `u\72 l(` is `url(` (CSS Syntax, "Consume an escaped code point"). */
const decodeStyle = (style: string): string =>
  style
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gis, (_, code: string | undefined, character = '') =>
      code === undefined ? character : String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)),
    );

const findStyleProblem = (style: string): string | undefined =>
  externalStyle.test(decodeStyle(style))
    ? 'needs another file, which browsers do not load for an image'
    : undefined;

/** Number of characters that are parsed at a time; after each part, parsing stops if a problem was found. */
const chunk = 1000;

const webNamespace = 'http://www.w3.org/1999/xhtml';

/** Whether a value contains a `javascript:` URL. Browsers ignore white space in the scheme (WHATWG URL Standard). */
const isScript = (value: string): boolean => /(?:^|;)javascript:/i.test(value.replace(/\s/g, ''));

/** Whether an animation changes the target of a link. */
const animatesLink = ({ value }: { value: string }): boolean => /^(?:\w+:)?href$/i.test(value.trim());

const findTagProblem = ({ local, uri, attributes }: SaxesTagNS): string | undefined => {
  if (local === 'script') return 'contains a script';
  if (local === 'foreignObject') return 'contains a part of a web page (foreignObject)';
  if (uri === webNamespace) return `contains a part of a web page (${local})`;
  if (attributes['attributeName'] && animatesLink(attributes['attributeName']))
    return `animates a link (${local})`;
  for (const { name, local: attribute, value } of Object.values(attributes)) {
    if (/^on/i.test(attribute) || isScript(value)) return `contains a script (${name})`;
    if (attribute === 'href' && isExternal(value))
      return `refers to ${value.slice(0, 80)}, which browsers do not load for an image`;
    const style = findStyleProblem(value);
    if (style) return style;
  }
  return undefined;
};

const isLength = (value: string | undefined): boolean => /^\s*\+?(\d|\.\d)[^%]*$/.test(value ?? '');

/** Whether the SVG image specifies its size. */
const hasSize = ({ attributes }: SaxesTagNS): boolean => {
  const valueOf = (name: string) => attributes[name]?.value;
  return valueOf('viewBox') !== undefined || (isLength(valueOf('width')) && isLength(valueOf('height')));
};

/**
 * Returns the problem that prevents an SVG image from being used: it is not SVG, or it contains something that images
 * must not contain. Browsers run no scripts and load no files for an image (SVG Integration, "secure static mode"),
 * but they do when the file is opened directly.
 */
export const findSvgProblem = (text: string): ImageProblem | undefined => {
  if (webPage.test(text))
    return {
      message: 'is a web page, not an image',
      fix: 'Open the image itself in the browser and save it.',
    };
  const parser = new SaxesParser({ xmlns: true });
  let found: ImageProblem | undefined;
  const size = new SvgComplexity();
  const report = (message: string | undefined, fix = saveAsPlainSvg): void => {
    if (message !== undefined) found ??= { message: `${message} (line ${parser.line})`, fix };
  };
  const reportLimit = (message: string | undefined): void =>
    report(message, 'Save it with fewer elements, or as a PNG image.');
  let root: SaxesTagNS | undefined;
  /** The content of the current style element, which may arrive in several events. */
  let style: string | undefined;
  const readText = (words: string): void => {
    reportLimit(size.read(words, style === undefined ? 'text' : 'style'));
    if (style !== undefined) style += words;
  };
  parser.on('error', ({ message }) =>
    report(`is not well-formed: ${message.replace(/^\d+:\d+: |\.$/g, '')}`, 'Save it as SVG again.'),
  );
  // In other encodings, the second byte of a character may look like markup.
  parser.on('xmldecl', ({ encoding = 'utf-8' }) =>
    report(
      /^(?:utf-8|us-ascii|iso-8859-1|windows-1252)$/i.test(encoding) ? undefined : 'is not saved as UTF-8',
    ),
  );
  parser.on('doctype', (type) => report(type.includes('<!ENTITY') ? 'declares entities' : undefined));
  parser.on('processinginstruction', ({ target }) =>
    report(target === 'xml-stylesheet' ? 'needs a style sheet' : undefined),
  );
  parser.on('opentag', (tag) => {
    if (!root && (tag.local !== 'svg' || tag.uri !== namespace))
      report('is not an SVG image', `Its first tag must be <svg xmlns="${namespace}">.`);
    root ??= tag;
    if (tag.local === 'style') style = '';
    report(findTagProblem(tag));
    reportLimit(size.open(tag));
  });
  parser.on('closetag', ({ local }) => {
    size.close();
    if (local !== 'style') return;
    report(findStyleProblem(style ?? ''));
    style = undefined;
  });
  parser.on('text', readText);
  parser.on('cdata', readText);
  const isDone = (): boolean => found !== undefined;
  // Parsing stops at the first problem, because the rest could take minutes.
  for (let start = 0; start < text.length && !isDone(); start += chunk)
    parser.write(text.slice(start, start + chunk));
  if (!found) parser.close();
  if (!found) reportLimit(size.excess);
  if (!found && root && !hasSize(root))
    report('has no size', 'Give its first tag a viewBox, such as viewBox="0 0 200 64".');
  return found;
};

/** The problem of an SVG image that is valid but cannot be rendered. */
export const svgRenderFailure: ImageProblem = { message: 'cannot be rendered', fix: saveAsPlainSvg };
