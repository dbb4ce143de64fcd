import { useCallback, useState, type ComponentType } from 'react';
import { translate } from '@docusaurus/Translate';
import { afterPaint } from './afterPaint';
import './notLoaded.css';

const REGION_ID = 'not-loaded';

/** Milliseconds for which the message is visible; another attempt shows it again. */
const STAY = 10_000;

let cancel = (): void => {};

/**
 * Loads a part of the page on demand.
 *
 * @param load the same function in every render
 * @returns the part, `null` until it is loaded; `prepare`, which preloads it and rejects if that fails; and `request`,
 *   which loads it for a reader, shows an error if that fails, and resolves to whether the part is loaded
 */
export function useLazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const prepare = useCallback(() => load().then((loaded) => setPart(() => loaded.default)), [load]);
  const request = useCallback(async (): Promise<boolean> => {
    hideNotLoaded();
    try {
      await prepare();
      return true;
    } catch (error) {
      console.warn('A part of the page could not be loaded.', error);
      showNotLoaded();
      return false;
    }
  }, [prepare]);
  return { Part, prepare, request };
}

/** Shows and announces that something could not be loaded. All failed requests share one message. */
function showNotLoaded(): void {
  hideNotLoaded();
  const region = document.getElementById(REGION_ID) ?? createRegion();
  // Screen readers announce changes only in regions that already exist.
  const callOffText = afterPaint(() => {
    region.textContent = translate({
      id: 'notLoaded.message',
      message: 'This could not be loaded. Check your connection and try again.',
      description: 'Shown for some seconds when the search or the settings cannot be opened',
    });
  });
  const timer = setTimeout(hideNotLoaded, STAY);
  cancel = () => {
    callOffText();
    clearTimeout(timer);
  };
}

/** Removes the message, for example before another attempt. */
export function hideNotLoaded(): void {
  cancel();
  document.getElementById(REGION_ID)?.replaceChildren();
}

function createRegion(): HTMLElement {
  const region = document.createElement('div');
  region.id = REGION_ID;
  // Firefox has no `role` property before version 119.
  region.setAttribute('role', 'status');
  document.body.append(region);
  return region;
}
