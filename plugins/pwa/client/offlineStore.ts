import type { KeptVersion } from '../types';
import { tasks } from './isBusy';
import { ChangedSiteError, keepFiles } from './keepFiles';
import {
  clearEverything,
  dropOthers,
  listKept,
  openKept,
  recordKept,
  removeKept,
} from './keptVersions';
import { readPlan, type KeepPlan } from './readPlan';

/** Problem while storing a version, as shown to readers. */
export type KeepProblem = 'changed' | 'full' | 'failed';

/** A version that is being stored. */
export interface Download {
  readonly version: string;
  readonly stored: number;
  readonly bytes: number;
}

/** State shown in the settings. */
export interface OfflineState {
  /** `null` until the browser has answered. */
  readonly kept: readonly KeptVersion[] | null;
  readonly download: Download | null;
  readonly problem: KeepProblem | null;
  /** Whether everything was cleared since the page was loaded. */
  readonly isCleared: boolean;
}

/**
 * Store of the kept versions and the current download. It outlives the settings panel, so a download continues when the
 * panel is closed.
 */
export class OfflineStore {
  private state: OfflineState = { kept: null, download: null, problem: null, isCleared: false };
  private readonly listeners = new Set<() => void>();
  private controller: AbortController | null = null;

  /** @param baseUrl base address of the language */
  constructor(private readonly baseUrl: string) {}

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly get = (): OfflineState => this.state;

  async refresh(): Promise<void> {
    this.set({ kept: await listKept(this.baseUrl) });
  }

  readPlan(version: string): Promise<KeepPlan> {
    return readPlan(this.baseUrl, version);
  }

  async keep(version: string): Promise<void> {
    if (this.controller) {
      return;
    }
    const controller = new AbortController();
    this.controller = controller;
    tasks.add(controller);
    this.set({ problem: null, isCleared: false });
    try {
      await this.store(version, controller.signal);
    } catch (error) {
      this.set({ problem: controller.signal.aborted ? null : nameProblem(error) });
    } finally {
      this.controller = null;
      tasks.delete(controller);
      this.set({ download: null });
      await this.refresh();
    }
  }

  /** Stops storing. Stored files remain, so that the next attempt continues from there. */
  cancel(): void {
    this.controller?.abort();
  }

  async remove(version: string): Promise<void> {
    await removeKept(this.baseUrl, version);
    this.set({ problem: null });
    await this.refresh();
  }

  async clear(): Promise<void> {
    this.cancel();
    await clearEverything();
    this.set({ problem: null, isCleared: true });
    await this.refresh();
  }

  private async store(version: string, signal: AbortSignal): Promise<void> {
    const plan = await this.readPlan(version);
    const { label, build, bytes } = plan;
    this.set({ download: { version, stored: 0, bytes } });
    // Requests persistent storage once. Regardless of the answer, the browser stores as much as fits.
    await navigator.storage?.persist?.();
    const before = (await listKept(this.baseUrl)).find((kept) => kept.version === version);
    const cache = await openKept(this.baseUrl, version);
    await recordKept(cache, { version, label, build, bytes, isComplete: false });
    await keepFiles(plan, {
      cache,
      signal,
      continues: before?.build === build,
      onProgress: (stored) => this.set({ download: { version, stored, bytes } }),
    });
    await dropOthers(
      cache,
      plan.files.map(([address]) => address),
    );
    await recordKept(cache, { version, label, build, bytes, isComplete: true });
  }

  private set(change: Partial<OfflineState>): void {
    this.state = { ...this.state, ...change };
    this.listeners.forEach((listener) => listener());
  }
}

function nameProblem(error: unknown): KeepProblem {
  if (error instanceof ChangedSiteError) {
    return 'changed';
  }
  return (error as { name?: unknown } | null)?.name === 'QuotaExceededError' ? 'full' : 'failed';
}

let store: OfflineStore | undefined;

/** Returns the page's only store. */
export function offlineStore(baseUrl: string): OfflineStore {
  store ??= new OfflineStore(baseUrl);
  return store;
}
