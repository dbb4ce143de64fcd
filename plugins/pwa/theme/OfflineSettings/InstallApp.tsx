import Translate from '@docusaurus/Translate';
import panelStyles from '@site/plugins/settings/theme/Settings/Panel/styles.module.css';
import { useSyncExternalStore, type ReactNode } from 'react';
import { install, installPrompt } from '../../client/installPrompt';

/** Installs the site as an app if the browser offers it. */
export default function InstallApp(): ReactNode {
  const offer = useSyncExternalStore(installPrompt.subscribe, installPrompt.get, () => null);
  return offer ? (
    <div>
      <button type="button" className={panelStyles.button} onClick={() => void install()}>
        <Translate id="offline.install" description="Button that installs the site as an app">
          Install as an app
        </Translate>
      </button>
    </div>
  ) : null;
}
