import { versionNamed } from '../../src/versions';

/** The folder of a version's host below the site's base address, `x/demos/` or `x/v6/demos/`. */
export function hostFolder(version: string): string {
  return `${versionNamed(version).base}demos/`;
}

/** Asks the frame for React as developers have it, whose messages are words. */
export const DEVELOPMENT_FRAGMENT = '#development';

/**
 * The frame that runs what it is sent.
 *
 * @param isDevelopment whether that is code being written, whose mistakes are to be explained
 */
export function frameAddress(baseUrl: string, version: string, isDevelopment: boolean): string {
  const fragment = isDevelopment ? DEVELOPMENT_FRAGMENT : '';
  return `${baseUrl}${hostFolder(version)}host/${fragment}`;
}

/**
 * A demo on a page of its own.
 *
 * @param choices what the address carries: `styling`, and settings as `settingParameters` names them
 */
export function fullScreenAddress(
  baseUrl: string,
  version: string,
  id: string,
  choices: Readonly<Record<string, string>> = {},
): string {
  const parameters = new URLSearchParams(choices);
  const query = parameters.size > 0 ? `?${parameters}` : '';
  return `${baseUrl}${hostFolder(version)}${id}/${query}`;
}

/** A demo's file as text. */
export function sourceAddress(baseUrl: string, version: string, id: string): string {
  return `${baseUrl}${hostFolder(version)}${id}/source.txt`;
}

/** What is known of the checks of a version's demos. */
export function checkedAddress(baseUrl: string, version: string): string {
  return `${baseUrl}${hostFolder(version)}checked.json`;
}
