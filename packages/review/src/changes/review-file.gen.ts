// Generated from review.schema.json. To change it, run npm run codegen:settings.

/** The effects of a change of a fleet, as `slipway review --output json` prints them. */
export interface ReviewFile {
  /** The counts and the sides of the review. */
  readonly summary: ReviewSummary;
  /** The highest risk first, then by action, kind and name. */
  readonly changes: readonly ReviewChange[];
  /** Composites and claims of the repository whose resources a change reaches, or may reach. Absent without one. */
  readonly composites?: readonly ReviewComposite[];
  /** Releases whose charts are rendered and change, sorted by name. Absent without one. */
  readonly releases?: readonly ReviewRelease[];
  /** The highest level first. */
  readonly risks: readonly ReviewRisk[];
  /** The parts of the fleet whose changes are unknown. */
  readonly unknown: readonly Unknown[];
  /** The Flux Kustomizations that apply changed objects, with their parents and dependencies. */
  readonly kustomizations: readonly ReviewKustomization[];
  /** The highest risk first; absent without a CODEOWNERS file. */
  readonly reviewers?: readonly Reviewer[];
  /** Findings of the command, as `slipway check --output json` prints them. */
  readonly findings?: readonly ReviewFinding[];
}

/** The counts and the sides of the review. */
export interface ReviewSummary {
  /** The old side: a revision or a folder. */
  readonly base: string;
  /** The new side: a revision or a folder. */
  readonly head: string;
  /** Whether the review has changes that a reader must see. */
  readonly changed: boolean;
  /** The highest level of the risks; 0 without a risk. */
  readonly risk: RiskLevel;
  /** Number of clusters on either side. */
  readonly clusters: number;
  /** Number of clusters with changes. */
  readonly changedClusters: number;
  /** Number of changes, by action. */
  readonly actions: {
    readonly create?: number;
    readonly change?: number;
    readonly delete?: number;
    readonly orphan?: number;
    readonly move?: number;
    readonly recreate?: number;
    readonly blocked?: number;
  };
  /** Clusters that only the new side has. */
  readonly newClusters: readonly string[];
  /** Clusters that only the old side has. */
  readonly removedClusters: readonly string[];
  /** Number of objects that are not shown, because all their differences are hidden. */
  readonly noiseOnly: number;
  /** Differences that are counted and not shown, by reason, each on each cluster. */
  readonly hidden: HiddenDifferences;
  /** The pull request or merge request of the review in CI. Absent without one. */
  readonly request?: ReviewRequest;
}

/** 4: data or a cluster may be lost. 3: recreated, or cannot be undone. 2: security. 1: behaviour. 0: no running program. */
export type RiskLevel = 0 | 1 | 2 | 3 | 4;

/** Number of differences that are counted and not shown, by reason. */
export interface HiddenDifferences {
  /** The quantities are equal: `1` and `1000m`. */
  readonly 'same-quantity'?: number;
  /** null, or empty labels or annotations. */
  readonly empty?: number;
  /** The default that the API server sets. */
  readonly default?: number;
  /** A label or annotation that only names the release of the object. */
  readonly 'release-mark'?: number;
  /** A description in the schema of a CRD. */
  readonly description?: number;
}

/** The pull request or merge request of the review in CI. Absent without one. */
export interface ReviewRequest {
  /** `acme/fleet`, or the number or path of a project. */
  readonly repository: string;
  /** Its number. */
  readonly number: number;
  /** Its last commit. */
  readonly commit: string;
}

