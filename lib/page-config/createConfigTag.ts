import type { HtmlTagObject } from '@docusaurus/types';

/**
 * Makes the element that carries a plugin's settings to its scripts in the page. Browsers do not run it, so that no
 * security policy has to allow it.
 *
 * @param id of the element, the one that `readConfig` is given
 */
export function createConfigTag(id: string, config: object): HtmlTagObject {
  return {
    tagName: 'script',
    attributes: { type: 'application/json', id },
    // A text in it that looks like the end of the element must not end it.
    innerHTML: JSON.stringify(config).replaceAll('<', String.raw`\u003c`),
  };
}
