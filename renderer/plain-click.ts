type Click = Pick<MouseEvent, 'button' | 'defaultPrevented' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link opens it in this tab: modifiers and other buttons open a tab or a window, or download it. */
export const isPlainClick = (click: Click): boolean =>
  !(
    click.button ||
    click.defaultPrevented ||
    click.metaKey ||
    click.ctrlKey ||
    click.shiftKey ||
    click.altKey
  );
