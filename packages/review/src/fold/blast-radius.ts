/** Returns the environment in the name of a cluster; undefined if it has none. Reads as much as a name of Kubernetes can have. */
function environmentOf(cluster: string): string | undefined {
  const words = cluster
    .slice(0, MAX_NAME)
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return words.map((word) => ENVIRONMENTS.get(word)).find((environment) => environment !== undefined);
}

const MAX_NAME = 253;

const ENVIRONMENTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    production: ['production', 'prod', 'prd', 'live'],
    staging: ['staging', 'stage', 'stg', 'preprod', 'uat'],
    test: ['test', 'testing', 'qa'],
    development: ['development', 'develop', 'dev'],
  }).flatMap(([environment, words]) => words.map((word) => [word, environment] as const)),
);

/** Counts the clusters of each environment, the most important one first. Clusters without an environment come last. */
export function blastRadius(
  clusters: readonly string[],
): readonly { readonly environment: string | undefined; readonly clusters: readonly string[] }[] {
  const groups = Map.groupBy(clusters, environmentOf);
  return ['production', 'staging', 'test', 'development', undefined].flatMap((environment) => {
    const found = groups.get(environment);
    return found === undefined ? [] : [{ environment, clusters: found }];
  });
}
