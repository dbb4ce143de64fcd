/** How a demo can be styled, in the order of menus: with MUI System (every demo), Tailwind CSS or plain CSS. */
export const DEMO_STYLINGS = ['system', 'tailwind', 'css'] as const;
export type DemoStyling = (typeof DEMO_STYLINGS)[number];

/** TypeScript as written, or JavaScript derived from it. */
export const CODE_VARIANTS = ['TS', 'JS'] as const;
export type CodeVariant = (typeof CODE_VARIANTS)[number];

/** Names of the stylings, which are the same in every language. */
export const STYLING_NAMES: Readonly<Record<DemoStyling, string>> = {
  system: 'MUI System',
  tailwind: 'Tailwind CSS',
  css: 'CSS',
};

/**
 * Returns the file of a demo in a styling: `SortByHeader.tailwind.tsx`.
 *
 * @param file the file with the styling of every demo, `SortByHeader.tsx`
 */
export function fileInStyling(file: string, styling: DemoStyling): string {
  return styling === 'system' ? file : file.replace(/\.tsx$/, `.${styling}.tsx`);
}
