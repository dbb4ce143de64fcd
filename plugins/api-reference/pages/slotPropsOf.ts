import type { SectionView } from './types';

/** Props that accept the slots of a section; until v5, `components` with capitalized slots. */
export function slotPropsOf({ groups }: Pick<SectionView, 'groups'>): {
  readonly slots: string;
  readonly slotProps: string;
} {
  const isCapital = groups.some(({ members }) => members.some(({ name }) => /^[A-Z]/.test(name)));
  return isCapital
    ? { slots: 'components', slotProps: 'componentsProps' }
    : { slots: 'slots', slotProps: 'slotProps' };
}
