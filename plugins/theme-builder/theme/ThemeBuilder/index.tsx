import useIsBrowser from '@docusaurus/useIsBrowser';
import { lazy, Suspense, type ReactNode } from 'react';
import styles from './styles.module.css';
import Waiting from './Waiting';

const Builder = lazy(() => import('./Builder'));

/** Place of the theme builder in its page: the server reserves the space, the browser loads the rest. */
export default function ThemeBuilder(): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <div className={styles.place}>
      {isBrowser ? (
        <Suspense fallback={<Waiting />}>
          <Builder />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </div>
  );
}
