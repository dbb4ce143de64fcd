import type { DefaultProps } from '../../../lib/demos/types';
import type { AnatomyFacts } from '../types';

const PREFIX = 'anatomy-slot-';

/** Default props with which each slot's element gets a class that names the slot. */
export function markSlots({
  themeKey,
  slots,
}: Pick<AnatomyFacts, 'themeKey' | 'slots'>): DefaultProps {
  const marked = slots.filter(({ hasElement }) => hasElement);
  return {
    [themeKey]: {
      slotProps: Object.fromEntries(
        marked.map(({ name }) => [name, { className: `${PREFIX}${name}` }]),
      ),
    },
  };
}

/** The slots that an element was marked with. */
export function slotsOf(element: Element): string[] {
  return [...element.classList]
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => name.slice(PREFIX.length));
}
