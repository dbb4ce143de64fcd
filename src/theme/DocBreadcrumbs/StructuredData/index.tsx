export { default } from '@site/plugins/machine-pages/client/BreadcrumbData';
