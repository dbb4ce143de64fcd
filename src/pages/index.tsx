import { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import Assistants from './_home/Assistants';
import FamilyCard from './_home/FamilyCard';
import Hero from './_home/Hero';
import Qualities from './_home/Qualities';
import Tools from './_home/Tools';
import Versions from './_home/Versions';
import { getFamilies } from './_home/families';
import PageAddress from '../components/PageAddress';
import styles from './index.module.css';

/** Renders the home page: the four families, how to install them, and the documented versions. */
export default function HomePage() {
  return (
    <Layout
      title={translate({
        id: 'home.pageTitle',
        message: 'Data grid, pickers, charts and tree view for React',
        description: 'Title of the home page in the browser tab',
      })}
      description={translate({
        id: 'home.pageDescription',
        message:
          'Documentation of MUI X 7: live demos and API reference for the data grid, the date and time pickers, the charts and the tree view.',
        description: 'Description of the home page for search engines',
      })}
    >
      <PageAddress />
      <main className={styles.page}>
        <Hero />
        <div className={styles.families}>
          {getFamilies().map((family) => (
            <FamilyCard key={family.packageName} family={family} />
          ))}
        </div>
        <Tools />
        <Versions />
        <Assistants />
        <Qualities />
      </main>
    </Layout>
  );
}
