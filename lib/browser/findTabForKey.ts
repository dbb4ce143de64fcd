/**
 * Returns the tab that a key selects.
 *
 * @param key the `key` of the keyboard event
 * @param index the focused tab
 * @param count number of tabs
 * @param isRightToLeft whether the tabs run from right to left, where the left arrow selects the next one
 * @returns the index of the tab, or `undefined` if the key does not move between tabs
 */
export function findTabForKey(
  key: string,
  index: number,
  count: number,
  isRightToLeft: boolean,
): number | undefined {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case forward:
      return (index + 1) % count;
    case backward:
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'Enter':
    case ' ':
      return index;
    default:
      return undefined;
  }
}
