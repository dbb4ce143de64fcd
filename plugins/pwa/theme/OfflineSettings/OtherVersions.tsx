import { useActiveVersion, useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import Translate, { translate } from '@docusaurus/Translate';
import { useMainPluginId } from '@site/lib/browser/docsPlugins';
import panelStyles from '@site/plugins/settings/theme/Settings/Panel/styles.module.css';
import type { ReactNode } from 'react';
import { useOffline } from '../../client/useOffline';
import Size from './Size';
import styles from './styles.module.css';

/** Lists the kept versions other than the one on screen. */
export default function OtherVersions(): ReactNode {
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
