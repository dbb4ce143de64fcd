import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { PageMetadata, SkipToContentFallbackId } from '@docusaurus/theme-common';
import LayoutProvider from '@theme/Layout/Provider';
import SkipToContent from '@theme/SkipToContent';
import PageAddress from '@site/src/components/PageAddress';
import { lazy, Suspense, type ReactNode } from 'react';
import Bar from './Bar';
import styles from './styles.module.css';
import Waiting from './Waiting';

const Workbench = lazy(() => import('./Workbench'));

/** A page outside the documentation layout: the server renders the frame, the browser loads the rest. */
export default function Playground(): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <LayoutProvider>
      <PageMetadata
        title={translate({
          id: 'playground.title',
          message: 'Playground',
          description: 'Title of the page on which readers change demos',
        })}
        description={translate({
          id: 'playground.description',
          message:
            'Start from any demo of the data grid, the date pickers, the charts or the tree view, in any version, edit its files and see the result immediately.',
          description: 'Description of the playground for search engines',
        })}
      />
      <PageAddress />
      <SkipToContent />
      <Bar />
      <main id={SkipToContentFallbackId} className={styles.main}>
        {isBrowser ? (
          <Suspense fallback={<Waiting />}>
            <Workbench />
          </Suspense>
        ) : (
          <Waiting />
        )}
      </main>
    </LayoutProvider>
  );
}
