import type { DefaultProps } from '../../../shared/types';
import type { AnatomyFacts } from '../types';

const PREFIX = 'anatomy-slot-';

/** Creates default props that give each slot's element a class with the slot's name. */
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

/** Returns the slots whose marks an element has. */
export function slotsOf(element: Element): string[] {
  return [...element.classList]
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => name.slice(PREFIX.length));
}
