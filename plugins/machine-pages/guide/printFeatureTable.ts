import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PLANS, type Feature, type FeatureTable, type Plan } from '../../feature-tables/types';
import { codeSpan, planName, table } from '../markdown';
import type { MachineSite } from '../types';
import type { GuideFile } from './renderGuide';
import { resolveLink } from './resolveLink';

/** Prints a family's features by plan, one table for each group. */
export function printFeatureTable(family: string, guide: GuideFile, site: MachineSite): string {
  const { generatedFilesDir, texts } = site;
  const file = path.join(generatedFilesDir, 'feature-tables', guide.version, `${family}.json`);
  const { packages, groups } = JSON.parse(readFileSync(file, 'utf8')) as FeatureTable;
  const existing = PLANS.filter((plan) => packages[plan]);
  const plans = existing.length > 1 ? existing : [];
  const head = [texts['feature.title'], texts['feature.starts'], ...plans.map(planName)];
  const printRow = (feature: Feature): string[] => [
    feature.page ? `[${feature.title}](${resolveLink(feature.page, guide, site)})` : feature.title,
    [
      ...feature.starts.map(codeSpan),
      ...(feature.isDefault ? [texts['feature.default']] : []),
    ].join(' '),
    ...plans.map((plan) => printCell(feature, plan, site)),
  ];
  return groups
    .map(({ title, features }) => `### ${title}\n\n${table([head, ...features.map(printRow)])}`)
    .join('\n\n');
}

function printCell({ plan: first, limit }: Feature, plan: Plan, { texts }: MachineSite): string {
  return PLANS.indexOf(plan) < PLANS.indexOf(first)
    ? texts['feature.no']
    : (limit?.[plan] ?? texts['feature.yes']);
}
