import type { InstalledRelease } from '@slipway/fleet-check';
import type { AppliedObject, FleetKustomization } from '@slipway/flux-build';
import type { FleetRelease, InstalledObject } from '@slipway/helm';
import { below, type Fields, onceForEach } from '@slipway/manifest';
import { releaseOwner } from './release-owners.ts';

/** An object that a chart renders, and its release. */
export interface RenderedObject {
  readonly release: FleetRelease;
  readonly installed: InstalledObject;
}

/**
 * Returns the releases of the clusters of a fleet, with their objects. Those whose objects are unknown are left out, and those that are
 * installed on another cluster with a kubeconfig.
 */
export const installedReleases = (releases: readonly FleetRelease[]): readonly InstalledRelease[] => releases.flatMap(installedRelease);

/** Returns the rendered object of an object of a release; undefined for an object that a Flux Kustomization applies. */
export const renderedObject = (applied: AppliedObject): RenderedObject | undefined => rendered.get(applied);

const rendered = new WeakMap<AppliedObject, RenderedObject>();

const installedRelease = onceForEach((release: FleetRelease): readonly InstalledRelease[] => {
  const { applied, spec, owner: appliedBy, objects = [], hooks = [], asksFor = () => false } = release;
  if (spec.isRemote) return [];
  return releaseOwner(release).map((owner: FleetKustomization) => {
    const ownHooks = hooks.filter(({ hook }) => hook?.events.some((event) => isRun(event, applied.object)) === true);
    const hookObjects = ownHooks.map(({ object, unknownVariables }): AppliedObject => {
      return { object, file: applied.file, index: applied.index, trace: [], variables: [], unknownVariables };
    });
    const installed = [...objects, ...ownHooks];
    const perhaps = new Set<AppliedObject>();
    for (const [index, each] of [...(owner.objects ?? []), ...hookObjects].entries()) {
      const from = installed[index] as InstalledObject;
      rendered.set(each, { release, installed: from });
      if (from.perhaps) perhaps.add(each);
    }
    return {
      object: applied.object,
      appliedBy,
      owner,
      perhaps,
      hooks: hookObjects,
      crds: new Set(objects.flatMap(({ object, source, document }) => (source !== '' && document === undefined ? [object] : []))),
      asksFor,
      isComplete: hasAllObjects(release),
    };
  });
});

/** Whether Helm runs the hooks of an event. A HelmRelease can turn off the hooks of each action. Tests are not part of an action. */
function isRun(event: string, { spec }: Fields): boolean {
  if (event === 'test') return false;
  const action = event.slice(event.indexOf('-') + 1);
  return below(spec, action === 'delete' ? 'uninstall' : action).disableHooks !== true;
}

/** Whether the rendered objects are all that a release can have. */
const hasAllObjects = ({ installation, objects = [] }: FleetRelease): boolean =>
  installation !== undefined &&
  installation.composed.unknownFiles.length === 0 &&
  !objects.some(({ document }) => document !== undefined && hasOtherObjects(document));

/** Whether a branch that is not rendered, because its condition is unknown, has an object of its own. */
const hasOtherObjects = onceForEach(({ output }: NonNullable<InstalledObject['document']>): boolean =>
  output.rendered.branches.some(({ alternative }) => alternative !== undefined && /^kind:/m.test(alternative)),
);
