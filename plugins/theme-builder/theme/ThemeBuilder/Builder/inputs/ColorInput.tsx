import type { ReactNode } from 'react';
import { paletteColor } from '../../../../colors/palette';
import type { InputProps } from '../Field';
import HexInput from './HexInput';

/** Input for a color of a palette. Without a value, the picker shows the color of the library. */
export default function ColorInput({
  control,
  id,
  label,
  value,
  values,
  onChange,
}: InputProps<'color'>): ReactNode {
  return (
    <HexInput
      id={id}
      label={label}
      value={value === undefined ? undefined : String(value)}
      usual={paletteColor(values, control.id)}
      onChange={onChange}
    />
  );
}
