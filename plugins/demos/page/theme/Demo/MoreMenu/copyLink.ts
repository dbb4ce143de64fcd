import { translate } from '@docusaurus/Translate';
import { copyText } from '../../../../../../lib/browser/copyText';
import { readDemoAddress } from '../../../client/demoAddress';
import { writeDemoLink, type DemoLink } from '../../../../shared/demoLink';
import { MAX_CODE_LENGTH } from '../../../../shared/packedFiles';

/**
 * Copies a link to a demo, and updates the address bar to the demo.
 *
 * @param link contents of the link
 * @returns whether the link was copied to the clipboard
 * @throws if the link is longer than the receiving page accepts
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
  // Keep the parameters of the current address for a reload.
  if (readDemoAddress(location.href)?.id !== id) {
    history.replaceState(history.state, '', `#demo-${id}`);
  }
  return isCopied;
}
