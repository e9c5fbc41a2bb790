/**
 * What stands in the place of a dash in other programs, and begins no text. In a character class of a regular
 * expression: none of them means anything there.
 */
export const bulletSigns = '•▪◦‣●⁃∙▸►➤‐‑‒–—―·+−✓✔';
