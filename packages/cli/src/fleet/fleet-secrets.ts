import type { FleetKustomization } from '@slipway/flux-build';
import type { SecretValues } from '@slipway/validate/secret-values';
import type { FileTexts } from './file-texts.ts';
import type { OpenFleet } from './open-fleet.ts';

/**
 * Adds what is secret in a fleet, when a masker is first needed: in its applied objects, in what clusters have before Flux, in variables,
 * and in the files of which nothing could be built.
 */
export function addFleetSecrets(
  secrets: SecretValues,
  { input }: Pick<OpenFleet, 'input'>,
  kustomizations: readonly FleetKustomization[],
  { textIn }: Pick<FileTexts, 'textIn'>,
): void {
  secrets.addLater(({ addObject, addFile }) => {
    for (const { objects } of input.roots) for (const { object } of objects) addObject(object);
    for (const { spec, objects = [], error, content, written } of kustomizations) {
      addObject(spec);
      for (const { object } of objects) addObject(object);
      if (error === undefined) continue;
      for (const place of [error.file === undefined ? undefined : { content, file: error.file }, written])
        if (place !== undefined) addFile(textIn(place.content, place.file) ?? '');
    }
  });
}
