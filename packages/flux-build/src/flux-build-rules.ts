import type { Rule } from '@slipway/manifest';

/** Rules of findings of the build of a fleet. */
export const fluxBuildRules = [
  {
    id: 'kustomization-not-built',
    severity: 'reject',
    summary: 'kustomize-controller cannot build a Flux Kustomization.',
    why: 'The controller stops at the first problem. It applies no object of the Kustomization, and none of the Kustomizations that it would create. Objects that were applied before are kept.',
    remedy: 'Fix the problem in the message. It has the words of the controller, or similar ones.',
  },
  {
    id: 'nothing-to-build',
    severity: 'reject',
    summary: 'No object was found that Flux would apply first.',
    why: 'A build begins with Flux Kustomizations that nothing else in the repository applies, and with a FluxInstance that has a sync. If all of them are templates, parts of Components, or applied from outside by folder, the first object is unknown. An empty build would then look like a correct one.',
    remedy:
      'Pass the folder or file where Flux begins: --root PATH. If paths do not begin at the Git checkout, pass their folder: --repository DIR.',
  },
  {
    id: 'kustomization-of-no-cluster',
    severity: 'advice',
    summary: 'A Flux Kustomization is applied by no object here, and is in no folder of a cluster.',
    why: 'An unlisted file is on no cluster. It is probably a leftover if other entry points exist, and it is neither a bootstrap nor next to one.',
    remedy: 'Remove it, or list it in a kustomization.yaml. If a cluster begins there: --root PATH builds it.',
  },
  {
    id: 'build-too-large',
    severity: 'reject',
    summary: 'A Flux Kustomization, or its source, becomes larger than any cluster could hold.',
    why: 'A few lines can produce very many objects: files that are copied into each other, repeated values, and bases that many overlays use. The controller runs out of memory, or writes an inventory that etcd refuses (1.5 MiB, about 20,000 objects). A build stops at limits far above that.',
    remedy: 'Remove copies of copies, long values in many fields, and bases that several overlays use. Or split the Flux Kustomization.',
  },
  {
    id: 'fleet-too-large',
    severity: 'reject',
    summary: 'A build ended before all Flux Kustomizations were built, because it reached a limit of one run.',
    why: 'A repository can create more and more Kustomizations, or apply the same large folder thousands of times. A build would use all memory, or never end. A fleet of 10,000 Kustomizations needs only a fraction of the limits.',
    remedy: 'Look for Kustomizations that create each other or apply the same folder, or build one path of the repository at a time.',
  },
  {
    id: 'source-not-at-hand',
    severity: 'risk',
    summary: 'The content of a source is not available, so the objects of a Flux Kustomization are not checked.',
    why: 'Buckets, OCI artifacts and other repositories are not fetched: a build works offline.',
    remedy: 'Pass a copy of the content: --source Kind/namespace/name=DIR. If the source is this repository, DIR is its folder.',
  },
  {
    id: 'version-not-published',
    severity: 'reject',
    summary: 'A cluster is pinned to a version of a package of this repository that does not exist.',
    why: 'Versions only increase, so a version above that of the package was never published. source-controller finds no tag, and Flux applies no object of the package.',
    remedy: 'Pin a version that has a tag, or publish that version first.',
  },
  {
    id: 'channel-not-published',
    severity: 'reject',
    summary: 'A cluster follows a channel that a package of this repository is not published to.',
    why: 'A channel is a branch of the package. source-controller does not find the branch. Flux applies no object of the package, and the objects on the cluster do not change.',
    remedy: 'Correct the channel, or publish the package to it together with the definition of the cluster.',
  },
  {
    id: 'values-not-found',
    severity: 'risk',
    summary: 'A ConfigMap or Secret that substituteFrom names is in none of the sources.',
    why: 'kustomize-controller refuses each Flux Kustomization that names a missing object without `optional: true`. The build continues with unknown values, because the object may exist on the cluster by other means. The finding is advice if the content of another Flux Kustomization of the cluster is not available, because it may create the object.',
    remedy:
      'Add it in the namespace of the Flux Kustomization, correct its name, or set `optional: true`. If it exists on the cluster by other means, pass it with `--present FILE`.',
  },
  {
    id: 'variable-not-set',
    severity: 'reject',
    summary: 'An object uses a variable that is not set and has no default.',
    why: 'Since Flux 2.9 kustomize-controller refuses the whole Flux Kustomization (feature gate StrictPostBuildSubstitutions); before, the variable was empty. If the tree declares an older version of Flux, its rules apply. If the tree declares no version, the finding is a risk.',
    remedy:
      'Set the variable in postBuild, give it a default with $' +
      '{NAME:=value}, or write $$' +
      '{NAME} for text that is not a variable; the annotation kustomize.toolkit.fluxcd.io/substitute: disabled leaves a whole object alone.',
  },
  {
    id: 'values-from-itself',
    severity: 'advice',
    summary: 'A Flux Kustomization reads values from a ConfigMap or Secret that only itself or one of its children applies.',
    why: 'kustomize-controller reads the values before it applies the first object. A new cluster waits forever. A cluster that already has the values does not show the problem.',
    remedy: 'Apply the values in another Flux Kustomization, on which this one depends. Or apply them by hand when a cluster is created.',
  },
  {
    id: 'encrypted-values',
    severity: 'risk',
    summary: 'Values that SOPS encrypted are applied as they are.',
    why: 'kustomize-controller decrypts only where spec.decryption is set. Without it, it refuses a Secret that SOPS encrypted, but applies a generated one, or another kind of object, with the ciphertext in it.',
    remedy: 'Set spec.decryption.provider to sops, with the key that decrypts it.',
  },
  {
    id: 'resource-set-not-expanded',
    severity: 'risk',
    summary: 'The objects that a ResourceSet of flux-operator creates are unknown.',
    why: 'Slipway expands inputs of the ResourceSet itself and of Static providers, with the most used template functions. It does not guess the result of other functions, or of providers that call an external service.',
    remedy:
      'Read the objects that it created on the cluster. Its Flux Kustomizations can be built from the files in which they are written.',
  },
  {
    id: 'resource-set-input-not-found',
    severity: 'reject',
    summary: 'The template of a ResourceSet reads a key that its inputs do not have.',
    why: 'flux-operator runs the template once for each entry of the inputs. A key that one of them does not have is an error, and no object of the ResourceSet is applied.',
    remedy: 'Correct the key in the template, or add it to each entry of inputs.',
  },
  {
    id: 'resource-set-object-repeated',
    severity: 'reject',
    summary: 'A ResourceSet creates one object with different content for two inputs.',
    why: 'flux-operator applies the object of the first entry of inputs, and ignores those of the others without a message.',
    remedy: 'Use a value of the inputs in the name or namespace of the object.',
  },
  {
    id: 'remote-resource',
    severity: 'risk',
    summary: 'A kustomization names a file or a base on another host.',
    why: 'kustomize-controller fetches it at each reconciliation, unless --no-remote-bases forbids that. So the applied objects depend on the content of the host at that time. A build works offline, and does not have these objects.',
    remedy: 'Save the file and pass it with --resource URL=FILE, or copy it into the source.',
  },
  {
    id: 'patch-target-not-found',
    severity: 'risk',
    summary: 'A patch with a target changes nothing.',
    why: 'kustomize skips a target that matches no object, without a message. So a renamed object loses its patch. A target without a name may be a default for other builds. The finding is advice if no object has its kind, or if it selects labels or annotations.',
    remedy: 'Correct the target, or remove the patch.',
  },
  {
    id: 'image-not-found',
    severity: 'advice',
    summary: 'An entry of images changes nothing.',
    why: 'kustomize skips an image that no container has, without a message. So a renamed image loses its tag. kustomize changes only containers, initContainers, and fields that a file under `configurations` names. It does not change values of Helm.',
    remedy:
      'Correct the name, which has no tag, or remove the entry. Components are not checked, because an entry may be for another overlay.',
  },
  {
    id: 'tag-not-quoted',
    severity: 'risk',
    summary: 'A tag in images is a number that changes.',
    why: 'Flux reads `newTag: 1.10` as the number 1.1, and writes it as the tag 1.1 before it calls kustomize. In a kustomization file that another one includes, kustomize refuses each number.',
    remedy: 'Put the tag in quotes.',
  },
  {
    id: 'replacement-target-not-found',
    severity: 'risk',
    summary: 'A target of a replacement selects nothing.',
    why: 'kustomize skips a target that matches no object, without a message. So a renamed object keeps its old value. A source that does not exist fails the build. The finding is advice if the target has no name, and no object has its kind.',
    remedy: 'Correct the target, or remove it. Components are not checked, because a target may be for another overlay.',
  },
  {
    id: 'variable-not-substituted',
    severity: 'risk',
    summary: 'An object has the expression of a variable of the cluster, and no postBuild replaces it.',
    why: 'Only `postBuild` of the Flux Kustomization that applies an object replaces its variables. Without it, the cluster gets the expression itself.',
    remedy: 'Add the variables to postBuild of the Kustomization, or exclude the object: kustomize.toolkit.fluxcd.io/substitute: disabled.',
  },
  {
    id: 'variable-substituted-early',
    severity: 'risk',
    summary: 'A parent replaces a variable in the patches of a Flux Kustomization that has another value for it.',
    why: '`postBuild` replaces variables in all objects that a Kustomization applies. This includes the patches of its children, before the children are built.',
    remedy: 'Write two dollar signs: the parent replaces them by one. Or use the same value in both.',
  },
  {
    id: 'name-without-hash',
    severity: 'risk',
    summary: 'A HelmRelease, a Flux Kustomization or a custom resource names a generated object as it is named in the file.',
    why: 'kustomize adds a hash to the name, and changes only references of kinds that it supports. It does not support the kinds of Flux and other custom resources.',
    remedy:
      'Name the field to kustomize: a file under configurations with nameReference, or generatorOptions.disableNameSuffixHash, which also ends the restart that a new hash causes.',
  },
  {
    id: 'build-note',
    severity: 'advice',
    summary: 'kustomize ignores a part of the file, without a message.',
    why: 'Some fields have no effect at their position, and kustomize does not report that.',
    remedy: 'Remove the part without effect, or correct it.',
  },
  {
    id: 'kustomization-cycle',
    severity: 'reject',
    summary: 'Flux Kustomizations depend on each other in a cycle.',
    why: 'Each waits until the next one is ready, so none of them is ever reconciled. kustomize-controller also ignores events of their source.',
    remedy: 'Remove one of the dependsOn entries.',
  },
  {
    id: 'dependency-not-found',
    severity: 'reject',
    summary: 'A Flux Kustomization depends on one that is not on its cluster.',
    why: 'It checks every 30 seconds whether the other one is ready, and is never reconciled. `dependsOn` can name only Kustomizations of the same cluster.',
    remedy: 'Correct the name or namespace, add the missing Kustomization, or remove the entry.',
  },
  {
    id: 'applied-twice',
    severity: 'reject',
    summary: 'Two Flux Kustomizations apply the same object to one cluster.',
    why: 'Both use the same field manager, so the API server reports no conflict. Each reconciliation reverts the other one. The object is deleted when one Kustomization no longer contains it while its labels name that Kustomization as the owner. If none of them prunes, or all but one use ssa: IfNotPresent, it is only a risk.',
    remedy: 'Remove the object from one of them. It can depend on the other one.',
  },
  {
    id: 'variable-cycle',
    severity: 'risk',
    summary: 'A value of an object comes from an object that exists only because of the first one.',
    why: 'A new cluster starts without the value. An old cluster keeps its earlier value, so the objects depend on the history of the cluster. The build shows a new cluster.',
    remedy: 'Read the value from an object with another origin, or write it in `postBuild.substitute`.',
  },
  {
    id: 'unsettled-build',
    severity: 'reject',
    summary: 'The objects that Flux applies never become stable.',
    why: 'A Kustomization reads variables from an object that it changes itself, through other objects. So each reconciliation changes the object again.',
    remedy: 'Read the values from an object that does not depend on them.',
  },
  {
    id: 'not-in-artifact',
    severity: 'risk',
    summary: 'A symbolic link, pipe or socket is among the files that Flux applies.',
    why: 'source-controller packs only regular files and folders. It leaves out the rest without a message.',
    remedy: 'Replace it by a copy of the file, or list the target of the link in a kustomization.yaml.',
  },
  {
    id: 'unread-path',
    severity: 'reject',
    summary: 'A file or folder of a source cannot be read.',
    why: 'Its content is missing from the build, but Flux may apply it.',
    remedy: 'Grant permission to read it, or remove it from the source.',
  },
] as const satisfies readonly Rule[];

/** Id of a rule of this package. */
export type FluxBuildRuleId = (typeof fluxBuildRules)[number]['id'];
