import Translate, { translate } from '@docusaurus/Translate';
import { useEffect, useId, useRef } from 'react';
import { useRovingFocus } from '../../../../../lib/browser/useRovingFocus';
import explorer from '../../client/explorer.module.css';
import { pathOf, type PartLine } from './filterParts';
import styles from './styles.module.css';

interface Props {
  readonly lines: readonly PartLine[];
  /** Id of the line whose part is highlighted. */
  readonly current: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onChoose: (id: string) => void;
}

/** The parts as a list of buttons with one tab stop; the arrow keys move through it and highlight each part. */
export default function PartList({ lines, current, search, onSearch, onChoose }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const field = useId();
  const { toolbar, tool } = useRovingFocus(
    lines.map(({ id }) => id),
    true,
  );
  useEffect(() => keepInSight(list.current), [current]);
  return (
    <>
      <label className={explorer.hidden} htmlFor={field}>
        <Translate
          id="anatomy.search"
          description="Label of the field that searches the parts of a component"
        >
          Search parts and prop paths
        </Translate>
      </label>
      <input
        id={field}
        className={styles.search}
        type="search"
        value={search}
        placeholder={translate({
          id: 'anatomy.placeholder',
          message: 'Part, class or prop',
          description: 'Shown in the empty field that searches the parts of a component',
        })}
        onChange={(event) => onSearch(event.target.value)}
      />
      <ul
        ref={list}
        className={styles.list}
        aria-label={translate({
          id: 'anatomy.list',
          message: 'Parts',
          description: 'Accessible name of the list of the parts of a component',
        })}
        {...toolbar}
      >
        {lines.map((line) => (
          <li
            key={line.id}
            style={{ paddingInlineStart: `${Math.min(line.part.depth, 6) * 10}px` }}
          >
            <button
              {...tool(line.id)}
              type="button"
              className={styles.part}
              aria-pressed={line.id === current}
              data-absent={line.part.elements.length === 0 || undefined}
              onClick={() => onChoose(line.id)}
              onFocus={() => onChoose(line.id)}
            >
              <span>{line.prop?.name ?? line.part.name}</span>{' '}
              <code>{pathOf(line) ?? `.${line.part.className}`}</code>
            </button>
          </li>
        ))}
      </ul>
      <p className={explorer.hidden} role="status">
        {lines.length === 0 && search && (
          <Translate
            id="anatomy.none"
            description="Said when no part of a component matches a search"
          >
            No part matches.
          </Translate>
        )}
      </p>
    </>
  );
}

/** Scrolls the list, but not the page, to the current part. */
function keepInSight(list: HTMLElement | null): void {
  const line = list?.querySelector('[aria-pressed="true"]');
  if (!list || !line) {
    return;
  }
  const around = list.getBoundingClientRect();
  const { top, bottom } = line.getBoundingClientRect();
  if (top < around.top) {
    list.scrollTop -= around.top - top;
  } else if (bottom > around.bottom) {
    list.scrollTop += bottom - around.bottom;
  }
}
