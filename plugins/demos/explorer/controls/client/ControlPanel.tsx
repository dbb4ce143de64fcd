import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import explorer from '../../client/explorer.module.css';
import type { ControlsFacts, ControlValue, ControlValues } from '../types';
import ControlRow from './ControlRow';
import styles from './styles.module.css';

interface Props {
  readonly facts: ControlsFacts;
  readonly values: ControlValues;
  /** Whether the component has started; before that, inputs are disabled because they would have no effect. */
  readonly isReady: boolean;
  readonly onChange: (path: string, value: ControlValue | undefined) => void;
  readonly onReset: () => void;
}

/** The inputs: the first ones, and the others in a collapsed section. */
export default function ControlPanel({ facts, values, isReady, onChange, onReset }: Props) {
  const { controls, shownFirst } = facts;
  const list = (shown: ControlsFacts['controls']) => (
    <ul className={styles.list}>
      {shown.map((control) => (
        <ControlRow
          key={control.path}
          control={control}
          value={values[control.path]}
          onChange={(value) => onChange(control.path, value)}
        />
      ))}
    </ul>
  );
  const others = controls.slice(shownFirst);
  return (
    <fieldset className={clsx(explorer.panel, styles.panel)} disabled={!isReady}>
      <legend className={explorer.hidden}>
        {translate({
          id: 'controls.props',
          message: 'Props',
          description: 'Name of the group of inputs that change props of a component',
        })}
      </legend>
      {list(controls.slice(0, shownFirst))}
      {others.length > 0 && (
        <details className={styles.more}>
          <summary>
            <Translate
              id="controls.more"
              description="Opens the list of props that are not offered first"
              values={{ count: others.length }}
            >
              {'More props ({count})'}
            </Translate>
          </summary>
          {list(others)}
        </details>
      )}
      <button
        type="button"
        className={styles.reset}
        onClick={onReset}
        // A button with `disabled` would lose the focus.
        aria-disabled={Object.keys(values).length === 0}
      >
        <Translate id="controls.reset" description="Button that sets all props to their defaults">
          Reset props
        </Translate>
      </button>
    </fieldset>
  );
}
