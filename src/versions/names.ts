/** The versions of MUI X in release order, oldest first. `current` is the version at the instance's base address. */
export const X_VERSION_NAMES = ['v4', 'v5', 'v6', 'current', 'next'] as const;
export type XVersionName = (typeof X_VERSION_NAMES)[number];
