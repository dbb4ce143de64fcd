import { translate } from '@docusaurus/Translate';
import { copyText } from '../../../../../lib/browser/copyText';
import { readDemoAddress } from '../../../client/demoAddress';
import { writeDemoLink, type DemoLink } from '../../../../../lib/demos/demoLink';
import { MAX_CODE_LENGTH } from '../../../../../lib/demos/packedFiles';

/**
 * Copies the address of a demo, and leads the address bar to the demo.
 *
 * @param link what the address carries
 * @returns whether the clipboard took it
 * @throws when that is more than readers of the address would get
 */
export async function copyLink(id: string, link: DemoLink): Promise<boolean> {
  const fragment = await writeDemoLink(id, link);
  const parameters = new URLSearchParams(fragment.split('?')[1]);
  const { length } = parameters.get('code') ?? '';
  if (length > MAX_CODE_LENGTH) {
    throw new Error(
      translate(
        {
          id: 'demo.linkTooLong',
          message:
            'The link is {length} characters long, and some apps do not open links over {most}. Shorten the code, or download it as a project.',
          description: 'Shown in the menu of a demo whose code is too long to be copied as a link',
        },
        { length, most: MAX_CODE_LENGTH },
      ),
    );
  }
  const address = new URL(location.href);
  address.hash = fragment;
  const isCopied = await copyText(address.href);
  // What came with the address stays there, for when the page is loaded again.
  if (readDemoAddress(location.href)?.id !== id) {
    history.replaceState(history.state, '', `#demo-${id}`);
  }
  return isCopied;
}
