import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { PageMetadata, SkipToContentFallbackId } from '@docusaurus/theme-common';
import LayoutProvider from '@theme/Layout/Provider';
import Navbar from '@theme/Navbar';
import SkipToContent from '@theme/SkipToContent';
import PageAddress from '@site/src/components/PageAddress';
import { lazy, Suspense, type ReactNode } from 'react';
import styles from './styles.module.css';
import Waiting from './Waiting';

const Workbench = lazy(() => import('./Workbench'));

/** A page without a footer: the server renders the navigation bar, the browser loads the rest. */
export default function Playground(): ReactNode {
  const isBrowser = useIsBrowser();
  const title = translate({
    id: 'playground.title',
    message: 'Playground',
    description: 'Title of the page on which readers change demos',
  });
  return (
    <LayoutProvider>
      <PageMetadata
        title={title}
        description={translate({
          id: 'playground.description',
          message:
            'Start from any demo of the data grid, the date pickers, the charts or the tree view, in any version, edit its files and see the result immediately.',
          description: 'Description of the playground for search engines',
        })}
      />
      <PageAddress />
      <SkipToContent />
      <Navbar />
      <main id={SkipToContentFallbackId} className={styles.main}>
        <h1 className="docs-visually-hidden">{title}</h1>
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
