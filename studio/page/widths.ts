/** The widths at which the page is looked at, in pixels; a desk has the room that there is. */
export const widths = { phone: 390, tablet: 768, desk: undefined } as const;
export type WidthName = keyof typeof widths;
