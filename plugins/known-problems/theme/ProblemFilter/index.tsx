import { translate } from '@docusaurus/Translate';
import { hideUntilFound } from '@site/lib/browser/hideUntilFound';
import { useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

type Shown = 'all' | 'present' | 'fixed';

/** Filters the known problems of the page by text and by whether its version has them. */
export default function ProblemFilter() {
  const root = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const [count, setCount] = useState<number | null>(null);

  useEffect(() => {
    const article = root.current!.closest('article')!;
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    const problems = [...article.querySelectorAll<HTMLElement>('[data-problem]')];
    problems.forEach((problem) => {
      const text = problem.textContent.toLowerCase();
      const isMatch = words.every((word) => text.includes(word));
      const isWanted = isMatch && (shown === 'all' || problem.dataset.problem === shown);
      hideUntilFound(problem, !isWanted);
    });
    setCount(problems.filter((problem) => !problem.hasAttribute('hidden')).length);
  }, [query, shown]);

  const label = translate({
    id: 'problemFilter.label',
    message: 'Filter by component or symptom',
    description: 'Label of the text field on the page that lists known problems',
  });
  const options: Readonly<Record<Shown, string>> = {
    all: translate({
      id: 'problemFilter.all',
      message: 'All problems',
      description: 'Option: known problems that the version has or had',
    }),
    present: translate({
      id: 'problemFilter.present',
      message: 'Present in this version',
      description: 'Option: known problems that the version has',
    }),
    fixed: translate({
      id: 'problemFilter.fixed',
      message: 'Not in this version',
      description: 'Option: known problems that the version does not have, but others do',
    }),
  };
  return (
    <div ref={root} className={styles.filter} role="search">
      <input
        className={styles.input}
        type="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <select
        className={styles.input}
        aria-label={translate({
          id: 'problemFilter.shown',
          message: 'Problems to show',
          description: 'Name of the select on the page that lists known problems',
        })}
        value={shown}
        onChange={({ target }) => setShown(target.value as Shown)}
      >
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <output className={styles.count}>
        {count !== null &&
          translate(
            {
              id: 'problemFilter.count',
              message: 'Problems: {count}',
              description: 'Number of known problems that match the filter',
            },
            { count },
          )}
      </output>
    </div>
  );
}
