/**
 * Known high or critical vulnerabilities of packages that do not affect the site, with the reason, by advisory id. `npm
 * run check:audit` fails for every other one, and for reasons that are no longer needed.
 */
export const AUDIT_EXCEPTIONS: Readonly<Record<string, string>> = {};
