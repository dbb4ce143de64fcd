import { translate } from '@docusaurus/Translate';

/** Returns the confirmation that something was copied. */
export const copiedLabel = (): string =>
  translate({
    id: 'pageActions.copied',
    message: 'Copied',
    description: 'Button that copies the page, right after it has done so',
  });
