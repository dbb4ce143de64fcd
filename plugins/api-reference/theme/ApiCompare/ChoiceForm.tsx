import type { ReactNode } from 'react';
import { type Choice, comparableWith } from '../../compare/choice';
import type { ComparedFamily } from '../../compare/generateComparePage';
import type { ChangeKind, ExportChange } from '../../compare/types';
import { fieldLabels, kindLabels } from './texts';
import { useVersionNames } from './useVersionNames';
import styles from './styles.module.css';

export interface Props {
  readonly families: readonly ComparedFamily[];
  readonly choice: Choice;
  /** Exports of the selected family, once loaded. */
  readonly changes: readonly ExportChange[];
  readonly kind: ChangeKind | '';
  /** Part of the names that are shown. */
  readonly text: string;
  readonly onChoose: (choice: Choice) => void;
  readonly onKind: (kind: ChangeKind | '') => void;
  readonly onText: (text: string) => void;
}

/** Form that selects two versions, a family, and the changes to show. */
export default function ChoiceForm({
  families,
  choice,
  changes,
  kind,
  text,
  onChoose,
  onKind,
  onText,
}: Props): ReactNode {
  const labels = fieldLabels();
  const nameVersion = useVersionNames();
  const own = families.find(({ family }) => family === choice.family)!;
  const comparable = comparableWith(choice.from, own);
  const nameVersions = (names: readonly string[]) =>
    names.map((name) => [name, nameVersion(name)] as const);
  return (
    <form
      className={styles.form}
      aria-label={labels.form}
      onSubmit={(event) => event.preventDefault()}
    >
      <Select
        label={labels.from}
        value={choice.from}
        options={nameVersions([
          ...own.versions.slice(0, -1),
          ...(own.minors ?? []).slice(0, -1).reverse(),
        ])}
        onChange={(from) => {
          const others = comparableWith(from, own);
          const isEarlier = others.indexOf(from) < others.indexOf(choice.to);
          const next = others === comparable ? others[others.indexOf(from) + 1] : others.at(-1);
          onChoose({ ...choice, from, to: isEarlier ? choice.to : (next ?? choice.to) });
        }}
      />
      <Select
        label={labels.to}
        value={choice.to}
        options={nameVersions(comparable.slice(comparable.indexOf(choice.from) + 1))}
        onChange={(to) => onChoose({ ...choice, to })}
      />
      <Select
        label={labels.family}
        value={choice.family}
        options={families.map(({ family, title }) => [family, title] as const)}
        onChange={(family) => {
          const others = families.find((each) => each.family === family)!;
          const known = comparableWith(choice.from, others);
          const hasBoth = known.includes(choice.from) && known.includes(choice.to);
          const [from = '', to = ''] = hasBoth ? [choice.from, choice.to] : known.slice(-3);
          onChoose({ family, from, to, slug: null });
        }}
      />
      <Select
        label={labels.entry}
        value={choice.slug ?? ''}
        options={[['', labels.everything], ...listEntries(changes, choice.slug)]}
        onChange={(slug) => onChoose({ ...choice, slug: slug || null })}
      />
      <Select
        label={labels.kind}
        value={kind}
        options={[['', labels.everyKind], ...Object.entries(kindLabels())]}
        onChange={(chosen) => onKind(chosen as ChangeKind | '')}
      />
      <label>
        {labels.name}
        <input
          type="search"
          value={text}
          spellCheck={false}
          onChange={({ target }) => onText(target.value)}
        />
      </label>
    </form>
  );
}

/** Select with the changed entries. */
function listEntries(
  changes: readonly ExportChange[],
  chosen: string | null,
): (readonly [slug: string, name: string])[] {
  const options = new Map<string, string>(chosen === null ? [] : [[chosen, chosen]]);
  for (const { name, kinds, members, fromSlug, toSlug } of changes) {
    const slug = toSlug ?? fromSlug;
    if (slug !== null && (kinds.length > 0 || members.length > 0 || slug === chosen)) {
      options.set(slug, name);
    }
  }
  return [...options].sort(([, a], [, b]) => a.localeCompare(b, 'en'));
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onChange: (value: string) => void;
}

/** One of several values, under its label. */
function Select({ label, value, options, onChange }: SelectProps): ReactNode {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
