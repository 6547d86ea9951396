import { onceForEach } from '@slipway/manifest';
import {
  type DesiredResource,
  ENVIRONMENT_KEY,
  type FunctionRequest,
  type FunctionResponse,
  type FunctionResult,
  fatalResponse,
  type ObservedResource,
  type Readiness,
} from '../functions/composition-function.ts';
import { decodeInput } from '../functions/decode-input.ts';
import { fieldProblemText } from '../transforms/field-problem.ts';
import { CrossplaneError, withContext } from '../values/crossplane-error.ts';
import { copyJson, floatJson, type GoJson, type GoObject, isGoObject, jsonTypeName } from '../values/go-json.ts';
import { apiVersionOf, kindOf, nameOf, nestedString } from '../values/object-fields.ts';
import { applyCombinePatch, applyFieldPathPatch, decodedBase, missingKind } from './apply-patch.ts';
import { composeConnectionSecret, extractConnectionDetails, keepNames, supportsConnectionDetails } from './connection-details.ts';
import { fromPolicy, type Patch, patchType, type Resources, type ResourceTemplate } from './input.ts';
import { RESOURCES } from './input-type.ts';
import { isReady } from './readiness.ts';
import { inputProblem } from './validate-input.ts';

/** Evaluates function-patch-and-transform 0.10. */
export function patchAndTransform(request: FunctionRequest): FunctionResponse {
  const results: FunctionResult[] = [];
  try {
    return new Run(request, readInput(request.input), results).response();
  } catch (error) {
    if (error instanceof CrossplaneError) return fatalResponse(request, error.message, results);
    throw error;
  }
}

/** The decoded input, with the patches of patch sets in each template. */
interface ResolvedInput extends Resources {
  readonly templates: readonly ResourceTemplate[];
}

function readInput(input: GoJson | undefined): ResolvedInput {
  const read = isGoObject(input) ? knownInput(input) : inputOrError(input);
  if (read instanceof CrossplaneError) throw read;
  return read;
}

/** Composites of one Composition share the decoded input. */
const knownInput = onceForEach((input: GoObject) => inputOrError(input));

function inputOrError(input: GoJson | undefined): ResolvedInput | CrossplaneError {
  try {
    return decodedInput(input);
  } catch (error) {
    if (error instanceof CrossplaneError) return error;
    throw error;
  }
}

function decodedInput(input: GoJson | undefined): ResolvedInput {
  const decoded = withContext('cannot get Function input', () => decodeInput(input, RESOURCES)) as Resources;
  const problem = inputProblem(decoded);
  if (problem !== undefined) throw new CrossplaneError(`invalid Function input: ${fieldProblemText(problem)}`);
  return { ...decoded, templates: withContext('cannot resolve PatchSets', () => resolvedTemplates(decoded)) };
}

function resolvedTemplates({ patchSets = [], resources = [] }: Resources): readonly ResourceTemplate[] {
  const sets = new Map(patchSets.map(({ name = '', patches = [] }) => [name, patches]));
  const resolved = (patch: Patch): readonly Patch[] => {
    if (patchType(patch) !== 'PatchSet') return [patch];
    const patches = sets.get(patch.patchSetName ?? '');
    if (patches === undefined) throw new CrossplaneError(`cannot find PatchSet by name ${patch.patchSetName}`);
    return patches;
  };
  return resources.map((template) => ({ ...template, patches: (template.patches ?? []).flatMap(resolved) }));
}

/** The patches that write to the composed resource. All others read from the observed resource. */
const TO_COMPOSED: readonly string[] = [
  'FromCompositeFieldPath',
  'CombineFromComposite',
  'FromEnvironmentFieldPath',
  'CombineFromEnvironment',
];

/** One run of the function. */
class Run {
  private readonly request: FunctionRequest;
  private readonly input: ResolvedInput;
  private readonly results: FunctionResult[];
  private readonly composite: GoObject;
  private readonly desiredComposite: GoObject;
  private readonly environment: GoObject;
  private readonly desired: Map<string, DesiredResource>;
  private connectionDetails: Record<string, string>;
  private skipped = 0;

  constructor(request: FunctionRequest, input: ResolvedInput, results: FunctionResult[]) {
    this.request = request;
    this.input = input;
    this.results = results;
    this.composite = request.composite.resource;
    const { composite, resources } = request.desired;
    this.desiredComposite = composite === undefined ? {} : copyJson(composite.resource);
    this.desiredComposite.apiVersion = apiVersionOf(this.composite);
    this.desiredComposite.kind = kindOf(this.composite);
    this.connectionDetails = { ...composite?.connectionDetails };
    this.desired = new Map(resources);
    this.environment = environmentOf(request.context);
  }

  response(): FunctionResponse {
    for (const [index, patch] of (this.input.environment?.patches ?? []).entries()) this.applyEnvironmentPatch(patch, index);
    for (const template of this.input.templates) this.compose(template);
    this.composeSecret();
    return {
      desired: {
        composite: {
          resource: floatJson(this.desiredComposite) as GoObject,
          connectionDetails: this.connectionDetails,
          ready: this.skipped > 0 ? 'false' : 'unspecified',
        },
        resources: this.desired,
      },
      context: { ...this.request.context, [ENVIRONMENT_KEY]: floatJson(this.environment) },
      results: this.results,
    };
  }

