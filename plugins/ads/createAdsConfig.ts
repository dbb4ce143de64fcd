import { FRAME_FOLDER } from './network/frameFolder';
import type { Options } from './options';
import type { AdsConfig } from './types';

/** @returns null if pages show only house ads, or none, and therefore need no configuration */
export function createAdsConfig(
  { isShown, feedUrl, scriptUrl }: Pick<Options, 'isShown' | 'feedUrl' | 'scriptUrl'>,
  baseUrl: string,
): AdsConfig | null {
  if (!isShown || !(feedUrl || scriptUrl)) {
    return null;
  }
  return {
    ...(feedUrl && { feedUrl }),
    ...(scriptUrl && { frameUrl: `${baseUrl}${FRAME_FOLDER}/` }),
  };
}
