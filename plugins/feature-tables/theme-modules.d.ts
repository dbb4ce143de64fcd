declare module '@theme/FeatureTable' {
  export { default, type Props } from './theme/FeatureTable';
}
