import { translate } from '@docusaurus/Translate';
import CodeView from '@theme/Demo/CodeView';
import { useId, useRef, useState, type CSSProperties } from 'react';
import { useCodeVariant, setCodeVariant } from '../../../client/codeVariant';
import { useSources } from '../../../client/useSources';
import type { DemoDescriptor } from '../../../types';
import CopyButton from '../CopyButton';
import styles from './styles.module.css';

interface Props {
  readonly demo: DemoDescriptor;
  readonly onReset: () => void;
}

/** The demo's files, as TypeScript or JavaScript, with its first lines always in sight. */
export default function DemoCode({ demo, onReset }: Props) {
  const [expanded, setExpanded] = useState(false);
  const [file, setFile] = useState(0);
  const variant = useCodeVariant();
  const listing = useRef<HTMLDivElement>(null);
  const listingId = useId();
  const sources = useSources(demo, listing, expanded || file > 0 || variant === 'JS');
  const source = sources?.[file];
  const code = source && (variant === 'JS' ? source.javascript : source.typescript);
  const names = sources
    ? sources.map((each) => (variant === 'JS' ? each.javascriptName : each.name))
    : demo.files;

  return (
    <div
      className={styles.code}
      data-expanded={expanded}
      style={{ '--demo-preview-lines': demo.previewLines } as CSSProperties}
    >
      <div
        className={styles.bar}
        role="toolbar"
        aria-label={translate(
          {
            id: 'demo.toolbar',
            message: 'Code of the demo {id}',
            description: 'Accessible name of the toolbar below a demo',
          },
          { id: demo.id },
        )}
      >
        {names.map((name, index) => (
          <button
            key={name}
            type="button"
            className={styles.button}
            aria-pressed={index === file}
            onClick={() => setFile(index)}
          >
            {name}
          </button>
        ))}
        <span className={styles.space} />
        {(['TS', 'JS'] as const).map((each) => (
          <button
            key={each}
            type="button"
            className={styles.button}
            aria-pressed={variant === each}
            title={each === 'TS' ? 'TypeScript' : 'JavaScript'}
            onClick={() => setCodeVariant(each)}
          >
            {each}
          </button>
        ))}
        <CopyButton
          className={styles.button}
          read={async () => {
            const loaded = sources ?? (await demo.loadSources?.())?.default;
            const chosen = loaded?.[file];
            return (variant === 'JS' ? chosen?.javascript : chosen?.typescript) ?? '';
          }}
        />
        <button type="button" className={styles.button} onClick={onReset}>
          {translate({
            id: 'demo.reset',
            message: 'Reset',
            description: 'Button that starts a demo anew',
          })}
        </button>
        <button
          type="button"
          className={styles.button}
          aria-expanded={expanded}
          aria-controls={listingId}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded
            ? translate({
                id: 'demo.collapse',
                message: 'Collapse code',
                description: 'Button that folds the code of a demo to its first lines',
              })
            : translate({
                id: 'demo.expand',
                message: 'Expand code',
                description: 'Button that shows the whole code of a demo',
              })}
        </button>
      </div>
      <div ref={listing} id={listingId} className={styles.listing}>
        <CodeView demo={demo} name={source?.name} code={code} />
      </div>
    </div>
  );
}