/** One change of an object, with all clusters on which it happens. */
export interface ReviewChange {
  /** The effect on the object. */
  readonly action: ReviewAction;
  /** API version of the object. */
  readonly apiVersion: string;
  /** Kind of the object. */
  readonly kind: string;
  /** Absent for cluster-scoped objects. */
  readonly namespace?: string;
  /** Name of the object. */
  readonly name: string;
  /** Sorted. */
  readonly clusters: readonly string[];
  /** The highest level of its rules; 0 without a rule. */
  readonly risk: RiskLevel;
  /** Rules that apply, the highest first. */
  readonly rules: readonly string[];
  /** The differences; the whole object if it is created, nothing if it is deleted. */
  readonly hunks: readonly Hunk[];
  /** `namespace/name` of the Flux Kustomization that applies it, or did; of an object of a release, the one that applies the HelmRelease. */
  readonly kustomization: string;
  /** The Flux Kustomization that applied it before, for an object that moves. */
  readonly movedFrom?: string;
  /** `Kind/namespace/name` of the deleted object that this one most likely replaces; `hunks` are then the differences. */
  readonly renamedFrom?: string;
  /** `Kind/namespace/name` of the object that most likely replaces it. */
  readonly renamedTo?: string;
  /** Live composite resources of a changed Composition, by their reaction: each `Kind/namespace/name`, sorted. */
  readonly composites?: Composites;
  /** `Kind/namespace/name` of the Composition of this composite resource, if that changes, too. */
  readonly composition?: string;
  /** The composites that compose it, for a resource that Crossplane composes. Its name is then that of its template in the Composition. */
  readonly composed?: ComposedBy;
  /** The templates of a changed Composition that are not the same before and after. Each of its composites creates and deletes resources by their names. */
  readonly templates?: TemplateChanges;
  /** The cause of the action, if the object alone does not show it. */
  readonly why?: ReviewCause;
  /** Messages with which the API server refuses it. */
  readonly refusals?: readonly string[];
  /** Set if its Pods are restarted. */
  readonly restarts?: true;
  /** Number of differences that are only counted, by reason. */
  readonly hidden?: HiddenDifferences;
  /** The source position of the cause. */
  readonly cause?: Cause;
  /** The position of a deleted object in the base. */
  readonly was?: Cause;
  /** `namespace/name` of the HelmRelease that installs it, for an object of a rendered chart. */
  readonly release?: string;
  /** The template of the chart that prints it: `web/templates/deployment.yaml`. */
  readonly template?: string;
  /** Set if a value that only the cluster has decides whether the release has it. */
  readonly perhaps?: true;
}

/** What Flux does with an object. `orphan`: it leaves the inventory and remains on the cluster. `move`: another Flux Kustomization applies it from now on. `recreate`: it is deleted and created again, because a field is immutable. `blocked`: nothing happens. */
export type ReviewAction = 'create' | 'change' | 'delete' | 'orphan' | 'move' | 'recreate' | 'blocked';

/** One displayed difference of an object. */
export interface Hunk {
  /** Path in the usual form: `spec.template.spec.containers[name=app].image`; empty for the whole object. */
  readonly path: string;
  /** The kind of the difference. */
  readonly op: 'add' | 'remove' | 'change' | 'reorder';
  /** Absent if there was no value, or if the value may be a secret. */
  readonly before?: unknown;
  /** Absent if there is no new value, or if the value may be a secret. */
  readonly after?: unknown;
  /** Lines of a text with ` `, `-` or `+` in front, with some lines around them. */
  readonly lines?: readonly string[];
  /** The size of a version change: `down` if the new version is older. */
  readonly step?: VersionIncrement;
  /** Set if the value may be a secret, and is not shown. */
  readonly confidential?: true;
}

/** The size of a version change: `down` if the new version is older. */
export type VersionIncrement = 'major' | 'minor' | 'patch' | 'down';

/** Live composite resources of a changed Composition, by their reaction: each `Kind/namespace/name`, sorted. */
export interface Composites {
  /** They use the new revision at once. */
  readonly automatic: readonly string[];
  /** They keep their revision: `compositionUpdatePolicy: Manual`, or a selector of revisions that the new one does not match. */
  readonly manual: readonly string[];
}

/** The composites that compose it, for a resource that Crossplane composes. Its name is then that of its template in the Composition. */
export interface ComposedBy {
  /** Name of the Composition. */
  readonly composition: string;
  /** `Kind/namespace/name` of the composites or claims in the repository, sorted. */
  readonly composites: readonly string[];
  /** Templates of the composites between them and the resource. Absent without one. */
  readonly within?: readonly string[];
  /** Set if the resource in the cloud remains when the object is deleted: deletionPolicy Orphan, or managementPolicies without Delete. */
  readonly kept?: true;
  /** Set if the object that replaces it has the same external name, and so manages the same resource in the cloud. `kept` is set, too. */
  readonly takenOver?: true;
}

