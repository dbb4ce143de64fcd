import type { DemoStyling } from './codeForms';
import type { ComponentElement } from './componentDemos';
import type { ExportPackages } from './exportTypes';

export type { CodeVariant, DemoStyling } from './codeForms';

/** A file of a demo, as a reader would paste it. */
export interface DemoSource {
  /** File name in TypeScript form, `SortByTwoColumns.tsx`. */
  readonly name: string;
  /** Text in the repository. */
  readonly typescript: string;
  /** File name in JavaScript form, `SortByTwoColumns.jsx`; equals `name` if nothing is derived. */
  readonly javascriptName: string;
  /** Text without types, with its formatting preserved. */
  readonly javascript: string;
}

/** Height in CSS pixels that a page reserves for a demo. */
export interface ReservedHeight {
  /** If the demo is at least 600 px wide. */
  readonly wide: number;
  /** If the demo is narrower. */
  readonly narrow: number;
}

/** A demo in a version's folder. */
export interface DemoEntry {
  /** File name without extension; unique within its version. */
  readonly id: string;
  /** Docusaurus' version name: `current`, `next`, `v6` … */
  readonly version: string;
  /** Absolute path of the `.tsx` file whose default export is the component. */
  readonly file: string;
  /** Files by styling; `system` equals `file`. */
  readonly stylings: Readonly<Partial<Record<DemoStyling, string>>> & { readonly system: string };
  /** Measured height; missing until `npm run demos:measure` has measured the demo. */
  readonly height: ReservedHeight | null;
}

/** A `<Demo id="…" />`, `<Anatomy of="…" />` or `<Controls of="…" />` on a page. */
export interface DemoUsage {
  readonly id: string;
  /** For elements that show a component: the element's source. */
  readonly shows?: {
    readonly element: ComponentElement;
    readonly component: string;
    readonly text: string;
  };
  readonly version: string;
  /** Absolute path of the page. */
  readonly page: string;
  /** 1-based. */
  readonly line: number;
}

/** Settings that the page passes to a demo, in every version. */
export interface DemoSettings {
  readonly mode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  /** Whether components use their smaller sizes. */
  readonly dense: boolean;
  /** The theme's spacing unit in pixels. */
  readonly spacing: number;
  /** Colors that replace those of the theme. */
  readonly paletteColors: PaletteColors;
}

export interface PaletteColors {
  readonly primary?: { readonly main: string };
  readonly secondary?: { readonly main: string };
}

/** Data about a demo in the chunk of its page; everything else is loaded on demand. */
export interface DemoDescriptor {
  readonly id: string;
  /** Docusaurus' version name. */
  readonly version: string;
  readonly height: ReservedHeight;
  /** Files of its first styling. */
  readonly files: readonly string[];
  /** Set if there are several stylings. */
  readonly stylings?: readonly DemoStyling[];
  /** Number of visible lines of the first file before it is expanded. */
  readonly previewLines: number;
  /** Only in the server's bundle. */
  readonly server?: {
    /** HTML of the demo as rendered by its packages on the server. */
    readonly html: string;
    /** HTML of the code listing with its first lines highlighted. */
    readonly code: string;
  };
  readonly loadIsland?: () => Promise<{ readonly mount: MountIsland }>;
  readonly loadSources?: () => Promise<{ readonly default: DemoSources }>;
  /** Dependencies of a project with this demo. */
  readonly loadPackages?: () => Promise<{ readonly default: ExportPackages }>;
}

/** Files of a demo, itself first, by styling. */
export type DemoSources = Readonly<Partial<Record<DemoStyling, readonly DemoSource[]>>>;

/** Default props by theme key: `{ MuiDatePicker: { slotProps: … } }`. */
export type DefaultProps = Readonly<Record<string, object>>;

/** Starts a demo in its element. */
export type MountIsland = (options: {
  readonly container: HTMLElement;
  /** Default props of the demo's components by theme key, which override those of the version's theme. */
  readonly defaultProps?: DefaultProps;
  /** Whether the element contains the server's HTML of this demo. */
  readonly hasServerHtml: boolean;
  /** Called when the server's elements respond to events, some time before the demo is ready. */
  readonly onHydrated?: () => void;
  /** @param locate set if the server's elements were replaced */
  readonly onReady: (locate?: LocateStarted) => void;
  readonly onError: (error: Error) => void;
}) => MountedIsland;

/**
 * Returns the element of the started demo that corresponds to an element of the server's HTML; `null` if there is none.
 */
export type LocateStarted = (target: Element) => Element | null;

export interface MountedIsland {
  /** Changes the demo's props, if it has some. */
  readonly setProps: (props: object) => void;
  /** Mounts the demo again, even after it crashed. */
  readonly reset: () => void;
  readonly unmount: () => void;
}

/** Server-rendered demos of a page. */
export interface ServedPage {
  /** Style elements as text. */
  readonly styles: Set<string>;
  /** HTML by demo. It is stored, because React may render a part of a page again and needs the same HTML. */
  readonly demos: Map<string, string>;
}

/**
 * Dates at which the demos of a version last passed the browser tests in their current state, in ISO format by id;
 * empty for builds that were not tested.
 */
export type CheckedDemos = Readonly<Record<string, string>>;
