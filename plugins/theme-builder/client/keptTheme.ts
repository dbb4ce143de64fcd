import { createStorageSlot } from '@docusaurus/theme-common';
import type { ThemeChoice } from '../model/changeTheme';
import { selectValid } from '../model/themeLink';

/** Returns the storage slot of the theme; Docusaurus adds the site's namespace to the name. */
const slot = () => createStorageSlot('theme-builder');

/** Stores the theme between visits. */
export function keepTheme(choice: ThemeChoice): void {
  slot().set(JSON.stringify(choice));
}

/** @returns `null` if no theme is stored, or if the stored one is invalid */
export function readKeptTheme(): ThemeChoice | null {
  try {
    const { version, values } = JSON.parse(slot().get() ?? '') as ThemeChoice;
    const valid = selectValid(values).values;
    return typeof version === 'string' && valid ? { version, values: valid } : null;
  } catch {
    return null;
  }
}
