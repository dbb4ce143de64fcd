export function pathOfDoc(versionPath: string, id: string): string;
