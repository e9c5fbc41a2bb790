export const unforeseen: (command: string, error: unknown, state?: string) => string;
export const endUnforeseen: (error: unknown) => never;
export const outliveUnforeseen: () => void;
