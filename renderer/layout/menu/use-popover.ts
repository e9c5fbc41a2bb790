import { useCallback, useEffect, useRef, useState, type MouseEvent, type ToggleEvent } from 'react';
import { usePage } from '../../context.tsx';

/** A browser that does not know popovers does not know the selector either, and would throw. */
const isOpen = (panel: HTMLElement | null): boolean =>
  panel !== null && 'popover' in panel && panel.matches(':popover-open');

/** Whether any popover of the page is open; Escape is for it then, and for nothing beneath. */
export const anyPopoverOpen = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('[popover]')].some(isOpen);

/**
 * Follows a native popover. The browser alone opens and closes it (button, Escape, a press elsewhere), before any
 * script; this adds what it leaves out: the state for `aria-expanded`, the way back to the button, and closing when
 * a link in it is followed or the page changes.
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

  const close = useCallback(() => {
    if (isOpen(panel.current)) panel.current?.hidePopover();
    onClose?.();
  }, [onClose]);
  const follow = () => setOpen(isOpen(panel.current));

  useEffect(follow, []);
  useEffect(() => close, [route, close]);
  useEffect(() => {
    if (!open) return;
    // The browser gives focus back only when it was in the panel; some do not focus a button that is pressed.
    const back = (event: KeyboardEvent) => event.key === 'Escape' && button.current?.focus();
    document.addEventListener('keydown', back);
    return () => document.removeEventListener('keydown', back);
  }, [open]);

  return {
    open,
    close,
    buttonProps: { ref: button, type: 'button', popoverTarget: id, 'aria-expanded': open },
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
