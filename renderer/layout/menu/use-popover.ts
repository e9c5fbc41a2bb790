import { useCallback, useEffect, useRef, useState, type MouseEvent, type ToggleEvent } from 'react';
import { usePage } from '../../context.tsx';
import { useDocumentEvent } from '../use-document-event.ts';

/** Whether the browser supports popovers; the oldest supported browsers do not. */
const isNative = (): boolean => 'popover' in HTMLElement.prototype;

/** Whether a panel is open. Browsers without popovers throw for the selector `:popover-open`. */
const isOpen = (panel: HTMLElement | null): boolean =>
  panel !== null && (isNative() ? panel.matches(':popover-open') : 'open' in panel.dataset);

/** Selects an open panel. `:is` is forgiving: browsers that do not support one of the selectors apply the other. */
export const openSelector = '&:is(:popover-open, [data-open])';

/** Whether any popover of the page is open; if so, Escape closes only that. */
export const anyPopoverOpen = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('[popover]')].some(isOpen);

/**
 * Enhances a native popover. The browser opens and closes it without scripts (button, Escape, click outside). This hook
 * adds the state for `aria-expanded`, returns the focus to the button, and closes the popover when a link in it is
 * followed or the page changes. In browsers without popovers the button toggles `data-open` on the panel.
 *
 * @param id id of the panel, unique on the page
 * @param onClose called whenever the panel is closed; must be a stable function
 * @returns `open`, undefined until scripts run; props for the button and the panel; `close`
 */
export const usePopover = (id: string, onClose?: () => void) => {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<boolean>();
  const { route } = usePage().page;

  const updateState = useCallback(() => setOpen(isOpen(panel.current)), []);
  const close = useCallback(() => {
    if (isNative() && isOpen(panel.current)) panel.current?.hidePopover();
    panel.current?.removeAttribute('data-open');
    updateState();
    onClose?.();
  }, [onClose, updateState]);

  useEffect(updateState, [updateState]);
  useEffect(() => close, [route, close]);
  // The browser restores the focus only if it was in the panel, and some do not focus a clicked button.
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    if (!isNative()) close();
    button.current?.focus();
  };
  useDocumentEvent('keydown', closeOnEscape, open === true);

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
        updateState();
      },
    },
    panelProps: {
      ref: panel,
      id,
      popover: 'auto',
      onToggle: (event: ToggleEvent) => {
        updateState();
        if (event.newState === 'closed') onClose?.();
      },
      onClick: (event: MouseEvent) => {
        if (event.target instanceof Element && event.target.closest('a')) close();
      },
    },
  } as const;
};

export type Popover = ReturnType<typeof usePopover>;
