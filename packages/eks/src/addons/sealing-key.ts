/** Where the sealed-secrets controller runs and looks for its keys. */
export const SEALED_SECRETS_NAMESPACE = 'sealed-secrets';

/** The controller uses every Secret with this label set to `active` and makes no key of its own when it finds one. */
export const SEALING_KEY_LABEL = 'sealedsecrets.bitnami.com/sealed-secrets-key';

/** Name in Secrets Manager of the key pair of a cluster: an object with `crt` and `key` in PEM. */
export const sealingKeySecret = (cluster: string): string => `${cluster}/sealed-secrets`;
