declare module '@theme/AdSlot' {
  export { default, type Props } from './theme/AdSlot';
}

declare module '@theme/Ad' {
  export { default, type Props } from './theme/Ad';
}
