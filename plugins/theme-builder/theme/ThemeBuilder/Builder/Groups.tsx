import type { ReactNode } from 'react';
import { checkContrast, type CheckedPair } from '../../../colors/checkContrast';
import type { ThemeAction } from '../../../model/changeTheme';
import { CONTROLS } from '../../../model/controls';
import { GROUPS, SCHEMES, type Values } from '../../../types';
import Field from './Field';
import styles from './styles.module.css';
import { groupNames, withValues, labels } from './texts';
import { pairNames } from './checkTexts';

interface Props {
  readonly values: Values;
  /** Ids of the controls that the version has. */
  readonly available: ReadonlySet<string>;
  /** Smallest contrast of text. */
  readonly minContrast: number;
  readonly onChange: (action: ThemeAction) => void;
}

/** Controls by group; groups without controls in a version are left out. */
export default function Groups({ values, available, minContrast, onChange }: Props): ReactNode {
  const names = groupNames();
  return (
    <>
      {GROUPS.map((group) => {
        const controls = CONTROLS.filter((each) => each.group === group && available.has(each.id));
        const scheme = SCHEMES.find((each) => each === group);
        const pairs = scheme && checkContrast(values, scheme, (id) => available.has(id));
        const count = pairs?.filter(({ ratio }) => ratio < minContrast).length ?? 0;
        return (
          controls.length > 0 && (
            <details key={group} className={styles.group} open={group === 'light'}>
              <summary>
                {names[group]}
                {count > 0 && (
                  <span className={styles.mark}>{withValues().problems({ count })}</span>
                )}
              </summary>
              <div role="group" aria-label={names[group]} className={styles.fields}>
                {controls.map((control) => (
                  <Field
                    key={control.id}
                    control={control}
                    values={values}
                    onChange={(value) =>
                      onChange({ type: 'set', id: control.id, value, at: Date.now() })
                    }
                  />
                ))}
              </div>
              {pairs && <ContrastTable pairs={pairs} min={minContrast} title={names[group]} />}
            </details>
          )
        );
      })}
    </>
  );
}

interface TableProps {
  readonly pairs: readonly CheckedPair[];
  /** Ratio below which a text is marked. */
  readonly min: number;
  /** Name of the palette. */
  readonly title: string;
}

/** Contrast ratios of texts, with those below the minimum marked. */
function ContrastTable({ pairs, min, title }: TableProps): ReactNode {
  const texts = labels();
  const names = pairNames();
  return (
    <table className={styles.table}>
      <caption>
        {texts.contrast} ({title})
      </caption>
      <thead>
        <tr>
          <th scope="col">{texts.pair}</th>
          <th scope="col">{texts.ratio}</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ name, ratio }) => {
          const isLow = ratio < min;
          // Rounded up, a ratio below the minimum would look like one that meets it.
          const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
          return (
            <tr key={name}>
              <th scope="row">{names[name]}</th>
              <td data-low={isLow || undefined}>
                {isLow ? withValues().below({ ratio: shown, min }) : shown}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