/** The templates of a changed Composition that are not the same before and after. Each of its composites creates and deletes resources by their names. */
export interface TemplateChanges {
  /** Their resources are deleted. */
  readonly removed: readonly string[];
  /** Their resources are created. */
  readonly added: readonly string[];
  /** Their resources are deleted, and created again. */
  readonly renamed: readonly RenamedTemplate[];
  /** Their old resources are left behind, and new ones are created. */
  readonly otherKind: readonly string[];
}

export interface RenamedTemplate {
  readonly from: string;
  readonly to: string;
}

/** The cause of the action, if the object alone does not show it. */
export type ReviewCause =
  | 'removed'
  | 'pruning-changes'
  | 'mark-only-in-git'
  | 'owner-deleted'
  | 'namespace-deleted'
  | 'definition-deleted'
  | 'not-pruned'
  | 'cluster-changed'
  | 'refused'
  | 'refused-with-another'
  | 'waits-for-refused'
  | 'waits-for-suspended'
  | 'may-be-deleted-first'
  | 'old-owner-remains'
  | 'taken-over'
  | 'may-be-suspended-first'
  | 'not-in-chart'
  | 'release-uninstalled'
  | 'kept-by-policy'
  | 'chart-crd-kept'
  | 'chart-crd-not-upgraded'
  | 'left-in-old-namespace'
  | 'upgrade-fails'
  | 'no-upgrade'
  | 'template-removed'
  | 'template-renamed'
  | 'kind-changed'
  | 'composite-deleted';

/** The source position of the cause of a change. */
export interface Cause {
  /** File name: relative to the working directory of the command, or `REVISION:FILE`. */
  readonly file: string;
  /** Line, from 1. */
  readonly line?: number;
  /** The variable with the value, or the field of a kustomization.yaml that set it. */
  readonly by?: string;
  /** Path from the root of the repository, if the repository has the file. */
  readonly path?: string;
}

/** Composites to whose resources a change does the same. `changes` has these resources, except those of composites that are created or deleted. */
export interface ReviewComposite {
  /** `Kind/namespace/name`, sorted. */
  readonly names: readonly string[];
  /** Sorted. */
  readonly clusters: readonly string[];
  /** Name of their Composition; absent if it is unknown. */
  readonly composition?: string;
  /** `changed`: the composite exists before and after. */
  readonly event: CompositeEvent;
  /** `kept`: the composite keeps its revision of the Composition. `fails`: Crossplane refuses to compose it, and changes nothing. */
  readonly effect: CompositeEffect;
  /** Why the composite keeps its revision, why the effect is unknown, or the error of Crossplane. */
  readonly message?: string;
  /** Composites among the resources whose own resources are unknown, with the reason. Absent without one. */
  readonly unknown?: readonly string[];
  /** Number of resources of one composite with this change, by kind, or by action for `changed`. */
  readonly resources: {
    readonly [k: string]: number;
  };
}

/** `changed`: the composite exists before and after. */
export type CompositeEvent = 'changed' | 'created' | 'deleted';

/** `kept`: the composite keeps its revision of the Composition. `fails`: Crossplane refuses to compose it, and changes nothing. */
export type CompositeEffect = 'composed' | 'kept' | 'fails' | 'unknown';

/** A HelmRelease whose chart is rendered, and what helm-controller does with it. `changes` has its objects. */
export interface ReviewRelease {
  /** `namespace/name` of the HelmRelease. */
  readonly name: string;
  /** Sorted. */
  readonly clusters: readonly string[];
  /** `reinstall`: it is uninstalled and installed again. `no-upgrade`: its objects differ, and helm-controller does not upgrade it. */
  readonly action: ReviewReleaseAction;
  /** The chart before the change; absent for a new release. */
  readonly before?: ReviewChart;
  /** The chart after the change; absent for a release that is uninstalled. */
  readonly after?: ReviewChart;
  /** Number of its objects after the change; before it, if it is uninstalled. */
  readonly objects: number;
  /** Number of its objects that are not shown, because all their differences are hidden. */
  readonly noiseOnly: number;
  /** Hooks that run, with their events: `pre-upgrade Job/apps/migrate`. */
  readonly hooks: readonly string[];
  /** Functions of random content that its templates call. Their values change at every upgrade, and are not compared. */
  readonly random: readonly string[];
  /** Images that change. */
  readonly images: readonly ReviewImage[];
  /** Default values of the chart that change, first those that the HelmRelease sets. At most 100. */
  readonly values: readonly ReviewDefault[];
}

