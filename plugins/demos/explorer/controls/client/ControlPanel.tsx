import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { Fragment, useId } from 'react';
import explorer from '../../client/explorer.module.css';
import type { ControlsFacts, ControlValue, ControlValues, ControlFacts } from '../types';
import styles from './styles.module.css';
import ControlInput from './ControlInput';

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

interface ControlRowProps {
  readonly control: ControlFacts;
  readonly value: ControlValue | undefined;
  readonly onChange: (value: ControlValue | undefined) => void;
}

/** The name of a prop, its input, and a link to its section in the reference. */
function ControlRow({ control, value, onChange }: ControlRowProps) {
  const id = useId();
  const name = control.path.replace(/^props\./, '');
  return (
    <li className={styles.row} data-changed={value === undefined ? undefined : ''}>
      <label htmlFor={id} className={styles.name} translate="no">
        <code>
          {name.split('.').map((part, index) => (
            <Fragment key={index}>
              {index > 0 && (
                <>
                  .<wbr />
                </>
              )}
              {part}
            </Fragment>
          ))}
        </code>
      </label>
      <ControlInput id={id} control={control} value={value} onChange={onChange} />
      <Link
        to={control.address}
        className={styles.reference}
        aria-label={translate(
          {
            id: 'controls.reference',
            message: '{prop} in the API reference',
            description: 'Accessible name of the link from an input to the reference of its prop',
          },
          { prop: name },
        )}
      >
        API
      </Link>
    </li>
  );
}
