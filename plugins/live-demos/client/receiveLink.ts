import { nearestName } from '../../../lib/diagnostics/nearestName';
import { readDemoAddress, writeAddress } from './demoAddress';
import { readDemoLink, type DemoLink } from '../../../lib/demos/demoLink';

export { dropFromAddress } from './demoAddress';

/** Link in the address of this page, if it leads to a demo. */
export interface ReceivedLink {
  readonly link: DemoLink;
  /** Names of the parameters that could not be read. */
  readonly leftOut: readonly string[];
}

/** A demo that the address names and the page lacks. */
export interface MissingDemo {
  readonly id: string;
  /** The page's demo that was probably meant, and an address that leads there with what this one carries. */
  readonly nearest: { readonly id: string; readonly href: string } | null;
}

/** State of a link to one of the page's demos. */
export interface Reception {
  readonly received?: ReceivedLink;
  /** Told to the first demo of the page. */
  readonly missing?: MissingDemo;
}

/** Takes what an address carries for a demo, and brings the demo into sight. */
export async function receiveLink(own: string, address: string): Promise<Reception> {
  const carried = readDemoAddress(address);
  if (!carried) {
    return {};
  }
  const { id, text } = carried;
  if (id !== own) {
    const ids = listDemos();
    // Headings have such addresses too, where their words begin so.
    const isMissing = !ids.includes(id) && document.getElementById(`demo-${id}`) === null;
    return ids[0] === own && isMissing ? { missing: findNearest(id, text, ids) } : {};
  }
  if (text === '') {
    if (!address.endsWith(`#demo-${id}`)) {
      location.replace(`#demo-${id}`);
    }
    return {};
  }
  const received = await readDemoLink(text);
  // Browsers scroll to the plain address only, and mark the demo as what it names.
  location.replace(`#demo-${id}`);
  // Whoever loads the page again comes to the same.
  writeAddress(id, new URLSearchParams(text));
  return { received };
}

function listDemos(): string[] {
  const sections = document.querySelectorAll<HTMLElement>('[data-demo]');
  return [...sections].map(({ dataset }) => dataset.demo ?? '');
}

function findNearest(id: string, text: string, ids: readonly string[]): MissingDemo {
  const nearest = nearestName(id, ids);
  return {
    id,
    nearest: nearest ? { id: nearest, href: `#demo-${nearest}${text && `?${text}`}` } : null,
  };
}