/** `reinstall`: it is uninstalled and installed again. `no-upgrade`: its objects differ, and helm-controller does not upgrade it. */
export type ReviewReleaseAction = 'install' | 'upgrade' | 'uninstall' | 'reinstall' | 'no-upgrade';

/** A chart in a version. */
export interface ReviewChart {
  /** Name of the chart. */
  readonly name: string;
  /** Version of the chart. */
  readonly version: string;
}

/** An image before and after the change. */
export interface ReviewImage {
  /** Absent for a new image. */
  readonly before?: string;
  /** Absent for an image that is not used any more. */
  readonly after?: string;
}

/** A default value of a chart that changes. */
export interface ReviewDefault {
  /** Path in the values: `image.tag`. */
  readonly path: string;
  /** Absent for a new value. */
  readonly before?: unknown;
  /** Absent for a value that the chart does not have any more. */
  readonly after?: unknown;
  /** Set if the HelmRelease sets the value, so that the default has no effect. */
  readonly set?: true;
}

/** A risk with its objects and clusters. */
export interface ReviewRisk {
  /** Id of the rule; `slipway explain RULE` documents it. */
  readonly rule: string;
  /** The level of the rule. */
  readonly level: RiskLevel;
  /** The evidence, with names and values. */
  readonly evidence: string;
  /** How to lower the risk. */
  readonly remedy: string;
  /** `Kind/namespace/name`, sorted. */
  readonly objects: readonly string[];
  /** Clusters of these objects, sorted. */
  readonly clusters: readonly string[];
  /** The position of the object, if none of the changes has it. */
  readonly cause?: Cause;
}

/** A part of the fleet whose changes are unknown, and why. */
export interface Unknown {
  /** `not-built`: a Flux Kustomization fails on one side only; `fails-on-both`; `in-part`: content of another host is unknown; `suspended`; `chart`: the chart of a HelmRelease is not available, on one `side` or on both; `package`: the package of a changed Configuration of Crossplane is not available; `not-rendered`: Helm does not render a HelmRelease on one `side`; `variable`: only the cluster has the value. */
  readonly what: 'not-built' | 'fails-on-both' | 'in-part' | 'suspended' | 'chart' | 'package' | 'not-rendered' | 'variable';
  /** The side on which the build fails, on which the chart is not available, or on which Helm does not render it. */
  readonly side?: 'base' | 'head';
  /** A Flux Kustomization, HelmRelease, Configuration or variable. */
  readonly name: string;
  /** Its clusters, sorted. */
  readonly clusters: readonly string[];
  /** The error message, or the chart that is not available. */
  readonly message?: string;
}

/** A Flux Kustomization that applies changed objects, or a parent or dependency of one. */
export interface ReviewKustomization {
  /** `namespace/name`. */
  readonly name: string;
  /** Its clusters, sorted. */
  readonly clusters: readonly string[];
  /** `Kind/namespace/name`. */
  readonly source: string;
  /** `namespace/name` of its dependencies. */
  readonly dependsOn: readonly string[];
  /** `namespace/name` of the Flux Kustomization that applies it. */
  readonly appliedBy?: string;
  /** The side that has it, if the other side does not. */
  readonly only?: 'base' | 'head';
}

/** An owner of files that cause changes, by the CODEOWNERS file of the base. */
export interface Reviewer {
  /** `@user`, `@organisation/team` or an address. */
  readonly owner: string;
  /** Number of changes. */
  readonly changes: number;
  /** The highest risk of these changes. */
  readonly risk: RiskLevel;
  /** Paths from the root of the repository, sorted. */
  readonly files: readonly string[];
}

/** A finding of the command. */
export interface ReviewFinding {
  readonly [k: string]: unknown;
}
