import type { ReactNode } from 'react';
import { checkContrast, MIN_TEXT_CONTRAST } from '../../../colors/checkContrast';
import type { ThemeAction } from '../../../model/changeTheme';
import { CONTROLS } from '../../../model/controls';
import { GROUPS, type Group, type Scheme, type Values } from '../../../types';
import ContrastTable from './ContrastTable';
import Field from './Field';
import styles from './styles.module.css';
import { groupNames, withValues } from './texts';

const SCHEMES: readonly Scheme[] = ['light', 'dark'];

interface Props {
  readonly values: Values;
  /** Ids of the controls that the version has. */
  readonly available: ReadonlySet<string>;
  readonly onChange: (action: ThemeAction) => void;
}

/** Controls by group; groups without controls in a version are left out. */
export default function Groups({ values, available, onChange }: Props): ReactNode {
  const names = groupNames();
  return (
    <>
      {GROUPS.map((group) => {
        const controls = CONTROLS.filter((each) => each.group === group && available.has(each.id));
        const scheme = SCHEMES.find((each) => each === group);
        return (
          controls.length > 0 && (
            <details key={group} className={styles.group} open={group === 'light'}>
              <summary>
                {names[group]}
                <Mark group={group} values={values} available={available} />
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
              {scheme && (
                <ContrastTable
                  pairs={checkContrast(values, scheme, (id) => available.has(id))}
                  title={names[group]}
                />
              )}
            </details>
          )
        );
      })}
    </>
  );
}

/** Number of texts with too little contrast. */
function Mark({
  group,
  values,
  available,
}: Pick<Props, 'values' | 'available'> & { readonly group: Group }): ReactNode {
  if (group !== 'light' && group !== 'dark') {
    return null;
  }
  const count = checkContrast(values, group, (id) => available.has(id)).filter(
    ({ ratio }) => ratio < MIN_TEXT_CONTRAST,
  ).length;
  return count > 0 && <span className={styles.mark}>{withValues().problems({ count })}</span>;
}
