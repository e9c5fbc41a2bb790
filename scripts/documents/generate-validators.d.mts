/** The path of the validators, relative to the folder of the engine. */
export const validatorsFile: string;

/**
 * Compiles the JSON Schemas to the validators if a schema, the compiler or its options have changed. The Studio checks
 * documents under a Content-Security-Policy that forbids `eval`, and no command waits for the compiler.
 * @param root folder with the subfolder `schema/`; the engine's by default
 */
export const generateValidators: (root?: string) => Promise<void>;
