import Translate from '@docusaurus/Translate';
import panelStyles from '@site/plugins/settings/theme/Settings/Panel/styles.module.css';
import type { ReactNode } from 'react';
import { mayWorkOffline } from '../../client/mayWorkOffline';
import ClearEverything from './ClearEverything';
import InstallApp from './InstallApp';
import KeepThisVersion from './KeepThisVersion';
import OtherVersions from './OtherVersions';

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
