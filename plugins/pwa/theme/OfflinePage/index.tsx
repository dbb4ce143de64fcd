import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import PageAddress from '@site/src/components/PageAddress';
import { useEffect, useState, type ReactNode } from 'react';
import { ownAddress } from '../../../../lib/browser/useLanguageAddress';
import { mayWorkOffline } from '../../client/mayWorkOffline';
import { SCOPE_FOLDER } from '../../addresses';
import { pagesCache } from '../../cacheNames';
import styles from './styles.module.css';

/** Maximum number of listed pages; they fit on one or two screens. */
const MAX_SHOWN = 30;

/** Replaces a page that is not stored while offline, and lists the stored ones. */
export default function OfflinePage(): ReactNode {
  return (
    <Layout
      title={translate({
        id: 'offlinePage.title',
        message: 'No connection',
        description: 'Title of the page that is shown in place of one that is not stored',
      })}
    >
      <PageAddress />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.page}>
        <h1>
          <Translate
            id="offlinePage.title"
            description="Title of the page that is shown in place of one that is not stored"
          >
            No connection
          </Translate>
        </h1>
        <p>
          <Translate
            id="offlinePage.text"
            description="On the page that is shown without a network"
          >
            This page is not stored on this device. Available offline are pages that you have
            visited and versions that you keep offline in the settings.
          </Translate>
        </p>
        <AskedPage />
        <StoredPages />
      </main>
    </Layout>
  );
}

function AskedPage(): ReactNode {
  const { search } = useLocation();
  // The server does not know the query.
  const asked = useIsBrowser() && ownAddress(new URLSearchParams(search).get('page') ?? '');
  return asked ? (
    <p>
      <a className="button button--primary" href={asked}>
        <Translate id="offlinePage.retry" description="Link that asks for the missing page again">
          Try again
        </Translate>
      </a>
    </p>
  ) : null;
}

function StoredPages(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [pages, setPages] = useState<readonly StoredPage[]>([]);
  useEffect(() => {
    if (mayWorkOffline()) {
      listStoredPages(baseUrl, MAX_SHOWN).then(setPages, () => setPages([]));
    }
  }, [baseUrl]);
  return pages.length === 0 ? null : (
    <>
      <h2>
        <Translate id="offlinePage.stored" description="Above the list of pages that are stored">
          On this device
        </Translate>
      </h2>
      <ul>
        {pages.map(({ address, title }) => (
          <li key={address}>
            <a href={address}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A page that can be read offline. */
interface StoredPage {
  readonly address: string;
  readonly title: string;
}

/** Lists stored pages, most recently visited first, up to a maximum. */
async function listStoredPages(baseUrl: string, most: number): Promise<StoredPage[]> {
  const cache = await caches.open(pagesCache(baseUrl + SCOPE_FOLDER));
  const addresses = (await cache.keys()).map(({ url }) => new URL(url).pathname).reverse();
  const pages: StoredPage[] = [];
  for (const address of addresses.filter((each) => each.endsWith('/'))) {
    const html = await (await cache.match(address))?.text();
    const title = html && readTitle(html);
    if (title && pages.length < most) {
      pages.push({ address, title });
    }
  }
  return pages;
}

/** Returns the first heading, which documentation pages have and pages of demos and frames do not. */
function readTitle(html: string): string | undefined {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return parsed.querySelector('main article h1, main header h1')?.textContent ?? undefined;
}
