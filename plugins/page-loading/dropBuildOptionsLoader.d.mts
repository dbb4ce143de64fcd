export default function dropBuildOptions(source: string): string;
