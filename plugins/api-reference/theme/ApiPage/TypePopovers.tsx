import type { HTMLAttributes, ReactNode } from 'react';
import type { TypeView } from '../../pages/types';
import styles from './styles.module.css';

/** React's types do not know the attribute yet. */
const POPOVER = { popover: '' } as HTMLAttributes<HTMLPreElement>;

/** Definitions of types without an entry; buttons with their names open them. */
export default function TypePopovers({
  types,
}: {
  readonly types: readonly TypeView[];
}): ReactNode {
  return types.map(({ name, code }) => (
    <pre
      key={name}
      {...POPOVER}
      id={`type-${name}`}
      className={styles.popover}
      tabIndex={-1}
      dangerouslySetInnerHTML={{ __html: code }}
    />
  ));
}
