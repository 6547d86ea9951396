#!/usr/bin/env bash
# Moves the composite resource of a running cluster, with all that it composed, from the namespace of Flux to a namespace of its own on
# the hub. Nothing is created or deleted in AWS: the new objects get the external names of the old ones, and observe only until the old
# ones are gone. It can be stopped and run again at any time: it continues where it stopped.
set -euo pipefail

usage() {
  cat <<'TEXT'
Usage: slipway-move-cluster --context CONTEXT [--check] [--timeout SECONDS] CLUSTER

Moves a cluster on its hub from the namespace flux-system to the namespace CLUSTER.

  --context CONTEXT   context of kubectl that reaches the hub
  --check             check whether the cluster can be moved, and change nothing
  --timeout SECONDS   how long to wait in each step (default: 900)
  CLUSTER             name of the cluster: <cluster>-<environment>

Needs kubectl and jq. Run it again after an interruption.
TEXT
}

fail() {
  printf 'slipway-move-cluster: %s\n' "$1" >&2
  exit 1
}
say() { printf '%s\n' "$*"; }

from=flux-system
manager=kubectl-slipway-move
context='' cluster='' check=false timeout=900
while [ $# -gt 0 ]; do
  case $1 in
    --context | --timeout)
      [ $# -ge 2 ] || fail "$1 needs a value; see --help"
      [ "$1" = --context ] && context=$2 || timeout=$2
      shift
      ;;
    --check) check=true ;;
    -h | --help) usage && exit 0 ;;
    -*) fail "unknown option $1; see --help" ;;
    *) [ -z "$cluster" ] || fail "one cluster at a time, not $cluster and $1" && cluster=$1 ;;
  esac
  shift
done
[ -n "$context" ] || fail 'name the context of the hub: --context CONTEXT'
[[ $cluster =~ ^[a-z]([-a-z0-9]*[a-z0-9])?$ ]] || fail "'$cluster' is not the name of a cluster; see --help"
[[ $timeout =~ ^[0-9]+$ ]] || fail "--timeout is a number of seconds, not '$timeout'"
for program in kubectl jq; do command -v "$program" > /dev/null || fail "$program is not installed"; done

k() { kubectl --context "$context" "$@"; }
get() { k get --ignore-not-found -o json "$@"; } # nothing when it does not exist
state=slipway-move                               # ConfigMap that says what is moved, until all of it is

# --- What there is -----------------------------------------------------------------------------------------------------------------

composite=$(k get customresourcedefinitions --no-headers | awk '$1 ~ /^eksclusters[.]/ { print $1 }')
[ -n "$composite" ] || fail "the hub $context has no kind EKSCluster"
[ "$(wc -l <<< "$composite")" = 1 ] || fail "the hub $context has several kinds EKSCluster: ${composite//$'\n'/, }"
guard="one-ekscluster-of-a-name.${composite#*.}"

old=$(get -n "$from" "$composite" "$cluster")
new=$(get -n "$cluster" "$composite" "$cluster")
inventory=$(get -n "$cluster" configmap "$state" | jq -c '.data.inventory // empty | fromjson')

is_true() { jq -e --arg type "$1" '[.status.conditions[]? | select(.type == $type and .status == "True")] | length > 0' > /dev/null; }

if [ -z "$inventory" ]; then
  if [ -z "$old" ]; then
    [ -n "$new" ] || fail "there is no EKSCluster $cluster, neither in $from nor in $cluster"
    say "$cluster is in the namespace $cluster: there is nothing to move."
    exit 0
  fi
  [ -z "$new" ] || fail "EKSCluster $cluster is in $from and in $cluster, and this program did not create the second one. Delete neither: look which of the two has composed the resources of the cluster"
  [ -n "$(get validatingadmissionpolicies.admissionregistration.k8s.io "$guard")" ] ||
    fail "the hub does not have the Compositions of this version yet (ValidatingAdmissionPolicy $guard): publish them first"
fi

