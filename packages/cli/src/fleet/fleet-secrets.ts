import type { FleetKustomization } from '@slipway/flux-build';
import type { FleetRelease } from '@slipway/helm';
import type { Fields } from '@slipway/manifest';
import { isSecretByItself, type SecretValues } from '@slipway/validate/secret-values';
import type { FileTexts } from './file-texts.ts';
import type { OpenFleet } from './open-fleet.ts';

/**
 * Adds the secrets of a fleet when a masker is first needed. They are in applied objects, in objects that clusters have before Flux, in
 * variables, in releases, and in the files of Flux Kustomizations that cannot be built.
 */
export function addFleetSecrets(
  secrets: SecretValues,
  { input }: Pick<OpenFleet, 'input'>,
  kustomizations: readonly FleetKustomization[],
  { textIn }: Pick<FileTexts, 'textIn'>,
  releases: readonly FleetRelease[] = [],
): void {
  secrets.addLater(({ addObject, addFile }) => {
    // Thousands of Flux Kustomizations may be written in one file.
    const unread = new Map<string, { readonly content: string; readonly file: string }>();
    // The settings of most Flux Kustomizations are searched as a part of their objects.
    const settings = new Set<unknown>();
    const add = ({ object }: { readonly object: Fields }): void => {
      addObject(object);
      if (object.kind === 'Kustomization') settings.add(object.spec);
    };
    for (const { objects } of input.roots) objects.forEach(add);
    for (const kustomization of kustomizations) {
      kustomization.objects?.forEach(add);
      for (const place of unreadFiles(kustomization)) unread.set(`${place.content} ${place.file}`, place);
    }
    for (const { spec } of kustomizations) if (!settings.has(spec) || isSecretByItself(spec)) addObject(spec);
    for (const object of releases.flatMap(unappliedObjects)) addObject(object);
    for (const { content, file } of unread.values()) addFile(textIn(content, file) ?? '');
  });
}

/** Returns the files of a Flux Kustomization that cannot be built: the one with the fault, and the one that it is written in. */
function unreadFiles({ error, content, written }: FleetKustomization): readonly { readonly content: string; readonly file: string }[] {
  if (error === undefined) return [];
  return [error.file === undefined ? undefined : { content, file: error.file }, written].filter((place) => place !== undefined);
}

/** Returns the hooks of a release, and the defaults of a chart that fails: its message may print one. */
const unappliedObjects = ({ hooks = [], error, chart }: FleetRelease): readonly object[] => [
  ...hooks.map(({ object }) => object),
  ...(error === undefined || chart === undefined ? [] : [chart.defaults]),
];
