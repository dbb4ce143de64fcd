import { addressOf, currentVersionOf } from '../../../src/versions';

/**
 * Folder of the frame in the build, among the pages that carry policies of their own and that the site may frame. Lists of
 * ad blockers know the more obvious names.
 */
export const FRAME_FOLDER = addressOf(currentVersionOf('x'), 'demos/sponsor', '');
