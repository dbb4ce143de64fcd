/** Where a site shows no ads, pages have no place for them. */
export default function NoAdSlot(): null {
  return null;
}
