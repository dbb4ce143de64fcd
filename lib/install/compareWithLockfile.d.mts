export function compareWithLockfile(siteDir: string): string[];
