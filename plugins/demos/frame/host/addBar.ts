import { spellOut } from '../../shared/spellOut';
import type { DemoPages } from '../demoPages';

/**
 * Adds a bar above a demo, with its name and a link back to the documentation page that shows it.
 *
 * @param element the element that shows the demo
 * @param data the element with the list of pages, in their language
 */
export function addBar(element: HTMLElement, id: string, data: HTMLElement): void {
  const pages = Object.entries(JSON.parse(data.textContent ?? '{}') as DemoPages);
  const found = pages.find(([, { demos }]) => demos.includes(id));
  if (!found) {
    return;
  }
  const [address, { title }] = found;
  const name = spellOut(id);
  document.title = `${name} · ${title}`;
  const back = document.createElement('a');
  back.href = `${address}#demo-${id}`;
  back.lang = data.lang;
  back.textContent = title;
  const heading = document.createElement('h1');
  heading.textContent = name;
  const bar = document.createElement('header');
  bar.className = 'host-bar';
  bar.append(back, heading);
  element.before(bar);
}
