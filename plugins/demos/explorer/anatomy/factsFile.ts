import path from 'node:path';

/** Returns the folder of all generated modules. */
function anatomiesFolder(generatedFilesDir: string): string {
  return path.join(generatedFilesDir, 'demos/anatomy');
}

/** Returns the path of the generated file with the reference data of a component's parts. */
export function factsFile(generatedFilesDir: string, version: string, component: string): string {
  return path.join(anatomiesFolder(generatedFilesDir), version, `${component}.json`);
}
