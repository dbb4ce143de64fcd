declare module '@theme/Settings/Button' {
  export { default } from './theme/Settings/Button';
}

declare module '@theme/Settings/Dialog' {
  export { default, type Props } from './theme/Settings/Dialog';
}

declare module '@theme/VersionOffer' {
  export { default } from './theme/VersionOffer';
}

declare module '@theme/Settings/Sheet' {
  export { default } from './theme/Settings/Sheet';
}