  private applyEnvironmentPatch(patch: Patch, index: number): void {
    const type = patchType(patch);
    const isFromComposite = ['FromCompositeFieldPath', 'ToEnvironmentFieldPath', 'CombineFromComposite'].includes(type);
    const [from, to] = isFromComposite ? [this.composite, this.environment] : [this.environment, this.desiredComposite];
    const apply = type.startsWith('Combine') ? applyCombinePatch : applyFieldPathPatch;
    try {
      apply(patch, from, to);
    } catch (error) {
      if (!(error instanceof CrossplaneError)) throw error;
      if (error.isNotFound && fromPolicy(patch) === 'Optional') return;
      throw new CrossplaneError(`cannot apply the "${type}" environment patch at index ${index}: ${error.message}`);
    }
  }

  private compose(template: ResourceTemplate): void {
    const name = template.name as string;
    const resource = this.baseOf(template, name);
    const observed = this.request.observed.get(name);
    const ready = observed === undefined ? 'unspecified' : this.observe(template, name, observed, resource);
    for (const [index, patch] of (template.patches ?? []).entries()) {
      if (this.applyPatch(patch, index, { name, resource, observed })) continue;
      this.skipped++;
      return;
    }
    this.desired.set(name, { resource: floatJson(resource) as GoObject, connectionDetails: {}, ready });
  }

  /** Returns a copy of the base, or of the resource of an earlier function. */
  private baseOf({ base }: ResourceTemplate, name: string): GoObject {
    if (base !== undefined) {
      return withContext(`cannot parse base template of composed resource "${name}"`, () => {
        const resource = decodedBase(base);
        if (!isGoObject(resource)) {
          throw new CrossplaneError(`json: cannot unmarshal ${jsonTypeName(resource)} into Go value of type map[string]interface {}`);
        }
        if (kindOf(resource) === '') throw missingKind(resource);
        return resource;
      });
    }
    const desired = this.desired.get(name);
    if (desired !== undefined) return copyJson(desired.resource);
    throw new CrossplaneError(
      `composed resource "${name}" has no base template, and was not produced by a previous Function in the pipeline`,
    );
  }

  /** Reads connection details and readiness of the observed resource, whose name the desired one keeps. */
  private observe(template: ResourceTemplate, name: string, observed: ObservedResource, resource: GoObject): Readiness {
    keepNames(resource, observed.resource);
    this.orWarn(`cannot extract composite resource connection details from composed resource "${name}"`, () => {
      const details = extractConnectionDetails(observed, template.connectionDetails ?? []);
      this.connectionDetails = { ...this.connectionDetails, ...details };
    });
    let ready = false;
    this.orWarn(`cannot check readiness of composed resource "${name}"`, () => {
      ready = isReady(observed.resource, template.readinessChecks ?? []);
    });
    return ready ? 'true' : 'unspecified';
  }

  private orWarn(context: string, run: () => void): void {
    try {
      run();
    } catch (error) {
      if (!(error instanceof CrossplaneError)) throw error;
      this.warn(`${context}: ${error.message}`);
    }
  }

  private warn(message: string): void {
    this.results.push({ severity: 'Warning', message });
  }

  /** Applies a patch. Returns false when the resource must not be created yet. */
  private applyPatch(patch: Patch, index: number, part: Part): boolean {
    const type = patchType(patch);
    const isToComposed = TO_COMPOSED.includes(type);
    if (!isToComposed && part.observed === undefined) return true;
    try {
      const [from, to] = this.sidesOf(type, part);
      if (type.startsWith('Combine')) applyCombinePatch(patch, from, to);
      else applyFieldPathPatch(patch, from, to);
      return true;
    } catch (error) {
      if (!(error instanceof CrossplaneError)) throw error;
      const words = `composed resource "${part.name}" "${type}" patch at index ${index}`;
      if (!error.isNotFound) throw new CrossplaneError(`cannot render ${words}: ${error.message}`);
      if (fromPolicy(patch) !== 'Required') return true;
      if (isToComposed && part.observed === undefined) {
        this.warn(
          `not adding new composed resource "${part.name}" to desired state because "${type}" patch at index ${index} has 'policy.fromFieldPath: Required': ${error.message}`,
        );
        return false;
      }
      this.warn(`cannot render ${words}: ignoring 'policy.fromFieldPath: Required' because 'to' resource already exists: ${error.message}`);
      return true;
    }
  }

  /** Returns the object that a patch reads, and the object that it changes. */
  private sidesOf(type: string, { resource, observed }: Part): readonly [from: GoObject, to: GoObject] {
    switch (type) {
      case 'FromCompositeFieldPath':
      case 'CombineFromComposite':
        return [this.composite, resource];
      case 'FromEnvironmentFieldPath':
      case 'CombineFromEnvironment':
        return [this.environment, resource];
      case 'ToCompositeFieldPath':
      case 'CombineToComposite':
        return [(observed as ObservedResource).resource, this.desiredComposite];
      default:
        return [(observed as ObservedResource).resource, this.environment];
    }
  }

  private composeSecret(): void {
    if (supportsConnectionDetails(this.composite) || Object.keys(this.connectionDetails).length === 0) return;
    const secret = withContext('cannot compose connection secret', () =>
      composeConnectionSecret(this.composite, this.connectionDetails, this.input.writeConnectionSecretToRef),
    );
    this.desired.set(`${nameOf(this.composite)}-connection-secret`, secret);
  }
}

interface Part {
  readonly name: string;
  readonly resource: GoObject;
  readonly observed: ObservedResource | undefined;
}

function environmentOf(context: GoObject): GoObject {
  const value = context[ENVIRONMENT_KEY];
  const environment = isGoObject(value) ? copyJson(value) : {};
  if (nestedString(environment, 'apiVersion') === '' && kindOf(environment) === '') {
    environment.apiVersion = 'internal.crossplane.io/v1alpha1';
    environment.kind = 'Environment';
  }
  return environment;
}
