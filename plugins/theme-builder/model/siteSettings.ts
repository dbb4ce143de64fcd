import type { ThemeAction } from '../../settings/types';
import { SPACING_RANGE } from '../../settings/reducers/readSpacing';
import type { Scheme, Values } from '../types';

/** Returns the changes to the site's settings that show as much of a theme as all demos can follow. */
export function siteSettings(values: Values, scheme: Scheme): readonly ThemeAction[] {
  const color = (name: string): { main: string } | undefined => {
    const main = values[`${scheme}.${name}`];
    return typeof main === 'string' ? { main } : undefined;
  };
  const [primary, secondary] = [color('primary'), color('secondary')];
  const { spacing } = values;
  const { min, max } = SPACING_RANGE;
  return [
    {
      type: 'colors',
      paletteColors: { ...(primary && { primary }), ...(secondary && { secondary }) },
    },
    ...(typeof spacing === 'number' && spacing >= min && spacing <= max
      ? [{ type: 'spacing', spacing } as const]
      : []),
    { type: 'density', dense: values.density === 'compact' },
  ];
}
