import { translate } from '@docusaurus/Translate';
import { afterPaint } from './afterPaint';
import './notLoaded.css';

const REGION_ID = 'not-loaded';

/** Milliseconds that the message stays; whoever tries again sees it again. */
const STAY = 10_000;

let cancel = (): void => {};

/** Says, to all readers, that what they asked for could not be loaded. One message stands for all that is asked for. */
export function showNotLoaded(): void {
  hideNotLoaded();
  const region = document.getElementById(REGION_ID) ?? createRegion();
  // Screen readers say what changes in a region that was there before.
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

/** Takes the message back, as when something is asked for again. */
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
