import MDXComponents from '@theme-original/MDXComponents';
import Anatomy from '@theme/Anatomy';
import Controls from '@theme/Controls';
import Demo from '@theme/Demo';
import FeatureTable from '@theme/FeatureTable';
import Message from '@theme/Message';
import MessageList from '@theme/MessageList';
import PlanChooser from '@theme/PlanChooser';
import BelowFold from '@site/plugins/page-loading/client/BelowFold';
import FlagTag from '@site/src/components/FlagTag';
import PlanTag from '@site/src/components/PlanTag';

export default {
  ...MDXComponents,
  Anatomy,
  BelowFold,
  Controls,
  Demo,
  FeatureTable,
  FlagTag,
  Message,
  MessageList,
  PlanChooser,
  PlanTag,
};
