/** The prefix of generated class names; under the same one the browser's cache takes the server's rules over. */
export const emotionKey = 'c';
