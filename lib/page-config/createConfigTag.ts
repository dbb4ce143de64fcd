import type { HtmlTagObject } from '@docusaurus/types';

/**
 * Creates the element that passes a plugin's settings to its scripts in the page. It contains data that browsers do not
 * run, so no security policy has to allow it.
 *
 * @param id of the element, which is passed to `readConfig`
 */
export function createConfigTag(id: string, config: object): HtmlTagObject {
  return {
    tagName: 'script',
    attributes: { type: 'application/json', id },
    // Escape text that would end the element.
    innerHTML: JSON.stringify(config).replaceAll('<', String.raw`\u003c`),
  };
}
