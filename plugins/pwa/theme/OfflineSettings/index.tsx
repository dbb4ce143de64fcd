import Translate, { translate } from '@docusaurus/Translate';
import panelStyles from '@site/plugins/settings/theme/Settings/Panel/styles.module.css';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useActiveVersion, useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { useMainPluginId } from '@site/lib/browser/docsPlugins';
import { mayWorkOffline } from '../../client/mayWorkOffline';
import { install, installPrompt } from '../../client/installPrompt';
import { useOffline } from '../../client/useOffline';
import KeepThisVersion from './KeepThisVersion';
import Size from './Size';
import styles from './styles.module.css';

/** Renders the offline settings, only where a service worker may be registered. */
export default function OfflineSettings(): ReactNode {
  return mayWorkOffline() ? (
    <section className={panelStyles.section} data-offline-settings="">
      <h3 className={panelStyles.heading}>
        <Translate id="offline.title" description="Title of a part of the settings">
          Offline
        </Translate>
      </h3>
      <KeepThisVersion />
      <OtherVersions />
      <InstallApp />
      <ClearEverything />
    </section>
  ) : null;
}

/** Installs the site as an app if the browser offers it. */
function InstallApp(): ReactNode {
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

/** Removes all stored data, including visited pages. */
function ClearEverything(): ReactNode {
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

/** Lists the kept versions other than the one on screen. */
function OtherVersions(): ReactNode {
  const plugin = useMainPluginId();
  const latest = useLatestVersion(plugin);
  const shown = (useActiveVersion(plugin) ?? latest).name;
  const [{ kept, download }, store] = useOffline();
  const others = (kept ?? []).filter(
    ({ version }) => version !== shown && version !== download?.version,
  );
  return others.length === 0 ? null : (
    <div>
      <p className={panelStyles.label}>
        <Translate id="offline.others" description="Above the list of other versions that are kept">
          Also on this device
        </Translate>
      </p>
      <ul className={styles.kept}>
        {others.map(({ version, label, bytes }) => (
          <li key={version}>
            <span>
              {label} · <Size bytes={bytes} />
            </span>
            <button
              type="button"
              className={panelStyles.button}
              aria-label={translate(
                {
                  id: 'offline.remove.label',
                  message: 'Remove {version}',
                  description: 'Name of the button that removes a kept version from the list',
                },
                { version: label },
              )}
              onClick={() => void store.remove(version)}
            >
              <Translate id="offline.remove" description="Button that removes a kept version">
                Remove
              </Translate>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
