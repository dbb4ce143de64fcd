import Translate from '@docusaurus/Translate';
import { usePluginData } from '@docusaurus/useGlobalData';
import Heading from '@theme/Heading';
import styles from './Versions.module.css';

/** Published by the plugin machine-pages, which imports this folder. */
interface MachineData {
  readonly mcp: string | null;
}

/** Renders the address of the MCP server, if the host has one. */
export default function Assistants() {
  const mcp = (usePluginData('machine-pages') as MachineData | undefined)?.mcp;
  return mcp ? (
    <section className={styles.section}>
      <Heading as="h2" className={styles.heading}>
        <Translate id="home.assistants" description="Heading on the home page">
          AI assistants
        </Translate>
      </Heading>
      <p>
        <Translate
          id="home.assistants.text"
          description="Text on the home page, with the address of the MCP server"
          values={{ address: <code translate="no">{mcp}</code> }}
        >
          {
            'Assistants can read the same pages, API, demos and comparisons over MCP. Add this address to yours: {address}'
          }
        </Translate>
      </p>
    </section>
  ) : null;
}
