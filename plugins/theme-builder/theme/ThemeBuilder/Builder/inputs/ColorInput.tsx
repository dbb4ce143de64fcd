import type { ReactNode } from 'react';
import type { InputProps } from '../Field';
import HexInput from './HexInput';

/** Input for a color of a palette. */
export default function ColorInput({ id, label, value, onChange }: InputProps<'color'>): ReactNode {
  return (
    <HexInput
      id={id}
      label={label}
      value={value === undefined ? undefined : String(value)}
      onChange={onChange}
    />
  );
}
