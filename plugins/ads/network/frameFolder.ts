import { addressOf, currentVersionOf } from '../../../src/versions';

/**
 * Folder of the frame in the build. It is among the demo pages, which have separate security policies and may be
 * embedded in the site. Ad blockers list the more obvious folder names.
 */
export const FRAME_FOLDER = addressOf(currentVersionOf('x'), 'demos/sponsor', '');
