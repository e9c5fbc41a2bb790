/** The texts of a site for the functions. `lambda/build.ts` resolves this module when it bundles them. */
declare module 'virtual:lead-copy' {
  // An inline `import()` type, because an ambient module cannot import relative paths with a statement.
  // oxlint-disable-next-line typescript/consistent-type-imports
  const words: import('../leads/lead-copy.ts').LeadCopy;
  export default words;
}
