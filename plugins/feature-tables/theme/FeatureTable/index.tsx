import StaticRegion from '@site/plugins/docusaurus-patches/client/static-regions';
import type { FeatureTable as Table } from '../../types';
import FeatureGroups from './FeatureGroups';

export interface Props {
  /** Folder of the family, which the build passes to the table. */
  readonly of: string;
  /** `null` in the browser, where the server's HTML stays as it is. */
  readonly table: Table | null;
}

/** Features of a family, by plan. */
export default function FeatureTable({ of, table }: Props) {
  return <StaticRegion id={`features-${of}`} content={table && <FeatureGroups table={table} />} />;
}
