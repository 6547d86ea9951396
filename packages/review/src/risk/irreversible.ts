import { compositesOfAll, isComposition } from '../composites/composites-of.ts';
import { few } from '../objects/few.ts';
import { scalarText } from '../objects/values.ts';
import { type About, type Found, hunkText } from './about.ts';

/** R3: made anew, refused, or not to be taken back. */
export function* irreversible(about: About): Generator<Found> {
  const { action, title, entry } = about;
  const { refusals = [], cause, before } = entry.change.postponed ?? entry.change;
  const said = refusals.length === 0 ? '' : `: ${refusals.join('; ')}`;
  if (action === 'recreate') yield { rule: 'object-made-anew', evidence: `${title} is deleted and made anew${said}` };
  if (action === 'blocked') yield { rule: 'change-refused', evidence: blockedText(title, cause, said) };
  if (action === 'move' && cause === 'may-be-deleted-first') {
    const from = before === undefined ? 'another Flux Kustomization' : `${before.kustomization.namespace}/${before.kustomization.name}`;
    yield { rule: 'owner-changed', evidence: `${title} leaves ${from}, which may delete it before the other one applies it` };
  }
  if (action === 'change' && isComposition(about.object)) yield* compositionChanged(about);
  yield* versions(about);
}

/** Live composite resources are reached at once, or may be: those that nobody has in Git are not known. */
function* compositionChanged({ title, fields, entry, object, fleet }: About): Generator<Found> {
  const { automatic, manual, kindIsUsed } = compositesOfAll(fleet.compositesOf, entry.clusters, object);
  if (automatic.length === 0 && kindIsUsed) return;
  const places = `${title} changes in ${fields.length} place${fields.length === 1 ? '' : 's'}`;
  const reached = automatic.length === 0 ? '' : `, which reaches ${few(automatic, MOST_NAMES)} at once`;
  const kept = manual.length === 0 ? '' : `; ${few(manual, MOST_NAMES)} ${manual.length === 1 ? 'keeps its' : 'keep their'} revision`;
  yield { rule: 'composition-changed', evidence: `${places}${reached}${kept}` };
}

const MOST_NAMES = 5;

const blockedText = (title: string, cause: string | undefined, said: string): string =>
  cause === 'refused' || cause === undefined
    ? `${title} cannot be changed${said}`
    : `${title} stays as it is, since ${cause === 'refused-with-another' ? 'another object of its Flux Kustomization' : 'an object that its Flux Kustomization waits for'} is refused`;

function* versions({ title, fields, kind, group }: About): Generator<Found> {
  for (const { hunk, fields: path } of fields) {
    if (hunk.confidential === true) continue;
    const last = path.at(-1) ?? '';
    if (['kubernetesVersion', 'version'].includes(last) && isControlPlane(kind, group) && /^v?1\.\d+/.test(scalarText(hunk.after)))
      yield { rule: 'kubernetes-version', evidence: `${title}: ${hunkText(hunk)}` };
    else if (hunk.step === 'major') yield { rule: 'major-version', evidence: `${title}: ${hunkText(hunk)}, a major step` };
    else if (hunk.step === 'down') yield { rule: 'major-version', evidence: `${title}: ${hunkText(hunk)}, an older version` };
  }
}

const isControlPlane = (kind: string, group: string): boolean =>
  /^(?:X?EKSCluster|Cluster|ClusterInstance|AWSManagedControlPlane|KubeadmControlPlane)$/i.test(kind) && group !== 'postgresql.cnpg.io';
