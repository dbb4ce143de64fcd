/** What other search engines want to read in the head of each page; the site's own has it from the build. */
export default function SearchMetadata(): null {
  return null;
}
