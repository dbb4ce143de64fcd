import path from 'node:path';

/** Alias of the plugin's folder, for generated modules. */
export const PLUGIN_ALIAS = '@demos';

/** Alias of the generated descriptors: those for the server in the server's bundle, otherwise those for the browser. */
export const DESCRIPTOR_ALIAS = '@demo-descriptors';

/** Folder of all generated modules. */
export function demoModulesFolder(generatedFilesDir: string): string {
  return path.join(generatedFilesDir, 'demos');
}

/** Returns the generated file with a demo's sources, by styling. */
export function sourcesFile(generatedFilesDir: string, version: string, id: string): string {
  return path.join(demoModulesFolder(generatedFilesDir), 'client', version, `${id}.sources.json`);
}
