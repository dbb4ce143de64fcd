import { translate } from '@docusaurus/Translate';
import { SettingsError } from './SettingsError';

/** Range of the spacing unit in CSS pixels; demos are unusable outside it. */
export const SPACING_RANGE = { min: 1, max: 16 };

/** @throws {@link SettingsError} if the value is not a number of pixels in the range */
export function readSpacing(value: unknown): number {
  const { min, max } = SPACING_RANGE;
  if (typeof value !== 'number' || !(value >= min && value <= max)) {
    throw new SettingsError([
      translate(
        {
          id: 'settings.spacing.invalid',
          message: 'Spacing must be a number of pixels from {min} to {max}.',
          description: 'Error at the spacing in the settings',
        },
        { min, max },
      ),
    ]);
  }
  return value;
}
