import Translate from '@docusaurus/Translate';
import { useState, type ReactNode } from 'react';
import { hasShortcuts } from '../../../client/hasShortcuts';
import { keepSettings } from '../../../client/keepSettings';
import { listShortcuts } from './listShortcuts';
import styles from './styles.module.css';

/** Lists the keyboard shortcuts, with a switch for the single-key ones. */
export default function Shortcuts(): ReactNode {
  const [isOn, setOn] = useState(hasShortcuts);
  const turn = (on: boolean) => {
    keepSettings({ shortcuts: on });
    setOn(on);
  };
  return (
    <div className={styles.shortcuts}>
      <dl className={styles.list}>
        {listShortcuts().map(({ ways, effect }) => (
          <div key={effect} className={styles.row}>
            <dt>{effect}</dt>
            <dd>
              {ways.map((way) => (
                <kbd key={way} dir="ltr">
                  {way}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <label className={styles.switch}>
        <input type="checkbox" checked={isOn} onChange={({ target }) => turn(target.checked)} />
        <Translate
          id="shortcuts.switch"
          description="Check box: keys pressed alone, without Ctrl or ⌘, do something"
        >
          Single-key shortcuts
        </Translate>
      </label>
    </div>
  );
}
