type Click = Pick<MouseEvent, 'button' | 'defaultPrevented' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link opens it in this tab: modifiers and other buttons open a tab or a window, or download it. */
export const isPlainClick = ({
  button,
  defaultPrevented,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Click): boolean => button === 0 && !(defaultPrevented || metaKey || ctrlKey || shiftKey || altKey);
