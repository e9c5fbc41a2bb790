/** What the functions say of one site; `buildFormFunctions` puts it into the bundle. */
declare module 'virtual:lead-copy' {
  // An ambient module cannot import a relative path in any other way.
  // oxlint-disable-next-line typescript/consistent-type-imports
  const words: import('../leads/lead-copy.ts').LeadCopy;
  export default words;
}
