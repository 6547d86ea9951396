import type { TemplateChanges } from '../changes/review-file.gen.ts';
import { templatesThatChange } from '../composed/composed-changes.ts';
import { compositesOfAll, isComposition } from '../composites/composites-of.ts';
import { few, scalarText } from '../objects/values.ts';
import { type About, type Found, hunkText } from './about.ts';
import { isIgnoredRef } from './sources.ts';

/** R3: recreated, refused, or cannot be undone. */
export function* irreversible(about: About): Generator<Found> {
  const { action, title, entry } = about;
  const { refusals = [], cause, before } = entry.change.postponed ?? entry.change;
  const said = refusals.length === 0 ? '' : `: ${refusals.join('; ')}`;
  if (action === 'recreate') yield { rule: 'object-replaced', evidence: `${title} is deleted and recreated${said}` };
  if (action === 'blocked') yield blocked(about, cause, said);
  // Before, the objects were in the entry folder of the cluster, which the new Flux Kustomization applies, too.
  const isOfEntry = before !== undefined && before.kustomization.namespace === '';
  if (action === 'move' && cause === 'may-be-deleted-first' && !isOfEntry) {
    const from = before === undefined ? 'another Flux Kustomization' : `${before.kustomization.namespace}/${before.kustomization.name}`;
    yield { rule: 'owner-changed', evidence: `${title} leaves ${from}, which may delete it before the new one applies it` };
  }
  if (action === 'move' && cause === 'old-owner-remains' && before !== undefined) {
    const from = `${before.kustomization.namespace}/${before.kustomization.name}`;
    yield { rule: 'second-owner-remains', evidence: `${title} is applied by ${from}, too, which its parent does not prune` };
  }
  if (action === 'change' && isComposition(about.object)) yield* compositionChanged(about);
  yield* versions(about);
}

/** Reports live composite resources that a Composition reaches at once, or may reach: those outside Git are unknown. */
function* compositionChanged({ title, fields, entry, object, fleet }: About): Generator<Found> {
  const { automatic, manual, kindIsUsed } = compositesOfAll(fleet.compositesOf, entry.clusters, object);
  // The changes of the composed resources have their own risks.
  if ((automatic.length === 0 && kindIsUsed) || fleet.isComposed(entry)) return;
  const places = `${title} changes ${fields.length} field${fields.length === 1 ? '' : 's'}`;
  const reached = automatic.length === 0 ? '' : `, which reaches ${few(automatic, MAX_NAMES)} at once`;
  const kept = manual.length === 0 ? '' : `; ${few(manual, MAX_NAMES)} ${manual.length === 1 ? 'keeps its' : 'keep their'} revision`;
  yield { rule: 'composition-changed', evidence: `${places}${reached}${kept}${templatesText(templatesThatChange(entry.change))}` };
}

const MAX_NAMES = 5;

/** Writes what each composite of the Composition does, also outside of the repository. */
function templatesText(changes: TemplateChanges | undefined): string {
  if (changes === undefined) return '';
  const { removed, added, renamed, otherKind } = changes;
  const parts = [
    renamed.length === 0
      ? ''
      : `deletes and creates again ${few(
          renamed.map(({ from, to }) => `${from} as ${to}`),
          MAX_NAMES,
        )}`,
    removed.length === 0 ? '' : `deletes ${few(removed, MAX_NAMES)}`,
    otherKind.length === 0 ? '' : `leaves ${few(otherKind, MAX_NAMES)} behind and creates another kind`,
    added.length === 0 ? '' : `creates ${few(added, MAX_NAMES)}`,
  ].filter((part) => part !== '');
  return `; each composite of it ${parts.join(', ')}`;
}

/** Reports a refused object by itself, and all objects of a Flux Kustomization that are blocked because of another one together. */
function blocked({ title, entry }: About, cause: string | undefined, said: string): Found {
  if (cause === 'refused' || cause === undefined) return { rule: 'change-refused', evidence: `${title} cannot be changed${said}` };
  const { namespace, name } = entry.owner.kustomization;
  const isOwn = cause === 'refused-with-another';
  const reason = isOwn ? 'another object of it is refused' : 'an object of a dependency is refused, or that is not built';
  return {
    rule: 'change-refused',
    evidence: `the Flux Kustomization ${namespace}/${name} does not apply its changes, because ${reason}`,
    isListed: true,
  };
}

function* versions(about: About): Generator<Found> {
  const { title, fields } = about;
  for (const { hunk, fields: path } of fields) {
    if (hunk.confidential === true || isIgnoredRef(about, path)) continue;
    if (isKubernetesVersion(about, path.at(-1) ?? '', scalarText(hunk.after)))
      yield { rule: 'kubernetes-version', evidence: `${title}: ${hunkText(hunk)}` };
    else if (hunk.step === 'major') yield { rule: 'major-version', evidence: `${title}: ${hunkText(hunk)}, a new major version` };
    else if (hunk.step === 'down') yield { rule: 'major-version', evidence: `${title}: ${hunkText(hunk)}, an older version` };
  }
}

/** Whether a field has the version of a control plane: of a known kind, or of a composite kind of the fleet. */
function isKubernetesVersion({ kind, group, fleet }: About, field: string, value: string): boolean {
  if (!/^v?1\.\d+/.test(value)) return false;
  if (/^(?:kubernetes|k8s|eks|cluster|controlPlane)Version$/i.test(field)) return true;
  const isCluster = /^(?:X?EKSCluster|Cluster|ClusterInstance|AWSManagedControlPlane|KubeadmControlPlane)$/i.test(kind);
  if (field !== 'version' || group === 'postgresql.cnpg.io') return false;
  return isCluster || (fleet.compositeKinds.has(`${group}/${kind}`) && /cluster|kubernetes|eks|controlplane/i.test(kind));
}