# --- 1. Check ----------------------------------------------------------------------------------------------------------------------

kustomization="$cluster-eks-cluster"
flux=$(get -n "$from" kustomizations.kustomize.toolkit.fluxcd.io "$kustomization")
[ -n "$flux" ] || fail "there is no Flux Kustomization $kustomization in $from"
jq -e --arg c "$cluster" '[.spec.healthChecks[]? | select(.kind == "EKSCluster" and .namespace == $c)] | length > 0' <<< "$flux" > /dev/null ||
  fail "Flux on the hub does not have the new place of the cluster yet: publish the definitions with this version of @slipway/eks, and wait until the Kustomization $kustomization names the namespace $cluster"

# The kinds of an inventory as kubectl names them, and the objects of it that are in a namespace.
kinds_of() { jq -r '[.[] | .kind + "." + (.apiVersion | split("/") | .[1] + "." + .[0])] | unique | join(",")'; }
objects_in() { # NAMESPACE INVENTORY
  k -n "$1" get "$(kinds_of <<< "$2")" -o json |
    jq -c --argjson wanted "$2" '[.items[] | select(. as $o | any($wanted[]; .kind == $o.kind and .name == $o.metadata.name and .apiVersion == $o.apiVersion))]'
}
managed() { jq -c '[.[] | select(.external != null)]'; }

