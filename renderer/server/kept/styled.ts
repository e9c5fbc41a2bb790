import createStyled from '@emotion/styled/base';
import { withEmotionCache } from '@emotion/react';
import { cloneElement, createElement, Fragment, type ReactElement } from 'react';
import { Answers, type Props } from './answers.ts';
import { useSiteTheme } from './use-site-theme.ts';

type Style = ((props: Props) => unknown) | object | string | null | undefined;
/** A component of Emotion: on the server a plain function of what it is given. */
type Styled = ((props: Props) => ReactElement) & { __emotion_styles: Style[] };
type Drawn = ReactElement<{ children: [insertion: ReactElement<Insertion>, element: ReactElement<Props>] }>;
type Insertion = { cache: unknown; serialized: { name: string } };
/** How elements of one look are drawn: with these rules, as this element, with these of their properties. */
type Look = {
  insertion: ReactElement<Insertion>;
  type: string;
  className: string;
  passed: Map<string, boolean>;
};

const askAll = (styles: Style[]) => (props: Props) => {
  const ask = (style: unknown): void => {
    if (typeof style === 'function') ask(style(props));
    else if (Array.isArray(style)) style.forEach(ask);
  };
  styles.forEach(ask);
};

/**
 * Emotion's `styled` for the server, in the bundled program. A site has thousands of elements and a few dozen looks:
 * what Emotion makes of an element is kept by what its styles asked of it (its class name, its element), so that
 * styles are computed once for a look and not once for an element. Drawn is what Emotion would draw.
 */
const styled = (tag: never, options: never) => {
  const create = createStyled(tag, options) as unknown as (...styles: Style[]) => Styled;
  return (...own: Style[]) => {
    const Plain = create(...own);
    const ask = askAll(Plain.__emotion_styles);
    const looks = new Answers<Look>();

    const learn = (props: Props, theme: unknown): ReactElement => {
      const drawn = Plain(props) as Drawn;
      const [insertion, element] = drawn.props.children;
      const passed = new Map(Object.keys(props).map((name) => [name, name in element.props]));
      const look = {
        insertion,
        type: element.type as string,
        className: String(element.props['className']),
        passed,
      };
      const askElement = (props: Props) => [props['as'], props['className'], ask(props)];
      looks.keep({ props, theme }, askElement, look);
      return drawn;
    };

    const Kept = withEmotionCache<Props, unknown>((props, cache) => {
      const theme = useSiteTheme();
      if ('theme' in props) return Plain(props);
      const look = looks.find({ props, theme });
      if (!look) return learn(props, theme);
      const passed: Props = {};
      for (const name in props) {
        const isPassed = look.passed.get(name);
        if (isPassed === undefined) return learn(props, theme);
        if (isPassed) passed[name] = props[name];
      }
      passed['className'] = look.className;
      const element = createElement(look.type, passed);
      if (cache.inserted[look.insertion.props.serialized.name] !== undefined) return element;
      return createElement(Fragment, null, cloneElement(look.insertion, { cache }), element);
    });
    return Object.assign(Kept, Plain, { __emotion_real: Kept });
  };
};

export default styled;
