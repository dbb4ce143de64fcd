declare module '@theme/FeatureTable' {
  export { default, type Props } from './theme/FeatureTable';
}

declare module '@theme/PlanChooser' {
  export { default, type Props } from './theme/PlanChooser';
}
