/** Names for the types of one file, each used once. */
export interface TypeNames {
  /** The name of a field's type: the owner's name and the field's. */
  below(owner: string, field: string): string;
  /** `name`, or with the first free number behind it when another path gave the same. */
  claim(name: string): string;
  /** The identifier of a shared definition. */
  ofDefinition(name: string): string;
}

/** Starts with the names that are taken. */
export function typeNames(taken: readonly string[]): TypeNames {
  const used = new Set(taken.map(pascalCase));
  return {
    below: (owner, field) => owner + pascalCase(field),
    claim(name) {
      let free = name;
      for (let number = 2; used.has(free); number++) free = name + number;
      used.add(free);
      return free;
    },
    ofDefinition: pascalCase,
  };
}

const pascalCase = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
