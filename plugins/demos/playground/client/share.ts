import { MAX_CODE_LENGTH } from '../../shared/packedFiles';
import { writePlaygroundLink } from '../../shared/playground/address';
import type { ResultView, Work } from '../../shared/playground/types';
import { variantOf } from './openWork';

/** The address that opens the work in its current state, or the length of its code if that exceeds the limit. */
export type SharedWork =
  | { readonly address: string }
  | { readonly tooLong: { readonly length: number; readonly most: number } };

/** @param page address of the playground */
export async function shareWork(page: string, work: Work, view: ResultView): Promise<SharedWork> {
  const { version, demo, styling, files, isChanged } = work;
  const fragment = await writePlaygroundLink({
    version,
    demo,
    variant: variantOf(work),
    styling,
    ...(view.width !== null && { width: Math.round(view.width) }),
    settings: view.settings,
    ...(isChanged && {
      files: Object.fromEntries(files.map(({ name, text }) => [name, text])),
    }),
  });
  const { length = 0 } = new URLSearchParams(fragment.slice(1)).get('code') ?? '';
  return length > MAX_CODE_LENGTH
    ? { tooLong: { length, most: MAX_CODE_LENGTH } }
    : { address: new URL(fragment, page).href };
}
