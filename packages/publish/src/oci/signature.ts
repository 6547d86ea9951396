import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { PublishError } from '../failures/publish-error.ts';
import { type Artifact, blob, manifestOf } from './artifact.ts';

/** Reads an ECDSA key (PEM, P-256), which cosign creates and Flux verifies. Throws a PublishError. */
export function signingKey(pem: string): KeyObject {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ec' && key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key;
  } catch {
    // Reported below, without any part of the key.
  }
  throw new PublishError(
    'cannot-sign',
    'The key is not a private ECDSA key on P-256 in PEM without a password, as `openssl ecparam -name prime256v1 -genkey` makes one.',
  );
}

/** Tag of the signature of a manifest (cosign, SIGNATURE_SPEC.md). */
export const signatureTag = (digest: string): string => `${digest.replace(':', '-')}.sig`;

/** Returns the signature of a manifest as cosign stores it; `reference` is the repository with its host. */
export function signatureOf(digest: string, reference: string, key: KeyObject): Artifact {
  const payload = Buffer.from(
    JSON.stringify({
      critical: {
        identity: { 'docker-reference': reference },
        image: { 'docker-manifest-digest': digest },
        type: 'cosign container image signature',
      },
      optional: null,
    }),
  );
  const layer = blob('application/vnd.dev.cosign.simplesigning.v1+json', payload);
  const rootfs = { type: 'layers', diff_ids: [layer.digest] };
  const config = blob(
    'application/vnd.oci.image.config.v1+json',
    Buffer.from(JSON.stringify({ architecture: '', os: '', config: {}, rootfs })),
  );
  const annotations = { 'dev.cosignproject.cosign/signature': sign('sha256', payload, key).toString('base64') };
  return { manifest: manifestOf(config, [{ ...layer, annotations }], {}), blobs: [config, layer] };
}
