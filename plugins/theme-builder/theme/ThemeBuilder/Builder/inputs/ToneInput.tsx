import type { ReactNode } from 'react';
import { formatTone, parseTone } from '../../../../model/tones';
import { TOKENS } from '../../../../types';
import { tokenNames } from '../controlTexts';
import type { InputProps } from '../Field';
import styles from '../styles.module.css';
import { labels, withValues } from '../texts';
import HexInput from './HexInput';

const CUSTOM = '#';
const START = '#808080';

/** Input for a color that follows the palette, with an opacity, or that is fixed. */
export default function ToneInput({ id, label, value, onChange }: InputProps<'tone'>): ReactNode {
  const texts = labels();
  const names = tokenNames();
  const tone = value === undefined ? null : parseTone(String(value));
  const isCustom = tone?.kind === 'fixed' && tone.color !== 'transparent';
  const choose = (chosen: string): void => {
    if (chosen === '') {
      onChange();
    } else if (chosen === CUSTOM) {
      onChange(START);
    } else {
      const opacity = tone?.kind === 'token' ? tone.opacity : 100;
      const parsed = parseTone(chosen);
      onChange(parsed?.kind === 'token' ? formatTone({ ...parsed, opacity }) : chosen);
    }
  };
  return (
    <span className={styles.tone}>
      <select
        id={id}
        className={styles.input}
        value={isCustom ? CUSTOM : tone?.kind === 'token' ? tone.token : (tone?.color ?? '')}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{texts.default}</option>
        {TOKENS.map((token) => (
          <option key={token} value={token}>
            {names[token]}
          </option>
        ))}
        <option value="transparent">{texts.transparent}</option>
        <option value={CUSTOM}>{texts.custom}</option>
      </select>
      {isCustom && <HexInput label={label} value={tone.color} onChange={onChange} />}
      {tone?.kind === 'token' && (
        <input
          type="number"
          className={styles.percent}
          min={0}
          max={100}
          step={1}
          aria-label={withValues().opacity({ label })}
          value={tone.opacity}
          onChange={({ target }) => {
            const opacity = Math.round(Math.min(100, Math.max(0, target.valueAsNumber)));
            if (Number.isFinite(opacity)) {
              onChange(formatTone({ ...tone, opacity }));
            }
          }}
        />
      )}
    </span>
  );
}
