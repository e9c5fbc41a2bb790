import { useCallback, useEffect, useRef, useState, type MouseEvent, type ToggleEvent } from 'react';
import { usePage } from '../../context.tsx';
import { useDocumentEvent } from '../use-document-event.ts';

/** Whether the browser opens and closes popovers; the oldest ones that the site works in do not know them. */
const isNative = (): boolean => 'popover' in HTMLElement.prototype;

/** Where popovers are not known, their selector is not known either and would throw. */
const isOpen = (panel: HTMLElement | null): boolean =>
  panel !== null && (isNative() ? panel.matches(':popover-open') : 'open' in panel.dataset);

/** The selector of a panel that is open. In `:is`, a browser that does not know one of the two keeps the other. */
export const openSelector = '&:is(:popover-open, [data-open])';

/** Whether any popover of the page is open; Escape is for it then, and for nothing beneath. */
export const anyPopoverOpen = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('[popover]')].some(isOpen);

/**
 * Follows a native popover. The browser alone opens and closes it (button, Escape, a press elsewhere), before any
 * script; this adds what it leaves out: the state for `aria-expanded`, the way back to the button, and closing when
 * a link in it is followed or the page changes. Where the browser does not know popovers, the button sets and removes
 * `data-open` on the panel.
 *
 * @param id id of the panel, unique on the page
 * @param onClose told whenever the panel is put away; the same function at every call
 * @returns `open`, undefined until scripts run; properties for the button and the panel; `close`
 */
export const usePopover = (id: string, onClose?: () => void) => {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<boolean>();
  const { route } = usePage().page;

  const follow = useCallback(() => setOpen(isOpen(panel.current)), []);
  const close = useCallback(() => {
    if (isNative() && isOpen(panel.current)) panel.current?.hidePopover();
    panel.current?.removeAttribute('data-open');
    follow();
    onClose?.();
  }, [onClose, follow]);

  useEffect(follow, [follow]);
  useEffect(() => close, [route, close]);
  // The browser gives focus back only when it was in the panel; some do not focus a button that is pressed.
  const leaveOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    if (!isNative()) close();
    button.current?.focus();
  };
  useDocumentEvent('keydown', leaveOnEscape, open === true);

  return {
    open,
    close,
    buttonProps: {
      ref: button,
      type: 'button',
      popoverTarget: id,
      'aria-expanded': open,
      onClick: () => {
        if (isNative()) return;
        panel.current?.toggleAttribute('data-open');
        follow();
      },
    },
    panelProps: {
      ref: panel,
      id,
      popover: 'auto',
      onToggle: (event: ToggleEvent) => {
        follow();
        if (event.newState === 'closed') onClose?.();
      },
      onClick: (event: MouseEvent) => {
        if (event.target instanceof Element && event.target.closest('a')) close();
      },
    },
  } as const;
};

export type Popover = ReturnType<typeof usePopover>;
