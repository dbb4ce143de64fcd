import type { SectionView } from './types';

/** The props that take the slots of a section; where these begin with capitals, as until v5, `components`. */
export function slotPropsOf({ groups }: Pick<SectionView, 'groups'>): {
  readonly slots: string;
  readonly slotProps: string;
} {
  const isCapital = groups.some(({ members }) => members.some(({ name }) => /^[A-Z]/.test(name)));
  return isCapital
    ? { slots: 'components', slotProps: 'componentsProps' }
    : { slots: 'slots', slotProps: 'slotProps' };
}
