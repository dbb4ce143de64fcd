const MEGABYTE = 1_000_000;

/**
 * Formats a size in megabytes for a language.
 *
 * @param language tag of the language, such as `zh-CN`
 */
export function formatBytes(bytes: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(bytes / MEGABYTE);
}
