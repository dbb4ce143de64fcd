import Translate, { translate } from '@docusaurus/Translate';
import { useEffect, useState, type ReactNode } from 'react';
import { setDemoChoices, useDemoChoices } from '../../../../shared/demoChoices';
import {
  DEMO_STYLINGS,
  STYLING_NAMES,
  type CodeVariant,
  type DemoStyling,
} from '../../../../shared/codeForms';
import { DOCS_VERSIONS } from '../../../../../../src/versions';
import { findDemos } from '../../findDemos';
import type { Catalog, Family, StartingDemo } from '../../../../shared/playground/types';
import Select from './Select';
import styles from './picker.module.css';

/** Returns the labels of the component families, starting with the entry for all families. */
const familyNames = (): readonly (readonly [Family | 'all', string])[] => [
  [
    'all',
    translate({
      id: 'playground.family.all',
      message: 'All',
      description: 'Choice of all families of components on the playground',
    }),
  ],
  [
    'data-grid',
    translate({
      id: 'playground.family.dataGrid',
      message: 'Data Grid',
      description: 'A family of components on the playground',
    }),
  ],
  [
    'date-pickers',
    translate({
      id: 'playground.family.datePickers',
      message: 'Date and Time Pickers',
      description: 'A family of components on the playground',
    }),
  ],
  [
    'charts',
    translate({
      id: 'playground.family.charts',
      message: 'Charts',
      description: 'A family of components on the playground',
    }),
  ],
  [
    'tree-view',
    translate({
      id: 'playground.family.treeView',
      message: 'Tree View',
      description: 'A family of components on the playground',
    }),
  ],
  [
    'other',
    translate({
      id: 'playground.family.other',
      message: 'Several families',
      description: 'Demos of the playground that are about no family alone',
    }),
  ],
];

interface Props {
  readonly catalog: Catalog;
  /** Version of the open files. */
  readonly version: string;
  readonly demo: string;
  readonly onPick: (version: string, demo: string) => Promise<void>;
}

/** All demos of a version, filtered by family and search text. */
export default function DemoPicker({ catalog, version: first, demo, onPick }: Props): ReactNode {
  const [version, setVersion] = useState(first);
  const [family, setFamily] = useState<Family | 'all'>('all');
  const [text, setText] = useState('');
  const choices = useDemoChoices();
  const demos = useDemos(catalog, version);
  const found = findDemos(demos, family, text);
  const families = new Set(demos.map((each) => each.family));

  return (
    <div className={styles.picker}>
      <Select
        label={translate({
          id: 'playground.version',
          message: 'Version',
          description: 'Label of the choice of version on the playground',
        })}
        value={version}
        options={DOCS_VERSIONS.filter(({ name }) => Object.hasOwn(catalog, name)).map(
          ({ name, label }) => [name, label],
        )}
        onChoose={setVersion}
      />
      <Select<Family | 'all'>
        label={translate({
          id: 'playground.family',
          message: 'Family',
          description: 'Label of the choice of a family of components on the playground',
        })}
        value={family}
        options={familyNames().filter(([name]) => name === 'all' || families.has(name))}
        onChoose={setFamily}
      />
      <Select<CodeVariant>
        label={translate({
          id: 'playground.variant',
          message: 'Code',
          description: 'Label of the choice between TypeScript and JavaScript on the playground',
        })}
        value={choices.variant}
        options={[
          ['TS', 'TypeScript'],
          ['JS', 'JavaScript'],
        ]}
        onChoose={(variant) => setDemoChoices({ variant })}
      />
      <Select<DemoStyling>
        label={translate({
          id: 'playground.styling',
          message: 'Styling, where a demo has it',
          description: 'Label of the choice of styling on the playground',
        })}
        value={choices.styling}
        options={DEMO_STYLINGS.map((each) => [each, STYLING_NAMES[each]])}
        onChoose={(styling) => setDemoChoices({ styling })}
      />
      <label className={styles.search}>
        <Translate
          id="playground.search"
          description="Label of the field that searches the demos on the playground"
        >
          Search demos
        </Translate>
        <input
          type="search"
          className={styles.field}
          value={text}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <p className={styles.count} role="status">
        <Translate
          id="playground.count"
          description="How many demos of the playground there are to choose from"
          values={{ count: found.length }}
        >
          {'{count} demos'}
        </Translate>
      </p>
      <ul className={styles.list} data-demos="">
        {found.map(({ id, title, page }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.demo}
              aria-current={(version === first && id === demo) || undefined}
              onClick={() => void onPick(version, id)}
            >
              <span lang="en">{title}</span>
              {page && <small>{page.title}</small>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function useDemos(catalog: Catalog, version: string): readonly StartingDemo[] {
  const [demos, setDemos] = useState<readonly StartingDemo[]>([]);
  useEffect(() => {
    let isGone = false;
    void catalog[version]?.().then((available) => !isGone && setDemos(available.demos));
    return () => {
      isGone = true;
    };
  }, [catalog, version]);
  return demos;
}
