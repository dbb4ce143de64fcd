/** Follows the link to the previous or the next page if there is one. */
export function turnPage(towards: 'prev' | 'next'): void {
  document.querySelector<HTMLElement>(`.pagination-nav__link--${towards}`)?.click();
}
