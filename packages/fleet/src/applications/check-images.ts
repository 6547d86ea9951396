import type { Deployment } from '@slipway/kube-models/apps/v1/Deployment';
import { type Finding, type Manifest, type Unit, unitFinding } from '@slipway/manifest';

/** Matches a tag after the last slash, or a digest. */
const PINNED = /(^[^@]*:[A-Za-z0-9_][A-Za-z0-9_.-]*|@sha256:[0-9a-f]{64})$/;

/** Reports every image of a Deployment that can change without a change in Git. */
export const checkImages = (unit: Unit): Finding[] =>
  Object.entries(unit.manifests).flatMap(([file, manifest]) =>
    isDeployment(manifest)
      ? (manifest.spec?.template?.spec?.containers ?? []).flatMap(({ image }, index) =>
          image !== undefined && PINNED.test(image) && !image.endsWith(':latest')
            ? []
            : [
                unitFinding(unit, 'unpinned-image', 'the image may change by itself', {
                  file,
                  manifest,
                  pointer: `/spec/template/spec/containers/${index}/image`,
                  value: image,
                  expected: 'an image with the tag of one version, or a digest',
                  remedy: 'write the version that was tested',
                }),
              ],
        )
      : [],
  );

const isDeployment = (manifest: Manifest): manifest is Deployment => manifest.kind === 'Deployment' && manifest.apiVersion === 'apps/v1';
