import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import StaticRegion from '@site/plugins/docusaurus-patches/client/static-regions';
import { FIRST_STEPS } from './content';
import renderInstallModule from './renderInstall?static-region';
import type { RenderInstall } from './renderInstall';
import styles from './Hero.module.css';

const renderInstall = renderInstallModule as RenderInstall | null;

/** Renders the purpose of the site and the first steps. */
export default function Hero() {
  return (
    <header className={styles.hero}>
      <div className={styles.text}>
        <Heading as="h1" className={styles.title}>
          <Translate id="home.title" description="Main heading of the home page">
            Data grids, pickers, charts and tree views for React
          </Translate>
        </Heading>
        <p className={styles.lead}>
          <Translate id="home.lead" description="First paragraph of the home page">
            Build tables that users sort, filter and edit, forms with dates and times, dashboards
            and file trees. Start from a demo, change it on the page, and take it into your project.
          </Translate>
        </p>
        <div className={styles.actions}>
          <Link className={styles.primary} to={FIRST_STEPS['home.install']}>
            <Translate id="home.install" description="Main button of the home page">
              Installation
            </Translate>
          </Link>
          <Link className={styles.secondary} to={FIRST_STEPS['home.firstGrid']}>
            <Translate id="home.firstGrid" description="Second button of the home page">
              A first data grid
            </Translate>
          </Link>
        </div>
      </div>
      <div className={styles.install}>
        <StaticRegion id="home-install" content={renderInstall && renderInstall()} />
        <p className={styles.requirement}>
          <Translate id="home.requirement" description="Below the install command of the home page">
            Version 7 runs with React 17, 18 and 19, and with Material UI 5.15.14 and later, 6 and
            7.
          </Translate>
        </p>
      </div>
    </header>
  );
}
