export default function readRegistry(source: string): Map<string, string>;
