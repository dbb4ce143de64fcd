import type { ReactNode } from 'react';
import { checkContrast } from '../../../colors/checkContrast';
import type { ThemeAction } from '../../../model/changeTheme';
import { CONTROLS } from '../../../model/controls';
import { GROUPS, SCHEMES, type Values } from '../../../types';
import ContrastTable from './ContrastTable';
import Field from './Field';
import styles from './styles.module.css';
import { groupNames, withValues } from './texts';

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
