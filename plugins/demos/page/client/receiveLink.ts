import { nearestName } from '../../../../lib/diagnostics/nearestName';
import { readDemoAddress, writeAddress } from './demoAddress';
import { readDemoLink, type DemoLink } from '../../shared/demoLink';

export { dropFromAddress } from './demoAddress';

/** A link to a demo in the address of this page. */
export interface ReceivedLink {
  readonly link: DemoLink;
  /** Names of the parameters that could not be read. */
  readonly leftOut: readonly string[];
}

/** A demo that the address links to and the page does not have. */
export interface MissingDemo {
  readonly id: string;
  /** The page's demo that was probably meant, and a link to it with the same parameters. */
  readonly nearest: { readonly id: string; readonly href: string } | null;
}

/** Result of following a link to one of the page's demos. */
export interface Reception {
  readonly received?: ReceivedLink;
  /** Passed to the first demo of the page. */
  readonly missing?: MissingDemo;
}

/** Reads the demo's parameters from an address, and scrolls the demo into view. */
export async function receiveLink(own: string, address: string): Promise<Reception> {
  const carried = readDemoAddress(address);
  if (!carried) {
    return {};
  }
  const { id, text } = carried;
  if (id !== own) {
    const ids = listDemos();
    // Headings that start with "Demo" have such addresses too.
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
  // Browsers scroll to the plain fragment only, and match `:target` with it.
  location.replace(`#demo-${id}`);
  // Restore the full address, so that a reload gives the same result.
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
