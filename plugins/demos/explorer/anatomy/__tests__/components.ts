import type { ClassDoc, ComponentEntry, PropDoc, SlotDoc } from '../../../../api-reference/types';

const documented = { description: '', deprecated: null };

export function slot(name: string, type: string, initial: string | null = null): SlotDoc {
  return { ...documented, name, type, default: initial, plan: 'community' };
}

function prop(name: string): PropDoc {
  return { ...documented, name, type: 'string', required: false, default: null, plan: 'community' };
}

function cssClass(className: string, isState = false): ClassDoc {
  return { ...documented, name: className.split('-')[1]!, className, isState };
}

/** Creates a component whose theme key matches its name. */
export function component(
  name: string,
  members: {
    readonly props?: readonly string[];
    readonly slots?: SlotDoc[];
    readonly classes?: readonly string[];
    readonly hasTheme?: boolean;
  },
): ComponentEntry {
  const { props = [], slots = [], classes = [], hasTheme = true } = members;
  return {
    ...documented,
    kind: 'component',
    name,
    slug: name.toLowerCase(),
    family: 'orders',
    package: '@orders/list',
    imports: [],
    plan: 'community',
    props: props.map(prop),
    slots,
    classes: classes.map((each) => cssClass(each, each.startsWith('Mui-'))),
    inherits: [],
    theme: hasTheme ? { name: `Mui${name}`, defaultProps: true, styleOverrides: true } : null,
  };
}

/** A list of orders whose rows and footer can be replaced. */
export const COMPONENTS: readonly ComponentEntry[] = [
  component('OrderList', {
    props: ['slotProps'],
    slots: [
      slot('row', 'React.ElementType<OrderRowProps<Order>>'),
      slot('footer', 'React.ElementType', 'OrderFooter'),
      slot('icon', 'React.ElementType', "SvgIcon from '@mui/material'"),
      slot('transition', 'React.JSXElementConstructor<TransitionProps>'),
      slot('dialog', 'React.ElementType', 'None'),
    ],
    classes: ['MuiOrderList-root', 'MuiOrderList-title', 'Mui-selected'],
  }),
  component('OrderRow', { props: ['dense'], classes: ['MuiOrderRow-root'] }),
  component('OrderTable', { classes: ['MuiOrderList-root', 'MuiOrderTable-root'] }),
  component('OrderFooter', { props: ['actions'], hasTheme: false }),
];
