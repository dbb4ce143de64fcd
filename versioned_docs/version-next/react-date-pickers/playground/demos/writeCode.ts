import { toProps, type Choices } from './choices';

const DOWN_MARK = 'const DownMark = () => <span aria-hidden>▾</span>;\n\n';

/** The code of a picker with the chosen props. */
export function writeCode({ picker, variant, values }: Choices): string {
  const name = `${variant}${picker}`;
  const source = picker === 'DateRangePicker' ? '@mui/x-date-pickers-pro' : '@mui/x-date-pickers';
  const props = Object.entries(toProps(values)).map(
    ([key, value]) => `\n        ${print(key, value)}`,
  );
  const element = props.length > 0 ? `<${name}${props.join('')}\n      />` : `<${name} />`;
  const usesMark = Object.keys(values).some((path) => path.startsWith('slots.'));
  const imports = [
    `import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';`,
    `import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';`,
    `import { ${name} } from '${source}/${name}';`,
  ];
  return `${imports.join('\n')}

${usesMark ? DOWN_MARK : ''}export default function Example() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      ${element}
    </LocalizationProvider>
  );
}
`;
}

function print(key: string, value: unknown): string {
  if (value === true) {
    return key;
  }
  return typeof value === 'string'
    ? `${key}="${value}"`
    : `${key}={${literal(value, key === 'slots')}}`;
}

/** @param names whether strings are names of components */
function literal(value: unknown, names: boolean): string {
  if (Array.isArray(value)) {
    return `[${value.map((each) => literal(each, names)).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([key, each]) => `${key}: ${literal(each, names)}`);
    return `{ ${members.join(', ')} }`;
  }
  return typeof value === 'string' && !names ? `'${value}'` : String(value);
}
