import path from 'node:path';

/** The folder of all generated modules. */
export function anatomiesFolder(generatedFilesDir: string): string {
  return path.join(generatedFilesDir, 'anatomy');
}

/** The generated file with what the reference of a version says of a component's parts. */
export function factsFile(generatedFilesDir: string, version: string, component: string): string {
  return path.join(anatomiesFolder(generatedFilesDir), version, `${component}.json`);
}
