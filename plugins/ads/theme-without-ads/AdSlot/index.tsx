/** Renders nothing; replaces the ad slot on sites without ads. */
export default function NoAdSlot(): null {
  return null;
}
