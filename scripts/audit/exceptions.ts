/**
 * Known faults of packages, high or critical, that do not concern the site, by the number of their advisory, with the
 * reason. `npm run check:audit` fails for every other one, and for reasons that are no longer needed.
 */
export const AUDIT_EXCEPTIONS: Readonly<Record<string, string>> = {};
