export const internalErrorMessage: (command: string, error: unknown, state?: string) => string;
export const exitWithInternalError: (error: unknown) => never;
export const reportInternalErrors: () => void;
