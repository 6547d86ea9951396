import type { FleetKustomization } from '@slipway/flux-build';
import { once } from '@slipway/manifest';
import { titleOf } from '../objects/values.ts';
import type { ChangedRelease } from '../releases/release-changes.ts';
import type { Found } from './about.ts';
import { originsBefore } from './fleet-facts.ts';
import { originsOf } from './origins.ts';
import { pods } from './security.ts';

/** What the rules find in a hook that Helm runs. */
export interface AssessedHook {
  readonly title: string;
  readonly cluster: string;
  readonly found: readonly Found[];
}

/** R2: hooks that Helm runs with new privileges, or with images of new registries. The review does not list them as changes. */
export function assessHooks(
  releases: readonly ChangedRelease[],
  old: readonly FleetKustomization[],
  next: readonly FleetKustomization[],
): readonly AssessedHook[] {
  const ofObjects = once(() => originsBefore(old, next));
  return releases.flatMap(({ cluster, before, change }) => {
    if (change.hooks.length === 0) return [];
    const known = (before?.hooks ?? []).map(({ object }) => object);
    const origins = ofObjects().union(new Set(ofObjects().size === 0 ? [] : known.flatMap(originsOf)));
    return change.hooks.map(({ object }) => {
      const title = titleOf(object);
      const was = known.find((each) => titleOf(each) === title);
      return { title, cluster, found: [...pods({ title, after: object, ...(was && { before: was }) }, origins)] };
    });
  });
}
