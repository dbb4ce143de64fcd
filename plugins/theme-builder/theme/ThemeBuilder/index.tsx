import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { lazy, Suspense, type ReactNode } from 'react';
import styles from './styles.module.css';

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

/** Text until the builder has loaded. */
function Waiting(): ReactNode {
  return (
    <p>
      <Translate
        id="themeBuilder.waiting"
        description="On the theme builder: until its script has loaded"
      >
        The theme builder is loading. It needs JavaScript.
      </Translate>
    </p>
  );
}
