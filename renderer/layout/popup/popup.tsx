import x from '@lucide/icons/icons/x';
import { useRef, useEffect, useState, type FocusEvent } from 'react';
import type { Site } from '../../../schema/site.ts';
import { usePage, useSite } from '../../context.tsx';
import { phone, highEnough } from '../../theme/layout.ts';
import { ActionLink } from '../../parts/action-link.tsx';
import { ButtonRow } from '../../parts/actions.tsx';
import { toastShowing } from '../../notices/notice-outlet.tsx';
import { anyPopoverOpen } from '../menu/use-popover.ts';
import { LineIcon } from '../../parts/line-icon.tsx';
import { useDocumentEvent } from '../use-document-event.ts';
import { closePopup, popupClosed } from './popup-closed.ts';
import { useCorner } from './use-corner.ts';
import { styledByTheme } from '../../parts/styles.ts';

const Card = styledByTheme('section', (theme) => ({
  // In a window that is too low for it, the card is at the end of the page.
  position: 'relative',
  '--edge': theme.spacing(3),
  margin: 'var(--edge) auto',
  // Narrow enough to fit next to a form in its two-column layout.
  width: `min(21rem, 100% - ${theme.spacing(3)})`,
  padding: theme.spacing(3),
  borderTop: `3px solid ${theme.tone.accent}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.tone.ground,
  boxShadow: theme.shadows[8],
  '& h2': {
    ...theme.typography.h3,
    marginInlineEnd: theme.spacing(3),
    fontSize: '1.1875rem',
    textWrap: 'pretty',
  },
  '& p': { ...theme.typography.body2, marginTop: theme.spacing(1) },
  '& small': {
    ...theme.typography.caption,
    display: 'block',
    marginTop: theme.spacing(0.5),
    color: theme.tone.soft,
  },
  '& div': { marginTop: theme.spacing(2) },
  // Larger screens have the call in the header.
  [theme.breakpoints.up('sm')]: { '& [data-look=outlined]': { display: 'none' } },
  '& button': {
    position: 'absolute',
    top: theme.spacing(1),
    insetInlineEnd: theme.spacing(1),
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    border: 0,
    background: 'none',
    color: 'inherit',
  },
  [highEnough]: {
    position: 'fixed',
    // The card is above the toasts, which are above the bar at the bottom.
    zIndex: theme.zIndex.snackbar + 1,
    insetInlineEnd: 'var(--edge)',
    bottom: 'calc(var(--bottom-bar, 0px) + var(--edge))',
    margin: 0,
    // The close button must be reachable below the header.
    maxHeight: `calc(100% - var(--bottom-bar, 0px) - 5rem - ${theme.spacing(6)})`,
    overflowY: 'auto',
    '&[data-corner=start]': { insetInline: 'var(--edge) auto' },
  },
  '&[data-corner=none]': { visibility: 'hidden' },
  // On a phone it takes the place of the bar at the bottom, and has its call.
  [phone(theme)]: {
    '--edge': '0px',
    '--bottom-bar': '0px',
    width: '100%',
    padding: theme.spacing(1.5, 2),
    borderRadius: 0,
    '& a': { paddingInline: 10 },
  },
  '@media print': { display: 'none' },
}));

const headingId = 'popup-heading';

/** Whether a form of the page is in the window. */
const isFormInView = (): boolean =>
  [...document.querySelectorAll('main form')].some((form) => {
    const { top, bottom } = form.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });

/** Whether a control that may open the keyboard of a phone has the focus. */
const isTyping = (): boolean => document.activeElement?.matches('input, select, textarea') === true;

/**
 * The popup in the corner; at the end of the page if the window is too low for it. It does not take the focus, does not
 * cover forms, buttons or the focused element, and is closed by Escape or its button. It is hidden while a toast is shown,
 * while a control that may open a keyboard has the focus and, on the page that it leads to, while the form is in view.
 */
const PopupCard = ({ popup }: { popup: NonNullable<Site['popup']> }) => {
  const card = useRef<HTMLElement>(null);
  const previousFocus = useRef<EventTarget | null>(null);
  const restoreFocus = () => {
    if (card.current?.contains(document.activeElement) && previousFocus.current instanceof HTMLElement) {
      previousFocus.current.focus({ preventScroll: true });
    }
  };
  const { call } = useSite().header;
  const isToastShown = toastShowing.use();
  const isDestination = usePage().page.route === popup.action.href.split('#', 1)[0];
  useCorner(card, () => isToastShown || isTyping() || (isDestination && isFormInView()), restoreFocus);

  const close = () => {
    restoreFocus();
    closePopup();
  };
  const rememberFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
  };

  useDocumentEvent('keydown', ({ key }) => {
    const isShown = card.current?.dataset['corner'] !== 'none';
    // Escape closes an open menu first.
    if (key === 'Escape' && isShown && !anyPopoverOpen()) close();
  });

  return (
    <Card ref={card} aria-labelledby={headingId} onFocus={rememberFocus}>
      <h2 id={headingId}>{popup.heading}</h2>
      <p>{popup.text}</p>
      <small>{popup.note}</small>
      <ButtonRow>
        <ActionLink look="outlined" href={call.href}>
          {call.label}
        </ActionLink>
        <ActionLink look="action" href={popup.action.href}>
          {popup.action.label}
        </ActionLink>
      </ButtonRow>
      <button type="button" aria-label={popup.close} onClick={close}>
        <LineIcon icon={x} size={20} />
      </button>
    </Card>
  );
};

/** Whether the page was ever scrolled to at least the given percentage. */
const useScrolled = (percent: number): boolean => {
  const [reached, setReached] = useState(false);
  const check = () => {
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
    const isFarEnough = scrollTop * 100 >= (scrollHeight - clientHeight) * percent;
    if (scrollTop > 0 && isFarEnough) setReached(true);
  };
  useEffect(check, [percent]);
  useDocumentEvent('scroll', check, !reached);
  return reached;
};

/**
 * Shows the popup once the visitor has scrolled far enough, unless it was closed in this session. Until then it renders
 * only an empty live region, so that screen readers announce the popup politely.
 */
export const Popup = ({ popup }: { popup: NonNullable<Site['popup']> }) => {
  const closed = popupClosed.use();
  const scrolled = useScrolled(popup.depth);
  return <div aria-live="polite">{scrolled && !closed && <PopupCard popup={popup} />}</div>;
};
