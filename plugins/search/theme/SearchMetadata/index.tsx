/**
 * Renders nothing. Other search engines expect metadata in the head of each page; the site's search gets it from the
 * build.
 */
export default function SearchMetadata(): null {
  return null;
}
