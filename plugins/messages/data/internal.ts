/**
 * By family, the messages that only a fault of the library can cause, whatever readers write: their pages list them
 * with the way to report them.
 */
export const INTERNAL: Readonly<Record<string, readonly string[]>> = {};
