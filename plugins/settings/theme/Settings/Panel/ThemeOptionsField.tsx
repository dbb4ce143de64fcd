import Translate from '@docusaurus/Translate';
import { useId, useState, type ReactNode } from 'react';
import { useTheme } from '../../../client/ThemeProvider';
import { useAttempt } from '../../../client/useAttempt';
import { parseThemeOptions, writeThemeOptions } from '../../../reducers/parseThemeOptions';
import Problems from './Problems';
import styles from './styles.module.css';

/** Shows the settings as `createTheme` options; readers can copy them or paste the options of their theme. */
export default function ThemeOptionsField(): ReactNode {
  const { settings, change } = useTheme();
  const [draft, setDraft] = useState<string | null>(null);
  const [problems, , attempt] = useAttempt();
  const id = useId();
  const apply = async () => {
    const isDone = await attempt(async () =>
      change({ type: 'theme', options: await parseThemeOptions(draft ?? '') }),
    );
    if (isDone) {
      setDraft(null);
    }
  };
  return (
    <details className={styles.details}>
      <summary>
        <Translate id="settings.theme" description="Title of a field for options of a theme">
          As theme options
        </Translate>
      </summary>
      <label htmlFor={id} className={styles.hint}>
        <Translate
          id="settings.theme.hint"
          description="Above a field with options for the function createTheme"
        >
          Copy them to your createTheme call, or paste the options of your theme: demos take its
          spacing, direction, mode, primary and secondary color.
        </Translate>
      </label>
      <textarea
        id={id}
        className={styles.code}
        rows={9}
        value={draft ?? writeThemeOptions(settings)}
        spellCheck={false}
        dir="ltr"
        aria-invalid={problems.length > 0}
        aria-describedby={`${id}-problems`}
        onChange={({ target }) => setDraft(target.value)}
      />
      <Problems id={`${id}-problems`} problems={problems} />
      <button
        type="button"
        className={styles.button}
        disabled={draft === null}
        onClick={() => void apply()}
      >
        <Translate
          id="settings.theme.apply"
          description="Button that takes over pasted theme options"
        >
          Apply
        </Translate>
      </button>
    </details>
  );
}
