import { translate } from '@docusaurus/Translate';
import type { Subject } from '../types';

/** Headings with an id in the text of a page. */
const HEADING = 'article :is(h2, h3, h4)[id]';

/**
 * Offers to comment on the section whose heading is hovered or focused. All headings share one button, which moves
 * beside the heading's link, so that the page does not grow.
 *
 * @param className class of the button
 * @returns a function that removes the button
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
    // Scrolling moves headings below a resting pointer, which must not take the button from the keyboard's focus.
    if (type === 'pointerover' && button.parentElement?.querySelector(':focus-visible')) {
      return;
    }
    const heading = target instanceof Element ? target.closest(HEADING) : null;
    // Demos may have headings too, but without links to them.
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

/** Returns the text of a heading, without its link and this button. */
function textOf(heading: Element): string {
  const copy = heading.cloneNode(true) as Element;
  copy.querySelectorAll('.hash-link, button').forEach((part) => part.remove());
  return copy.textContent?.trim() || heading.id;
}
