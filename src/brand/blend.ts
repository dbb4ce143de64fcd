/**
 * Mixes two colors, channel by channel.
 *
 * @param color `#rrggbb`
 * @param ground the background color, `#rrggbb`
 * @param share fraction of `color` in the result, from 0 to 1
 */
export function blend(color: string, ground: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [from, to] = [ground, color].map((hex) => parseInt(hex.slice(start, start + 2), 16));
    return Math.round(from! + (to! - from!) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
