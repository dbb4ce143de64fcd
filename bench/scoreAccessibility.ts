import type { Result } from 'lighthouse';
import { LICENSE_WATERMARK } from '../tests/browser/knownFaults/licenseMessages.ts';

type Report = Pick<Result, 'categories' | 'audits'>;

/**
 * Computes Lighthouse's accessibility score as it would be with a license key: ignores the contrast of the watermark
 * that the packages show without a key.
 *
 * @returns 0 to 100
 */
export function scoreAccessibility({ categories, audits }: Report): number {
  const counted = (categories.accessibility?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  const points = counted.map(({ id, weight }) => {
    const audit = audits[id];
    return weight * (audit && isOnlyWatermark(audit) ? 1 : (audit?.score ?? 0));
  });
  const total = counted.reduce((sum, { weight }) => sum + weight, 0);
  return Math.round((100 * points.reduce((sum, point) => sum + point, 0)) / Math.max(1, total));
}

function isOnlyWatermark({ details }: Report['audits'][string]): boolean {
  const items = details?.type === 'table' ? details.items : [];
  return (
    items.length > 0 &&
    items.every(({ node }) => {
      const label = typeof node === 'object' && 'nodeLabel' in node ? node.nodeLabel : undefined;
      return LICENSE_WATERMARK.test(label ?? '');
    })
  );
}
