import Demo from '@theme/Demo';
import FeatureTable from '@theme/FeatureTable';
import Message from '@theme/Message';
import MessageList from '@theme/MessageList';
import MessageSearch from '@theme/MessageSearch';
import PlanChooser from '@theme/PlanChooser';
import Anatomy from '@site/plugins/demos/explorer/anatomy/client/Anatomy';
import Controls from '@site/plugins/demos/explorer/controls/client/Controls';
import BelowFold from '@site/plugins/docusaurus-patches/client/BelowFold';
import FlagTag from '@site/src/components/FlagTag';
import PlanTag from '@site/src/components/PlanTag';
import Prose from '@site/plugins/docusaurus-patches/client/static-regions/Prose';
import markdown from './markdown?static-region';
// Styles of components that only the server renders, which must be in the browser's bundle.
import '@docusaurus/theme-classic/lib/theme/MDXComponents/Img/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/MDXComponents/Ul/styles.module.css';
import '@site/plugins/known-problems/theme/KnownProblem/styles.module.css';
import '@site/plugins/demos/page/theme/DemoLocale/styles.module.css';

/** Stands for components that only the server renders: MDX requires all components of a page. */
const RenderedOnServer = () => null;

export default {
  ComponentProblems: RenderedOnServer,
  KnownProblem: RenderedOnServer,
  ...(markdown as object | null),
  Anatomy,
  BelowFold,
  Controls,
  Demo,
  FeatureTable,
  FlagTag,
  Message,
  MessageList,
  MessageSearch,
  PlanChooser,
  PlanTag,
  Prose,
};
