/* Written by packages/fleet-check/test/facts/write-version-facts.ts. */

export const versionFactsText = String.raw`[
 {
  "project": "Flux",
  "releases": {
   "2.0": "flux2 v2.0.1 9b3162495ce1b99b1fcdf137c553f543eafe3ec7",
   "2.1": "flux2 v2.1.2 a18d4f345021182d6516bf3e8e00210567f46ab5",
   "2.2": "flux2 v2.2.3 534684601ec8888beb0cc4f51117b59e97606c4d",
   "2.3": "flux2 v2.3.0 896e0fa46d5107a05e953dd0a5261d78a145ec8c",
   "2.4": "flux2 v2.4.0 5350425cdcd5fa015337e09fa502153c0275bd4b",
   "2.5": "flux2 v2.5.1 8d5f40dca5aa5d3c0fc3414457dda15a0ac92fa4",
   "2.6": "flux2 v2.6.4 6bf37f6a560fd84982d67f853162e4b3c2235edb",
   "2.7": "flux2 v2.7.5 8454b02a32e48d775b9f563cb51fdcb1787b5b93",
   "2.8": "flux2 v2.8.8 1fd61a06264d71cf445ed55c4f14d401d26a1c64",
   "2.9": "flux2 v2.9.4 889be9d6cc8afa8ed639e1e1ba4ab678e3b38d8c"
  },
  "kinds": {
   "helm.toolkit.fluxcd.io/v2 HelmRelease": "2.3>",
   "image.toolkit.fluxcd.io/v1 ImagePolicy": "2.7",
   "image.toolkit.fluxcd.io/v1 ImageRepository": "2.7",
   "image.toolkit.fluxcd.io/v1 ImageUpdateAutomation": "2.7>",
   "kustomize.toolkit.fluxcd.io/v1 Kustomization": ">",
   "notification.toolkit.fluxcd.io/v1 Receiver": ">",
   "notification.toolkit.fluxcd.io/v1beta3 Alert": "2.2",
   "notification.toolkit.fluxcd.io/v1beta3 Provider": "2.2>",
   "source.toolkit.fluxcd.io/v1 Bucket": "2.4>",
   "source.toolkit.fluxcd.io/v1 ExternalArtifact": "2.7",
   "source.toolkit.fluxcd.io/v1 GitRepository": ">",
   "source.toolkit.fluxcd.io/v1 HelmChart": "2.3",
   "source.toolkit.fluxcd.io/v1 HelmRepository": "2.3",
   "source.toolkit.fluxcd.io/v1 OCIRepository": "2.6>"
  },
  "types": {
   "helm.toolkit.fluxcd.io/v2 HelmRelease": {
    "spec": ">"
   },
   "helm.toolkit.fluxcd.io/v2 HelmRelease.spec": {
    "commonMetadata": "2.7",
    "dependsOn": ">",
    "healthCheckExprs": "2.8",
    "install": ">",
    "kubeConfig": ">",
    "postRenderStrategy": "2.9",
    "rollback": ">",
    "upgrade": ">",
    "valuesFrom": ">",
    "waitStrategy": "2.8"
   },
   "helm.toolkit.fluxcd.io/v2 HelmRelease.spec.dependsOn": {
    "readyExpr": "2.7"
   },
   "helm.toolkit.fluxcd.io/v2 HelmRelease.spec.install": {
    "disableSchemaValidation": "2.4",
    "disableTakeOwnership": "2.5",
    "serverSideApply": "2.8",
    "strategy": "2.7"
   },
   "helm.toolkit.fluxcd.io/v2 HelmRelease.spec.kubeConfig": {
    "configMapRef": "2.7"
   },
   "helm.toolkit.fluxcd.io/v2 HelmRelease.spec.rollback": {
    "serverSideApply": "2.8"
   },
   "helm.toolkit.fluxcd.io/v2 HelmRelease.spec.upgrade": {
    "chartNameChangeStrategy": "2.9",
    "disableSchemaValidation": "2.4",
    "disableTakeOwnership": "2.5",
    "serverSideApply": "2.8",
    "strategy": "2.7"
   },
   "helm.toolkit.fluxcd.io/v2 HelmRelease.spec.valuesFrom": {
    "literal": "2.9"
   },
   "image.toolkit.fluxcd.io/v1 ImageUpdateAutomation": {
    "spec": ">"
   },
   "image.toolkit.fluxcd.io/v1 ImageUpdateAutomation.spec": {
    "git": ">"
   },
   "image.toolkit.fluxcd.io/v1 ImageUpdateAutomation.spec.git": {
    "commit": ">"
   },
   "image.toolkit.fluxcd.io/v1 ImageUpdateAutomation.spec.git.commit": {
    "signingKey": ">"
   },
   "image.toolkit.fluxcd.io/v1 ImageUpdateAutomation.spec.git.commit.signingKey": {
    "type": "2.9"
   },
   "kustomize.toolkit.fluxcd.io/v1 Kustomization": {
    "spec": ">"
   },
   "kustomize.toolkit.fluxcd.io/v1 Kustomization.spec": {
    "buildMetadata": "2.9",
    "decryption": ">",
    "deletionPolicy": "2.5",
    "dependsOn": ">",
    "healthCheckExprs": "2.5",
    "ignore": "2.9",
    "ignoreMissingComponents": "2.7",
    "kubeConfig": ">",
    "namePrefix": "2.3",
    "nameSuffix": "2.3",
    "postBuild": ">"
   },
   "kustomize.toolkit.fluxcd.io/v1 Kustomization.spec.decryption": {
    "serviceAccountName": "2.6"
   },
   "kustomize.toolkit.fluxcd.io/v1 Kustomization.spec.dependsOn": {
    "readyExpr": "2.7"
   },
   "kustomize.toolkit.fluxcd.io/v1 Kustomization.spec.kubeConfig": {
    "configMapRef": "2.7"
   },
   "kustomize.toolkit.fluxcd.io/v1 Kustomization.spec.postBuild": {
    "substituteStrategy": "2.9"
   },
   "notification.toolkit.fluxcd.io/v1 Receiver": {
    "spec": ">"
   },
   "notification.toolkit.fluxcd.io/v1 Receiver.spec": {
    "oidcProviders": "2.9",
    "resourceFilter": "2.5",
    "resources": ">"
   },
   "notification.toolkit.fluxcd.io/v1 Receiver.spec.resources": {
    "filter": "2.9"
   },
   "notification.toolkit.fluxcd.io/v1beta3 Provider": {
    "spec": ">"
   },
   "notification.toolkit.fluxcd.io/v1beta3 Provider.spec": {
    "commitStatusExpr": "2.6",
    "proxySecretRef": "2.7",
    "serviceAccountName": "2.6"
   },
   "source.toolkit.fluxcd.io/v1 Bucket": {
    "spec": ">"
   },
   "source.toolkit.fluxcd.io/v1 Bucket.spec": {
    "serviceAccountName": "2.7"
   },
   "source.toolkit.fluxcd.io/v1 GitRepository": {
    "spec": ">"
   },
   "source.toolkit.fluxcd.io/v1 GitRepository.spec": {
    "provider": "2.4",
    "proxySecretRef": "2.1",
    "serviceAccountName": "2.7",
    "sparseCheckout": "2.6"
   },
   "source.toolkit.fluxcd.io/v1 OCIRepository": {
    "spec": ">"
   },
   "source.toolkit.fluxcd.io/v1 OCIRepository.spec": {
    "verify": ">"
   },
   "source.toolkit.fluxcd.io/v1 OCIRepository.spec.verify": {
    "trustedRootSecretRef": "2.9"
   }
  }
 },
 {
  "project": "Crossplane",
  "releases": {
   "1.14": "crossplane v1.14.9 49f89b6073f5517db1a0a568546864a819f79481",
   "1.15": "crossplane v1.15.6 853841399efed578d2438ca9493bde4089692212",
   "1.16": "crossplane v1.16.5 f113d5f61ad3f2f0a1e315fdc911603f2322f1a4",
   "1.17": "crossplane v1.17.6 e0ee1c3249bcf78625f2642468fd2a356f2ba8b2",
   "1.18": "crossplane v1.18.5 3c3e9b33a05e8ae74774b4f62c17cfcf8edb7303",
   "1.19": "crossplane v1.19.3 5a64b0ef18980b341300eec2eabb28c4d14f8046",
   "1.20": "crossplane v1.20.11 7e2a292f1493b86504ede4db22bff2a78608157c",
   "2.0": "crossplane v2.0.8 69eaca39c64f268f9feb23dfcff12d7553ecaf04",
   "2.1": "crossplane v2.1.8 cb47d74e798f470214c51592d553527fa70e02a3",
   "2.2": "crossplane v2.2.4 b34b67323136816f02ad9a4d11c915b89c12abb6",
   "2.3": "crossplane v2.3.4 c2670a735103660d7f436585447f2071bc1de973"
  },
  "kinds": {
   "apiextensions.crossplane.io/v1 CompositeResourceDefinition": ">",
   "apiextensions.crossplane.io/v1 Composition": ">",
   "apiextensions.crossplane.io/v1 CompositionRevision": ">",
   "apiextensions.crossplane.io/v1alpha1 ManagedResourceActivationPolicy": "2.0",
   "apiextensions.crossplane.io/v1alpha1 ManagedResourceDefinition": "2.0",
   "apiextensions.crossplane.io/v1beta1 EnvironmentConfig": "1.18",
   "apiextensions.crossplane.io/v1beta1 Usage": "1.19",
   "apiextensions.crossplane.io/v2 CompositeResourceDefinition": "2.0>",
   "ops.crossplane.io/v1alpha1 CronOperation": "2.0>",
   "ops.crossplane.io/v1alpha1 Operation": "2.0>",
   "ops.crossplane.io/v1alpha1 WatchOperation": "2.0>",
   "pkg.crossplane.io/v1 Configuration": ">",
   "pkg.crossplane.io/v1 ConfigurationRevision": ">",
   "pkg.crossplane.io/v1 Function": "1.17>",
   "pkg.crossplane.io/v1 FunctionRevision": "1.17>",
   "pkg.crossplane.io/v1 Provider": ">",
   "pkg.crossplane.io/v1 ProviderRevision": ">",
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig": ">",
   "pkg.crossplane.io/v1beta1 Function": ">",
   "pkg.crossplane.io/v1beta1 FunctionRevision": ">",
   "pkg.crossplane.io/v1beta1 ImageConfig": "1.16>",
   "pkg.crossplane.io/v1beta1 Lock": ">",
   "protection.crossplane.io/v1beta1 ClusterUsage": "2.0",
   "protection.crossplane.io/v1beta1 Usage": "2.0"
  },
  "types": {
   "apiextensions.crossplane.io/v1 CompositeResourceDefinition": {
    "spec": ">"
   },
   "apiextensions.crossplane.io/v1 CompositeResourceDefinition.spec": {
    "defaultCompositionRevisionSelector": "2.2",
    "scope": "2.0",
    "versions": ">"
   },
   "apiextensions.crossplane.io/v1 CompositeResourceDefinition.spec.versions": {
    "subresources": "2.3"
   },
   "apiextensions.crossplane.io/v1 Composition": {
    "spec": ">"
   },
   "apiextensions.crossplane.io/v1 Composition.spec": {
    "pipeline": ">"
   },
   "apiextensions.crossplane.io/v1 Composition.spec.pipeline": {
    "credentials": "1.16",
    "requirements": "2.0>"
   },
   "apiextensions.crossplane.io/v1 Composition.spec.pipeline.requirements": {
    "requiredSchemas": "2.2"
   },
   "apiextensions.crossplane.io/v1 CompositionRevision": {
    "spec": ">"
   },
   "apiextensions.crossplane.io/v1 CompositionRevision.spec": {
    "pipeline": ">"
   },
   "apiextensions.crossplane.io/v1 CompositionRevision.spec.pipeline": {
    "credentials": "1.16",
    "requirements": "2.0>"
   },
   "apiextensions.crossplane.io/v1 CompositionRevision.spec.pipeline.requirements": {
    "requiredSchemas": "2.2"
   },
   "apiextensions.crossplane.io/v2 CompositeResourceDefinition": {
    "spec": ">"
   },
   "apiextensions.crossplane.io/v2 CompositeResourceDefinition.spec": {
    "defaultCompositionRevisionSelector": "2.2",
    "versions": ">"
   },
   "apiextensions.crossplane.io/v2 CompositeResourceDefinition.spec.versions": {
    "subresources": "2.3"
   },
   "ops.crossplane.io/v1alpha1 CronOperation": {
    "spec": ">"
   },
   "ops.crossplane.io/v1alpha1 CronOperation.spec": {
    "operationTemplate": ">"
   },
   "ops.crossplane.io/v1alpha1 CronOperation.spec.operationTemplate": {
    "spec": ">"
   },
   "ops.crossplane.io/v1alpha1 CronOperation.spec.operationTemplate.spec": {
    "pipeline": ">"
   },
   "ops.crossplane.io/v1alpha1 CronOperation.spec.operationTemplate.spec.pipeline": {
    "requirements": ">"
   },
   "ops.crossplane.io/v1alpha1 CronOperation.spec.operationTemplate.spec.pipeline.requirements": {
    "requiredSchemas": "2.2"
   },
   "ops.crossplane.io/v1alpha1 Operation": {
    "spec": ">"
   },
   "ops.crossplane.io/v1alpha1 Operation.spec": {
    "pipeline": ">"
   },
   "ops.crossplane.io/v1alpha1 Operation.spec.pipeline": {
    "requirements": ">"
   },
   "ops.crossplane.io/v1alpha1 Operation.spec.pipeline.requirements": {
    "requiredSchemas": "2.2"
   },
   "ops.crossplane.io/v1alpha1 WatchOperation": {
    "spec": ">"
   },
   "ops.crossplane.io/v1alpha1 WatchOperation.spec": {
    "operationTemplate": ">"
   },
   "ops.crossplane.io/v1alpha1 WatchOperation.spec.operationTemplate": {
    "spec": ">"
   },
   "ops.crossplane.io/v1alpha1 WatchOperation.spec.operationTemplate.spec": {
    "pipeline": ">"
   },
   "ops.crossplane.io/v1alpha1 WatchOperation.spec.operationTemplate.spec.pipeline": {
    "requirements": ">"
   },
   "ops.crossplane.io/v1alpha1 WatchOperation.spec.operationTemplate.spec.pipeline.requirements": {
    "requiredSchemas": "2.2"
   },
   "pkg.crossplane.io/v1 Configuration": {
    "spec": ">"
   },
   "pkg.crossplane.io/v1 Configuration.spec": {
    "commonAnnotations": "2.3"
   },
   "pkg.crossplane.io/v1 ConfigurationRevision": {
    "spec": ">"
   },
   "pkg.crossplane.io/v1 ConfigurationRevision.spec": {
    "commonAnnotations": "2.3"
   },
   "pkg.crossplane.io/v1 Function": {
    "spec": ">"
   },
   "pkg.crossplane.io/v1 Function.spec": {
    "commonAnnotations": "2.3"
   },
   "pkg.crossplane.io/v1 FunctionRevision": {
    "spec": ">"
   },
   "pkg.crossplane.io/v1 FunctionRevision.spec": {
    "commonAnnotations": "2.3"
   },
   "pkg.crossplane.io/v1 Provider": {
    "spec": ">"
   },
   "pkg.crossplane.io/v1 Provider.spec": {
    "commonAnnotations": "2.3"
   },
   "pkg.crossplane.io/v1 ProviderRevision": {
    "spec": ">"
   },
   "pkg.crossplane.io/v1 ProviderRevision.spec": {
    "commonAnnotations": "2.3"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig": {
    "spec": ">"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec": {
    "deploymentTemplate": ">"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate": {
    "spec": ">"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec": {
    "template": ">"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template": {
    "spec": ">"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec": {
    "affinity": ">",
    "containers": ">",
    "ephemeralContainers": ">",
    "hostnameOverride": "2.0",
    "initContainers": ">",
    "resourceClaims": ">",
    "resources": "2.0",
    "securityContext": ">",
    "volumes": ">",
    "workloadRef": "2.2"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.affinity": {
    "podAffinity": ">",
    "podAntiAffinity": ">"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.affinity.podAffinity": {
    "preferredDuringSchedulingIgnoredDuringExecution": ">",
    "requiredDuringSchedulingIgnoredDuringExecution": ">"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.affinity.podAffinity.preferredDuringSchedulingIgnoredDuringExecution": {
    "podAffinityTerm": ">"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.affinity.podAffinity.preferredDuringSchedulingIgnoredDuringExecution.podAffinityTerm": {
    "matchLabelKeys": "1.15",
    "mismatchLabelKeys": "1.15"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.affinity.podAffinity.requiredDuringSchedulingIgnoredDuringExecution": {
    "matchLabelKeys": "1.15",
    "mismatchLabelKeys": "1.15"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.affinity.podAntiAffinity": {
    "preferredDuringSchedulingIgnoredDuringExecution": ">",
    "requiredDuringSchedulingIgnoredDuringExecution": ">"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.affinity.podAntiAffinity.preferredDuringSchedulingIgnoredDuringExecution": {
    "podAffinityTerm": ">"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.affinity.podAntiAffinity.preferredDuringSchedulingIgnoredDuringExecution.podAffinityTerm": {
    "matchLabelKeys": "1.15",
    "mismatchLabelKeys": "1.15"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.affinity.podAntiAffinity.requiredDuringSchedulingIgnoredDuringExecution": {
    "matchLabelKeys": "1.15",
    "mismatchLabelKeys": "1.15"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.containers": {
    "env": ">",
    "lifecycle": ">",
    "resources": ">",
    "restartPolicyRules": "2.0",
    "securityContext": ">",
    "volumeMounts": ">"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.containers.env": {
    "valueFrom": ">"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.containers.env.valueFrom": {
    "fileKeyRef": "2.0"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.containers.lifecycle": {
    "postStart": ">",
    "preStop": ">",
    "stopSignal": "2.0"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.containers.lifecycle.postStart": {
    "sleep": "1.15"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.containers.lifecycle.preStop": {
    "sleep": "1.15"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.containers.resources": {
    "claims": ">"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.containers.resources.claims": {
    "request": "1.18"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.containers.securityContext": {
    "appArmorProfile": "1.17"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.containers.volumeMounts": {
    "recursiveReadOnly": "1.17"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.ephemeralContainers": {
    "env": ">",
    "lifecycle": ">",
    "resources": ">",
    "restartPolicyRules": "2.0",
    "securityContext": ">",
    "volumeMounts": ">"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.ephemeralContainers.env": {
    "valueFrom": ">"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.ephemeralContainers.env.valueFrom": {
    "fileKeyRef": "2.0"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.ephemeralContainers.lifecycle": {
    "postStart": ">",
    "preStop": ">",
    "stopSignal": "2.0"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.ephemeralContainers.lifecycle.postStart": {
    "sleep": "1.15"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.ephemeralContainers.lifecycle.preStop": {
    "sleep": "1.15"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.ephemeralContainers.resources": {
    "claims": ">"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.ephemeralContainers.resources.claims": {
    "request": "1.18"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.ephemeralContainers.securityContext": {
    "appArmorProfile": "1.17"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.ephemeralContainers.volumeMounts": {
    "recursiveReadOnly": "1.17"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.initContainers": {
    "env": ">",
    "lifecycle": ">",
    "resources": ">",
    "restartPolicyRules": "2.0",
    "securityContext": ">",
    "volumeMounts": ">"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.initContainers.env": {
    "valueFrom": ">"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.initContainers.env.valueFrom": {
    "fileKeyRef": "2.0"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.initContainers.lifecycle": {
    "postStart": ">",
    "preStop": ">",
    "stopSignal": "2.0"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.initContainers.lifecycle.postStart": {
    "sleep": "1.15"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.initContainers.lifecycle.preStop": {
    "sleep": "1.15"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.initContainers.resources": {
    "claims": ">"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.initContainers.resources.claims": {
    "request": "1.18"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.initContainers.securityContext": {
    "appArmorProfile": "1.17"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.initContainers.volumeMounts": {
    "recursiveReadOnly": "1.17"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.resourceClaims": {
    "resourceClaimName": "1.18",
    "resourceClaimTemplateName": "1.18"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.securityContext": {
    "appArmorProfile": "1.17",
    "seLinuxChangePolicy": "2.0",
    "supplementalGroupsPolicy": "1.18"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.volumes": {
    "ephemeral": ">",
    "image": "1.18",
    "projected": ">"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.volumes.ephemeral": {
    "volumeClaimTemplate": ">"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.volumes.ephemeral.volumeClaimTemplate": {
    "spec": ">"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.volumes.ephemeral.volumeClaimTemplate.spec": {
    "volumeAttributesClassName": "1.15"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.volumes.projected": {
    "sources": ">"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.volumes.projected.sources": {
    "clusterTrustBundle": "1.15",
    "podCertificate": "2.0>"
   },
   "pkg.crossplane.io/v1beta1 DeploymentRuntimeConfig.spec.deploymentTemplate.spec.template.spec.volumes.projected.sources.podCertificate": {
    "userAnnotations": "2.2"
   },
   "pkg.crossplane.io/v1beta1 Function": {
    "spec": ">"
   },
   "pkg.crossplane.io/v1beta1 Function.spec": {
    "commonAnnotations": "2.3"
   },
   "pkg.crossplane.io/v1beta1 FunctionRevision": {
    "spec": ">"
   },
   "pkg.crossplane.io/v1beta1 FunctionRevision.spec": {
    "commonAnnotations": "2.3"
   },
   "pkg.crossplane.io/v1beta1 ImageConfig": {
    "spec": ">"
   },
   "pkg.crossplane.io/v1beta1 ImageConfig.spec": {
    "rewriteImage": "1.20",
    "runtime": "2.2",
    "verification": "1.18"
   },
   "pkg.crossplane.io/v1beta1 Lock": {
    "packages": ">"
   },
   "pkg.crossplane.io/v1beta1 Lock.packages": {
    "apiVersion": "1.19",
    "dependencies": ">",
    "kind": "1.19"
   },
   "pkg.crossplane.io/v1beta1 Lock.packages.dependencies": {
    "apiVersion": "1.19",
    "kind": "1.19"
   }
  }
 },
 {
  "project": "Kubernetes",
  "releases": {
   "1.25": "client-go kubernetes-1.25.16 e8e56a3499ddd8ec20b7a5774daed1b85c84b082",
   "1.26": "client-go kubernetes-1.26.15 f70badf7fad1c7862756f85e6582cf66172ef9b0",
   "1.27": "client-go kubernetes-1.27.16 8829919e29edb1ac7c90613e29f7a36fe4c3c34e",
   "1.28": "client-go kubernetes-1.28.15 d52a08760b7e0bba98a2ea1af59b41b8ddb7478c",
   "1.29": "client-go kubernetes-1.29.15 e94b988d4af174810082d2cedd780236601c8f14",
   "1.30": "client-go kubernetes-1.30.14 e0974dcc31e5b400cd506d579be994b13d8b81b7",
   "1.31": "client-go kubernetes-1.31.14 7c4160db6d7af106abf1c3fd6781c2811d4994f9",
   "1.32": "client-go kubernetes-1.32.13 4e84f2419846d41b88da113117663f8791430523",
   "1.33": "client-go kubernetes-1.33.13 dc14a3808635de0e40c781b8857094199c8c8644",
   "1.34": "client-go kubernetes-1.34.10 e1a156ee233bd265d6c992b58d5e9c2e837f917c",
   "1.35": "client-go kubernetes-1.35.7 d2a9618f5864955e26a30549f82d7f3dbdc914ba",
   "1.36": "client-go kubernetes-1.36.3 44a8af2fee834a8fc3523360e029cf7ea7104622"
  },
  "kinds": {
   "admissionregistration.k8s.io/v1 MutatingAdmissionPolicy": "1.36",
   "admissionregistration.k8s.io/v1 MutatingAdmissionPolicyBinding": "1.36",
   "admissionregistration.k8s.io/v1 MutatingWebhookConfiguration": ">admissionregistration.v1.MutatingWebhookConfiguration",
   "admissionregistration.k8s.io/v1 ValidatingAdmissionPolicy": "1.30",
   "admissionregistration.k8s.io/v1 ValidatingAdmissionPolicyBinding": "1.30",
   "admissionregistration.k8s.io/v1 ValidatingWebhookConfiguration": ">admissionregistration.v1.ValidatingWebhookConfiguration",
   "admissionregistration.k8s.io/v1alpha1 MutatingAdmissionPolicy": "1.32",
   "admissionregistration.k8s.io/v1alpha1 MutatingAdmissionPolicyBinding": "1.32>admissionregistration.v1alpha1.MutatingAdmissionPolicyBinding",
   "admissionregistration.k8s.io/v1alpha1 ValidatingAdmissionPolicy": "1.26>admissionregistration.v1alpha1.ValidatingAdmissionPolicy",
   "admissionregistration.k8s.io/v1alpha1 ValidatingAdmissionPolicyBinding": "1.26>admissionregistration.v1alpha1.ValidatingAdmissionPolicyBinding",
   "admissionregistration.k8s.io/v1beta1 MutatingAdmissionPolicy": "1.34",
   "admissionregistration.k8s.io/v1beta1 MutatingAdmissionPolicyBinding": "1.34",
   "admissionregistration.k8s.io/v1beta1 MutatingWebhookConfiguration": ">admissionregistration.v1beta1.MutatingWebhookConfiguration",
   "admissionregistration.k8s.io/v1beta1 ValidatingAdmissionPolicy": "1.28",
   "admissionregistration.k8s.io/v1beta1 ValidatingAdmissionPolicyBinding": "1.28",
   "admissionregistration.k8s.io/v1beta1 ValidatingWebhookConfiguration": ">admissionregistration.v1beta1.ValidatingWebhookConfiguration",
   "apps/v1 DaemonSet": ">apps.v1.DaemonSet",
   "apps/v1 Deployment": ">apps.v1.Deployment",
   "apps/v1 ReplicaSet": ">apps.v1.ReplicaSet",
   "apps/v1 StatefulSet": ">apps.v1.StatefulSet",
   "apps/v1beta1 Deployment": ">apps.v1beta1.Deployment",
   "apps/v1beta1 StatefulSet": ">apps.v1beta1.StatefulSet",
   "apps/v1beta2 DaemonSet": ">apps.v1beta2.DaemonSet",
   "apps/v1beta2 Deployment": ">apps.v1beta2.Deployment",
   "apps/v1beta2 ReplicaSet": ">apps.v1beta2.ReplicaSet",
   "apps/v1beta2 StatefulSet": ">apps.v1beta2.StatefulSet",
   "autoscaling/v2 HorizontalPodAutoscaler": ">autoscaling.v2.HorizontalPodAutoscaler",
   "batch/v1 CronJob": ">batch.v1.CronJob",
   "batch/v1 Job": ">batch.v1.Job",
   "batch/v1beta1 CronJob": ">batch.v1beta1.CronJob",
   "certificates.k8s.io/v1alpha1 ClusterTrustBundle": "1.27",
   "certificates.k8s.io/v1beta1 ClusterTrustBundle": "1.33",
   "certificates.k8s.io/v1beta1 PodCertificateRequest": "1.35>certificates.v1beta1.PodCertificateRequest",
   "coordination.k8s.io/v1 Lease": ">coordination.v1.Lease",
   "coordination.k8s.io/v1alpha2 LeaseCandidate": "1.32",
   "coordination.k8s.io/v1beta1 Lease": ">coordination.v1beta1.Lease",
   "coordination.k8s.io/v1beta1 LeaseCandidate": "1.33",
   "discovery.k8s.io/v1 EndpointSlice": ">discovery.v1.EndpointSlice",
   "discovery.k8s.io/v1beta1 EndpointSlice": ">discovery.v1beta1.EndpointSlice",
   "flowcontrol.apiserver.k8s.io/v1 FlowSchema": "1.29",
   "flowcontrol.apiserver.k8s.io/v1 PriorityLevelConfiguration": "1.29",
   "flowcontrol.apiserver.k8s.io/v1beta1 PriorityLevelConfiguration": ">flowcontrol.v1beta1.PriorityLevelConfiguration",
   "flowcontrol.apiserver.k8s.io/v1beta2 PriorityLevelConfiguration": ">flowcontrol.v1beta2.PriorityLevelConfiguration",
   "flowcontrol.apiserver.k8s.io/v1beta3 FlowSchema": "1.26",
   "flowcontrol.apiserver.k8s.io/v1beta3 PriorityLevelConfiguration": "1.26>flowcontrol.v1beta3.PriorityLevelConfiguration",
   "networking.k8s.io/v1 IPAddress": "1.33",
   "networking.k8s.io/v1 ServiceCIDR": "1.33",
   "networking.k8s.io/v1beta1 IPAddress": "1.31",
   "networking.k8s.io/v1beta1 ServiceCIDR": "1.31",
   "policy/v1 Eviction": ">policy.v1.Eviction",
   "policy/v1 PodDisruptionBudget": ">policy.v1.PodDisruptionBudget",
   "policy/v1beta1 Eviction": ">policy.v1beta1.Eviction",
   "policy/v1beta1 PodDisruptionBudget": ">policy.v1beta1.PodDisruptionBudget",
   "resource.k8s.io/v1 DeviceClass": "1.34",
   "resource.k8s.io/v1 ResourceClaim": "1.34",
   "resource.k8s.io/v1 ResourceClaimTemplate": "1.34",
   "resource.k8s.io/v1 ResourceSlice": "1.34>resource.v1.ResourceSlice",
   "resource.k8s.io/v1alpha3 DeviceTaintRule": "1.33",
   "resource.k8s.io/v1alpha3 ResourcePoolStatusRequest": "1.36",
   "resource.k8s.io/v1beta1 DeviceClass": "1.32>resource.v1beta1.DeviceClass",
   "resource.k8s.io/v1beta1 ResourceClaim": "1.32>resource.v1beta1.ResourceClaim",
   "resource.k8s.io/v1beta1 ResourceClaimTemplate": "1.32>resource.v1beta1.ResourceClaimTemplate",
   "resource.k8s.io/v1beta1 ResourceSlice": "1.32>resource.v1beta1.ResourceSlice",
   "resource.k8s.io/v1beta2 DeviceClass": "1.33>resource.v1beta2.DeviceClass",
   "resource.k8s.io/v1beta2 DeviceTaintRule": "1.36",
   "resource.k8s.io/v1beta2 ResourceClaim": "1.33>resource.v1beta2.ResourceClaim",
   "resource.k8s.io/v1beta2 ResourceClaimTemplate": "1.33>resource.v1beta2.ResourceClaimTemplate",
   "resource.k8s.io/v1beta2 ResourceSlice": "1.33>resource.v1beta2.ResourceSlice",
   "scheduling.k8s.io/v1alpha2 PodGroup": "1.36",
   "scheduling.k8s.io/v1alpha2 Workload": "1.36",
   "storage.k8s.io/v1 CSIDriver": ">storage.v1.CSIDriver",
   "storage.k8s.io/v1 VolumeAttachment": ">storage.v1.VolumeAttachment",
   "storage.k8s.io/v1 VolumeAttributesClass": "1.34",
   "storage.k8s.io/v1alpha1 VolumeAttachment": ">storage.v1alpha1.VolumeAttachment",
   "storage.k8s.io/v1alpha1 VolumeAttributesClass": "1.29",
   "storage.k8s.io/v1beta1 CSIDriver": ">storage.v1beta1.CSIDriver",
   "storage.k8s.io/v1beta1 VolumeAttachment": ">storage.v1beta1.VolumeAttachment",
   "storage.k8s.io/v1beta1 VolumeAttributesClass": "1.31",
   "storagemigration.k8s.io/v1beta1 StorageVersionMigration": "1.35",
   "v1 PersistentVolume": ">core.v1.PersistentVolume",
   "v1 PersistentVolumeClaim": ">core.v1.PersistentVolumeClaim",
   "v1 Pod": ">core.v1.Pod",
   "v1 PodTemplate": ">core.v1.PodTemplate",
   "v1 ReplicationController": ">core.v1.ReplicationController",
   "v1 Service": ">core.v1.Service"
  },
  "types": {
   "admissionregistration.v1.MutatingWebhook": {
    "matchConditions": "1.27"
   },
   "admissionregistration.v1.MutatingWebhookConfiguration": {
    "webhooks": ">admissionregistration.v1.MutatingWebhook"
   },
   "admissionregistration.v1.ValidatingWebhook": {
    "matchConditions": "1.27"
   },
   "admissionregistration.v1.ValidatingWebhookConfiguration": {
    "webhooks": ">admissionregistration.v1.ValidatingWebhook"
   },
   "admissionregistration.v1alpha1.MutatingAdmissionPolicyBinding": {
    "spec": ">admissionregistration.v1alpha1.MutatingAdmissionPolicyBindingSpec"
   },
   "admissionregistration.v1alpha1.MutatingAdmissionPolicyBindingSpec": {
    "paramRef": ">admissionregistration.v1alpha1.ParamRef"
   },
   "admissionregistration.v1alpha1.ParamRef": {
    "parameterNotFoundAction": "1.28",
    "selector": "1.28"
   },
   "admissionregistration.v1alpha1.ValidatingAdmissionPolicy": {
    "spec": ">admissionregistration.v1alpha1.ValidatingAdmissionPolicySpec"
   },
   "admissionregistration.v1alpha1.ValidatingAdmissionPolicyBinding": {
    "spec": ">admissionregistration.v1alpha1.ValidatingAdmissionPolicyBindingSpec"
   },
   "admissionregistration.v1alpha1.ValidatingAdmissionPolicyBindingSpec": {
    "paramRef": ">admissionregistration.v1alpha1.ParamRef",
    "validationActions": "1.27"
   },
   "admissionregistration.v1alpha1.ValidatingAdmissionPolicySpec": {
    "auditAnnotations": "1.27",
    "matchConditions": "1.27",
    "validations": ">admissionregistration.v1alpha1.Validation",
    "variables": "1.28"
   },
   "admissionregistration.v1alpha1.Validation": {
    "messageExpression": "1.27"
   },
   "admissionregistration.v1beta1.MutatingWebhook": {
    "matchConditions": "1.27"
   },
   "admissionregistration.v1beta1.MutatingWebhookConfiguration": {
    "webhooks": ">admissionregistration.v1beta1.MutatingWebhook"
   },
   "admissionregistration.v1beta1.ValidatingWebhook": {
    "matchConditions": "1.27"
   },
   "admissionregistration.v1beta1.ValidatingWebhookConfiguration": {
    "webhooks": ">admissionregistration.v1beta1.ValidatingWebhook"
   },
   "apiserverinternal.v1alpha1.ServerStorageVersion": {
    "servedVersions": "1.28"
   },
   "apiserverinternal.v1alpha1.StorageVersionStatus": {
    "storageVersions": ">apiserverinternal.v1alpha1.ServerStorageVersion"
   },
   "apps.v1.DaemonSet": {
    "spec": ">apps.v1.DaemonSetSpec"
   },
   "apps.v1.DaemonSetSpec": {
    "template": ">core.v1.PodTemplateSpec"
   },
   "apps.v1.Deployment": {
    "spec": ">apps.v1.DeploymentSpec"
   },
   "apps.v1.DeploymentSpec": {
    "template": ">core.v1.PodTemplateSpec"
   },
   "apps.v1.DeploymentStatus": {
    "terminatingReplicas": "1.33"
   },
   "apps.v1.ReplicaSet": {
    "spec": ">apps.v1.ReplicaSetSpec"
   },
   "apps.v1.ReplicaSetSpec": {
    "template": ">core.v1.PodTemplateSpec"
   },
   "apps.v1.ReplicaSetStatus": {
    "terminatingReplicas": "1.33"
   },
   "apps.v1.StatefulSet": {
    "spec": ">apps.v1.StatefulSetSpec"
   },
   "apps.v1.StatefulSetSpec": {
    "ordinals": "1.26",
    "template": ">core.v1.PodTemplateSpec",
    "volumeClaimTemplates": ">core.v1.PersistentVolumeClaim"
   },
   "apps.v1beta1.Deployment": {
    "spec": ">apps.v1beta1.DeploymentSpec"
   },
   "apps.v1beta1.DeploymentSpec": {
    "template": ">core.v1.PodTemplateSpec"
   },
   "apps.v1beta1.DeploymentStatus": {
    "terminatingReplicas": "1.33"
   },
   "apps.v1beta1.StatefulSet": {
    "spec": ">apps.v1beta1.StatefulSetSpec"
   },
   "apps.v1beta1.StatefulSetSpec": {
    "ordinals": "1.26",
    "template": ">core.v1.PodTemplateSpec",
    "volumeClaimTemplates": ">core.v1.PersistentVolumeClaim"
   },
   "apps.v1beta2.DaemonSet": {
    "spec": ">apps.v1beta2.DaemonSetSpec"
   },
   "apps.v1beta2.DaemonSetSpec": {
    "template": ">core.v1.PodTemplateSpec"
   },
   "apps.v1beta2.Deployment": {
    "spec": ">apps.v1beta2.DeploymentSpec"
   },
   "apps.v1beta2.DeploymentSpec": {
    "template": ">core.v1.PodTemplateSpec"
   },
   "apps.v1beta2.DeploymentStatus": {
    "terminatingReplicas": "1.33"
   },
   "apps.v1beta2.ReplicaSet": {
    "spec": ">apps.v1beta2.ReplicaSetSpec"
   },
   "apps.v1beta2.ReplicaSetSpec": {
    "template": ">core.v1.PodTemplateSpec"
   },
   "apps.v1beta2.ReplicaSetStatus": {
    "terminatingReplicas": "1.33"
   },
   "apps.v1beta2.StatefulSet": {
    "spec": ">apps.v1beta2.StatefulSetSpec"
   },
   "apps.v1beta2.StatefulSetSpec": {
    "ordinals": "1.26",
    "template": ">core.v1.PodTemplateSpec",
    "volumeClaimTemplates": ">core.v1.PersistentVolumeClaim"
   },
   "autoscaling.v2.HPAScalingRules": {
    "tolerance": "1.33"
   },
   "autoscaling.v2.HorizontalPodAutoscaler": {
    "spec": ">autoscaling.v2.HorizontalPodAutoscalerSpec"
   },
   "autoscaling.v2.HorizontalPodAutoscalerBehavior": {
    "scaleDown": ">autoscaling.v2.HPAScalingRules",
    "scaleUp": ">autoscaling.v2.HPAScalingRules"
   },
   "autoscaling.v2.HorizontalPodAutoscalerSpec": {
    "behavior": ">autoscaling.v2.HorizontalPodAutoscalerBehavior"
   },
   "batch.v1.CronJob": {
    "spec": ">batch.v1.CronJobSpec"
   },
   "batch.v1.CronJobSpec": {
    "jobTemplate": ">batch.v1.JobTemplateSpec"
   },
   "batch.v1.Job": {
    "spec": ">batch.v1.JobSpec"
   },
   "batch.v1.JobSpec": {
    "backoffLimitPerIndex": "1.28",
    "managedBy": "1.30",
    "maxFailedIndexes": "1.28",
    "podReplacementPolicy": "1.28",
    "successPolicy": "1.30",
    "template": ">core.v1.PodTemplateSpec"
   },
   "batch.v1.JobStatus": {
    "failedIndexes": "1.28",
    "terminating": "1.28"
   },
   "batch.v1.JobTemplateSpec": {
    "spec": ">batch.v1.JobSpec"
   },
   "batch.v1beta1.CronJob": {
    "spec": ">batch.v1beta1.CronJobSpec"
   },
   "batch.v1beta1.CronJobSpec": {
    "jobTemplate": ">batch.v1beta1.JobTemplateSpec"
   },
   "batch.v1beta1.JobTemplateSpec": {
    "spec": ">batch.v1.JobSpec"
   },
   "certificates.v1beta1.PodCertificateRequest": {
    "spec": ">certificates.v1beta1.PodCertificateRequestSpec"
   },
   "certificates.v1beta1.PodCertificateRequestSpec": {
    "stubPKCS10Request": "1.36"
   },
   "coordination.v1.Lease": {
    "spec": ">coordination.v1.LeaseSpec"
   },
   "coordination.v1.LeaseSpec": {
    "preferredHolder": "1.31",
    "strategy": "1.31"
   },
   "coordination.v1beta1.Lease": {
    "spec": ">coordination.v1beta1.LeaseSpec"
   },
   "coordination.v1beta1.LeaseSpec": {
    "preferredHolder": "1.31",
    "strategy": "1.31"
   },
   "core.v1.Affinity": {
    "podAffinity": ">core.v1.PodAffinity",
    "podAntiAffinity": ">core.v1.PodAntiAffinity"
   },
   "core.v1.Container": {
    "env": ">core.v1.EnvVar",
    "lifecycle": ">core.v1.Lifecycle",
    "resizePolicy": "1.27",
    "resources": ">core.v1.ResourceRequirements",
    "restartPolicy": "1.28",
    "restartPolicyRules": "1.34",
    "securityContext": ">core.v1.SecurityContext",
    "volumeMounts": ">core.v1.VolumeMount"
   },
   "core.v1.ContainerStatus": {
    "allocatedResources": "1.27",
    "allocatedResourcesStatus": "1.31>core.v1.ResourceStatus",
    "resources": "1.27>core.v1.ResourceRequirements",
    "stopSignal": "1.33",
    "user": "1.31",
    "volumeMounts": "1.30>core.v1.VolumeMountStatus"
   },
   "core.v1.EnvVar": {
    "valueFrom": ">core.v1.EnvVarSource"
   },
   "core.v1.EnvVarSource": {
    "fileKeyRef": "1.34"
   },
   "core.v1.EphemeralContainer": {
    "env": ">core.v1.EnvVar",
    "lifecycle": ">core.v1.Lifecycle",
    "resizePolicy": "1.27",
    "resources": ">core.v1.ResourceRequirements",
    "restartPolicy": "1.28",
    "restartPolicyRules": "1.34",
    "securityContext": ">core.v1.SecurityContext",
    "volumeMounts": ">core.v1.VolumeMount"
   },
   "core.v1.EphemeralVolumeSource": {
    "volumeClaimTemplate": ">core.v1.PersistentVolumeClaimTemplate"
   },
   "core.v1.Lifecycle": {
    "postStart": ">core.v1.LifecycleHandler",
    "preStop": ">core.v1.LifecycleHandler",
    "stopSignal": "1.33"
   },
   "core.v1.LifecycleHandler": {
    "sleep": "1.29"
   },
   "core.v1.LoadBalancerIngress": {
    "ipMode": "1.29"
   },
   "core.v1.LoadBalancerStatus": {
    "ingress": ">core.v1.LoadBalancerIngress"
   },
   "core.v1.NodeRuntimeHandler": {
    "features": ">core.v1.NodeRuntimeHandlerFeatures"
   },
   "core.v1.NodeRuntimeHandlerFeatures": {
    "userNamespaces": "1.31"
   },
   "core.v1.NodeStatus": {
    "declaredFeatures": "1.35",
    "features": "1.31",
    "nodeInfo": ">core.v1.NodeSystemInfo",
    "runtimeHandlers": "1.30>core.v1.NodeRuntimeHandler"
   },
   "core.v1.NodeSystemInfo": {
    "swap": "1.33"
   },
   "core.v1.PersistentVolume": {
    "spec": ">core.v1.PersistentVolumeSpec"
   },
   "core.v1.PersistentVolumeClaim": {
    "spec": ">core.v1.PersistentVolumeClaimSpec"
   },
   "core.v1.PersistentVolumeClaimSpec": {
    "volumeAttributesClassName": "1.29"
   },
   "core.v1.PersistentVolumeClaimStatus": {
    "allocatedResourceStatuses": "1.28",
    "currentVolumeAttributesClassName": "1.29",
    "modifyVolumeStatus": "1.29"
   },
   "core.v1.PersistentVolumeClaimTemplate": {
    "spec": ">core.v1.PersistentVolumeClaimSpec"
   },
   "core.v1.PersistentVolumeSpec": {
    "volumeAttributesClassName": "1.29"
   },
   "core.v1.PersistentVolumeStatus": {
    "lastPhaseTransitionTime": "1.28"
   },
   "core.v1.Pod": {
    "spec": ">core.v1.PodSpec"
   },
   "core.v1.PodAffinity": {
    "preferredDuringSchedulingIgnoredDuringExecution": ">core.v1.WeightedPodAffinityTerm",
    "requiredDuringSchedulingIgnoredDuringExecution": ">core.v1.PodAffinityTerm"
   },
   "core.v1.PodAffinityTerm": {
    "matchLabelKeys": "1.29",
    "mismatchLabelKeys": "1.29"
   },
   "core.v1.PodAntiAffinity": {
    "preferredDuringSchedulingIgnoredDuringExecution": ">core.v1.WeightedPodAffinityTerm",
    "requiredDuringSchedulingIgnoredDuringExecution": ">core.v1.PodAffinityTerm"
   },
   "core.v1.PodCertificateProjection": {
    "userAnnotations": "1.35"
   },
   "core.v1.PodCondition": {
    "observedGeneration": "1.33"
   },
   "core.v1.PodResourceClaim": {
    "resourceClaimName": "1.31",
    "resourceClaimTemplateName": "1.31"
   },
   "core.v1.PodSecurityContext": {
    "appArmorProfile": "1.30",
    "seLinuxChangePolicy": "1.32",
    "supplementalGroupsPolicy": "1.31"
   },
   "core.v1.PodSpec": {
    "affinity": ">core.v1.Affinity",
    "containers": ">core.v1.Container",
    "ephemeralContainers": ">core.v1.EphemeralContainer",
    "hostnameOverride": "1.34",
    "initContainers": ">core.v1.Container",
    "resourceClaims": "1.26>core.v1.PodResourceClaim",
    "resources": "1.32>core.v1.ResourceRequirements",
    "schedulingGates": "1.26",
    "schedulingGroup": "1.36",
    "securityContext": ">core.v1.PodSecurityContext",
    "volumes": ">core.v1.Volume"
   },
   "core.v1.PodStatus": {
    "allocatedResources": "1.35",
    "conditions": ">core.v1.PodCondition",
    "containerStatuses": ">core.v1.ContainerStatus",
    "ephemeralContainerStatuses": ">core.v1.ContainerStatus",
    "extendedResourceClaimStatus": "1.34",
    "hostIPs": "1.28",
    "initContainerStatuses": ">core.v1.ContainerStatus",
    "nodeAllocatableResourceClaimStatuses": "1.36",
    "observedGeneration": "1.33",
    "resize": "1.27",
    "resourceClaimStatuses": "1.28",
    "resources": "1.35>core.v1.ResourceRequirements"
   },
   "core.v1.PodTemplate": {
    "template": ">core.v1.PodTemplateSpec"
   },
   "core.v1.PodTemplateSpec": {
    "spec": ">core.v1.PodSpec"
   },
   "core.v1.ProjectedVolumeSource": {
    "sources": ">core.v1.VolumeProjection"
   },
   "core.v1.ReplicationController": {
    "spec": ">core.v1.ReplicationControllerSpec"
   },
   "core.v1.ReplicationControllerSpec": {
    "template": ">core.v1.PodTemplateSpec"
   },
   "core.v1.ResourceClaim": {
    "request": "1.31"
   },
   "core.v1.ResourceHealth": {
    "message": "1.36"
   },
   "core.v1.ResourceRequirements": {
    "claims": "1.26>core.v1.ResourceClaim"
   },
   "core.v1.ResourceStatus": {
    "resources": ">core.v1.ResourceHealth"
   },
   "core.v1.SecurityContext": {
    "appArmorProfile": "1.30"
   },
   "core.v1.Service": {
    "spec": ">core.v1.ServiceSpec"
   },
   "core.v1.ServiceSpec": {
    "trafficDistribution": "1.30"
   },
   "core.v1.ServiceStatus": {
    "loadBalancer": ">core.v1.LoadBalancerStatus"
   },
   "core.v1.Volume": {
    "ephemeral": ">core.v1.EphemeralVolumeSource",
    "image": "1.31",
    "projected": ">core.v1.ProjectedVolumeSource"
   },
   "core.v1.VolumeMount": {
    "recursiveReadOnly": "1.30"
   },
   "core.v1.VolumeMountStatus": {
    "volumeStatus": "1.36"
   },
   "core.v1.VolumeProjection": {
    "clusterTrustBundle": "1.29",
    "podCertificate": "1.34>core.v1.PodCertificateProjection"
   },
   "core.v1.WeightedPodAffinityTerm": {
    "podAffinityTerm": ">core.v1.PodAffinityTerm"
   },
   "discovery.v1.Endpoint": {
    "hints": ">discovery.v1.EndpointHints"
   },
   "discovery.v1.EndpointHints": {
    "forNodes": "1.33"
   },
   "discovery.v1.EndpointSlice": {
    "endpoints": ">discovery.v1.Endpoint"
   },
   "discovery.v1beta1.Endpoint": {
    "hints": ">discovery.v1beta1.EndpointHints"
   },
   "discovery.v1beta1.EndpointHints": {
    "forNodes": "1.33"
   },
   "discovery.v1beta1.EndpointSlice": {
    "endpoints": ">discovery.v1beta1.Endpoint"
   },
   "extensions.v1beta1.DaemonSet": {
    "spec": ">extensions.v1beta1.DaemonSetSpec"
   },
   "extensions.v1beta1.DaemonSetSpec": {
    "template": ">core.v1.PodTemplateSpec"
   },
   "extensions.v1beta1.Deployment": {
    "spec": ">extensions.v1beta1.DeploymentSpec"
   },
   "extensions.v1beta1.DeploymentSpec": {
    "template": ">core.v1.PodTemplateSpec"
   },
   "extensions.v1beta1.DeploymentStatus": {
    "terminatingReplicas": "1.33"
   },
   "extensions.v1beta1.ReplicaSet": {
    "spec": ">extensions.v1beta1.ReplicaSetSpec"
   },
   "extensions.v1beta1.ReplicaSetSpec": {
    "template": ">core.v1.PodTemplateSpec"
   },
   "extensions.v1beta1.ReplicaSetStatus": {
    "terminatingReplicas": "1.33"
   },
   "flowcontrol.v1beta1.LimitedPriorityLevelConfiguration": {
    "borrowingLimitPercent": "1.26",
    "lendablePercent": "1.26"
   },
   "flowcontrol.v1beta1.PriorityLevelConfiguration": {
    "spec": ">flowcontrol.v1beta1.PriorityLevelConfigurationSpec"
   },
   "flowcontrol.v1beta1.PriorityLevelConfigurationSpec": {
    "exempt": "1.28",
    "limited": ">flowcontrol.v1beta1.LimitedPriorityLevelConfiguration"
   },
   "flowcontrol.v1beta2.LimitedPriorityLevelConfiguration": {
    "borrowingLimitPercent": "1.26",
    "lendablePercent": "1.26"
   },
   "flowcontrol.v1beta2.PriorityLevelConfiguration": {
    "spec": ">flowcontrol.v1beta2.PriorityLevelConfigurationSpec"
   },
   "flowcontrol.v1beta2.PriorityLevelConfigurationSpec": {
    "exempt": "1.28",
    "limited": ">flowcontrol.v1beta2.LimitedPriorityLevelConfiguration"
   },
   "flowcontrol.v1beta3.PriorityLevelConfiguration": {
    "spec": ">flowcontrol.v1beta3.PriorityLevelConfigurationSpec"
   },
   "flowcontrol.v1beta3.PriorityLevelConfigurationSpec": {
    "exempt": "1.28"
   },
   "meta.v1.DeleteOptions": {
    "ignoreStoreReadErrorWithClusterBreakingPotential": "1.32"
   },
   "policy.v1.Eviction": {
    "deleteOptions": ">meta.v1.DeleteOptions"
   },
   "policy.v1.PodDisruptionBudget": {
    "spec": ">policy.v1.PodDisruptionBudgetSpec"
   },
   "policy.v1.PodDisruptionBudgetSpec": {
    "unhealthyPodEvictionPolicy": "1.26"
   },
   "policy.v1beta1.Eviction": {
    "deleteOptions": ">meta.v1.DeleteOptions"
   },
   "policy.v1beta1.PodDisruptionBudget": {
    "spec": ">policy.v1beta1.PodDisruptionBudgetSpec"
   },
   "policy.v1beta1.PodDisruptionBudgetSpec": {
    "unhealthyPodEvictionPolicy": "1.26"
   },
   "resource.v1.Device": {
    "attributes": ">",
    "nodeAllocatableResourceMappings": "1.36"
   },
   "resource.v1.Device.attributes": {
    "*": ">resource.v1.DeviceAttribute"
   },
   "resource.v1.DeviceAttribute": {
    "bools": "1.36",
    "ints": "1.36",
    "strings": "1.36",
    "versions": "1.36"
   },
   "resource.v1.ResourceSlice": {
    "spec": ">resource.v1.ResourceSliceSpec"
   },
   "resource.v1.ResourceSliceSpec": {
    "devices": ">resource.v1.Device"
   },
   "resource.v1beta1.AllocatedDeviceStatus": {
    "shareID": "1.34"
   },
   "resource.v1beta1.AllocationResult": {
    "allocationTimestamp": "1.34",
    "devices": ">resource.v1beta1.DeviceAllocationResult"
   },
   "resource.v1beta1.BasicDevice": {
    "allNodes": "1.33",
    "allowMultipleAllocations": "1.34",
    "attributes": ">",
    "bindingConditions": "1.34",
    "bindingFailureConditions": "1.34",
    "bindsToNode": "1.34",
    "capacity": ">",
    "consumesCounters": "1.33",
    "nodeAllocatableResourceMappings": "1.36",
    "nodeName": "1.33",
    "nodeSelector": "1.33",
    "taints": "1.33"
   },
   "resource.v1beta1.BasicDevice.attributes": {
    "*": ">resource.v1beta1.DeviceAttribute"
   },
   "resource.v1beta1.BasicDevice.capacity": {
    "*": ">resource.v1beta1.DeviceCapacity"
   },
   "resource.v1beta1.Device": {
    "basic": ">resource.v1beta1.BasicDevice"
   },
   "resource.v1beta1.DeviceAllocationResult": {
    "results": ">resource.v1beta1.DeviceRequestAllocationResult"
   },
   "resource.v1beta1.DeviceAttribute": {
    "bools": "1.36",
    "ints": "1.36",
    "strings": "1.36",
    "versions": "1.36"
   },
   "resource.v1beta1.DeviceCapacity": {
    "requestPolicy": "1.34"
   },
   "resource.v1beta1.DeviceClaim": {
    "constraints": ">resource.v1beta1.DeviceConstraint",
    "requests": ">resource.v1beta1.DeviceRequest"
   },
   "resource.v1beta1.DeviceClass": {
    "spec": ">resource.v1beta1.DeviceClassSpec"
   },
   "resource.v1beta1.DeviceClassSpec": {
    "extendedResourceName": "1.34"
   },
   "resource.v1beta1.DeviceConstraint": {
    "distinctAttribute": "1.34"
   },
   "resource.v1beta1.DeviceRequest": {
    "capacity": "1.34",
    "firstAvailable": "1.33>resource.v1beta1.DeviceSubRequest",
    "tolerations": "1.33"
   },
   "resource.v1beta1.DeviceRequestAllocationResult": {
    "bindingConditions": "1.34",
    "bindingFailureConditions": "1.34",
    "consumedCapacity": "1.34",
    "shareID": "1.34",
    "tolerations": "1.33"
   },
   "resource.v1beta1.DeviceSubRequest": {
    "capacity": "1.34"
   },
   "resource.v1beta1.ResourceClaim": {
    "spec": ">resource.v1beta1.ResourceClaimSpec"
   },
   "resource.v1beta1.ResourceClaimSpec": {
    "devices": ">resource.v1beta1.DeviceClaim"
   },
   "resource.v1beta1.ResourceClaimStatus": {
    "allocation": ">resource.v1beta1.AllocationResult",
    "devices": ">resource.v1beta1.AllocatedDeviceStatus"
   },
   "resource.v1beta1.ResourceClaimTemplate": {
    "spec": ">resource.v1beta1.ResourceClaimTemplateSpec"
   },
   "resource.v1beta1.ResourceClaimTemplateSpec": {
    "spec": ">resource.v1beta1.ResourceClaimSpec"
   },
   "resource.v1beta1.ResourceSlice": {
    "spec": ">resource.v1beta1.ResourceSliceSpec"
   },
   "resource.v1beta1.ResourceSliceSpec": {
    "devices": ">resource.v1beta1.Device",
    "perDeviceNodeSelection": "1.33",
    "sharedCounters": "1.33"
   },
   "resource.v1beta2.AllocatedDeviceStatus": {
    "shareID": "1.34"
   },
   "resource.v1beta2.AllocationResult": {
    "allocationTimestamp": "1.34",
    "devices": ">resource.v1beta2.DeviceAllocationResult"
   },
   "resource.v1beta2.Device": {
    "allowMultipleAllocations": "1.34",
    "attributes": ">",
    "bindingConditions": "1.34",
    "bindingFailureConditions": "1.34",
    "bindsToNode": "1.34",
    "capacity": ">",
    "nodeAllocatableResourceMappings": "1.36"
   },
   "resource.v1beta2.Device.attributes": {
    "*": ">resource.v1beta2.DeviceAttribute"
   },
   "resource.v1beta2.Device.capacity": {
    "*": ">resource.v1beta2.DeviceCapacity"
   },
   "resource.v1beta2.DeviceAllocationResult": {
    "results": ">resource.v1beta2.DeviceRequestAllocationResult"
   },
   "resource.v1beta2.DeviceAttribute": {
    "bools": "1.36",
    "ints": "1.36",
    "strings": "1.36",
    "versions": "1.36"
   },
   "resource.v1beta2.DeviceCapacity": {
    "requestPolicy": "1.34"
   },
   "resource.v1beta2.DeviceClaim": {
    "constraints": ">resource.v1beta2.DeviceConstraint",
    "requests": ">resource.v1beta2.DeviceRequest"
   },
   "resource.v1beta2.DeviceClass": {
    "spec": ">resource.v1beta2.DeviceClassSpec"
   },
   "resource.v1beta2.DeviceClassSpec": {
    "extendedResourceName": "1.34"
   },
   "resource.v1beta2.DeviceConstraint": {
    "distinctAttribute": "1.34"
   },
   "resource.v1beta2.DeviceRequest": {
    "exactly": ">resource.v1beta2.ExactDeviceRequest",
    "firstAvailable": ">resource.v1beta2.DeviceSubRequest"
   },
   "resource.v1beta2.DeviceRequestAllocationResult": {
    "bindingConditions": "1.34",
    "bindingFailureConditions": "1.34",
    "consumedCapacity": "1.34",
    "shareID": "1.34"
   },
   "resource.v1beta2.DeviceSubRequest": {
    "capacity": "1.34"
   },
   "resource.v1beta2.ExactDeviceRequest": {
    "capacity": "1.34"
   },
   "resource.v1beta2.ResourceClaim": {
    "spec": ">resource.v1beta2.ResourceClaimSpec"
   },
   "resource.v1beta2.ResourceClaimSpec": {
    "devices": ">resource.v1beta2.DeviceClaim"
   },
   "resource.v1beta2.ResourceClaimStatus": {
    "allocation": ">resource.v1beta2.AllocationResult",
    "devices": ">resource.v1beta2.AllocatedDeviceStatus"
   },
   "resource.v1beta2.ResourceClaimTemplate": {
    "spec": ">resource.v1beta2.ResourceClaimTemplateSpec"
   },
   "resource.v1beta2.ResourceClaimTemplateSpec": {
    "spec": ">resource.v1beta2.ResourceClaimSpec"
   },
   "resource.v1beta2.ResourceSlice": {
    "spec": ">resource.v1beta2.ResourceSliceSpec"
   },
   "resource.v1beta2.ResourceSliceSpec": {
    "devices": ">resource.v1beta2.Device"
   },
   "storage.v1.CSIDriver": {
    "spec": ">storage.v1.CSIDriverSpec"
   },
   "storage.v1.CSIDriverSpec": {
    "nodeAllocatableUpdatePeriodSeconds": "1.33",
    "preventPodSchedulingIfMissing": "1.36",
    "serviceAccountTokenInSecrets": "1.35"
   },
   "storage.v1.VolumeAttachment": {
    "spec": ">storage.v1.VolumeAttachmentSpec"
   },
   "storage.v1.VolumeAttachmentSource": {
    "inlineVolumeSpec": ">core.v1.PersistentVolumeSpec"
   },
   "storage.v1.VolumeAttachmentSpec": {
    "source": ">storage.v1.VolumeAttachmentSource"
   },
   "storage.v1.VolumeAttachmentStatus": {
    "attachError": ">storage.v1.VolumeError",
    "detachError": ">storage.v1.VolumeError"
   },
   "storage.v1.VolumeError": {
    "errorCode": "1.33"
   },
   "storage.v1alpha1.VolumeAttachment": {
    "spec": ">storage.v1alpha1.VolumeAttachmentSpec"
   },
   "storage.v1alpha1.VolumeAttachmentSource": {
    "inlineVolumeSpec": ">core.v1.PersistentVolumeSpec"
   },
   "storage.v1alpha1.VolumeAttachmentSpec": {
    "source": ">storage.v1alpha1.VolumeAttachmentSource"
   },
   "storage.v1alpha1.VolumeAttachmentStatus": {
    "attachError": ">storage.v1alpha1.VolumeError",
    "detachError": ">storage.v1alpha1.VolumeError"
   },
   "storage.v1alpha1.VolumeError": {
    "errorCode": "1.33"
   },
   "storage.v1beta1.CSIDriver": {
    "spec": ">storage.v1beta1.CSIDriverSpec"
   },
   "storage.v1beta1.CSIDriverSpec": {
    "nodeAllocatableUpdatePeriodSeconds": "1.33",
    "preventPodSchedulingIfMissing": "1.36",
    "serviceAccountTokenInSecrets": "1.35"
   },
   "storage.v1beta1.VolumeAttachment": {
    "spec": ">storage.v1beta1.VolumeAttachmentSpec"
   },
   "storage.v1beta1.VolumeAttachmentSource": {
    "inlineVolumeSpec": ">core.v1.PersistentVolumeSpec"
   },
   "storage.v1beta1.VolumeAttachmentSpec": {
    "source": ">storage.v1beta1.VolumeAttachmentSource"
   },
   "storage.v1beta1.VolumeAttachmentStatus": {
    "attachError": ">storage.v1beta1.VolumeError",
    "detachError": ">storage.v1beta1.VolumeError"
   },
   "storage.v1beta1.VolumeError": {
    "errorCode": "1.33"
   }
  }
 }
]`;
