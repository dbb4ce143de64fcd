/** Folder of the frame in the build. Lists of ad blockers know the more obvious names. */
export const FRAME_FOLDER = 'sponsor-frame';
