import { translate } from '@docusaurus/Translate';
import type { Subject } from '../types';

/** Headings with an address of their own, in the text of a page. */
const HEADING = 'article :is(h2, h3, h4)[id]';

/**
 * Offers to comment on the section of the heading that the pointer or the focus is in. There is one button for all
 * headings, beside the link of the heading, so that the page is no longer for it.
 *
 * @param className of the button
 * @returns takes it back
 */
export function offerOnHeadings(
  className: string,
  onChoose: (subject: Subject) => void,
): () => void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.textContent = translate({
    id: 'feedback.improve',
    message: 'Improve this section',
    description: 'Button beside a heading; opens a form for comments on the section',
  });
  button.addEventListener('click', () => {
    const heading = button.closest(HEADING);
    if (heading) {
      onChoose({ section: heading.id, title: textOf(heading) });
    }
  });
  const follow = ({ target, type }: Event) => {
    // A page that scrolls moves below a pointer that rests; the keyboard's place is not to be taken away by it.
    if (type === 'pointerover' && button.parentElement?.querySelector(':focus-visible')) {
      return;
    }
    const heading = target instanceof Element ? target.closest(HEADING) : null;
    // A demo may have headings, too, but no links to them.
    if (!heading?.querySelector(':scope > .hash-link')) {
      button.remove();
    } else if (button.parentElement !== heading) {
      heading.append(button);
    }
  };
  document.addEventListener('pointerover', follow);
  document.addEventListener('focusin', follow);
  return () => {
    document.removeEventListener('pointerover', follow);
    document.removeEventListener('focusin', follow);
    button.remove();
  };
}

/** The heading's own words, without those of its link and its marks. */
function textOf(heading: Element): string {
  const copy = heading.cloneNode(true) as Element;
  copy.querySelectorAll('.hash-link, button').forEach((part) => part.remove());
  return copy.textContent?.trim() || heading.id;
}
