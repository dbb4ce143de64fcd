/** The date library behind each adapter that the pickers have had in any version. */
const DATE_LIBRARIES: Readonly<Record<string, string>> = {
  AdapterDateFns: 'date-fns',
  AdapterDateFnsV2: 'date-fns',
  AdapterDateFnsV3: 'date-fns',
  AdapterDateFnsJalali: 'date-fns-jalali',
  AdapterDateFnsJalaliV2: 'date-fns-jalali',
  AdapterDateFnsJalaliV3: 'date-fns-jalali',
  AdapterDayjs: 'dayjs',
  AdapterLuxon: 'luxon',
  AdapterMoment: 'moment',
  AdapterMomentHijri: 'moment-hijri',
  AdapterMomentJalaali: 'moment-jalaali',
};

/** Every npm package that an adapter may stand for. */
export const DATE_LIBRARY_NAMES: readonly string[] = [...new Set(Object.values(DATE_LIBRARIES))];

const ADAPTER_IMPORT = /^@mui\/x-date-pickers(?:-pro)?\/(Adapter\w+)$/;

/**
 * The npm package that an import of a date adapter needs.
 *
 * @param specifier what is imported, `@mui/x-date-pickers/AdapterDayjs`
 * @returns the package, or `null` when the import is no adapter
 * @throws a `TypeError` for an adapter that is not known
 */
export function dateLibraryOf(specifier: string): string | null {
  const adapter = ADAPTER_IMPORT.exec(specifier)?.[1];
  if (adapter === undefined) {
    return null;
  }
  if (!Object.hasOwn(DATE_LIBRARIES, adapter)) {
    throw new TypeError(
      `The npm package for the date adapter "${adapter}" cannot be determined. ` +
        `Supported adapters: ${Object.keys(DATE_LIBRARIES).join(', ')}.`,
    );
  }
  return DATE_LIBRARIES[adapter] ?? null;
}
