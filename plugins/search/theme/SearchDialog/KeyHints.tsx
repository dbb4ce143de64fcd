import { translate } from '@docusaurus/Translate';
import { memo, type ReactNode } from 'react';
import styles from './styles.module.css';

/** Lists the keys of the dialog, on devices with a keyboard. */
function KeyHints(): ReactNode {
  const hints: readonly (readonly [keys: readonly string[], effect: string])[] = [
    [
      ['↑', '↓'],
      translate({
        id: 'search.keys.move',
        message: 'choose',
        description: 'What the arrow keys do in the search',
      }),
    ],
    [
      ['Enter'],
      translate({
        id: 'search.keys.open',
        message: 'open',
        description: 'What Enter does in the search',
      }),
    ],
    [
      ['Esc'],
      translate({
        id: 'search.keys.close',
        message: 'close',
        description: 'What Esc does in the search',
      }),
    ],
  ];
  return (
    <div className={styles.hints}>
      {hints.map(([keys, effect]) => (
        <span key={effect}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          {effect}
        </span>
      ))}
    </div>
  );
}

export default memo(KeyHints);
