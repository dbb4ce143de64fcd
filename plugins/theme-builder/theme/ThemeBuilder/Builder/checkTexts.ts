import { translate } from '@docusaurus/Translate';
import type { PairName } from '../../../colors/checkContrast';
import type { Vision } from '../../../colors/simulateVision';

const PAGE = 'On the theme builder';

/** Names of texts whose contrast is checked. */
export const pairNames = (): Readonly<Record<PairName, string>> => ({
  textOnPage: translate({
    id: 'themeBuilder.pairs.textOnPage',
    message: 'Text on the page',
    description: `${PAGE}: text whose contrast is checked`,
  }),
  textOnPaper: translate({
    id: 'themeBuilder.pairs.textOnPaper',
    message: 'Text on surfaces',
    description: `${PAGE}: text whose contrast is checked`,
  }),
  mutedTextOnPaper: translate({
    id: 'themeBuilder.pairs.mutedTextOnPaper',
    message: 'Secondary text on surfaces',
    description: `${PAGE}: text whose contrast is checked`,
  }),
  primaryOnPaper: translate({
    id: 'themeBuilder.pairs.primaryOnPaper',
    message: 'Primary on surfaces',
    description: `${PAGE}: text whose contrast is checked`,
  }),
  textOnPrimary: translate({
    id: 'themeBuilder.pairs.textOnPrimary',
    message: 'Text on primary',
    description: `${PAGE}: text whose contrast is checked`,
  }),
  textOnSecondary: translate({
    id: 'themeBuilder.pairs.textOnSecondary',
    message: 'Text on secondary',
    description: `${PAGE}: text whose contrast is checked`,
  }),
  errorOnPaper: translate({
    id: 'themeBuilder.pairs.errorOnPaper',
    message: 'Error on surfaces',
    description: `${PAGE}: text whose contrast is checked`,
  }),
  gridHeader: translate({
    id: 'themeBuilder.pairs.gridHeader',
    message: 'Grid header',
    description: `${PAGE}: text whose contrast is checked`,
  }),
  evenRow: translate({
    id: 'themeBuilder.pairs.evenRow',
    message: 'Even row',
    description: `${PAGE}: text whose contrast is checked`,
  }),
  hoveredRow: translate({
    id: 'themeBuilder.pairs.hoveredRow',
    message: 'Hovered row',
    description: `${PAGE}: text whose contrast is checked`,
  }),
  selectedRow: translate({
    id: 'themeBuilder.pairs.selectedRow',
    message: 'Selected row',
    description: `${PAGE}: text whose contrast is checked`,
  }),
  selectedDay: translate({
    id: 'themeBuilder.pairs.selectedDay',
    message: 'Selected day',
    description: `${PAGE}: text whose contrast is checked`,
  }),
  dayInRange: translate({
    id: 'themeBuilder.pairs.dayInRange',
    message: 'Day in the range',
    description: `${PAGE}: text whose contrast is checked`,
  }),
  axisLabels: translate({
    id: 'themeBuilder.pairs.axisLabels',
    message: 'Tick labels',
    description: `${PAGE}: text whose contrast is checked`,
  }),
  tooltip: translate({
    id: 'themeBuilder.pairs.tooltip',
    message: 'Tooltip of charts',
    description: `${PAGE}: text whose contrast is checked`,
  }),
  hoveredItem: translate({
    id: 'themeBuilder.pairs.hoveredItem',
    message: 'Hovered tree item',
    description: `${PAGE}: text whose contrast is checked`,
  }),
  selectedItem: translate({
    id: 'themeBuilder.pairs.selectedItem',
    message: 'Selected tree item',
    description: `${PAGE}: text whose contrast is checked`,
  }),
});

/** Names of kinds of vision. */
export const visionNames = (): Readonly<Record<Vision, string>> => ({
  normal: translate({
    id: 'themeBuilder.visions.normal',
    message: 'Typical',
    description: `${PAGE}: kind of vision`,
  }),
  protan: translate({
    id: 'themeBuilder.visions.protan',
    message: 'Without red cones',
    description: `${PAGE}: kind of vision`,
  }),
  deutan: translate({
    id: 'themeBuilder.visions.deutan',
    message: 'Without green cones',
    description: `${PAGE}: kind of vision`,
  }),
  tritan: translate({
    id: 'themeBuilder.visions.tritan',
    message: 'Without blue cones',
    description: `${PAGE}: kind of vision`,
  }),
});
