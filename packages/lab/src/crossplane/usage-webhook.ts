/**
 * The webhook that refuses to delete what a Usage protects. Crossplane's init container would lead it to a Service, which the
 * API server of a lab cannot reach; here it leads to the port of 127.0.0.1 that Crossplane listens on.
 */
export const usageWebhook = (port: number, certificateAuthority: string) => ({
  apiVersion: 'admissionregistration.k8s.io/v1',
  kind: 'ValidatingWebhookConfiguration',
  metadata: { name: 'crossplane-no-usages' },
  webhooks: [
    {
      name: 'nousages.protection.crossplane.io',
      admissionReviewVersions: ['v1'],
      clientConfig: {
        url: `https://127.0.0.1:${port}/validate-no-usages`,
        caBundle: Buffer.from(certificateAuthority).toString('base64'),
      },
      failurePolicy: 'Fail',
      sideEffects: 'None',
      objectSelector: { matchLabels: { 'crossplane.io/in-use': 'true' } },
      rules: [{ apiGroups: ['*'], apiVersions: ['*'], resources: ['*'], operations: ['DELETE'] }],
    },
  ],
});
