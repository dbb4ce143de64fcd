import { translate } from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import { Fragment, useId } from 'react';
import type { ControlFacts, ControlValue } from '../types';
import ControlInput from './ControlInput';
import styles from './styles.module.css';

interface Props {
  readonly control: ControlFacts;
  readonly value: ControlValue | undefined;
  readonly onChange: (value: ControlValue | undefined) => void;
}

/** The name of a prop, its input, and a link to its section in the reference. */
export default function ControlRow({ control, value, onChange }: Props) {
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
