import { translate } from '@docusaurus/Translate';
import { useId, useState, type ReactNode } from 'react';
import { contrastText } from '../../../../demos/shared/contrastText';
import { useTheme } from '../../../client/ThemeProvider';
import { useAttempt } from '../../../client/useAttempt';
import { useDebounced } from '../../../client/useDebounced';
import type { ColorName } from '../../../types';
import Problems from './Problems';
import styles from './styles.module.css';

/** Material's default colors, which the picker shows first. */
const START = { primary: '#1976d2', secondary: '#9c27b0' };

interface Props {
  readonly name: ColorName;
  readonly label: string;
}

/** Field for a color of the demos' palette, with the browser's color picker and a text input. */
export default function ColorField({ name, label }: Props): ReactNode {
  const { settings, change } = useTheme();
  const chosen = settings.paletteColors[name];
  const [draft, setDraft] = useState<string | null>(null);
  const [problems, attempt] = useAttempt();
  const id = useId();

  const take = (main: string | undefined) =>
    attempt(() =>
      change({
        type: 'colors',
        paletteColors: { ...settings.paletteColors, [name]: { main } },
      }),
    ) && setDraft(null);
  const pick = useDebounced(take);
  const takeDraft = () => draft !== null && take(draft.trim() || undefined);
  const clear = () => {
    const { [name]: _cleared, ...others } = settings.paletteColors;
    if (attempt(() => change({ type: 'colors', paletteColors: others }))) {
      setDraft(null);
    }
  };
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.color}>
        <input
          type="color"
          className={styles.picker}
          aria-label={translate(
            {
              id: 'settings.color.pick',
              message: 'Pick: {label}',
              description: 'Name of the color picker beside the field of a color',
            },
            { label },
          )}
          value={draft && /^#[\da-f]{6}$/.test(draft) ? draft : (chosen?.main ?? START[name])}
          onChange={({ target }) => {
            setDraft(target.value);
            pick(target.value);
          }}
        />
        <input
          id={id}
          className={styles.text}
          value={draft ?? chosen?.main ?? ''}
          placeholder={START[name]}
          spellCheck={false}
          autoComplete="off"
          dir="ltr"
          aria-invalid={problems.length > 0}
          aria-describedby={`${id}-problems`}
          onChange={({ target }) => setDraft(target.value)}
          onBlur={takeDraft}
          onKeyDown={({ key }) => key === 'Enter' && takeDraft()}
        />
        {chosen && (
          <span
            className={styles.sample}
            style={{ background: chosen.main, color: contrastText(chosen.main) }}
            aria-hidden="true"
          >
            Aa
          </span>
        )}
        <button
          type="button"
          className={styles.plainButton}
          disabled={!chosen && draft === null}
          onClick={clear}
          aria-label={translate(
            {
              id: 'settings.color.clear',
              message: 'Default: {label}',
              description: 'Name of the button that gives up a chosen color',
            },
            { label },
          )}
        >
          {translate({
            id: 'settings.color.default',
            message: 'Default',
            description: 'Text of the button that gives up a chosen color',
          })}
        </button>
      </div>
      <Problems id={`${id}-problems`} problems={problems} />
    </div>
  );
}
