import { translate } from '@docusaurus/Translate';
import type { ControlFacts, ControlValue } from '../types';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly control: ControlFacts;
  /** `undefined` for the default. */
  readonly value: ControlValue | undefined;
  readonly onChange: (value: ControlValue | undefined) => void;
}

/** The native input for a control. */
export default function ControlInput({ id, control, value, onChange }: Props) {
  const shown = value ?? control.default;
  const change = (next: ControlValue) => onChange(next === control.default ? undefined : next);
  switch (control.kind) {
    case 'switch':
      // Without a known default, a boolean has three states: on, off and not set.
      return control.default === null ? (
        <Choice
          id={id}
          options={['true', 'false']}
          value={shown === null ? '' : String(shown)}
          onChange={(next) => onChange(next === '' ? undefined : next === 'true')}
          canBeUnset
        />
      ) : (
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={shown === true}
          onChange={({ target }) => change(target.checked)}
        />
      );
    case 'choice':
      return (
        <Choice
          id={id}
          options={control.options}
          value={shown === null ? '' : String(shown)}
          onChange={(next) => (next === '' ? onChange(undefined) : change(next))}
          canBeUnset={control.default === null}
        />
      );
    case 'number':
      return (
        <span className={styles.number}>
          <input
            id={id}
            type="range"
            min={control.min}
            max={control.max}
            step={control.step}
            value={Number(shown ?? control.min)}
            onChange={({ target }) => change(target.valueAsNumber)}
          />
          <output htmlFor={id}>{shown === null ? '–' : String(shown)}</output>
        </span>
      );
    case 'color':
      return (
        <input
          id={id}
          type="color"
          value={typeof shown === 'string' && shown.startsWith('#') ? shown : '#888888'}
          onChange={({ target }) => change(target.value)}
        />
      );
    case 'text':
      return (
        <input
          id={id}
          type="text"
          className={styles.input}
          maxLength={100}
          value={String(shown ?? '')}
          onChange={({ target }) => onChange(target.value || undefined)}
        />
      );
  }
}

interface ChoiceProps {
  readonly id: string;
  readonly options: readonly string[];
  /** Empty while nothing is set. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly canBeUnset: boolean;
}

function Choice({ id, options, value, onChange, canBeUnset }: ChoiceProps) {
  return (
    <select
      id={id}
      className={styles.input}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {canBeUnset && (
        <option value="">
          {translate({
            id: 'controls.unset',
            message: 'Not set',
            description: 'Choice that leaves a prop away',
          })}
        </option>
      )}
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
}
