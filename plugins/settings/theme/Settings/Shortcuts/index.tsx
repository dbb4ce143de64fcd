import Translate, { translate } from '@docusaurus/Translate';
import { useState, type ReactNode } from 'react';
import { hasShortcuts } from '../../../client/hasShortcuts';
import { keepSettings } from '../../../client/keepSettings';
import styles from './styles.module.css';

/** Returns the name of the command key on the reader's platform. */
const command = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl');

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

interface Shortcut {
  /** Alternative keys with the same effect. */
  readonly ways: readonly string[];
  readonly effect: string;
}

/** Returns the keyboard shortcuts of every page. */
function listShortcuts(): Shortcut[] {
  return [
    {
      ways: ['/', `${command()} K`],
      effect: translate({
        id: 'shortcuts.search',
        message: 'Search',
        description: 'What the key “/” does',
      }),
    },
    {
      ways: ['['],
      effect: translate({
        id: 'shortcuts.previous',
        message: 'Previous page',
        description: 'What the key “[” does',
      }),
    },
    {
      ways: [']'],
      effect: translate({
        id: 'shortcuts.next',
        message: 'Next page',
        description: 'What the key “]” does',
      }),
    },
    {
      ways: ['?'],
      effect: translate({
        id: 'shortcuts.list',
        message: 'List of keys',
        description: 'What the key “?” does',
      }),
    },
  ];
}
