declare module '@theme/ApiPage' {
  export { default, type Props } from './theme/ApiPage';
}

declare module '@theme/GuideChanges' {
  export { default } from './theme/GuideChanges';
}

declare module '@theme/ApiCompare' {
  export { default, type Props } from './theme/ApiCompare';
}

declare module '@theme/ApiIndex' {
  export { default, type Props } from './theme/ApiIndex';
}

declare module '@theme/ApiTimeline' {
  export { default, type Props } from './theme/ApiTimeline';
}

declare module '@theme/ApiTools' {
  export { default, type Props } from './theme/ApiTools';
}
