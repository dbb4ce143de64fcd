import Translate from '@docusaurus/Translate';
import panelStyles from '@site/plugins/settings/theme/Settings/Panel/styles.module.css';
import type { ReactNode } from 'react';
import { useOffline } from '../../client/useOffline';

/** Removes all stored data, including visited pages. */
export default function ClearEverything(): ReactNode {
  const [{ isCleared }, store] = useOffline();
  return (
    <div>
      <span className={panelStyles.hint}>
        <Translate id="offline.visited" description="Above the button that removes what is stored">
          Pages that you have visited also work offline.
        </Translate>
      </span>
      <button type="button" className={panelStyles.button} onClick={() => void store.clear()}>
        <Translate id="offline.clear" description="Button that removes all that is stored">
          Remove everything stored
        </Translate>
      </button>
      <span role="status" className={panelStyles.hint}>
        {isCleared && (
          <Translate
            id="offline.clear.done"
            description="Said after all that is stored was removed"
          >
            All stored pages were removed, in every language.
          </Translate>
        )}
      </span>
    </div>
  );
}
