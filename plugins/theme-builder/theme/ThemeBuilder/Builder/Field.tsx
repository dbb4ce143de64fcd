import { useId, type ReactNode } from 'react';
import { paletteColor } from '../../../colors/palette';
import type { Control, Value, Values } from '../../../types';
import ChoiceInput from './inputs/ChoiceInput';
import ColorsInput from './inputs/ColorsInput';
import FontInput from './inputs/FontInput';
import HexInput from './inputs/HexInput';
import NumberInput from './inputs/NumberInput';
import ToneInput from './inputs/ToneInput';
import ScaleChecks from './ScaleChecks';
import { controlNames } from './controlTexts';
import styles from './styles.module.css';
import { labels, withValues } from './texts';

interface Props {
  readonly control: Control;
  readonly values: Values;
  /** Without a value, the default applies. */
  readonly onChange: (value?: Value) => void;
}

/** Props of the input of a control. */
export interface InputProps<Kind extends Control['kind']> {
  readonly control: Extract<Control, { kind: Kind }>;
  readonly id: string;
  readonly label: string;
  /** `undefined` while the default applies. */
  readonly value: Value | undefined;
  readonly onChange: (value?: Value) => void;
  /** All values. */
  readonly values: Values;
}

/** Label and input of a control, and the button that gives up its value. */
export default function Field({ control, values, onChange }: Props): ReactNode {
  const id = useId();
  const label = labelOf(control.id);
  const value = values[control.id];
  const isList = control.kind === 'colors';
  return (
    <div className={isList ? styles.listField : styles.field}>
      {isList ? (
        <span className={styles.label} id={id}>
          {label}
        </span>
      ) : (
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      )}
      {renderInput(control, { id, label, value, values, onChange })}
      <button
        type="button"
        className={styles.reset}
        aria-label={withValues().reset({ label })}
        title={labels().default}
        aria-disabled={value === undefined || undefined}
        onClick={({ currentTarget }) => {
          onChange();
          // The button disappears, and the focus would be lost with it.
          currentTarget.parentElement?.querySelector<HTMLElement>('input, select')?.focus();
        }}
      >
        ×
      </button>
      {isList && Array.isArray(value) && (
        <ScaleChecks id={control.id} colors={value as readonly string[]} values={values} />
      )}
    </div>
  );
}

/** Returns the label of a control. */
export function labelOf(id: string): string {
  return controlNames()[id.replace(/^(?:light|dark)\./, '')] ?? id;
}

function renderInput(
  control: Control,
  props: Omit<InputProps<Control['kind']>, 'control'>,
): ReactNode {
  switch (control.kind) {
    case 'color':
      return (
        <HexInput
          {...props}
          value={props.value?.toString()}
          usual={paletteColor(props.values, control.id)}
        />
      );
    case 'tone':
      return <ToneInput {...props} control={control} />;
    case 'number':
      return <NumberInput {...props} control={control} />;
    case 'choice':
    case 'icons':
      return <ChoiceInput {...props} control={control} />;
    case 'font':
      return <FontInput {...props} control={control} />;
    case 'colors':
      return <ColorsInput {...props} control={control} />;
  }
}
