/** A type without some of its properties. Unlike `Omit` it rejects a name that the type does not have, as after a renaming. */
// oxlint-disable-next-line typescript/no-restricted-types
export type Except<Type, Name extends keyof Type> = Omit<Type, Name>;
