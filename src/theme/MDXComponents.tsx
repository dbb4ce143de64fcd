import MDXComponents from '@theme-original/MDXComponents';
import Demo from '@theme/Demo';
import FeatureTable from '@theme/FeatureTable';
import PlanChooser from '@theme/PlanChooser';
import BelowFold from '@site/plugins/page-loading/client/BelowFold';
import FlagTag from '@site/src/components/FlagTag';
import PlanTag from '@site/src/components/PlanTag';

export default { ...MDXComponents, BelowFold, Demo, FeatureTable, FlagTag, PlanChooser, PlanTag };