if [ -z "$inventory" ]; then
  for condition in Synced Ready; do
    is_true "$condition" <<< "$old" || fail "EKSCluster $from/$cluster is not $condition: repair it first, a move needs a healthy cluster"
  done
  references=$(jq -c '[.spec.crossplane.resourceRefs[]? | {apiVersion, kind, name}]' <<< "$old")
  [ "$references" != '[]' ] || fail "EKSCluster $from/$cluster has composed nothing"
  present=$(objects_in "$from" "$references")
  # A ClusterAuth has nothing in AWS, and Usages are objects of the hub alone: the new composite resource composes its own.
  inventory=$(jq -c --argjson present "$present" 'map(. as $r | $r + {external: ($present[] | select(.kind == $r.kind and .metadata.name == $r.name)
    | if (.apiVersion | contains(".aws.m.upbound.io/")) and .kind != "ClusterAuth" then (.metadata.annotations["crossplane.io/external-name"] // "") else null end)})' <<< "$references")
  [ "$(jq length <<< "$inventory")" = "$(jq length <<< "$references")" ] || fail "some resources of EKSCluster $from/$cluster do not exist yet: wait until it is Ready"
  problems=$(jq -r '.[] | select(.apiVersion | contains(".aws.m.upbound.io/"))
    | . as $o | ["Synced", "Ready"][] as $t
    | select([$o.status.conditions[]? | select(.type == $t and .status == "True")] | length == 0) | "\($o.kind) \($o.metadata.name) is not \($t)"' <<< "$present"
    jq -r '.[] | select(.external == "") | "\(.kind) \(.name) has no external name"' <<< "$inventory"
    jq -r '.[] | select(.metadata.deletionTimestamp) | "\(.kind) \(.metadata.name) is being deleted"' <<< "$present")
  [ -z "$problems" ] || fail "the cluster cannot be moved as it is:
$problems"
fi
adopted=$(managed <<< "$inventory")
say "1. $cluster: $(jq length <<< "$adopted") resources of AWS are moved from $from to $cluster."
$check && exit 0

# --- 2. Stop Flux for this cluster, and write down what is moved ----------------------------------------------------------------------

k -n "$from" patch kustomizations.kustomize.toolkit.fluxcd.io "$kustomization" --type merge -p '{"spec":{"suspend":true}}' > /dev/null
jq -n --arg c "$cluster" '{apiVersion: "v1", kind: "Namespace", metadata: {name: $c, annotations: {"kustomize.toolkit.fluxcd.io/prune": "disabled"}}}' |
  k apply --server-side --field-manager "$manager" -f - > /dev/null
if [ -z "$(get -n "$cluster" configmap "$state")" ]; then
  jq -n --arg c "$cluster" --arg name "$state" --argjson inventory "$inventory" \
    '{apiVersion: "v1", kind: "ConfigMap", metadata: {name: $name, namespace: $c}, data: {inventory: ($inventory | tojson)}}' | k create -f - > /dev/null
fi
say "2. The Flux Kustomization $kustomization is suspended."

# --- 3. The old objects only observe: from here on their deletion deletes nothing in AWS -----------------------------------------------

observe='{"spec":{"managementPolicies":["Observe"]}}'
if [ -n "$old" ]; then k -n "$from" annotate "$composite" "$cluster" crossplane.io/paused=true --overwrite > /dev/null; fi
patch_all() { # OBJECTS TYPE PATCH
  [ "$1" = '[]' ] || jq '{apiVersion: "v1", kind: "List", items: [.[] | {apiVersion, kind, metadata: {name: .metadata.name, namespace: .metadata.namespace}}]}' <<< "$1" |
    k patch --field-manager "$manager" --type "$2" -p "$3" -f - > /dev/null
}
before=$(objects_in "$from" "$adopted")
patch_all "$(jq -c '[.[] | select(.spec.managementPolicies != ["Observe"] and (.metadata.deletionTimestamp | not))]' <<< "$before")" merge "$observe"
before=$(objects_in "$from" "$adopted")
jq -e 'all(.[]; .spec.managementPolicies == ["Observe"])' <<< "$before" > /dev/null ||
  fail "some resources in $from do not keep managementPolicies: [Observe]; nothing is deleted. Look what changes them, and run this again"
say "3. The resources in $from only observe."

# --- 4. The new composite resource, paused, and copies that only observe --------------------------------------------------------------

if [ -z "$new" ]; then
  [ -n "$old" ] || fail "EKSCluster $cluster does not exist in $cluster, and no longer in $from: restore it from Git with the annotation crossplane.io/paused=true, and run this again"
  jq --arg c "$cluster" '{apiVersion, kind,
    metadata: {name: .metadata.name, namespace: $c, annotations: ({"crossplane.io/paused": "true"}
      + (.metadata.annotations // {} | with_entries(select(.key == "kustomize.toolkit.fluxcd.io/prune"))))},
    spec: (.spec | del(.crossplane.resourceRefs, .crossplane.compositionRevisionRef))}' <<< "$old" | k create --field-manager "$manager" -f - > /dev/null
  new=$(get -n "$cluster" "$composite" "$cluster")
fi
if jq -e '.metadata.annotations["crossplane.io/paused"] == "true"' <<< "$new" > /dev/null; then
  # What the Composition takes from the status exists at once; without it Crossplane would compose less than there is.
  if [ -n "$old" ]; then
    k -n "$cluster" patch "$composite" "$cluster" --field-manager "$manager" --subresource status --type merge -p "$(jq -c '{status: (.status | del(.conditions))}' <<< "$old")" > /dev/null
  fi
  copies=$(objects_in "$cluster" "$adopted")
  missing=$(jq -c --argjson copies "$copies" --arg from "$from" --arg c "$cluster" --argjson xr "$(jq -c '{apiVersion, kind, name: .metadata.name, uid: .metadata.uid}' <<< "$new")" '
    def moved: walk(if type == "object" then with_entries(if (.key | endswith("Ref")) and (.value | type) == "object" and .value.namespace == $from then .value.namespace = $c
      elif (.key | endswith("Refs")) and (.value | type) == "array" then .value |= map(if .namespace? == $from then .namespace = $c else . end) else . end) else . end);
    [.[] | select(. as $o | any($copies[]; .kind == $o.kind and .metadata.name == $o.metadata.name) | not)
      | {apiVersion, kind,
         metadata: {name: .metadata.name, namespace: $c, labels: (.metadata.labels // {} | del(.["crossplane.io/in-use"])),
           annotations: (.metadata.annotations | with_entries(select(.key == "crossplane.io/external-name" or .key == "crossplane.io/composition-resource-name"))),
           ownerReferences: [$xr + {controller: true, blockOwnerDeletion: true}]},
         spec: (.spec | moved | del(.writeConnectionSecretToRef) | .managementPolicies = ["Observe"])}]' <<< "$before")
  [ "$missing" = '[]' ] || jq '{apiVersion: "v1", kind: "List", items: .}' <<< "$missing" | k create --field-manager "$manager" -f - > /dev/null
  copies=$(objects_in "$cluster" "$adopted")
  [ "$(jq length <<< "$copies")" = "$(jq length <<< "$adopted")" ] || fail "some resources are neither in $from nor in $cluster; the list is in the ConfigMap $cluster/$state"
  k -n "$cluster" patch "$composite" "$cluster" --field-manager "$manager" --type merge \
    -p "$(jq -c '{spec: {crossplane: {resourceRefs: map({apiVersion, kind, name})}}}' <<< "$adopted")" > /dev/null
fi
until_all() { # NAMESPACE OBJECTS CONDITION... : waits, and checks the external names
  local deadline=$((SECONDS + timeout)) objects late
  while :; do
    objects=$(objects_in "$1" "$2")
    late=$(jq -r --argjson wanted "$2" --args '. as $all | $wanted[] as $w | [$all[] | select(.kind == $w.kind and .metadata.name == $w.name)][0] as $o
      | if $o == null then "\($w.kind) \($w.name) does not exist"
        elif $o.metadata.annotations["crossplane.io/external-name"] != $w.external then "\($w.kind) \($w.name) has another external name than before"
        else $ARGS.positional[] as $t | select([$o.status.conditions[]? | select(.type == $t and .status == "True")] | length == 0)
          | "\($w.kind) \($w.name) is not \($t): \([$o.status.conditions[]? | select(.type == $t) | .message // .reason] | join(" "))" end' "${@:3}" <<< "$objects")
    [ -n "$late" ] || return 0
    [ $SECONDS -lt $deadline ] || fail "after $timeout s:
$late
Nothing is lost: run this again when that is repaired"
    sleep 2
  done
}
until_all "$cluster" "$adopted" Synced
say "4. The namespace $cluster has the composite resource, and copies with the same external names."

# --- 5. The old objects leave without a trace in AWS -----------------------------------------------------------------------------------

if [ -n "$old" ]; then
  owned=$(objects_in "$from" "$inventory")
  patch_all "$(jq -c '[.[] | select(.metadata.ownerReferences != null)]' <<< "$owned")" merge '{"metadata":{"ownerReferences":null}}'
  k -n "$from" delete "$composite" "$cluster" --wait=false --ignore-not-found > /dev/null
  # Crossplane would remove it only from one that is not paused, which would compose once more before.
  k -n "$from" patch "$composite" "$cluster" --type merge -p '{"metadata":{"finalizers":null}}' > /dev/null 2>&1 || true
fi
deadline=$((SECONDS + timeout))
while :; do
  [ -n "$(get -n "$from" "$composite" "$cluster")" ] && left='EKSCluster' || left=''
  objects=$(objects_in "$from" "$inventory")
  [ -n "$left" ] || [ "$objects" != '[]' ] || break
  jq -e 'all(.[]; (.apiVersion | contains(".aws.m.upbound.io/") | not) or .kind == "ClusterAuth" or .spec.managementPolicies == ["Observe"])' <<< "$objects" > /dev/null ||
    fail "some resources in $from no longer only observe; they are not deleted. Look what changes them, and run this again"
  jq '{apiVersion: "v1", kind: "List", items: [.[] | select(.metadata.deletionTimestamp | not) | {apiVersion, kind, metadata: {name: .metadata.name, namespace: .metadata.namespace}}]}' <<< "$objects" |
    k delete --wait=false --ignore-not-found -f - > /dev/null 2>&1 || true # a Usage refuses some until what it is used by is gone
  [ $SECONDS -lt $deadline ] || fail "after $timeout s $left $(jq -r '[.[] | "\(.kind) \(.metadata.name)"] | join(", ")' <<< "$objects") still exist in $from. Run this again"
  sleep 2
done
say "5. Nothing of the cluster is in $from any more."

# --- 6. The new composite resource takes over --------------------------------------------------------------------------------------------

deadline=$((SECONDS + timeout))
# The API server may compare with the old one for a moment longer.
until refusal=$(k -n "$cluster" annotate "$composite" "$cluster" crossplane.io/paused- 2>&1); do
  [ $SECONDS -lt $deadline ] || fail "$refusal"
  sleep 2
done
while :; do
  new=$(get -n "$cluster" "$composite" "$cluster")
  strangers=$(jq -r --argjson adopted "$adopted" '[.spec.crossplane.resourceRefs[]? | select((.apiVersion | contains(".aws.m.upbound.io/")) and .kind != "ClusterAuth")
    | select(. as $r | any($adopted[]; .kind == $r.kind and .name == $r.name) | not) | "\(.kind) \(.name)"] | join(", ")' <<< "$new")
  [ -z "$strangers" ] || fail "the composite resource has composed more than there was: $strangers. Look whether the Composition has changed meanwhile"
  is_true Synced <<< "$new" && is_true Ready <<< "$new" && break
  [ $SECONDS -lt $deadline ] || fail "after $timeout s EKSCluster $cluster/$cluster is not Synced and Ready. Nothing is lost: run this again when that is repaired"
  sleep 2
done
say "6. EKSCluster $cluster/$cluster is Ready."

# --- 7. The new resources manage again ----------------------------------------------------------------------------------------------------

copies=$(objects_in "$cluster" "$adopted")
patch_all "$(jq -c '[.[] | select(.spec.managementPolicies == ["Observe"])]' <<< "$copies")" merge '{"spec":{"managementPolicies":["*"]}}'
until_all "$cluster" "$adopted" Synced Ready
# From now on the fields have one owner: a field that leaves the Composition leaves the object too.
deadline=$((SECONDS + timeout))
while :; do
  copies=$({
    k -n "$cluster" get --show-managed-fields "$(kinds_of <<< "$adopted")" -o json
    k -n "$cluster" get --show-managed-fields "$composite" "$cluster" -o json
  } | jq -cs '.[0].items + [.[1]]')
  ours=$(jq -c --arg manager "$manager" '[.[] | . as $o | (.metadata.managedFields // []) | to_entries | map(select(.value.manager == $manager)) | reverse | select(length > 0)
    | {object: ($o | {apiVersion, kind, metadata: {name: .metadata.name, namespace: .metadata.namespace}}),
       patch: map({op: "test", path: "/metadata/managedFields/\(.key)/manager", value: $manager}, {op: "remove", path: "/metadata/managedFields/\(.key)"})}]
    | group_by(.patch)[] | {patch: .[0].patch, objects: map(.object)}' <<< "$copies")
  [ -n "$ours" ] || break
  while read -r group; do # a controller may write to one of them at the same time; the next round looks again
    patch_all "$(jq -c .objects <<< "$group")" json "$(jq -c .patch <<< "$group")" 2> /dev/null || true
  done <<< "$ours"
  [ $SECONDS -lt $deadline ] || fail "after $timeout s some resources still have fields of $manager. Run this again"
done
say '7. The resources are managed from their new namespace.'

# --- 8. Flux goes on ----------------------------------------------------------------------------------------------------------------------

k -n "$from" patch kustomizations.kustomize.toolkit.fluxcd.io "$kustomization" --type merge \
  -p "{\"spec\":{\"suspend\":null},\"metadata\":{\"annotations\":{\"reconcile.fluxcd.io/requestedAt\":\"$(date -u +%Y-%m-%dT%H:%M:%SZ)\"}}}" > /dev/null
k -n "$cluster" delete configmap "$state" > /dev/null
say "8. The Flux Kustomization $kustomization is active again. $cluster is moved."
