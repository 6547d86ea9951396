import type { Rule } from '@slipway/manifest';

/** What a build of a fleet may report. */
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
    summary: 'Nothing was found that Flux could begin with.',
    why: 'A build begins with Flux Kustomizations that nothing else in the repository applies, and with a FluxInstance that has a sync. Where all of them are templates, parts of Components, or applied from outside by folder, nothing says where to begin, and an empty build would look like a good one.',
    remedy:
      'Name the folder or file where Flux begins: --root PATH. If paths do not begin at the Git checkout, --repository DIR says where.',
  },
  {
    id: 'kustomization-of-no-cluster',
    severity: 'advice',
    summary: 'A Flux Kustomization is applied by no object here, and is in no folder of a cluster.',
    why: 'A file that is not listed any more is on no cluster. It is a leftover if other entry points exist, and it is neither a bootstrap nor next to one.',
    remedy: 'Remove it, or list it in a kustomization.yaml. If a cluster begins there: --root PATH builds it.',
  },
  {
    id: 'build-too-large',
    severity: 'reject',
    summary: 'A Flux Kustomization, or its source, becomes larger than any cluster could hold.',
    why: 'Files that are copied into each other, values that are written in again and again, and bases that are built in many ways grow without end from a few lines. The controller runs out of memory, or writes an inventory that etcd refuses (1.5 MiB, some 20,000 objects); a build stops at limits far above that.',
    remedy: 'Remove what multiplies: copies of copies, long values in many places, bases that several overlays take in. Or split it.',
  },
  {
    id: 'fleet-too-large',
    severity: 'reject',
    summary: 'A build ended before all Flux Kustomizations were built, since it had used up what one run may use.',
    why: 'A repository that makes more and more Kustomizations, or applies the same large folder thousands of times, would take all memory, or all day. The limits are several times what fleets of 10,000 Kustomizations need.',
    remedy: 'Look for Kustomizations that make each other or apply the same folder, or build one path of the repository at a time.',
  },
  {
    id: 'source-not-at-hand',
    severity: 'risk',
    summary: 'The content of a source is not available, so the objects of a Flux Kustomization are not checked.',
    why: 'Buckets, OCI artifacts and other repositories are not fetched: a build works offline.',
    remedy: 'Say where a copy of it is: --source Kind/namespace/name=DIR. Where the source is this repository, DIR is its folder.',
  },
  {
    id: 'version-not-published',
    severity: 'reject',
    summary: 'A cluster is pinned to a version of a package of this repository that does not exist.',
    why: 'Versions only go up: one above that of the package has never been published, so that source-controller finds no tag and nothing of the package is applied.',
    remedy: 'Pin a version that has a tag, or publish that version first.',
  },
  {
    id: 'channel-not-published',
    severity: 'reject',
    summary: 'A cluster follows a channel that a package of this repository is not published to.',
    why: 'A channel is a branch of the package. source-controller finds no such branch, so that nothing of the package is applied, and the objects on the cluster do not change.',
    remedy: 'Correct the channel, or publish the package to it together with what follows it.',
  },
  {
    id: 'values-not-found',
    severity: 'risk',
    summary: 'A ConfigMap or Secret that substituteFrom names is in none of the sources.',
    why: 'Unless something else makes it on the cluster, kustomize-controller refuses every Flux Kustomization that names it without optional: true. They are built with its values unknown. It is an advice if the content of another Flux Kustomization of the cluster is not available, which may make it.',
    remedy:
      'Have something apply it in the namespace of the Flux Kustomization, correct its name, or set optional: true. What exists by other means is given with --present FILE.',
  },
  {
    id: 'variable-not-set',
    severity: 'reject',
    summary: 'An object has a variable that nothing sets, and no default.',
    why: 'Since Flux 2.9 kustomize-controller refuses the whole Flux Kustomization (feature gate StrictPostBuildSubstitutions); before, the variable was empty. An older version that the tree declares is considered; where it declares none, the finding is a risk.',
    remedy:
      'Set the variable in postBuild, give it a default with $' +
      '{NAME:=value}, or write $$' +
      '{NAME} for text that is not a variable; the annotation kustomize.toolkit.fluxcd.io/substitute: disabled leaves a whole object alone.',
  },
  {
    id: 'values-from-itself',
    severity: 'advice',
    summary: 'A Flux Kustomization takes values from a ConfigMap or Secret that only it, or what it leads to, applies.',
    why: 'kustomize-controller looks for the values before it applies anything: a new cluster waits for ever, while one that has had them once does not show it.',
    remedy: 'Have another Flux Kustomization apply the values before, or apply them by hand when a cluster is made.',
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
    why: 'Inputs of Static providers and of the ResourceSet itself are expanded as the operator does, with the template functions that are most used. Providers that ask something outside, and other functions, are not guessed.',
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
    why: 'kustomize-controller fetches it at each reconciliation, unless --no-remote-bases forbids that: what is applied depends on what is there at that time. A build works offline, so that its objects are missing.',
    remedy: 'Save the file and pass it with --resource URL=FILE, or copy it into the source.',
  },
  {
    id: 'patch-target-not-found',
    severity: 'risk',
    summary: 'A patch with a target changes nothing.',
    why: 'kustomize skips a target that matches no object without a word, so a renamed object loses its patch. A target that names no object may be a default for other builds: without an object of its kind, or with a selector for labels or annotations, the finding is advice.',
    remedy: 'Correct the target, or remove the patch.',
  },
  {
    id: 'image-not-found',
    severity: 'advice',
    summary: 'An entry of images changes nothing.',
    why: 'kustomize skips an image that no container has without a word, so a renamed image loses its tag. It looks at containers and initContainers only, and at fields that a file under configurations names, not at values of Helm.',
    remedy:
      'Correct the name, which has no tag, or remove the entry. Components are not asked: what finds nothing in one overlay is meant for another.',
  },
  {
    id: 'replacement-target-not-found',
    severity: 'risk',
    summary: 'A target of a replacement selects nothing.',
    why: 'kustomize skips a target that matches no object without a word, so a renamed object keeps the value that it has. A source that does not exist fails the build. A target that names no object, of a kind that no object has, is advice.',
    remedy: 'Correct the target, or remove it. Components are not asked: what finds nothing in one overlay is meant for another.',
  },
  {
    id: 'variable-not-substituted',
    severity: 'risk',
    summary: 'An object has the expression of a variable that the cluster has, and nothing writes its value in.',
    why: 'Only postBuild of the Flux Kustomization that applies an object substitutes in it; without one the cluster gets the expression as text.',
    remedy: 'Add the variables to postBuild of the Kustomization, or exclude the object: kustomize.toolkit.fluxcd.io/substitute: disabled.',
  },
  {
    id: 'variable-substituted-early',
    severity: 'risk',
    summary: 'A parent writes its own value into the patches of a Flux Kustomization that has another value for the variable.',
    why: 'postBuild substitutes in all that a Kustomization applies, patches in its children included, before those are built.',
    remedy: 'Write two dollar signs, of which the parent leaves one, or let both have one value.',
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
    summary: 'kustomize silently does something else than the file says.',
    why: 'Some fields have no effect at their position, and kustomize does not report that.',
    remedy: 'Remove what has no effect, or write what is meant.',
  },
  {
    id: 'kustomization-cycle',
    severity: 'reject',
    summary: 'Flux Kustomizations depend on each other in a cycle.',
    why: 'Each waits until the next is ready, so none of them is ever reconciled, and kustomize-controller stops to react to events of their source.',
    remedy: 'Remove one of the dependsOn entries.',
  },
  {
    id: 'dependency-not-found',
    severity: 'reject',
    summary: 'A Flux Kustomization depends on one that is not on its cluster.',
    why: 'It waits for the other, asking every 30 seconds, and is never reconciled. dependsOn names Kustomizations of the same cluster only.',
    remedy: 'Correct the name or namespace, have it applied, or remove the entry.',
  },
  {
    id: 'applied-twice',
    severity: 'reject',
    summary: 'Two Flux Kustomizations apply the same object to one cluster.',
    why: 'Both write as one field manager, so there is no conflict: each reconciliation undoes the other. The object is deleted when one Kustomization no longer contains it while its labels name that Kustomization as the owner. If none of them prunes, or all but one use ssa: IfNotPresent, it is only a risk.',
    remedy: 'Leave the object to one of them; the other may depend on it.',
  },
  {
    id: 'variable-cycle',
    severity: 'risk',
    summary: 'An object is made with a value that is taken from what the object itself leads to.',
    why: 'A new cluster begins without the value, and one that has had another keeps it: what is there depends on what was there before. The build is that of a new cluster.',
    remedy: 'Take the value from an object that something else makes, or write it in postBuild.substitute.',
  },
  {
    id: 'unsettled-build',
    severity: 'reject',
    summary: 'The objects that Flux applies never become stable.',
    why: 'A Kustomization takes variables from an object that it changes itself, by way of others: each reconciliation makes another object.',
    remedy: 'Take the values from an object that does not depend on them.',
  },
  {
    id: 'not-in-artifact',
    severity: 'risk',
    summary: 'A symbolic link, pipe or socket is among the files that Flux applies.',
    why: 'source-controller packs regular files and folders only; the rest is left out of the artifact without a word.',
    remedy: 'Replace it by a copy of the file, or name the file that it leads to in a kustomization.yaml.',
  },
  {
    id: 'unread-path',
    severity: 'reject',
    summary: 'A file or folder of a source cannot be read.',
    why: 'What is in it is not part of the build, though Flux may have it.',
    remedy: 'Give the permission to read it, or take it out of the source.',
  },
] as const satisfies readonly Rule[];

/** Id of a rule of this package. */
export type FluxBuildRuleId = (typeof fluxBuildRules)[number]['id'];
