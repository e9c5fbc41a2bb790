import type { EmotionCache } from '@emotion/cache';
import { withEmotionCache } from '@emotion/react';
import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Answers, isOwn, type Props } from './answers.ts';
import { useSiteTheme } from './use-site-theme.ts';

type Element = ReactElement<Props>;
type Render = (props: Props, ref: unknown) => ReactNode;

/** The element that a component comes to; nothing when that is not one element, or more than functions make it. */
const elementOf = (drawn: ReactNode): Element | undefined => {
  if (!isValidElement<Props>(drawn)) return undefined;
  const type = drawn.type as unknown as string | Render | { render?: Render };
  if (typeof type === 'string') return drawn;
  // Emotion: a rule and the element that needs it.
  if (drawn.type === Fragment) return elementOf((drawn.props['children'] as ReactNode[])[1]);
  const render = typeof type === 'function' ? type : type.render;
  return render && elementOf(render(drawn.props, drawn.props['ref'] ?? null));
};

/** Whether an element holds and says what its component was given to hold and say. */
const passesOn = (props: Props, element: Element): boolean =>
  Object.keys(props).every((name) => !isOwn(name) || element.props[name] === props[name]);

/** A name that React and HTML both use, and a value that needs no escape. */
const isSimple = ([name, value]: [string, unknown]): boolean =>
  /^[a-z\d]+$/.test(name) && /^[\w\s.,#%()-]*$/.test(String(value));

const isShape = (child: unknown): child is Element =>
  isValidElement<Props>(child) &&
  typeof child.type === 'string' &&
  Object.entries(child.props).every(isSimple);

/** A drawing that holds shapes alone: they are written once. */
const written = ({ type, props }: Element): Props => {
  const shapes = type === 'svg' && [props['children']].flat().filter(Boolean);
  if (!shapes || !shapes.every(isShape)) return props;
  const { children: _, ...rest } = props;
  const html = shapes.map(({ type, props }) => {
    const attributes = Object.entries(props).map(([name, value]) => ` ${name}="${String(value)}"`);
    return `<${String(type)}${attributes.join('')}></${String(type)}>`;
  });
  return { ...rest, dangerouslySetInnerHTML: { __html: html.join('') } };
};

type Look = { type: string; props: Props };

/**
 * For the server, in the bundled program: a component without state that comes to one element, which holds what the
 * component was given. It is asked once for each set of its properties; drawn is what it would draw.
 */
export const kept = (Component: Parameters<typeof createElement>[0]) => {
  // With the first element of a look its rules come into the cache, and stay there.
  const byCache = new WeakMap<EmotionCache, Answers<Look>>();

  const looksOf = (cache: EmotionCache): Answers<Look> => {
    const looks = byCache.get(cache) ?? new Answers<Look>();
    byCache.set(cache, looks);
    return looks;
  };

  return withEmotionCache<Props, unknown>((props, cache) => {
    const asked = { props, theme: useSiteTheme() };
    const looks = looksOf(cache);
    const look = looks.find(asked);
    if (look) {
      const all = { ...look.props };
      for (const name in props) if (isOwn(name)) all[name] = props[name];
      return createElement(look.type, all);
    }
    const drawn = createElement(Component, props);
    const element = elementOf(drawn);
    if (element && passesOn(props, element))
      looks.keep(asked, (props) => ({ ...props }), { type: String(element.type), props: written(element) });
    return drawn;
  });
};
