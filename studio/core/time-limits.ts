/** Time limit for a response including its body, in milliseconds. */
export const timeLimit = 30_000;

/** Time limit for image contents (up to 50 MB in each direction), in milliseconds. */
export const imageTimeLimit = 300_000;
