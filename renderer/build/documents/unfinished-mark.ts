/** Begins a text that was taken from another page and is still to be written for its own. */
export const unfinishedMark = '✎';
